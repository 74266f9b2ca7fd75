import type { Episode } from "../../content-contract";
import { bothGoals } from "./anywhere";

export const episodesFriends: readonly Episode[] = [
  {
    id: "two-windows",
    goals: bothGoals,
    vars: {
      ill: ["a girl with spots", "a boy with mumps", "a girl with a cough", "a boy with a rash"],
      bestie: ["Nils", "Ada", "Sami", "Lola"],
    },
    titles: ["Two windows", "{Bestie} over the way", "A line across the lane"],
    beats: [
      [
        "At one window sat {a ill}, and at the window over the lane sat {bestie}. They were best friends, but nobody might visit today. So they had stretched a string across, with a {tin|paper cup} at each end. “It’s a telephone,” {bestie} told {Hero}, “only it doesn’t work.”",
        "A little basket slid down a line, right over {Hero}’s head. It came from a high window, where {a ill} had to stay indoors. At the low end stood {bestie} and took out {a drawing|a paper star}. “We can’t play today,” said {bestie} +so they sent each other things instead.",
      ],
      [
        "{Bestie}’s mum let {Hero} and {the pal} come up and try. It was as quiet as {soup|a shoe} in there. They spoke {slowly|louder}, and it did not help. Out over the lane the string sagged in the middle like a hammock +and a {robin|sparrow} sat in it and swung.",
        "But it only went one way. Downhill the basket ran like a {mouse|sledge}, and uphill it would not run at all. {Bestie} tried throwing things. They fell into the {hedge|rain barrel} +and {the pal} went to find them. “It must look as if I never answer,” said {bestie} sadly.",
      ],
      [
        "The bird flew off, the string jumped +and for one moment something went ‘ping’. “It’s too loose!” said {Hero}. {He} walked backwards with it, past the {piano|bed}, right to the wall. Now the string was as straight as a ruler. “Say something,” {he} called.",
        "{Hero} looked round. In a yard {the neighbour} was taking in the {socks|sheets}, and never moved a step. That line ran in a ring, over two wheels! {The neighbour} had an old one, and helped to hang it up. {Hero} pulled on the lower half +and the basket sailed uphill like a {queen|kite}.",
      ],
      [
        "“Hello,” said the string, quite clearly. “I’ve had {soup|jelly} four times, and I’ve counted my toes.” {Bestie} laughed out loud. They had {two|three} days of news to tell +so {Hero} tied a good knot and said goodbye. {He} and {the pal} walked off under it {softly}, because somebody was in the middle of a joke.",
        "You could tell when it got there, by the shriek of joy. After that it was never still. Up went a {riddle|comic} +and down came the answer. {Hero} sent something, too: a picture of {the pal}, with ‘Get well’ underneath. It was already up in the window when they looked back from {a sight}.",
      ],
    ],
  },
  {
    id: "long-rope",
    goals: bothGoals,
    vars: { skipper: ["Pip", "Dot", "Wilf", "Min"] },
    titles: ["The long rope", "{Skipper} in the school yard", "One end of the rope"],
    beats: [
      [
        "In a school yard two {big|tall} girls were turning a long rope. Slap, it went, slap, slap, and the children ran in, one after another. Only {skipper} stood and rocked and did not go. “Now!” they all shouted. “Now! Oh, {skipper}, you’ve missed it again.”",
        "“You turn it.” “No, you turn it!” In a school yard lay a fine long rope, with {six|seven} children round it. They all wanted to skip, and nobody wanted to turn. {Skipper} had tied one end to the {railings|gate}. “Couldn’t you do the other?” they asked {Hero}.",
      ],
      [
        "{Hero} knew that feeling in the knees. “By the time I hear ‘now’,” {skipper} told {him}, “it’s over.” They tried it hand in hand, while {the pal} watched. They tried it {on tiptoe|with a run-up}. Then the rope got round their ankles +and they both sat down.",
        "{Hero} did, quite happily, until {his} arm began to ache. {He} would have liked to skip, too. “I’m too {small|tall} to turn,” said one. “I’ve got a sore {elbow|thumb},” said another. They argued for so long that {a creature} lay down on the rope +and {the pal} looked the other way.",
      ],
      [
        "So {Hero} stood still and listened. Slap, said the rope on the ground, and then it was quiet while it went over. “There’s your gap!” {he} said. “Don’t wait for ‘now’. Wait for the slap, and go.” {He} tapped it on {skipper}’s shoulder. Slap, go. Slap, go. At the {fourth|fifth} slap the shoulder went.",
        "“Let’s leave it to a song,” said {Hero}, and made one up. “{Plum|Fig} jam, {pear|rose} jam, one, two, three, who will turn the rope for me?” Whoever was skipping at ‘me’ had to turn it next. Nobody had chosen, and nobody could be cross +and the first one it caught was {skipper}.",
      ],
      [
        "It went right into the middle, with the rest of {skipper} behind it! They counted as far as {nineteen|twenty-two}. Then a smaller boy came up, and rocked, and did not go. “Listen for the slap,” said {skipper}, just like a teacher. {Hero} laughed +and {he} and {the pal} hopped the next bit of {the track}.",
        "{Skipper} only laughed and took the rope. Now {Hero} could skip, too, and got {nine|eleven} jumps, with {the pal} to count them. Then the bell rang, and the yard was empty. But the song went on along {the track} +and {he} did one hop to every jam.",
      ],
    ],
  },
  {
    id: "top-of-the-slide",
    goals: bothGoals,
    vars: {
      slider: ["Tam", "Peg", "Jojo", "Bea"],
      fetcher: ["gran", "grandad", "uncle", "big sister"],
    },
    titles: ["{Slider} on the slide", "Whoosh!", "At the playground"],
    beats: [
      [
        "At the top of the slide sat {slider}, holding on with both hands. On the steps behind stood {five|seven} other children, in a row. “Go on!” called the last one. “I am going,” said {slider}, and did not move at all. {Hero} and {the pal} stopped to look.",
        "{Hero} saw {slider} start down the slide, and stop halfway. The next one stopped, too, and the next, till {five|six} of them sat in a line, like peas in a pod. “It’s sticky!” they shouted. “Somebody’s been down it with a {honey|jam} sandwich!”",
      ],
      [
        "“It’s easy,” they told {slider}. Somebody was counting to three, and had got to {forty|sixty}. {Slider}’s {fetcher} stood waiting at the bottom +but the steps were full, and so there was no way back. “From up here,” said a very small voice, “it’s about a hundred miles long.”",
        "The ones behind pushed with their {knees|feet}. {The pal} helped to pull the first foot, and all they got was a {shoe|sock}. “You could stay till it {rains|snows},” said {slider}’s {fetcher} +but it was nearly {supper|tea} time. Nobody laughed, apart from {a creature} on the fence.",
      ],
      [
        "{Hero} sat down at the foot of the slide. “Post me something first,” {he} called, “like your hat!” Down it came, and {Hero} caught it. “It’s arrived,” {he} said, “and it says it was lovely.” Next came one {boot|shoe}, and then {a toy}, upside down. “What does it say?” “It wants to go again.”",
        "What do you do about sticky fingers? {Hero} ran to the pump, and {slider}’s {fetcher} carried the bucket. They tipped it out at the top, quite slowly, and a little river ran down under all the {bottoms|trousers}. There was a {squelch|slurp} +and whoosh, out shot the whole pod, every pea of it.",
      ],
      [
        "“I’ve got nothing left to send,” said {slider}, “but me.” It was quiet. Then whoosh, down came {slider}, straight into the arms of a happy {fetcher}! “It isn’t a hundred miles. It’s only {two|three}.” {Hero} gave back the post, piece by piece +and {he} and {the pal} went on with their own.",
        "They lay on the grass in a wet heap and laughed. Then they rubbed the slide with {a blanket|a rug}, until it shone like a spoon. {Hero} had the first go, and got down before {his} own shout did. ‘No sandwiches’, wrote {slider} on a board +and off {he} {trotted} with {the pal}.",
      ],
    ],
  },
  {
    id: "endless-wool",
    goals: bothGoals,
    vars: {
      knitter: ["a granny in a shawl", "a grandpa in slippers", "a great-aunt in boots", "a grandad in a cap"],
      wool: ["red", "green", "blue", "orange"],
    },
    titles: ["The longest wool", "Follow the {wool} wool", "{The knitter} knits on"],
    beats: [
      [
        "A {wool} scarf came creeping past {Hero}’s shoes, and nobody was in it. {He} and {the pal} followed it back, as you follow a stream. At the other end sat {a knitter}, going click, click, click. “I’d love to stop,” came the weary cry, “but I’ve forgotten how you do it!”",
        "“Somebody is eating my wool,” said {a knitter} on a bench. A long {wool} thread ran away across the grass, and every so often it jerked. “Whenever I knit a row, something pulls {half of it|a bit} away.” {Hero} took hold +and it twitched like a fishing line.",
      ],
      [
        "“My gran taught me to start,” said {the knitter}. “We were going to do the end after {lunch|tea}, but somebody rang the bell.” That was {fifty|sixty} years ago. {The neighbour} suggested scissors +but then it would all come undone. Meanwhile the front of it had got as far as {a sight}.",
        "{He} and {the pal} went to see. The thread ran under {a sight} and {twice|three times} round a lamp post. {A creature} was sitting on it, but only to keep warm. Behind the last house a ball of wool was hopping about +and from there a second thread ran off the other way.",
      ],
      [
        "It was draughty at the bus stop, and people stood there rubbing their {necks|elbows}. {Hero} picked up the front end and carried it over. Once round {the neighbour} it went, once round {name}, once round a boy with a {cello|goldfish}. “One scarf for all of you!” {he} said +and just then the wool ran out.",
        "At the end of that one sat an old man with needles, knitting fast. “Somebody keeps eating my wool!” he said. {Hero} looked both ways. It was all one ball, and it had two ends! “Nobody’s eating it,” {he} said. “You’ve got a friend at the other end. Keep knitting, and come with us.”",
      ],
      [
        "Click, and no more. So that is how you stop: you come to the end of the wool! “Well, I never,” said {the knitter}, and was wrapped up with the rest. When the bus came they got in sideways, like one long {caterpillar|dragon} +and {Hero} and {the pal} waved until the last tassel was inside.",
        "He came along, row by row, until the two of them stood face to face. “This was to be a sock,” said {the knitter}. “Mine was a mitten,” said he. Now it was both, in one piece, and would suit a {teapot|cold hen}. {Hero} and {the pal} left them laughing on the bench +and went back to their own road.",
      ],
    ],
  },
  {
    id: "room-in-the-den",
    goals: bothGoals,
    vars: {
      elder: ["a grandpa with a stick", "a granny in a hat", "a great-aunt with a bag", "a grandad in a waistcoat"],
    },
    titles: ["No grown-ups", "{The elder} at the den", "Room for one more"],
    beats: [
      [
        "Under a {willow|lilac} some children had built a den. ‘No grown-ups’, it said on a board. Beside the board, on a {bucket|log}, sat {a elder}. “They’re my grandchildren,” {Hero} was told. “I’d love to see the inside, just once +but a rule’s a rule.”",
        "Bump! In a garden a den of blankets fell down, for the {fourth|sixth} time. Out crept three dusty children. “It stays up till somebody breathes,” they told {Hero}. {A elder} on the step began, “When I was your age.” “No grown-ups!” they all cried. “We’re doing it alone.”",
      ],
      [
        "{Hero} and {the pal} were asked in at once. It was green in there, and it smelt of {smell}. “Couldn’t you let one in?” asked {Hero}. They talked it over. “Grown-ups say ‘mind your {knees|sleeves}’,” said the first. “And they tidy,” said the second. The smallest peeped out +and felt a bit sorry.",
        "{Hero} lent a hand. They hung the blankets over {a gadget} and two chairs. {The pal} went in first, and they all kept as still as {mice|butter}. It was wonderful. Then somebody’s {elbow|nose} itched. Bump! They needed something tall for the middle, that was good at keeping still.",
      ],
      [
        "“Let’s make a test,” said {Hero}, “to see who’s grown up.” That was fair. “What are puddles for?” “For jumping,” said {the elder} at once. “What lives under the bed?” “{Crocodiles|Bears}, and on Sundays {fluff|penguins}.” “How old are you?” There was a lot of counting on fingers. “Sixty-eight,” came the answer, “and three quarters.”",
        "A rake slipped, and a {broom|fishing rod} wobbled. But on the step sat somebody tall, who had kept still for an hour. “We do need one in there,” said {Hero}. “Not for a grown-up. For a pole!” They put their heads together. “Can you sit up straight?” “I’ve done it for {fifty|sixty} years,” said {the elder}.",
      ],
      [
        "No grown-up says ‘and three quarters’! “Come in!” they cried. So {the elder} crept in, on hands and knees, and was given {a snail|the best cushion} to hold. {Hero} wrote on the board, ‘Ask about puddles.’ There was one in the next street +and {he} showed {the pal} what it was for.",
        "There sat {the elder}, with the roof on top like an enormous {bonnet|pudding}. It stayed up, though they all breathed as they liked. Since a pole gets bored, it told them about its own old dens, and nobody said no. {Hero} and {the pal} heard the bit with the {cow|wheelbarrow} +and then they crept out.",
      ],
    ],
  },
  {
    id: "pet-show",
    goals: bothGoals,
    vars: { pet: ["a tortoise called Dash", "a hen called Duchess", "a rabbit called Turnip", "a toad called Boris"] },
    titles: ["The pet show", "First prize for {the pet}", "All the pets on the green"],
    beats: [
      [
        "At the pet show a poodle danced, and a parrot said the {months|days of the week}. Last in the row sat a boy with {a pet} on his knees. “And what can yours do?” asked the judge. “Nothing,” said the boy, and his ears went {pink|red}. “It just sits.”",
        "“Walk once round me, please,” said the judge at the pet show. That was a mistake. {Seven|Nine} pets on their leads walked round once. They did it again, for fun, and then they ran. Now the judge was tied up like a {parcel|reel}, from the shoes to the {elbows|top button}.",
      ],
      [
        "{Hero} felt sorry for him. “Shall we teach it something?” {he} asked. {He} rolled a {ball|carrot} past its nose, and {the pal} went after it, to show what was meant. {He} showed it how to bow, {five|six} times over. It gave {him} a friendly look +and it went on sitting.",
        "Everybody pulled, and so it grew tighter. “I’d rather you didn’t,” squeaked the judge. {A pet} was tucked in at one knee, and looked out as if from a window. {The neighbour} came with {scissors|shears} +but then all the pets would have run away. {Hero} and {the pal} walked round the knot.",
      ],
      [
        "Then a lady came to take a picture for the newspaper. “Nobody move!” she called. The poodle danced, the parrot flew up, and two {ducks|kittens} ran round the table. “It’s hopeless,” said the judge. But {Hero} pointed at the boy’s knees. “One of them can do it,” {he} said. “It’s been doing it all day!”",
        "{Hero} thought of {his} own {scarf|kite string}. What has been wound up one way can be unwound the other. “Stop pulling!” {he} called. “Hold your leads up, and walk backwards!” It is hard to make a {dog|goat} walk backwards +so {he} sang to them. Once round they went, and twice, and a third time.",
      ],
      [
        "Click. There it was, every {toe|bit} of it as clear as clear. ‘First prize for sitting still’, wrote the judge. Nobody had ever won that one before. The boy held up the ribbon, so that {the pet} could see it. {Hero} tried to stand as still as that, beside {the pal} +but {his} feet wanted to be off.",
        "The last loop dropped. “I’ve never met so many pets so closely,” said the judge, with {the pet} under one arm. “They’re all so {warm|soft}! I can’t choose.” So each of them got the same bit of ribbon, and {Hero} got one for walking backwards. Then {he} and {the pal} walked on +and forwards felt quite new.",
      ],
    ],
  },
  {
    id: "cat-of-three-houses",
    goals: bothGoals,
    vars: {
      tomcat: ["a ginger cat", "a tabby cat", "a grey cat", "a spotted cat"],
      catname: ["Pudding", "Biscuit", "Mopsy", "Figaro"],
    },
    titles: ["Whose is {the tomcat}?", "The cat next door", "{Catname} comes to supper"],
    beats: [
      [
        "‘Lost: our {catname}’, it said on a {blue|white} door. ‘Lost: Sir Henry’, it said on the next, and on the third, ‘Lost: Baby’. Under each was a picture of {a tomcat}. “How strange,” {Hero} said to {the pal}. “Three cats are lost +and they all look the same.”",
        "{A tomcat} was stuck in a cat flap, with its front in the kitchen and its back on the step beside {Hero}. It did not seem to mind. “{Catname} fitted easily at {Easter|New Year},” called the girl who lived there. “And I only give one supper a day!”",
      ],
      [
        "They helped to look. An old lady called for {catname}. A {big|noisy} family called for Baby. A man in a {dressing gown|bow tie} called for Sir Henry, rather stiffly. The walls between them were high +so they had never talked. {Hero} studied the pictures, and each cat had a nick in the left ear.",
        "{Hero} and {the pal} pushed, the girl pulled, and pop, it was in. At once it sat down by its dish and looked hungry. “Perhaps it’s ill,” said the girl. {Hero} was not so sure. {He} had seen a dish on the step next door, and two by {a sight} +and all of them were licked clean.",
      ],
      [
        "“I wonder,” said {Hero}, and went round to the back. On the longest wall, in the very middle, lay {a tomcat}. “{Catname}?” {he} asked {softly}, and one eye opened. “Sir Henry?” The other eye opened. “Baby?” It got up and stretched and came to {him} +and so it was all three.",
        "So {he} wrote a card: ‘Have I had supper with you? Yes or no?’ The girl tied it on with a {colour} ribbon, and they let the cat out. They saw its tail go in at one door, and out at another. When it came back, the card was full. ‘Yes,’ it said, and ‘Yes, with {cream|gravy}’, and, ‘Yes, twice.’",
      ],
      [
        "They all came running. “But that’s mine!” said one after another. “It is,” said {Hero}. “It has one house for {mornings|breakfast}, and one for {afternoons|naps}, and one for nights.” So nobody had lost anything +and they put a bench there, to share the purring. {Hero} had a minute of it, and hummed as {he} went on with {the pal}.",
        "“Five suppers!” said the girl, and had to sit down. {The tomcat} looked out of the window, as if it were someone else. {Hero} made a new card for the collar: ‘Thank you, I’ve eaten.’ Cats can’t read, which was lucky. As {he} and {the pal} left, it was already showing its card next door +and the door stayed shut.",
      ],
    ],
  },
];
