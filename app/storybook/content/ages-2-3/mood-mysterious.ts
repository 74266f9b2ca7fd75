import type { MoodTexts } from "../shared/mood-texts";

export const mysterious: MoodTexts = {
  strands: [
    {
      opening:
        "Tap, tap, tap! {Hero} kept still to hear it. It was not the rain, and it was not {grownup} +so who {was it|tapped}?",
      way: "Tap, tap! There it was again! {Hero} looked {up|about}, and down came one small {brown|red} feather. That was a clue.",
      close: "Tap, tap! {Hero} looked out. A robin sat at the window. It was after the crumbs.",
    },
    {
      opening:
        "On the step {Hero} found {a trinket}. Who had {put|left} it there? {He} looked {left|up}, {he} looked {right|down} +and nobody was about.",
      way: "{Hero} found {a trinket 2} by {a sight}. First one thing, and now this! A shadow flew by.",
      close: "{Hero} peeped out. On the step sat a crow with a ribbon. So it was you!",
    },
    {
      vars: { treat: ["a bun", "a fish cake", "some cheese", "a pancake", "an egg", "a pie", "a rice ball"] },
      opening:
        "Where was {Hero}’s {treat}? It had been on the plate. Now there was just the plate, all licked clean +and the {door|window} was shut.",
      way: "“Who licks a plate?” {Hero} asked {the pal}. “It had no {fork|spoon}.” Then {he} saw one {wet|dusty} paw mark. A clue!",
      close: "{Hero} looked under the bed. Two eyes looked out. It was the cat, full of {treat}.",
    },
    {
      opening: "{Hero} saw a light wink by {a sight}. On, on, off, it went, and on, on, off +but nobody else saw it.",
      way: "On, on, off! There was the light again. “It’s like a word,” said {Hero}. What did it say?",
      close: "On, on, off! {Hero} saw now. It was {name}’s torch, next door. It said good night.",
    },
    {
      opening:
        "Shh! {Hero} could hear {a noise}, but where was it? It was not in the {pot|box|bath} +and it was not in {grownup}’s {hat|shoe}.",
      way: "There was {the noise} again! {Hero} looked {up|down} and {behind|all round}. It was always near {grownup}. That was odd.",
      close: "{Hero} put an ear to {grownup}’s bag. In it was a small radio, left on. Click.",
    },
    {
      vars: { sign: ["moon", "star", "sun", "fish", "boat", "bird", "tree", "ship"] },
      opening:
        "There on {Hero}’s floor was a row of {colour} dots. Who had {made|left} them? They ran to the door +and there they {stopped|ended}.",
      way: "{Hero} found one more {colour} dot, on {a sight}. It was wet. “Somebody drips,” {he} told {the pal}.",
      close: "By the bed {Hero} saw a new {colour} {sign}. And {grownup} had paint on one thumb!",
    },
    {
      vars: { lost: ["bear", "ball", "boot", "rag doll", "slipper", "knit owl", "plush pig", "hat"] },
      opening:
        "Each day {Hero}’s {lost} was in a new place. Now it sat in the {bath|wash tub} +and {grownup} had not put it there. Who had?",
      way: "“There’s a hair on my {lost},” said {Hero}. It was {white|brown} and short. Whose was it? That was a clue!",
      close: "Pad, pad. In came the dog with {Hero}’s {lost}, and took it to bed. Aha!",
    },
    {
      opening:
        "By the door {Hero} saw a {colour} box. Tick, tick, it went. “Not till tonight,” said a note +so they {had to wait|let it tick}.",
      way: "“What ticks and must wait?” {Hero} asked {the pal}. “It has a bird in it,” said {grownup}, “but it’s no cage.”",
      close: "Up came the lid of the box. “Cuckoo!” It was a clock for {Hero}, from {name}.",
    },
    {
      vars: { gap: ["fence", "hedge", "wall", "gate", "shed", "barn"] },
      opening:
        "{Hero} peeped through a hole in the {gap}. An eye peeped back! It blinked {once|twice} +and it was gone. Whose was it?",
      way: "Somebody giggled behind {a sight}. {Hero} ran to see +but there was just a {colour} ribbon. A clue!",
      close: "A note was stuck in the {gap}. “I’m new,” it said. “Will you play, {Hero}?”",
    },
    {
      opening:
        "Ting, ting! {Hero} heard a bell behind the hedge. Somebody {walked|ate|chewed} there +but the hedge was too thick to see who.",
      way: "Ting, ting! {Hero} saw the tip of a beard. Who has a bell and a beard? Not {the neighbour}.",
      close: "Ting, ting! {Hero} looked out. A goat looked in. So that was the bell.",
    },
    {
      opening:
        "“Hoo!” it went at {Hero}’s window. “Who?” {he} asked. “Hoo!” {He} saw {a sight} and an old jug +but there was no owl.",
      way: "The wind blew. “Hoo!” The wind dropped, and it stopped. “That’s a clue,” {Hero} told {the pal}.",
      close: "“Hoo!” {Hero} looked at the old jug. The wind blew in at its top. Aha!",
    },
    {
      opening:
        "{Hero} found a key as small as a {tooth|crumb|pea}. It did not fit the door or the {clock|gate} +so what did it fit?",
      way: "{Hero} held the small key to {a sight}. No! “It must fit a small thing,” said {grownup}.",
      close: "On the shelf stood an old box. {Hero} tried the key. Click! It played a tune.",
    },
    {
      opening:
        "Bong, bong! {Hero} counted the clock. It struck {five|six|nine} +and then, far off, came one bong more. What was that?",
      way: "Bong! That was no clock. It came from behind {a sight}. {Hero} ran to look +but nobody was there.",
      close: "Bong! {Hero} looked out. {Name} banged a pan, once, to call the cat in.",
    },
    {
      opening:
        "A parcel came for {Hero}, as big as a {pram|dog|chair}. There was nothing in it +but it smelt of {smell}. Who had sent that?",
      way: "{Hero} sniffed. There was that smell of {smell} again! “Somebody has just been here,” {he} told {the pal}.",
      close: "In came {name}, who smelt of {smell}. “{Hero}, did my empty box come?”",
    },
    {
      opening:
        "Next door to {Hero} somebody new had come. All {he} saw was {a cloth} in the window +and then the {blind|curtain} came down.",
      way: "There went {the cloth}, round {a sight}! {Hero} ran, and {the pal} ran. All they found was a foot mark.",
      close: "A girl in {a cloth} came by with her dad. “I’m next door, {Hero}!”",
    },
    {
      opening:
        "{Hero}’s {colour} hat got smaller each day. One thread went, and then one more +and nobody saw who took them. Was it {a moth|the wind}?",
      way: "“That’s from my hat!” said {Hero}. One {colour} thread hung on {a sight}. Who had {left it|been} there?",
      close: "{Hero} saw a nest of {colour} thread. “So it was you,” {he} told the bird.",
    },
    {
      opening:
        "{Hero} saw chalk on the gate. “Look up,” it said. So {he} looked up, and there was a {colour} star +but who had drawn it?",
      way: "{Hero} saw one more {colour} star, on {a sight}. “You’re warm,” said the chalk. Who had {put it|drawn it} there?",
      close: "The last star was on {Hero}’s door. And who had chalk on one ear? {Grownup}!",
    },
  ],
  events: [
    "There it was, on {a sight}: a {colour} {arrow|hand|foot} in chalk. Who had drawn it? {Hero} looked round. {The pal} looked too. It was very still.",
    "{Hero} stopped. {He} heard steps, {pad, pad|tip, tap}. When {he} stopped, they stopped. {He} turned round fast +and it was only {a creature}.",
    "Under {a sight} lay {a trinket}, wrapped in a leaf. It was still warm. {Hero} put it back just so. Then {he} hid a bit, to see who came.",
    "A {curtain|lid|leaf} moved, and there was no wind. Then came a {cough|sniff|giggle}. “I can see you,” said {Hero}. {He} could not. But it was worth a try.",
    "There was a hole in the hedge, as round as {a food}. It was dark in there, and it smelt of {smell}. Two {colour} eyes went {blink|by}.",
    "{The neighbour} went by with a box and a {wink|hush}. The box {mewed|hummed|ticked}. “Not a word,” came the voice. {Hero} did not say one.",
    "“Did you hear {a noise}?” asked {Hero}. It had come from {a sight}. Now it came from {a sight 2}! {The pal} turned {left|round} and so did {he}.",
    "Someone had put {a cloth} on {a sight}. In the pocket was {a food}, with one bite out of it. {Hero} looked at the bite. It was a {small|round} one.",
    "A key hung on {a sight} by a {colour} thread. It fitted nothing there. {Hero} tried it in the air, and it went click.",
    "{Name} walked past them backwards, in {a cloth}. {Hero} waited a bit +and here came {name} once more, forwards. {Grownup} did not ask.",
    "There was one wet step, and then one more. But the rest were dry. {Hero} followed them to {a sight}, where they {jumped|stopped}.",
    "What was that under the blanket on the bench? It rose and fell. {Hero} took hold of a corner. It was {a creature}, with a very small blanket of its own.",
    "Somebody tapped three times in the wall. {Hero} tapped three as well, on {a sight}. Then there were four taps +and so it could count.",
    "The shop was shut, but a {light|fan|toy} went round inside. It threw dots on {Hero}’s coat. They went up one arm and then down the other.",
    "Somebody had swapped the signs. The {bun|hat} shop said Bank. {Hero} looked in to see +and a lady was putting the best ones in a safe.",
    "{Hero} found half a letter. “Meet me by the,” it said. By the what? {He} looked at {a sight}, for a start, and someone had just left.",
    "A cat with one white ear had been at the corner. Here it was in front of them. Here it was once more, on a wall. “Three cats?” said {grownup}.",
    "The well said something. {Hero} leaned on {grownup} and called down, “What?” It thought for a time, and then it answered, “Hat.”",
    "In the snow globe in the window was a street. In the street was a house like {home}. {Hero} looked for a very small window, and waved.",
    "All at once the birds stopped. One, two, three, and they began again. {Hero} looked at {a creature}. It knew, but it did not tell.",
    "A thin line of {sugar|sand|flour} ran from door to door. {Hero} wet a finger, to find out. It was {salt|chalk}! Now who would do that?",
    "The statue in the square had an apple in its hand. Had it had one last week? {Hero} thought not. On the way home, it had a bite out.",
    "“Someone is following us,” said {Hero}. {He} walked round {a sight}, and round it again. Now they were following someone, and it was {the neighbour}.",
    "A {colour} balloon was tied to the gate, with a tag. “For the one with cold ears,” it read. {Hero} felt {his} ears. They were cold.",
    "Why did {a sight} hum? {Hero} put {his} ear on it, and it stopped. {He} took {his} ear off +and it began once more.",
    "There were two moons in the pond. {Hero} looked up, and there was one. {He} looked down, and there were two. {A creature} swam off with the one on the left.",
    "Round the bend there was music. Then it was round the next bend. {Hero} never caught it up. It left a smell of {smell}.",
    "A hatch in the wall went up and took in the milk. Then the wall was smooth again. {Hero} felt for a crack. “Thank you,” said the wall.",
    "On each door there was a chalk moon. On one there was a sun. {Hero} knocked. It was only {name}, who had run out of moons.",
    "The lamp by {a sight} went on as they came +and off as they left. {Hero} took one step back. On. {Grownup} took off a hat to it.",
    "Behind {the neighbour}’s house there was one more house, exactly alike but small. A light went on in each at the same time. {Hero} looked for a small {Hero}, and a curtain fell.",
    "A clock with no hands hung on {a sight}. It ticked all the same. {Hero} asked {grownup} what time it was, and they both looked at it.",
    "Someone had been here with very long feet. The prints came up out of the pond and went to the bun shop. On the way back they were deeper.",
    "{Hero} put a penny in the machine and out came a card. “Look under the third stone,” it said. Under the third stone lay a penny.",
    "There was a tune that four different people hummed that day. None of them knew the others. {Hero} hummed it too, by now +and so did {a creature}.",
    "The portrait in the hall of the {inn|school} had a spoon in its hand. Yesterday it had a fork. “It’s a trick of the light,” said {grownup}. “And of the soup.”",
    "A sack in a doorway said, “Not long now.” {Hero} stopped. It was {name}, under it, keeping dry. “Till what?” asked {Hero}, but that was all it said.",
    "In the field stood a chair, all alone, with {a cloth} on it. Nobody was near. Later it was still there. But the chair faced the other way.",
    "{Hero} saw {a trinket} in a high window. Then it was at the next. It went along the whole house like that. Then it came out at the door, in {the neighbour}’s pocket.",
    "Why was that cat carrying a note? It sat down by {Hero} and would not give it up. “To whom it may concern,” {he} read upside down. Then it went to find them.",
    "The sea was a long way off, but there was a shell on the step, still wet. {Grownup} smelt it. {Hero} listened to it. Both of them looked up the street.",
    "By {a sight} there was a hole, dug and filled in and dug. {Hero} dropped in {a food} to see. By morning there might be a bush, or a thank you.",
    "{Hero} said {his} own name in the tunnel. It came back as somebody else’s. {He} tried it twice more +and each time it was a nicer one.",
    "They found a line of hats on a wall, one for each day. The one for today was gone. Not far off, over the hedge, it went by at a fair speed.",
    "The well had a lid with a lock. On the lock sat {a creature}, like a guard. {Hero} asked what was down there. It looked at {him} for a long time, and washed.",
    "“Three o’clock, by the bench,” said a man, to nobody. At three {Hero} was there with {grownup}. A lady came, sat down, and gave a crumb to a dove +and that was all, or so it looked.",
    "A line was painted down the middle of the lane, and it went into a shed. {Hero} looked through a crack. It came out at the back, in {colour}.",
    "On the bus sat a man with a birdcage under a cloth. At each stop the cloth asked, “Is it here?” {Hero} got off before it was.",
    "One of the geese on the green was not a goose. {Hero} could not have said which. When {he} came back there was one less, and a {hat|feather fan}.",
    "There was a bench where people left things. There was an egg. There was a glove with a ring in it. {Hero} left {a trinket}, and took nothing, and felt looked at, kindly.",
    "Somebody had set a table in the wood, for six. The soup was hot. {Hero} put {a food} by the smallest plate. They went on, a bit faster.",
    "In {name}’s attic something walked up and down. “It’s the wind,” said {name}. The wind had a limp, and it liked cheese.",
    "{Hero} had a dream, and there was {a sight} in it. Now here it stood. Even {a creature} was in its place, and gave {him} a nod.",
    "A boy flew a kite with no kite on it. The string went up and up, and was tight. “What is it?” asked {Hero}. “I’ve never seen it,” said the boy.",
    "Two people sat back to back on the wall, with the same newspaper. When the one turned a page so did the other. {Hero} coughed, and they both said, “Bless you.”",
    "The rain fell everywhere but on one stone. It was as dry as a biscuit. {Hero} sat on it for a while, and could hear knocking.",
    "A lift stood in the middle of the meadow, with its doors open. There was a button for up. {Grownup} held {Hero}’s hood, and they both just looked.",
    "They met a lady with a list of all who would pass that day. {Hero} was on it, and {grownup}, and {a creature}. The next name had been rubbed out.",
    "The weather cock pointed the wrong way. It pointed at {the neighbour}’s house. When {the neighbour} came out to look, it went round and whistled.",
    "Why was there a spoon in each of the flower pots? {Hero} counted seven. In the eighth was a fork, and it had a note on: “Not this one.”",
    "There was a bump in the leaves, and the bump went left. {Hero} went left. The bump went right +so {Hero} went right. Pop! Up came {a creature}, with a leaf for a hat.",
    "“Who had my pie?” asked {the neighbour}. It had one side left. Dots of jam ran from the {sill|mat} to the gate. {Hero} went along them. The cat by {a sight} licked its lip.",
    "One red shoe stood by {a sight}. Who goes home in one shoe? {Hero} looked left and right. Up hopped a girl, on one leg. “There you are!” she told it.",
    "Scritch, scratch, went something in a {box|bin|sack}. {Hero} put one finger to {his} lips +and they crept up, tip, tip. {Grownup} looked in. It was {name}’s {hen|cat}, with {a food}.",
    "Two small lamps hung in the dark of a shed, {green|gold}. They went out +and they came on. {Hero} held {grownup}’s sleeve. “Mew,” said the lamps, and came to be stroked.",
    "Each {post|gate|door} had a {colour} dot on it. Dot, dot, dot, they went, and round the bend. {Hero} went with them. At the last dot sat {name}, with a leaky {pot|tin} of paint.",
    "A hat went by on top of the wall. Just the hat! It stopped, and it went on. “Good day,” it told {Hero}. Then the wall came to an end +and under the hat was {the neighbour}.",
    "“Hide!” said {grownup}, so they hid by {a sight}. Slap, slap, slap, came the feet. {Hero} held {his} breath. Round the bend came a duck, and it was late for the {pond|rain}.",
    "Some {colour} wool lay on the path. The end of it ran off through the grass. {Hero} wound it up and went where it went. There sat {name}, with half a sock and no wool.",
    "Something was in {Hero}’s hood. It {tickled|hummed|sneezed}. {He} stood as still as a {post|stone}. “It’s {a creature},” said {grownup}. It had a good look at {town}, and then it got off.",
    "Whose nose was that, flat on the {hat|wool} shop’s window? It was pink, and it did not move. {Hero} put {his} own nose to it +and then {he} saw the rest. It was {the neighbour}, looking for {a cloth}.",
  ],
  calms: [
    "Nothing went tap. Nothing went creak. {Hero} knew why now, and it was nice.",
    "Something small ran by. It was only {a creature}. Hello, you.",
    "The curtain did not move. One small riddle was left. It could wait.",
    "“Hoo,” said the tree. “Good night,” said {Hero}. They left it at that.",
    "One eye peeped in. It was the moon. It was only the moon.",
    "The key lay on the sill. {Hero} did not know what it fitted. It would, one day.",
    "Three knocks came. They were the pipes. They knock when they are warm.",
    "{Hero} looked under the bed. There was dust. There was {a toy}. They were not up to anything.",
    "The wind tried the door. It was locked. It went to ask next door.",
    "A shadow stood by the chair. It had a hood. It was {Hero}’s coat.",
    "Somebody had turned the bed down. {Hero} had an idea who. {Grownup} smiled, and said no more.",
    "There was still one riddle in {his} pocket. {Hero} put it by the bed. It would keep till it was light.",
    "The stair went creak. Who was that? It was the cat, on its way to bed.",
    "What ticks in the wall? A very small clock. {Hero} let it have the last word.",
    "The moon went behind a cloud. It came out on the other side. It had not changed a thing.",
    "Some secrets keep you warm. {Hero} had one. It lay close, like a stone from the oven.",
  ],
};
