import type { Episode } from "../../content-contract";
import { anyGoal } from "./anywhere";
import { names } from "./episode-names";

export const parkEpisodes: readonly Episode[] = [
  {
    id: "top-of-slide",
    goals: anyGoal,
    vars: { rider: ["a small pup", "a fat duck", "a white lamb", "a pink piglet", "a goat kid"] },
    titles: ["One, two, three, whee!", "{The rider} on the slide", "Who goes down first?"],
    beats: [
      [
        "At the top of the slide sat {a rider}. It looked down +and it shook from {nose|head} to tail. Behind it stood {five|six|nine} children in a line. {Hero} was the last of them.",
        "Scratch, scratch, swish! {A rider} ran up the slide +and it slid back down. “It wants to get to the top,” said {name}. “But it will not use the {steps|stairs}.” Scratch, scratch, swish!",
      ],
      [
        "“Slide!” they all called, but {the rider} did not slide. {The neighbour} stood at the {bottom|end} and held out {a food}. {The rider} {sniffed|licked its lips} +but it did not let go.",
        "{Hero} gave {the rider} a push from below. Scratch, scratch! They got as far as the {bend|middle}. Then they both slid +and they sat in a heap in the {sand|mud}. “Swish,” said {grownup}.",
      ],
      [
        "{Hero} went up +and {grownup} stood close by. “Sit on my lap,” said {Hero}. “We’ll go on three.” One, two, three, whee! Down they came, {bump|flop}, on the {sand|grass|mat}.",
        "So {Hero} put a {crumb|pea|nut} on step one. {He} put one on step two, and so on, up and up. Munch, step. Munch, step. Up went {the rider} to the top +and {grownup} held on to it.",
      ],
      [
        "{The rider} looked back up at the slide. Then it ran to the steps, all by itself! Whee, it went, and again, whee! {Hero} waved to it from {a sight}. It was on go number {ten|nine}.",
        "Up there it could see {a sight}. It could see {a sight 2}! “Now swish,” said {Hero}. Swish, it came down on its {back|tummy}, feet in the air. {Hero} clapped +and {the rider} went up for more.",
      ],
    ],
  },
  {
    id: "squeaky-swing",
    goals: anyGoal,
    vars: {
      someone: names,
      shade: ["red", "blue", "green", "old", "long"],
      flier: ["a ladybird", "a bee", "a moth", "a beetle", "a fly"],
    },
    titles: ["The {shade} swing", "Who is on the swing?", "To and fro"],
    beats: [
      [
        "Eek, eek, eek! {Hero} heard it by {a sight}. “That is a mouse,” {he} said, “and it’s {lost|sad|stuck}.” {The pal} looked in the grass. {A creature} sat there, but it did not say eek.",
        "The {shade} swing went to and fro, to and fro. There was nobody on it! {Hero} stood still and {stared|blinked}. “Is it the wind?” {he} asked. But not one leaf moved.",
      ],
      [
        "Eek, eek! It came from the {shade} swing. {Someone} sat on it and swung. {Hero} looked under the seat, and there was no mouse. {He} looked in {someone}’s {pocket|hat|bag}. No mouse at all!",
        "{Hero} took {grownup}’s hand +and they went up close. On the seat sat {a flier}, as small as a {pip|pea}. The swing got slow. It got slower. Then it stopped, and {the flier} looked up.",
      ],
      [
        "“Stop, please,” said {Hero}. {Someone} stopped, and so did the eek. “Now swing.” Eek! So it was the swing that cried. Its {chain|hook} was dry! {Grownup} rubbed some {oil|soap|butter} on it with a rag.",
        "“I just hopped off,” said {someone}, from the grass. So that was who had swung! “Do you want a push?” asked {Hero}. {He} used one finger, as soft as {fluff|wool}. To and fro!",
      ],
      [
        "Hush, said the swing, to and fro, with no eek in it. “I miss that mouse,” said {someone}. So {Hero} did it, high and thin: “Eek, eek, eek!” It was the best eek in {town}.",
        "At {ten|twenty} {the flier} had had enough. It flew round {Hero}’s {hat|head}, and off it went. Now it was {Hero}’s turn +and {grownup} pushed. To and fro, to and fro, and down {he} hopped.",
      ],
    ],
  },
  {
    id: "boat-on-pond",
    goals: anyGoal,
    vars: {
      boat: ["a red boat", "a tin boat", "a toy ship", "a wood boat", "a tug boat"],
      sailor: ["a small boy", "a girl in boots", "an old sailor", "a tall boy", "a girl with a net"],
    },
    titles: ["{The boat} on the pond", "Float, boat, float", "{The sailor} and {the boat}"],
    beats: [
      [
        "{A boat} sat in the middle of the pond. It did not go left +and it did not go right. “The wind has gone home to {bed|lunch},” said {a sailor}. “How will I get my boat back?”",
        "“My boat won’t float,” said {a sailor}. Plop, {a boat} went in. Glug, down it sank, and just the {flag|top} stuck out. {The sailor} pulled it up by its string. {Six|Ten} cups of pond ran out of it.",
      ],
      [
        "{Hero} stood on the bank and held {grownup}’s hand. “Puff,” {he} went. “Puff, puff!” {The neighbour} came to puff as well. They were all {red|pink} in the face. {The boat} nodded +but it did not move.",
        "{Hero} and {grownup} turned it over. They found a hole in its side, as round as a {bean|pea}. In went {some grass|a leaf}. Plop, glug! In went {some moss|a feather}. Plop, glug! Down it sank again.",
      ],
      [
        "Then {three|four} ducks came out of the reeds. “Quack!” called {Hero}. “Quack, quack, come here!” The ducks came fast to see who it was. They made waves, and the waves gave {the boat} a push.",
        "Acorns lay under a tree. {Hero} tried a fat one +and it did not go in. {He} tried a thin one, and it fell out. The next one went in with a squeak. That one was just right!",
      ],
      [
        "Bob, bob, bump! {The boat} was at the bank. {Grownup} bent down and got it out. The ducks had {oats|peas|corn} for their help. “Quack,” said {Hero}, and that was thank you in duck.",
        "Plop! They all held their breath, but no glug came. Off it sailed +and {the sailor} ran along with the string. {A creature} got on for the ride. {Hero} saluted, and left them to it.",
      ],
    ],
  },
  {
    id: "ball-in-bush",
    goals: anyGoal,
    vars: {
      someone: names,
      ball: ["a red ball", "a blue ball", "a spotted ball", "a gold ball"],
      shy: ["a shy pup", "a small dog", "a curly pup", "a brown dog"],
    },
    titles: ["Who has {the ball}?", "Catch!", "{The ball} comes back"],
    beats: [
      [
        "{A ball} rolled down the path +and it rolled right into a bush. “That was mine,” said {someone}. “I’ll get it,” said {Hero}, and {he} bent down. Rustle! Out it came, all by itself.",
        "Up flew {a ball} +and it came down behind a high wall. “Oh no,” said {someone}. {Hero} knocked on the {stones|bricks}. “May we have it back, please?” {he} called. Whee, plop! Over came a green hat.",
      ],
      [
        "{Hero} rolled {the ball} back in. Rustle, rustle, out it came! {Someone} tried it, and out it came. “What a good bush,” said {grownup}. {The neighbour} rolled in {a food}. That did not come out.",
        "“That’s not a ball,” called {Hero}. {Grownup} threw the hat back over. Whee, plop! Now there came a {bear|boot|bucket}. Back it went! Whee, plop, and there was {a food}, with one bite gone.",
      ],
      [
        "{Hero} lay down flat and peeped in. {He} saw a wet nose and two {brown|bright} eyes. It was {a shy}, with crumbs on its chin! It wanted to play, but there were so many {feet|legs} out here.",
        "“Who is in there?” asked {Hero}. By {a sight} there was a gate +and {he} looked in. {Five|Six|Nine} children stood by the wall with their arms up. They thought that it was a game!",
      ],
      [
        "“We’ll all sit down and be small,” said {Hero}. So they sat, and out crept {the shy}. Roll, to {Hero}. Roll, to {someone}. They played till a whistle called {the shy} home to tea.",
        "And it was a good game. They let {Hero} and {someone} in +and they played it from both sides. Whee, plop! When it was done, {someone} had {the ball}. {Hero} had {grownup}’s hand, and off they went.",
      ],
    ],
  },
  {
    id: "squirrel-store",
    goals: anyGoal,
    vars: { hoard: ["nuts", "acorns", "fir cones", "beech nuts", "hazel nuts"] },
    titles: ["Where are my {hoard}?", "Plop!", "{Hero} and the squirrel"],
    beats: [
      [
        "A squirrel ran from tree to tree. Dig, dig, dig! Then it sat down and {sighed|pulled its ears}. “It hid all its {hoard},” said {name}. “It hid them too well, and now it can’t find them!”",
        "Plop! Something fell in {Hero}’s hood. {He} walked on. Plop! “My hood is {fat|full},” {he} told {grownup}. {Grownup} had a look. It was full of {hoard}, up to the top! Who did that?",
      ],
      [
        "“We’ll help you look,” said {Hero}. {He} looked behind {a sight}. “Not there!” {Grownup} looked behind {a sight 2}. “Not there!” The squirrel looked {under its own tail|in its bed}. Not there!",
        "A tail went by on the branch. Up there ran a squirrel with fat cheeks. It {leaned|hung} down, and plop! “It thinks that your hood is its tree,” said {grownup}. {Hero} stood as still as a {post|trunk}.",
      ],
      [
        "{Hero} sat down on an old stump to think. Crunch, said the stump. {He} got up +and {he} sat down again. Crunch! It had a lid of moss, and under the moss were the {hoard}. “Here!” called {Hero}.",
        "But {he} could not stand there till spring! An old {pot|boot|cap} lay by {a sight}. {Hero} tipped all the {hoard} into that, rattle, rattle. {Grownup} hung it on the tree +and they stood back to see.",
      ],
      [
        "The squirrel put one in each cheek. It gave one to {Hero}, for the help. {He} laid a ring of white {stones|shells} round the stump. Now it will know: not there, and not there, but here!",
        "Down came the squirrel +and it felt the rim with its paws. Plop! It liked its new store. {Hero} shook out {his} hood and found one more. {He} put it in with the rest, plop.",
      ],
    ],
  },
  {
    id: "sand-tunnel",
    goals: anyGoal,
    vars: { digger: ["Bo", "Fen", "Ali", "Mina", "Otis"], scoop: ["spoon", "spade", "shell", "tin cup"] },
    titles: ["{Digger} in the sand", "A hill of sand", "What is in the sand?"],
    beats: [
      [
        "“I’m digging to the {sea|moon},” said {digger}. Scoop, scoop! The hill of sand was as big as a {cow|car}. “Then I’ll dig, too,” said {Hero}. {He} went round to the far side of it.",
        "{Digger} had a shop, but there was nothing in it. “My sand cakes fall down,” said {digger}. Fill, tip, pat, and there lay a heap. {Hero} took some sand +and it ran out like {salt|rain}.",
      ],
      [
        "The sand was {dry|warm} on top +and it was {cold|dark} deep down. {Hero} dug in as far as {his} wrist. Scoop, scoop! {He} dug in as far as {his} elbow. {Grownup} held up the roof with one hand.",
        "“It’s too dry,” said {grownup}. So {Hero} ran to the tap and filled {his} hands. Drip, drip, {he} ran back. There was just one drop left! {He} ran once more, and that made two.",
      ],
      [
        "Then {Hero} felt something {warm|small} in there, and it wiggled. “I’ve got a worm!” {he} said. “So have I!” called {digger}. {Hero} gave it a tickle +and on the far side {digger} giggled.",
        "{Hero} looked at {his} hat. It kept the rain out, so it could keep water in! {Grownup} held it under the tap. Slosh, slosh, pour! {Digger} stirred it all up with the {scoop}. Good thick sand!",
      ],
      [
        "It was not a worm, it was a hand! They shook hands, deep in the hill. “How do you do?” “How do you do?” Then the roof fell in, {floomp|puff} +and they were both as brown as {buns|toast}.",
        "Fill, tip, pat, and up stood a cake! They made {six|nine} of them. {The neighbour} came and paid for one with {a trinket}. Then {Hero} put on {his} hat, drip, drip, and went {his} way.",
      ],
    ],
  },
  {
    id: "picnic-rug",
    goals: anyGoal,
    vars: {
      someone: names,
      rug: ["a red rug", "a striped rug", "a green rug", "a tartan rug", "a wool rug"],
      lump: ["a fat cat", "a big dog", "an old goat", "a fat goose"],
    },
    titles: ["Tea on {the rug}", "What is it doing now?", "{Someone} has a picnic"],
    beats: [
      [
        "{Someone} laid {a rug} on the grass. Flap! Up came a corner, and off rolled {a food}. {Someone} sat on it. Flap, went the next corner! “I have just one bottom,” said {someone}. “I need four!”",
        "One, two, one, two! A row of ants marched over {a rug}. In front went a {crumb|raisin} with {six|ten} legs under it. “There goes my lunch,” said {someone}. “They will have the {jam|cheese} next!”",
      ],
      [
        "“I’ve got one, too,” said {Hero}. {He} sat on a corner +and it lay flat. {Grownup} sat on the next. That made three of them. But the last one went flap, flap, and over fell the {milk|tea}.",
        "{Hero} moved the bread to the left, and the ants went left. {He} moved it to the right. One, two, they came right! {He} put it on {his} {head|hat} +and they marched up {his} boot.",
      ],
      [
        "They put {a trinket} on that corner. Away it flew! Then {a lump} came by to see what there was to eat. It went round and round +and it lay down right on the flap. It was quite heavy.",
        "“They are hungry,” said {Hero}. “They need a rug of their own.” {Grownup} found a leaf as wide as a {plate|hand}. {Hero} put on it one crumb of each thing. {He} made a crumb path from here to there.",
      ],
      [
        "Now all four corners sat still. “Pass the {plums|eggs|buns},” said {Hero}. But nobody dared to get up! So they rolled them. Roll, catch, munch, till the last one was gone. “Flap,” said {the rug}, for good-bye.",
        "One, two! The ants turned round at the spoon, and off {the rug} they marched. Now there were two lunches, a big one and a small one. {Hero} went on like an ant, one, two, one, two.",
      ],
    ],
  },
  {
    id: "roundabout-tune",
    goals: anyGoal,
    vars: { someone: names, mount: ["a wood horse", "a wood swan", "a tin pig", "a red rooster", "a blue fish"] },
    titles: ["Tra-la, round we go", "{Hero} rides {the mount}", "The roundabout"],
    beats: [
      [
        "Tra-la, sang the roundabout. All the children ran to get on. They took the {lion|bear}, and they took the {bus|king’s horse}. But nobody got on {a mount}. It was old, and it had just one eye.",
        "The roundabout stood still. “It needs a tune,” said {someone}, “but its tune box broke today.” {Six|Nine} children sat and waited. {Hero} sat on {a mount}, and {he} had an idea.",
      ],
      [
        "“It’s a bit slow,” said {someone}, at the gate. {Hero} did not mind. {He} sat up on {the mount} +and {grownup} stood next to {him}. Tra-la, up and down, they went past {a sight}.",
        "“Tra-la,” sang {Hero}. The ring gave a creak, and it moved by one {foot|boot}! Then {he} had to breathe in +and it stopped. “More of us must sing,” said {grownup}. “Then it will not stop.”",
      ],
      [
        "“You do this so well,” {Hero} told {the mount}. It rocked more than the rest, like a boat. That was the fun of it! Each time round there was {the pal} +and each time {Hero} waved.",
        "So they took turns. {Hero} sang, “Tra,” and {grownup} sang, “la.” The children sang, too. {The neighbour} came in low, like a {tuba|cow}. Tra-la! They all went round, past {a sight} and {a sight 2}.",
      ],
      [
        "It stopped, and a small girl ran up. “I want that one!” “So do I,” said a boy. Now there was a line for {the mount}! {Hero} gave it a pat. {He} walked off, and the path still rocked.",
        "How do you stop it? You stop the song. “Tra,” they sang, slow. “La,” they sang, slower, and down they got. {Hero} hummed it as {he} went, very low, so that nothing else would turn.",
      ],
    ],
  },
  {
    id: "hold-still-click",
    goals: anyGoal,
    vars: { someone: names, crowd: ["nine cousins", "six sisters", "eight bakers", "ten uncles", "nine drummers"] },
    titles: ["Click!", "{Crowd} in a row", "Look over here!"],
    beats: [
      [
        "“Look here!” said {someone}, with a camera. In a row stood {crowd}. Click! One of them sneezed. Click! One had gone off to look at {a sight}. “I’ll never get them all,” said {someone}.",
        "{Crowd} wished for a picture. {Grownup} held the camera +and {Hero} was the one to press. {He} looked in at the hole. It was all black! {He} had it the wrong way {up|round}.",
      ],
      [
        "“Say cheese,” said {grownup}. They said it, and then they all talked about cheese. Click! You could see nothing but {teeth|tongues}. {Hero} held up {a toy}. They bent to look +and click, it was just hats.",
        "Click! That was {grownup}’s thumb. Click! That was the sky, with {a creature} in the corner. Click! That was {his} own nose, like a {pear|potato}. The row still smiled, but their cheeks hurt.",
      ],
      [
        "{Hero} put one finger to {his} lips. “Shh,” {he} said. “Can you hear it?” They all stood as still as {jugs|stones}. They all looked at {Hero} with wide, wide eyes. What was it?",
        "“I’ll get down low,” said {Hero}. {He} lay flat on the {grass|path}. Click! They all ran to see it. There was not one head in it. It was just {boots|shoes}, from the first to the last.",
      ],
      [
        "Click! “Got you!” said {someone}. “But what was it?” asked the row. “It was you,” said {Hero}, “not talking.” Then {he} got in at the end with {the pal} +and they had one more. Click!",
        "Had {he} spoilt it? Then somebody laughed. “Those are my feet! They’re so like me!” They all found their own. “We’ll hang it up low,” said {someone}. “Then the {cat|dog} can see it.” Click, click, clapped {Hero}.",
      ],
    ],
  },
  {
    id: "clip-the-hedge",
    goals: anyGoal,
    vars: { someone: names, shape: ["swan", "lion", "bear", "horse", "peacock"] },
    titles: ["The green {shape}", "Clip, clip", "A {shape} made of leaves"],
    beats: [
      [
        "Clip, clip! {Someone} cut the hedge in the shape of a {shape}. It had a fine back, and it had a head. Clip, clip, snip! “Oh no,” said {someone}. There in the {grass|barrow} lay its tail.",
        "By the gate stood a {shape} as big as a {shed|van}. It was as green as {peas|moss}. A small boy did not want to go by. “It’s a hedge,” said {grownup}. “It bites,” said the boy.",
      ],
      [
        "{Grownup} tied the tail back on. It hung like a wet {mop|sock}. So they tied it to the front +and now the {shape} had a beard. “I’ve spoilt it,” said {someone}, and sat down on the step.",
        "{Hero} put out one hand. {He} felt its {foot|side}, and it was leaves. “Hello?” {he} said, and gave it a knock. Rustle! Something in there moved. The boy jumped back +and {Hero} jumped too, a bit.",
      ],
      [
        "{Hero} put {his} head on one side and looked. {He} went round it once. “It’s not a {shape},” {he} said. “It’s a snail! It just has too much neck.” {Someone} got up. Clip, clip, clip!",
        "A wren looked out at its ear. A wren looked out at its chin! “It does not eat them,” said {Hero}. “They live in it.” Then they heard the small ones in its tummy. Cheep, cheep, cheep!",
      ],
      [
        "And it was a snail, with two twigs for eyes. {A creature} came to live on it. “I have always liked snails,” said {someone}. {Hero} said good-bye to it very, very slowly, as you do to a snail.",
        "The boy came up one step, and one more. “Good {shape},” he said +and he put a {daisy|biscuit} by its foot. Then he went past it, all on tiptoe. {Hero} told it “Cheep,” and went on, too.",
      ],
    ],
  },
];
