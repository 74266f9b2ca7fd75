import type { Obstacle } from "../../content-contract";

/** A sentence with {the tool} has four more words at most: a parent’s own thing can be ten words long. */
export const pathObstacles: readonly Obstacle[] = [
  {
    id: "shut-gate",
    what: "the gate is shut and nobody comes to open it",
    trouble: "{the gate}",
    kind: "path",
    use: "sound",
    needs: ["clever", "bright", "kind"],
    vars: {
      gate: ["the tall gate", "the blue gate", "the farm gate", "the iron gate", "the white gate"],
    },
    meet: [
      "Stop! {The gate} was shut, right across the {path|road}. [There was a {chain|lock|bar} on it.] {The place} was on the {other|far} side +so {Hero} could not get there.",
      "They came to {the gate} +and it was shut! [{Hero} gave it a {tap|shake}.] “We can’t get to {the place},” {he} said, “till somebody lets us through.”",
      "“On to {the place}!” said {Hero}. But {the gate} stood in the way, and it was locked. [Nobody was there to let them {in|by}.]",
      "There was a hole for a key in {the gate} +but there was no key in the hole. {Hero} looked {high and low|here and there}. “With no key we can’t get to {the place},” {he} said.",
      "Rattle, rattle! {Grownup} had tried {the gate}, and it was locked. [{The pal} looked under it.] They had to get to {the place} +but they were on the wrong side.",
    ],
    fails: [
      {
        id: "push",
        what: "pushes the gate with all his or her might; it is locked",
        texts: [
          "{Hero} pushed it with {his} {back|bottom|tummy}. [{Creak|Crack}! That was all it did.] It was locked +so a push could not open it.",
          "“Open!” {he} said, and pushed. [{The pal} pushed too.] {He} got so {hot|pink|puffed} +but {the gate} was locked, and it stayed shut.",
          "{Hero} and {the pal} leaned on {the gate}, one, two, three. [How {he} {puffed|groaned}!] It was locked +so it did not move.",
        ],
      },
      {
        id: "call",
        what: "calls, but the voice is too small",
        texts: [
          "“Hello-o!” called {Hero}. [“Please let us in!”] Nobody came. {His} voice was too {small|thin|soft} +so nobody could hear it.",
          "Far off was a man with a {mower|drill}. He had the key! {Hero} called and waved +but the man did not {hear|look}.",
          "“Ding, dong!” called {Hero}, like a bell. But {he} {was} not as loud as a bell +so no one came with a key.",
        ],
      },
    ],
    solve: [
      "“The man with the key can’t hear us,” said {the helper}. [“Make a {big|real} noise!”] {Hero} played {the tool}, so loud. Out came the man +and he opened {the gate}.",
      "{The helper} counted to three. Then {Hero} played {the tool}, and they all called. “I hear you!” said {a man|a lady|an old man}, and came with a key. They {walked|skipped} through {the gate}.",
      "“Make it loud!” said {the helper}. {Hero} sounded {the tool}, again and again. [Up went a window.] A {lady|man} came down in {socks|slippers} and let them through {the gate}.",
      "{The helper} knew who had the key. It was a man in a hut, fast asleep! {Hero} played {the tool} to wake him. “I’m coming!” he said +and soon {the gate} was open.",
      "“An old lady has the key,” said {the helper}. “She’s over there, with her {beans|peas|hens}.” {Hero} played {the tool}, {six|ten} times. Up came her head. “I’m coming!” And soon {the gate} was open.",
      "“Let’s be a band,” said {the helper}, and sang. {Hero} played {the tool}. People ran up to {the gate} to see. “Is there a show?” They had a key +so they let in the band.",
    ],
  },
  {
    id: "big-puddle",
    what: "a huge puddle covers the whole path",
    trouble: "{the puddle}",
    kind: "path",
    use: "box",
    needs: ["strong", "handy"],
    vars: {
      puddle: ["a big puddle", "a mud pool", "a rain lake"],
      rocks: ["stones", "bricks", "flat rocks", "logs"],
    },
    meet: [
      "What lay on the path? It was {a puddle}, as big as a {bus|barn|room}! [A {duck|leaf} was swimming in it.] {Hero} could not get to {the place}, for the water was too deep.",
      "[It had rained all night.] Now there was {a puddle} from {hedge|wall|fence} to {tree|post|shed}. [{The pal} put in one toe.] {The place} was on the far side +and there was no dry way over.",
      "“Stop!” said {grownup}. {A puddle} lay right in the way, {deep|cold} and {brown|wide}. {Hero} wanted to get to {the place} +but the path was under water.",
      "Splish! {Hero} got a wet boot. In front of {him} was {a puddle}, with {a cloud|the sky} in it. [It had no end.] It was too {deep|wide} to walk in +and {the place} was over there.",
      "The path went into {a puddle}, and that was the end of it. [{The pal} stepped back.] Far off it came out again, and went on to {the place}. How could they get over?",
    ],
    fails: [
      {
        id: "jump",
        what: "jumps, and lands in the middle",
        texts: [
          "“I’ll jump it,” said {Hero}. One, two, three, splash! {The puddle} was too wide +so {he} came down in the {middle|wet}, up to the knees.",
          "{Hero} ran and jumped. [It was a good jump, but not a long one.] {He} came down in the water +and now {his} socks were {soaked|full}.",
          "“A big jump!” said {Hero}, and took {grownup}’s hand. Splash! They came down in the {mud|middle}, both of them +and they had to {wade|paddle} back.",
        ],
      },
      {
        id: "go-round",
        what: "goes round the edge; the mud keeps a boot",
        texts: [
          "So {Hero} went round the side. Squelch! The mud was so soft that it took {his} {left|right} boot. [{Grownup} had to pull it out +and back they came.]",
          "There was a dry bit at the {edge|side}. {Hero} went along it, {heel to toe|like a cat}. Then it was all mud again +so {he} had to come back.",
          "“There’s grass on the left,” said {Hero}, and went that way. The grass was under water, too +and it came right over {his} boots.",
        ],
      },
    ],
    solve: [
      "{The helper} knew where there were {rocks}. {Hero} filled {the tool} with them. They put them in {the puddle} +and then they could all step over, hop, hop!",
      "“We’ll lay {rocks} in a row,” said {the helper}. {Hero} carried them in {the tool}. Now there were steps in {the puddle} +and they walked over with dry {toes|socks}.",
      "“We need {rocks} to step on,” said {the helper}, and found some. {Hero} brought them in {the tool}. [In they went, {side by side|one, two, three}.] Over went {Hero} +and not one toe was wet.",
      "“We’ll make a street,” said {the helper}. {Rocks} went into {the tool}. {Hero} put them down in the water, one by one. It was a short street, but dry +and it took them right over.",
      "{The helper} found big {rocks}. {Hero} brought the small ones, in {the tool}. Plop, plop, plop! Now there was a bridge in {the puddle} +and they went over it one by one.",
      "“We need {seven|nine} {rocks} for {the puddle},” said {the helper}. {Hero} put them in {the tool}, and counted. In they went. Hop, went {Hero}, from one to the next +and over they came.",
    ],
  },
  {
    id: "dark-way",
    what: "the way goes through a dark place",
    trouble: "{the dark}",
    kind: "path",
    use: "light",
    needs: ["bright", "kind", "small"],
    vars: {
      dark: ["the dark lane", "the dark arch", "the dark barn", "the dark wood", "the dark yard"],
    },
    meet: [
      "Now came {the dark}. It was as black in there as {a boot|a hat|soot}. [Something went {drip|tick|crick}.] {The place} was at the other end +but {Hero} did not dare to go in.",
      "The path went through {the dark}. [{Hero} stopped, and {the pal} stopped too.] You could not see {your feet|a nose|your hand} in there +so they could not get to {the place}.",
      "To get to {the place}, they had to go through {the dark}. There was no lamp in it. {Hero} looked in +and {he} held on to {grownup}, tight.",
      "“Is it night in there?” asked {Hero}. It was {the dark}. The way to {the place} went right through it. {Hero}’s feet said no +so they all stood still.",
      "In front of {the dark} they stopped. Something in there went {plink|creak} +but you could not see what. [{The pal} came very close.] And {the place} lay on the other side!",
    ],
    fails: [
      {
        id: "run-in",
        what: "runs in, and runs straight out again",
        texts: [
          "“I’ll be quick,” said {Hero}, and ran in. Then a {leaf|drip|twig} touched {his} {ear|neck}. {He} could not see what it was +so {he} ran right out again.",
          "{Hero} ran {four|five|six} steps. [It was dark in front, and dark {behind|on each side}.] {He} could not see the way +so {he} ran back to the {sun|light}.",
          "“One, two, three, go!” {Hero} ran in. Something went {creak|rustle}. It was just a {door|leaf} +but {he} could not see that. Out {he} ran!",
        ],
      },
      {
        id: "eyes-shut",
        what: "walks in with eyes shut and bumps into things",
        texts: [
          "“If I shut my eyes, I can’t see the dark,” said {Hero}. Step, step, bump! {He} could not see the {wall|post}, either +so that was no good.",
          "{Hero} put {his} hat down over {his} eyes. In {he} went, and round and round. {He} came out where {he} went in. [“Oh! You can’t find the way like that.”]",
          "“I’ll feel my way,” said {Hero}, with shut eyes. {He} felt a {wet|cold} wall, and then just air. That was no good +so back {he} came.",
        ],
      },
    ],
    solve: [
      "“We’ll go in side by side,” said {the helper}. {Hero} held up {the tool}. [It was just {leaves|stones|walls} in there, and {a fern|a cobweb|a snail}!] Soon they were out at the other end.",
      "“Shine it down low,” said {the helper}. {Hero} did so, with {the tool}. Now they could see the path +and step by step they came to the end of {the dark}.",
      "“The dark is just shy,” said {the helper}. [“Show it a light!”] {Hero} shone {the tool}, {left and right|up and down}. They could see each {corner|leaf|stone} now +and they walked right through.",
      "In front went {Hero} with {the tool}. Behind came {the helper}, singing. [The light fell on the path +so nobody {tripped|bumped}.] And there was the end of {the dark}!",
      "“What do you think is in there?” asked {the helper}. “A bear,” said {Hero}, and held up {the tool}. It was a {broom|barrel|bush}! The next bear was a {sack|post} +and so they got to the end.",
      "{The helper} counted the steps. {Hero} shone {the tool} on each one. One, two, three, and on they went. At {twenty|thirty} the sun came in +and they were out of {the dark}.",
    ],
  },
  {
    id: "slippy-hill",
    what: "the hill is too slippery to get up",
    trouble: "{the hill}",
    kind: "path",
    use: "rope",
    needs: ["strong", "handy", "clever"],
    vars: {
      hill: ["the mud bank", "the grass hill", "the sand hill", "the wet slope", "the leaf hill"],
    },
    meet: [
      "Up ahead was {the hill}, so {wet|smooth} and so steep. [It shone like a {seal|slide|plate}.] {The place} lay just over the top +but {Hero}’s feet slid down, each time.",
      "“Up we go,” said {Hero}. But {the hill} was as slippy as {soap|butter|a fish}. One step up was one step {down|back} +so {he} could not get to {the place}.",
      "They had to go over {the hill} to get to {the place}. {Hero} took one step, and slid. [{The pal} slid, too.] It was {just|much} too slippy!",
      "“Is that a hill or a slide?” asked {Hero}. It was {the hill}, and nobody could stand on it. {Grownup} sat down, bump. {The place} was over the top +but they were at the foot.",
      "{Hero} put one foot on {the hill} +and it came back, all by itself. {He} put up the next foot. [That came back, too!] How could they get over, to {the place}?",
    ],
    fails: [
      {
        id: "run-up",
        what: "runs up and slides down",
        texts: [
          "{Hero} ran at it, {pat, pat, pat|puff, puff}. Half way up {his} feet had nothing to hold on to. Whee! Down {he} slid, on {his} {seat|tummy}.",
          "{Hero} ran up with a {roar|shout}. [But you can’t stop on a slippy hill!] {He} slid back down +and {the pal} came down next, on top.",
          "{Hero} took ten steps back, and then {he} ran. First {his} {left|right} foot slid. Then the other foot slid, too +and down {he} went.",
        ],
      },
      {
        id: "crawl",
        what: "crawls up on all fours and rolls back",
        texts: [
          "On hands and knees, then! Up went {Hero}, like a {crab|bug|bear}. {He} let go with one hand to wave +and {he} rolled back to the {foot|start}.",
          "{Hero} held on to the {grass|sand|moss}. It came off in {his} hands! {Roll, roll, roll|Bump, bump, bump}, and there {he} {was}, at the {foot|start} again.",
          "{Hero} lay down flat and pulled. It was like a {wet plate|bar of soap}. {He} got one bit up +and then {he} slid two bits back.",
        ],
      },
    ],
    solve: [
      "{The helper} went up first, and let down {the tool}. {Hero} held the end with both hands. [Heave! Heave!] {The helper} pulled and pulled +and soon they were all at the top of {the hill}.",
      "“Hold on to this,” said {the helper}. They tied {the tool} to a tree. Hand by hand, foot by foot, {Hero} came up {the hill}. [So did {the pal}.] Now they were over it!",
      "{The helper} knew a tree at the top. Round it went {the tool}. {Hero} held one end, and {the helper} pulled. Up {he} came, like a {bucket|bell} +and {he} stood on top of {the hill}.",
      "“Sit down,” said {the helper}, “and hold this tight.” It was {the tool}. Tug, tug! {Hero} slid up the hill and not down, {seat|tummy} first +and there {he} {was}, at the top.",
      "“Let’s all take a bit of it,” said {the helper}. {Hero} held out {the tool}. When one of them slid, the rest stood {still|firm}. [Step, slip, step.] So they all got to the top of {the hill}.",
      "{The helper} saw a stump, half way up. They hung {the tool} on it, and {Hero} pulled and got there. Then they hung it on a {tree|post}, further up. One more pull +and up came {Hero}!",
    ],
  },
  {
    id: "three-ways",
    what: "there are three paths and nobody knows which is right",
    trouble: "the three paths",
    kind: "path",
    use: "paper",
    needs: ["clever", "small", "bright"],
    vars: {
      wrong: ["a wall", "a pig pen", "a bramble bush", "a washing line", "a pile of bricks"],
    },
    meet: [
      "Here the path {split|came apart}, and there were three! Just one path went to {the place} +but {Hero} did not know which. [There was no {sign|arrow}.]",
      "“This way?” said {Hero}. “Or that way? Or that?” There were three paths, and all of them looked {right|green|the same}. They had to find the one to {the place}.",
      "[Somebody had turned the sign to the {sky|ground}.] Three paths lay there +and one was the path to {the place}. {Grownup} did not know which, and nor did {Hero}.",
      "One path, two paths, three! They went off like the {toes|legs} of a hen. {Hero} had a look down each. {The place} was at the end of one +but {he} could not see so far.",
      "“Left,” said {grownup}. “Right,” said {Hero}. [{The pal} looked straight on.] There were three paths here, and no sign. Nobody knew which was the one to {the place}.",
    ],
    fails: [
      {
        id: "first-path",
        what: "takes the first path; it ends at something silly",
        texts: [
          "{Hero} took the first path, {trot, trot|hop, hop|quick, quick}. It went to {the wrong} and stopped. That was not {the place} +so back they came.",
          "“I’ll take the wide path,” said {Hero}. It was nice and flat +but it ended at {the wrong}! [{The pal} gave it a {sniff|look}.] [They had to turn round.]",
          "They took the path on the {left|right}. It went round and round a {hill|tree}. In the end it came back to where they had begun!",
        ],
      },
      {
        id: "spin",
        what: "spins round with eyes shut and points; it is wrong",
        texts: [
          "{Hero} shut {his} eyes, spun round and put out a hand. “That way!” But that was the way they had come from. [And now {he} {was} {dizzy|wobbly}.]",
          "“Eeny, meeny,” said {Hero}, and spun. {He} fell on {his} {seat|side}. {His} toes pointed at {the wrong} +so that could not be the way.",
          "“The wind will tell us,” said {Hero}, and let go of a {leaf|feather}. It came down at {the wrong} +but no path went on from there.",
        ],
      },
    ],
    solve: [
      "{The helper} knew all three paths. {Hero} held {the tool} flat. They drew a {pond|tree|hen}, and a line past it to {the place}. Now they could see which path to take!",
      "“Let’s draw it,” said {the helper}. They sat down with {the tool}. “This is the {hill|barn}, and here is {the place}.” “So it’s the {thin|last|left} path!” said {Hero} +and it was.",
      "“Go past the {pump|barn}, and left at the {mill|elm},” said {the helper}. {Hero} drew it all in {the tool}. Just one path went like that +so they took it, and it was right.",
      "“I’ll show you the way,” said {the helper}. {Hero} opened {the tool}. They drew two dots, one for here and one for {the place}. The {thin|green} path went from dot to dot +so off they went.",
      "“I know the right one,” said {the helper}. “It has a {bend|bridge}, and then a barn.” {Hero} drew a barn in {the tool}. They looked down all three paths. There it was, at the end of the last!",
      "{The helper} ran to look down all three. {Hero} drew it in {the tool}. A wall. A pond. A sign to {the place}! It was the third path +and off they went.",
    ],
  },
];
