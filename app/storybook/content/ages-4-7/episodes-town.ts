import type { Episode } from "../../content-contract";
import { bothGoals } from "./anywhere";

export const episodesTown: readonly Episode[] = [
  {
    id: "scarecrow-birthday",
    goals: bothGoals,
    vars: { field: ["the bean field", "the barley", "the pea patch", "the pumpkin rows"] },
    titles: ["The scarecrow’s birthday", "Nobody in {the field}", "A cake for a man of straw"],
    beats: [
      [
        "In {the field} stood a scarecrow with a card round its neck. ‘My birthday,’ said the card. The crows were all on the far {fence|gate}. They dared not {come|land}. It was the loneliest party that {Hero} had ever seen.",
        "A scarecrow waved as they went by, though there was no wind. {Hero} stopped. It wore {a cloth} and a paper hat. It had laid {six|four} {plates|leaves} in the mud of {the field}, and nobody sat at them.",
      ],
      [
        "“We’ll come to your party,” {Hero} told it. They sat. They {sang|clapped}. It was still a bit {thin|stiff}, with two guests and one of them {chewing|itchy}. “It needs {crows|more},” {he} thought. {He} called them, and away they {flapped|tore}.",
        "{Hero} ran to the crows with {crumbs|peas}. Past {him} they looked at the big arms and the {hat|stick}, and they {shook|backed away}. You could not blame them. All their lives it had {stared|waved} so.",
      ],
      [
        "So {he} turned it round, and put its arms {down|together}, with {a food} in its lap. From behind it was only a {tired|nice} old coat. One crow {hopped|came} up. Then {four|seven}. They ate, they {joked|cawed} +and one of them sat on its shoulder.",
        "“It’s {shy|lonely} too,” {Hero} explained. “It only looks {cross|wild} because of the {buttons|stitches}.” With a bit of chalk {he} drew it a smile. The oldest crow put its head on one side. Then it {came|walked} across and said, “Many happy {returns|beans}.”",
      ],
      [
        "When they left, you could hear the party for three fields. The scarecrow did not {turn|wave}. It had its hands full.",
        "“Same time next {year|harvest}?” croaked the oldest crow. {Hero} said yes, for both of them. A promise like that is as good as {a stove|a second cake}.",
      ],
    ],
  },
  {
    id: "snail-race",
    goals: bothGoals,
    vars: {
      lure: ["leaf", "puddle", "daisy", "straw"],
      racer: ["a snail called Rocket", "a snail called Gran", "a snail called Thunder", "a snail called Number Nine"],
    },
    titles: ["The great snail race", "{The racer}", "Last but one"],
    beats: [
      [
        "A crowd lay flat on {the track}, chins on the ground. “Shh,” said {the neighbour}. “It’s the {last|exciting} bit.” {Hero} looked. Five snails were racing. The {front|first} one had just passed {a button|a daisy}.",
        "“On your marks,” said a man with a flag. That had been at {noon|breakfast}, it turned out. The snails were a hand’s width off the line by now. All of {the track} was {holding its breath|having lunch}.",
      ],
      [
        "But one had not set off at all. It was {a racer}, and it sat on the line with its horns in. “It’s {shy|thinking},” somebody said. {Hero} lay down beside it, nose to {shell|horn}. “I don’t like {starting|crowds} either,” {he} said.",
        "And far behind came {a racer}, going {sideways|round and round}. The crowd had stopped watching that one. {Hero} had not. “What does it {see|want} over there?” {he} asked {the pal}. There was only a {lure}.",
      ],
      [
        "{He} told it about {a food}. {He} told it about {home}, and how good it is to get somewhere. One horn came out. Then the {other|next} one. {The racer} began to {go|slide}, as {proud|calm} as a {ship|train} +and {the pal} walked beside it.",
        "Then {he} saw. On the {lure} side there was shade, and on the track there was sun. {Hero} sat down so that {his} shadow fell along the {line|course}. {The racer} turned, and {sighed|bubbled}, and came down it like {a cart|a bishop}.",
      ],
      [
        "It came in last, at {a quarter past|half past} four, to the loudest {cheer|clapping} of all. There was a medal for it, cut from {a carrot|a leaf}. It ate the medal. {Hero} got a {shake|slither} of the horn, which is rare.",
        "It was last but one, in the end, and that is {something|not nothing}. “Same time next {year|month}?” asked the man with the flag. By then, {Hero} thought, it might have {finished|turned round}. And off they {trotted}, which felt very fast.",
      ],
    ],
  },
  {
    id: "lost-echo",
    goals: bothGoals,
    vars: {
      hill: ["the round hill", "the old quarry", "the deep valley", "the castle wall", "the empty barn"],
      day: ["Monday", "Tuesday", "Thursday", "Saturday"],
      tub: ["bucket", "pipe", "barrel", "boot"],
    },
    titles: ["The lost echo", "Hello, hello", "What {the hill} said"],
    beats: [
      [
        "At {the hill} you must always shout your name, because it shouts it back. “{Hero}!” shouted {Hero}. Nothing. {He} tried {louder|again}. “It’s been gone since {day},” said {the neighbour}, very {low|sad}. “Somebody was {rude|too loud} to it.”",
        "“Hello!” called {Hero}, and waited for {the hill} to say it too. It {didn’t|said nothing}. On a bench sat {the neighbour}, with {a food} {uneaten|in paper}. “No echo,” came the sigh. “It’s like a house with no {clock|dog}.”",
      ],
      [
        "So they went to look for it. {Hero} called into a {tub}. It said ‘{bo|um}’, but that was only the {tub}. {He} called into {a sight}. {The pal} put an ear to the {ground|grass}, and stayed there, {listening|quite still}.",
        "{He} tried a joke, and a {sneeze|song}. {He} tried it in {French|a squeaky voice}. {The hill} was as dumb as a {loaf|bolster}. Then {the pal} {stopped|sat down} by a small {crack|hole}, where something {hummed|breathed}.",
      ],
      [
        "There it was, in a {well|burrow}, with its face to the wall. {Hero} did not shout. {He} said, very {softly}, “About {day}: I’m sorry.” “Sorry,” it said, {thin|small} as {a thread|a gnat}. “Will you come back?” “Back,” it said, and {sniffed|thought}.",
        "{Hero} lay down and sang into it, the slow song that {grownup} sings. At the end of each line {he} left a {gap|space}. In the {third|fourth} gap a small voice sang the {last|next} word. Then {two|three}. It was coming {up|nearer}.",
      ],
      [
        "“Good evening!” called {Hero} on the way down. “Evening, evening, {evening|ning},” said {the hill}. It had been {lonely|cold} in there. After that all the {dogs|children} in {town} had to try it, and it did not {mind|tire}.",
        "“Thank you!” called {Hero} from the bend. {The hill} can only say what it is told. But it said {thank you|you} to {him} {twice|three times}. It sounded as if it meant it.",
      ],
    ],
  },
  {
    id: "big-sofa",
    goals: bothGoals,
    vars: {
      sofa: ["a purple sofa", "a grand piano", "a stuffed bear", "a bath with feet", "a bed with a roof"],
      movers: ["two thin men", "a family of seven", "three old ladies", "a bride and her uncle"],
    },
    titles: ["Moving day", "{The sofa} in the door", "Left a bit"],
    beats: [
      [
        "In a {green|narrow} street {a sofa} was stuck in a door. It was half in and half out. Behind it were {a movers}, who wanted {out|their tea}. In front stood an old lady, who wanted in. “Left a bit,” said everybody.",
        "“Hup!” cried {a movers}, with {a sofa} on their shoulders. But the front door was only as wide as {a cake|a ladder}. In it went, as far as its {middle|knees}. There it {stuck|stayed}, and there they stayed {too|behind it}.",
      ],
      [
        "{Hero} pushed. {The pal} pulled. {The sofa} went {in|out} by as much as {a mite}, and back again. They took off the door. They took off their {hats|coats}. “Butter,” said someone. Now {the sofa} was stuck, and {shiny|slippery}.",
        "They tried it {upside down|on its side}. They tried saying please. {A creature} came out of {the sofa}, looked at them, and went {back in|off in a huff}. “Saw it in {two|half},” said {the neighbour}. Nobody liked that.",
      ],
      [
        "{Hero} walked round to the back of the house. There was a window there, {wide|big} as {a barn|a sail}, with a pot of mint in it. “Has anyone,” {he} asked, “tried {this side|that}?” There was a long {silence|pause}. Nobody had. So in it {slid|sailed}.",
        "“Why does it have to go in?” asked {Hero}. They {looked|stared} at {him}. It was a {warm|fine} day. So they set {the sofa} under the {plum tree|lamp post}, with a {rug|sheet} for the nights. {All|Everyone} fitted {round it|on it}.",
      ],
      [
        "They had {a food}, sitting in a row on {the sofa}, even {the pal}. You could see {a sight} from there. “The door goes back {tomorrow|on $weekday},” said the old lady. “It’s had a hard day, too.”",
        "“You’ll come and {sit|visit}, won’t you?” {Hero} said yes. {He} got the {middle|softest} place for {five|ten} whole minutes. It is hard to walk on after that +but they did.",
      ],
    ],
  },
  {
    id: "last-page",
    goals: bothGoals,
    vars: {
      boss: ["giant", "captain", "wizard"],
      reader: ["a boy in a hammock", "a tall nun", "a sailor", "a girl with a cold", "an old soldier"],
    },
    titles: ["The book with no last page", "{The reader}", "How did it end?"],
    beats: [
      [
        "Under a tree sat {a reader}, turning a book upside down and shaking it. “There’s no last page! It stops just where the {boss} says ‘And now’. I’ve been {awake|sitting here} since {weekday}.” {A creature} had eaten it, by the {look|crumbs} of things.",
        "In the library cart stood {a reader}, {howling|wringing the curtain}. “It’s torn out! Just when the {princess|cook} opens the box!” {Hero} looked under the {wheels|benches}. There was only {a trinket}.",
      ],
      [
        "“Then we’ll have to guess,” said {Hero}. “He says, ‘And now I’ll eat you.’” “He’s not that {sort|kind} of {boss},” said the reader. “‘And now to bed’?” “{Too short|Dull}.” {The pal} {yawned|scratched}, and even that was nearly {better|right}.",
        "“There’s a {frog|map} in it,” said {Hero}. The reader shook {a slow|a sad} head. “A smaller box?” “We’ve had that, in chapter {two|nine}.” They tried {a food}, and {a creature}, and {the wind|nothing at all}.",
      ],
      [
        "So {he} asked what had come before, and before that, and {listened|sat} a good while. “Oh,” said {Hero} then. “He’s {lonely|tired}. I know what he says. He says, ‘And now, will you {stay|come to tea}?’” It was {very quiet|still} under the tree.",
        "{Hero} thought of what {he} would want most, after so much {trouble|sea}. “There’s a key in it,” {he} said, “to a {yellow|small} house, and {supper|a lamp} is on.” The reader’s mouth {fell open|shook}. “Of course. It was there {all along|from page one}!”",
      ],
      [
        "They wrote it on {a leaf|the back of a list} and put it in, with ‘The End’ in {colour}. “It’s the best one I’ve ever {read|had},” said the reader, “and I know who wrote it.” {Hero} went pink to the {ears|elbows}.",
        "“By {Hero} of {town},” the reader wrote on the {front|spine}, under the other name. It would go back on the shelf like that. Somebody, some day, would {find|read} it in bed, and {smile|sleep well}.",
      ],
    ],
  },
  {
    id: "sign-painter",
    goals: bothGoals,
    vars: { letter: ["B", "T", "D", "P", "G"] },
    titles: ["The missing {letter}", "The sign painter", "No more {letter}"],
    beats: [
      [
        "A sign painter sat on the kerb with a {dry|sad} brush. “I’ve run out of {letter},” she said. “I had {forty|a jar} this morning. Somebody in {town} is using too many.” All round her stood signs with {holes|gaps} in them.",
        "The shop signs in {the track} had gone {strange|funny}. There was a gap in each, as if a {tooth|button} had come out. “It’s the {letter}s,” said the painter, from her ladder. “They’ve {slipped off|walked}. They do, in {weather} weather.”",
      ],
      [
        "{Hero} tried to lend her one from {his} own {notebook|cap}. It was too {small|woolly}. They made one of {bread|string}, and {a creature} {ate|wore} it. “Could people not just guess?” {he} asked. A man came out of the {wrong|next} shop with {a gadget} and a {puzzled|cross} face.",
        "They looked in the {gutter|drain}. They looked behind {a sight}. {The pal} found {an O|half an E}, which was no {help|use}. “They like to be together,” said the painter. “They’ll be at some {word|place} that is full of them.”",
      ],
      [
        "Then {Hero} turned an old sign round. On the back was a whole {poem|menu}, {forty|twenty} years old, and it was full of {letter}. “May we?” They scraped them off, {one by one|like barnacles}, {the pal} holding the {jar|tray}.",
        "“Where is it warm?” thought {Hero}. {He} ran to the {bakery|laundry}. And there they sat, {in a row|in a heap}, on the {oven|steam} pipe, every last {letter} of {town}. They came along for {a song|a crumb}, like {ducks|lambs}.",
      ],
      [
        "By evening every sign said what it should, except for one. That one she {kept|left} as it was. “I {like|prefer} it,” said the painter. She painted {Hero}’s name on a {button|pebble}, in gold, with {the tail|a curl} at the end.",
        "“Mind you use them {kindly|sparingly},” she told the street. {Hero} said nothing with a {letter} in it as far as {a sight}. It is harder than you {think|suppose}. {The pal} never made a {slip|mistake}.",
      ],
    ],
  },
  {
    id: "goose-school",
    goals: bothGoals,
    vars: {
      lesson1: ["counting", "forming a V", "walking in line", "knowing left from right"],
      teacher: ["Miss Abara", "Old Bettina", "a thin curate", "a boy of nine", "Nurse Patience"],
    },
    titles: ["The goose school", "A lesson in {lesson1}", "Eleven geese and a bell"],
    beats: [
      [
        "In a meadow {eleven|nine} geese sat in rows, and in front stood {a teacher} with a bell. “Today it’s {lesson1},” said {the teacher}. “Once more. And please, no {hissing|biting the board}.” {Hero} and {the pal} sat down at the {back|end}.",
        "A bell rang. Out of a shed came geese, two by two, with {slates|satchels} round their necks. “You’re late,” said {a teacher} to {Hero}. “It’s {lesson1}, and nobody knows it.” So {he} sat down between {two|the} big {ones|ganders}.",
      ],
      [
        "It went badly. The {fat|left} one slept. The {thin|right} one wanted to know why. Whenever {the teacher} turned round, {one more|another} goose was {in the pond|on the roof}. “It’s always {so|the same},” came the groan, “since {weekday}.”",
        "{Hero} did try. But the goose beside {him} ate {his} {pencil|lace}. Another {laughed|honked}, and then they all did, and {the pal} too. “Silence!” cried {the teacher}, and sat on the {chalk|ink}. They had never liked a lesson {so well|more}.",
      ],
      [
        "“May I?” asked {Hero}. {He} did not talk. {He} walked off, quite {slowly|straight}, with a {crust|bun} behind {his} back. The geese looked, and {fell in|followed}: one, two, all of them, in a {line|row} like a {ruler|string}. “But that’s it!” said {the teacher}.",
        "Then {Hero} made a game of it, with {a cloth} for a flag. Whoever got it {right|first} could ring the bell. How they {rushed|tried}! In the end even the {goose|old one} at the back knew it. She rang, and rang, till {the teacher} {wept|clapped} for joy.",
      ],
      [
        "At the gate they all {bowed|said it} together, which was {loud|grand}. {Hero} was given a {feather|slate} with ‘{Good|Very good}’ on it. {The pal} was given ‘{Fair|Lively}’. They carried them {high|carefully} for the rest of {the track}.",
        "“Will you come on {weekday}?” asked {the teacher}. “We’ve {sums|singing}.” {Hero} said {he} would see. You could still hear the bell, a {good|long} way off, and somebody getting it {right|wrong}.",
      ],
    ],
  },
];
