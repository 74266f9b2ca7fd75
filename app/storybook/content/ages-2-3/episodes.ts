import type { Episode } from "../../content-contract";

const both = ["journey", "making"] as const;

/** The same one all through an episode; the pool’s `name` is another one in each paragraph. */
const names = [
  "Old Bess",
  "Farmer Jo",
  "Nurse Pam",
  "Big Sam",
  "Baker Lim",
  "Miss Ola",
  "Young Tom",
  "Cook Dee",
  "Driver Singh",
  "Little May",
];

export const episodes: readonly Episode[] = [
  {
    id: "ducks-cross",
    goals: both,
    vars: { flock: ["ducks", "hens", "geese", "lambs", "piglets", "goslings"], count: ["Six", "Nine", "Ten", "Eight"] },
    titles: ["{Count} {flock}", "Mind the {flock}!", "Stop for the {flock}"],
    beats: [
      [
        "{Count} {flock} stood at the kerb, all in a row. They looked left and they looked right. The {trucks|bikes|buses} went by, {zoom|whoosh} +and nobody stopped for them.",
        "There was a noise by {a sight}. It was {flock}, {count} of them, and each one was talking. The {pond|field|barn} was over the road +and they did not dare go.",
      ],
      [
        "“Wait,” {Hero} told them. {He} got {the neighbour} by the hand. {The neighbour} had a big {voice|coat|hat}. Up went one hand, and the road stood still! Even the bin truck stood still.",
        "{Hero} knew what to do. You hold a hand. {He} held {grownup}’s, and a {wing|foot|tail} held {his}. What a long, long line it was!",
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
    goals: both,
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
    goals: both,
    vars: { wall: ["a long wall", "a big barn", "a round tower", "an old bridge", "a deep arch"] },
    titles: ["Hello, lo, lo", "The voice in {the wall}", "Who is in there?"],
    beats: [
      [
        "{Hero} came to {a wall}. “Hello!” {he} called, just because. “Lo,” said {the wall}. {Hero} looked at {the pal}. It had talked!",
        "There was {a wall}, and {Hero} went by it, {humming|stamping}. Somebody {hummed|stamped} right back! {He} stopped. They stopped. Who was it?",
      ],
      [
        "“Who are you?” {he} asked. “You,” it said. “No, you!” said {Hero}. “You!” it said. It was a bit rude, but it had a {nice|soft|deep} voice.",
        "{He} tried a {moo|quack|woof}, and {the wall} gave it back. {He} tried a sneeze. It blessed nobody, but it sneezed. {The pal} got down low.",
      ],
      [
        "So {Hero} thought. If you say a thing, it says that thing. What would {he} like to hear? {He} took a big breath. “I like you!” “Like you,” said {the wall}.",
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
    goals: both,
    vars: { blower: ["a tall man", "a girl in a cap", "two sisters", "an old lady", "a boy with a bucket"] },
    titles: ["The big bubble", "Pop!", "{The blower} and the bubble"],
    beats: [
      [
        "By {a sight} stood {a blower} with a tub of suds. Swish! Out came a bubble as big as a {bun|hat|ball}. Swish! Out came one as big as a {cow|car|bed}.",
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
    goals: both,
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
        "And then it was time, and it was warm, and it was {his}. {Hero} ate it with {his} eyes shut. {He} kept the end bit for {later|the way|$grownup}.",
      ],
    ],
  },
  {
    id: "snail-race",
    goals: both,
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
    goals: both,
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
    goals: both,
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
        "When they went, the wall was a whole sky of them. “Come by and say hello to yours,” said the painter. {Hero} would. {His} was the one at the {bottom|edge}, right where it should be.",
      ],
    ],
  },
  {
    id: "windy-kite",
    goals: both,
    vars: { someone: names, flyer: ["a fish kite", "a red kite", "a bird kite", "a dragon kite", "a star kite"] },
    titles: ["Hold on!", "{The flyer}", "Up goes {the flyer}"],
    beats: [
      [
        "{Someone} had {a flyer}, and it wanted to go to the {moon|sea}. It pulled and it pulled. “I need a hand,” said {someone}, going by on tiptoe. “I need {two|six}!”",
        "{A flyer} lay by {a sight}, quite flat. “It won’t go up,” said {someone}. “I throw it, and it comes down on my {head|lunch}.” {Hero} put up one wet finger. No wind at all.",
      ],
      [
        "{Hero} held on to {someone}. {Grownup} held on to {Hero}. {The pal} came last. It was a long string of people, with a kite at the end. The wind {laughed|roared} and gave a tug.",
        "“Then we’ll make some,” said {Hero}. They all blew, and {someone} ran. It went up as high as a {hen|chair}! Then it sat down to have a think.",
      ],
      [
        "Tug, heave! It went left, and they all went left. It went right, and they went right, {through|round} {a sight}. It was like a dance. {Hero}’s feet came up off the grass, just a {crumb|bit}.",
        "Then the grass bent over. The {leaves|socks on the line} began to flap. Here it came! “Run!” said {Hero}, and {he} {ran|held up the tail}, and whoosh, it was off.",
      ],
      [
        "At last it had had its fun. It came down in {Hero}’s arms. “It likes you,” said {someone}. It was warm from the sun up there.",
        "It hung up there and sang. {Hero} held the string a bit. It hummed in {his} hand like a {cat|bee}. “Thank you, wind,” {he} said, and gave it back to {someone}.",
      ],
    ],
  },
  {
    id: "crying-baby",
    goals: both,
    vars: {
      minder: ["the baker", "the vet", "the tailor", "the cook", "the barber"],
      baby: ["Baby Lou", "Baby Ned", "Baby Pip", "Baby Mo", "Baby Zed"],
    },
    titles: ["Why does {baby} cry?", "{Baby} laughs", "Waa!"],
    beats: [
      [
        "Waa! In a pram by {a sight} sat {baby}, as {red|hot} as a plum. “I’ve tried it all,” said {the minder}. “Milk, and a clean {bib|nappy}, and a song. Waa is all I get.”",
        "You could hear it from {a sight} to {a sight 2}. Waa! {Baby} had lost a sock, or had {too many socks|a bad dream}. Nobody knew. {The neighbour} rocked and rocked.",
      ],
      [
        "{Hero} made a face. It was the {fish|pig|owl} one. Waa! {He} stood on {his} head, or nearly. Waa! {The pal} came to look, and it stopped. Then, waa!",
        "{Hero} looked in. “Hello,” {he} said. {He} shook {a trinket}. {He} sang the one about the {bus|bath|hen}. One wet eye came open, and it was {brown|blue}, and it looked at {him}.",
      ],
      [
        "So {Hero} put {his} hat on {the pal}. Then {the pal} sneezed, and off it flew. Ha! What was that? It was {baby}. {Hero} did it again. Hat, sneeze, off. Ha, ha!",
        "{He} hid behind {his} hands. Where was {Hero}? Peep! There {he} {was}. {He} hid once more, and then, peep! A {grin|smile} came, with {one|no} tooth in it.",
      ],
      [
        "They did it {ten|nine|eight} times. On the last one {baby} yawned and went to sleep in the ha. “You’re a wonder,” said {the minder}, as low as could be.",
        "“Peep,” said {baby}, quite plain. “That’s the first word!” cried {the minder}. It was a good one. {Hero} said it all the way to {a sight 3}. Peep, peep, peep.",
      ],
    ],
  },
  {
    id: "thirsty-garden",
    goals: both,
    vars: { someone: names, plants: ["beans", "roses", "peas", "sunflowers", "pumpkins", "tulips"] },
    titles: ["The thirsty {plants}", "Drip, drop", "A drink for the {plants}"],
    beats: [
      [
        "The {plants} by {a sight} hung down their heads. “They’re so dry,” said {someone}, “and my legs are so {old|sore}.” {Hero}’s legs were new.",
        "“Psst,” said the garden, or so it seemed. All the {plants} lay flat. There was no rain in the sky. There was one cloud, the size of {a food}, and it was {busy|asleep}.",
      ],
      [
        "{He} got a can. It was big, and when it was full it did not want to come. So {Hero} took a {cup|shell|hat}. Drip, drip, {he} ran. There was half of it left when {he} got there.",
        "{Hero} called up to the cloud, “Please!” It did not look. {He} sang it the rain song, the one with {pit|plop} in it. {The pal} danced. {Someone} held out a {bucket|pan}.",
      ],
      [
        "Run, drip, pour. Run, drip, pour. {He} counted to {ten|six}. Each one got a drink and {a pat|its name}. {The pal} came too. “One for you, and one for you.”",
        "The cloud turned over. One drop fell on {Hero}’s {nose|knee}. Then one fell on {a sight}. Then all the drops came at once +and they opened their mouths.",
      ],
      [
        "And then, as slow as slow, up came one head. Up came two! “Look, they’re waking,” said {someone}, and {Hero} got the first {pea|bud|leaf} to keep.",
        "It rained for as long as it takes to eat {a food}. Then it stopped. The {plants} stood up and shone. {Hero}’s hair lay down and dripped. “Thank you, cloud,” {he} said.",
      ],
    ],
  },
  {
    id: "leaf-heap",
    goals: both,
    vars: { someone: names, heap: ["leaves", "hay", "straw", "grass"] },
    titles: ["The heap of {heap}", "Jump in!", "Who is in the {heap}?"],
    beats: [
      [
        "{Someone} had swept up all the {heap} of the whole street. It was a heap as high as {a sight}. “Nobody jump in it,” said {someone}. And then, “Well, but just once.”",
        "There was a heap of {heap} by {a sight}, and it moved. {Hero} stopped. It had a {nose|foot}, and then it had none. “Who is in there?” {he} asked.",
      ],
      [
        "{Hero} went back {six|ten} steps. {He} ran and {he} jumped. Floomp! It was all {brown|gold} and it smelt of {smell}. You could see just one {boot|hand}, and that was {his}.",
        "“No one,” said the heap. It had a {thin|squeaky} voice. {Hero} put in one arm and felt about. There was a {leg|tail|shoe}. There was {a trinket}. There was something that giggled.",
      ],
      [
        "“Just once,” said {someone}, “and once more.” So {the pal} jumped. So {the neighbour} jumped, in {a cloth}! And last came {someone}, with the broom. Floomp, floomp, floomp. There was no heap now.",
        "Out came {someone}! “I was having a nap,” came the words, all full of {heap}. “It’s the best bed in {town}.” So {Hero} got in too, up to the chin. It was.",
      ],
      [
        "So they all swept it up again, and it was quick, with so many. {Hero} had {heap} in {his} {socks|ears} all day. {He} did not mind.",
        "They lay there and looked up. A {cloud|bird} went by, and one more. Then it was time to go. {Someone} shut the heap behind them like a {door|book}.",
      ],
    ],
  },
  {
    id: "puppet-stage",
    goals: both,
    vars: { doll: ["a sock bear", "a spoon queen", "a glove fox", "a paper king", "a rag duck"] },
    titles: ["The puppet who forgot", "{The doll}", "What comes next?"],
    beats: [
      [
        "In a box with a curtain stood {a doll}. “Once there was a,” it said, and stopped. “There was a. Oh dear. I forgot!” All the people sat and looked. So did {Hero}.",
        "There was a show by {a sight}, with {a doll} in it. {Hero} sat down in front, next to {a creature}. The curtain went up. {The doll} looked out, and went red, and the curtain came down.",
      ],
      [
        "“A cow?” called {Hero}. “A cow!” said {the doll}. “Once there was a cow, and she had a. A.” “A {hat|boat|bun}!” said {Hero}. “Just so. And she went to the. The.”",
        "“It’s shy,” said the {man|girl} behind. So {Hero} went up close. “I get shy too,” {he} told it. “Just look at me, and nobody else. I’ve got jam on my {chin|nose}. Look at that.”",
      ],
      [
        "“To the {moon|shop|bath}!” they all called now. It was a very good story. The cow went there, and ate {a food}, and met {a creature}. {Hero} held on to {the pal}.",
        "The curtain went up again, just a bit. Two {button|bead} eyes looked for {Hero}. There was the jam! And then it sang. It sang the whole song, and it {bowed|hopped} in all the right bits.",
      ],
      [
        "“And then they all went to bed,” said {the doll}. “That bit I know.” It shook {Hero}’s hand with its small soft one.",
        "How they clapped! Then {the doll} gave {Hero} a kiss, right on the jam. {He} had to {laugh|rub it off} +and on {he} went.",
      ],
    ],
  },
  {
    id: "lost-hat-scarecrow",
    goals: both,
    vars: { lent: ["his hat", "his scarf", "his coat", "his left mitten", "his best boot"] },
    titles: ["The cold scarecrow", "Who has {lent}?", "A friend made of straw"],
    beats: [
      [
        "In the field stood the scarecrow, and {lent} was gone. He looked so bare. “Who took it?” asked {Hero}. The scarecrow said nothing. He had straw in his mouth.",
        "“Poor man,” said {Hero}. The scarecrow had lost {lent}. The wind blew right in, and a bit of him flew off. {The pal} found it.",
      ],
      [
        "There was a {thread|straw} on the ground, and one more. They went along the hedge and by {a sight}. {Hero} went after them, bent down low. {The pal} went in front, nose down.",
        "{Hero} asked {a creature}. It looked up. {He} asked {the neighbour}, who looked up, too. So {Hero} looked up. Something hung in the tree, high in the fork, and it cheeped!",
      ],
      [
        "And there it was. A {hen|mouse|hedgehog} sat on it with {three|five} little ones. It was their bed! They were so warm. They looked at {Hero}, and {Hero} looked at them. {He} did not take it.",
        "It was a nest now. {Three|Four} beaks looked out of it. “Oh,” said {Hero}. “They need it more.” The scarecrow thought so too. He had a kind face.",
      ],
      [
        "{He} ran back +and {he} made him a new one, out of {leaves|an old sack|straw}. It was better than the first. The scarecrow did not say so, but you could tell.",
        "{Grownup} had an old one in a bag. It was {colour}, with {colour 2} spots. Now he was the finest man in the field +and a bird sat down on him, just to say so.",
      ],
    ],
  },
  {
    id: "under-one-roof",
    goals: both,
    vars: { someone: names, roofed: ["a red umbrella", "a big sheet", "a market stall", "a tin roof", "a hay cart"] },
    titles: ["Room for one more", "Rain!", "All under {the roofed}"],
    beats: [
      [
        "Plip. Plop. Then it came down like {peas|string|drums}. {Hero} ran for {a roofed}. It was dry there, and just the size for two.",
        "Rain! {Hero} saw {a roofed}. Under it sat {a creature}. “Is there room?” {he} asked. It moved up. So {Hero} got in, and then {the pal}.",
      ],
      [
        "Here came {the neighbour}, wet to the {nose|knees}. “Is there room for me?” They moved up. Here came {someone}, with a {goat|pram|cello}. “And me?” They moved up some more.",
        "Splish, splash, who came there? It was {someone}, with {a food} under one arm. “Room for one more?” And behind came {the neighbour}, and a wet {sheep|dog}, and its friend.",
      ],
      [
        "Now it was full. Then came a very small {mouse|frog|bird}, and it looked up. There was no room at all. “Yes, there is,” said {Hero}, and put out {his} {hand|hat}. It got in there.",
        "An ear was in {Hero}’s eye. Somebody’s {elbow|tail} was in {his} tea. “Breathe in!” said {someone}, and they all did. Out stuck one foot, and it was {his}. It got a nice wash.",
      ],
      [
        "They sang till it stopped. It was so warm in there that nobody wanted to go. Then the sun came +and one by one they went out.",
        "Then somebody laughed +and they all fell out on the grass. And look! The rain had stopped. There was a {rainbow|blue bit} over {a sight}.",
      ],
    ],
  },
  {
    id: "shadow-game",
    goals: both,
    vars: { someone: names, shade: ["rabbit", "dog", "bird", "snail", "swan"] },
    titles: ["The shadow {shade}", "On the wall", "Who is that so big?"],
    beats: [
      [
        "The sun was low, and {Hero}’s shadow was as long as a {bus|street}. {He} waved to it. It waved back with a {hand|arm} like a {spade|tree}. {The pal} had one too.",
        "On a white wall there sat a big dark {shade}. {Hero} looked round. There was no {shade} at all. There was just {someone}, on a {stool|step}, with two hands up.",
      ],
      [
        "“Come on,” {he} told it, and ran. It ran too. {He} could not get away and {he} could not get in front. So {he} sat down, {plop|bump}, and it sat down next to {him}.",
        "“It’s made of hands,” said {someone}. “Put your thumbs so.” {Hero} put {his} thumbs so. What came was not a {shade}. It was a {potato|sock|cloud}. “That’s fine, too,” said {someone}.",
      ],
      [
        "Then it went behind {a sight}, and it was gone! “Where are you?” called {Hero}. {He} took one step. There it was, up on the wall, with its hands on its head. It had been playing peep.",
        "{He} tried it slow, with {his} tongue out. There was an ear. There were two! It nodded +and the big {shade} gave it a kiss on the nose.",
      ],
      [
        "“You’re good fun,” {Hero} told it. {He} shook its hand, as well as you can. And they went on, foot to foot, the small one and the long one.",
        "A cloud came and they went out, like a lamp. “Where do they go?” asked {Hero}. “To bed,” said {someone}. “They’ll be there when you want them. They’re in your hands.”",
      ],
    ],
  },
];
