import type { Obstacle } from "../../content-contract";

/** A sentence with {the tool} has four more words at most: a parent’s own thing can be ten words long. */
export const workObstacles: readonly Obstacle[] = [
  {
    id: "wont-stand",
    what: "one part keeps coming off",
    trouble: "the loose {bit}",
    kind: "work",
    use: "rope",
    needs: ["handy", "strong", "clever"],
    vars: {
      bit: ["top", "left side", "right side", "back", "front"],
    },
    meet: [
      "Flop! The {bit} of {the prize} came off. {Hero} put it back. Flop! It was off again. [{The pal} jumped.] It would not stay on +so {the prize} could not be done.",
      "{The prize} was nearly done. Then {Hero} let go, and the {bit} {slid|fell} right off. {He} put it on again and again +but it would not stay.",
      "“Look at that,” said {grownup}. The {bit} of {the prize} hung down, like a {tongue|flap}. {Hero} pressed it on +but each time it came off.",
      "It all looked so good! Then the {bit} of {the prize} {wobbled|shook}, and came off in {Hero}’s hand. {He} put it back three times +but it did not hold.",
      "“Done!” said {Hero}. “Plop,” said the {bit} of {the prize}, and fell on the {mat|ground}. {Hero} stuck it on once more. [“Plop!”] How could they make it stay?",
    ],
    fails: [
      {
        id: "more-on-top",
        what: "puts something on it to hold it down; it slides off",
        texts: [
          "“I’ll put {a trinket} on it,” said {Hero}, “to hold it down.” But that was much too big. {Crash|Flop|Splat}! Off came the {bit} again.",
          "{Hero} put one more bit on, and one more. The more {he} put on, the more it leaned +and down came the {bit} {again|with a flop}.",
          "{Hero} held it down with {his} {chin|tummy}. That was good for a bit. But {he} had to sneeze +and then the {bit} came off.",
        ],
      },
      {
        id: "fast",
        what: "does it again, very fast; it comes off again",
        texts: [
          "Quick, quick! {Hero} put it back as fast as {he} could. But it was not on straight +so the {bit} came off just as fast.",
          "{Hero} put it on with one hand, {slap, slap|pat, pat}, and did not look. That was too {rough|quick} +so the {bit} {slid|fell} off on {his} {toes|knees}.",
          "{Hero} stuck it on in a hurry. It held for {two|three} blinks. {He} had not pressed it long +so the {bit} came off again.",
        ],
      },
    ],
    solve: [
      "“I’ll hold it and you tie it,” said {the helper}. {Hero} tied {the tool} round it, with a bow. [They let go, bit by bit.] Now the {bit} stayed on!",
      "{The helper} held the {bit} on. {Hero} wound {the tool} round it. [Pull, and tuck in the end!] {The prize} was held tight +and nothing fell off any more.",
      "“It needs a belt,” said {the helper}. So {Hero} tied on {the tool}. [Round the middle it went, and {the helper} pulled it tight.] The {bit} stayed on +so {the prize} was {right|whole}.",
      "{The helper} pressed on the {bit}. {Hero} knotted {the tool} round it. [They {waited|counted to ten}. “Let go!”] It did not fall +and {the prize} was right at last.",
      "“Up a bit, left a bit, there!” said {the helper}. {Hero} tied {the tool} round it, with two knots. [One was for {the helper}, and one was for {the pal}.] The {bit} held +and {the prize} was {right|whole}.",
      "“What keeps your socks up?” asked {the helper}. A band! So {Hero} put {the tool} round {the prize}. {The helper} pulled it snug, like a sock. The {bit} sat tight +and {the prize} was {done|right}.",
    ],
  },
  {
    id: "lost-bit",
    what: "the last small thing that belongs on it is lost",
    trouble: "the lost {missing}",
    kind: "work",
    use: "light",
    needs: ["small", "bright", "clever"],
    vars: {
      missing: ["a gold star", "a red flag", "a blue bow", "a paper rose", "a tin moon"],
      under: ["the bed", "the sofa", "the shed", "the big shelf", "the step"],
    },
    meet: [
      "{A missing} had to go on top of {the prize}. {Hero} had put it down somewhere +but now it was gone!",
      "{Hero} had {a missing} to put on {the prize}. It fell down +and it slid off, out of sight. [“Oh no!” {he} said. “It’s not {done|right} without that.”]",
      "“Where is my {missing}?” asked {Hero}. [It had been here, and now it was {not|gone}.] It had to go on top of {the prize} +so they had to find it.",
      "Why did {the prize} look so bare? {A missing} had to go on top, and it was gone! {Hero} looked in {his} left hand, and in {his} right +but it was not there.",
      "“And now for {a missing},” said {grownup}, “on the very top.” But where was it? {Hero} had held it just now! With a bare top {the prize} was not done.",
    ],
    fails: [
      {
        id: "same-place",
        what: "looks in the same place again and again",
        texts: [
          "{Hero} looked in the box for the {missing}. It was not there. {He} looked {again|harder}, in the same box +but it was still not there.",
          "{Hero} looked for the {missing} on the {rug|mat}, {again and again|three times}. [{The pal} sat on it.] But it was not there, and {he} did not look {further|low down}.",
          "“It must be in my pocket,” said {Hero}. {He} felt in it {six|ten} times. There was just {a trinket} in there +and no {missing}.",
        ],
      },
      {
        id: "tip-all",
        what: "tips everything out and makes a mess",
        texts: [
          "{Hero} tipped out the toy box, {crash|clatter}! [Out fell {a toy}, and out fell {a trinket}.] It was such a mess +so now {he} could not find a thing.",
          "Out came the {books|blocks|pans}, all over the floor. [{Hero} dug and dug.] The heap got so big that {he} could not find {his} {feet|shoes}, and no {missing}.",
          "Off came the {cushions|rugs}, and down they went in a heap. {Hero} could not see the floor now +so {he} could not find the {missing}.",
        ],
      },
    ],
    solve: [
      "“Look low down,” said {the helper}. {Hero} shone {the tool}. Under {the under} lay {a trinket} and the {missing}! {The helper} pushed it out +and {Hero} put it on {the prize}.",
      "They lay down flat, {Hero} and {the helper}. On went {the tool}. Its light fell under {the under}, and there was the {missing}! Now it could go on {the prize}.",
      "“Where would you go, if you were small?” asked {the helper}. {Hero} shone {the tool}. There, under {the under}, lay the {missing}! {Hero} put it on +so {the prize} was {right|whole}.",
      "{The helper} went in front, low on the ground. {Hero} came with {the tool}. There, under {the under}, sat {a creature} on the {missing}! “Thank you,” said {Hero}, and put it on {the prize}.",
      "“Where did you see it last?” asked {the helper}. {Hero} went back there, with {the tool}. The light fell under {the under}. [It fell on some {fluff|dust}.] There lay the {missing} +and up it went on {the prize}.",
      "“We’ll look from left to right,” said {the helper}. {Hero} moved {the tool}, bit by bit. Not here. Not there. But under {the under}, yes! Out came the {missing} +and {the prize} was done.",
    ],
  },
  {
    id: "windy-bits",
    what: "the wind blows all the bits away",
    trouble: "{the bits} in the wind",
    kind: "work",
    use: "box",
    needs: ["strong", "handy", "kind"],
    vars: {
      bits: ["the petals", "the leaves", "the paper stars", "the paper hearts", "the daisies"],
    },
    meet: [
      "Puff! In came the wind. {The bits} had to go all round {the prize} +but now they flew all over the {yard|place|step}. [One sat on {the pal}.] “Come back!” cried {Hero}.",
      "{Hero} had {the bits} for {the prize} in a neat pile. Whoosh, went the wind, and off they blew! [Some were in the {tree|grass} +and some were in {his} hair.]",
      "“Hold on to {the bits}!” said {grownup}. Too late! The wind took them up and away. {Hero} needed them for {the prize} +and now there was not one left.",
      "One, two, three, {Hero} laid out {the bits}. They had to go on {the prize}. Then the wind came round the corner +and up they all went, like {birds|moths}.",
      "“Look, is that snow?” asked {grownup}. It was not snow. It was {the bits} for {the prize}, up in the wind! {Hero} jumped for them +but they flew too {high|fast}.",
    ],
    fails: [
      {
        id: "run-after",
        what: "runs after each one while the others fly",
        texts: [
          "{Hero} ran and got one. {He} put it down and ran for the next. So the wind took the first one {again|away} +and {he} had none.",
          "{Hero} ran here and {he} ran there. [{The pal} ran, too.] But when {he} had {two|three}, the wind took {six|ten} more.",
          "{Hero} caught one under {his} {hat|coat}. {He} lifted it up to look. Puff! The wind was quick +and now that one was gone, too.",
        ],
      },
      {
        id: "sit-on",
        what: "lies down on top of them; they slip out",
        texts: [
          "{Hero} sat on some of them. There! But {he} {was} too small to sit on them all +so they blew out {in front|at the sides}.",
          "{Hero} put {his} hands on some. {He} put {his} feet on some. That was all the hands and feet {he} had +and {the bits} blew off again.",
          "{Hero} threw {his} coat over them. There! But the wind got under the coat +and up went {the bits}, {high|round} and {round|away}.",
        ],
      },
    ],
    solve: [
      "{The helper} stood up tall and kept off the wind. {Hero} held {the tool} open. In went {the bits}, one by one +and now they could stick them on {the prize}.",
      "“You catch them,” said {the helper}, “and I’ll shut them in.” So {Hero} put {the bits} in {the tool}. The wind could not get them +and they were safe for {the prize}.",
      "{The helper} ran to fetch {the bits}, and {Hero} ran, too. They put them in {the tool}. [{Pat|Snap}, it was shut!] The wind got none +and {the prize} got them all.",
      "“Let the wind help us,” said {the helper}. {Hero} held up {the tool}. Puff! The wind blew {the bits} right in, {one and all|like bees} +and there were lots for {the prize}.",
      "“The wind will stop for a breath,” said {the helper}. “Wait.” Puff, puff, still! {Hero} put {the bits} in {the tool}, quick, quick. When the wind came back, they were safe +and soon {the prize} had them all.",
      "{The helper} chased {the bits} into a corner. There stood {Hero}, with {the tool}, and scooped them up. [One got out, and came back.] That was all of them +so now they could go on {the prize}.",
    ],
  },
  {
    id: "stuck-lid",
    what: "the lid is stuck and what is needed is inside",
    trouble: "the stuck lid",
    kind: "work",
    use: "sound",
    needs: ["strong", "handy", "clever"],
    vars: {
      tin: ["the big tin", "the tall jar", "the old trunk", "the red tub", "the toy chest"],
      stuff: ["ribbon", "string", "gold tape", "red wool"],
    },
    meet: [
      "Now {Hero} needed the {stuff} to go round {the prize}. It was in {the tin} +but the lid of {the tin} was stuck. [It was on so {tight|hard}.] {He} could not get it out!",
      "“{Stuff} next, for {the prize},” said {Hero}. But the lid of {the tin} was stuck, like {toffee|a tooth}. All the {stuff} was in there +so {he} had to stop.",
      "“We keep the {stuff} in here,” said {grownup}, and got {the tin}. {Hero} needed some for {the prize}. {He} tried to lift the lid +but it did not come off.",
      "{Hero} put both arms round {the tin}. The {stuff} in it was for {the prize}. {He} turned the lid with all {his} might +but it was stuck.",
      "“Who put this lid on?” asked {grownup}. It was so tight! {Hero} had to have the {stuff} for {the prize}. [You could hear it slide, in {the tin}.] But nobody could get it out.",
    ],
    fails: [
      {
        id: "pull-alone",
        what: "pulls alone and sits down with a bump",
        texts: [
          "{Hero} pulled, with {his} {mouth shut|eyes shut}. The lid was too tight for two small hands. They slid off +and down {he} sat in the dust.",
          "{Hero} got hold of the lid and pulled. {Nnngh|Oof}! [{The pal} {held|pulled} {his} {sleeve|shirt}.] It was too tight for {him} +so the lid stayed on.",
          "{Hero} lay on {his} back and pulled with {his} feet. The lid did not turn. It was just too tight for {small|bare} feet.",
        ],
      },
      {
        id: "talk-to-it",
        what: "shakes it and scolds it; it stays shut",
        texts: [
          "{Hero} shook {the tin}, {rattle, rattle|thud, thud}. [{He} rolled it. {He} told it off.] But the lid was stuck +and it did not {mind|care}.",
          "“Open, or I’ll {cry|huff}!” said {Hero}. A lid has no ears +so it did not hear {him}. [It stayed on {the tin}, just as tight.]",
          "“Please open,” said {Hero}, and knocked. Nobody was in there to open it +so the lid stayed shut.",
        ],
      },
    ],
    solve: [
      "“We must pull all at once,” said {the helper}. {Hero} played {the tool}. One, two, pull! Pop, off came the lid +and there was the {stuff} for {the prize}.",
      "{The helper} held {the tin} still. {Hero} played {the tool}. One, two, three, and they all pulled as one. Pop! The lid flew off +and out came the {stuff}.",
      "“Shake it with a loud noise,” said {the helper}. {Hero} played {the tool}, right by the lid. It began to hum. It wobbled +and off it came! Now they had the {stuff}.",
      "“Left is the way to turn it,” said {the helper}. {Hero} kept time on {the tool}. Left, and left, and pop! The lid was off +so they took out the {stuff} for {the prize}.",
      "“We’ll wiggle it to a tune,” said {the helper}. {Hero} played {the tool}. They all wiggled the lid, this way and that. Bit by bit it came up +and they had the {stuff} for {the prize}.",
      "{The helper} tapped round the lid of {the tin}. {Hero} played {the tool}, in time. Tap, tap, tap, and it jumped up! There lay the {stuff} +so they could go on with {the prize}.",
    ],
  },
  {
    id: "wont-fit",
    what: "the last bit does not fit",
    trouble: "{the odd}",
    kind: "work",
    use: "paper",
    needs: ["clever", "bright", "small"],
    vars: {
      odd: ["the last bit", "the top bit", "the end bit", "the side bit"],
    },
    meet: [
      "{The prize} was nearly done. Just {the odd} had to go on +but it would not fit! [It stuck out like a {tongue|thumb|leg}.] {Hero} did not know where it went.",
      "“This goes here,” said {Hero}, “and that goes there.” But {the odd} of {the prize} would not fit. [It was too {long|wide} this way +and it was too {thin|short} that way.]",
      "{Hero} had put {the prize} together, {bit by bit|all but one bit}. Then came {the odd}. It did not fit the gap +so {the prize} was not whole.",
      "There was one gap in {the prize}, and {the odd} was left. They should go together, like a foot and a {sock|shoe}. {Hero} tried it +but it would not go in.",
      "“That’s funny,” said {grownup}. {The odd} of {the prize} was left over. [{Hero} looked it all over.] It did not fit here +and it did not fit there.",
    ],
    fails: [
      {
        id: "push-hard",
        what: "pushes hard; it jumps out again",
        texts: [
          "{Hero} pushed it hard. [{He} leaned on it.] Ping! It was still the wrong way round +so it jumped out and hit {a pan|the bin|a bell}.",
          "“Get in,” said {Hero}, and gave it a {tap|shove}. It got in! Then {the prize} began to {creak|bend} +and {the odd} popped {out|back out}.",
          "{Hero} pressed with {his} {elbow|knee}. It went in by a crumb. Then it got stuck, the wrong way round +and {he} had to pull it out.",
        ],
      },
      {
        id: "turn-round",
        what: "turns it round and round until all is muddled",
        texts: [
          "{Hero} turned it round. [{He} turned all the bits round.] Now {he} had no idea which end was {up|which} +so it was worse than before.",
          "This way? That way? Back to front? {Hero} turned {the odd} so fast that {he} forgot what {he} had tried. It still did not fit.",
          "{Hero} put it on its head. {He} put it on its side. {He} forgot which way {he} had tried first +so it still did not fit.",
        ],
      },
    ],
    solve: [
      "{The helper} did not push. “Let’s draw it first.” {Hero} drew round {the odd}, on {the tool}. [Oh! It had to go {sideways|the other way up}.] They turned it, and it went right in.",
      "“Draw the gap,” said {the helper}. So {Hero} drew on {the tool}. Now they could see how {the odd} must go. They turned it over +and it fitted at last!",
      "“You do it bit by bit,” said {the helper}. {Hero} drew each bit in {the tool}. One, two, three! {The odd} had to go in first. They did it that way +and {the prize} was whole.",
      "{Hero} got out {the tool}. They drew {the prize} on it, with all its bits. “Look, {the odd} goes {at the back|upside down},” said {the helper}. It did +and now it fitted just right.",
      "“Think how {the prize} should look,” said {the helper}. {Hero} thought, and drew it in {the tool}. Aha! {The odd} had to go on the other {end|side}. They put it there +and it fitted.",
      "{Hero} drew {the odd} on {the tool}. {The helper} looked at it from the far end. “From here it’s the right way up!” So they turned {the odd} round +and in it went.",
    ],
  },
];
