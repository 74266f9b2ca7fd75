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
      "{The bridge} had swung open for {a craft}, and then it had stuck {halfway|fast}. [It pointed {upstream|at nobody}, like a lost signpost.] [Four metres of {brown|oily} water lay in between.] The way to {the place} began on the other side +but nobody could {walk|step} across the water.",
      "{The bridge} had opened for {a craft}, and now it would not close, because the {motor|gearbox} had {stopped|died}. [“Tomorrow, perhaps,” said the {keeper|bridge man}.] {Hero} had to {cross|get over} it today, on the way to {the place}. [There was no other bridge for {miles|an hour’s walk}.]",
      "[Nothing is so {noticeable|embarrassing} as a bridge that stops halfway.] {The bridge} had let {a craft} through, and now it hung over the {water|waves} and would not {shut|close}. [Behind {the craft} the {hooting|shouting in Dutch} had begun.] {Hero} could see the road to {the place} +but on this side it stopped at the edge.",
    ],
    fails: [
      {
        id: "press-everything",
        what: "presses every button in the control box; it opens wider",
        texts: [
          "{Hero} pressed one button after another in the bridge man’s box, and {the bridge} opened wider still. [A siren bleated.] [Now the gap was twice as wide +and that came of {guessing|not asking}.]",
          "{Hero} pulled the {longest|biggest} lever, for how {hard|complicated} can it be, and {the bridge} opened wider still. [{The craft} had to back into {a jetty|the reeds}.] [Levers, it seems, are for people who have {asked|been taught} +and {Hero} let go, {red|hot} to the neck.]",
        ],
      },
      {
        id: "shout-orders",
        what: "orders the whole queue to push; everybody pushes differently",
        texts: [
          "{Hero} told {everybody|the whole queue} to push, which they did in {nineteen|five} directions, so that {the bridge} hardly {moved|stirred}. [Someone lost a {hat|sandwich} in the water.] [{Hero} noticed that shouting is not the same as {leading|planning}.]",
          "{Hero} told the {crowd|whole queue} to push, and half of them {pushed|heaved} against the other half, until {the bridge} clanked back. [They did it {quite|really} bravely.] [The {queue|crowd} blamed {Hero}, not {entirely|altogether} unfairly.]",
        ],
      },
    ],
    solve: [
      "{The helper} {cranked|freed} the rusty hand wheel. {Hero} {tied|knotted} {the tool} to the {loose|free} end of {the bridge}, and on {three|four} they all pulled. [This time {Hero} told everybody the plan, just once.] [{The pal} {watched|stood by}.] The two halves {met|joined} with a clunk +and one could walk across.",
      "[“Not {strength|force},” said {the helper}, “but patience.”] {The helper} {ran|looped} {the tool} round a {bollard|ring} on the bank, and {Hero} tied the end of it to {the bridge}. {Hero} {pulled|hauled} +and {the helper} held. [{The pal} kept an {eye|ear} on the knot.] Inch by inch {the bridge} came {home|round} +and at last it was shut.",
      "“Let {the craft} do the pulling,” said {the helper}. So {Hero} {tied|knotted} {the tool} to {the bridge}, and {the helper} {threw|passed} the other end to the {captain|man on board}. {The craft} moved off, ever so {gently|slowly} +and {the bridge} swung shut behind it. [{The pal} was the first to walk across, like a {foreman|duchess}.]",
      "{The helper} oiled every {cog|wheel} under {the bridge}. [“Oil first, muscles {later|last}.”] {Hero} tied {the tool} to its end, gave the rest of it to the {crowd|whole queue}, and beat time. So they all pulled together. [{The pal} had the {front place|best view}.] {The bridge} swung shut, {majestically|like a gate} +and they walked across.",
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
      "At {the cross} stood a signpost with {five|six} arms, and {the turner} had {spun|twisted} it right round. [The arm that said ‘To the Sea’ now pointed {inland|straight up}.] [The one for {the place} pointed into a pond.] {Hero} had never been to {the place} +so any road might be {wrong|the one}.",
      "{The turner} had knocked against the signposts at {the cross} +and now the first said ‘{Left|Right} for {the place}’, and the next said the opposite. [{Hero} looked down {five|four} roads, which all looked {innocent|sure of themselves} +and only one of them could be right.]",
      "{The turner} had bumped into the signpost at {the cross}, and now all five of its arms {pointed|showed} the wrong way. [‘{The place}’, said one, and meant a {hedge|haystack}.] {Hero} could not tell which road went to {the place}. [{He} walked {once|twice} round the post +and {he} knew less than before.]",
    ],
    fails: [
      {
        id: "trust-loudest",
        what: "follows the freshest sign without thinking; comes out at a rubbish tip",
        texts: [
          "{Hero} chose the {newest|biggest} sign, and after {a mile|twenty minutes} the road ended at a rubbish tip. [“You’re the {ninth|twelfth} today,” said the {farmer|man} there.] [Fresh paint isn’t {proof|evidence}, {he} thought, all the {uphill|muddy} way back.] [A good deal of time was gone +and {Hero} stood at {the cross} again.]",
          "{Hero} {marched|strode} off as the sign {told|ordered} {him}, and the road turned into {nettles|a path}, and then into nothing. [{The pal} had stopped at the first {bend|puddle}, with a look.] [{Hero} had to walk the whole way back +and {he} still did not know which road was right.]",
        ],
      },
      {
        id: "toss-coin",
        what: "tosses a coin for it; loses the coin and the time",
        texts: [
          "{Hero} {tossed|spun} a coin for it, and the coin {rolled|bounced} down a drain. [When you {know|understand} nothing, you can {always|still} toss a coin, but only once.] [That made ten minutes and {five|ten} pence {wasted|gone} +and {Hero} was still at {the cross}.]",
          "“{Heads|Tails},” said {Hero}, and {ran|hurried} down a road {picked|chosen} by a coin, which went in a {huge|wide} circle. [It went past {a sight}, and past {a sight 2}.] [At the end of it {Hero} stood at {the cross} again +and now {his} feet were sore as well.]",
        ],
      },
    ],
    solve: [
      "“You know the road you came by,” said {the helper}. So {Hero} drew {the cross} on {the tool}, and {turned|twisted} the drawing until that road {lay|was} right. Then all the others {were|lay} right as well. [{The pal} kept guard.] [They swung the arms of the signpost straight, for everybody after them.] One road led to {the place} +and they {took|chose} it.",
      "{The helper} asked questions, and {Hero} wrote on {the tool} what nobody can {turn|move}: the river, the {sun|hill}, the smell of {the mill|cows}. Then they crossed out the roads that did not {fit|agree}. {One|A single} road was left +and it {led|went} to {the place}. [{The pal} was already some way along it.]",
      "“Roads leave traces,” said {the helper}. {Hero} noted {wheel marks|hoof prints} and {ditches|puddles} on {the tool}, road by road, and crossed out what could not lead to {the place}. [{The pal} sat down on the right one even sooner.] In the end one road was left. They {took|followed} that +and it was right.",
      "“Who delivers the {milk|post} here?” asked {the helper}. It was a woman with a {pony|moped}, who never {looked at|needed} the signs. She told them the way to {the place}, bend by bend +and {Hero} wrote it on {the tool}. [{He} read it {out|back} to {the pal}.] [{The helper} turned the arms of the signpost the right way round.] Now they could go on.",
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
      "A {fuse|switch} had blown in {the arcade}, the shortest way to {the place}, which was now {black|dark} from end to end. [Somewhere inside {a tap|water} dripped.] [{Hero} knew that there was nothing in there to be afraid of +but nobody could see where to put a foot.]",
      "“No lights,” said the card at {the arcade}, “owing to mice in the {wires|fuse box}.” [Any other road to {the place} would have taken hours.] [The far door {stood|was} open, two hundred steps {off|away}, as {small|pale} as a stamp.] {Hero} had to go through there to {the place} +but it was as {dark|black} as a cello case.",
      "Of course it would be today that {the arcade} had no {current|power}, when {Hero} had to go through it to {the place}. [Out of the {entrance|archway} came a cold smell of {cabbage|rubber} and, every so often, a {clank|plop}.] [The {caretaker|watchman} had gone to find a {fuse|candle}, an hour ago.] It was too {dark|black} to find the way.",
    ],
    fails: [
      {
        id: "by-memory",
        what: "goes by memory; the stalls have been moved",
        texts: [
          "{Hero} {shut|closed} {his} eyes and went through {the arcade} by heart, until {he} walked into {a thing}. [A good deal fell {over|down}, slowly.] [Memory only knows how things were {last week|once} +so {Hero} had to grope {his} way back.]",
          "“{Twelve|Ten} steps, left, ninety steps,” {Hero} {recited|said} in the dark, and bumped into {a thing}. [{Somebody|The cleaners} had moved everything.] [At last {he} {found|felt} a door +but it was the one {he} had {come|started} in by.]",
        ],
      },
      {
        id: "be-fearless",
        what: "pretends not to mind, races off and misses the turning",
        texts: [
          "“I’m not {bothered|nervous},” said {Hero}, far too {loudly|often}, and {walked|ran} in at full speed, and {hugged|met} {a thing}. [The echo repeated it {nine|several} times.] [A person who is {pretending|acting} does not watch the way.] It took {ten|six} minutes to feel a way out again.",
          "{Hero} {decided|chose} to be fearless, which {worked|lasted} until something creaked and {he} {ran|bolted} out again. [{He} had taken a {mop|bucket} along.] [The creak was only {the pal}, on a {board|loose tile}.] [“I {meant|wanted} to do that,” said {Hero}, outside +but {the arcade} was as dark as ever.]",
        ],
      },
    ],
    solve: [
      "“{Point|Aim} it lower,” said {the helper}. {Hero} {tipped|turned} {the tool} to the floor, and in its light appeared a line of {brass|white} tiles. [{Hero} admitted, {out loud|quietly}, to being {a bit|rather} scared, and that helped.] They {followed|walked along} the tiles, one {by one|after another} +and they came out at the far door. [{The pal} {went|walked} ahead.]",
      "{The helper} knew that glass throws light back. So {Hero} held {the tool} up to the shop windows, and {the arcade} {glowed|shone} from end to end. [{A thing} turned out to be {only|just} itself.] They walked {slowly|calmly} side by side +and so they came to the far {end|door}. [{The pal} walked in between.]",
      "“First let our eyes get used to the {dark|blackness},” said {the helper}. Then {Hero} uncovered {the tool}, little by little. [Things only {jump|startle} one when they appear too suddenly.] One shop after another came {out|forward}. [So did {a thing}, and the shadow of {the pal}.] Now they could see where to go +and they walked to the far {door|end}.",
      "{The helper} found two mirrors at the {hairdresser’s|tailor’s}, and propped them at the corners. {Hero} aimed {the tool} at the first +and the light {went|ran} to the far {end|door}. [Somewhere on its way it winked at {a thing}.] Now there was a bright line +and they {followed|walked along} it. [{The pal} went first, without a stumble.]",
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
      "Round the {bend|corner} came {the flock}, saw a puddle in the road to {the place}, and stopped. [They did not {trust|like} the look of it.] [{A drover} waved from the {back|far end}.] They stood from wall to wall +and there was no {room|gap} for {Hero}.",
      "“They won’t walk through a puddle,” said {a drover}, behind {the flock}, who {filled|blocked} the road to {the place}. [“So they won’t walk at all.”] [Nobody had ever {explained|mentioned} to {the flock} that {Hero} was {late|in a hurry}.] There was no way round them +so {Hero} had to {stop|wait}.",
      "[“After you,” said {Hero} to {the flock}, and that was {unwise|a mistake}.] There was a puddle in the road to {the place}, and {the flock} were {afraid|scared} of it. [On the {wall|milestone} sat {a drover}, with a {flask|crossword}. “They’ll move {presently|by and by},” said {the drover}. That might mean {Thursday|autumn}, {Hero} felt.] They blocked the whole road +and nobody could squeeze {through|past}.",
    ],
    fails: [
      {
        id: "drive",
        what: "claps and drives them; they scatter into gardens",
        texts: [
          "{Hero} {clapped|waved} {his} hands and {yelled|roared}, and {the flock} ran into {eleven|nine} gardens, and then back into the road. [One of them {ate|sat on} a prize hat.] [It took half the {street|village} to collect them.] Now it was as {full|blocked} as before.",
          "{Hero} shouted at {the flock} to {move|get along}, which worked on {one|the smallest}. All the others closed up, shoulder to {shoulder|tail} +and they stared. [“You’re frightening them,” {called|sighed} {the drover}, “and when they’re frightened, they stand still.”]",
        ],
      },
      {
        id: "wade",
        what: "tries to wade through the middle and is carried backwards",
        texts: [
          "{Hero} {turned|went} sideways and waded in, until {the flock} {turned|wheeled} round and carried {him} back past {a sight}. [Going against a {crowd|flock} takes more than {elbows|hurry}.]",
          "{Hero} found a gap between the animals, stepped into it, and {felt|saw} it {close|shut}. [{He} chose another.] [{Warm|Damp} noses went through {his} pockets, and {found|ate} the shopping list. {Ten|Twenty} minutes went by like that +and {Hero} was {two|three} steps further from the end than {at the start|before}.]",
        ],
      },
    ],
    solve: [
      "{The helper} {took|led} the oldest animal round the puddle. [“They {follow|like} anyone who’s {calm|in no hurry}.”] {Hero} walked in front and {sounded|played} {the tool}, low and {even|regular}. [A head turned, and {the next|another}.] One by one {the flock} came after them +and the road was {free|empty}. [{The pal} came last.]",
      "{The helper} {found|knew} a gate into a meadow beside the road. [The animals only {lacked|needed} a reason to go through it.] {Hero} {stood|went} inside and {sounded|tried} {the tool}, softly, while {the helper} rattled {a bucket|some grain}. [{The drover} took off a hat.] {One by one|In pairs} {the flock} trotted in +and the road was {empty|clear}.",
      "“In any flock there’s one that decides,” said {the helper}, and scratched it behind the ears. {Hero} {played|sounded} {the tool} for it. [It was something between a {march|hymn} and a {lullaby|polka}.] Then it {stepped|walked} calmly round the puddle. All the others {followed|went after it} +and the road was clear. [{The pal} {stood|waited} at the side.]",
      "{The helper} saw what {frightened|astonished} the animals: it was the sky, upside down in the puddle. So they swept the water {out|away} with {a broom|branches}. {Hero} sounded {the tool}, to call {the flock} on. [“Well, I never,” said {the drover}.] They walked past in {good order|pairs} +and the road was {open|free}.",
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
      "{Hero} had to go up by {the lift} to {the place} +but it only rose when the upper car was the heavier one. [{Hero} stood in the {bottom|lower} one, with {the pal}.] Just now the {other|upper} one was empty. [It hung {forty|sixty} metres above, and held {nothing|a sparrow}.]",
      "“The upper car’s {empty|dry},” said the {ticket girl|signboard} at {the lift}, “and too light to pull you up.” [In wetter times they filled it from a {tank|spring}, and it came down while the lower one rose.] So {Hero} could not get on to {the place}.",
      "With {Hero} in it, the lower car of {the lift} would not rise towards {the place}, because the upper one was {empty|too light}. [“It’s a {question|matter} of balance,” a {notice|pensioner} explained.] [The upper one held {nothing|a sparrow}, which is hardly a weight +so {Hero} and {the pal} stayed at the bottom.]",
    ],
    fails: [
      {
        id: "jump-lighter",
        what: "throws everything out to be lighter; still too heavy, and now without a coat",
        texts: [
          "{Hero} threw out {his} {jacket|bag} and {both|all the} cushions, and {the lift} {rose|lifted} by a {thumb|hand}, and no more. [{A creature} sat down on the roof, and it sank again.] However light one is, an empty car is lighter. [Now it was {cold|uncomfortable}, too.]",
          "{Hero} held {his} breath and thought {feathery|balloon-like} thoughts, so as to weigh {nothing|less} +but {the lift} {remained|stayed} where it was. [{The pal} was asked to do the same.] [You can’t {wish|think} yourself up a {cliff|hill}.]",
        ],
      },
      {
        id: "haul-alone",
        what: "hauls on the cable alone and slides back",
        texts: [
          "{Hero} {hauled|pulled} on the {cable|wheel}, all alone, until {his} {arms|fingers} {resigned|gave up}. [The {ticket girl|crowd} {applauded|cheered}.] Then the car {slid|rolled} back, faster than it had {left|come}.",
          "“{Heave|Up},” said {Hero}, and turned the big wheel by hand, until it {turned|went} back by {itself|a half}. [By this {method|system} they would reach the {sea bed|cellar} by {evening|six}.] [{Somebody|A voice} offered a hand +but {Hero} was too {proud|breathless} to {answer|take it}.]",
        ],
      },
    ],
    solve: [
      "[“Don’t {fight|push} it,” said {the helper}, “feed it.”] {The helper} went up by a {goat path|back path}, and let down a line. {Hero} filled {the tool} with {ballast}, {again|time} and again, and {the helper} emptied it into the upper car. [On the {ninth|sixth} load something {groaned|stirred}.] That was the heavier at last +and {the lift} carried {Hero} up.",
      "{The helper} {asked|called} up to some {people|hikers} who wanted to come down. They got into the upper car +but it was still too light. So {Hero} sent them {the tool} on a line, full of {ballast}. [Now something {groaned|stirred}.] Down they came +and up went {Hero}. [Everybody {waved|bowed} in passing, even {the pal}.]",
      "“It needs {weight|something heavy} up there,” said {the helper}. There was a {pulley|hoist} beside the track. {Hero} filled {the tool} with {ballast}, and together they hoisted it up, {eleven|nine} times. [{The pal} kept {count|order}.] [“Seats, please!” {called|cried} {Hero}.] Then the upper car was heavier +and {the lift} {curtsied|breathed in}, and rose.",
      "A choir was having a {picnic|rest} at the top. [“A choir is heavy,” said {the helper}.] {Hero} wrote the singers a {note|polite letter}, and {the helper} sent it up in {the tool}, on a string. They all {climbed|got} into the upper car, {giggling|singing}. It came down +and {Hero} went up. [So did {the pal}.]",
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
      "The quickest way to {the place} led through {the maze} +but {Hero} came to {a statue}, and {ten|twelve} minutes later to {the statue} again. [The sign had promised that it took {three|four} minutes. It must have meant {pigeons|birds}.] [The hedges were twice as high as {Hero}.]",
      "The road to {the place} was being {mended|tarred}, so everyone had to go through {the maze}, and got {lost|muddled} in it. “You’ll meet {a statue},” said an old gentleman, “{again and again|many times}.” [“I have been here since {noon|lunch}.”] [He offered {Hero} {a food}.]",
      "{The place} lay beyond {the maze} +but every path in it brought {Hero} back to {a statue}. [In {the maze} one hedge looks exactly like the {next|other}, which is the whole {idea|trouble}.] [{Hero} and {the pal} had gone in at a {trot|run}.] [{The statue} looked as if it had {seen|met} a good many children.]",
    ],
    fails: [
      {
        id: "always-left",
        what: "takes every turning in a hurry, without looking; goes round in a square",
        texts: [
          "“Always left,” said {Hero}, and turned left four times, rather {proudly|fast}, and {bumped|walked} into {the statue}. [{He} had {read|heard} that it worked.] [Four lefts make a square, as {he} knew perfectly well from {school|sums}.] [No rule helps a person who doesn’t look.]",
          "{Hero} took every second turning at a run, and ran past {the pal} {twice|four times}, from different sides. [{The pal} had {sat down|given up} after the third turning.] [“You again,” said a lady with a {pushchair|parasol}.] Hurrying only made {the maze} go round {quicker|faster}.",
        ],
      },
      {
        id: "through-hedge",
        what: "tries to go straight through the hedge",
        texts: [
          "“Then I’ll go straight,” said {Hero}, and crawled through the hedge, and came out at a board that said ‘{Entrance|Way in}’. [It had been {prickly|dark} in there, and full of {old nests|lost balls} +and there was no telling straight from crooked.] [A root had held on to one {shoe|sleeve}.]",
          "{Hero} bent the branches apart to make a {gap|door}, until a gardener {kindly|gently} asked {him} to stop. [“That hedge took {ninety|two hundred} years, and you are taking ten of them off.”] {Hero} was {sorry|ashamed} and helped to tie them back. [After that {he} {was} as lost as before.]",
        ],
      },
    ],
    solve: [
      "{The helper} went up to a {little bridge|platform}, to see the whole of {the maze}. At each fork {Hero} sounded {the tool} +and {the helper} called down which way to take. [{The pal} {ran|walked} ahead.] [They passed {the statue} one last time.] They turned one more {corner|bend} +and they were out.",
      "[“Never leave a place that you know,” said {the helper}, “until you know the next.”] {The helper} waited by {the statue}. {Hero} tried one path after the other, and sounded {the tool} at every bend. [As long as an answer came back, nobody was {lost|worried}.] The {fifth|sixth} path ended at the gate +and {the tool} called {the helper} there. [{The pal} was there already.]",
      "“Everybody in here has found one wrong way,” said {the helper}. [“That’s useful.”] {Hero} sounded {the tool} until all the lost people {came|had gathered}. They told each other what they had tried. [They had made fourteen mistakes between them, and needed every one.] One path was left over +and it {led|went} to the gate. [{The pal} marched in front.]",
      "{The helper} had noticed a peacock that {sat|lived} on the gate and answered every noise. {Hero} sounded {the tool}. The peacock {screamed|replied} +and they {turned|walked} towards it. [At {the statue} they had to ask it twice.] [{The pal} was the first to see its {tail|blue neck}.] So they came to the gate +and they were out. [They thanked it with a {crust|biscuit}.]",
    ],
  },
];
