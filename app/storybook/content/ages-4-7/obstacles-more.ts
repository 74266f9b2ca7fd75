import type { Obstacle } from "../../content-contract";

export const moreObstacles: readonly Obstacle[] = [
  {
    id: "deep-mud",
    what: "the road has turned to deep mud",
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
  {
    id: "the-counter",
    what: "somebody who is counting sits in the way and must not be disturbed",
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
  {
    id: "too-heavy",
    what: "the last part is too heavy to lift",
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
