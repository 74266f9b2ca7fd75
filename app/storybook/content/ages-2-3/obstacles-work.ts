import type { Obstacle } from "../../content-contract";

/** A sentence with {the tool} has four more words at most: a parent’s own thing can be ten words long. */
export const workObstacles: readonly Obstacle[] = [
  {
    id: "wont-stand",
    what: "it keeps falling down",
    trouble: "",
    kind: "work",
    use: "rope",
    needs: ["handy", "strong", "clever"],
    vars: { bit: ["the top", "the left side", "the back", "the front", "the end"] },
    meet: [
      "Wobble, wobble, flop! {The bit} came down. {Hero} put it up. Wobble, flop! [{The pal} jumped back.] {The prize} would not stay up.",
      "{The prize} was nearly done. {Hero} let go and it fell over on {its side|$his toe|the mat}. [First it was {the bit}, then it was all of it.]",
    ],
    fails: [
      {
        id: "more-on-top",
        what: "puts more on top; it falls again",
        texts: [
          "It needs more, thought {Hero}. {He} put on {a trinket}. [{He} put on {a food}.] {Crash|Flop|Splat}! More was not the {trick|way}.",
          "{He} put {a big bit|one more bit} on the top, and {a trinket} on that. It stood for as long as a {sneeze|blink}.",
        ],
      },
      {
        id: "fast",
        what: "does it again, very fast; it falls again",
        texts: [
          "Quick, quick! {Hero} did it all again, as fast as {he} could. It fell down as fast as it {could|went up}. Oh, {bother|dear}.",
          "{He} did it with {one hand|both elbows}, {bang, bang|slap, slap}, hardly looking. {The prize} {leaned|groaned} and sat down {on its nose|in a heap}.",
        ],
      },
    ],
    solve: [
      "“You hold, I hold,” said {the helper}. {Hero} tied on {the tool}. [Over and under and in a bow.] They let go, one {finger|hand} at a time. It stood!",
      "{The helper} held {the bit}. {Hero} wound on {the tool}. Round and round, {twice|three times|tug, tug}! [{The pal} held the end.] Now it would not {wobble|fall}.",
      "“It needs a belt,” said {the helper}. {Hero} fetched {the tool}. Round the middle, pull, tuck in! {The prize} breathed out, and stood.",
      "{The helper} leaned on {the bit}. {Hero} knotted {the tool}. There was a knot, and a knot on the knot. [Who can say no to three?] Up it stayed.",
    ],
  },
  {
    id: "lost-bit",
    what: "one small bit is missing",
    trouble: "",
    kind: "work",
    use: "light",
    needs: ["small", "bright", "clever"],
    vars: {
      missing: ["a blue lid", "a red peg", "a round cork", "a long pin", "a gold button", "a wood spoon"],
      under: ["the bed", "the sofa", "the shed", "the big shelf", "the step"],
    },
    meet: [
      "{The prize} needed one more thing. It needed {a missing}. It had been here, but now it was {not|gone}. [{Hero} looked in {both boots|the sink}.]",
      "Plink! {A missing} rolled off and away. “Come back!” called {Hero}. It did not. Without it {the prize} was not {whole|right|done}.",
    ],
    fails: [
      {
        id: "same-place",
        what: "looks in the same place again and again",
        texts: [
          "{Hero} looked in the box. It was gone. So {he} looked in the box {again|harder}. [It was still not there, {nor in the lid|oddly}.]",
          "{He} looked under the {rug|mat}. {He} looked {on top of|behind} it. [{The pal} sat on it.] There was no {missing} at all.",
        ],
      },
      {
        id: "tip-all",
        what: "tips everything out and makes a mess",
        texts: [
          "{Hero} tipped out the toy box, {crash|clatter}! [There was {a toy}. There was {a trinket}.] There was a big mess, and no {missing}.",
          "Out came the {books|blocks|pans}. [Out came {a toy} and {a trinket}.] Now {he} could not find {his} own {feet|shoes}!",
        ],
      },
    ],
    solve: [
      "“Try low down,” said {the helper}. {Hero} shone {the tool}. [Under {the under} lay dust and {a trinket}.] And there it winked! {The helper} {rolled|pushed} it out.",
      "They lay down flat, {Hero} and {the helper}. On went {the tool}. [{The pal} saw it first.] Under {the under} lay {the missing}! Out it came.",
      "“Where would you go, if you were small?” asked {the helper}. {Hero} thought, and lit {the tool}. Under {the under}, of course! There it lay, next to {a trinket}.",
      "{The helper} went first, nose to the ground. {Hero} came with {the tool}. Two eyes lit up under {the under}. Behind them lay {the missing}. [The eyes were {a creature}’s.]",
    ],
  },
  {
    id: "windy-bits",
    what: "the wind blows all the bits away",
    trouble: "",
    kind: "work",
    use: "box",
    needs: ["strong", "handy", "kind"],
    vars: { bits: ["the leaves", "the feathers", "the paper bits", "the straws", "the rags", "the petals"] },
    meet: [
      "Puff! In came the wind. Up went {the bits} for {the prize}, all over the {yard|place|step}. [One sat on {the pal}.] “Come back!” cried {Hero}.",
      "{Hero} had {the bits} in a neat pile for {the prize}. Whoosh, said the wind. There were some in the {tree|sky}, and some in {his} {hair|tea}.",
    ],
    fails: [
      {
        id: "run-after",
        what: "runs after each one while the others fly",
        texts: [
          "{Hero} ran and got one. {He} put it down and ran for the next. And the first one flew off {again|behind $him}! [{He} had {one|none}.]",
          "{He} ran here and {he} ran there. {The pal} ran too. As soon as they had {two|three}, {six|ten} flew by.",
        ],
      },
      {
        id: "sit-on",
        what: "lies down on top of them; they slip out",
        texts: [
          "{Hero} sat on them. There! But they slid out {in front|at the sides}. [{He} lay on them, as flat as {a mat|jam}. They {tickled|flew} out past {his} ears.]",
          "{He} put {his} hands on some. {He} put {his} feet on some. That was all the {hands|feet} {he} had +and {the bits} knew it.",
        ],
      },
    ],
    solve: [
      "{The helper} stood where the wind was. {Hero} held {the tool} open. In they went, one by one. [{The pal} got the last.] Pat! The wind had none.",
      "“You catch,” said {the helper}. {Hero} picked up {the bits}. In they went, in {the tool}. [Ha, wind!] Then they shut it {tight|quick}.",
      "{The helper} sang to the wind, to keep it busy. {Hero} crept up with {the tool}. Snap! {The bits} were in. The wind was still at verse two.",
      "“Let the wind do it,” said {the helper}. {Hero} held up {the tool}. In they blew, {one and all|like bees}. [Thank you, wind.] And shut!",
    ],
  },
  {
    id: "stuck-lid",
    what: "the lid is stuck and everything is inside",
    trouble: "",
    kind: "work",
    use: "sound",
    needs: ["strong", "handy", "clever"],
    vars: {
      tin: ["the big tin", "the tall jar", "the old trunk", "the paint pot", "the toy chest"],
      stuff: ["paint", "glue", "string", "ribbon", "sugar"],
    },
    meet: [
      "Now {he} just needed the {stuff}. That was in {the tin}, and {the tin} would not open. [The lid was on {tight|for good}.] And {the prize} was only half done!",
      "“{Stuff} next,” said {Hero}. But the lid of {the tin} was stuck. [It was stuck like {toffee|a tooth}.] No {stuff}, no {prize}!",
    ],
    fails: [
      {
        id: "pull-alone",
        what: "pulls alone and sits down with a bump",
        texts: [
          "{Hero} pulled. [{He} pulled with {his} {teeth shut|eyes shut}.] {His} hands slid off, and bump! {He} sat down in {the dust|a bowl|the wash}.",
          "{He} held it with {his} knees and pulled. {Nnngh|Oof}! Nothing. [{The pal} {held|pulled} {his} {sleeve|shirt}. Still nothing.]",
        ],
      },
      {
        id: "talk-to-it",
        what: "shakes it and scolds it; it stays shut",
        texts: [
          "{Hero} shook it, {rattle, rattle|slosh, slosh}. [{He} rolled it.] {He} told it off. {The tin} did not {mind|say a word}.",
          "“Open, or I’ll {cry|huff}!” {he} said. It did not open. So {he} {cried|huffed}. {The tin} just {sat|stood} there.",
        ],
      },
    ],
    solve: [
      "“All at once,” said {the helper}. {Hero} sounded {the tool}. One, two, pull! One, two, pop! [{The pal} got the lid.] {Stuff} for all!",
      "{The helper} held {the tin} still. {Hero} used {the tool}. One, two, three, and they pulled, {all of them|together}. Pop! [It hit {a sight}.]",
      "“It’s asleep,” said {the helper}. {Hero} crept close and tried {the tool}. The lid jumped, and off it was! [It hit {the pal}’s hat.] There was {stuff} for {weeks|everyone}.",
      "{The helper} turned it left. {Hero} kept time on {the tool}. Left, and left, and pop! [It had been turned the wrong way all along.] In there was the {stuff}.",
    ],
  },
  {
    id: "wont-fit",
    what: "the bits do not fit together",
    trouble: "",
    kind: "work",
    use: "paper",
    needs: ["clever", "bright", "small"],
    vars: { odd: ["the last bit", "the round bit", "the long bit", "the big bit", "the fat bit"] },
    meet: [
      "All the bits of {the prize} were there. But {the odd} would not go in! [It stuck out like a {tongue|thumb|leg}.] {Hero} looked at it, and it looked at {him}.",
      "This goes here, and that goes there. And {the odd}? It went nowhere. [{Hero} had {one|a} hole and it was the wrong {shape|size}.]",
    ],
    fails: [
      {
        id: "push-hard",
        what: "pushes hard; it jumps out again",
        texts: [
          "{He} pushed it hard. {He} sat on it. Ping! It flew out and hit {a pan|the bin|a bell}. It did not like to be {pushed|sat on}.",
          "“Get in,” said {Hero}, and gave it a {thump|shove}. It got in! Then {the prize} gave a {creak|cough} and it got {out|back out}.",
        ],
      },
      {
        id: "turn-round",
        what: "turns it round and round until all is muddled",
        texts: [
          "{Hero} turned it round. {He} turned all the bits round. Now {he} had no idea what was {up|what}. [And {the pal} had {the odd} on.]",
          "This way? That way? Back to front? The more {he} turned, the less it {fitted|looked right}. [{The prize} looked like {a sight}.]",
        ],
      },
    ],
    solve: [
      "{The helper} did not touch it. “Let’s look.” They opened {the tool}. {Hero} drew round {the odd}. Oh! It goes {flat|sideways|the other way up}. Click.",
      "“Draw it,” said {the helper}. So {Hero} drew on {the tool}. [{The pal} stood on the corner.] Bit by bit, and {the odd} came {first|in the middle}! Then it all fitted.",
      "“It’s not wrong, it’s just early,” said {the helper}. {Hero} wrote in {the tool}. One, two, three, and {the odd} was six. So that is how they did it. At six it went click.",
      "{Hero} got out {the tool}. They laid {the odd} on it. {The helper} walked all round. [{The pal} walked round the other way.] From the back it was right! In it went, back first.",
    ],
  },
];
