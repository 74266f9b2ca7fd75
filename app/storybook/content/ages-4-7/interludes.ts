import type { Band, Texts } from "../../content-contract";

export const interludes: Band["interludes"] = {
  way: [
    "First came {a sight}, and after that {a sight 2}, and then there was nothing for a long while but {smell} on the wind. {Hero} kicked a {stone|cone} along in front of {him} +and {the pal} kicked it back.",
    "They met {the neighbour}, carrying {a food} under one arm. “Off somewhere?” “Yes,” said {Hero}, “and back by {dark|bedtime}.” {The neighbour} gave {him} {a trinket} to take along +and you do not say no to that.",
    "It grew {warm|cold}. {Hero} took {his} {cap|scarf|coat} off, and put it on again, and thought about {a food}. On a wall sat {a creature} that {looked|blinked} at them as though it had seen {stranger|funnier} things.",
    "“Tell me something,” {he} said to {the pal}, and then, because no answer came, told something {himself}. It was the one about {the neighbour}, {a creature} and {a food}. It lasted as far as {the crossroads|the next bend}.",
    "A {weather} lane led off to the left, and another to the right. {Hero} shut {his} eyes and pointed. It was a good guess, for there stood {a sight}, just where {grownup} had said it would.",
    "They sat down on {a sight} to share {a food}. It was {cut|broken} in fair halves, with a corner over for {a creature}. From there {he} could see all of {town}, right down to the smoke of {home}.",
    "Somewhere behind the houses there was {a noise}. {Hero} walked in time to it: {left, right, hop|step, step, skip}. By the time it stopped, they were past {a sight} and halfway to {a sight 2}.",
    "{Name} was leaning on a gate in {a cloth}. “That’s no job for a little one,” came the grumble. {Hero} only smiled. {He} had {dry feet|time}, {a food} and a friend +and what else do you need?",
    "{He} looked for {colour} things, as {he} did on long walks. There was a {colour 2} door, a {colour 3} bucket and, best of all, {a creature} with a {colour 4} {tail|back}. {The pal} found two that {he} had missed.",
    "The wind got up and took {his} hat. It sailed over {a sight}, turned twice, and came down in front of {a creature}, who sat in it. It took {a food} to get it back +and after that {he} held it on.",
    "Down by the {ditch|steps} somebody had left {a cloth}, {a trinket} and a sum in chalk. {Hero} did the sum. It came to {thirty|twelve}. {He} wrote the answer underneath +and {he} drew {a creature} beside it, for company.",
    "“Are we nearly there?” {he} asked, although there was no one to {ask|know} but {the pal}. Nearly there was behind the {hill|barn}. Behind the {hill|barn} was {a sight}. They went on.",
    "A {colour} cart came by, full of {barrels|hay}. The driver let them ride on the back, with their legs hanging down, as far as {a sight}. It jolted so much that all {his} words came out in {crumbs|pieces}.",
    "{The neighbour} called to them from a {roof|ladder}. “Mind the {mud|geese} by {the bend|the pump}!” It was well that they were told. There were {nine|a dozen} of them, or one very big one +and {Hero} went round by {a sight}.",
  ],
  worry: [
    "{Hero} sat down. {He} did not want to cry, so {he} counted {leaves|buttons} +but it all {swam|ran} together anyway. {The noise} sounded very far off.",
    "What would {grownup} say now? {Hero} thought about it. Most likely {grownup} would say, “Have {a food} and look again.” {He} had {none|no food} +but {he} did look again.",
    "For a while nobody {moved|said anything}. A {colour} leaf came down and landed on {the pal}. The light had begun to {lean|fade} +and the day, that had been so {long|big}, was getting {short|low}.",
    "“It’s not fair,” said {Hero}, to {a sight}. It did not answer. {He} said it again, {quieter|lower}. After that {he} felt a tiny bit better, and a tiny bit {silly|hungry}.",
    "{He} tried to think. {His} thoughts ran about like {hens|mice} with nobody to feed them. There had to be {some|another} way. There nearly always {is|was}, but it does not {shout|come when called}.",
    "“Perhaps I’m not the right one for this,” {he} said in a small voice. {A creature} went on with its work, the same small thing over and over, until it {worked|was done}.",
    "It began to {drizzle|blow}. {Hero} pulled {a cloth} round {him} and made room for {the pal}. Two are warmer than one. That was something, at {least|any rate}.",
  ],
  glad: [
    "They {danced|hopped} in a ring, all of them, until {a creature} complained. {Hero} was out of breath. It is {odd|strange} how light your feet are when a thing is {behind|done with} you.",
    "“We did it,” said {Hero}. {He} had to say it {twice|three times} to believe it. {The helper} only {winked|grinned}. Then {h.he} split {a food} into {four|equal bits}.",
    "From then on it was all easy. Even the {weather} wind was behind them. {Hero} told {the helper} about {home} and {grownup}, and {the helper} told {him} about {h.his} {cousins|winters}.",
    "{Hero} looked back. How small it was, the thing that had looked so {huge|awful}! You could have put it in a {pocket|hat}. {The pal} shook off the {last|dust} of it.",
    "“What shall I do for you now?” {Hero} asked. {The helper} thought. “Come by {sometimes|on Sundays},” {h.he} said, “and bring {the pal}.” They shook {hands|on that}.",
    "{The neighbour} had seen it all from {a sight} and came to clap {him} on the back. “Well I never,” went the talk, all the way along. By tomorrow it would be known in {every kitchen|half} of {town}.",
    "They rested a moment by {a sight}. It smelt of {smell} there. {Hero} thought that {he} would remember this place, just as it was, with {the noise} and everything.",
  ],
  calm: [
    "The sky went {plum|rose} and then dark blue. One star came out, then two. {Hero} stopped counting at nine.",
    "Lamps were lit along the {lane|road}. {A creature} went home too. It did not hurry. {The noise} had stopped.",
    "It smelt of {smell}. Somewhere a window was shut. {Town} was saying good night to itself, house by house.",
    "{Hero} drank some warm milk. {He} held the cup in both hands. It was quiet. There was only {a noise}, and not much of that.",
    "“Were you {frightened|worried}?” asked {Hero}. “I knew you’d come,” said {grownup}. That was all. That was good.",
    "{His} legs were tired. {His} eyes were tired. Only {his} thoughts still ran about. Soon they sat down too.",
    "The moon had a soft edge. It looked in at the {kitchen|landing}. It looked at the plates, and the {boots|bread}. It saw that all was well.",
    "{Grownup} pulled off {his} socks. There was a {leaf|burr} in one. They put it in a saucer. It had come a long way.",
    "There was the creak of the {stair|floor}. There was the click of the lamp. Each one meant home.",
    "{Hero} washed {his} face. The {flannel|water} was warm. The day went down the drain, round and round.",
    "“Good night, roof,” {he} said. “Good night, {sight}.” It was good to say it. Everything lay in its place.",
    "{He} listened. Far off was the wind. It was out there and {he} {was} in here. That is the best of beds.",
    "Nothing more had to be done today. Nobody was {waiting|lost}. Nothing was {broken|left}. {Hero} breathed out.",
    "The blanket was {patched|checked}. {Grownup} had made it. It was heavy, and just right.",
  ],
};

export const hooks: Texts = [
  "But the road went on, and so did they.",
  "What came next was something nobody had {planned|thought of}.",
  "And behind the next bend somebody was waiting.",
  "{Hero} did not know it yet, but the best part was still to come.",
  "There was more to see before bedtime, a good deal more.",
  "Just then {the pal} stopped and looked up.",
  "“Come on,” said {Hero}. “I want to know what’s round the corner.”",
  "And that was only the beginning of the {evening|afternoon}.",
  "The day still had a thing or two in its pockets.",
  "Luckily, help was nearer than {he} thought.",
];

export const chapterTitles: Band["chapterTitles"] = {
  start: ["A {colour} beginning", "Out of the door", "{Hero} sets out", "What {Hero} wanted", "One {weather} day"],
  obstacle: ["So near, and yet", "Stuck", "A hard nut", "This far and no further", "Two tries"],
  turn: ["{The helper}", "Somebody comes along", "The other way", "What {the helper} knew", "A change of wind"],
  home: ["The way home", "Lamps in the windows", "Home again", "A quiet end", "Good night, {town}"],
};

export const naming: Texts = [
  "On the shelf at home stood pictures of {list}.",
  "{He} also loved {list}, but today was not for that.",
  "There would be time for {list} tomorrow.",
  "{Hero} had drawn {list} all round the door.",
  "In {his} room there was a corner for {list}.",
  "{He} liked {list} nearly as much.",
  "Last week it had all been {list}.",
  "“And what about {list}?” {grownup} had asked.",
];

export const lessonVoices: Texts = [
  "“We have words for that at home,” said {the helper}. “{Lesson}.”",
  "“I’ll tell you what I was told when I was small,” said {the helper}. “{Lesson}.”",
  "“{Grownup} always tells me that,” said {Hero}. “{Lesson}.”",
  "“Shall I say it out loud?” asked {Hero}. “{Lesson}.”",
  "“There’s one thing to remember,” said {the helper}. “{Lesson}.”",
];

export const refrains: Texts = [
  "One foot, two feet, over the hill, {Hero} kept going, and is going still.",
  "Round the corner, down the lane, up the hill and round again.",
  "Bit by bit and step by step, that was a promise, and it was kept.",
  "“Who’ll come with me?” “I will, too. Two can do what one can’t do.”",
];
