import type { Episode } from "../../content-contract";
import { anyGoal } from "./anywhere";
import { names } from "./episode-names";

export const greenEpisodes: readonly Episode[] = [
  {
    id: "windy-kite",
    goals: anyGoal,
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
    goals: anyGoal,
    vars: {
      minder: ["the baker", "the vet", "the tailor", "the cook", "the barber"],
      baby: ["Baby Lou", "Baby Ned", "Baby Pip", "Baby Mo", "Baby Zed"],
    },
    titles: ["Why does {baby} cry?", "{Baby} laughs", "Waa!"],
    beats: [
      [
        "Waa! In a pram sat {baby}, as {red|hot} as a plum. “I’ve tried it all,” said {the minder}. “Milk, a song, a clean {bib|nappy}. Waa is all I get.”",
        "You could hear it from {a sight} to {a sight 2}. Waa! {Baby} had lost a sock, or had {too many socks|a bad dream}. Nobody knew. {A minder} rocked and rocked.",
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
    goals: anyGoal,
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
    goals: anyGoal,
    vars: { someone: names, heap: ["leaves", "hay", "straw", "grass"] },
    titles: ["The heap of {heap}", "Jump in!", "Who is in the {heap}?"],
    beats: [
      [
        "{Someone} had swept up all the {heap} of the whole street. It was a heap as high as {a sight}. “Nobody jump in it,” said {someone}. And then, “Well, but just once.”",
        "There was a heap of {heap} by {a sight}, and it moved. {Hero} stopped. It had a {nose|foot}, and then it had none. “Who is in there?” {he} asked.",
      ],
      [
        "{Hero} went back {six|ten} steps. Run, run, jump. Floomp! It was all {brown|gold} and it smelt of {smell}. You could see just one {boot|hand}, and that was {hers}.",
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
    goals: anyGoal,
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
        "“To the {moon|shop|bath}!” they all called now. It was a very good story. The cow went there, and ate {a food}, and met {a creature}. {Hero} bit {his} thumb.",
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
    goals: anyGoal,
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
    goals: anyGoal,
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
        "An ear was in {Hero}’s eye. Somebody’s {elbow|tail} was in {his} tea. “Breathe in!” said {someone}, and they all did. Out stuck one foot, and it was {hers}. It got a nice wash.",
      ],
      [
        "They sang till it stopped. It was so warm in there that nobody wanted to go. Then the sun came +and one by one they went out.",
        "Then somebody laughed +and they all fell out on the grass. And look! The rain had stopped. There was a {rainbow|blue bit} over {a sight}.",
      ],
    ],
  },
  {
    id: "shadow-game",
    goals: anyGoal,
    vars: { someone: names, shade: ["rabbit", "dog", "bird", "snail", "swan"] },
    titles: ["The shadow {shade}", "On the wall", "Who is that so big?"],
    beats: [
      [
        "The sun was low, and {Hero}’s shadow was as long as a {bus|street}. “Hello,” {he} said to it. It waved back with a {hand|arm} like a {spade|tree}. {The pal} had one too.",
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
