import type { Obstacle } from "../../content-contract";

export const keepers: readonly Obstacle[] = [
  {
    id: "goose-on-bridge",
    what: "a cross guard lets nobody over the bridge",
    trouble: "",
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
    trouble: "",
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
      need: ["a ladder", "a pass", "a handcart", "a long pole", "a very long oar", "a bag of nails"],
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
          "“Please,” said {Hero}. “Pretty please. Just for {an hour|a minute}.” [{He} said it {through|at} the keyhole till {his} voice was {gone|thin}.] Inside, {the grump} turned up the {radio|music}.",
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
    id: "the-counter",
    what: "somebody who is counting sits in the way and must not be disturbed",
    trouble: "",
    kind: "keeper",
    use: "sound",
    needs: ["kind", "clever", "small"],
    vars: {
      counter: [
        "a troll in an apron",
        "a thin giant",
        "an old sea captain",
        "a large tired baker",
        "a knight with no horse",
      ],
      things: ["raindrops", "ants", "cobbles", "seeds", "clouds", "gnats"],
    },
    meet: [
      "In the only doorway sat {a counter} and counted {things}. “Eight thousand and six,” came the rumble, “eight thousand and seven.” {Hero} coughed. “Shh! Now I must start again.” [Nobody would get by till it was done.]",
      "“Not now,” said {a counter}, filling the gap from post to post. “I’m counting.” It was {things}, and there were a great many. [{The pal} looked at {Hero}.] At that speed it would take till {spring|Friday week}.",
      "There was no way round {a counter}, who was as wide as {a wardrobe|a haystack}, and busy. One thick finger went up and down. “Five hundred {things},” came the mutter, “five hundred and one.” [A word from {Hero}, and it was back to one.]",
    ],
    fails: [
      {
        id: "interrupt",
        what: "speaks to the counter, who has to start again",
        texts: [
          "{Hero} said ‘excuse me’, and {the counter} said ‘one’, {slowly|coldly}. {Hero} said it again, with a ‘please’ +and again it was ‘one’. [So it went on till {the pal} {yawned|lay down}.] Manners are good, but they are not always quick.",
          "“Is it a nice number?” asked {Hero}, and {the counter} lost it. [The {windows|leaves} shook.] Back it went to one, and this time it was twice as {slow|careful}.",
        ],
      },
      {
        id: "count-along",
        what: "counts along to be quicker and makes a muddle",
        texts: [
          "{Hero} counted along, to speed it up, and got from ninety-nine to a hundred and {ten|three}. “Wrong,” said {the counter}, and began again at one. [They both {groaned|sighed}.]",
          "“I’ll do this half,” said {Hero}, “and you do that.” But the halves got mixed, and nobody knew which was whose. {The counter} {sat down on both|had to lie down}. “One,” it came, from far away.",
        ],
      },
    ],
    solve: [
      "“What you want is a sign for the hundreds,” said {the helper}. So at each hundred {Hero} sounded {the tool}, and {the pal} laid down a pebble. [Nothing got lost any more.] When ten pebbles lay in a row {the counter} stood up, {yawned|stretched}, and let them through.",
      "{The helper} kept the place, and {Hero} gave a soft note on {the tool} after every ten. Like that it ran by itself, as songs do. “All done,” said {the counter}, quite {astonished|dazed}, and moved over. [{The pal} was first across.]",
      "Nobody had ever told {the counter} how many it should be. “As many as you like,” said {the helper}. {Hero} sounded {the tool}, one long last time, to say that it was enough. [{The pal} bowed.] “Enough,” said {the counter}, trying the word. And there was all the room in the world.",
    ],
  },
  {
    id: "broody-hen",
    what: "a mother bird has made her nest in the one thing that is needed",
    trouble: "",
    kind: "keeper",
    use: "box",
    needs: ["kind", "strong", "small", "handy"],
    vars: {
      hen: ["a speckled hen", "a fat brown hen", "an eider duck", "a proud pheasant", "a cross little quail"],
      need: ["a handcart", "a tool bag", "a big bucket", "a rope basket", "a wheelbarrow"],
    },
    meet: [
      "What {he} needed now was {a need}. There stood one, but not empty. In it sat {a hen}, on {five|seven|nine} eggs, with the eye of a {queen|judge}. [“Mine,” said the eye.]",
      "“Take {a need},” {the neighbour} had told them. “It’s behind the shed.” So it was. But on a heap of eggs in it sat {a hen}, and she did not mean to {move|budge}. [She had only just got {comfortable|warm}.]",
      "It all hung on {a need}, and the only one far and wide was a nest. {A hen} had sat down in it {on $weekday|last week}. [{Hero} held out a hand.] At once she was as round as a cushion, and hissed.",
    ],
    fails: [
      {
        id: "lure-her",
        what: "tries to lure her off with food",
        texts: [
          "{Hero} put down {a food}, and then a trail of crumbs, right up to {a sight}. {The hen} watched. [{A creature} ate the lot.] Then she shut her eyes.",
          "Corn? A worm? A whole {food}? {Hero} laid it all out in a row, like a shop. [{The pal} would have bought something.] {The hen} turned her back on it, eggs and all.",
        ],
      },
      {
        id: "pull-it-out",
        what: "tries to pull it out from under her",
        texts: [
          "{He} took hold of one end and pulled, inch by inch. {The hen} opened her wings. [It was like holding an umbrella in a gale.] {Hero} let go, and sat down in the {straw|nettles}.",
          "“One, two, up!” But she screamed so that doors flew open all down {the track}. “What are you doing to that poor {bird|mother}?” [{Hero} went as red as {a brick|jam}.] {He} put everything back as it had been.",
        ],
      },
    ],
    solve: [
      "“She’ll move house, if it’s a better house,” said {the helper}. {Hero} lined {the tool} with hay, and with {his} own {scarf|hanky}. [{The pal} tried it out.] {The helper} carried the eggs across, and after them, quite calm, walked {the hen}.",
      "First they made it dark and snug in {the tool}. Next {the helper} warmed each egg, and {Hero} laid it in. [{The pal} counted.] {The hen} looked from the old nest to the new one, clucked, and climbed over.",
      "Close by, {Hero} set {the tool} down, and {the helper} filled it with the softest {moss|wool} there was. Nobody pushed. [Nobody so much as {coughed|breathed}, not even {the pal}.] Then {the hen} rolled her eggs over, one by one, and {the need} was free.",
    ],
  },
];
