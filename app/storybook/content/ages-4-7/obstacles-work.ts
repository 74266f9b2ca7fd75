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
      "{The part} of {the prize} fell off, with a {bump|groan}. {Hero} put it back again +but it just would not stay on. [It always {waited|stood} till {he} turned round.]",
      "{The part} of {the prize} came off in {Hero}’s hand +and it would not stay on. The string was too {weak|old} to hold it. [“It was nearly right,” {he} said +and there were only {two|three} hours left.]",
      "Crash went {the part} of {the prize}, and fell down beside {the pal}. {Hero} tied it on again +but it wobbled, and would never hold. [It went down slowly, like {a cow|a camel} lying down.]",
    ],
    fails: [
      {
        id: "more-glue",
        what: "uses far too much glue and gets stuck to it",
        texts: [
          "“More glue,” said {Hero}, and used up the whole {pot|tube}. It was not strong enough +and {the part} came off again. [But {his} sleeve was stuck fast, and so was {a trinket}.]",
          "{Hero} poured on glue like {gravy|syrup}. It ran everywhere but where it should, and {the part} slid down again. [{The pal} stuck to {the floor|a stool}.]",
        ],
      },
      {
        id: "faster",
        what: "hurries, and makes it worse",
        texts: [
          "There was no time, so {Hero} worked faster and faster. {The part} went on {upside down|back to front} +and it fell off at once. [Hurry had only made it worse.]",
          "“Quick, quick,” said {Hero}, and left out the small knots. But it was the small knots that held {the part}, and down it came. [It stood for as long as {a sneeze|one breath}.]",
        ],
      },
    ],
    solve: [
      "{The helper} held {the part} straight +and {Hero} wound {the tool} round it. [{The pal} sat on the loose end.] They let go. {The prize} stood +and it did not wobble any more.",
      "“Tie it where it bends,” said {the helper}. {Hero} tied {the tool} there +and {the part} stayed where it {belonged|should be}. [{The pal} pulled at it.] Now {the prize} could be finished.",
      "“It needs a belt,” said {the helper}. {Hero} put {the tool} round {the prize} +and {the helper} pulled it tight. Nothing fell off any more. [They shook it. They blew on it.] [{The pal} {nodded|bowed}.]",
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
      "{Hero} could not find {a piece}, to hold the two halves of {the prize} together. [{He} looked under {the rug|the bench}, and in {the teapot|both boots}.] Without it {the prize} was only two halves.",
      "“I put {the piece} on the table,” said {Hero}, “and now it’s gone!” Without it {the prize} would not hold together. [There was a {clean|bare} spot in the dust where it had been.]",
      "{A piece} fell down a crack, right beside {the pal}. It should hold {the prize} together +but {Hero} could not get it out. [Far below something {winked|shone}.]",
    ],
    fails: [
      {
        id: "wrong-part",
        what: "uses something else instead; it snaps",
        texts: [
          "“Perhaps {a trinket} will do instead,” said {Hero}, and pressed it in. Snap! It broke +and {the prize} came apart again. [Only {the piece} was the right size.]",
          "{Hero} tried {a trinket} in its place. It was too {thick|long} +and {the prize} would not shut. [With {a carrot|a spoon} it held for one {minute|second}.]",
        ],
      },
      {
        id: "turn-out-everything",
        what: "turns everything upside down and makes a muddle",
        texts: [
          "{Hero} tipped out all the {drawers|boxes}, to look for {the piece}. [Out came {a trinket}, {a trinket 2} and a great deal of {fluff|string}.] It was not there, and now there was a muddle as well.",
          "{Hero} looked {high and low|for an hour}, and threw things about. The more {he} threw, the less {he} found. [At last even {the prize} was hidden under the {muddle|mess}.]",
        ],
      },
    ],
    solve: [
      "{The helper} had a pocket full of odds and ends. {Hero} sorted them into {the tool}. Last of all came {a piece}! It fitted +and {the prize} held together. [{The pal} pressed it in.]",
      "{The helper} felt in the crack, where it was darkest. [Up came dust, and {a trinket}.] Then up came {the piece}! {Hero} caught it in {the tool} +and now {the prize} held together.",
      "“Bit by bit,” said {the helper}. They picked up all that lay about +and it went into {the tool}. [{The pal} looked underneath.] There was {the piece}! {Hero} pushed it in +and {the prize} held.",
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
      "At {the hour} all the lamps went out, with a {pop|fizz}. {The prize} was only half done +and {Hero} could not see it any more. [“It’s the fuse,” said {the neighbour}.]",
      "The sun went down, and {the prize} turned grey and dim. {Hero} had to finish it tonight +but nobody can do such work in the dark. [“Just a {bit|little} longer,” {he} told the sky.]",
      "Thick clouds came, and it grew so dark that {Hero} could hardly see {the prize}. It was only {hour} +and {the front|the back} was not finished yet. [“Time to {stop|pack up},” called {the neighbour}, but {Hero} could not stop now.]",
    ],
    fails: [
      {
        id: "work-blind",
        what: "works on in the dark and spoils part of it",
        texts: [
          "{Hero} worked on in the dark. When {grownup} brought a light for a minute, half of {the prize} was upside down. [One piece was {his} own {glove|sandwich}.]",
          "“I’ll do it by {touch|feel},” said {Hero}. Then {something ripped|something tipped over} +so {he} did not dare to touch {the prize} again. [{The pal} gave a squeak.]",
        ],
      },
      {
        id: "catch-moon",
        what: "tries to catch moonlight in pans and mirrors; clouds come",
        texts: [
          "{Hero} put out {pans|mirrors}, to catch some light from the moon. Then a cloud came +and it was as dark as before. [For a {moment|minute} it had been {lovely|as bright as milk}.]",
          "{Hero} carried {the prize} to the window, to have light from across the street. Then {the neighbour} over there drew the curtains, and it was dark again. [{The pal} {sighed|yawned}.]",
        ],
      },
    ],
    solve: [
      "{The helper} found {a nail|a hook} over {the prize} +and {Hero} hung {the tool} on it. Now there was a warm ring of light. {Hero} did the last {bit|part} +and the work was done. [{The pal} passed things up.]",
      "{The helper} asked {the neighbour}, and {name}. Each one brought a lamp +and {Hero} put {the tool} in the middle. It was as bright as {day|noon}! Soon {the prize} was finished. [{The pal} blinked.]",
      "“Put your light behind it,” said {the helper}. {Hero} held {the tool} there +and every gap showed. [{The pal} pointed them out.] One by one they filled them. {The prize} was right at last.",
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
      "{First} and {second} came to help with {the prize}, and soon they quarrelled. {First} wanted to do the front first, and {second} the back +so nothing was done. [{The prize} {creaked|groaned} in the middle.]",
      "{First} and {second}, who wanted to help with {the prize}, began to quarrel. One wanted to begin at the top +but the other one said, “The bottom!” So {Hero} could not get anything done. [They had {red|hot} faces +and neither of them would give way.]",
      "{First} and {second} came to help with {the prize}, and quarrelled. One wanted it {red|plain} +and the other one wanted it {green|grand}. [“My way!” they shouted +and they pulled it to and fro.]",
    ],
    fails: [
      {
        id: "boss",
        what: "orders everyone about; they walk off",
        texts: [
          "{Hero} climbed on {a box|a chair}, and told them what to do. Nobody likes to be ordered about +so {first} and {second} sat down, and did nothing. [Their arms were folded.]",
          "{Hero} gave orders, as {kings|captains} do, and that made {first} and {second} cross with {him} as well. [They did even less.] [{The pal} was the one who listened.]",
        ],
      },
      {
        id: "do-both",
        what: "tries to please both at once; it comes out a muddle",
        texts: [
          "“Then we’ll do both at once,” said {Hero}. They all pulled, this way and that, till {the prize} tipped over. [{First} laughed. {Second} did not.]",
          "{Hero} said yes to {first}, and then {he} said yes to {second}. In the end {the prize} was {half and half|quite lopsided} +and both of them were {cross|shouting}.",
        ],
      },
    ],
    solve: [
      "“Let them draw it,” said {the helper}. {First} and {second} drew on {the tool} +and {Hero} put the drawings together. They fitted! [{The pal} {nodded|watched}.] So the quarrel was over +and the work was done.",
      "{The helper} let {first} speak, and then {second}. {Hero} wrote a job for each on {the tool}. Soon they worked side by side +and {the prize} was right. [{The pal} had a job, too.]",
      "“You’re both right,” said {the helper}. {Hero} wrote two turns on {the tool}. First came {first} +and then came {second}. That was fair +and {the prize} was finished. [{The pal} kept the time.]",
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
      "{The prize} had to be set on {the lump}, and that weighed as much as {a calf|a piano}. {Hero} pulled with both arms +but it did not move at all. [It was the last thing to do.]",
      "{Hero} tried to lift {the lump}, on which {the prize} should stand. It was much too heavy +and nothing went up but {his} eyebrows. [{The pal} sat down on it.] [It lay there like a {whale|sleeping cow}.]",
      "The last piece was {the lump}, far too heavy for {Hero}. It should carry {the prize} +but {he} could not lift it. [{Hero} looked at {his} two thin arms +and it had taken {three|four} people to unload it.]",
    ],
    fails: [
      {
        id: "heave-alone",
        what: "heaves at it alone",
        texts: [
          "{Hero} pushed {the lump} with {his} shoulder, and then with {his} {feet|back}. It moved by as much as {a mite}, and in the wrong direction. [A {button|lace} went ping.]",
          "{Hero} fetched {a gadget}, to lift {the lump} with that. It bent like a {noodle|banana} +and {the lump} stayed where it was. [{He} bent it back, more or less.]",
        ],
      },
      {
        id: "all-at-sixes",
        what: "calls everyone, and they all pull at different times",
        texts: [
          "{Hero} called the neighbours. But one pulled first, and one pulled last +so {the lump} did not move. [It looked like a dance.] [They went home {for tea|puffing}.]",
          "Many hands came to lift {the lump}. But they never lifted together, and down it went again with a bump. [One said ‘now’, one said ‘wait’, and one {sneezed|had an itch}.]",
        ],
      },
    ],
    solve: [
      "{The helper} called the neighbours. {Hero} sounded {the tool}: once for bend, twice for lift! Up came {the lump} +and {the prize} stood on it at last. [{The pal} had the wedge.]",
      "{Hero} made slow music with {the tool}. {The helper} and the neighbours pulled at each beat. [{The pal} leaned, too.] Then {the lump} was in its place +and {the prize} stood on top.",
      "{The helper} showed everyone where to hold. {Hero} sounded {the tool} once +and they breathed in. {He} sounded it twice +and up went {the lump}! Now {the prize} stood on it. [{The pal} {cheered|hopped}.]",
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
      "{Hero} had {bits}, to hold {the prize} together. But each time {he} looked away, some of them were gone, till {the prize} nearly fell apart. [{The pal} had not touched them.]",
      "Somebody was taking {the bits} out of {the prize}. There had been {twelve|nine} +and now {Hero} had only {two|three}. Like that it would not hold. [A moment later there was only one +and nobody had seen a thing.]",
      "{Hero} had fastened {the prize} with {bits}, and now they were gone. It was coming apart +but who had taken them? [On the floor lay a few {crumbs|prints}, in a little row.]",
    ],
    fails: [
      {
        id: "keep-watch",
        what: "keeps watch and looks away at the wrong moment",
        texts: [
          "{Hero} hid behind {a sight} and kept watch. [{A creature} came, but only to scratch.] {He} {yawned|sneezed}, just once +and {two|three} more of {the bits} were gone.",
          "“I won’t take my eyes off {the bits},” said {Hero}. Then {the neighbour} said good evening, and {he} looked up. In that moment they {vanished|disappeared}.",
        ],
      },
      {
        id: "lock-up",
        what: "locks the parts away; even so they go",
        texts: [
          "{Hero} put {the bits} under a {bowl|bucket}, and sat on it. When {he} lifted the edge, there was a neat little hole in the floor, and they were gone. [It had been a cold seat, too.]",
          "{Hero} hung up {the bits} on a string, out of reach. {He} went to wash {his} hands +and even the string was gone. [{The pal} had seen {nothing|only a tail}.]",
        ],
      },
    ],
    solve: [
      "“Shine under the boards,” said {the helper}. {Hero} held {the tool} there. In a nest of {bits} slept {a thief}! They gave it some {wool|straw} instead +and soon {the prize} held together. [{The pal} said hello.]",
      "{Hero} held {the tool} to a crack. There sat {a thief}, in a nest of {bits}. “Hay is {better|softer},” said {the helper}, and gave it some. They got {the bits} back +and {the prize} held. [{The pal} helped.]",
      "They waited by the glow of {the tool}. Out came {a thief}, for one more! “It just likes to collect,” said {the helper}. {Hero} gave it {a trinket} +and {the bits} came back to {the prize}. [{The pal} sat quite still.]",
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
      "To finish {the prize} {Hero} needed {a need}, which only {the grump} had. “People never bring my things back,” said {the grump}, and would not lend it. [The {hatch|door} went bang +so the work stood still.]",
      "“Nobody borrows {the need},” said {the grump}. “It always comes back {dirty|sticky}.” {Hero} needed it for the last part of {the prize} +but the answer was no. [{He} {looked at|counted} {his} toes, and was sad.]",
      "For the last part of {the prize} {Hero} asked {the grump} for {a need}. “I don’t lend it, for the last one broke it!” [{The grump} had {eyebrows|a frown} like {a hedge|a storm}.] Without it {he} could not finish.",
    ],
    fails: [
      {
        id: "beg",
        what: "begs and argues; the door stays shut",
        texts: [
          "{Hero} begged {through|at} the keyhole +but {the grump} only turned up the {radio|music}, and there was still no {need}. [“Please, just for {an hour|a minute}!”]",
          "{Hero} said that {the grump} was not even using {the need}. That was not nice +and {the grump} locked it in the {cellar|shed}. [{The pal} looked sorry.]",
        ],
      },
      {
        id: "swap",
        what: "offers a swap that is not wanted",
        texts: [
          "“I’ll give you {a trinket} for it, just till tonight,” said {Hero}. {The grump} shook a {grey|tired} head. “I only want my things back clean.” [“And {a trinket 2}?” “No.”]",
          "“I’ll give you {a food}, if you lend us {the need},” called {Hero}. “I’ve had my {tea|supper},” said {the grump}. [“Two, then!” “No, thank you.”] So that did not help.",
        ],
      },
    ],
    solve: [
      "“Say what it’s for,” said {the helper}. {Hero} drew {the prize} on {the tool} +and {the grump} looked at it. [It took a long {time|while}.] “For that you may have it.” They got {the need} +and it was finished.",
      "{The helper} and {Hero} wrote on {the tool}. ‘We’ll bring it back {tonight|soon}, and clean.’ {The grump} read it +so they got {the need}. Soon all was done. [{The pal} had signed with a {smudge|blot}.]",
      "“We could help in return,” said {the helper}. ‘We’ll {sweep the yard|water the beans},’ wrote {Hero} on {the tool}. {The grump} read it +and they got {the need}. Now it was soon done. [{The pal} swept at once.]",
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
      "{Hero} needed {a need}, but in it sat {a hen} on {five|seven|nine} eggs. Without it {he} could not fetch things for {the prize} +and she would not get up. [“Mine,” said her eye.]",
      "{A hen} had made a nest in {the need}, and sat on her eggs. {Hero} needed it, to fetch things for {the prize} +but she would not {move|budge}. [She had only just got {comfortable|warm} +and she shut both eyes.]",
      "{Hero} needed {a need} for {the prize}, and in it sat {a hen} on eggs. {He} held out a hand +and she hissed, and would not move. [She was as round as a cushion.]",
    ],
    fails: [
      {
        id: "lure-her",
        what: "tries to lure her off with food",
        texts: [
          "{Hero} put down {a food}, to make {the hen} come out. [{A creature} ate the lot.] But a mother will not leave her eggs for crumbs, and she shut her eyes.",
          "{Hero} laid out corn, and a leaf, and {a food}, like a shop. {The hen} was not hungry +and she stayed on her eggs. [{The pal} would have bought something.]",
        ],
      },
      {
        id: "pull-it-out",
        what: "tries to pull it out from under her",
        texts: [
          "{Hero} took hold of {the need} and pulled, inch by inch. {The hen} was afraid for her eggs, and cried +so {he} let go at once. [Her wings were like an umbrella in a gale.]",
          "{Hero} and {the pal} tried to carry {the need} away, nest and all. {The hen} screamed, and all the doors flew open +so they put it back. [{Hero} went as red as {a brick|jam}.]",
        ],
      },
    ],
    solve: [
      "“She’d like a better nest,” said {the helper}. {Hero} put hay in {the tool} +and the eggs went in, one by one. {The hen} walked after them. Now {the need} was free. [{The pal} had tried it out.]",
      "{Hero} laid the warm eggs in {the tool} +and {the helper} sang to {the hen}. She looked at her new nest. She climbed over! [{The pal} counted.] They had {the need} +and the work went on.",
      "{The hen} got {the tool} from {Hero}, as a new nest. {The helper} filled it with {moss|wool} +and it looked so soft! She rolled her eggs over +and {the need} was empty. [Nobody {coughed|sneezed}, not even {the pal}.]",
    ],
  },
  {
    id: "playful-beast",
    what: "a young animal that wants to play keeps knocking the work over",
    trouble: "{the romper}",
    kind: "work",
    use: "sound",
    needs: ["kind", "clever", "small"],
    vars: { romper: ["a bouncy calf", "a young dog", "a woolly lamb", "a cheeky piglet", "a jumpy goat"] },
    meet: [
      "{A romper} from next door jumped at {the prize}, and the new piece fell off. {Hero} put it on again +but back came {the romper}, for it wanted to play. [Like that the work would never be done.]",
      "Just for fun {a romper} ran into {the prize}, bump, and something came off. Each time {Hero} mended it, {the romper} came again. [{The pal} had to jump out of the way.]",
      "{A romper} had got out, and pulled pieces off {the prize}. It only wanted to play +but {Hero} could not work like that.",
    ],
    fails: [
      {
        id: "shut-out",
        what: "shuts it out; it comes in another way",
        texts: [
          "{Hero} shut the {gate|door}, to keep {the romper} out. It came in through {the hedge|a hole} +and it jumped on {the prize} again. [It thought that was the game.]",
          "{Hero} put up a fence of {boxes|chairs}, and {the romper} hopped over it, right on to {the prize}. [{A creature} {watched|looked on}.]",
        ],
      },
      {
        id: "scold",
        what: "scolds it or holds it; it only wants to play more",
        texts: [
          "{Hero} said ‘sit’, as sternly as {he} could. {The romper} did not know what that meant, and licked {his} face. [Then it ran off with the {brush|string}.]",
          "{Hero} held {the romper} tight, with both arms. But now {he} had no hand left for the work, and {the romper} wriggled free. [{The pal} got a lick on the nose.]",
        ],
      },
    ],
    solve: [
      "“It misses its mother,” said {the helper}. {Hero} sounded {the tool} +and {the romper} trotted after it. So they brought it home to her. Now {the prize} could be finished. [{The pal} shut the gate.]",
      "“Give it a game,” said {the helper}. {Hero} sounded {the tool} +and {the romper} turned round each time. It turned till it was tired, and lay down. The work was soon done. [{The pal} had turned round, too.]",
      "{Hero} played softly on {the tool} +and {the helper} hummed. {The romper} fell asleep in the {hay|straw}. [{The pal} kept watch.] On tiptoe they finished {the prize} +and nobody knocked it over.",
    ],
  },
  {
    id: "gusty-wind",
    what: "the wind keeps blowing the work over",
    trouble: "the gusty wind",
    kind: "work",
    use: "box",
    needs: ["strong", "handy", "clever"],
    vars: { wind: ["a north wind", "a sea wind", "a stormy wind", "a sharp east wind"] },
    meet: [
      "{A wind} came up, and blew the light pieces of {the prize} all over the {yard|grass}. {Hero} put them back +but at the next gust they flew off again. [{Leaves|Papers} flew all round +and the work could not go on.]",
      "{A wind} pulled each new piece off {the prize}. In such a wind {Hero} could not go on, for nothing would stay where it was. [{He} had to run after it +and {the pal} ran, too.]",
      "{A wind} shook {the prize}, and blew off all the new pieces, one by one. {Hero} could not hold them all +so the work would never be done. [A {hat|bucket} flew by as well, and then {a cloth}.]",
    ],
    fails: [
      {
        id: "hold-it",
        what: "holds it with both hands; the arms grow tired",
        texts: [
          "{Hero} held the pieces down with both hands. But then {he} had no hand left to work with, and the wind took the {string|brush}. [{The pal} held {his} belt.]",
          "{Hero} sat down on all the pieces, so that they could not fly. That was good, till {he} had to get up +and {away|off} they went again. [The wind {whistled|laughed}.]",
        ],
      },
      {
        id: "wind-screen",
        what: "hangs up a sheet against the wind; it blows away",
        texts: [
          "{Hero} hung up a {sheet|blanket}, to keep off the wind, and it flew away over {a sight}. [{The neighbour} brought it back.]",
          "{Hero} put up {a door|a board}, to stop the wind. It was knocked down in no time, and the pieces flew again. [{Hero} tried it {twice|three times}.]",
        ],
      },
    ],
    solve: [
      "“Take out one at a time,” said {the helper}. {Hero} kept the pieces in {the tool} +and the wind could not get them. {The helper} held each one. Soon {the prize} was finished. [{The pal} sat on the lid.]",
      "{Hero} filled {the tool} with stones. {The helper} set it on top, till the glue was dry. The wind blew and blew +but they stayed on {the prize}. [{The pal} brought the last stone.]",
      "{The helper} found a spot without any wind. {Hero} carried the pieces there in {the tool} +and they put them on, one by one. Now {the prize} was finished. [{The pal} {nodded|cheered}.]",
    ],
  },
];
