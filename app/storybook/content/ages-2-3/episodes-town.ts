import type { Episode } from "../../content-contract";
import { anyGoal } from "./anywhere";
import { names } from "./episode-names";

export const townEpisodes: readonly Episode[] = [
  {
    id: "kitten-up",
    goals: anyGoal,
    vars: { someone: names, climber: ["kitten", "hen", "goat kid", "cub", "pup"] },
    titles: ["Up there!", "The {climber} in the tree", "Who is meowing?"],
    beats: [
      [
        "Something cried over {Hero}’s head. High in a pear tree sat a {climber}, all eyes. “It went up as easy as pie,” said {someone}. “It’s the down that it can’t find.”",
        "{Someone} stood under a tree with a bowl. “Puss, puss,” said {someone}, but the {climber} up there was no puss. It clung on with all it had. The wind rocked it like a pear.",
      ],
      [
        "They held out a blanket. “Jump!” called {Hero}. The {climber} looked at the blanket. It went up one branch more. {Grownup} held out {a food}. It looked at that, too +and it stayed.",
        "{Grownup} fetched a ladder, but it was three rungs too short. They put it on a box. Now it was two too short. The {climber} watched all that, and it leaned out to see better.",
      ],
      [
        "“It thinks we want it,” said {Hero}. So they all sat down with their backs to the tree. {Hero} ate the crust {himself}, very loud. {Grownup} hummed. Nobody so much as peeped.",
        "{Hero} had on a long scarf. {He} threw up one end, and missed. {He} threw it up and hit {the neighbour}. On the third go it hung on a twig, like a sailor’s rope.",
      ],
      [
        "Scratch. Slither. A tail came past {Hero}’s ear. Then a warm lump sat in {his} lap +and it had known the way all along. “Well, I never,” said {someone}.",
        "Down came the {climber}, paw, paw, slide. It landed on {Hero}’s head, turned round twice, and sat. {He} had to walk like a queen as far as {a sight}.",
      ],
    ],
  },
  {
    id: "melon-roll",
    goals: anyGoal,
    vars: {
      seller: ["a market man", "a fruit lady", "an old farmer", "a tall boy"],
      fruit: ["melon", "pumpkin", "cabbage", "cheese", "coconut"],
    },
    titles: ["The {fruit} got away", "Stop that {fruit}!", "Roll, roll, roll"],
    beats: [
      [
        "{A seller} had built a hill of fruit. On top sat one huge {fruit}. A bee went by, and it gave a nod. Another bee, and off it rolled. “Stop it!” cried {the seller}.",
        "Bump, bump, bump came down the steps. {Hero} looked up. It was a {fruit}, and it was in no mood to stop. After it came {a seller} with one shoe on.",
      ],
      [
        "It rolled by the bank. It rolled by {the neighbour}, who lifted one foot. {Hero} ran and {grownup} ran, and a dog ran too, since all did. At {a sight} it turned left, as if it knew the way.",
        "{Hero} stood in the way with {his} legs apart. It went through. {Grownup} put down a bag. It went round. {The neighbour} said “Whoa,” as to a horse, and it went faster.",
      ],
      [
        "“The pond!” puffed {grownup}. But {Hero} saw a heap of straw by the {wall|bench}. {He} got it, both arms full, and threw it down in the road. Crunch, went the {fruit}. It rocked, and it was still.",
        "At the foot of the hill the road goes up once more. {Hero} knew that from {his} trike. “Let it,” {he} said. It rolled up, slow, slower. It stopped to think. And back it came to {Hero}, as tame as a lamb.",
      ],
      [
        "It took four to carry it back. {The seller} cut a slice for each, and one for the dog. “It’s the sweetest of the lot,” said {Hero}. It had had such a nice run.",
        "“You’ve a way with them,” said {the seller}. They drew a face on it. They put it back, but at the bottom. It winked, or it was a {fly|bit of dust}.",
      ],
    ],
  },
  {
    id: "thread-trail",
    goals: anyGoal,
    vars: {
      shade: ["red", "blue", "green", "yellow", "purple"],
      knitter: ["Granny Wool", "Old Tam", "Miss Purl", "Uncle Sim", "Big Dot"],
    },
    titles: ["The {shade} thread", "Where does it end?", "{Knitter} is getting cold"],
    beats: [
      [
        "There was a {shade} thread on the ground. {Hero} bent down to it. It went along the wall and under {a sight}. “Let’s wind it,” said {grownup}, so {Hero} wound, and walked.",
        "“Don’t move,” said {grownup}. {Hero} had a {shade} thread round one boot. It ran off down the lane and pulled a bit, like a fish. Who was at the far end?",
      ],
      [
        "It went through a hedge, and so did they. It went twice round {the neighbour}, who had stood there since lunch. The ball got as big as a bun. It got as big as a head.",
        "{He} gave it a tug. Far away somebody said, “Oh!” {He} gave it two. “Oh, oh!” So it was alive. {Hero} went along it, hand over hand, past {a sight}.",
      ],
      [
        "At the end of it stood {knitter}, shopping. There was a {shade} collar and two {shade} cuffs. There was no jumper in between. “I felt a draught,” said {knitter}, “but I thought it was spring.”",
        "It was {knitter}, going to a party in a {shade} coat. It was a short coat now. It got shorter with each step, for the thread had caught on {Hero}. “Back!” said {Hero}. “Walk back to me!”",
      ],
      [
        "They all sat down on a step. {Hero} held the ball, and click, click, click, the needles ran. Soon there was a jumper once more, from end to end. It had a new pocket, for {a food}.",
        "So {knitter} walked backwards, round and round, and wound it all on. It was not a coat any more. But it made a fine {hat|bag} +and that went to the party.",
      ],
    ],
  },
  {
    id: "bell-sleeper",
    goals: anyGoal,
    vars: {
      ringer: ["the bell man", "the school cook", "the station man", "the ferry lady"],
      lodger: ["a wren", "a bat", "a dormouse", "a tiny owl", "a swallow"],
    },
    titles: ["The bell will not ring", "Who sleeps in the bell?", "Ding, or no ding"],
    beats: [
      [
        "{The ringer} pulled the rope, and the bell said nothing. Pull, nothing. “It was all right last week,” said {the ringer}. It was nearly time for it, too. {Hero} looked up into the dark of it.",
        "Each noon it went ding. Today it went fff. Nobody knew when to eat. {The neighbour} had eaten twice, to be on the safe side. {Hero} went up the steps with {the ringer} to see.",
      ],
      [
        "“Perhaps it’s shy,” said {Hero}. {He} told it that it had a fine voice. {Grownup} rubbed its side with a rag. It shone, and hung there, and kept its mouth shut.",
        "There were forty steps, and dust, and a smell of {smell}. And there was the bell, as big as a shed. {Hero} knocked. Something in there knocked back, very small.",
      ],
      [
        "So {Hero} was held up, right to the rim. The tongue of the bell was all done up in moss and {wool|fluff}. In the moss sat {a lodger}, as if to say hush.",
        "A sock hung on the tongue of it. In the toe slept {a lodger}. “Whose sock?” said {grownup}. It was {the ringer}’s, lost since spring.",
      ],
      [
        "“It can’t ring till they’ve flown,” {he} told them. And what about noon? {Hero} got two lids. Clang! “Noon!” {he} called up and down the street, and {a creature} set its watch.",
        "They let it sleep, and hung a spoon by it on a string. Ting, it went, and not ding. All {town} looked up. “It’s got a cold,” they said, and sat down to eat.",
      ],
    ],
  },
  {
    id: "mind-the-shop",
    goals: anyGoal,
    vars: { keeper: ["the baker", "the hat lady", "the toy man", "the cheese lady", "the book man"] },
    titles: ["Back in five minutes", "{Hero} minds the shop", "Good morning, what would you like?"],
    beats: [
      [
        "“Could you mind my shop?” asked {the keeper}. “Just for five minutes.” {Hero} got up on a box, so that you could see {him}. {Grownup} stood behind, and was not to help.",
        "A note on a door said, “Back in a bit.” In front stood a long line. “A bit is up,” said {grownup}. “Somebody must open,” said {Hero}, and went in by the cat’s door.",
      ],
      [
        "Ting, the door. It was {a creature}. It wanted nothing and it went. Ting! It was a lady in a {red|green} hat. “A {bag|box} of it all, please!” she said. {Hero} gave a bow and began to count.",
        "There sat {the keeper}, asleep, with {a creature} in one hand. It had been such a busy day. {Hero} put a coat over them both. Then {he} turned the sign, and the line came in on tiptoe.",
      ],
      [
        "“One, two, five,” said {Hero}. “That will be three.” Three what? They thought about it. The lady had three buttons and {a trinket}. That was just right, with one button back.",
        "Nobody spoke. They pointed, and {Hero} wrapped, in very soft paper. They put their pennies down one by one, without a clink. {The neighbour} wanted to sneeze, and went out for it.",
      ],
      [
        "Home came {the keeper}. The till was full: buttons, a feather, a kiss on paper. “I never did so well,” said {the keeper}, and paid {Hero} in crumbs.",
        "When the last had gone, {the keeper} woke up. “Oh dear, have I missed them all?” The shelves were bare and the bowl was full. {Hero} just waved from the window, on the way to {a sight}.",
      ],
    ],
  },
  {
    id: "painter-cow",
    goals: anyGoal,
    vars: {
      painter: ["a lady with a brush", "a man in a smock", "a thin boy", "an old painter"],
      model: ["cow", "goose", "donkey", "goat", "pig"],
    },
    titles: ["Keep still, {model}!", "A picture of a {model}", "What is it?"],
    beats: [
      [
        "By {a sight} sat {a painter}, painting a {model}. There was a tail on the left. There was a tail on the right. “It will not keep still,” said {the painter}. “It has come out with two ends.”",
        "“Would you look?” asked {a painter}. {Hero} looked at the picture. “It’s a cloud,” {he} said. “It’s a {model},” said {the painter}, a bit sad. “Then it’s a very good cloud one,” said {Hero}.",
      ],
      [
        "“I’ll hold it,” said {Hero}. {He} held out {a food}. The {model} kept as still as a jug. But as soon as the food was gone, so was the {model}. Now it had six legs, and no face.",
        "They went to have a look at the real one. {Hero} felt its ear, and that was velvet. {He} felt its side, and that was a drum. “Oh,” said {the painter}, who had never been so near.",
      ],
      [
        "So {Hero} showed it how to pose. {He} stood with one foot out, nose up. The {model} looked hard. It put one foot out, and its nose up +and it stayed like that, out of pride.",
        "Now the picture went fast. A dab for the ear, a slap for the side. The {model} came round to see. It breathed on it, warm, and all the grass in the picture lay down.",
      ],
      [
        "It was a fine picture. It had a head, and one tail, and {Hero} next to it. “What shall I call it?” asked {the painter}. “Two Friends,” said {Hero}. The {model} had a lick, and the sky was gone.",
        "“That’s it!” said {Hero}. You could nearly hear it chew. {The painter} gave {him} the last dab of {colour}, and {he} put it in the corner. It was {a creature}, just setting out.",
      ],
    ],
  },
  {
    id: "round-wheel",
    goals: anyGoal,
    vars: { load: ["buns", "flowers", "lamps", "hats", "eggs", "ducks"] },
    titles: ["The cart with three wheels", "Something round", "A load of {load}"],
    beats: [
      [
        "In a ditch lay a wheel. In the road sat a cart, down on one knee. “There go my {load},” said the driver. It had come off and run away. Now it was bent like a bean.",
        "Squeak, bump. Squeak, bump. Here came a cart full of {load}, and one wheel was square. “It was round once,” said the man. “I stopped too fast.” Each bump shook off one of the {load}.",
      ],
      [
        "“We need something round,” said {grownup}. {Hero} found a plate, but it went crack. {He} found an {orange|onion}. It was round enough, but it was no help. {A creature} rolled up in a ball, and was thanked.",
        "{Hero} walked behind and picked them up. It was a long walk, and bump after bump. {His} arms were full up to the chin. “We can’t do this as far as the {sea|moon},” {he} said.",
      ],
      [
        "What else is round? {Hero} turned on the spot to see. There, in front of the cheese shop, hung the sign, and it was a real cheese, as hard as wood! {The neighbour} said they might, since it was for {load}.",
        "So they took the wheel off and laid it on the ground. {Hero} sat on one corner. {Grownup} sat on the next. {The neighbour}, who was large, took the last two. Crick, crack! It gave a sigh, and it was round.",
      ],
      [
        "It went on with a squeak. Off rolled the cart on three wheels and a cheese. All the dogs of {town} came after it. {Hero} sat on top and sang out, “{Load}! Fresh {load}!”",
        "“And not one of my {load} is hurt,” said the man. Off he went, as smooth as cream. {Hero} could still feel the bumps in {his} knees, like a song.",
      ],
    ],
  },
];
