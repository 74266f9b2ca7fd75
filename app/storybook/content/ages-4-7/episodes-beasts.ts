import type { Episode } from "../../content-contract";
import { bothGoals } from "./anywhere";

export const episodesBeasts: readonly Episode[] = [
  {
    id: "frog-in-the-post",
    goals: bothGoals,
    vars: { frog: ["a fat green frog", "a toad in a bow tie", "a tree frog", "a brown frog"] },
    titles: ["A frog in the post", "Second delivery", "Dear Frog"],
    beats: [
      [
        "{Hero} was about to post a card for {grownup}. The box said, “Croak.” It was a red one, on a post, by {a sight}. “Boxes don’t croak,” said {Hero}, and put {his} ear to the slot. “This one reads,” said something inside.",
        "All over {town} the letters came out damp, with duckweed in them. ‘Dear So-and-so,’ they said, and then a green smear. The postwoman was in tears. “It’s the box by {a sight},” she said. “I don’t like to put my hand in.”",
      ],
      [
        "It was {a frog}. It had come in with a wet umbrella and liked the place. “Dry, and always something new. I’m in the middle of your aunt’s bunions.” “But the letters come out damp!” said {Hero}. “They’re sad, some of them,” it said.",
        "{Hero} put in a stick. The stick was handed back. {He} put in {a food}. That was not handed back. “Who’s there?” {he} asked. “A gentleman,” said a deep, wet voice. It was {a frog}, with its feet up on the parcels.",
      ],
      [
        "What would you do? {He} sat on the kerb and wrote it one of its own. ‘Dear Frog, how are you? I am well. {Weather} today. Please come to the pond, where there is post each {weekday}.’ {He} folded it up and put it in.",
        "Telling did no good, nor did asking. So {he} begged an old {jug|teapot} from {the neighbour}. {He} painted it red, wrote ‘Post’ on it, and set it by the water, in the shade. {A creature} dropped in the first letter. It was a leaf, but even so.",
      ],
      [
        "There was a long silence. Then came a sniff. “Nobody’s ever written to me before.” Out it climbed, with the letter under one arm. {Hero} carried it to the reeds. From then on {he} owed a frog a letter, once a week.",
        "{The frog} looked from one box to the other. The new one had a view. It moved that same hour, with nothing but a stamp. The letters in {town} are dry again now. If yours has one green spot on it, it came by the pond.",
      ],
    ],
  },
  {
    id: "tune-on-the-wires",
    goals: bothGoals,
    vars: { birds: ["pigeons", "starlings", "swallows", "sparrows"] },
    titles: ["A tune on the wires", "Forty {birds}", "The stick in the air"],
    beats: [
      [
        "Five wires ran over the road, and on the wires sat {birds}, high and low. {Hero} stopped. “That’s music,” {he} said. So it was, five lines with dots on. “If you could read it, you could sing it.”",
        "On a box by the road stood a man in tails, waving a stick at the wires. “No, no, no! You there, on the left, you’re late again!” Up there sat his choir, forty {birds}, and every one of them was looking the other way.",
      ],
      [
        "{He} tried. Up, up, down, and a long one, where two sat close. {The neighbour} came to the window to listen. It was pretty, but it stopped in the middle. There was a gap on the third wire, with nobody in it.",
        "“They sing what they like,” he told {Hero}, “and all at once.” He tried it louder. He tried it with {crumbs|seed}. Then they did come, but only to eat off the notes. {The pal} ate some as well.",
      ],
      [
        "Then {the pal} had {an idea|a cough}. Either way there was a noise. Up they all flew, round once, and down again in quite another order. And now there was one in the gap! {Hero} took a breath and sang it through to the end.",
        "{Hero} sat down and listened. It was not what was on the paper +and yet there was a beat in it, hidden, like feet in long grass. “Follow them,” {he} said, “just this once.” The man frowned. He lifted the stick, and let it be pulled along.",
      ],
      [
        "By the time {he} had it by heart they had flown for good. They do not hold with writing things down. {Hero} sang it over and over. It was a song that no one had made, and it fitted the day like a {lid|glove}.",
        "What a sound that was! Windows went up as far as {a sight}. He bowed to the wires, and the wires shook. “I’ve stood the wrong way round for {nine|ten} years,” he said. {Hero} was given the stick, to keep.",
      ],
    ],
  },
  {
    id: "the-last-bus",
    goals: bothGoals,
    vars: {
      driver: ["a driver with a moustache", "a driver in slippers", "a driver with a bun", "a driver in two hats"],
      rider: ["a heron", "a badger", "an old goat", "a stag", "a fat sheep"],
    },
    titles: ["The last bus", "Fares, please", "{The rider} on the bus"],
    beats: [
      [
        "A bus stood by {a sight}, lit up, and nobody in it but {a driver}. “Going up the road? Hop on. I like company.” {Hero} and {the pal} sat in front. They could see everything twice, once in the glass.",
        "The bus had room for two more, and so they got in. “Fares, please,” said {a driver}. {Hero} had no coins. {He} had {a trinket}. “That’ll take you to {a sight}. And for a bite of {a food}, right to the end.”",
      ],
      [
        "At the first stop stood {a rider}, waiting quite properly. “You get all sorts, this late,” said {the driver}. It paid with a {snail shell|feather}, and sat down behind them. It smelt of {smell}. It did not want to talk.",
        "All down the bus people sat on their way home, nodding. Next to the window sat {a rider}, with its eyes shut. At each bump they all said ‘oh’, very low, and slept on. Only {Hero} was awake, and {the pal} and, one hoped, {the driver}.",
      ],
      [
        "Then the engine coughed, and coughed, and that was that. “Out and push!” {Hero} pushed. {The pal} pushed. It did not help. But {the rider} got down, with a sigh. It put its head to the back of the bus, and leaned.",
        "But how would they know where to get off? There went one stop. There went another. {Hero} got up. {He} went down the rows and read what stood on the bags: a name, a street. “Your stop,” {he} said, each time, into the right ear.",
      ],
      [
        "You would not think it to look at it. They rolled as far as the top, and from there it is all downhill. “End of the line!” {Hero} stood waving till there was just a small red light. {The rider} had got off before them. Nobody saw where.",
        "One by one they woke and found that they were home. “Bless you,” they said, and one of them gave {him} a {stamp|mint}. {The rider} was the last. It lived where the lamps end. “Any time you like,” said {the driver}, “you can have my job.”",
      ],
    ],
  },
  {
    id: "the-wrong-voice",
    goals: bothGoals,
    vars: { dog: ["a big brown dog", "a sausage dog", "a farm dog", "a curly dog"] },
    titles: ["The wrong voice", "{The dog} has lost something", "Woof, said the other"],
    beats: [
      [
        "In front of a gate sat {a dog}, with a paw over its muzzle. “Go on, say something,” said the farmer. It did not want to. It looked at {Hero}. It looked at {the pal}. It opened its mouth, and out came “Moo”.",
        "{A dog} was going from door to door. At each it opened its mouth, and nothing came. It had lost its bark. “It was there when we went to bed,” said the girl at the other end of the lead. “Have you seen it? It’s short and brown, with an edge.”",
      ],
      [
        "“Since {weekday},” said the farmer. “What would burglars say?” {Hero} felt its throat. Nothing was stuck there. Off in the meadow somebody barked. But there was no dog in the meadow. There was only a calf, and it looked just as put out.",
        "They listened for it all over {town}. They heard {a noise}. They heard a bark from the {bakery|school}, but that had an owner. {Hero} called into a barrel. There was only an echo in there, and it was somebody else’s.",
      ],
      [
        "“They’ve been drinking from one bucket,” said {Hero}, “and got it mixed.” So {he} sat them down nose to nose. “On three, one breathes out, and the other breathes in.” They did. {The pal} held the bucket, in case of drips.",
        "“When did it last bark really well?” asked {Hero}. The girl thought. “Under the lilac, at home.” They went to the lilac. There lay a ball, all by itself. {The dog} saw it. Its front went down, its back went up, and there it was: “Woof!”",
      ],
      [
        "There was a pause. “Woof?” said {the dog}. “Moo,” said the calf, and ran to tell its mother. How the farmer danced! {Hero} tried out {his} own voice, on the quiet, as they left. One never knows. But it was still {hers}, with a bit of a hum.",
        "It had been under the ball the whole time, a bit squashed. {The dog} tried it in every size. {Hero} got one all to {himself}, right in the ear. It is a fine thing, a bark. They heard it as far as {a sight}.",
      ],
    ],
  },
  {
    id: "nest-in-a-beard",
    goals: bothGoals,
    vars: {
      bearded: [
        "a miller with a beard",
        "a beekeeper with a beard",
        "a captain with a beard",
        "a bell ringer with a beard",
      ],
    },
    titles: ["A nest in the beard", "Don’t move your chin", "The quietest man in {town}"],
    beats: [
      [
        "Against a wall sat {a bearded}, quite still, with his hands on his knees. “Forgive me if I don’t get up,” he said, hardly moving his lips. “I’ve got visitors.” In the beard, just under the chin, sat a wren on {four|five} eggs.",
        "Tap, tap, tap. It came out of a beard. {A bearded} stood at the corner with his mouth open, and did not dare to shut it. “They’re hatching,” he said through his teeth. “Tell me what you see.”",
      ],
      [
        "“I nodded off, and when I woke up she’d moved in.” He had not eaten soup since, and he had not laughed. “Doesn’t it tickle?” asked {Hero}. “Only when she turns round.” His nose twitched. “And now I’ve got to sneeze.”",
        "{Hero} stood on {a crate|a sack}. “One’s out,” {he} said. “It’s wet, and it’s cross. Now the second. It’s wearing its shell as a hat.” {The bearded} rolled his eyes down. But it is hard to see your own chin.",
      ],
      [
        "Not now! {Hero} held his nose for him. {The pal} looked away, it was too exciting. Ah, it went, ah. It went up, it stood there, it thought about it, and it went back down. {He} let go. The wren had not even blinked.",
        "“And the third?” The third did not want to come. It had made a hole, and now it was tired. The mother hopped from one whisker to another. So {Hero} leaned close and breathed on it, long and warm, as you do on a window. Tick. There was a beak.",
      ],
      [
        "{Hero} fed him {a food}, in very small bits. {He} told him the news, with the funny parts left out. “Come back on {weekday},” he said. “They’ll have hatched. I’m to be an uncle.” He did not smile, of course. But you could see where it would be.",
        "There were five, in the end, all mouth. {Hero} held up a tin lid for a mirror, so that he could see them. A tear ran down and was drunk at once. “I’ll have to grow it longer,” said {the bearded}, very {softly}. “They’ll want a garden.”",
      ],
    ],
  },
  {
    id: "prints-on-the-picture",
    goals: bothGoals,
    vars: {
      painter: ["a lady at an easel", "a painter in a smock", "an old man with a beret", "a girl with six brushes"],
      beast: ["a brown cow", "a goat", "a black sheep"],
    },
    titles: ["{The beast} in the picture", "Wet paint", "{The painter} and {the beast}"],
    beats: [
      [
        "In a field {a painter} was at work. It was nearly done: hill, sky, {pond|barn}. “One more cloud,” came the mutter, “and nobody breathe.” That was when {a beast} walked across it. It left four prints, from corner to corner, in green.",
        "“Could you stand there?” asked {a painter}. “I need somebody small, to show how big the hill is.” So {Hero} stood. It was for a minute, or so {he} {was} told. {His} nose began to itch. {A beast} came up behind, and stood as well.",
      ],
      [
        "“Ruined,” said {the painter}. “Ruined. It’s my best one in years.” The animal was looking at it, chewing, with its head on one side. {Hero} looked as well. {The pal} looked. How odd! You could not stop looking.",
        "“Lovely, don’t move.” {He} did not move, though the animal ate {his} hat. {He} did not move, though it began on {his} sleeve, from the cuff up. {The pal} had not seen anything so good since {breakfast|Sunday}. “Nearly,” said {the painter}. “Just the eyes.”",
      ],
      [
        "“It’s not ruined,” {he} said slowly. “Before, it was a hill. Now it’s a hill that somebody’s been on.” {The painter} stepped back, and back again, into the {thistles|ditch}. It was true. You wanted to go after those feet and see where they went.",
        "“Please,” said {Hero} without moving {his} lips, “I’m being eaten.” Then {the painter} looked up, for the first time in an hour, at what was really there. “Oh! But that’s much better!” Out came a clean sheet. The brush flew like a {swallow|fork}.",
      ],
      [
        "A lady bought it on the spot, on her way to the bus. The animal got its name in the corner, next to the other one, and a carrot. {Hero} walked on with green on {his} elbow. {He} had only leaned.",
        "They all had a look when it was done. There was no hill in it. There was only {Hero}, with one sleeve, and a large soft nose. ‘Friends’, it was called. It would hang in the {bank|town hall} of {town}, for everyone to see.",
      ],
    ],
  },
  {
    id: "smallest-railway",
    goals: bothGoals,
    vars: { engineer: ["a very small man", "a girl with a whistle", "an old lady in overalls", "a boy in a big cap"] },
    titles: ["The smallest railway", "All aboard!", "One stop to the pond"],
    beats: [
      [
        "Between two hedges ran a railway, as wide as {Hero}’s foot. Up it puffed an engine, no bigger than a {loaf|boot}. After it came {a engineer} with a flag. “Tickets! We’re {one|two} minutes late, and there’s nobody on.”",
        "Toot! {Hero} had to jump. A train ran over {his} boots, {nine|eleven} wagons long, each as big as a shoe box. On the last one hung a lamp, and behind the lamp ran {a engineer}, out of breath. “Stop it! The brake’s come off!”",
      ],
      [
        "{Hero} would have liked to be on. {He} sat down on the first wagon. It went flat. {He} tried to go with one foot only. “You’re freight,” said {the engineer} sadly. “I built it too small. I’ve always wanted a passenger.”",
        "They ran beside it. {Hero} could have picked it up, but you do not pick up a train that is on time. Ahead was the curve by {a sight}, and then the {pond|steps}. “It’ll never take the curve,” panted {the engineer}. “Not at that speed.”",
      ],
      [
        "There by the track was {a creature}, on its way somewhere, and slow. “Would you care to?” asked {Hero}. It would. It sat in the window seat, quite calm, and looked out. By the next bend there were {three|five} more, waiting at the stop, with luggage.",
        "Uphill, thought {Hero}. It has to go uphill. There was a switch by the track, the size of a {spoon|thumb}. {He} threw {himself} flat and pushed it over. Clack. The train swung left, on to the bank, slower, slower, and stood.",
      ],
      [
        "Off they went with a toot, full to the roof. {The engineer} ran behind, too happy to wave the flag. At the pond they all got off, and not one had a ticket. “Tomorrow,” came the promise, “I’ll print some. About as big as {a mite}.”",
        "It steamed a little. It had had a lovely time. {The engineer} mended the brake with a hairpin and gave {Hero} the red flag to hold. “Want to send it off?” {He} blew the whistle. Nothing {he} had done all {week|day} had been so important.",
      ],
    ],
  },
];
