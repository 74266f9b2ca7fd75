import type { Obstacle } from "../../content-contract";

/** A sentence with {the tool} has four more words at most: a parent’s own thing can be ten words long. */
export const pathObstacles: readonly Obstacle[] = [
  {
    id: "shut-gate",
    what: "the gate is shut and nobody comes to open it",
    trouble: "",
    kind: "path",
    use: "sound",
    needs: ["clever", "bright", "kind"],
    vars: { gate: ["the tall gate", "the blue gate", "the farm gate", "the iron gate", "the white gate"] },
    meet: [
      "Stop! {The gate} was shut. [There was a {chain|lock|bar} on it.] {Hero} could see {the place}, far off on the {other|wrong} side.",
      "They came to {the gate}. Was it open? It was not. [{He} gave it a {tap|shake}.] There was no way {in|round|under}.",
    ],
    fails: [
      {
        id: "push",
        what: "pushes the gate with all his or her might; it will not open",
        texts: [
          "{Hero} pushed it with {his} hands. {He} pushed it with {his} {back|bottom|tummy}. Creak! That was all it did.",
          "“Open!” {he} said, and pushed. {The pal} pushed too. They got very {hot|pink|puffed}, and it did not {move|care}.",
        ],
      },
      {
        id: "call",
        what: "calls, but the voice is too small",
        texts: [
          "“Hello-o!” called {Hero}. Nobody came. {He} called it {higher|lower}. {His} voice was too {small|thin|soft}.",
          "There was a man in there with a {mower|drill|horn}. {Hero} called and {he} waved. The man did not {hear|look}.",
        ],
      },
    ],
    solve: [
      "“It wants a {big|real} noise,” said {the helper}. {Hero} took {the tool}. {Ding|Toot|Clang}! Out came a man with a key. [{The pal} went in first.]",
      "{The helper} counted to three. Then {Hero} used {the tool}. {Again|Louder|Once more}! “I hear you!” said someone. Click, went {the gate}.",
      "“They can’t hear us,” said {the helper}. “Make it loud!” {Hero} sounded {the tool}. Up flew the {doves|crows}, and up went a window. Somebody came down in {socks|slippers} and let them in.",
      "{The helper} put an ear to {the gate}. Far off a key hung on a nail, asleep. {Hero} tried {the tool}. The whole lane woke up +and so did the man with the key.",
    ],
  },
  {
    id: "big-puddle",
    what: "a huge puddle covers the whole path",
    trouble: "",
    kind: "path",
    use: "box",
    needs: ["strong", "handy"],
    vars: { puddle: ["a puddle", "a mud pool", "a rain lake"], rocks: ["stones", "bricks", "flat rocks", "logs"] },
    meet: [
      "But what lay on the path? {A puddle}, as big as a {bus|barn|room}! [A {duck|leaf|boot} was swimming in it.] {The place} was on the far side.",
      "It had rained and rained. Now there was {a puddle} from {hedge|wall|fence} to {tree|post|shed}. [{The pal} put in one toe.] It was {deep|cold|brown}.",
    ],
    fails: [
      {
        id: "jump",
        what: "jumps, and lands in the middle",
        texts: [
          "“I’ll jump it,” said {Hero}. [One, two, three!] Splash! {He} {was} in the {middle|wet}, up to the knees. [Back {he} came, {drip, drip|squelch, squelch}.]",
          "{He} ran and {he} jumped. It was a good jump, but not a {long|wide} one. Now {his} socks were full of {puddle|mud}.",
        ],
      },
      {
        id: "go-round",
        what: "goes round the edge; the mud keeps a boot",
        texts: [
          "So {Hero} went round the side. Squelch! The mud took {his} {left|right} boot. {He} had to sit down to {pull|get} it out.",
          "There was a bit of dry at the {edge|side}. [{He} went along it, {heel to toe|like a cat}.] Then the dry bit stopped, {plop|squish}.",
        ],
      },
    ],
    solve: [
      "{The helper} knew where there were {rocks}. {Hero} filled {the tool}. Plop, plop, hop, hop +and they were over. [{The pal} had not one wet toe.]",
      "“{Rocks},” said {the helper}, “all in a row.” {Hero} filled {the tool}. [{He} held on to {the helper}.] Hop, hop, and not one wet {toe|sock}!",
      "{The helper} had an eye for {rocks}. {Hero} brought {the tool}. Plip, went one. Plop, went two. [{The pal} told them where.] They walked over like ducks.",
      "“We’ll lay a street,” said {the helper}. {Rocks} went into {the tool}. Then {Hero} put them down, {side by side|one by one}. It was a short street, but dry.",
    ],
  },
  {
    id: "dark-way",
    what: "the way goes through a dark place",
    trouble: "",
    kind: "path",
    use: "light",
    needs: ["bright", "kind", "small"],
    vars: { dark: ["the dark lane", "the dark arch", "the thick hedge", "the black barn", "the pine wood"] },
    meet: [
      "Now came {the dark}. It was as black in there as {a boot|a hat|soot}. [Something went {drip|tick|crick}.] {The place} was at the other end.",
      "The path went into {the dark}. {Hero} stopped, and {the pal} stopped too. You could not see {the floor|a nose|one foot} in there.",
    ],
    fails: [
      {
        id: "run-in",
        what: "runs in, and runs straight out again",
        texts: [
          "“I’ll be quick,” {he} said and ran in. Then a {leaf|drip|twig} touched {his} {ear|neck}. {He} ran out even quicker!",
          "{Hero} ran {four|five|six} steps. It was all dark in front. [It was all dark {behind|to the side}.] So {he} ran back to the {sun|light}.",
        ],
      },
      {
        id: "eyes-shut",
        what: "walks in with eyes shut and bumps into things",
        texts: [
          "{Hero} shut {his} eyes, for then you can’t see the dark. Step, step, bump! {He} had found the {wall|post}, with {his} {nose|knee}.",
          "{He} put {his} hat down over {his} eyes. In {he} went, and round, and out at the {same|near} end. “Oh,” said {Hero}.",
        ],
      },
    ],
    solve: [
      "{The helper} took {his} hand. {Hero} held up {the tool}. [Look, a {fern|cobweb|tiny door}!] It was only a place. Soon they were out in the {sun|air}.",
      "“Shine it down low,” said {the helper}. {Hero} did, with {the tool}. One bright spot, one step. [{The pal} walked in the spot.] And there was the end of {the dark}.",
      "“Dark is just shy,” said {the helper}. {Hero} lit {the tool}. All the {corners|leaves|stones} blinked. It was not even far!",
      "In front went {Hero} with {the tool}. Behind came {the helper}, singing. In between there was no dark left. [{The pal} looked for some.]",
    ],
  },
  {
    id: "slippy-hill",
    what: "the hill is too slippery to get up",
    trouble: "",
    kind: "path",
    use: "rope",
    needs: ["strong", "handy", "clever"],
    vars: { hill: ["the mud bank", "the grass hill", "the sand hill", "the wet slope", "the leaf hill"] },
    meet: [
      "Up ahead was {the hill}. It was {wet|smooth} and it was steep. [It shone like a {seal|slide|plate}.] {The place} lay just over the top.",
      "“Up we go,” said {Hero}. But {the hill} was as slippy as {soap|butter|a fish}. One step up was one step {down|back}.",
    ],
    fails: [
      {
        id: "run-up",
        what: "runs up and slides down",
        texts: [
          "{Hero} ran at it, {pat, pat, pat|puff, puff}. Half way up {his} feet {stopped|gave in}. Whee! Down {he} slid, on {his} {seat|tummy}.",
          "{He} ran up with a {roar|shout}. {He} came down with a {squeak|bump}. {The pal} came down next, on top.",
        ],
      },
      {
        id: "crawl",
        what: "crawls up on all fours and rolls back",
        texts: [
          "On hands and knees, then! Up {he} went like a {crab|bug|bear}. {He} let go to wave +and {he} rolled all the way to the {foot|start}.",
          "{Hero} held on to the {grass|roots|sand}. It came off in {his} hands. {Roll, roll, roll|Bump, bump, bump}, and there {he} {was} again.",
        ],
      },
    ],
    solve: [
      "{The helper} went up first and dug in. Down came {the tool}. {Hero} held it with both hands. Heave! Heave! [{The pal} pushed from {below|behind}.] They were at the top.",
      "“Pull on this,” said {the helper}. They tied on {the tool}. Hand, hand, foot, foot, {Hero} came up {the hill}. [So did {the pal}.]",
      "{The helper} knew a tree at the top. Over it went {the tool}. {Hero} held one end. Somebody strong had the other. Up {he} came, like a bucket!",
      "“Sit,” said {the helper}, “and hold this.” It was {the tool}. Tug, tug! {Hero} slid uphill, {seat|tummy} first. [That is the wrong way to slide.] They were there.",
    ],
  },
  {
    id: "three-ways",
    what: "there are three paths and nobody knows which is right",
    trouble: "",
    kind: "path",
    use: "paper",
    needs: ["clever", "small", "bright"],
    vars: { wrong: ["a wall", "a pig pen", "a bramble bush", "a washing line", "a pile of bricks"] },
    meet: [
      "Here the path {split|came apart}, like {toes|a fork|a crow’s foot}. One way, two ways, three! Which one went to {the place}? [There was no {sign|arrow}.]",
      "“This way,” said {Hero}. “Or that way? Or that?” There were three paths, and all of them looked {right|green|the same}. Now what?",
    ],
    fails: [
      {
        id: "first-path",
        what: "takes the first path; it ends at something silly",
        texts: [
          "{He} took the first one, {trot, trot|hop, hop|quick, quick}. It went to {the wrong} and stopped. Back {he} came. That was not it.",
          "{Hero} took the wide path. It was nice and flat. It ended in {the wrong}! [{The pal} gave it a {sniff|look}.]",
        ],
      },
      {
        id: "spin",
        what: "spins round with eyes shut and points; it is wrong",
        texts: [
          "{He} shut {his} eyes and spun round and put out a hand. That way! No, that was the way {home|they came}. [And now {he} {was} {dizzy|cross-eyed}.]",
          "“Eeny, meeny,” said {Hero}, and {he} spun. {He} fell on {his} {seat|side}. {His} toes pointed at {the wrong}.",
        ],
      },
    ],
    solve: [
      "{The helper} knew all three ways. {Hero} held {the tool} flat. “The {pond|oak|hen} is here. You go there.” They made a line, {wiggle, wiggle|bend by bend}. [And {the pal} went in front.]",
      "“Let’s draw it,” said {the helper}. They sat down with {the tool}. A {house|hill}, a {tree|gate}, a cross! “So it’s the {thin|last|left} one!” said {Hero}.",
      "{The helper} shut one eye to think. “Past the {pump|barn}, left of the {mill|elm}.” {Hero} wrote in {the tool}. It made a line with a smile in it. So they took that one.",
      "“Where are we on here?” asked {the helper}. They looked at {the tool}. {Hero} drew two dots, and a road for them. Where the dots went, they went.",
    ],
  },
];
