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
        "At one window sat {a ill}, and at the window over the lane sat {bestie}. They were best friends, but nobody might visit today. So a string ran across, with a {tin|paper cup} at each end. “It’s a telephone,” {bestie} told {Hero}, “only it doesn’t work.”",
        "A little basket slid down a line, right over {Hero}’s head. It came from a high window, where {a ill} had to stay indoors. At the low end {bestie} took out {a drawing|a paper star|a joke}. It was a present, for they could not play together today.",
      ],
      [
        "{Bestie}’s mum let {Hero} and {the pal} come up and try. It was as quiet as {soup|a shoe} in there. They spoke {slowly|louder}, and it did not help. Out over the lane the string sagged in the middle like a hammock +and a {robin|sparrow} sat in it and swung.",
        "But it only went one way. Downhill the basket ran like a {mouse|sledge}, and uphill it would not run at all. {Bestie}’s presents fell in the {hedge|mud}, however hard they were thrown +and {the pal} went to find them. “It must look as if I never answer,” said {bestie} sadly.",
      ],
      [
        "The bird flew off, the string jumped +and for one moment something went ‘ping’. “It’s too loose!” said {Hero}. {He} walked backwards with it, past the {piano|bed|table}, right to the wall. Now the string was as straight as a {ruler|broom}. “Say something,” {he} called.",
        "{Hero} looked round. In a yard {the neighbour} was taking in the {socks|sheets}, and never moved a step. That line ran in a ring, over two wheels! {The neighbour} helped to hang up one just like it. {Hero} pulled on the lower half +and the basket sailed uphill like a {queen|kite}.",
      ],
      [
        "“Hello,” said the string, quite clearly. “I’ve had {soup|jelly} four times, and I’ve counted my toes.” {Bestie} laughed out loud. They had {two|three} days of news to tell +so {Hero} tied a good knot and said goodbye. {He} and {the pal} went off under it {softly}, so as not to shake a joke.",
        "There was a {shriek|shout} of joy up there. After that it was never still. Up went a {riddle|comic} +and down came the answer. {Hero} sent something, too: a picture of {the pal}, with ‘Get well’ underneath. It was already up in the window when they looked back from {a sight}.",
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
        "In the school yard by the road two {big|tall} girls were turning a rope. Slap, it went, slap, slap, and the children ran in, one after another. Only {skipper} stood and rocked and did not go. “Now!” they all shouted. “Now! Oh, {skipper}, you’ve missed it again.”",
        "“You turn it.” “No, you turn it!” In the school yard by the road lay a rope, with {six|seven} children round it. They all wanted to skip, and nobody wanted to turn. {Skipper} had tied one end to the {railings|gate}. “Couldn’t you do the other?” they asked {Hero}.",
      ],
      [
        "{Hero} knew that feeling in the knees. “By the time I hear ‘now’,” {skipper} told {him}, “it’s over.” They tried it hand in hand, while {the pal} watched. Then the rope got round their {ankles|knees} +and they both sat down.",
        "{Hero} did, quite happily, until {his} arm began to ache. {He} would have liked to skip, too. “I’m too {small|tall} to turn,” said one. “I’ve got a sore {elbow|thumb},” said another. They argued till {a creature} lay down on the rope +and {the pal} looked the other way.",
      ],
      [
        "So {Hero} stood still and listened. Slap, said the rope on the ground, and then it was quiet up in the air. “Don’t wait for ‘now’,” {he} said. “Wait for the slap, and go.” {He} tapped it on {skipper}’s shoulder. Slap, go. Slap, go. At the {fourth|fifth} slap the shoulder went.",
        "“Let’s leave it to a song,” said {Hero}, and made one up. “{Plum|Fig} jam, {pear|rose} jam, one, two, three, who will turn the rope for me?” Whoever was skipping at ‘me’ had to turn it next. Nobody had chosen, and nobody could be cross +and the first one it caught was {skipper}.",
      ],
      [
        "It went right into the middle, with the rest of {skipper} behind it! They counted as far as {nineteen|twenty-two}. Then a smaller boy came up, and rocked, and did not go. “Listen for the slap,” said {skipper}, just like a teacher. {Hero} {laughed|was glad} +and {he} and {the pal} hopped the next bit of {the track}.",
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
        "Next to the road was a playground. At the top of the slide sat {slider}, holding on with both hands, and {five|seven} others stood behind. “Go on!” called the last one. “I am going,” said {slider}, and did not move.",
        "From the road {Hero} saw {slider} start down a slide, and stop halfway. So did the next one, and the next, till {five|six} sat there like peas in a pod. “It’s sticky!” they shouted. “Somebody’s been down it with a {honey|jam} sandwich!”",
      ],
      [
        "“It’s easy,” they told {slider}. Somebody was counting to three, and had got to {forty|sixty}. {Slider}’s {fetcher} was waiting at the bottom +and the steps were too full to go back. “From up here,” said a very small voice, “it’s about a hundred miles long.”",
        "The ones behind pushed with their {knees|feet}. {The pal} helped to pull the first foot, and all they got was a {shoe|sock}. “You could stay till it {rains|snows},” said {slider}’s {fetcher} +but it was nearly {supper|tea} time. Nobody laughed, apart from {a creature} on the fence.",
      ],
      [
        "{Hero} sat down at the foot of the slide. “Post me something first,” {he} called, “like your hat!” Down it came, and {Hero} caught it. “It’s arrived,” {he} said, “and it says it was lovely.” Next came {a toy}, upside down. “What does it say?” “It wants to go again.”",
        "Sticky fingers need water, thought {Hero}, and so does a sticky slide. {He} ran to the pump, and {slider}’s {fetcher} carried the bucket. They tipped it out at the top, and a little river ran down under all the {bottoms|trousers}. There was a {squelch|slurp} +and whoosh, out shot every pea of the pod.",
      ],
      [
        "“I’ve got nothing left to send,” said {slider}, “but me.” It was quiet. Then whoosh, down came {slider}, straight into the arms of a happy {fetcher}! “It isn’t a hundred miles. It’s only {two|three}.” {Hero} gave back the post, piece by piece +and {he} and {the pal} went on with their own.",
        "They lay on the grass in a wet heap and laughed. Then they rubbed the slide with {a blanket|a rug}, until it shone like a spoon. {Hero} had the first go, and got down before {his} own {shout|hat|shadow} did. ‘No sandwiches’, wrote {slider} on a board +and off {he} {trotted} with {the pal}.",
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
        "A {wool} scarf came creeping along {the track}, and nobody was in it. {Hero} and {the pal} followed it back to the start. There sat {a knitter} with {steel|wooden} needles, going click, click, click. “I’d love to stop,” came the {weary|sad} cry, “but how do you do it?”",
        "“Somebody is eating my wool,” said {a knitter} on a bench. A {wool} thread ran away across the grass. “Whenever I knit a row, something pulls {half of it|a bit} away.” {Hero} took hold +and it twitched like a fishing line.",
      ],
      [
        "“My gran taught me to start,” said {the knitter}. “We never got to the end.” That was {fifty|sixty} years ago. {The neighbour} suggested scissors +but then it would all come undone. By now the front had got as far as {a sight}.",
        "{He} and {the pal} went to see. The thread ran under {a sight} and {twice|three times} round a lamp post. Behind the last house a ball of wool was hopping about +and from the ball a second thread ran off the other way.",
      ],
      [
        "People stood at the bus stop in the wind and rubbed their {necks|elbows}. {Hero} carried the front end over. Once round {the neighbour} it went, once round {name}, once round a boy with a {cello|goldfish}. “One scarf for all of you!” {he} said +and just then the wool ran out.",
        "At the end of that one sat an old man with needles, knitting fast. “Somebody keeps eating my wool!” he said. {Hero} looked both ways. It was all one ball, and it had two ends! “Nobody’s eating it,” {he} said. “You’ve got a friend at the other end. Keep knitting, and come with us.”",
      ],
      [
        "So that is how you stop: you come to the end of the wool! {The knitter} was wrapped up as well. When the bus came they all got in sideways, like one long {caterpillar|dragon} +and {Hero} and {the pal} waved until the last tassel was inside.",
        "He came along, row by row, until the two knitters stood face to face. “This was to be a sock,” said one. “Mine was a {mitten|hat},” said the other. Now it was both, and would suit a {teapot|cold hen|very odd foot}. {Hero} and {the pal} left them laughing on the bench +and they went back to their own road.",
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
        "Under a {willow|lilac} by the road some children had built a den. ‘No grown-ups’, said a board. Beside it, on a {bucket|log}, sat {a elder}. “I’d love to see the inside, just once,” {Hero} was told, “but a rule’s a rule.”",
        "Bump! In a garden by the road a den of blankets fell down. “It stays up till somebody {breathes|blinks},” three dusty children told {Hero}. From the step {a elder} called, “Shall I help?” “No grown-ups!” they all cried. “We’re doing it alone.”",
      ],
      [
        "{Hero} was asked in at once, while {the pal} stayed beside {the elder}. It was green in there +and it smelt of {smell}. “Couldn’t you let one grown-up in?” asked {Hero}. “They say ‘mind your {knees|sleeves}’,” said the first. “And they tidy,” said the second. But the smallest peeped out and felt a bit sorry.",
        "{Hero} lent a hand. They hung the blankets over a {clothes horse|washing line|barrow} and two chairs. {The pal} watched the corners. Inside they all kept as still as {mice|butter}. It was wonderful. Then somebody’s {elbow|nose} itched. Bump! They needed something tall to hold up the middle.",
      ],
      [
        "“Let’s make a test,” said {Hero}, “to see who’s grown up. What are puddles for?” “For jumping,” said {the elder} at once. “What lives under the bed?” “{Crocodiles|Bears}, and on Sundays {fluff|penguins}.” “How old are you?” {The elder} thought hard. “Sixty-eight and three quarters.”",
        "A rake slipped, and a {broom|fishing rod} wobbled. But on the step sat somebody tall, who had kept still for an hour. “We do need one in there,” said {Hero}. “Not for a grown-up. For a pole!” “Can you sit up straight?” they asked. “I’ve done it for {fifty|sixty} years,” said {the elder}.",
      ],
      [
        "No grown-up says ‘and three quarters’! “Come in!” they cried. {The elder} crept in on hands and knees and got {a snail|a puppy|the best cushion} to hold. {Hero} wrote on the board, ‘Ask about puddles.’ There was one in the next street +and {he} showed {the pal} what it was for.",
        "There sat {the elder}, with the roof on top like an enormous {bonnet|pudding|mushroom}. It stayed up, though they all breathed as they liked. The pole told them about its own old dens, too. {Hero} heard the bit with the {cow|wheelbarrow} +and then {he} crept out and went on with {the pal}.",
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
        "At the pet show a poodle {danced|stood on one leg}, and a parrot said the {months|alphabet}. Last in the row sat a boy with {a pet} on his knees. “And what can yours do?” asked the judge. “Nothing,” said the boy, and his ears went {pink|red}. “It just sits.”",
        "“Walk once round me, please,” said the judge at the pet show. {Hero} stood at the rope and saw {seven|nine} pets walk round on their leads. They did it again, for fun, and then they ran. Now the judge was tied up like a {parcel|reel}, from the shoes to the {elbows|top button}.",
      ],
      [
        "“Shall we teach it something?” asked {Hero}, who had stopped to look. {He} rolled a {ball|carrot} past its nose, and {the pal} went after it, to show how. {The pet} gave {him} a {friendly|kind} look +and it went on {sitting|blinking}.",
        "Everybody pulled. “I’d rather you didn’t,” {squeaked|puffed} the judge. {A pet} was tucked in at one knee, and looked out as if from a window. {The neighbour} came with {scissors|shears} +but then all the pets would have run away.",
      ],
      [
        "Then a lady came from the newspaper, with a camera. “Nobody move!” she called. The poodle danced, the parrot {flew up|sang}, and two {ducks|kittens} ran off. “Nobody can sit still,” said the judge. {Hero} pointed at the boy’s knees. “One of them can,” {he} said. “It’s been doing it all day!”",
        "{Hero} thought of {his} own {scarf|kite string}. What has been wound up one way can be unwound the other. “Stop pulling!” {he} called. “Hold your leads up, and walk backwards!” {The pal} led the way. It is hard to make a {dog|goat} walk backwards +so {he} sang to them. Once round they went, and twice, and then {a third time|once more}.",
      ],
      [
        "Click, and there was {the pet}, as clear as {could be|a bell}. ‘First prize for sitting still’, wrote the judge. The boy held up the ribbon, for the winner to see. {Hero} tried to stand as still as that, beside {the pal} +but {his} feet wanted to be off.",
        "The last loop dropped. “How {warm|nice} they all are!” said the judge, with {the pet} under one arm. “I can’t choose.” So each of them won a {ribbon|rosette}, and {Hero} won one for walking backwards. Then {he} and {the pal} {trotted} on +and forwards felt quite new.",
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
        "‘Lost: our {catname}’, it said on a {blue|white} door. ‘Lost: Sir Henry’, it said on the next, and on the third, ‘Lost: Baby’. Under each was a picture of {a tomcat}. “Three are lost,” {Hero} said to {the pal}, “and they all look the same!”",
        "{A tomcat} was stuck in a cat flap. Its back half sat on the step, beside {Hero}, and did not seem to mind. “{Catname} fitted easily at {Easter|New Year},” called the girl who lived there. “And I only give one supper a day!”",
      ],
      [
        "They helped to look. An old lady called for {catname}. A {big|noisy} family called for Baby, and a man in a bow tie for Sir Henry. The walls were high +so they had never met. {Hero} studied the pictures, and each cat had a nick in the left ear.",
        "{Hero} and {the pal} pushed, the girl pulled, and pop, it was in. At once it asked for {more|another}. “Perhaps it’s ill,” said the girl. But {Hero} had seen a dish on the step next door, and two by {a sight} +and all of them were licked clean.",
      ],
      [
        "“I wonder,” said {Hero}, and went round to the back. There, on a wall, lay {the tomcat} with the nick. “{Catname}?” {he} asked {softly}, and one eye opened. “Sir Henry?” The other eye opened. “Baby?” It stretched and came to {him} +and so it was all three.",
        "So {he} wrote a card: ‘Have I had supper {with you|here}? Yes or no?’ The girl tied it on with a {colour} ribbon, and out went the cat, in at one door and in at another. When it came back, the card was full. ‘Yes,’ it said, and ‘Yes, with {cream|gravy}’, and, ‘Yes, twice.’",
      ],
      [
        "They all came running. “That’s mine!” said each of them. “It is,” said {Hero}. “It has one house for {mornings|breakfast}, and one for {afternoons|naps}, and one for nights.” So nobody had lost a cat +and they had found each other. {Hero} had a minute of the purring +and then {he} {trotted} on with {the pal}.",
        "“{Five|Six} suppers!” said the girl, and had to sit down. {The tomcat} looked {the other way|out of the window}. {Hero} made it a new card: ‘Thank you, I’ve eaten.’ Cats can’t read, which was lucky. As {he} and {the pal} went on, it was already waiting next door +but nobody fetched the dish.",
      ],
    ],
  },
];
