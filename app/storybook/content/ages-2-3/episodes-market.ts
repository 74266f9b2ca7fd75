import type { Episode } from "../../content-contract";
import { anyGoal } from "./anywhere";
import { names } from "./episode-names";

export const marketEpisodes: readonly Episode[] = [
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
        "At the very front was {an end}. “You’re the last one today,” they told {Hero}. And it was good. “The line was the best of it,” {he} said. They all said so, too.",
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
];
