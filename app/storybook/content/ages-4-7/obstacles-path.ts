import type { Obstacle } from "../../content-contract";

export const barredPaths: readonly Obstacle[] = [
  {
    id: "swollen-stream",
    what: "the stream has washed the bridge away",
    trouble: "",
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
      "“Nobody wades through that,” said {the helper}, “not even I.” But up by the {mill|weir} was a {stone|brick} bridge, with a gate that {banged|swung} shut in every face. {Hero} tied it back with {the tool} +and over they went, as dry as {toast|hay}. [{The pal} shut the gate behind them.]",
      "{The helper} dragged a {fallen trunk|long plank} to the bank +and {Hero} bound it fast with {the tool}. [{The pal} {tested|tried} it first.] It held. One small step, then the next +and there was dry grass under {his} {boots|feet}.",
      "{The helper} laid a {broad|strong} plank over the gap, and {Hero} made a rail of {the tool}, from {a post|an ash tree} to {a root|a hook}. [{The pal} went over with both eyes shut.] The stream {grumbled|growled} below +but nobody got a {toe|sock} wet.",
    ],
  },
  {
    id: "thick-fog",
    what: "fog hides the way",
    trouble: "",
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
    trouble: "",
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
    trouble: "",
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
        id: "pull",
        what: "pulls at the locked gate with all their might; it stays shut",
        texts: [
          "{Hero} took hold of the {chain|handle}. [“One, two, three, pull!”] {The pal} tugged at {his} {coat|belt}. Pop! Both of them sat in the {gravel|grass}, and the chain was as {tight|shut} as ever.",
          "“It’s only stiff,” said {Hero}, and leaned on it. [{He} leaned with the {left|right} side, and then with {his} back.] The hinge said {eek|ook}. {A creature} {watched|looked on}. [It took {ages|a long time} to see that it would say no more.]",
        ],
      },
      {
        id: "pick-with-trinket",
        what: "pokes at the lock with something found; it breaks off",
        texts: [
          "{He} poked {a twig|a straw|a reed} in the lock and turned it. It went {in|round}, and did not {come out|open}. [Now the lock had a crumb stuck in it +and {Hero} felt {silly|hot}.]",
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
    trouble: "",
    kind: "path",
    use: "rope",
    needs: ["strong", "handy", "clever"],
    vars: { tree: ["a great beech", "an old elm", "a giant poplar", "a chestnut tree"] },
    meet: [
      "Last night’s wind had been {busy|wild}. {A tree} lay right across the road. [Its {branches|twigs} were as thick as {a wall|fur}.] The way to {the place} was behind it.",
      "They came round the bend, and stopped. {A tree} had fallen, from {hedge to hedge|side to side}. [{A creature} was already {sitting|living} in the top.]",
      "“That wasn’t here {yesterday|this morning},” said {Hero}. {A tree} lay there, {right across|from side to side}. [Its trunk was higher than {his} {head|hat}.]",
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
          "There was a gap below, just big enough for {a hen|a cat}. [{Hero} was bigger than that.] {He} got in as far as the {elbows|knees} +and there {he} stuck.",
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
    id: "deep-mud",
    what: "the road has turned to deep mud",
    trouble: "",
    kind: "path",
    use: "box",
    needs: ["strong", "kind", "handy"],
    vars: { mire: ["the marsh lane", "the sunken road", "the cattle track", "the brickyard path"] },
    meet: [
      "{The mire} had been a road yesterday. Today it was {soup|pudding}, from hedge to hedge. [A {boot|hat} stood in the middle of it, with nobody in it.] {The pal} put out one toe and thought better of it.",
      "Squelch, said {Hero}’s left boot. Squelch, said the right one, and stayed where it was. [All of {the mire} was mud, as brown and fat as a {hippo|hen}.] On the far side, high and dry, the way went on.",
      "“It’s only a bit wet,” said {Hero}. Then {he} saw {the mire}. [Cows had been there, and rain, and more cows.] Even the {ducks|puddles} looked {worried|stuck}.",
    ],
    fails: [
      {
        id: "tiptoe-over",
        what: "hurries across on tiptoe and sinks to the knees",
        texts: [
          "Quick feet don’t sink, thought {Hero}, and ran. {Three|Four} steps were {splendid|easy}. At the next {he} went in up to the knees. [It took {the pal} and a good deal of {grunting|wriggling} to get {him} out.]",
          "On tiptoe, then! {Hero} held up {his} {coat|arms} like a {dancer|stork}. The mud had no {ear|eye} for dancing. [It pulled off one boot, and the sock with it.] Hop, hop, back {he} came.",
        ],
      },
      {
        id: "leaf-rug",
        what: "lays a rug of leaves or straw on it; it sinks",
        texts: [
          "{Hero} laid down {leaves|ferns}, heaps of them, as a rug. [It looked very {smart|green}.] {He} stepped on it. The whole rug went under, with a {burp|sigh}.",
          "Armful by armful {he} spread {straw|bark} on the mud. [{A creature} came and took some for a nest.] Then {Hero} put one boot on it, and it {drowned|was gone}.",
        ],
      },
    ],
    solve: [
      "“Stones,” said {the helper}, “small ones, and lots.” {Hero} filled {the tool} with gravel, tipped it out, and filled it again. [{The pal} stamped it flat.] Dip and tip, dip and tip, till a dry path ran to the other side.",
      "By {a sight} lay a heap of old {tiles|bricks}. {Hero} fetched them in {the tool}, and {the helper} set each one {level|firm}. [Hop, went {the pal}, from one to the next.] At the last there was grass.",
      "{The helper} knew where it was firm underneath. There they poked holes with a {stick|bean pole}, and {Hero} dropped in {chips|shells} from {the tool}, like a baker with currants. [{The pal} tried them all.] White dots led right across.",
    ],
  },
  {
    id: "turned-signs",
    what: "all the signs at the crossing are wrong",
    trouble: "",
    kind: "path",
    use: "paper",
    needs: ["clever", "bright", "small"],
    vars: { crossing: ["the four lanes", "the old crossroads", "the three-way fork", "the meeting of the paths"] },
    meet: [
      "At {the crossing} stood a signpost, {spinning|turning} in the wind. One arm pointed at the {sky|ground}. [One pointed at {the pal}.] Not one of them pointed to {the place} for longer than a {blink|sneeze}.",
      "Left, right or straight on? Somebody had painted over all the signs at {the crossing}, in {colour}. [It was very well done.] {Hero} turned round, and after that {he} did not even know where {he} had come from.",
      "{The crossing} had too many ways. {Hero} counted {six|seven}, and ‘{The place}’ stood on two of them. [They could not both be right.]",
    ],
    fails: [
      {
        id: "by-chance",
        what: "picks a way by chance; it leads back",
        texts: [
          "“Eeny, meeny,” said {Hero}, and pointed. They took that one, past {a sight} and round a bend. [It was a {nice|shady} lane.] At the end of it stood the same signpost, as bold as brass.",
          "{He} shut {his} eyes, turned {three|five} times, and walked. Bump. [That was {a sight}.] It may be a good way to play. It is no way to get anywhere.",
        ],
      },
      {
        id: "ask-everyone",
        what: "asks passers-by, who all say something different",
        texts: [
          "When {Hero} asked the way, one said left and one said right. [A man with a {barrow|goat} said that {the place} had been moved.] {He} thanked them all and stayed where {he} {was}.",
          "{Hero} asked {the neighbour}, who pointed {up|back}. {He} asked {name}, who drew it in the dust, rubbed it out, and drew it again. [{A creature} walked across the drawing.] In the end nobody was sure even of {town}.",
        ],
      },
    ],
    solve: [
      "“Where’s the sun?” asked {the helper}. “Good. And the brook?” Bit by bit {Hero} put it all down on {the tool}. At last a line ran through it to {the place}. [{The pal} had it first, of course.] They took that way, and it was right.",
      "{Hero} found an empty {corner|bit} of {the tool}. {The helper} had come by each of the ways, some time or other, and told what lay on them: {ducks|a mill}, {a sight}, {a smithy|a dead end}. [{The pal} held it flat.] When it was all drawn, only one was left for {the place}.",
      "From the top of a {wall|hay cart} you saw a long way. {The helper} called out what there was, and {Hero} marked it on {the tool}. [“A church. A pond. Is that {a sight 2}?”] {The pal} turned it round till it fitted the world.",
    ],
  },
];
