import type { Obstacle } from "../../content-contract";

export const stubbornWork: readonly Obstacle[] = [
  {
    id: "wont-hold",
    what: "it keeps falling apart",
    trouble: "",
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
    trouble: "",
    kind: "work",
    use: "box",
    needs: ["small", "clever", "kind"],
    vars: { piece: ["a wheel pin", "a brass hook", "a wooden peg", "a hinge", "a cork ring", "a copper nail"] },
    meet: [
      "Everything was there but one thing. {The prize} needed {a piece}, and {Hero} had none. [{Hero} looked under {the rug|the bench}, and in {the teapot|both boots}.] [It was no bigger than {a bean|a tooth} +and everything hung on it.]",
      "“It was on the table,” said {Hero}. [“I put it there!”] But {the piece} was {gone|away}. [There was a round {clean|bare} spot in the dust where it had been.] Without it {the prize} was just {bits|a pile}.",
      "Plink. {The piece} rolled past {the pal}, and down a crack between the boards. [{Hero} lay flat and looked.] [Far below something {winked|shone} +but {his} arm was too {thick|short}.]",
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
    trouble: "",
    kind: "work",
    use: "light",
    needs: ["bright", "kind", "handy"],
    vars: { hour: ["six o’clock", "tea time", "half past six", "lamp time"] },
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
    trouble: "",
    kind: "work",
    use: "paper",
    needs: ["kind", "clever", "strong"],
    vars: { first: ["Bo", "Ottilie", "Ashok", "Lina"], second: ["Max", "Fenna", "Dido", "Paul"] },
    meet: [
      "Two children came to help, {first} and {second}. [That was the trouble.] {First} wanted {the prize} {plain|red}, and {second} wanted it {grand|green}. [They pulled.] [{The prize} {creaked|groaned} in the middle.]",
      "{First} and {second} had come to help. “My way,” said {first}. “No, mine,” said {second}. They stood on both sides of {the prize}, with {red|hot} faces. [Nobody did any {work|hammering} at all.] [The clock ticked {on|loudly}.]",
      "[First there was nobody to help.] Then there was {first}, and {second}, and a {row|quarrel}. Each took one end of {the prize}, and pulled. [You can guess what {happened|came next}.]",
    ],
    fails: [
      {
        id: "boss",
        what: "orders everyone about; they walk off",
        texts: [
          "“Do it as I say!” cried {Hero}. {He} climbed on {a box|a chair} and pointed. {First} put down {the hammer|a brush}. {Second} put down {the paint|a saw}. [Then they both sat down with folded arms, for once {agreeing|together}.]",
          "{Hero} took charge, as {kings|captains} do. “You, there! You, here!” [It was {splendid|grand}, for a minute.] Then nobody {lifted a finger|did a stroke} but {the pal}.",
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
      "“Let each one draw it,” said {the helper}, {kindly|calmly}. {Hero} gave out {the tool}. {First} drew, and {second} drew. [{The pal} {watched|sat on the rubber}.] And look! The two drawings {fitted|joined}, like {halves|hands}.",
      "{The helper} sat between them +and {Hero} wrote it all down in {the tool}. [Once it was {written|read out}, it was not so {bad|different}.] {First} {held|cut}, {second} {tied|painted}.",
      "“You’re both right,” said {the helper}, “from where you stand.” So {first} and {second} changed places. {Hero} noted in {the tool} what each of them saw. [{The pal} went round and round.] When it was read out, they both {laughed|began at once}.",
    ],
  },
  {
    id: "too-heavy",
    what: "the last part is too heavy to lift",
    trouble: "",
    kind: "work",
    use: "sound",
    needs: ["strong", "clever", "kind"],
    vars: { lump: ["the main board", "the long post", "the heavy end", "the top piece", "the big wheel"] },
    meet: [
      "Now there was only {the lump} to put up, and it weighed as much as a {calf|piano}. {Hero} got both arms round it and pulled. [It did not even creak.] Without it {the prize} was no more than a {good idea|start}.",
      "“And up!” said {Hero}, and nothing went up but {his} eyebrows. {The lump} lay there like a {whale|sleeping cow}. [{The pal} sat down on it.] How do you finish {the prize}, if the last bit won’t {budge|come}?",
      "It had gone so well so far, piece by piece. Then came {the lump}. [It had taken {three|four} people to unload it.] {Hero} looked at it, and at {his} two thin arms, and at {the prize}.",
    ],
    fails: [
      {
        id: "heave-alone",
        what: "heaves at it alone",
        texts: [
          "{He} put {his} shoulder to it. {He} put {his} back to it, and then {his} {feet|seat}. [Something cracked. It was a {button|brace}.] {The lump} had moved by as much as {a mite}, the wrong way.",
          "“With a lever!” thought {Hero}, and fetched {a gadget}. It bent like a {noodle|banana}. [{He} bent it back, more or less.] {The lump} had not so much as {rocked|noticed}.",
        ],
      },
      {
        id: "all-at-sixes",
        what: "calls everyone, and they all pull at different times",
        texts: [
          "{He} called the whole street. {The neighbour} pulled on one, {name} on two, and the twins on {four|a half}. [It looked like a dance.] {The lump} went nowhere, and somebody sat on a {pie|hat}.",
          "Eight hands should be enough. But one said ‘now’, and one said ‘wait’, and one {sneezed|had an itch}. [Up went the left. Down came the right.] They all let go and blew on their fingers.",
        ],
      },
    ],
    solve: [
      "“It isn’t strength, it’s when,” said {the helper}. So {Hero} stood where all could hear, and sounded {the tool}: once for bend, twice for lift. [{The pal} was ready with the wedge.] Up it came, as light as {toast|a hat}, and sat down in its place.",
      "{Hero} struck up with {the tool}, slow and steady. On each beat {the helper}, {the neighbour} and half the street gave one pull. [{The pal} leaned, too.] Pull and rest. Pull and rest. On the {ninth|seventh} it was up.",
      "{The helper} took the low end. At the first sound of {the tool} they all breathed in. At the second they lifted, {the pal} too. [It hung in the air a moment and thought about it.] Then {the lump} was home.",
    ],
  },
  {
    id: "vanishing-bits",
    what: "the small parts keep vanishing",
    trouble: "",
    kind: "work",
    use: "light",
    needs: ["small", "bright", "clever"],
    vars: {
      bits: ["some pegs", "some corks", "some ribbons", "some hooks", "some screws"],
      thief: ["a young rat", "a jackdaw", "a squirrel", "a wood mouse", "a tiny shrew"],
    },
    meet: [
      "Each time {Hero} turned {his} back, something was gone. First one of {the bits} went, then {three|four}, then nearly all. [{The pal} had not touched them.] Without {the bits} {the prize} could not be {finished|put together}.",
      "“I had {twelve|nine} of them,” said {Hero}, and counted {the bits} again. Now there were {two|three}. [A moment later there was one.] {The prize} stood there, full of {gaps|holes}.",
      "Something was odd about {the prize}. It grew smaller. {Hero} put {the bits} in and went for {a food}. When {he} came back, they were out again, and away. [Only a few {crumbs|prints} lay there.]",
    ],
    fails: [
      {
        id: "keep-watch",
        what: "keeps watch and looks away at the wrong moment",
        texts: [
          "{He} hid behind {a sight} and kept watch. Nothing came. [{A creature} came, but only to scratch.] {Hero} blinked, just once, and {two|three} more of {the bits} were gone.",
          "“I won’t take my eyes off it,” said {Hero}. {He} stared till {his} eyes {watered|crossed}. Then {the neighbour} said good evening, and {he} said it back. [That was enough.] Gone!",
        ],
      },
      {
        id: "lock-up",
        what: "locks the parts away; even so they go",
        texts: [
          "{Hero} put {the bits} under a {bowl|bucket}, and sat on it. It was a good plan. [It was a cold seat.] When {he} lifted the edge to look, there was a neat little hole, and nothing else.",
          "{He} tied them together and hung them up high. [It looked like washing.] Then {Hero} went to wash {his} hands, and somebody took even the string. {The pal} had seen {nothing|only a tail}.",
        ],
      },
    ],
    solve: [
      "“Shine in there,” said {the helper}. In the light of {the tool} they saw it: a nest, and {a thief}, and all of {the bits}, laid out like {a shop|crown jewels}. [{The pal} said hello.] {Hero} swapped them for {wool|straw}, which is softer to sleep on.",
      "{Hero} held {the tool} to the crack. Two eyes shone back. “Babies,” said {the helper}, “and a draughty house.” So they filled the home of {a thief} with hay. [{The pal} stood by.] Out came {the bits}, one by one.",
      "They let {the tool} glow low down, and waited. Out came {a thief}, with a bit of {colour} string. [Nobody moved, not even {the pal}.] {The helper} had a quiet word, and {Hero} offered {a trinket} in exchange. It was a deal.",
    ],
  },
];
