import type { Episode } from "../../content-contract";
import { anyGoal } from "./anywhere";
import { names } from "./episode-names";

export const streetEpisodes: readonly Episode[] = [
  {
    id: "ducks-cross",
    goals: anyGoal,
    vars: { flock: ["ducks", "hens", "geese", "lambs", "piglets", "goslings"], count: ["six", "nine", "ten", "eight"] },
    titles: ["{Count} {flock}", "Mind the {flock}!", "Stop for the {flock}"],
    beats: [
      [
        "{Count} {flock} stood at the kerb, all in a row. They looked left and they looked right. The {trucks|bikes|buses} went by, {zoom|whoosh} +and nobody stopped for them.",
        "There was a noise by {a sight}. It was {flock}, {count} of them, and each one was talking. The {pond|field|barn} was over the road +and they did not dare go.",
      ],
      [
        "“Wait,” {Hero} told them. {He} got {the neighbour} by the hand. {The neighbour} had a big {voice|coat|hat}. Up went one hand, and the road stood still! Even the bin truck stood still.",
        "{Hero} knew what to do. You hold a hand. {He} held {grownup}’s, and a {wing|foot|tail} held {hers}. What a long, long line it was!",
      ],
      [
        "Over they went, {pat, pat, pat|wibble, wobble|one by one}. {Hero} counted. {He} got to {three|four} and began again. The last one stopped in the middle to {sing|scratch|sit down}. “Come on!” cried {the pal} or somebody.",
        "Step, step, step. A {van|bike} waited. A {bus|cart} waited. The driver had {a food}. It was a nice wait, for a {Monday|Friday}. {Hero} waved thank you with {his} {elbow|chin}.",
      ],
      [
        "On the far side they all said a thing at once. It may have been thank you. {Hero} said, “You’re welcome,” and went on with {a feather|some fluff} on {his} {sleeve|ear}.",
        "Plop, plop, plop, they were home. One came back and gave {Hero} {a trinket}. {He} put it in {his} hat +and on {he} went.",
      ],
    ],
  },
  {
    id: "bus-hiccup",
    goals: anyGoal,
    vars: { someone: names, ill: ["bus", "tractor", "train", "milk van", "ice cream van"] },
    titles: ["The {ill} has hiccups", "Hic!", "A poorly {ill}"],
    beats: [
      [
        "Hic! A {ill} stood by {a sight}. Hic! It jumped up in the air, and all the people in it jumped too. {The neighbour} lost a {hat|shoe|tooth brush}. “It’s got the hiccups,” said {Hero}.",
        "Along came a {ill}, but not as it should. It went hop, stop, hop, stop. “Hic,” it said. A {lady|man} looked out, with {a food} all over one ear.",
      ],
      [
        "What helps? {Grownup} says to hold your breath. A {ill} can’t do that. You can drink from the wrong side of a cup. {Hero} gave it some water. It went hic, all over {the pal}.",
        "“Say boo to it,” said {someone}. So they all said boo, {one, two, three|from behind}. The {ill} said boo too. Then it said hic.",
      ],
      [
        "So {Hero} sang to it. {He} stroked its {warm|red|round} nose +and {he} sang the slow one, for bed. The {ill} shook. It sighed. It gave one more hic, as small as a {pea|crumb}.",
        "Then {Hero} said, “Hush, hush, no rush.” {He} rubbed its side, round and round. {The pal} {leaned on|sat by} it. Hic. Hic. And then? Then nothing.",
      ],
      [
        "It was well! “Hop in,” said the driver. {Hero} rode in front as far as {a sight}. {He} got to press the {bell|horn}, {ding|parp}, {two|five} times.",
        "The people clapped. Off it went, smooth as {milk|butter}. {Hero} waved till it was round the bend +and {he} said hic, just once, for fun.",
      ],
    ],
  },
  {
    id: "wall-says-hello",
    goals: anyGoal,
    vars: { wall: ["a long wall", "a big barn", "a round tower", "an old bridge", "a deep arch"] },
    titles: ["Hello, lo, lo", "The voice in {the wall}", "Who is in there?"],
    beats: [
      [
        "{Hero} came to {a wall}. “Hello!” {he} called, just because. “Lo,” said {the wall}. {Hero} stood quite still. It had talked!",
        "There was {a wall}, and {Hero} went by it, {humming|stamping}. Somebody {hummed|stamped} right back! {He} stopped. It stopped. Who was it?",
      ],
      [
        "“Who are you?” {he} asked. “You,” it said. “No, you!” said {Hero}. “You!” it said. It was a bit rude, but it had a {nice|soft|deep} voice.",
        "{He} tried a {moo|quack|woof}, and {the wall} gave it back. {He} tried a sneeze. It blessed nobody, but it sneezed. {The pal} got down low.",
      ],
      [
        "So {Hero} thought. If you say a thing, it says that thing. What would {he} like to hear? {He} thought for a bit. “I like you!” “Like you,” said {the wall}.",
        "{Hero} sang one note. One note came home. {He} sang two, and two came home. It was like a ball, but with {no ball|songs}. They sang the {bath|bun|duck} song like that, {he} and {the wall}.",
      ],
      [
        "That was so nice that {he} said it again, {lower|louder}. “Bye-bye!” “Bye,” it said, a long way off. “I’ve got a new friend,” {he} said. “It’s {a wall|very big}.”",
        "“Good night, wall!” “All,” said {the wall}. It meant all of them, {Hero} thought, even {a creature}.",
      ],
    ],
  },
  {
    id: "big-bubble",
    goals: anyGoal,
    vars: { blower: ["a tall man", "a girl in a cap", "two sisters", "an old lady", "a boy with a bucket"] },
    titles: ["The big bubble", "Pop!", "{The blower} and the bubble"],
    beats: [
      [
        "Who made the bubbles? It was {a blower}, with a tub of suds. Swish! Out came a small one. Swish! Out came one as big as a {cow|car|bed}.",
        "Something round came over the {hedge|roof|wall}. It was {colour} and {colour 2}, and the sky was in it upside down. Behind it ran {a blower}. “Don’t pop it!”",
      ],
      [
        "It came down on {a sight} and sat there. {Hero} put {his} hands behind {his} back, to be safe. {He} did not breathe on it. {The pal} looked {away|up}.",
        "{Hero} saw {himself} in it. {His} nose was as big as a {pear|boot|foot}! {He} put out {his} tongue. The bubble {Hero} put out a tongue as well.",
      ],
      [
        "“Do you want to go in?” Did {he}! Swish, went the hoop, right up from {his} feet. Now {Hero} stood in the bubble. It was quiet in there, and all the {trees|people} were bent.",
        "“You blow one,” came the word. So {Hero} blew. Too fast, pop. Too fast, pop. Then {he} blew so slow and so soft, as you blow on {soup|a moth}. It grew and it grew.",
      ],
      [
        "Then it went pop, of course. They do. {Hero} got it on the {nose|chin}, and it smelt of soap. {He} laughed all the way to {a sight}.",
        "It let go. It went up past {a sight} +and it went where the {moon|wind} lives. “Bye, bubble,” said {Hero}. Then there was just sky.",
      ],
    ],
  },
  {
    id: "bun-too-hot",
    goals: anyGoal,
    vars: { someone: names, baked: ["bun", "pie", "roll", "tart", "loaf"] },
    titles: ["Too hot!", "The {baked} that must wait", "Phoo, phoo, phoo"],
    beats: [
      [
        "It smelt so good that {Hero}’s feet went there by themselves. In the window sat a {baked}, just out of the oven. “That one’s for you,” said {someone}, “but it’s hot. So wait.”",
        "“Who wants the first {baked}?” called a voice. “Me!” said {Hero}. “It has to cool,” came the voice. “Sit on {a sight} and count the {crows|clouds|pigeons}.”",
      ],
      [
        "Waiting is long. {Hero} stood on one leg. {He} stood on the other one. {He} looked at the {baked}, and it looked at {him}, all {shiny|brown} and {fat|round}.",
        "One {crow|cloud}, two. “Now?” “Not now.” {Hero} sang a song about the {baked}. It had just one word in it. {The pal} {knew|liked} that word.",
      ],
      [
        "“We’ll help it,” {he} said. Phoo! {He} blew. {The pal} blew. {The neighbour} came by and blew as well +and soon there were {five|six|seven} of them, all blowing at one {baked}.",
        "{A creature} sat down to wait too. So {he} told it all about hot things. Hot things sting. You wait, and you blow, and you put a {finger|knuckle} near, but not on.",
      ],
      [
        "“Now!” It was just right. It was warm in the middle +and {Hero} broke off a bit for each. There is no bite like one you had to wait for.",
        "And then it was time, and it was warm, and it was {hers}. {Hero} ate it with {his} eyes shut. {He} kept the end bit for {later|the way|$grownup}.",
      ],
    ],
  },
  {
    id: "snail-race",
    goals: anyGoal,
    vars: {
      someone: names,
      one: ["Flash", "Zip", "Bullet", "Speedy"],
      two: ["Slow Joe", "Plod", "Gran", "Mister Slime"],
    },
    titles: ["The snail race", "{One} and {two}", "Ready, steady, slow!"],
    beats: [
      [
        "On a {plank|wall|step} sat two snails. “This is {one}, and this is {two},” said {someone}. “They’re racing. It began on {Monday|Tuesday}.” {Hero} lay down on {his} tummy to watch.",
        "“Shh, a race!” said {someone}. {Hero} could see no race. {He} could see two snails and a leaf. “The leaf is the end,” said {someone}. “That’s {one}, and that’s {two}.”",
      ],
      [
        "“Go on, {one}!” cried {Hero}. {One} put out one eye. “Go on, {two}!” {Two} pulled in both. A {cloud|bus} went by. So did {a creature}, and it did not even try.",
        "{One} was in front, by a {nose|crumb}. Then {one} turned round, to look at the view. Now {two} was in front, and then {two} {sat down|had a nap}. {Hero} could not bear it.",
      ],
      [
        "So {Hero} got down, too. {He} went as slow as they did, on {his} {elbows|knees}. It is hard to go so slow! You see {all the crumbs|each stone}. You smell {smell}. You see {a trinket}.",
        "“Don’t rush them,” said {someone}. So {Hero} did not. {He} put {his} chin on {his} hands. It got so quiet that you could hear them {slide|munch}.",
      ],
      [
        "They came in side by side +and both of them ate the leaf. “A draw!” said {someone}. It was the best race {Hero} had ever seen. And {he} ran all the way to {a sight}, because {he} could.",
        "Who won? {Hero} never knew. It would be done by {Friday|bed time|spring}. “Tell me then,” {he} said, and {someone} said yes. {Two} waved an eye.",
      ],
    ],
  },
  {
    id: "pan-band",
    goals: anyGoal,
    vars: { someone: names, drum: ["pan", "pot", "tub", "bucket", "bin lid"] },
    titles: ["The {drum} band", "Bang, tang, ting", "Play it, {Hero}!"],
    beats: [
      [
        "Bang! {Someone} had a {drum} and a {spoon|stick}. Ting! {The neighbour} had two {lids|cups}. “We’re a band,” they said, “but we’ve got no end. We never know when to stop.”",
        "By {a sight} there was a noise like a {shelf|tray} coming down. It was a band. There was a {drum}, a {comb|whistle|bottle} and {a creature}, which sang. “Come in!”",
      ],
      [
        "{Hero} got a box with {rice|beans} in it. Shh-shh, it went. {The pal} got a bell. Bang, ting, shh-shh! They played so that {the cat|a hat|a tile} fell off the wall.",
        "“You be the {front|boss},” they said, and {Hero} got a stick to wave. Up went the stick, up went the noise! Down went the stick, and it was small.",
      ],
      [
        "Nobody could stop. They {banged|tanged} and they {tinged|binged}. A window went up. “There’s a baby in here!” So {Hero} held up one hand, flat. Stop! And they did.",
        "{He} made it loud. {He} made it fast. Then {he} made it so soft that you could hear a {pea|leaf} roll. All of them leaned in. What next? {Hero} made a ring with {his} arm, and it was the end.",
      ],
      [
        "“That’s it!” said {someone}. “That’s the end we did not have.” Then they played the baby a soft one, with just shh-shh in it. The window was quiet, and {Hero} tiptoed on.",
        "They all bowed. {Hero} bowed so low that {he} fell in the {drum}. Bang! That was the {real|second} end, and the best one.",
      ],
    ],
  },
  {
    id: "hand-wall",
    goals: anyGoal,
    vars: { someone: names, shade: ["blue", "red", "green", "gold", "pink"] },
    titles: ["Hands on the wall", "A {shade} hand", "Wet paint"],
    beats: [
      [
        "A lady had {shade} paint and a wall with nothing on it. “I don’t know what to put,” she said. “A {cow|king|ship}? A bowl of pears?” {Hero} looked at the wall, too.",
        "“Do not touch,” said the sign, but it fell. {Hero}’s hand came down on the wet wall. Splat! There it was, a {shade} hand with {five|all its} fingers. Oh no!",
      ],
      [
        "The paint was so {thick|smooth} and so {shade}. {Hero} asked first. “May I put in one hand?” “One,” she said. In it went, {cold|soft} as {cream|mud}. Then, flat on the wall, pat!",
        "“I’m sorry,” said {Hero}. The painter came and looked. He put his head on one side. He put it on the {other|left}. “It’s not bad,” he said. “It looks like a {bird|tree|fish}.”",
      ],
      [
        "It was a hand +and it was a {hen|sun|flower} too, with {legs|an eye}. Then she did a hand, a big one. {The neighbour} did one. {Someone} did one with a {ring|plaster} on it.",
        "So he did one next to it, and there were two birds. “They want friends,” {he} said. {The neighbour} put one in. {The pal} put one in too.",
      ],
      [
        "Now it was full of hands, all waving. They {washed|scrubbed} in a tub, and the water went {shade}. {Hero} waved back at the wall +and on {he} went with one {shade} ear.",
        "When they went, the wall was a whole sky of them. “Come by and say hello to yours,” said the painter. {Hero} would. {Hers} was the one at the {bottom|edge}, right where it should be.",
      ],
    ],
  },
];
