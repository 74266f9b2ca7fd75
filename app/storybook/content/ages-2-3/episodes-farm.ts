import type { Episode } from "../../content-contract";
import { anyGoal } from "./anywhere";
import { names } from "./episode-names";

export const farmEpisodes: readonly Episode[] = [
  {
    id: "root-tug",
    goals: anyGoal,
    vars: { someone: names, root: ["carrot", "turnip", "parsnip", "white radish"] },
    titles: ["Pull that {root}!", "The {root} says no", "Heave!"],
    beats: [
      [
        "In the field one {root} had leaves as high as {Hero}. “Please pull it up for me,” said {someone}. “My back is {stiff|old}.” {Hero} took hold. Heave! Up it came, a bit. Then it went back down!",
        "“I need a big {root} for my {pie|stew},” said {someone}. {Hero} looked down the row. One had leaves like {a bush|a fan}. That must be it! {He} pulled, pop. It was as small as a {thumb|mouse}.",
      ],
      [
        "“It’s very strong,” said {Hero}. So {grownup} took hold, too. Heave! They saw the top of it, {round|fat} and clean. Tug! Down it went, and just the leaves stuck out. Did it not like the {sun|air}?",
        "“Try that one,” said {grownup}. Pop! It was as thin as {string|a worm}. {Hero} tried one more, pop, and that one had legs. It had crossed them! You can’t make a {pie|stew} out of legs.",
      ],
      [
        "{Hero} put one ear to the ground. Down there somebody went puff, puff. “Hello?” {he} called. “Is that you?” The soil {shook|humped}. Up came a mole with a {pink|dusty} nose. It had been at the other end!",
        "The last in the row had just {two|three} small leaves. {Nobody|No one} had looked at it. “I’ll try you, too,” said {Hero}. {He} pulled +and it did not pop. {Grownup} pulled, and the {beans|pots} shook.",
      ],
      [
        "The mole was hungry, and so was {someone}. So they cut the {root} in two, crunch. {Someone} got the fat end +and the mole got the thin end. It went off backwards, heave, heave. {Hero} waved down the hole.",
        "Pop! Now they both sat on the ground. In their laps lay a {root} as big as {a pig|a pram}. “You can’t tell by the hair,” said {someone}. {Hero} got the small one for the road +and it went crunch.",
      ],
    ],
  },
  {
    id: "hen-and-egg",
    goals: anyGoal,
    vars: { someone: names, layer: ["Dot", "Speck", "Ginger", "Penny", "Tuft"] },
    titles: ["{Layer} the hen", "One brown egg", "Cluck, cluck, cluck"],
    beats: [
      [
        "“Cluck, cluck, cluck!” {Layer} the hen had laid an egg. She told {a sight} +and she told {a sight 2}, she was so proud. “But where is it?” asked {someone}. {Layer} did not say.",
        "{Layer} the hen sat on her egg, and she was so {thirsty|stiff}. She looked at {Hero}. “I’ll keep it warm for you,” {he} said. {Someone} nodded. Off ran {layer}, cluck, cluck +and she had a long {walk|drink}.",
      ],
      [
        "{Hero} looked in the nest. There was no egg in it. {He} looked in the {hay|cart|barrow}. {Grownup} looked in a {bucket|jug}, and got wet. “Cluck,” said {layer}. That was hen for cold, cold, cold.",
        "{Hero} was too big to sit on an egg. {He} laid it in {his} hat and held it in {his} lap. It was smooth and {brown|warm} +and {grownup} sat close by. And then the egg said tap.",
      ],
      [
        "{Hero} took one step. “Cluck.” {He} took one step the other way. “Cluck, cluck!” Now {he} {was} warm. {He} took two more. “Cluck, cluck, cluck!” {Hero} was right by {someone}’s best hat, down on the step.",
        "“Come in,” said {Hero}. Tap, tap! “I think that it wants to come out,” said {grownup}. A crack ran down it like a {hair|thread}. Tap, tap, tap! Off fell a bit of shell +and out looked a beak.",
      ],
      [
        "In the hat lay an egg, as brown as {toast|tea}. “That’s my hat,” said {someone}. But it was {layer}’s hat now. {Hero} felt how warm the egg was. “Well done, {layer},” {he} said. Cluck, cluck, cluck!",
        "“{Layer}!” called {Hero}, very low. She came so fast that she lost a feather. In the hat stood a wet chick. “Cheep,” it said, and went in under her wing. {Hero} put on a nice warm hat.",
      ],
    ],
  },
  {
    id: "sheep-jumper",
    goals: anyGoal,
    vars: { someone: names, woolly: ["an old sheep", "a fat sheep", "a small sheep", "a black sheep"] },
    titles: ["What now, sheep?", "{The woolly}", "Baa, said the sheep"],
    beats: [
      [
        "Snip, snip, off came the wool! {A woolly} looked down at its thin {legs|knees}. “Brr,” it said, and not baa. “It will feel the wind today,” said {someone}, and swept up the wool.",
        "“My sheep all jump that fence,” said {someone}. “I count them and I fall asleep.” Hop, one! Hop, two! Hop, three! {Hero} counted, too. Next came {a woolly}. It looked up at the fence +and it sat down.",
      ],
      [
        "{Hero} put {his} scarf round its neck. “Brr,” said {the woolly}. {Grownup} put a {sack|rug} on its back. Off it slid on the left. {Grownup} put it back. Off it slid on the right! “Brr, brr!”",
        "“Hop,” said {Hero}. {The woolly} chewed. “Hop, like me,” said {grownup} +and {grownup} hung on the top bar like {a towel|a wet sock}. The rest of the sheep came to look. “Baa, baa!” they said. That is hop in sheep.",
      ],
      [
        "A wide {red|blue|striped} jumper hung on the line. “May it have that?” asked {Hero}. {Someone} said yes. Two front legs went down the sleeves +and out came a head at the top, with one ear {flat|bent}.",
        "{Hero} sat down next to {the woolly}. From down there the fence was as high as a {house|tree}! It was too high for short legs. But by {a sight} {he} saw a gate. {He} {lifted|undid} the hook.",
      ],
      [
        "“Baa!” said {the woolly}. It was warm at last. “That jumper is made of its own wool,” said {someone}. “So now it’s back home.” {Hero} got {his} scarf again +and the sheep walked {him} to the gate.",
        "{The woolly} walked in, as calm as {a cloud|a cow}. “Four,” said {Hero}. “Does a walk count?” asked {someone}. “Yes,” said {Hero}. Then {someone} lay down and slept. {Hero} shut the gate with no noise at all.",
      ],
    ],
  },
  {
    id: "calf-moo",
    goals: anyGoal,
    vars: { someone: names, calf: ["Plum", "Daisy", "Toffee", "Moss", "Biscuit"] },
    titles: ["{Calf} wants its mum", "Say moo!", "{Calf} the calf"],
    beats: [
      [
        "“Eep,” said {calf} the calf. Its mum was way over by {a sight}. “Eep, eep!” But its mum was a cow +and no cow knows what eep means. She went on with her {grass|hay|lunch}.",
        "{Calf} the calf had a bell that did not ring. “Its ding fell out,” said {someone}. “Now its mum can’t hear where {calf} is.” The field was full of mist +and in the mist a cow mooed.",
      ],
      [
        "“You have to say moo,” said {Hero}. First you shut your lips. “Mmm,” said {Hero}. “Eem,” said {calf}. {Grownup} said it too, so loud that {a creature} fell off the {gate|fence|wall}.",
        "{Hero} shook the bell, and it said nothing. “It needs a new ding,” {he} said. {He} hung {a trinket} in it. Fff! {He} hung in a {carrot|sock|plum}. Thup! {Calf} stood still for all that.",
      ],
      [
        "{Hero} put {his} nose to {calf}’s nose. “Mmm,” they said. It buzzed like a {bee|drum}. “And now open wide!” Mmm, oo! {Calf} jumped, and looked round to see who it was. It was {calf}.",
        "{Grownup} had a spoon in the bag. {Hero} tied it in with {string|wool}, one knot, two knots, three. “Now walk,” {he} said. Step, tonk! Step, tonk! It was not a ding +but you could hear it in {town}.",
      ],
      [
        "Far off a big head came up. That was the right word! Up ran the cow, with {daisies|grass} in her mouth. “Moo,” said the cow. “Moo,” said {calf}. “Moo,” said {Hero}, who could not stop now.",
        "Tonk, tonk, they all went into the mist. Out of the grey came a moo, and a big wet nose. The cow licked {calf} +and she licked the spoon. “You may keep that,” said {grownup}.",
      ],
    ],
  },
  {
    id: "stuck-in-mud",
    goals: anyGoal,
    vars: {
      someone: names,
      ride: ["hay cart", "milk cart", "egg cart", "bean cart"],
      horse: ["Bob", "Duke", "Rosie", "Star"],
    },
    titles: ["Squelch!", "Stuck in the mud", "{Someone} can’t get out"],
    beats: [
      [
        "Squelch! {Someone} stood in deep mud by the gate. “I’ve been here since {lunch|ten},” said {someone}. “My boots are stuck, so I’m stuck.” {Hero} kept to the grass, where it was dry.",
        "Squelch! The {ride} had run into the mud. “Pull, {horse}!” said {someone}. {Horse} the horse pulled and pulled. The wheels sank in a bit more. {Horse} turned round and gave {someone} a long, sad look.",
      ],
      [
        "{Grownup} pulled {someone} by the hand. Squelch, up came one leg! But down went the other leg. They tried that one. Squelch, up! Squelch, down! It looked like a very slow {dance|march}.",
        "{Grownup} pushed at the back, and {the neighbour} did, too. {Hero} stood on the grass and called, “One, two, heave!” Squelch! The {ride} moved by a {thumb|nose}. Then it rolled back +and they all had brown knees.",
      ],
      [
        "“It’s your boots that are stuck,” said {Hero}. “You are not!” {Someone} had not thought of that. {Grownup} laid a plank on the mud +and out came one foot in its sock +and it stood on the plank. Out came the next!",
        "“Mud is too soft,” said {Hero}. “It needs a floor!” Dry sticks lay by {a sight}. {He} ran with one arm full +and {grownup} ran with two. They laid them down in front of the wheels, like a {mat|rug}.",
      ],
      [
        "Now there were two boots with nobody in them. {Grownup} held {Hero} by the {belt|coat} +and {he} tugged. Squelch, pop! Squelch, pop! A frog jumped out of one. {Someone} sat down in the grass and put both boots on.",
        "“One, two, heave!” Crick, crack, went the sticks. {Horse} leaned in +and pop, the {ride} was out! {Hero} rode up in front as far as {a sight}. “Squelch,” said the wheels, but that was just for fun.",
      ],
    ],
  },
  {
    id: "itchy-back",
    goals: anyGoal,
    vars: { someone: names, itch: ["a fat pig", "a brown donkey", "a big goat", "a spotted cow", "a fat pony"] },
    titles: ["Scritch, scratch", "What’s up with {the itch}?", "{The itch} can’t sit still"],
    beats: [
      [
        "{An itch} rubbed its back on {a sight}. It rubbed on a {post|tree}. Then it rubbed on {someone}, who sat down in the {trough|hay}. “It has an itch,” said {someone}, “and it can’t get at it.”",
        "Round and round went {an itch}, after its own tail. It did not eat +and it did not {sleep|sit}. “It has done that all day,” said {someone}. “I’m {dizzy|tired} just from looking.” Round and round!",
      ],
      [
        "{Hero} took a {comb|twig|spoon}. Scritch, scratch! {The itch} shut its eyes. “Mmm,” it said. {Hero} stopped. “Mmf!” it said, so {he} had to go on. Scritch, scratch, till {his} arm was sore.",
        "“Is it a game?” asked {Hero} +and {he} went round as well. Soon {a sight} went round. The sky went round, too! {Hero} had to sit down in the {clover|straw}. {The itch} did not. So it was not a game.",
      ],
      [
        "“I can’t stay all {week|year},” {Hero} told it. “You need an arm that does not get sore.” In the shed stood a stiff broom. {Grownup} tied it to the gate with rope +and {Hero} tried it with one finger.",
        "{Hero} held out {a food}. {The itch} stood still for that +and {grownup} looked under its tail. There was a prickle as big as a {nut|plum}! It had got stuck there. Nobody can sit on a prickle.",
      ],
      [
        "{The itch} leaned on the broom. Scritch, scratch, up and down! “Mmm,” it said. Next in line stood a hen, and then {the neighbour}. {Hero} had a go, since it was there. Mmm! Then it was time to be off.",
        "{Hero} sang to it, nose to nose, as slow as can be. {Someone} gave one small pull, and out it came. {The itch} sat down, flump. “Aah,” it said. “Aah,” said {Hero}, and went off in a straight line.",
      ],
    ],
  },
  {
    id: "who-says-what",
    goals: anyGoal,
    vars: { someone: names, friend: ["the milk lady", "the vet", "the hay man", "the egg boy"] },
    titles: ["Who says what?", "Who is in there?", "Oink, moo and baa"],
    beats: [
      [
        "The wind had blown all the gates open. The hen was in the pig’s house +and the pig sat in the duck’s {tub|pond}. The sheep lay in {someone}’s bed! “Oh, what a mix!” said {someone}.",
        "It was dark in the barn, for the lamp was out. “I can’t see who has had {hay|supper},” said {someone}. “Is it all of them, or none?” {Hero} stood in the door. “We can listen,” {he} said.",
      ],
      [
        "“Who lives where?” asked {Hero}. “I’m new here,” said {someone}. “I’ve no idea.” So {Hero} stood by the first house and said, “Oink?” Up got the pig, drip, drip, and walked right in.",
        "“Who is there?” called {Hero}. “Moo,” said the dark, on the left. {Someone} put down {hay|oats} there. “Baa,” said the dark, on the right. {Someone} put some there. And then, far in, it said, “Honk, shoo.”",
      ],
      [
        "“Quack?” said {Hero}. Splash, the duck was home! “Cluck?” The hen ran in +and she sat down. {Grownup} went up to the bed. “Baa?” said {grownup}. Out came the sheep, in {a cloth}. It looked a bit sorry.",
        "What says honk, shoo? “Geese say honk,” said {grownup}. {Hero} held {grownup}’s hand +and they felt their way. They felt a warm side and a {wet nose|soft ear}. Honk, shoo! Then {Hero} felt a {boot|hat}.",
      ],
      [
        "Click, click, the gates were shut. Oink, quack, cluck and baa were in the right beds. “And who lives here?” asked {Hero}, by a blue door. “Me!” said {someone}, and went in. Click!",
        "It was {the friend}, asleep in the hay! “I came to mend the lamp,” said {the friend}. “But the hay was so soft.” Pop, on came the light, and they all blinked. “Good night, Moo,” said {Hero}. “Good night, Baa.”",
      ],
    ],
  },
  {
    id: "last-fruit",
    goals: anyGoal,
    vars: { someone: names, fruit: ["a red apple", "a ripe pear", "a fat plum", "a gold apple", "a pink peach"] },
    titles: ["Who will eat {the fruit}?", "{The fruit}", "Under the tree"],
    beats: [
      [
        "{A fruit} hung high in the tree, and it was the last one. “I would love it,” said {someone}, “but I don’t climb any more.” “I don’t climb yet,” said {Hero}. They both looked up.",
        "{Someone} gave {Hero} {a fruit}. {He} had it at {his} lips. Then {he} stopped! There was a hole in it, as round as a {bead|pea}. Out of the hole looked a worm, still half in bed.",
      ],
      [
        "{Grownup} shook the tree. Down came {six|ten} leaves and an old {kite|sock}. {Hero} tried it with words. “Come down, please,” {he} called. {The fruit} swung to and fro, and it stayed up there.",
        "“Sorry,” said {Hero}. “I did not know you were in.” The worm went in. It looked out at the other side. So it had a back door, too! “I’ll find you a new one,” {someone} told {Hero}.",
      ],
      [
        "“It’s not time yet,” said {Hero}. So {someone} held out a wide apron. {Hero} had one end of it +and {grownup} had the other. They sang it the hush song, low and slow. A breeze came to hear it.",
        "But where do you put a house like that? By {a sight} it was too {hot|wet}. On the wall the birds would see it. Then {grownup} showed {him} a spot in the long grass. A {fern|leaf} hung over it, like a roof.",
      ],
      [
        "Thup! There it lay, right in the apron. It was so ripe that it had let go. They had a slice each +and {a creature} had the pips. “We’re very good at not climbing,” said {someone}.",
        "{Hero} put it down with its door to the sun. Munch, it said, in there. The worm was eating its kitchen! Then {Hero} got a new one, and {he} knocked on it first. Nobody in. Munch!",
      ],
    ],
  },
  {
    id: "rooster-time",
    goals: anyGoal,
    vars: { someone: names, crower: ["Rufus", "Dandy", "Tip", "Rocket", "Monty"] },
    titles: ["Cock-a-doodle-doo!", "{Crower} the rooster", "Is it morning, {crower}?"],
    beats: [
      [
        "It was day, but nobody on the farm was up. The cow slept on her feet. {Someone} slept at the window, chin on hand. On the gate sat {crower} the rooster +and he was asleep as well!",
        "“Cock-a-doodle-doo!” cried {crower} the rooster. The pig got up, and so did {someone}. “But it’s nap time,” said {someone}. “He thinks it’s morning. That’s the {sixth|ninth} morning since {lunch|noon}.”",
      ],
      [
        "“Cock-a-doodle-doo?” said {Hero}, quite low. {Crower} put his head under a wing. “Cock-a-doodle-doo,” said {grownup}. One eye came open, and it shut. Then {grownup} yawned, and {Hero} yawned. Oh dear!",
        "They all lay down again. Hush! Then a bright spot ran over the {barn|roof}. “Cock-a-doodle-doo!” Up got the pig, and up got {someone} with one {boot|sock} on. “What was that spot?” asked {Hero}.",
      ],
      [
        "It had to be loud, then. {Hero} stood up tall. {He} took in air, right down to {his} {boots|knees}. “Cock-a-doodle-doo!” A {plum|pear} fell off the tree +and {crower} fell in the hay.",
        "On the wall there hung a pan, as clean as can be. It swung in the wind. Each time it sent a bit of sun into {crower}’s eye! {Grownup} held {Hero} up +and {he} hung a {sack|towel} over it.",
      ],
      [
        "The cow woke up. {Someone} woke up and said, “Good morning, {crower}!” {Hero} did not tell who had done it. So {crower} shook off the hay, and did it once more. They bowed to each other.",
        "{Crower} looked left, and he looked right. There was no morning to be seen. So he put his head under his wing. The pig lay down, and {someone} lay down. “Cock-a-doodle-shh,” said {Hero}, and tiptoed off.",
      ],
    ],
  },
  {
    id: "sheepdog-fetch",
    goals: anyGoal,
    vars: { someone: names, herder: ["Jess", "Nip", "Tess", "Fly", "Bonny"] },
    titles: ["Fetch, {herder}!", "{Herder} the sheepdog", "What is a sheep?"],
    beats: [
      [
        "“Fetch the sheep, {herder}!” called {someone}. Off ran {herder} the sheepdog. She ran round {Hero}, and she ran round {grownup}. “We are not sheep,” said {grownup}. But {herder} thought that they were.",
        "It was {herder} the sheepdog’s first day. “Fetch a sheep,” said {someone}. She fetched a {stick|boot}. “No, a sheep!” She fetched {a toy}. “It has wool on,” said {someone}. She fetched {someone}’s sock.",
      ],
      [
        "Trot, trot, down the lane they went. {The neighbour} came by with a {pram|bag}, and had to come, too. {Name} was hanging out socks. {Herder} gave {name} a nudge in the knee. Trot, trot, trot!",
        "“She has never seen one,” said {Hero}. So {he} went down on all fours. “Baa,” {he} said, and {he} ate some grass, or nearly. “Woof!” said {herder}. She took {him} by the {sleeve|hood} +and she fetched {Hero}.",
      ],
      [
        "In at a gate they had to go +and there they stood, in a pen. {Herder} lay down in front of it. She was so proud! “Baa,” said {Hero}, to be kind. “Baa,” said all the rest of them.",
        "So {Hero} and {grownup} took her to the field. There stood a sheep as wide as a {sofa|bath}. {Herder} hid behind {grownup}’s legs. “It’s all right,” said {Hero}. “It’s like me, with more wool.”",
      ],
      [
        "{Someone} looked over the gate. “You have not got much wool on,” said {someone}. Then the real sheep came, to see who was in their bed. {Herder} let the two-legged ones out, with a lick for each.",
        "“Woof,” said {herder}, very small. “Baa,” said the sheep, and it walked home to {someone}. All the rest walked behind it. They knew the way by heart, but nobody told {herder}. {Hero} clapped the loudest.",
      ],
    ],
  },
];
