import type { Obstacle } from "../../content-contract";

export const stubbornWork: readonly Obstacle[] = [
  {
    id: "wont-hold",
    what: "it keeps falling apart",
    trouble: "the wobbly {prize}",
    kind: "work",
    use: "rope",
    needs: ["handy", "strong", "clever"],
    vars: { part: ["the left side", "the top", "the front", "the back", "the right side"] },
    meet: [
      "The work on {the prize} went well, till {the part} fell off with a {bump|groan}. {Hero} put it back. [It {waited|stood} till {he} turned round +and then it fell off again.] It would not stay on, and so {the prize} could not be finished.",
      "“It’s nearly right,” said {Hero}. And just then {the part} of {the prize} came off in {his} hand. {He} stuck it back +but it was loose, and it wobbled. [There were only {two|three} hours left.] Like that it would never hold.",
      "Crash! {The pal} jumped aside just in time. {The part} of {the prize} lay on the floor. [It went down slowly, like {a cow|a camel} lying down.] The {string|glue} that held it was too {weak|old}. {Hero} looked at it, and did not know what to do.",
    ],
    fails: [
      {
        id: "more-glue",
        what: "uses far too much glue and gets stuck to it",
        texts: [
          "“It needs more glue,” said {Hero}, and used up the whole {pot|tube}. When it was dry, {the part} of {the prize} still wobbled. But {his} sleeve was stuck fast, and so was {a trinket}. [{The pal} had to pull.] Glue was not strong enough.",
          "{He} poured on glue like {gravy|syrup}. It ran everywhere but where it should. [{The pal} stuck to {the floor|a stool}.] Slowly {the part} of {the prize} slid down again, with a {sticky|tired} sound.",
        ],
      },
      {
        id: "faster",
        what: "hurries, and makes it worse",
        texts: [
          "There was so little time that {Hero} worked faster and faster, hardly looking. So {he} put {the part} of {the prize} on {upside down|back to front}. [It looked {odd|silly}.] It fell off at once. Hurry had only made it worse.",
          "“Quick, quick,” said {Hero}, and left out all the small knots. {The prize} stood for as long as {a sneeze|one breath}. Then {the part} fell down again, for it was the small knots that {held|carried} it.",
        ],
      },
    ],
    solve: [
      "{The helper} held {the prize} straight +and {Hero} wound {the tool} round {the part}, over and under, and tied a good knot. [{The pal} sat on the loose end.] Then they let go, one hand at a time. {The prize} stood firm, and did not wobble any more.",
      "“Tie it where it bends,” said {the helper}, and showed {him} the place. {Hero} tied {the tool} there, low down. {The pal} pulled to see if it was tight. {The part} stayed where it {belonged|should be}, and now {the prize} could be finished.",
      "“{The prize} needs a belt,” said {the helper}, and pushed {the part} back into its place. {Hero} put {the tool} twice round the whole thing, like a belt, and pulled it tight. [They shook it. They blew on it.] Nothing fell off any more +and the work was right.",
    ],
  },
  {
    id: "missing-piece",
    what: "one small piece is missing and cannot be found",
    trouble: "the missing {piece}",
    kind: "work",
    use: "box",
    needs: ["small", "clever", "kind"],
    vars: { piece: ["a brass hook", "a wooden peg", "a small hinge", "a copper nail", "a round clip", "a brass pin"] },
    meet: [
      "One small thing was missing. {A piece} should hold the two halves of {the prize} together, and {Hero} could not find it. {He} looked under {the rug|the bench}, and in {the teapot|both boots}. [It was no bigger than {a bean|a tooth}.] Without it {the prize} was only two halves.",
      "“I put {the piece} on the table,” said {Hero}, “and now it’s gone!” [There was a {clean|bare} spot in the dust where it had been.] It was the one that held {the prize} together +so {he} could not go on without it.",
      "Plink! {A piece} rolled past {the pal}, and fell down a crack in the floor. It was the one that held {the prize} together. {Hero} lay flat and looked. [Far below something {winked|shone}.] But {his} arm was too {thick|short}, and {he} could not get it out.",
    ],
    fails: [
      {
        id: "wrong-part",
        what: "uses something else instead; it snaps",
        texts: [
          "“Perhaps {a trinket} will do instead,” said {Hero}, and pressed it in. It nearly fitted. Snap! It broke in two +and {the prize} came apart again. Only {the piece} was the right size.",
          "{He} tried {a trinket} in its place. It was too {thick|long}. Then {he} tried {a twig|a crust}, and that was too {soft|thin}. [With {a carrot|a spoon} it held for one {minute|second}.] {The prize} needed {the piece}, and nothing else.",
        ],
      },
      {
        id: "turn-out-everything",
        what: "turns everything upside down and makes a muddle",
        texts: [
          "{Hero} tipped out all the {drawers|boxes}. Out came {a trinket}, {a trinket 2} and a great deal of {fluff|string}. [Soon {the pal} was under a heap of {rags|socks}.] But {the piece} was not there, and now it was harder to look for it.",
          "{He} searched {high and low|for an hour}, and threw things about. The more {he} threw, the less {he} found. [At last even {the prize} was hidden under the {muddle|mess}.] There was no {piece} anywhere.",
        ],
      },
    ],
    solve: [
      "{The helper} had a pocket full of odds and ends: {a trinket}, {string|wax}, a {rusty|bent} spring. {Hero} sorted it all into {the tool}. And last of all came {a piece}, just like the lost one! [{The pal} pressed it in.] It fitted, and the two halves of {the prize} held together.",
      "“Look where it’s darkest,” said {the helper}, and felt about in the crack by the wall. [{The pal} pointed.] Up came dust, and {a trinket}, and then {the piece}! {Hero} caught it in {the tool}, and put it into {the prize}. Now it held together.",
      "“We’ll look for it bit by bit,” said {the helper}. {The helper} took the left side of the room and {Hero} the right +and all that they picked up went into {the tool}. [{The pal} looked underneath.] At the very bottom lay {the piece}. {Hero} pushed it in, and {the prize} held.",
    ],
  },
  {
    id: "fading-light",
    what: "it grows dark before the work is done",
    trouble: "the growing dark",
    kind: "work",
    use: "light",
    needs: ["bright", "kind", "handy"],
    vars: { hour: ["six o’clock", "tea time", "half past six", "lamp time"] },
    meet: [
      "At {the hour} {the prize} was only half done. Then all the lamps went out, with a {pop|fizz}. [“It’s the fuse,” said {the neighbour}.] It was so dark that {Hero} could not see {the prize} any more +and {he} had to stop.",
      "The sun went down behind {a sight}, much too early, and {the prize} turned grey and dim. [“I only need a {bit|little} longer,” {Hero} told the sky.] {He} had to finish tonight. But nobody can do such work in the dark.",
      "“Time to {stop|pack up},” called {the neighbour}. “It’s {hour}, and soon you won’t see a thing.” Thick clouds had come, and it grew dark. {The prize} had no {front|back} yet. {Hero} could hardly see the {string|brush} in {his} hand.",
    ],
    fails: [
      {
        id: "work-blind",
        what: "works on in the dark and spoils part of it",
        texts: [
          "{Hero} worked on in the dark, feeling for things with {his} fingers. When {grownup} brought a light, half of {the prize} was upside down. [One piece was {his} own {glove|sandwich}.] It all had to come off again.",
          "“I’ll do it by {touch|feel},” said {Hero}, and worked on. Then {something ripped|something tipped over}. [{The pal} gave a squeak.] After that {he} did not dare to touch {the prize}. In the dark you only spoil things.",
        ],
      },
      {
        id: "catch-moon",
        what: "tries to catch moonlight in pans and mirrors; clouds come",
        texts: [
          "{He} put out {pans|mirrors}, to catch some light from the moon. For a {moment|minute} it was {lovely|as bright as milk}. Then a cloud came +and the moon was gone. {Hero} still could not see {the prize}.",
          "{Hero} carried {the prize} to the window, where there was a {bit|little} light from the street. It helped a little. Then {the neighbour} drew the curtains over there, and it was just as dark as before.",
        ],
      },
    ],
    solve: [
      "{The helper} hung {the tool} from {a nail|a hook}, right over {the prize}. Now there was a warm ring of light. [{The pal} passed things up.] In it {Hero} did the last {bit|part}, slowly and well, and then the work was done.",
      "{The helper} went from door to door, to {the neighbour}, and {the neighbour 2}, and {name}. Each one brought a lamp, and {Hero} put {the tool} in the middle. It was nearly as bright as {day|noon} in there! [{The pal} blinked.] So {the prize} was finished after all.",
      "“Put your light behind it, not in front,” said {the helper}. {Hero} put {the tool} behind {the prize}, and now {he} could see every gap. [{The pal} pointed them out.] One by one {Hero} and {the helper} filled the gaps +and the work was right.",
    ],
  },
  {
    id: "quarrel-over-how",
    what: "the helpers quarrel about where to begin",
    trouble: "the quarrel",
    kind: "work",
    use: "paper",
    needs: ["kind", "clever", "strong"],
    vars: { first: ["Bo", "Ottilie", "Ashok", "Lina"], second: ["Max", "Fenna", "Dido", "Paul"] },
    meet: [
      "Two children from the street, {first} and {second}, came to help. But {first} wanted to finish the front of {the prize} first, and {second} wanted to finish the back. [They {pulled|tugged}, and {the prize} {creaked|groaned}.] They quarrelled so much that no work was done.",
      "{First} and {second} from next door came to help with {the prize}. “First the {top|roof},” said {first}. “No, first the {bottom|floor},” said {second}. They stood there with {red|hot} faces, and neither would begin. [The clock ticked {on|loudly}.] {Hero} could not finish it without them.",
      "“We’ll help you with {the prize},” said {first} and {second}, who lived round the corner. Then {first} wanted it {red|plain}, and {second} wanted it {green|grand}. “Mine!” “No, mine!” [Each took one end of it, and pulled.] And nothing got done.",
    ],
    fails: [
      {
        id: "boss",
        what: "orders everyone about; they walk off",
        texts: [
          "“Do it as I say!” cried {Hero}, and climbed on {a box|a chair}. {First} put down the {hammer|brush}. {Second} put down the {paint|string}. Nobody likes to be ordered about +so they both sat down with folded arms, and did nothing.",
          "{Hero} gave orders, as {kings|captains} do. “You, here! You, over there!” But {first} and {second} only grew more cross. [{The pal} was the one who listened.] Now they were cross with {Hero} as well.",
        ],
      },
      {
        id: "do-both",
        what: "tries to please both at once; it comes out a muddle",
        texts: [
          "“Then we’ll do both at once,” said {Hero}. They all pulled at {the prize}, this way and that. [{First} laughed. {Second} did not.] It tipped over +and now they had to start again.",
          "{Hero} said yes to {first}, and then {he} said yes to {second}. {He} ran from one to the other with the {paint|string}. In the end {the prize} was {half and half|quite lopsided}, and both of them were {cross|shouting}.",
        ],
      },
    ],
    solve: [
      "“Let each of them draw it,” said {the helper}, {kindly|calmly}. {Hero} gave {first} and {second} a piece of {the tool}, and they drew. [{The pal} watched.] Then {he} put the two drawings together, and they fitted like two {halves|hands}! So they stopped quarrelling, and did it like that.",
      "{The helper} sat down between {first} and {second}, and let them speak one at a time. {Hero} wrote it all on {the tool}: this for {first}, and that for {second}. Now each had a job. [{The pal} had one, too.] They worked side by side +and {the prize} was soon right.",
      "“You’re both right,” said {the helper}. So {Hero} made a list on {the tool}: first the plan of {first}, for an hour, and then the plan of {second}. [{The pal} kept the time.] That was fair, and nobody was cross any more. With four to help, {the prize} was finished fast.",
    ],
  },
  {
    id: "too-heavy",
    what: "the last part is too heavy to lift",
    trouble: "{the lump}",
    kind: "work",
    use: "sound",
    needs: ["strong", "clever", "kind"],
    vars: { lump: ["the oak stand", "the stone base", "the heavy base", "the long beam", "the iron stand"] },
    meet: [
      "There was just one thing left to do. {The prize} had to be set on {the lump}, but that lay in the {shed|yard}, and it weighed as much as {a calf|a piano}. {Hero} got both arms round {the lump} and pulled. It did not move at all.",
      "“And up!” said {Hero}, and nothing went up but {his} eyebrows. {The lump} was to hold {the prize}, and it was much too heavy for one child. [{The pal} sat down on it.] It lay there like a {whale|sleeping cow} +and the work could not be finished.",
      "It had all gone so well, piece by piece. Then {Hero} came to {the lump}, which should carry {the prize}. [It had taken {three|four} people to unload it.] {Hero} looked at {his} two thin arms. How could {he} ever lift that?",
    ],
    fails: [
      {
        id: "heave-alone",
        what: "heaves at it alone",
        texts: [
          "{He} pushed {the lump} with {his} shoulder. {He} pushed it with {his} back, and then with {his} {feet|seat}. [A {button|lace} went ping.] It had moved by as much as {a mite}, and in the wrong direction.",
          "{Hero} fetched {a gadget}, to lift {the lump} with that. It bent like a {noodle|banana}. [{He} bent it back, more or less.] {The lump} stayed where it was, for it was too heavy for {a gadget}.",
        ],
      },
      {
        id: "all-at-sixes",
        what: "calls everyone, and they all pull at different times",
        texts: [
          "{Hero} called the neighbours. But {the neighbour} pulled on one, {name} on two, and {the neighbour 2} on three. [It looked like a dance.] Because they never pulled together, {the lump} did not move. They all went home {for tea|puffing}.",
          "Many hands came to lift {the lump}. But one person said ‘now’, and one said ‘wait’, and one {sneezed|had an itch}. [Up went the left. Down went the right.] It was set down again with a bump, just where it had been.",
        ],
      },
    ],
    solve: [
      "“We must all lift at the same time,” said {the helper}, and called the neighbours. {Hero} sounded {the tool}: once for bend, twice for lift! Up came {the lump}, as light as {toast|a hat}. [{The pal} was ready with the wedge.] Now {the prize} stood on it, and it was finished.",
      "{Hero} made music with {the tool}, slow and steady. On each beat {the helper}, {the neighbour} and half the street gave one pull. Pull and rest, pull and rest. [{The pal} leaned, too.] On the {ninth|seventh} beat {the lump} was in its place, and {the prize} on top of it.",
      "{The helper} showed everyone where to hold {the lump}. At the first sound of {the tool} they all breathed in. At the second sound they lifted, {the pal} too. [It hung in the air for a moment.] Then {the lump} slid into place, right under {the prize}. The work was done!",
    ],
  },
  {
    id: "vanishing-bits",
    what: "the small parts keep vanishing",
    trouble: "the vanishing {bits}",
    kind: "work",
    use: "light",
    needs: ["small", "bright", "clever"],
    vars: {
      bits: ["some pegs", "some corks", "some ribbons", "some hooks", "some clips"],
      thief: ["a young rat", "a jackdaw", "a squirrel", "a wood mouse", "a tiny shrew"],
    },
    meet: [
      "{Hero} had {bits}, to hold {the prize} together. But each time {he} looked away, some of {the bits} were gone. First it was one, then {three|four}, then nearly all. [{The pal} had not touched them.] Without {the bits} {the prize} would fall apart.",
      "“I had {twelve|nine} of {the bits},” said {Hero}. “Now there are only {two|three}!” {The bits} were to hold {the prize} together. [A moment later there was one.] Somebody was taking them +and nobody knew who.",
      "{Hero} had fastened {the prize} with {bits}, and went for {a food}. When {he} came back, {the bits} were gone, and {the prize} was coming apart. [On the floor lay a few {crumbs|prints}.] Somebody had pulled {the bits} out. But who?",
    ],
    fails: [
      {
        id: "keep-watch",
        what: "keeps watch and looks away at the wrong moment",
        texts: [
          "{Hero} put out some more of {the bits}, hid behind {a sight} and kept watch. [{A creature} came, but only to scratch.] It was a long time. {Hero} {yawned|sneezed}, just once, and {two|three} more were gone!",
          "“I won’t take my eyes off {the bits},” said {Hero}. {He} stared till {his} eyes {watered|crossed}. Then {the neighbour} said good evening, and {he} looked up to say it back. In that moment they {vanished|disappeared}.",
        ],
      },
      {
        id: "lock-up",
        what: "locks the parts away; even so they go",
        texts: [
          "{Hero} put all of {the bits} that {he} had left under a {bowl|bucket}, and sat on it. [It was a cold seat.] When {he} lifted the edge to look, there was a neat little hole in the floor, and they were gone.",
          "{He} tied {the bits} together and hung them on a {nail|hook}, out of reach. Then {Hero} went to wash {his} hands. When {he} came back, even the string was gone. {The pal} had seen {nothing|only a tail}.",
        ],
      },
    ],
    solve: [
      "“Shine under the boards,” said {the helper}. In the light of {the tool} they saw {a thief}, sleeping in a nest made of {bits}. So that was it! [{The pal} said hello.] {Hero} gave {the thief} some {wool|straw}, which is softer, and got {the bits} back. Now {the prize} held.",
      "{Hero} held {the tool} to a crack in the wall. There sat {a thief}, with {the bits} all round. “The nest is draughty,” said {the helper}, “so somebody stuffs up the holes.” They filled the holes with hay. [{The pal} helped.] Then they got {the bits} back, and put {the prize} together.",
      "They let {the tool} glow low down, and waited, {the pal} too. Out came {a thief}, for one more. “{The thief} only likes to collect things,” said {the helper}. So {Hero} offered {a trinket} in exchange, and that was even better! {The bits} all came back +and {the prize} held.",
    ],
  },
  {
    id: "grumpy-neighbour",
    what: "somebody grumpy has the one thing that is needed and says no",
    trouble: "{the grump}",
    kind: "work",
    use: "paper",
    needs: ["kind", "clever", "handy"],
    vars: {
      grump: ["the junk man", "the tall gardener", "the boatman", "the stable master", "the shed keeper", "the roofer"],
      need: ["a ladder", "a handcart", "a hand drill", "a big brush", "a tool box", "a long ruler"],
    },
    meet: [
      "To finish {the prize} {Hero} needed {a need}. Only {the grump} had one, across the street. {Hero} went over with {the pal} and asked. “No,” said {the grump}. “People never bring my things back.” [The {hatch|door} went bang.] Without {the need} the work stood still.",
      "“No, no and no,” said {the grump}. “Nobody borrows {the need}. I always get it back {dirty|sticky}.” {Hero} {looked at|counted} {his} toes. [{He} had asked so nicely.] {He} needed {the need} for the last part of {the prize}, and there was no other in the street.",
      "{Hero} could not finish {the prize} without {a need}, and that belonged to {the grump} next door, who had {eyebrows|a frown} like {a hedge|a storm}. [{The pal} knocked.] “I don’t lend my {need} to anyone,” called {the grump}. “The last one broke it!”",
    ],
    fails: [
      {
        id: "beg",
        what: "begs and argues; the door stays shut",
        texts: [
          "“Please, please, just for {an hour|a minute},” said {Hero} {through|at} the keyhole, till {his} voice was {gone|thin}. But begging only made {the grump} more cross. Inside, somebody turned up the {radio|music} +and there was still no {need}.",
          "“You aren’t even using {the need}!” called {Hero}. That was not a nice thing to say. {The grump} came out, picked {the need} up, and locked it in the {cellar|shed}. [{The pal} looked sorry.] Now it was quite out of reach.",
        ],
      },
      {
        id: "swap",
        what: "offers a swap that is not wanted",
        texts: [
          "{Hero} turned out {his} pockets. “I’ll give you {a trinket} for {the need},” {he} said, “just till tonight.” [“And {a trinket 2}?”] {The grump} shook a {grey|tired} head. “I don’t want that. I want my things back clean.”",
          "“I’ll give you {a food}, if you lend us {the need},” called {Hero}. “I’ve had my {tea|supper},” said {the grump}. [“Two, then!” “No, thank you.”] And there {he} stood, with no {need}.",
        ],
      },
    ],
    solve: [
      "“You never said what it’s for,” said {the helper}. So {Hero} drew {the prize} on {the tool}, and who it was for, and {the pal} pushed it under the door. [There was a long {silence|rustle}.] Out came {the grump} with {the need}. “You should have told me! For that you may have it.”",
      "{The helper} and {Hero} wrote a promise on {the tool}: ‘We will bring {the need} back tonight, and clean.’ [{The pal} signed it with a {smudge|blot}.] {The grump} read it, and {nodded|grunted}. “Nobody ever promised me that.” So they got {the need}, and {the prize} could be finished.",
      "On {the tool} {Hero} wrote down what they would do in return: {sweep the yard|water the beans}. {The helper} signed it, too. {The grump} read it {twice|three times}, and fetched {the need}. [{The pal} swept at once.] With that they did the last part of {the prize}.",
    ],
  },
  {
    id: "broody-hen",
    what: "a mother bird has made her nest in the one thing that is needed",
    trouble: "{the hen}",
    kind: "work",
    use: "box",
    needs: ["kind", "strong", "small", "handy"],
    vars: {
      hen: ["a speckled hen", "a fat brown hen", "an eider duck", "a proud pheasant", "a cross little quail"],
      need: ["a handcart", "a tool bag", "a big bucket", "a rope basket", "a wheelbarrow"],
    },
    meet: [
      "The last pieces of {the prize} had to be fetched in {a need}. It stood behind the shed. But in it sat {a hen}, on {five|seven|nine} eggs, and she would not get up. [“Mine,” said her eye.] Without {the need} {Hero} could not go on.",
      "“Take {the need} for the last pieces of {the prize},” {grownup} had said. {Hero} went to get it. But {a hen} had made a nest in it, and sat on her eggs. [She had only just got {comfortable|warm}.] She would not {move|budge} at all.",
      "{Hero} needed {a need} to carry the last parts of {the prize}, and there was only one. {A hen} had sat down in it {on $weekday|last week}, to hatch her eggs. {Hero} held out a hand. She made herself as round as a cushion, and hissed.",
    ],
    fails: [
      {
        id: "lure-her",
        what: "tries to lure her off with food",
        texts: [
          "{Hero} put down {a food}, and a trail of crumbs, to make {the hen} come out. She watched. [{A creature} ate the lot.] Then she shut her eyes, for a mother will not leave her eggs for crumbs.",
          "{Hero} laid out corn, and a leaf, and {a food}, all in a row like a shop. [{The pal} would have bought something.] But {the hen} was not hungry +and she stayed on her eggs in {the need}.",
        ],
      },
      {
        id: "pull-it-out",
        what: "tries to pull it out from under her",
        texts: [
          "{He} took hold of {the need} and pulled, inch by inch. {The hen} opened her wings, for she was afraid for her eggs. [It was like an umbrella in a gale.] {Hero} was sorry, and let go at once.",
          "“One, two, up!” {Hero} and {the pal} tried to carry {the need} away, nest and all. {The hen} screamed, and all the doors flew open. “That poor mother!” cried {the neighbour}. [{Hero} went as red as {a brick|jam}.] {He} put it back.",
        ],
      },
    ],
    solve: [
      "“She’ll move, if you give her a better nest,” said {the helper}. {Hero} lined {the tool} with hay, and with {his} own {scarf|hanky}. [{The pal} tried it out.] {The helper} carried the eggs across, and {the hen} walked after them, quite calm. Now {the need} was free.",
      "First they made {the tool} dark and snug inside. Then {the helper} kept each egg warm, and {Hero} laid it in the new nest. [{The pal} counted.] {The hen} looked at the old nest, and at the new one, and climbed over. They could take {the need}, and fetch the last pieces.",
      "{Hero} put {the tool} down next to {the hen}, and {the helper} filled it with the softest {moss|wool}. They did not push her. [Nobody {coughed|sneezed}, not even {the pal}.] It looked so soft that she rolled her eggs over, one by one. So {the need} was empty, and the work could go on.",
    ],
  },
];
