import type { Episode } from "../../content-contract";
import { bothGoals } from "./anywhere";
import { episodesBeasts } from "./episodes-beasts";
import { episodesCurious } from "./episodes-curious";
import { episodesStreet } from "./episodes-street";
import { episodesWeather } from "./episodes-weather";

export const episodes: readonly Episode[] = [
  {
    id: "market-muddle",
    goals: bothGoals,
    vars: {
      fruit: ["plums", "melons", "onions", "turnips", "lemons"],
      seller: ["a stout seller", "a boy with a squint", "twin sisters", "a man in an apron"],
    },
    titles: ["A street of {fruit}", "The market muddle", "{The seller}"],
    beats: [
      [
        "The market was packing up +and {a seller} stood in the middle of it with a cart of {fruit}. It had lost a wheel. {The fruit} went {every way|downhill}, bouncing like {hailstones|puppies} +and {a creature} {galloped|hopped} ahead of them.",
        "Round the next corner there was a {rumble|roar}. Then came {fruit}, first one, next a dozen, then all there were in the world. Behind them ran {a seller}, {shouting|hat in hand} +and people jumped on {benches|barrels}.",
      ],
      [
        "{Hero} tried to stop them with {his} {arms|feet}. That is not how you stop {fruit}. {He} sat down among them, {hard|with a squash}. “Make a {dam|wall}!” {he} called to {the pal} +and together they tipped {a bench|two crates} across the road.",
        "“Doors!” cried {Hero}. All down the street people opened their {doors|cellars}. The {fruit} rolled in, {politely|one by one}, as if {asked|invited}. {The pal} headed off the {last|fast} ones.",
      ],
      [
        "They picked up for {an hour|half an hour}, and put each one back, and {rubbed|counted} it. “That’s {all of them|every one},” came the answer, “and three are for you.” {Hero} ate one on the spot. It tasted of {smell} and sun +and on they went.",
        "Then the cart stood on its wheel again. There was a {kiss|salute} for {the pal}, and a word in {Hero}’s ear. “If ever you’re stuck,” it was, “ask the one you’d not think of asking.” {He} kept that in {his} head +and on they {trotted}.",
      ],
    ],
  },
  {
    id: "music-in-the-wall",
    goals: bothGoals,
    vars: { player: ["an old man", "a girl with plaits", "two brothers", "a lady in grey"] },
    titles: ["The sound behind the wall", "Three notes", "{The player} and the third note"],
    beats: [
      [
        "Behind a long wall somebody was playing. It went up {two|three} notes and then stopped, and began again. {Hero} put {his} ear to the bricks. Up it went. Stop. It was like a stair with the top step gone +and it made {his} {feet|toes} itch.",
        "They heard a {fiddle|horn} from a yard. It played the start of a tune, only the start, {five|nine} times over. {The pal} looked at {Hero}. Somebody ought to {help|find out}, so {he} climbed {a sight} and looked down.",
      ],
      [
        "There sat {a player}, all {alone|bent}. “I’ve forgotten how it goes on,” came the sad answer. “It was my {mother’s|village’s} tune. And now it ends in the {middle|air}.” {Hero} did not know it. {The pal} did not either. But they could {listen|try}.",
        "{A player} looked up. “Oh dear. Is it so {bad|loud}? I lost the end of this tune on a {ship|train}, years ago.” {Hero} hummed what there was +and at the end of it {he} just hummed {on|up}, to see where it {went|wanted to go}.",
      ],
      [
        "“Perhaps {down|round}?” No. “Perhaps {twice|slower}?” Nearly! They tried it this way and that. Then {a creature} in the ivy sang four notes, quite {carelessly|by chance} +and that was it. That was it exactly. They all {shouted|sat still}.",
        "It was a {silly|sweet} ending, the one they made up. It had a {hop|curl} in it. “That’s not how it went,” said the player, “but I think it’s how it {goes|goes now}.” And the whole tune ran out over the roofs of {town}, from {bottom to top|top to toe}.",
      ],
      [
        "For a good part of the way it followed them. {Hero} walked in time. When at last {he} could not hear it any more, {he} found that {he} had it {inside|by heart}.",
        "“Come back and I’ll teach you,” called the player. {Hero} promised. {He} went off with the tune in {his} {ears|boots} +and it made the road {shorter|lighter}.",
      ],
    ],
  },
  {
    id: "sleeping-guard",
    goals: ["journey"],
    vars: { beast: ["a huge dog", "a carthorse", "a sow with ten piglets", "a sheep with a bell", "a fat pony"] },
    titles: ["Shh!", "Past {the beast}", "On tiptoe"],
    beats: [
      [
        "The road grew narrow between two walls and right across it lay {a beast}, asleep. It filled the whole way, from stone to stone. Its sides went slowly up and slowly down. It smelt of {smell}.",
        "“Don’t wake it,” said a {girl|man} on the wall. “It’s had a hard {day|week}.” {A beast} was snoring in the middle of the lane, so deep that the {pebbles|gate} shook. There was no other way to go.",
      ],
      [
        "{Hero} took off {his} shoes. {He} put one foot between a leg and {a leg|a tail}, and the other by an ear. Something tickled {his} nose. Not now! {He} pinched it +and the sneeze went {down|back} to where sneezes live.",
        "First went {the pal}, light as a {leaf|crumb}. Then {Hero}, who was not so light, step by step along the wall. {A stone|A button} fell. One brown eye opened +and it looked straight at {him}.",
      ],
      [
        "{He} did the only thing {he} could think of. {He} hummed. It was {grownup}’s song, the slow one. The eye {swam|drooped}, and shut. The great side sank. {Hero} hummed {all the way|backwards} to the next corner.",
        "“Only us,” breathed {Hero}. “Sleep on.” {He} pulled {a cloth} over it, where the wind got in. It {sighed|stretched} +and like magic there was room by the wall, just enough for two.",
      ],
      [
        "Only then did {he} dare to laugh. They laughed without a sound, holding on to each other, till the tears {ran|came}. Then {he} put {his} shoes back on.",
        "Safe on the far side, {Hero} drew a sign for the next one who came: ‘{Sleeper|Tired}. Please {tiptoe|hum}.’ It would save somebody a {fright|sneeze}.",
      ],
    ],
  },
  {
    id: "swapping-tree",
    goals: bothGoals,
    vars: { bird: ["a magpie", "a jackdaw", "a jay", "a crow"] },
    titles: ["The swapping tree", "{The bird}’s bargain", "Fair’s fair"],
    beats: [
      [
        "There was a tree hung all over with things: {spoons|keys}, {mittens|bells}, one {shoe|teapot}. In the top of it sat {a bird}. “Swap?” it said. “Take what you like. Leave what you {love|like as much}.”",
        "“Swaps,” said the board, in {scratchy|beaky} letters. {A bird} walked up and down in front of it like a shopkeeper. Its tree was full of {treasure|things}, tied on with {grass|hair}, all turning in the wind.",
      ],
      [
        "{Hero} saw {a trinket} that would be just right. In its place {he} hung {a bus ticket|an old nail} from {his} pocket. {The bird} looked at it, first with one eye, then with the other. “You don’t love that,” it said, and {dropped|threw} it back.",
        "{He} offered a {crust|hole in a sock}. “Ha,” said {the bird}. {He} offered it a joke. It had heard it. “Something of yours,” it said. “Something with a bit of {shine|you} on it.” That was not so {easy|quick}.",
      ],
      [
        "In the end {he} sang it the song from {grownup}. All of it, with the low part. {The bird} shut its eyes. “That’ll do,” it said at last. “That’ll do nicely. I can {wear|keep} that for years.” And it gave {him} {a trinket}, and a feather {too|for change}.",
        "So {Hero} took off {his} lucky {button|lace}, and looked at it once more, and tied it on. It swung there between {a spoon|a bell} and {a key|a shell}. “Fair’s fair,” said {the bird} and brought {him} the best thing in the tree +and it was a {secret|word}.",
      ],
      [
        "“And what will you do with it?” {the bird} called after {him}. {Hero} did not know yet. But {he} had it, and it was {hers}, fair and square.",
        "As they went {he} felt a bit {poorer|bare}, and a good deal {richer|lighter}. That is how you know it was a good swap.",
      ],
    ],
  },
  {
    id: "cloud-shepherd",
    goals: bothGoals,
    vars: { keeper: ["a tall woman", "a boy in a cape", "an old shepherd", "a girl with a crook"] },
    titles: ["The cloud shepherd", "One cloud too many", "Counting clouds"],
    beats: [
      [
        "On the hill stood {a keeper}, counting. “Forty-one, forty-two. There’s one {short|gone}!” It was not sheep. It was clouds. They grazed all over the blue, and one had wandered off and was {raining|sulking} on {a sight}.",
        "“Have you seen a cloud?” asked {a keeper}. “About so big. {Grey|White} at the edges.” {Hero} had. It was sitting low, behind {a sight}, where it had no business, and crying into a {ditch|bucket}.",
      ],
      [
        "{Hero} went up to it. “Go home,” {he} said. It rained on {him}. “Shoo!” It rained {harder|on $his ears}. Now {he} {was} as wet as {soup|a sponge} +and the cloud had got no bigger and no {happier|nearer}.",
        "They tried to blow it up the hill. {Hero} blew till {he} saw {spots|stars}. The cloud went {sideways|round once}. {The pal} tried from the other side. It {sat down|hid} on top of {him}, like a wet {hat|cushion}.",
      ],
      [
        "“What’s wrong?” {he} asked then. No one had asked that. The cloud {sniffed|shook}. It seemed that it was the smallest, and always at the {back|end}. “Me too, in {gym|photos},” said {Hero}. {He} told it about that. As {he} told it, {he} walked +and it came along.",
        "So {Hero} just sat with it a while, in the {wet|grass}. {He} talked of this and that, of {a food} and {a creature}. It grew {thinner|whiter}. It let itself be led by one {corner|wisp}, up the hill, like {a kid|a pony}.",
      ],
      [
        "“Forty-three!” There they were, all of them, round and {white|fat}. The smallest got a place at the {front|edge}, where the sun comes first. And over {Hero} there was shade, just {his} size, for the rest of the way.",
        "The keeper {bowed|whistled}. “It’s going to be a clear night now,” said the keeper, “and that’s {your|partly your} doing.” It made {Hero} walk a little {taller|faster}.",
      ],
    ],
  },
  {
    id: "letters-for-the-river",
    goals: ["journey"],
    vars: { ferry: ["a flat boat", "a raft with a hut", "a rowing boat", "a barge full of hens"] },
    titles: ["The slow ferry", "{The ferry}", "Across, by turns"],
    beats: [
      [
        "Where the road met the canal lay {a ferry}, and the ferryman was {asleep|stuck in his chair}. “You’ll have to {row|pull}, I’m afraid,” he said. “My {back|arm}’s on holiday.” {Hero} had never {rowed|pulled} anything bigger than a {sledge|pram}.",
        "{A ferry} lay at the bank. It went when it had six passengers. So far there were three, and one of them was {a creature}. {Hero} counted {the pal} and {himself}. Still one short +and the water ran {by|on}.",
      ],
      [
        "{He} pulled with all {his} might. Round they went, in a {ring|spiral}. “Both sides the same,” said the ferryman, “or you’ll {screw|wind} us in.” Left, right, {slow|soft}. Now they went forward, and backward, and forward more.",
        "They waited. {Hero} asked a fisherman, but he had {bites|soup}. {He} asked {a creature}, and got no {answer|more than a look}. “What about him?” said {the pal}’s look. In the reeds stood a {small|muddy} boy. He had wanted to go across for {days|a week}, and never {dared|asked}.",
      ],
      [
        "In the middle it was wide, and very {quiet|smooth}. {A creature} sat on the bow. The whole sky was above them and all of it was below as well +and they hung between, like {a bead|a fly} on a thread.",
        "“You’ll make it six,” said {Hero} and held out a hand. So off they went. The boy had the place at the front. He did not say a {thing|word}, but his {ears|face} shone all the way over.",
      ],
      [
        "Bump. That was the other side. “Nicely done,” said the ferryman. “For that you go free {next time|for ever}.” {Hero}’s hands were {red|sore} and {he} {was} as proud as {a captain|an admiral}.",
        "On the far bank everyone shook {hands|paws}. You do, when you’ve been in one boat. {Hero} looked back {once|twice} at the water +and then {he} turned to the road.",
      ],
    ],
  },
  {
    id: "house-of-clocks",
    goals: bothGoals,
    vars: { clockkeeper: ["a thin man", "a lady with nine watches", "a boy with a key", "a round old woman"] },
    titles: ["The house of clocks", "What time is it?", "One minute for keeps"],
    beats: [
      [
        "In one house all the clocks were wrong. It said {three|nine} in the hall and {noon|six} on the stairs. {A clockkeeper} ran from one to the next, in tears. “They won’t agree! Nobody can have {supper|breakfast} till they agree.”",
        "“What time do you make it?” cried {a clockkeeper} from a door. {Hero} did not have a watch. Inside there was a {ticking|clicking} like a thousand {knitters|crickets}, and no two {ticks|clocks} alike.",
      ],
      [
        "{Hero} set one right. The next one was {cross|jealous} and went {faster|backward}. {He} set that, and then the first was wrong again. It was like {washing|combing} a litter of {kittens|puppies} +and {the pal} got quite {giddy|tangled}.",
        "They tried to go by the {loudest|biggest}. It was a {cuckoo|grandfather}, and it only knew {four o’clock|Sundays}. They tried to vote. That made it {a quarter to apple|twelve and a half}. {Hero} had to sit down.",
      ],
      [
        "“Stop them all,” {he} said. “And then, all together, go.” So they stopped them, one by one, till it was so still that you could hear {snow|dust}. From {town} came the church bell. Bong. “Now!” And the whole house began to {tick|beat} like one heart.",
        "It was {the pal} who found it. Under the {stairs|clocks} sat {a creature}, tapping, and put everyone out. {Hero} led it to the garden. In the hush the clocks {blinked|waited}. Then they {chimed|struck}, every one. It was {five|half past four}, and it was true.",
      ],
      [
        "“I’ve a minute left over,” said the clock keeper, very happy. “Would you like it?” {Hero} put it in {his} pocket. You never know when you’ll {need|want} one.",
        "They had {a food} to celebrate, at exactly the right time. Then {Hero} had to {go|run}. For once {he} knew just how late it {wasn’t|was}.",
      ],
    ],
  },
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
        "“On your marks,” said {the neighbour}. That had been at {noon|breakfast}, it turned out. The snails were a hand’s width off the line by now. All of {the track} was {holding its breath|having lunch}.",
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
        "It was last but one, in the end, and that is {something|not nothing}. “Same time next {year|month}?” asked {the neighbour}. By then, {Hero} thought, it might have {finished|turned round}. And off they {trotted}, which felt very fast.",
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
        "In a {green|narrow} street {a sofa} was stuck in a door. It was half in and half out. Behind it were {a movers}, who wanted {out|their tea}. In front stood {the neighbour}, who wanted in. “Left a bit,” said everybody.",
        "“Hup!” cried {a movers}. They had {a sofa} on their shoulders, and a front door the width of {a cake|a ladder}. In it went, as far as its {middle|knees}. There it {stuck|stayed}, and there they stayed {too|behind it}.",
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
        "They had {a food}, sitting in a row on {the sofa}, even {the pal}. You could see {a sight} from there. “The door goes back {tomorrow|on $weekday},” said {the neighbour}. “It’s had a hard day, too.”",
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
  ...episodesStreet,
  ...episodesWeather,
  ...episodesBeasts,
  ...episodesCurious,
];
