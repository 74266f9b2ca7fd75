import type { Obstacle } from "../../content-contract";
import { moreObstacles } from "./obstacles-more";

export const obstacles: readonly Obstacle[] = [
  {
    id: "swollen-stream",
    what: "the stream has washed the bridge away",
    kind: "path",
    use: "rope",
    needs: ["strong", "handy"],
    vars: { bridge: ["the plank bridge", "the old footbridge", "the log", "the little footbridge"] },
    meet: [
      "Then the lane ran straight down into water. Rain in the hills had {fed|woken} the stream, and {the bridge} was gone. [Brown waves {rolled|slid} by with {twigs|leaves|a hat} on their backs.]",
      "But where was {the bridge}? In its place a wide brown stream went {grumbling|muttering} past. [{The pal} dipped in one toe and drew it back.] There was no way {round|over}.",
      "[They heard it before they saw it.] The stream had {swollen|grown} as big as a river +and {the bridge} lay in bits on the {bank|mud}, like {a dropped puzzle|spilled pencils}.",
    ],
    fails: [
      {
        id: "throw-stones",
        what: "throws stones in to make a path; they sink",
        texts: [
          "{Hero} rolled a {big|flat} stone in. Plop. [{He} rolled another.] The water swallowed {ten|twelve|nine} stones, one by one +and it was not a bit less {deep|wide}. [Now {he} had wet {socks|sleeves} and no stones.]",
          "“We’ll make our own path,” {he} said. {Hero} and {the pal} heaved in {rocks|bricks}. Each one went {glup|plop} and was gone. [After {a while|ten} there was nothing to see but {rings|bubbles}.] {His} arms {shook|ached}.",
        ],
      },
      {
        id: "long-way-round",
        what: "runs along the bank to find another way; it ends in reeds",
        texts: [
          "“We’ll go round,” said {Hero}. They ran along the bank, past {a sight}, until it ended in a {wall of reeds|bog}. [The mud kept one {boot|shoe}.] [{He} had to pull with both hands to get it back.]",
          "They looked for a {narrow|dry} place. There was {a fence|a thorn hedge}, and then {mud|nothing}. [There was no way down to the water at all.] So back they came, {slower|out of breath}.",
        ],
      },
    ],
    solve: [
      "{The helper} held one end of {the tool}. {Hero} tied the other to {a post|an ash tree|a root}. [It was the knot that {grownup} had shown {him}.] Hand over hand they crossed. [The water only got their {knees|feet}.]",
      "{The helper} dragged a {fallen trunk|long plank} to the bank +and {Hero} bound it fast with {the tool}. [{The pal} {tested|tried} it first.] It held. One small step, then the next +and there was dry grass under {his} {boots|feet}.",
      "Downstream it was wider, but slower. {The helper} went in first, and {Hero} held fast to {the tool}, with {the pal} up high and dry. [A {fish|twig} went by and looked surprised.] The cold came to {his} knees, and no further.",
    ],
  },
  {
    id: "thick-fog",
    what: "fog hides the way",
    kind: "path",
    use: "sound",
    needs: ["bright", "clever", "kind"],
    vars: { mark: ["the white gate", "the split rock", "the signpost", "the last lamp"] },
    meet: [
      "Then the fog came {down|in}. [It took {the mark} first, next the {hedge|wall}, and last of all {Hero}’s own feet.] [Everything was {grey|white} and {still|soft}.] Which way was {forward|on}?",
      "It began with a {scrap|curl} of mist round {the mark}. A minute later the fog was as thick as {porridge|wool|whipped cream} +and {the pal} was only a {shape|voice} beside {him}.",
      "“Where did the road go?” {Hero} turned about. Fog, fog and more fog. [{He} could {taste|smell} it.] [Somewhere out there {a creature} called +but it might have been {near|left} or it might have been {far|right}.]",
    ],
    fails: [
      {
        id: "march-straight",
        what: "marches straight on and comes round in a circle",
        texts: [
          "“Straight on is straight on,” said {Hero} and marched. [{He} counted {ninety|a hundred} steps.] Then {he} bumped into something {cold|hard}. It was {the mark} again! {He} had walked in a {ring|circle}.",
          "So {he} {shut|narrowed} {his} eyes and went ahead, arms out. {A hedge|A puddle} found {him}. [Then {a sight}.] When at last {he} touched {the mark} for the second time, {he} sat down {on the grass|with a bump}.",
        ],
      },
      {
        id: "follow-prints",
        what: "follows footprints that turn out to be the hero’s own",
        texts: [
          "There were {footprints|tracks}! {Hero} bent low and followed them, round {a sight} and back again. They were small. [They had a {star|crack} in the heel.] They were, in fact, {his} own.",
          "{He} found a line of prints in the {mud|dew} +and {he} hurried after it. [“Somebody knows the way,” {he} told {the pal}.] But the prints were {Hero}’s own, and went nowhere {at all|new}.",
        ],
      },
    ],
    solve: [
      "{The helper} knew each {bend|stone} by heart, even blind. “Make a noise, so I don’t lose you!” {Hero} worked {the tool} with all {his} {might|heart} +and {the helper} {called|answered} from in front. Note by note they went on, {the pal} close behind, till the fog {tore|thinned}.",
      "“Listen,” said {the helper}. {Hero} sounded {the tool}. From one side it came back {dull|flat}: that was trees. From the other it came back clear +and that was the {open road|way}. {The pal} pricked up at once. [So they found the path by ear.]",
      "One had to go in front, and one had to keep in touch. {The helper} went in front. Every ten steps {Hero} gave a sign with {the tool}, and back came a call. [{The pal} held on to {his} coat.] It was like walking along a string of sounds.",
    ],
  },
  {
    id: "dark-tunnel",
    what: "the only way leads through a dark tunnel",
    kind: "path",
    use: "light",
    needs: ["bright", "small", "kind"],
    vars: {
      tunnel: ["the old rail tunnel", "the brick arch", "the mossy passage", "the long culvert", "the hollow hill"],
    },
    meet: [
      "Now there was only {the tunnel} between them and {the place}. It was as black as {a boot|a coal sack} in there. [It {breathed|blew} a cold little breath +and {the pal} stopped dead.]",
      "The path went into {the tunnel} and did not come out, or not where {Hero} could see. “Hello?” {he} called. “Lo, lo, lo,” said {the tunnel}, {in a deep voice|rather rudely}.",
      "At the foot of the hill waited {the tunnel}. [In {summer|daylight} it was nothing.] Now the light was {going|low} +and the dark in there looked {thick|solid}, like something to {lean on|cut}.",
    ],
    fails: [
      {
        id: "run-through",
        what: "tries to run through quickly and bumps back out",
        texts: [
          "“I’ll run,” said {Hero}. “Then it’s over.” [{He} ran {six|nine|eleven} steps.] Something {wet|cold} dripped down {his} neck +and {he} {was} out again, faster than {he} went in.",
          "{He} {counted to three|bent low} and dashed in. In the middle of the black {he} lost the wall. [{He} turned, and turned again.] The only light was behind {him}, so {Hero} ran {there|back}.",
        ],
      },
      {
        id: "light-alone",
        what: "holds up a light alone but it is too weak",
        texts: [
          "{Hero} held {the tool} up high. It made a small {yellow|pale} spot, with a lot more dark all round it. [At the first {drip|echo} {he} jumped.] So out they came.",
          "{He} lit {the tool} and went in slowly. The light showed {his} own {hand|sleeve} and not {much|a thing} more. Then a {breeze|drip} nearly put it out +and {he} backed away to the grass.",
        ],
      },
    ],
    solve: [
      "{The helper} went ahead. {Hero} held {the tool} low, so that it lit just the next step. [{The pal} pressed close.] Step, step +and there, no bigger than a {coin|pea}, was the end.",
      "“Shine it on the wall,” said {the helper}, “and keep one hand there.” {Hero} did. In the glow of {the tool} the stones were full of tiny {shells|ferns}. [{The pal} forgot to be {scared|slow}.] They came out almost too soon.",
      "“Dark is only a room with the lamp off,” said {the helper}. They hung {the tool} on a {stick|pole}, and all the corners came out to be looked at. [There were {bats|moths}, folded up like {gloves|umbrellas}.] {The pal} walked on one side of {Hero} till the air smelt of {smell}.",
    ],
  },
  {
    id: "locked-gate",
    what: "a locked gate bars the way",
    kind: "path",
    use: "paper",
    needs: ["clever", "small", "handy"],
    vars: { gate: ["the iron gate", "the park gate", "the blue gate", "the toll gate"] },
    meet: [
      "{The gate} was {locked|shut}. [It was never {locked|shut}!] A {rusty|thick} chain hung round it {twice|like a scarf}. [Behind it, plain as {day|pie}, went the road to {the place}.]",
      "{Hero} pushed at {the gate}. Then {he} read the notice: ‘Closed. {Key with the keeper|Ask the keeper}.’ But there was no keeper anywhere. [{The pal} sat down to wait.]",
      "Somebody had locked {the gate} and gone {to tea|home}. [{Hero} rattled it.] The lock {grinned|hung} there, as big as {a bun|a fist}.",
    ],
    fails: [
      {
        id: "squeeze",
        what: "tries to squeeze through the bars and gets stuck",
        texts: [
          "{Hero} was thin, but not thin enough. [{His} head went through the bars and {his} middle would not.] {The pal} tugged at {his} {coat|boots}. Pop! {He} sat in the {gravel|grass}.",
          "“I can squeeze through,” said {Hero}. [An arm fitted.] [A leg fitted.] Then {he} stuck, half here and half there, while {a creature} {watched|looked on}. [It took {ages|a long wriggle} to get back.]",
        ],
      },
      {
        id: "pick-with-trinket",
        what: "pokes at the lock with something found; it breaks off",
        texts: [
          "{He} poked {a trinket} in the lock and turned it. It went {in|round}, and did not {come out|open}. [Now the lock had a crumb stuck in it +and {Hero} felt {silly|hot}.]",
          "{Hero} tried {a trinket} as a key. {He} tried {a twig|a hairpin}. [{He} tried asking the gate {politely|very loudly}.] {The gate} stayed as it {was|had been}.",
        ],
      },
    ],
    solve: [
      "{The helper} knew where the keeper lived. {Hero} took {the tool} and wrote: ‘Please may we come through?’ {The pal} ran with it. [There was {a laugh|a whistle}.] Back came a key on a {string|stick}.",
      "“There’s a second latch,” said {the helper}, “down where only {small|clever} folk look.” {Hero} slid {the tool} flat under the bar and {pushed|lifted}. Click! [{The pal} was first through {the gate}.]",
      "The lock was stiff, that was all. {Hero} rolled a bit of {the tool} into a funnel, and {the helper} poured in one drop of {oil|butter}. [“And now we wait.”] {The pal} leaned. Something in there sighed, turned over, and let go.",
    ],
  },
  {
    id: "fallen-tree",
    what: "a fallen tree lies across the road",
    kind: "path",
    use: "rope",
    needs: ["strong", "handy", "clever"],
    vars: { tree: ["a great beech", "an old elm", "a giant poplar", "a chestnut tree"] },
    meet: [
      "Last night’s wind had been {busy|wild}. {A tree} lay right across the road. [Its {branches|twigs} were as thick as {a wall|fur}.] The way to {the place} was behind it.",
      "They came round the bend, and stopped. {A tree} had fallen, from {hedge to hedge|side to side}. [{A creature} was already {sitting|living} in the top.]",
      "“That wasn’t here {yesterday|this morning},” said {Hero}. {A tree} lay there like a {sleeping|tired} giant. [Its trunk was higher than {his} {head|hat}.]",
    ],
    fails: [
      {
        id: "climb",
        what: "tries to climb over but slides back",
        texts: [
          "{Hero} took a run and jumped. Each time {he} slid {back|slowly} down, like {jam|honey} off a spoon. [There was only {moss|wet bark} to hold on to.]",
          "{He} climbed. A branch {bent|sagged}, and put {him} back on the road, quite {softly|politely}. [From the other side came {a noise}, so near and so far.] {Hero} tried {another|the next}, and so did that.",
        ],
      },
      {
        id: "crawl",
        what: "tries to crawl underneath and is caught in twigs",
        texts: [
          "[“Under, then!”] {Hero} went flat and wriggled. The twigs took {his} hat. [Then they took hold of {his} {hood|hair|belt}.] {The pal} had to help {him} back out, {leaf by leaf|bit by bit}.",
          "There was a gap below, just big enough for {a hen|a cat}. [{Hero} was no {hen|cat}.] {Hero} got in as far as the {elbows|knees} +and there {he} stuck.",
        ],
      },
    ],
    solve: [
      "{The helper} showed {Hero} where to tie {the tool}, right out at the thin end. [“Not the trunk. Just the {branch|bough} that bars the way.”] [They all pulled, {Hero}, {the helper} and {the pal}.] Creak! It swung aside like a {door|curtain}.",
      "{The helper} bent the branches one by one and {Hero} tied each back with {the tool}. [Little by little there was {a hole|a window}, and then there was a {green|leafy} doorway.] {The pal} went through first.",
      "They made a ladder of it. {The helper} trod the thin twigs flat, {Hero} knotted {the tool} to the top, and up they went. [From there you saw {three|five} villages.] {The pal} slid down the far side first.",
    ],
  },
  {
    id: "goose-on-bridge",
    what: "a cross guard lets nobody over the bridge",
    kind: "keeper",
    use: "sound",
    needs: ["kind", "clever", "bright"],
    vars: {
      guard: ["a large goose", "a billy goat", "a red rooster", "a huge swan", "a fat turkey", "a stubborn ram"],
    },
    meet: [
      "In the very middle of the way stood {a guard}. It lowered its head. [“I only want to get {past|by},” said {Hero}.] {The guard} made itself {twice as big|wider} and stayed.",
      "“Nobody passes,” said the look of {the guard}. It stood with its feet apart, {breathing hard|puffed up}, between {Hero} and everything {he} wanted. [{The pal} went behind {him}.]",
      "And then {a guard} came out from {a sight}, as cross as {a cold bath|two thunderstorms}. It did not {like|care for} visitors. [It did not {like|want} {Hero} one bit.]",
    ],
    fails: [
      {
        id: "shoo",
        what: "shouts and waves to drive the guard off; it grows angrier",
        texts: [
          "“Shoo!” {Hero} waved both arms. [Nobody likes to be shooed.] {The guard} came on with its head {down|out}. {He} went {backwards|back} a good deal faster. [Over {a sight} {he} went, {plump|flop}.]",
          "{He} stamped. [{He} {yelled|roared}.] {The guard} could do all that much {louder|better}. In the end it was {Hero} who {ran|hid}, with {the pal} in front.",
        ],
      },
      {
        id: "sneak",
        what: "tries to sneak past and is caught",
        texts: [
          "{Hero} waited till {the guard} looked {away|up}. [On tiptoe {he} crept by, holding {his} breath.] One step more! Then a {twig|tin} went {crack|clank} under {his} foot +and the chase was on.",
          "“We’ll sneak,” {he} breathed. [They nearly did it.] But {the pal} {sneezed|tripped}. {The guard} spun round +and back they {flew|pelted}.",
        ],
      },
    ],
    solve: [
      "“It isn’t bad,” said {the helper}. “Let it know you’re coming.” So {Hero} sounded {the tool}, very softly, all the way. {The guard} {tilted|cocked} its head. [It {listened|blinked}.] It let them go by.",
      "{The helper} talked to {the guard} in a low voice +and {Hero} used {the tool} like a lullaby. [One eye shut.] {The pal} tiptoed past first, and nobody {hissed|stamped}.",
      "“What does it want?” asked {the helper}. “A bit of fuss, I’d say.” {Hero} struck up on {the tool}, with {two|three} bows in the middle. [{The pal} marched in time.] {The guard} stood to attention, as proud as {a mayor|a drum}, and let the parade go through.",
    ],
  },
  {
    id: "grumpy-neighbour",
    what: "somebody grumpy has the one thing that is needed and says no",
    kind: "keeper",
    use: "paper",
    needs: ["kind", "clever", "handy"],
    vars: {
      grump: [
        "the junk man",
        "the tall gardener",
        "the boatman",
        "the head cook",
        "the stable master",
        "the toll woman",
      ],
      need: ["a ladder", "a pass", "a handcart", "a long pole", "a pair of oars", "a bag of nails"],
    },
    meet: [
      "Now {he} needed {a need}, and it belonged to {the grump}. “No,” said {the grump}, before {Hero} had {asked|finished}. [The {hatch|door} went bang.]",
      "“No, no and no,” said {the grump}. “Nobody borrows {the need}. They bring it back {bent|sticky}.” [{Hero} {looked at|counted} {his} toes.] Without it there was no going on.",
      "{Hero} needed {a need}, and that meant {the grump}, who had {eyebrows|a frown} like {a hedge|a storm}. [{The pal} knocked.] “Go away!” roared someone inside.",
    ],
    fails: [
      {
        id: "beg",
        what: "begs and argues; the door stays shut",
        texts: [
          "“Please,” said {Hero}. “Pretty please. Just for {an hour|a minute}.” [{He} said it {through|at} the keyhole till {his} voice was {gone|thin}.] Inside, {the grump} turned up the {radio|kettle}.",
          "{He} argued. “You aren’t even using it!” [That was the wrong thing to say.] {The grump} came out, {took|picked up} {the need}, and locked it {in the cellar|on the roof}.",
        ],
      },
      {
        id: "swap",
        what: "offers a silly swap and is laughed at",
        texts: [
          "{Hero} turned out {his} pockets. “I’ll swap you {a trinket}.” [{The grump} sniffed. “And {a trinket 2}?”] {The grump} laughed, but it was not a {good|kind} laugh.",
          "“I’ll give you {a food} for it,” called {Hero}. “I’ve had my {tea|supper}.” [“Two, then!”] “Go home.” And there {he} stood, with no {need}.",
        ],
      },
    ],
    solve: [
      "“You never asked why,” said {the helper}. So {Hero} opened {the tool} and drew it all. {The pal} slid it under the door. [There was a long {silence|rustle}.] Out came {the grump} with {the need}. [“Well, you might have {told me|said}.”]",
      "{The helper} and {Hero} wrote a {promise|note} in {the tool}: back by {night|Sunday}, and clean. [{The pal} signed it with a {smudge|blot}.] And {the grump}, who had never been {promised|told} a thing, fetched {the need}.",
      "In {the tool} {Hero} wrote down what they would do in return: {sweep the yard|peel a sack of onions}. {The helper} put a mark under it, and {the pal} another. [{The grump} read it three times.] “Nobody’s ever put it in writing,” came the growl, and there was {the need}.",
    ],
  },
  {
    id: "wont-hold",
    what: "it keeps falling apart",
    kind: "work",
    use: "rope",
    needs: ["handy", "strong", "clever"],
    vars: { part: ["the left side", "the top", "the middle", "the front", "the back end"] },
    meet: [
      "It all went well, until it fell down. {The part} gave way with a {groan|sigh}, and {the prize} sat in a heap. [{Hero} put it up again.] [It {waited|stood} till {he} turned round +and then it fell once more.]",
      "“Nearly,” said {Hero}. And {the part} of {the prize} came off in {his} hand. {He} stuck it back. [Something else {came off|went pop}.] [There were only {two|three} hours left.]",
      "Crash! {The pal} leapt aside just in time. That was {the part} of {the prize}. [After it went the rest, slowly, like {a cow|an old man} lying down.] What had {held|kept} it up? Not {Hero}’s {glue|knots}.",
    ],
    fails: [
      {
        id: "more-glue",
        what: "uses far too much glue and gets stuck to it",
        texts: [
          "More glue, thought {Hero}. [{He} used the {pot|tube}.] [{He} used the spare {pot|tube}.] When it was dry {the prize} still wobbled +but {his} sleeve was part of it, and so was {a trinket}.",
          "{He} poured on glue like {gravy|syrup}. [It ran everywhere but where it should.] {The pal} stuck to {the floor|a stool}. And {the prize} lay down {again|at once}, with a {sticky|tired} sound.",
        ],
      },
      {
        id: "faster",
        what: "hurries, and makes it worse",
        texts: [
          "There was no time! {Hero} worked faster, {bang|thump} and {slap|whack}, hardly looking. [Faster was {crooked|wonky}.] When {he} stepped back, {the prize} had {three ends|two fronts} +and none of them {fitted|matched}.",
          "“Quick, quick,” {he} muttered. {He} {skipped|left out} the small bits. {The prize} stood for as long as {a sneeze|one breath}. [It was the small bits, it turned out, that {held|did} the big ones.]",
        ],
      },
    ],
    solve: [
      "{The helper} held {the prize} straight +and {Hero} wound {the tool} round {the part}, over and under. [{The pal} sat on the loose end.] Then they let go, one {finger|hand} at a time. It stood.",
      "“Fix it where it bends,” said {the helper}. So {Hero} tied {the tool} lower down. [{The helper} {pushed|leaned} and {the pal} pulled.] {The part} stayed where it {belonged|was put}.",
      "It wanted a belt, nothing more. {The helper} squeezed, {the pal} kept count, and {Hero} pulled {the tool} twice round and made it fast. [They shook it. They blew on it.] {The prize} did not so much as {blink|tremble}.",
    ],
  },
  {
    id: "missing-piece",
    what: "one small piece is missing and cannot be found",
    kind: "work",
    use: "box",
    needs: ["small", "clever", "kind"],
    vars: { piece: ["a wheel pin", "a brass hook", "a wooden peg", "a hinge", "a cork ring", "a copper nail"] },
    meet: [
      "Everything was there but one thing. {The prize} needed {a piece}, and {Hero} had none. [{Hero} looked under {the rug|the bench}, and in {the teapot|both boots}.] [It was no bigger than {a bean|a tooth} +and everything hung on it.]",
      "“It was on the table,” said {Hero}. [“I put it there!”] But {the piece} was {gone|away}. [There was a round {clean|bare} spot in the dust where it had been.] Without it {the prize} was just {bits|a pile}.",
      "Plink. {The piece} rolled past {the pal}, and down a crack between the boards. [{Hero} lay flat and looked.] [Far below something {winked|shone} +but {his} arm was too {fat|short}.]",
    ],
    fails: [
      {
        id: "wrong-part",
        what: "uses something else instead; it snaps",
        texts: [
          "Perhaps {a trinket} would do? {Hero} {pressed|tapped} it in. [It nearly fitted.] Snap. Now {he} had two halves of that, and still no {piece}.",
          "{He} tried {a trinket}. Too {thick|long}. {He} tried {a twig|a crust}. [Too {soft|thin}.] With {a carrot|a spoon} it worked for one whole {minute|second} +and then it did not.",
        ],
      },
      {
        id: "turn-out-everything",
        what: "turns everything upside down and makes a muddle",
        texts: [
          "{Hero} tipped out the {drawers|boxes}. [Out came {a trinket}, {a trinket 2} and a great deal of {fluff|string}.] Soon {the pal} was under a heap of {rags|socks}, and there was still no {piece}.",
          "{He} searched {high and low|for an hour}, and blamed {the pal}, and was sorry. [The more {he} threw about, the less {he} found.] At last even {the prize} was buried under {things|the mess}.",
        ],
      },
    ],
    solve: [
      "{The helper} never threw anything away. [Out came {a trinket}, {string|wax} and a {rusty|bent} spring.] {Hero} sorted it all into {the tool}. Last of all came the twin of {the piece}! [{The pal} pressed it home.]",
      "“Where it’s darkest, use your fingers,” said {the helper}, and reached {in|down}. [{The pal} {kept watch|pointed}.] [Up came {dust|a crumb}, and {a trinket}.] Up came {the piece}. {Hero} caught it in {the tool}.",
      "Nothing is ever gone, only somewhere else. {The helper} took the left side, {Hero} the right, and whatever they found went into {the tool}. [{The pal} did underneath.] At the very bottom, among the {peas|buttons}, lay {the piece}.",
    ],
  },
  {
    id: "fading-light",
    what: "it grows dark before the work is done",
    kind: "work",
    use: "light",
    needs: ["bright", "kind", "handy"],
    vars: { hour: ["six o’clock", "tea time", "the evening bus", "the bell"] },
    meet: [
      "[By {the hour} it was only half done.] Then all the lamps went out, with a {pop|fizz}. [A fuse, said {the neighbour}.] {Hero} could not see {the prize} any more.",
      "The sun would not wait. It slid behind {a sight}, and {the prize} went grey. [“I only need a {bit|little} longer,” {Hero} told the sky.] [The sky {yawned|went on}.]",
      "“Time to {stop|pack up},” called {the neighbour}. “You can’t work in the dark.” [It was {the hour} already, and cloudy +and {the prize} had no {front|end} yet.] {Hero} bit {his} lip.",
    ],
    fails: [
      {
        id: "work-blind",
        what: "works on in the dark and spoils part of it",
        texts: [
          "{He} went on by feel. Was that the {blue|red} one? [Was this {up|right}?] When {grownup} brought a light, half of {the prize} was upside down. [One piece was {his} own {glove|sandwich}.]",
          "{Hero} worked on in the dark, by {touch|feel}. [{He} might as well have shut {his} eyes.] {Something ripped|Something tipped over}. After that {he} did not dare to {move|touch it}.",
        ],
      },
      {
        id: "catch-moon",
        what: "tries to catch moonlight in pans and mirrors; clouds come",
        texts: [
          "{He} set out {pans|mirrors} to catch the moon. [For a {moment|minute} it was {lovely|as bright as milk}.] Then a cloud rolled over. All {Hero} had caught was {a moth|rain}.",
          "{Hero} begged light from the windows. {The neighbour} lent a {stub|match}. It burnt {down|out} before {he} had found the {string|end}. [The dark sat down again, {heavier|closer}.]",
        ],
      },
    ],
    solve: [
      "{The helper} hung {the tool} from {a nail|a branch}. [{The pal} passed things up.] In that one warm ring of light {Hero} did the last {bit|part}, slowly, and it was {right|straight}.",
      "{The helper} asked {the neighbour}, and {the neighbour 2}, and {name}. Each brought a {lamp|glimmer}. {Hero} lifted {the tool} in the middle. It was nearly as good as {day|noon}. [{The pal} blinked.]",
      "“Put {the tool} behind it, not in front,” said {the helper}. {Hero} did so, and {the prize} stood out as black as {ink|a cut-out}, with every gap showing. [{The pal} pointed them out.] One by one they closed.",
    ],
  },
  {
    id: "quarrel-over-how",
    what: "the helpers quarrel about how it should be done",
    kind: "work",
    use: "paper",
    needs: ["kind", "clever", "strong"],
    vars: { first: ["Bo", "Ottilie", "Ashok", "Lina"], second: ["Max", "Fenna", "Dido", "Paul"] },
    meet: [
      "Two children came to help, {first} and {second}. [That was the trouble.] {First} wanted {the prize} {plain|red}, and {second} wanted it {grand|green}. [They pulled.] [{The prize} {creaked|groaned} in the middle.]",
      "“My way,” said {first}. “No, mine,” said {second}. They stood on both sides of {the prize}, with {red|hot} faces. [Nobody did any {work|hammering} at all.] [The clock ticked {on|loudly}.]",
      "[First there was nobody to help.] Then there was {first}, and {second}, and a {row|quarrel}. Each took one end of {the prize}, and pulled. [You can guess what {happened|came next}.]",
    ],
    fails: [
      {
        id: "boss",
        what: "orders everyone about; they walk off",
        texts: [
          "“Do it as I say!” cried {Hero}. {He} climbed on {a box|a chair} and pointed. {First} put down {the hammer|a brush}. {Second} put down {the paint|a saw}. [Then they both went {home|away}, for once {agreeing|together}.]",
          "{Hero} took charge, as {kings|captains} do. “You, there! You, here!” [It was {splendid|grand}, for a minute.] Then there was only {the pal} left.",
        ],
      },
      {
        id: "do-both",
        what: "tries to please both at once; it comes out a muddle",
        texts: [
          "“Then we’ll do both,” said {Hero}. So {the prize} got {two tops|four sides} and no {bottom|back}. [{First} laughed. {Second} did not.] Then it fell over.",
          "{He} said yes to {first}. [{He} said yes to {second}.] {He} ran from one to the other with the {paint|nails}. In the end {the prize} was {striped|lopsided}, and both of them {cross|shouting}.",
        ],
      },
    ],
    solve: [
      "“Let each one draw it,” said {the helper}. {Hero} gave out {the tool}. {First} drew, and {second} drew. [{The pal} {watched|sat on the rubber}.] And look! The two drawings {fitted|joined}, like {halves|hands}.",
      "{The helper} sat between them +and {Hero} wrote it all down in {the tool}. [Once it was {written|read out}, it was not so {bad|different}.] {First} {held|cut}, {second} {tied|painted}.",
      "“You’re both right,” said {the helper}, “from where you stand.” So {first} and {second} changed places. {Hero} noted in {the tool} what each of them saw. [{The pal} went round and round.] When it was read out, they both {laughed|began at once}.",
    ],
  },
  ...moreObstacles,
];
