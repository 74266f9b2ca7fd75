import type { Obstacle } from "../../content-contract";

export const pathObstacles: readonly Obstacle[] = [
  {
    id: "swing-bridge",
    what: "the swing bridge has stuck half open",
    trouble: "the open bridge",
    kind: "path",
    use: "rope",
    needs: ["strong", "handy"],
    vars: {
      bridge: ["the swing bridge", "the canal bridge", "the harbour bridge", "the turning bridge", "the lock bridge"],
      craft: ["a barge of turnips", "a dredger", "a floating bakery", "a gravel barge", "a paddle boat", "a hay barge"],
    },
    meet: [
      "{The bridge} had swung open for {a craft}, and then it had stuck halfway. [It pointed {upstream|at nobody}, like a lost signpost.] Between {Hero} and the other half lay four metres of {brown|oily} water. Over there, {so near|plain to see}, began the way to {the place} +but nobody can {walk|step} across water.",
      "A {queue|crowd} had formed by the water, and in the {middle|front} of it somebody was {shouting|complaining}. {The bridge} had opened for {a craft}, and now it would not close, because the {motor|gearbox} had {stopped|died}. “Tomorrow, perhaps,” said the {keeper|bridge man}. {Hero} had to cross today, to get to {the place} +and there was no other bridge for {miles|an hour’s walk}.",
      "Nothing is so {noticeable|embarrassing} as a bridge that stops halfway. {The bridge} had let {a craft} through, and now it hung over the {water|waves}, pointing at a {cow|chimney}. [Behind {the craft} the {hooting|shouting in Dutch} had begun.] {Hero} could read the {street sign|posters} on the other side, where one went to {the place} +but on this side the road stopped at the edge.",
    ],
    fails: [
      {
        id: "press-everything",
        what: "presses every button in the control box; it opens wider",
        texts: [
          "One of the {six|nine} buttons in the bridge man’s box must {mean|say} ‘close’, thought {Hero}, and pressed one after another. A siren bleated. {The bridge} shuddered, and moved in exactly the wrong direction. Now the gap was twice as wide +and that came of {guessing|not asking}.",
          "“How {hard|complicated} can it be?” said {Hero}, and pulled the {longest|biggest} lever in the control box. {The bridge} groaned, and opened wider still. [{The craft} had to back into {a jetty|the reeds}.] Levers, it seems, are for people who have {asked|been taught} +and {Hero} let go, {red|hot} to the neck.",
        ],
      },
      {
        id: "shout-orders",
        what: "orders the whole queue to push; everybody pushes differently",
        texts: [
          "{Hero} stood on a {box|step} and told {everybody|the whole queue} to push. They {did|pushed}, nineteen people in {nineteen|five} directions. [Someone lost a {hat|sandwich} in the water.] {The bridge} moved by the width of a {biscuit|thumb}, and swung back again +and {Hero} noticed that shouting is not the same as {leading|planning}.",
          "“All {together|at once}!” cried {Hero} to the people in the queue +but nobody {knew|agreed} which way to push. Half of them {pushed|heaved} against the other half, {quite|really} bravely. {The bridge} clanked back to where it had been. [The {queue|crowd} blamed {Hero}, not {entirely|altogether} unfairly.]",
        ],
      },
    ],
    solve: [
      "{The helper} {cranked|freed} the rusty hand wheel, while {Hero} {tied|knotted} {the tool} to the {loose|free} end of {the bridge}. This time {Hero} {explained|told} everybody the plan, just once, and counted. On {three|four} they all pulled, with {the pal} {beside|watching} {him} +and the two halves {met|joined} with a clunk, so that one could walk across.",
      "“Not {strength|force},” said {the helper}, “but patience.” They tied {the tool} to the end of {the bridge}, {ran|looped} it round a {bollard|ring} on the bank, and took it in a little at a time. {Hero} pulled, {the helper} held, and then they {rested|waited}. [{The pal} kept an {eye|ear} on the knot.] Inch by inch {the bridge} came {home|round} +and at last it was shut.",
      "“Let {the craft} do the pulling,” said {the helper}. So {Hero} lowered one end of {the tool} to the {captain|man on board}, and {the helper} tied the other end to {the bridge}. Then {the craft} moved off, ever so {gently|slowly} +and behind it {the bridge} swung shut. [{The pal} was the first to walk across, like a {foreman|duchess}.]",
      "“Oil first, muscles {later|last},” {the helper} recommended, and oiled every cog under {the bridge}. {Hero} tied {the tool} to its end, gave the rest of it to the {crowd|whole queue}, and beat time, so that all of them pulled together. [{The pal} had the {front place|best view}.] {The bridge} swung shut, {majestically|like a gate} +and they all walked across.",
    ],
  },
  {
    id: "turned-signposts",
    what: "all the signposts have been turned round",
    trouble: "the twisted signpost",
    kind: "path",
    use: "paper",
    needs: ["clever", "kind"],
    vars: {
      cross: ["the five-way cross", "the windy junction", "the old coach stop", "the roundabout", "the hilltop fork"],
      turner: ["the gale", "a learner driver", "a cow with an itch", "a removal van", "the school rugby team"],
    },
    meet: [
      "At {the cross} stood a signpost with {five|six} arms, and each of them was {lying|wrong}, because {the turner} had spun it round. The arm that said ‘To the Sea’ now pointed {inland|straight up}. [The one for {the place} pointed into a pond.] {Hero} had never been to {the place} before +so there was no telling which road to take.",
      "“{Left|Right} for {the place},” said the signpost at {the cross}. A hundred steps on, its {twin|cousin} said the opposite. {The turner} had knocked against them, and now the arms pointed anywhere. {Hero} looked down {five|four} roads, which all looked {innocent|sure of themselves} +and only one of them could be right.",
      "Everybody had said that {the cross} was {unmistakable|easy}: one only had to read the signpost. But {the turner} had bumped into it, and since then all five of its arms had pointed the wrong way. [‘{The place}’, said one, and meant a {hedge|haystack}.] {Hero} walked {once|twice} round the post, looking for the road to {the place} +and knew less than before.",
    ],
    fails: [
      {
        id: "trust-loudest",
        what: "follows the freshest sign without thinking; comes out at a rubbish tip",
        texts: [
          "{Hero} chose the {newest|biggest} sign, since it {looked|seemed} the most confident. After {a mile|twenty minutes} the road ended at a rubbish tip with a {barking|sleepy} dog. “You’re the {ninth|twelfth} today,” said the {farmer|man} there. [Fresh paint isn’t {proof|evidence}, {he} thought, all the {uphill|muddy} way back.] A good deal of time was gone +and {Hero} stood at {the cross} again.",
          "“A sign is {a sign|there to help},” said {Hero}, and {marched|strode} off as it {told|ordered} {him}. The road {shrank|narrowed} to a lane, then to {nettles|a path}, and then it was not there at all. [{The pal} had stopped at the first {bend|puddle}, with a look.] {Hero} had to walk the whole way back +and {he} still did not know which road was right.",
        ],
      },
      {
        id: "toss-coin",
        what: "tosses a coin for it; loses the coin and the time",
        texts: [
          "When you {know|understand} nothing, you can {always|still} toss a coin. {Hero} {tossed|spun} one, and then {again|twice more}, because {he} did not {like|care for} the answer. At last it {rolled|bounced} down a drain. That made ten minutes and {five|ten} pence {wasted|gone} +and {Hero} was still at {the cross}.",
          "“{Heads|Tails},” said {Hero}, and {ran|hurried} down a road {picked|chosen} by the coin. It went past {a sight}, and past {a sight 2}, in a {huge|wide} circle. [Luck was {busy|elsewhere} that day.] At the end of it {Hero} stood at {the cross} again +and now {his} feet were sore as well.",
        ],
      },
    ],
    solve: [
      "“One thing here is {true|certain},” said {the helper}. “You know which road you came by.” So {Hero} drew {the cross} on {the tool}, and {turned|twisted} the drawing until the way home {lay|was} behind {him}. Then {the helper} could show where each of the other roads must go. [{The pal} kept guard.] They swung the arms of the signpost straight, for everybody after them +and took the road to {the place}.",
      "{The helper} asked one question after another, and {Hero} wrote on {the tool} what nobody could {turn|move}: the river, the {sun|hill}, the smell of {the mill|cows}. “Now cross out the roads that {can’t|don’t} fit,” said {the helper}. They crossed out one after the other, until only a single one was left. That was the road to {the place} +and {the pal} was already some way along it.",
      "“Roads leave traces,” said {the helper}. Where did the {wheel marks|hoof prints} go, and which way did the {stream|ditch} run? {Hero} noted it all on {the tool}, road by road, and crossed out whatever could not lead to {the place}. [{The pal} sat down on the right one even sooner.] In the end there was only one road left +so they took that, and it was right.",
      "“Who delivers the {milk|post} here?” asked {the helper}. It was a woman with a {pony|moped}, and she never looked at the signs, for she knew every lane. She told them how to get to {the place}, bend by bend +and {Hero} wrote it on {the tool}. [{He} read it {out|back} to {the pal}.] {The helper} turned the arms of the signpost the right way round, and then they could go on.",
    ],
  },
  {
    id: "dark-arcade",
    what: "the only way leads through the arcade, where the power has failed",
    trouble: "the dark passage",
    kind: "path",
    use: "light",
    needs: ["bright", "small", "clever"],
    vars: {
      arcade: [
        "the covered market",
        "the glass arcade",
        "the lower station",
        "the long subway",
        "the old tram tunnel",
        "the fish hall",
      ],
      thing: [
        "a piano with its lid up",
        "nine shop dummies",
        "a stack of cages",
        "a stuffed bear in a fez",
        "a forest of mops",
        "rolls of carpet",
      ],
    },
    meet: [
      "{The arcade} was the shortest way left, and {normally|usually} the brightest. Now a {fuse|switch} had blown, and it was {black|dark} from end to end. [Somewhere inside {a tap|water} dripped.] {Hero} knew that there was nothing {in there|to fear} +but {his} {knees|feet} had heard otherwise.",
      "“{Closed|No lights},” said the card at {the arcade}, “owing to mice in the {wires|fuse box}.” [The far door {stood|was} open, two hundred steps {off|away}.] [You could see it, {small|pale} as a stamp.] Between the entrance and the far end it was as {dark|black} as a cello case.",
      "Of course it would be today that {the arcade} had no {current|power}. Out of the {entrance|archway} came a cold smell of {cabbage|rubber} and, every so often, a {clank|plop}. [The {caretaker|watchman} had gone to find a {fuse|candle}, and that was an hour ago.] There was no way {round|past} it, only through.",
    ],
    fails: [
      {
        id: "by-memory",
        what: "goes by memory; the stalls have been moved",
        texts: [
          "{He} had {walked|gone} through {the arcade} a hundred times, so {he} {shut|closed} {his} eyes and {did|tried} it by heart. At step {thirty|forty} {he} met {a thing}, which had been {moved|delivered} since. [They both fell {over|down}, slowly.] [Memory is a map, but only of {the past|last week}.] {Hero} groped back.",
          "“{Twelve|Ten} steps, left, ninety steps,” {Hero} {recited|said}, and boldly set off. {Somebody|The cleaners} had rearranged everything. [{He} shook {hands|paws} with {a thing}, apologised, and lost count.] When {he} {found|felt} a door, it was the one {he} had {come|started} in by.",
        ],
      },
      {
        id: "be-fearless",
        what: "pretends not to mind, races off and misses the turning",
        texts: [
          "“I’m not {bothered|nervous},” {Hero} announced, far too {loudly|often}. [The echo repeated it {nine|several} times.] [To prove it, {he} {walked|ran} faster, whistling.] A person who is {pretending|acting} does not look where the feet are going: {he} {sailed|went} past the turning, and {hugged|met} {a thing}.",
          "{He} {decided|chose} to be fearless, which {worked|lasted} until something creaked +and then {he} {ran|bolted}, and took a {mop|bucket} along. [The creak was only {the pal}, on a {board|loose tile}.] [“I {meant|wanted} to do that,” said {Hero}, outside, to no one at all.]",
        ],
      },
    ],
    solve: [
      "“{Point|Aim} it lower,” said {the helper}. {Hero} {tipped|turned} {the tool} to the floor, and there ran a line of {brass|white} tiles, laid for {exactly|just} this. [{He} admitted, {out loud|quietly}, that {he} {was} {a bit|rather} scared +and it helped.] They {followed|walked} the tiles, {the pal} {between|ahead of} them, to the {open|far} door.",
      "{The helper} took one {side|wall}, and {Hero} lifted {the tool} up to the shop windows. [The glass threw the light {on|across}, from pane to pane.] [{A thing} turned out to be {only|just} itself.] {The pal} padded on through the {long|soft} glow +and the dark {kept|stood} back, almost politely.",
      "They waited until their eyes had got used to the {dark|blackness}. “Now,” said {the helper}, and {Hero} uncovered {the tool}, little by little. [Things only {jump|startle} one when they appear too suddenly.] One shop after another came {out|forward}, and {a thing}, and the shadow of {the pal} +and there stood the door.",
      "{The helper} knew a thing about {mirrors|shop windows}. They propped {two|three} of them at the corners, {Hero} aimed {the tool}, and the light went {off|round}, like a {billiard ball|messenger}, to the far {end|door}. [Somewhere on its way it winked at {a thing}.] {The pal} set out along it +and nobody had to {run|guess}.",
    ],
  },
  {
    id: "flock-in-road",
    what: "a flock fills the road and will not move",
    trouble: "the blocked road",
    kind: "path",
    use: "sound",
    needs: ["kind", "strong", "clever"],
    vars: {
      flock: [
        "two hundred sheep",
        "ninety goats",
        "three hundred geese",
        "sixty heifers",
        "a hundred and one ducks",
        "seventy alpacas",
      ],
      drover: [
        "a drover with a limp",
        "a boy on a pony",
        "a farmer in a suit",
        "a girl with two crooks",
        "a shepherd’s aunt",
      ],
    },
    meet: [
      "Round the {bend|corner} came {the flock}, from wall to wall, {like|as slow as} lava. There they {met|saw} a puddle they did not {trust|like} +and they all stopped. [{A drover} waved from the {back|far end}.] {Hero} could see nothing but {animals|warm backs}, all facing the {wrong|other} way.",
      "The road to {the place} was occupied. It {contained|held} {the flock}, {a drover} and a great deal of {opinion|noise}. “They’re on strike,” said {the drover}. “It’s because of the puddle.” [Nobody had ever {explained|mentioned} to {the flock} that {Hero} was {late|in a hurry}.]",
      "“After you,” said {Hero} to the first of {the flock}, and that was {unwise|a mistake}. There was a {second|tenth}, and a {hundredth|last} so far off that it had another {weather|postcode}. On the {wall|milestone} sat {a drover}, with a {flask|crossword}. “They won’t go past the puddle,” came the {answer|news}. “But they’ll move {presently|by and by}” +and that might mean {Thursday|autumn}, {Hero} felt.",
    ],
    fails: [
      {
        id: "drive",
        what: "claps and drives them; they scatter into gardens",
        texts: [
          "{Hero} {clapped|waved} {his} hands and {yelled|roared} +and {the flock} parted, with enthusiasm, into {eleven|nine} gardens and a {bank|barber’s}. [One of them {ate|sat on} a prize hat.] Now it took half the {street|village} to collect them. [The road was as {full|blocked} as before, but {crosser|hotter}.]",
          "“{Hup|Move}!” {he} cried, as {farmers|experts} do. It worked on {one|the smallest}. [The others closed up, shoulder to {shoulder|tail}, and stared as though {he} had {shouted|whistled} in church.] “They {push|lean} when they’re frightened,” {called|sighed} {the drover}, “and you frighten them.”",
        ],
      },
      {
        id: "wade",
        what: "tries to wade through the middle and is carried backwards",
        texts: [
          "{He} {turned|went} sideways and waded in. For {six|ten} steps it went {well|nicely}. Then {the flock} {turned|wheeled} round, and carried {him} and {the pal} back past {a sight}, like a pair of corks. [Going against a {crowd|flock} takes more than {elbows|hurry}.]",
          "{Hero} {chose|tried} the middle gap. It {closed|shut}. [{He} chose another.] [{Warm|Damp} noses went through {his} pockets, and {found|ate} the list.] After {a quarter|half} of an hour {he} {was} {two|three} steps further from the end than {at the start|before}.",
        ],
      },
    ],
    solve: [
      "“They {follow|like} anyone who’s {calm|in no hurry},” said {the helper}, and {took|led} the oldest. {Hero} walked in front and {sounded|played} {the tool}, low and {even|regular}. [A head turned, and {the next|another}.] Behind {him}, {the pal} and {the flock} came on like {a procession|a choir} +and the road opened.",
      "{The helper} {found|knew} a side gate. [The animals only {lacked|needed} a reason to go through it.] {Hero} {stood|went} inside it, and {sounded|tried} three soft notes on {the tool}, over and over again +and {one by one|in pairs} {the flock} trotted in, with {the pal} behind them. [{The drover} took off a hat.]",
      "It is the {second|left} one that decides, {the helper} {explained|had learnt}, in any flock. So {Hero} made friends with that one, and {played|sounded} for it, on {the tool}, something between a {march|hymn} and a {lullaby|polka}. [{The drover} stopped {shouting|waving}.] The chosen animal {stepped|walked} round the puddle +and {the flock} simply followed, {the pal} in the middle.",
      "“What’s in the puddle?” {the helper} {inquired|wished to know}. Only the sky was, upside down, and that {frightened|astonished} the animals. They swept the puddle {out|dry} with {a broom|branches}, and then {Hero} gave a signal on {the tool}, {short|two notes} and {pleasant|rising}. [“Well, I never,” said {the drover}.] In good order, {the flock} passed {the pal} by.",
    ],
  },
  {
    id: "balance-lift",
    what: "the cliff lift only goes up when the car at the top is heavier",
    trouble: "the stranded lift",
    kind: "path",
    use: "box",
    needs: ["small", "handy", "kind"],
    vars: {
      lift: ["the cliff lift", "the water lift", "the hill railway", "the two-car tram", "the steep railway"],
      ballast: ["gravel", "windfall apples", "wet sand", "potatoes", "chestnuts", "old horseshoes"],
    },
    meet: [
      "{The lift} had two {cars|cabins} on one long cable. It ran on a {simple|lovely} principle: whichever was heavier came down. {Hero} stood in the {bottom|lower} car, with {the pal}. At the top, {forty|sixty} metres up, the other hung {empty|vacant}, weighing {nothing|far too little} +so nobody went {anywhere|up}.",
      "“{Out of order|No water} since {Friday|Easter},” said the {ticket girl|signboard} at {the lift}. [In {better|wetter} times they filled the upper car from a {tank|spring}.] Without {a weight|something heavy} up there, the lower one stayed {put|down}. {Hero} looked for steps in the cliff. There was {only one|half of one}.",
      "Half of {the lift} was {here|below}, and half of it in the {clouds|sky}, and neither half would {budge|begin}. [“It’s a {question|matter} of balance,” a {plate|pensioner} explained.] The upper car contained {nothing|a sparrow} +and the lower one contained {Hero}, {the pal}, and a growing {suspicion|silence}.",
    ],
    fails: [
      {
        id: "jump-lighter",
        what: "throws everything out to be lighter; still too heavy, and now without a coat",
        texts: [
          "“We’re too {heavy|solid},” said {Hero}, and threw out {his} {jacket|bag}, {a food} and {both|all the} cushions. {The lift} {rose|lifted} by a {thumb|hand}. [{A creature} sat down on the roof, and it sank again.] Lighter is not {enough|everything}, when {the other side|what’s above} weighs {nothing|next to nothing}. Now it was {cold|draughty}, too.",
          "{He} held {his} breath, since {air|a full chest} must weigh {something|a bit}. {He} thought {feathery|balloon-like} thoughts. [{The pal} was asked to do the same.] {The lift} {creaked|swayed}, out of {politeness|habit}, and {remained|stayed} where it was. You can’t {wish|think} your way up a {cliff|hill} in {five|ten} minutes.",
        ],
      },
      {
        id: "haul-alone",
        what: "hauls on the cable alone and slides back",
        texts: [
          "{Hero} took hold of the {cable|brake wheel} and {hauled|pulled}. For {three|two} metres it was {glorious|going well}. [The {ticket girl|crowd} {applauded|cheered}.] Then {his} {arms|fingers} {resigned|gave up} +and the car {slid|rolled} home, faster than it had {left|come}. A rope that may never be let {go|slip} needs more than two arms.",
          "“{Heave|Up},” {he} {said|commanded}, to {nobody else|the car}. The wheel turned a quarter, {he} {rested|sneezed}, and it {turned|went} back a {half|third}. [By this {method|system} they would reach the {sea bed|cellar} by {evening|six}.] {Somebody|A voice} offered a hand, and {Hero} was too {proud|breathless} to {answer|take it}.",
        ],
      },
    ],
    solve: [
      "“Don’t {fight|push} it,” said {the helper}. “Feed it.” {The helper} knew a {goat path|maintenance ladder} to the top, and let down a {hook|line}. {Hero} filled {the tool} with {ballast}, {again|time} and again, and up it {swung|went}. [On the {ninth|sixth} load something {groaned|stirred}.] Then, as {gently|calmly} as a {yawn|cloud}, {the lift} carried {him} and {the pal} up.",
      "{The helper} {asked|called} up to the {people|hikers} waiting above. Nobody had {thought|told them} to get in. [They had been {waiting|sitting} there for someone to come {up|first}.] Each {took|held} a {lapful|share} of {ballast}, passed over in {the tool}. Down they came, up went {Hero} and {the pal} +and they {waved|bowed} {halfway|in passing}.",
      "It needed {ballast|weight} at the top and {brains|patience} at the bottom, in {the helper}’s {judgement|view}. They fetched {ballast} from the {shed|slope}, in {the tool}, load by load up the {steps|zigzag path}, in {eleven|nine} trips. [{The pal} kept {count|order}.] “Seats, please!” {called|cried} {Hero} +and {the lift} {curtsied|breathed in}, and rose.",
      "In dry years, {the helper} remembered, they used to {ask|fetch} a choir. There happened to be one at the top, having a picnic. {Hero} sent up a {note|polite letter} to them, in {the tool}, on a long string, and they all got {in|aboard}, {giggling|singing}. [{The pal} {held on|looked up}.] Down came the choir, and up went {Hero}.",
    ],
  },
  {
    id: "hedge-maze",
    what: "the way leads through a maze, and comes back to where it began",
    trouble: "the tangled maze",
    kind: "path",
    use: "sound",
    needs: ["clever", "bright", "kind"],
    vars: {
      maze: ["the yew maze", "the hedge maze", "the beech maze", "the palace maze", "the holly maze"],
      statue: ["a stone dolphin", "a marble duke", "a bronze pig", "a plaster goddess", "a stone general"],
    },
    meet: [
      "The quickest way to {the place} led through {the maze}, and the sign promised that it took {three|four} minutes. [The sign must have meant {pigeons|birds}.] The hedges were twice as high as {Hero}, and they turned left, and right, and left. After {ten|twelve} minutes {he} came to {a statue}, and after as many more {he} came to it again.",
      "Since the road was being {mended|tarred}, everyone had to go through {the maze}. “You’ll meet {a statue},” an old gentleman told them kindly, “and you’ll come to know it well. I have been here since {noon|lunch}.” [He offered {Hero} {a food}.] The street to {the place} was just behind the {leaves|hedge}, and nobody could find the way to it.",
      "In {the maze} one hedge looks exactly like the {next|other}, which is the whole {idea|trouble}. {Hero} and {the pal} had gone in at a {trot|run}, because {the place} lay on the far side. They came to {a statue}, chose a path, followed it to the end, and stood behind {the statue}. [It looked as if it had {seen|met} a good many children.]",
    ],
    fails: [
      {
        id: "always-left",
        what: "takes every turning in a hurry, without looking; goes round in a square",
        texts: [
          "“Always left,” said {Hero}, who had {read|heard} that it worked. So {he} turned left, and left again, and twice more, rather proudly. [Four lefts make a square, as {he} knew perfectly well from {school|sums}.] Then {he} {bumped|walked} into {the statue}, for no rule helps a person who doesn’t look.",
          "{He} made up {his} mind not to {think|stop}, and took every second turning at a run. {The pal} {sat down|gave up} after the third, and {Hero} ran past {twice|four times} more, from different sides. [“You again,” said a lady with a {pushchair|parasol}.] Hurrying only made {the maze} go round {quicker|faster}.",
        ],
      },
      {
        id: "through-hedge",
        what: "tries to go straight through the hedge",
        texts: [
          "“Then I’ll go straight,” said {Hero}, and crawled into the hedge on {his} {stomach|elbows}. It was {prickly|dark} in there, and full of {old nests|lost balls}, and there was no telling straight from crooked. [A root held on to one {shoe|sleeve}.] When {he} crept out again, with leaves in {his} collar, a board beside {him} said ‘{Entrance|Way in}’.",
          "{Hero} bent the branches apart to make a {gap|door}. “That hedge took {ninety|two hundred} years,” remarked a gardener, {without anger|quite gently}, “and you are taking ten of them off.” {Hero} let go at once, and was {sorry|ashamed}. [{He} helped to tie the branches back.] After that {he} {was} as lost as before, and late as well.",
        ],
      },
    ],
    solve: [
      "Beside the entrance were steps to a {little bridge|platform} +and {the helper} went up, to see the whole of {the maze}. At each fork {Hero} sounded {the tool}, to show where they were. Then {the helper} called down which way to take. [{The pal} {ran|walked} ahead.] They passed {the statue} one last time +and the next {opening|corner} was the way out.",
      "“Never leave a place that you know,” said {the helper}, “until you know the next.” So {the helper} waited by {the statue}. {Hero} and {the pal} tried one path after the other, and sounded {the tool} at every bend. [As long as an answer came back, nobody was {lost|worried}.] The {fifth|sixth} path ended at the gate +and {the tool} called {the helper} after them.",
      "“Everybody in here has found one wrong way,” said {the helper}, “and that’s useful.” {Hero} sounded {the tool} beside {the statue} until all the lost people {came|had gathered}. They told each other what they had tried. [They had made fourteen mistakes between them, and needed every one.] One path was left over. Down it they {marched|walked}, with {the pal} in front, and out at the gate.",
      "{The helper} had noticed a peacock that answered every noise. It sat on the gate, where people threw crumbs. {Hero} sounded {the tool} and the peacock {screamed|replied} +and they {turned|walked} towards it. [At {the statue} they had to ask it twice.] {The pal} was the first to see its {tail|blue neck}. They thanked it with a {crust|biscuit}, and went out at the gate.",
    ],
  },
];
