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
        "Ting, the door. It was {a creature}. It wanted nothing and it went. Ting! It was {the neighbour}, who wanted a {bag|box} of it all, and quick. {Hero} gave a bow and began to count.",
        "There sat {the keeper}, asleep, with {a creature} in one hand. It had been such a busy day. {Hero} put a coat over them both. Then {he} turned the sign, and the line came in on tiptoe.",
      ],
      [
        "“One, two, five,” said {Hero}. “That will be three.” Three what? They thought about it. {The neighbour} had three buttons and {a trinket}. That was just right, with one button back.",
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
  {
    id: "washing-wind",
    goals: anyGoal,
    vars: { someone: names, gone: ["shirts", "sheets", "socks", "night caps", "towels"] },
    titles: ["All the {gone} flew", "Whose is this?", "A very windy wash"],
    beats: [
      [
        "Whoosh! A whole line of {gone} came over the wall, pegs and all. They danced above the road. “Mine!” cried {someone}, and jumped, and got one by its hem.",
        "On {a sight} hung something white. On the next thing hung one more. It was {gone}! They had blown in from who knows where. “Somebody is looking for these,” said {Hero}.",
      ],
      [
        "The rest went over {town}. One sat on the king’s statue. One sat on a {bus|cow}, and it drove off in it. {Hero} and {grownup} ran with the basket, and looked up more than down.",
        "{He} knocked on the first door. “Yours?” No, they had stripes at that house. {He} knocked on the next. “Yours?” No, far too {big|small}. {The neighbour} put one on, to be polite, and vanished in it.",
      ],
      [
        "{Hero} caught one on {a sight}. {Grownup} got two in a hedge. {The pal} came along under one, like a small ghost. “Boo,” said {Hero}. At last there was just one left, up on a lamp.",
        "The wind had brought them. So the wind must know. {Hero} wet one finger, and held it up. “They came from that way,” {he} said, and they walked right into it, heads down, with {gone} in their arms.",
      ],
      [
        "“Let it be,” said {someone}. “It likes it there.” So it waved from the lamp all evening. You could see it from {a sight}. People said, “Look, the wash is out,” and went home happy.",
        "In a bare yard stood {someone}, and an empty line. “My {gone}! I was about to learn to sleep without.” {Hero} held the pegs. Clip, clip, clip, and the wind was told to be good.",
      ],
    ],
  },
  {
    id: "pigeon-post",
    goals: anyGoal,
    vars: { someone: names, bird: ["pigeon", "dove", "gull", "crow"] },
    titles: ["A note on a leg", "The {bird} lost its way", "Special post"],
    beats: [
      [
        "A {bird} came down on {Hero}’s arm. It had a note on its leg. “To Bella,” it said, “come to tea.” “I’m not Bella,” {Hero} told it. It looked at {him}, as if to say, are you sure?",
        "{Someone} had a {bird} in a basket. “It takes my letters,” said {someone}, “but today it won’t fly.” {Hero} looked in. It was as round as a bun. It had had a lot of {corn|crumbs}.",
      ],
      [
        "“Bella!” called {grownup}, up and down the road. Out came a cow. She was called Bella, but she did not get much tea. Out came {a creature}. It looked as if it might be a Bella, too.",
        "“Then we must take the letter and the {bird} as well,” said {Hero}. It rode on top, and cooed when they went wrong. “Coo,” it said at {a sight}. So they went round the other way.",
      ],
      [
        "{Hero} read the other side. There was a drawing of a red door and a cat. They looked at all the doors, with the {bird} on {his} hat. Blue, green, blue. Red! And there lay the cat.",
        "Up a hill it said nothing, and it slept. It woke at the top and stood up tall. “Coo, coo, coo!” Down there, on a roof, sat one more {bird}, all in white.",
      ],
      [
        "“For me?” said an old, old lady. That was Bella! She had thought they had forgot. {Hero} wrote “yes” on it, with a kiss. Up went the {bird} like a clap.",
        "Now it flew! {Hero} let go the letter just in time. It took it in its beak, and the two sat side by side. What did the letter say? {Hero} never knew. Coo, by the look of it.",
      ],
    ],
  },
  {
    id: "queue-for-what",
    goals: anyGoal,
    vars: { end: ["a drum lesson", "a free bun", "a look at a baby", "a hot bath", "a pony ride"] },
    titles: ["The long, long line", "What is it for?", "Next, please!"],
    beats: [
      [
        "There was a line of people, from {a sight} to {a sight 2}. “What’s it for?” asked {Hero}. “No idea,” said {the neighbour}, “but it must be good. Look how long it is!” So they got on the end.",
        "“Next, please!” said a voice behind a screen. There was a line. Who went in came out at the back with a smile. Nobody said what was in there. {Hero} held {grownup}’s thumb and stood in it.",
      ],
      [
        "One step. Stop. One step. {Hero} made friends with the coat in front. Behind came {a creature}, and then {name} with a chair. “I’ve come for the {fish|stamps},” said {name}. “I’m here for the {sun|view},” said another.",
        "“Is it the {dentist|barber}?” asked {Hero}. “Is it a camel?” The lady in front did not know. She had come out for milk. They played I spy, and there were lots of backs.",
      ],
      [
        "{Hero} sang a line song, with a step in it. The coat knew it, too. Soon they all stepped as one, like a long worm with hats on.",
        "It was {his} turn. “After you,” {Hero} told an old man. Then {he} let in a girl with a bump. “Next, please,” said the voice. “That must be the kind one.”",
      ],
      [
        "At the very front was {an end}. “You’re the last one today,” they told {Hero}. And it was good. “The line was the best of it,” {he} said. {The neighbour} said so, too.",
        "It was {an end}! They had it to themselves, and no one to rush them. {Hero} came out at the back with just the same smile. “What was it?” they all asked. {He} shut one eye and went by.",
      ],
    ],
  },
  {
    id: "echo-frogs",
    goals: anyGoal,
    vars: {
      leader: ["a fat frog", "a green frog", "an old toad", "a thin frog"],
      pond: ["the mill pond", "the duck pond", "the long ditch", "the fish pool"],
    },
    titles: ["The frog choir", "Croak", "One frog short"],
    beats: [
      [
        "At {the pond} they were about to sing. The frogs sat in rows. On a stone sat {a leader} with a reed. Tap, tap! They took a breath. And then, no one. The low one was missing.",
        "“Shh,” said {grownup}, and they crept up on {the pond}. Ribbit, said {a leader}. Ribbit, said the rest. {Hero} put a foot on a twig. Crack. Plop, plop, plop, and there were no frogs at all.",
      ],
      [
        "“We can’t begin,” said {the leader}’s face. High, they had. Middling, they had. {Hero} knew a low note. It was the one {grownup} makes on getting up from a chair.",
        "“I’m sorry,” {Hero} told the water. Nothing moved. {He} sat like a post, with {the pal} next to {him}. A fly walked over {his} nose. That was the hard part.",
      ],
      [
        "{He} lay down on the bank. Tap, tap. Up went the high ones, pip, pip. In came the middle. And now {Hero}: “Urrrb.” That was it. The water shook, and a leaf fell off.",
        "One eye came up. Then two. {He} did not blink before they did. Up came {the leader} and looked {him} over, from boots to hat. “Rib?” it said. It was a test.",
      ],
      [
        "They sang till the midges came to dance. Then, in the last verse, there was a second urrrb. The low one was back, with mud on. It gave {Hero} a look, and moved up. {He} got the rest of the stone.",
        "“Bit,” said {Hero}, very low. That was right! They all came up and sang the whole thing from the start. It went on as long as a bath, and nobody trod on a thing.",
      ],
    ],
  },
  {
    id: "new-bench",
    goals: anyGoal,
    vars: { someone: names, wood: ["green", "red", "white", "blue"] },
    titles: ["Who sits first?", "The new bench", "Wet paint!"],
    beats: [
      [
        "They had put up a new bench, {wood} from end to end. All {town} stood round it, and nobody sat. “Who is to be first?” said {someone}. “The oldest!” “No, the {tallest|mayor}!” It took a long time.",
        "“Don’t sit!” called {someone}. “It’s wet.” {Hero} stood up, but it was late. There were {wood} lines all down {his} back, like a tiger. The bench had a {Hero} in it, quite clear.",
      ],
      [
        "{The neighbour} had new trousers, and could not. {Name} had been first at the last one. {Grownup} said that it looked a bit hard. {Hero}’s legs were tired, but it was not {his} place to say so.",
        "“I’ll have to paint it over,” said {someone}. “That’s a pity,” said {grownup}. “It’s a nice one.” They both looked at it. It had two arms and a sort of a hat.",
      ],
      [
        "Then {a creature} came by. It looked left, it looked right. It got up, went round twice, and sat down in the sun. Down went its lids.",
        "So {the neighbour} sat next to it, and got up. Now there were two. {The pal} lay down at the end. That made a tail. Soon the whole street had sat there and gone off in stripes.",
      ],
      [
        "And there you are. “Is there room?” asked {Hero}, and there was. There was room for {someone}. There was room for the rest, more or less. They sat there till the lamps came on. It was a good bench.",
        "The bench is dry now, and the people are still on it. {Hero} knows which is {him}. {He} sat right on top, to see if it still fitted. It did, all but the {feet|ears}.",
      ],
    ],
  },
  {
    id: "seesaw-weigh",
    goals: anyGoal,
    vars: { heavy: ["a piglet", "a fat sheep", "the milkman", "a big dog", "a calf"] },
    titles: ["Up and stuck", "The see-saw", "How much is {the heavy}?"],
    beats: [
      [
        "Up went {Hero}, and up {he} stayed. At the low end sat {a heavy}, and did not plan to move. “You can see a lot from here,” {he} called down. But after a while you have seen it.",
        "How much is {a heavy}? That was the bet. “As much as a {bus|door},” said {the neighbour}. “As much as ten of me,” said {Hero}. There was a see-saw, so they could find out.",
      ],
      [
        "“It needs more there,” said {grownup}, and put on {a food}. It did nothing. {The neighbour} put on a hat, a bag and a loaf. {Hero}’s end gave a creak, and came down by a thumb.",
        "On the one end sat {the heavy}. On the other they put {Hero}. Nothing. They put {grownup} on, too. It shook. Then came a sack of {beans|flour}, and up it went like a lark!",
      ],
      [
        "Next came {a creature}. Then came {the pal}. Then came three boys with a dog, who had just come to laugh. Creak, said the plank, and there it hung, as flat as a table.",
        "Then they took the sack off, bean by bean. It came down so slow that you could not see it. “Stop,” said {Hero}. “Now it’s even.” They hung there, and the breeze blew under their boots.",
      ],
      [
        "“Now!” said {Hero}. A fly came along and sat on {his} nose, and that did it. Down they came, all of them +and up went {the heavy}, as if on wings.",
        "“One me, one {grownup}, and {six|nine} beans,” said {Hero}. It is good to know a thing like that. {Name} wrote it up on the wall in chalk, and it may still be there.",
      ],
    ],
  },
  {
    id: "goat-ate-it",
    goals: anyGoal,
    vars: { eater: ["goat", "donkey", "calf", "lamb", "llama"], lost: ["song", "list", "map", "play", "letter"] },
    titles: ["The {eater} ate it", "Give that back!", "What was on page two?"],
    beats: [
      [
        "“It ate my {lost}!” A man ran by, after a {eater} with paper in its mouth. Munch. There went page one. “Stop it, somebody!” {Hero} held out an arm, and got page two, or half of it.",
        "Why did the {eater} have a bit of string in its mouth? {Hero} pulled, and out came a page. It was wet, but you could still see it was a {lost}. “Have you any more in there?” {he} asked. It had.",
      ],
      [
        "Now nobody knew how it went. The man sat down with his head in his hands. {Hero} read out what was left. “The,” it said, “and a very big, with jam.” It did sound good.",
        "They laid it out to dry, bit by bit, like a puzzle. There was a hole in the middle, as round as a bite. What had been there? {The pal} held down one edge.",
      ],
      [
        "“We can make the rest up,” said {Hero}. “The what? The bear!” said {the neighbour}. “And a very big bun,” said {grownup}, “with jam.” They told it to one another till it had an end.",
        "“I know,” said {Hero}. {He} lay down flat and looked at the {eater} from below. It had the last bit stuck on its chin. Off it came, with a lick. They put it in the hole, and it fitted.",
      ],
      [
        "It was better than before, the man said. He wrote it all down twice. One was for him +and one was for the {eater}, with a bit of {salt|mint} on.",
        "{Name} had looked for it all day. “My {lost}! You found it, in {forty|ninety} bits!” They read it out loud in the lane +and the {eater} joined in where it could.",
      ],
    ],
  },
  {
    id: "one-man-parade",
    goals: anyGoal,
    vars: {
      flag: ["a red flag", "a green flag", "a striped flag", "a gold flag"],
      leader: ["Mister Toot", "Captain Ho", "Old Brass", "Major Pip"],
    },
    titles: ["The parade of one", "Left, right!", "Who will march?"],
    beats: [
      [
        "Left, right, left, right! Round the bend came {leader}, with {a flag}. It was a parade, and there was nobody in it but him. “They’re all in bed with colds,” he said, and went on, left, right.",
        "{Leader} had lost his parade. “They were right behind me,” he said, “and I turned left.” He had {a flag}, and he looked up and down an empty street. “I can hear it,” said {Hero}. “Hark!”",
      ],
      [
        "“I haven’t got a cold,” said {Hero}. {He} got in behind, with a stick for a trumpet. {The pal} fell in, too. Three is more than one. They went by {a sight}, and {a creature} stood up for them.",
        "Oom-pah, went something, behind the houses. They ran that way. Now it was behind the trees. Oom. They cut through a yard, over {a rug|the beans} and out by a gate. Pah, it went, back where they had been.",
      ],
      [
        "A door came open. “Is it today?” said {the neighbour}, and came out in slippers, with a pan. {Name} brought a tray and a spoon. Bang, tang! At each door there was one more, or two, or a cat.",
        "“Stand still,” said {Hero}, “and let it come to us.” {He} held {the flag} as high as it went. {Grownup} lifted {him} up on top of that. “Here!” {he} called. “Your front is here!”",
      ],
      [
        "Back where they began, the front of it met the end. So they marched round and round +and {leader} forgot to say stop. {Hero} said it for him.",
        "Round the corner came the drum, with all the rest after it. They had got lost without a front. {Hero} marched in it as far as {a sight} +and {his} left was nearly always left.",
      ],
    ],
  },
  {
    id: "wobbly-tooth",
    goals: anyGoal,
    vars: { chap: ["Little Ben", "Little Ann", "Little Raj", "Little Wei", "Little Jo"] },
    titles: ["The wobbly tooth", "Out it comes", "Where did it go?"],
    beats: [
      [
        "{Chap} sat on a step, with one finger in. “I’ve got a wobbler,” it sounded like. {Hero} had a look. It was a tooth, and it went to and fro like a gate. “Will it ever come out?”",
        "“I’ve lost my tooth,” said {chap}. “I had it just now.” It had been in a hand, and then there was a sneeze. {Hero} got down on all fours. How do you find a tooth in a {yard|lane} full of white stones?",
      ],
      [
        "{The neighbour} said to use a string and a door. {Grownup} said to wait. {Name} said to eat toffee, and was told to hush. “We could ask it,” said {Hero}, and {he} spoke to the tooth very nicely.",
        "They put all that was small and white in a hat. There was a bean. There was a snail shell, and somebody was in. There was a crumb of chalk and a button. {The pal} brought a {bone|pebble} as big as a boot.",
      ],
      [
        "“Have a bite of this,” said {Hero}, and held out an apple. Crunch! {Chap} bit. {Chap} looked at the apple. There it stood, small and white, in the red. It had not hurt one bit.",
        "{Hero} tipped the hat out on a dark coat. {He} said, “Teeth, stand up.” They looked hard. One of them had a very small bite mark in its neighbour. “That’s it!”",
      ],
      [
        "They wrapped it in a leaf, with {a trinket} to keep it company. {Chap} smiled, and it was like a fence with a gap in it. {Hero} felt {his} own teeth. All home.",
        "{Chap} put it deep, deep in a pocket, and did up the button. “I’ll say that you found it,” said {chap}. {Hero} did not know to whom. But {he} {was} glad of it, all the same.",
      ],
    ],
  },
];
