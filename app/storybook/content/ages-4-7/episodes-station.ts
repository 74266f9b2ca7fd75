import type { Episode } from "../../content-contract";
import { bothGoals } from "./anywhere";

export const episodesStation: readonly Episode[] = [
  {
    id: "lost-property",
    goals: bothGoals,
    vars: {
      asker: ["a tall judge", "a lady in pearls", "a bank manager", "a professor", "a famous singer"],
      bear: ["a bear with one ear", "a rag rabbit", "a cloth elephant", "a felt lamb", "a knitted penguin"],
    },
    titles: ["Lost and found", "On the top shelf", "The window for lost things"],
    beats: [
      [
        "‘Lost Things’, it said over a window at the station. Behind it the clerk was hiding under the {desk|counter}. “Do you hear it too?” asked the clerk. {Hero} listened. High on the shelf, between an umbrella and {a gadget}, stood a {brown|green} suitcase. And it snored.",
        "At the station there is a window where you can ask for lost things. In front of it stood {a asker}, very straight and rather pink. “I left something on the {early|slow} train,” {Hero} heard. “It’s soft. It’s about so high.” {Hero} was only on {his} way through with {the pal} +but {he} could not help hearing.",
      ],
      [
        "“I’m not paid to open a thing that snores,” said the clerk. Just then in came {a asker}. “That’s my case! I left it on the {early|slow} train, with my pyjamas in it.” “Do your pyjamas snore?” asked the clerk. They never had before. The case {whistled|grunted} and gave a jump +and everyone took one step back.",
        "“A {cushion|hat}?” asked the clerk. “Not quite.” One by one the clerk put things on the counter: {a trinket}, {a cloth}, {a gadget} and one roller skate. “None of those. It isn’t worth a penny. But I can’t get to sleep without it, and I’d rather not say what it is, with people {about|listening}.”",
      ],
      [
        "{Hero} thought about things that snore. {Grownup} did, and {Grownup} was not dangerous. “It sounds to me like someone who’s comfortable,” {he} said. So the clerk lifted the case down. {Hero} undid one strap, and then the other, as slowly as {he} could. There lay the striped pyjamas. And in them, with a paw in each sleeve, lay the station cat.",
        "Now {Hero} understood. {He} had somebody at {home}, in bed, who was soft and about so high. {He} stood on tiptoe and asked it into a large ear. “Has it got a name?” {The asker} nodded, and told {him} what it was. After that {he} did not look for a thing on those shelves. {He} looked for a face. And there, behind the hats, sat {a bear}!",
      ],
      [
        "It had been gone since {weekday}. The case had a hole by the {lock|handle}, just cat size, and it was nice in there. It yawned at them all. “Keep the top half,” said {the asker} to the cat. “It suits you.” The clerk wrote in the big book: ‘Found, one cat.’ {Hero} signed it, with a paw mark next to {his} name, and they were off again.",
        "“One parcel,” said {Hero} to the clerk, good and loud, and had it wrapped in brown paper. Only the tip of its nose looked out. “Ah, my parcel!” said {the asker}, and shook {Hero}’s hand, up and down, {six|nine} times. It was being talked to before it was out of the door. {Hero} had {his} own business to see to now. But {he} {was} looking forward to bedtime.",
      ],
    ],
  },
  {
    id: "voice-over-the-platform",
    goals: bothGoals,
    vars: {
      speaker: [
        "an announcer in a bow tie",
        "a thin announcer",
        "a brand-new announcer",
        "an announcer with a moustache",
        "an announcer in two jumpers",
      ],
      place: ["Puddle Cross", "Upper Mopping", "Nettle Halt", "Bumble Bay", "Goose End", "Little Wobbling"],
    },
    titles: ["The train to {place}", "Is this thing on?", "A voice over the platform"],
    beats: [
      [
        "“The train to {place} will be {two|three} minutes late,” said the loudspeaker, as they crossed the station. “And where,” it went on, “have I put my {cheese|egg} sandwich?” Everybody looked up. {A speaker} sat in a glass box over the platform, and had forgotten to turn the microphone off.",
        "In the station stood {a speaker}, with {a cloth} round the neck, opening and shutting an empty mouth. No sound came out. “All gone,” said the porter, “from so much calling. And there’s the train to {place}, and nobody has told the people!” They sat along the wall with their {bags|baskets}, and waited to be told.",
      ],
      [
        "“It isn’t under my hat,” boomed the loudspeaker. All along the wall people lifted their hats and looked. “It isn’t in my boot.” They looked in their boots as well. “Oh dear. I’m as empty as a {drum|bucket}.” A lady began to {sniff|cry}. “We can’t just leave it at that,” {Hero} told {the pal} +and they went up the {seven|nine} steps.",
        "“I know how it goes,” said {Hero}. They stood {him} on a {box|suitcase}, in front of the microphone, and {the pal} looked after the list. “Hello?” {he} said. “HELLO,” said the whole roof. {Hero} got such a fright that {he} spoke the next bit into {his} own collar. Nobody heard it but {the pal}, and {the pal} was not going to {place}.",
      ],
      [
        "{Hero} looked in at the window. {He} saw the sandwich at once, or two corners of it. The announcer was sitting on it! {He} knocked on the glass, and pointed. “Somebody small is pointing at my trousers,” the loudspeaker told the whole of {town}. “How odd. Shall I stand up?” “Yes!” shouted the people below +and the announcer stood up.",
        "On the end of a bench sat a small boy in a big {hat|scarf}, swinging his legs. “I won’t tell everybody,” thought {Hero}. “I’ll only tell him.” So {he} looked at the boy, and said it as you say things at {home}. “It’s the train to {place}. It’s that {colour} one. You’ve got time to finish your {bun|apple}, and then you can get in.”",
      ],
      [
        "“Here it is!” said the loudspeaker. “It’s flat, but it’s warm.” How they cheered! Only then did the announcer see the small red light, and press the button. Click. From the top of the steps {Hero} waved to everyone below. The train to {place} came in, and no voice said so. But by now the people were in such good spirits that they found it by themselves.",
        "The boy hopped off the bench, and so did all the others. Each of them thought that it was meant for them. Nobody {pushed|ran}, and nobody was left behind. The announcer wrote on the back of the list, for {Hero} to read: ‘I always told all of them. From now on I’ll tell one.’ {Hero} went on up {the track}, and told {the pal} where to turn, in a very big voice.",
      ],
    ],
  },
  {
    id: "the-guards-whistle",
    goals: bothGoals,
    vars: {
      guard: [
        "a stout guard",
        "a guard with red ears",
        "a new guard",
        "a guard in white gloves",
        "a guard with a long scarf",
      ],
      bird: ["sparrow", "finch", "robin", "wagtail", "wren"],
    },
    titles: ["The guard’s whistle", "Ready to go", "Pree, said somebody"],
    beats: [
      [
        "The train stood in the station with all its doors shut. {A guard} lifted the flag, took a deep breath and blew the whistle. It said ‘fff’. “The pea’s jumped out!” cried the guard. “There’s a dry pea inside that makes it trill. If it won’t trill, the driver won’t {start|go}.” A {head|hat} came out of every window.",
        "Pree! went a whistle, and the train set off. “I never blew!” shouted {a guard}. Bump, the train stopped, and all the people in it said ‘oh’. Pree! It set off. Bump! It stopped. A lady by the window had her {tea|soup} in her lap. “Somebody’s playing tricks,” said the guard, and looked very hard at {Hero}.",
      ],
      [
        "They searched the whole platform, well back from the edge. {The pal} found {a bead|a cherry stone}, but that was the wrong size. {Hero} found {a trinket}. “Couldn’t you just shout ‘go’?” {he} asked. “I’ve tried that,” said the guard. “The driver thinks that I’m sneezing, and says bless you.” And {Hero} had hoped to be past {a sight} by now!",
        "{Hero} turned out {his} pockets. There was {a trinket}, and some {fluff|sand}, and no whistle. {The pal} had none. The {twins|nuns} with the hat box had none. Pree! it went once more, right over their heads. So {Hero} looked up. On the lamp sat a starling, with its beak wide open and its throat puffed out like a {sponge|bun}.",
      ],
      [
        "Hop, hop, along came a {bird}, with something round in its beak. It had tried to crack it, and it could not. {Hero} made {himself} small. {He} crumbled {a biscuit|a crust}, and laid the crumbs down one by one, from the {bird} to {his} own boots. The {bird} looked at the crumbs. It looked at that hard old pea. Then it did the sensible thing, and let the pea drop.",
        "“It learnt that from you,” {he} told the guard. “It’s playing trains.” Shooing did not help, for the starling just flew round the {lamp|clock} and sat down again. “If you can learn one thing,” thought {Hero}, “you can learn another.” {He} stood below it and sang, low and slow, over and over: “Ding, dong.” The starling put its head on one side. “Ding,” it said. “Dong.”",
      ],
      [
        "Prrreee! What a trill that was! The wheels went round. From each window somebody waved to {Hero}, and to the {bird}, which was too busy to wave back. {Hero} tried it on a blade of grass, by {a sight}. It went ‘fff’. But there was nothing the matter with {his} legs, and they started without a whistle.",
        "It liked that much better. Now it says ding dong when a train comes in, and the guard says pree when a train goes out. “So I’ve got a helper,” said the guard, and saluted them both. This time the train slid off without a bump. {Hero} could hear the starling, even from {a sight}. It had begun to practise the lady who said ‘oh’.",
      ],
    ],
  },
  {
    id: "bridge-that-opens",
    goals: bothGoals,
    vars: {
      keeper: [
        "a bridge keeper in slippers",
        "a cheerful bridge keeper",
        "a bridge keeper with a bell",
        "a thin bridge keeper",
        "a bridge keeper in a red cap",
      ],
      boat: [
        "a boat full of melons",
        "a barge of sand",
        "a boat full of hens",
        "a boat with a piano on it",
        "a boat full of flower pots",
      ],
    },
    titles: ["The bridge that opens", "{The boat} wants to come through", "Halfway over"],
    beats: [
      [
        "One bridge in {town} opens in the middle. Both halves go up, like two {lids|arms}, so that boats can pass. {A boat} was hooting to come through. But {a keeper} stood by the wheel and did not turn it. Right across the crack, half on one side and half on the other, lay an enormous {yellow|woolly} dog. It was asleep.",
        "Ding, ding! The bridge in front of them rose up into the air. {A boat} was coming through, and you never saw one so slow. A {duck|leaf} overtook it. “Half an hour,” said {a keeper}. On this side waited {the neighbour} and {six|nine} more, all looking at their {watches|feet}. Just as many stood waiting on the other.",
      ],
      [
        "“If I open it now,” said the keeper, “half the dog will go up here, and half will go up there.” Nobody wanted that. They called it. They squeaked a {rubber|toy} bone at it. {Hero} pulled in front and a man pushed behind. The dog got {longer|flatter}, but it did not move. On both banks people were piling up, with {bicycles|baskets} and prams.",
        "They began to grumble. ‘Tut’ went one side of the water, and ‘tut’ went the other. A cook was afraid for her {ice cream|eggs}. One man was late for the dentist, and only he looked happy. {Hero} had no time to lose either. But across the gap {he} saw a child in a {colour} hat, with nothing to do, kicking a {post|stone}.",
      ],
      [
        "“What does it like best?” asked {Hero}. “To have its tummy tickled,” said the keeper. “But it’s lying on that.” So {Hero} lay down too, nose to nose with it, on this side of the crack. {He} reached under as far as {he} could, and tickled. The dog sighed. It wanted more, and so it rolled over, first the front and then the back. Now all of it was on one side!",
        "{Hero} put one arm up, and the child over there put one up too. {He} turned round once. So did the child. {He} hopped, {he} patted {his} own head, and {he} flapped like a {hen|goose}. It all came back across the water, as it does from a mirror. Somebody near {him} laughed, and joined in. Soon two whole rows of people stood there and flapped at each other.",
      ],
      [
        "It trotted off the bridge behind {Hero}, in case there was more to come. Up went the two halves, and through slid the boat. Then everyone could cross, from this side and from that. {Hero} and {the pal} took one big step over the crack. On the far bank lay the dog, on its back, with four feet in the air. It was waiting for the next {person|friend}.",
        "Nobody saw the boat go by. The bridge was down again before they noticed. In the middle the two rows met, and bowed, and shook {wings|hands}. “That was my shortest half hour ever,” said the keeper. {Hero} and the child walked right past one another. Then both turned round, at the very same moment, and waved. After that each of the two had somewhere to go.",
      ],
    ],
  },
  {
    id: "stamps-everywhere",
    goals: bothGoals,
    vars: {
      post: [
        "a round postmaster",
        "a postmaster in mittens",
        "a tired postmaster",
        "a postmaster with three pens",
        "a very tidy postmaster",
      ],
      calf: ["a brown calf", "a spotted calf", "a white calf", "a red calf"],
      cat: ["a ginger cat", "a grey cat", "a black cat", "a tabby cat", "a cat with white feet"],
    },
    titles: ["Too many stamps", "A lick and a stamp", "Stamped and ready"],
    beats: [
      [
        "The door of the post office was open. Inside sat {a post}, behind a mountain of letters. “{Three|Four} hundred, and each one wants a stamp.” The words came out all furry. “I’ve licked so many that my tongue is like a {doormat|carpet}. And at {four|five} the van comes!” {Hero} looked at {the pal}. They could spare {ten minutes|a quarter of an hour}.",
        "A gust blew in at the post office, and a cloud of wet stamps blew out. {A post} ran after them. They came down on the bench, on a {bun|bicycle} and on {Hero}’s left boot. One came down between the ears of {a cat}, who was sitting on the step. She sat up very straight. She knew what it meant. She was in the post now.",
      ],
      [
        "{Hero} licked {six|eight}, and pulled a face, for they tasted of {glue|wet cardboard}. Then {his} own tongue went on strike. They tried it with a wet {sock|sponge}, and all the stamps stuck to that. They tried the tap, and the stamps swam away. “It has to be a tongue,” said the postmaster. “And it has to be a {big|fresh} one.”",
        "“What has a stamp on it must be delivered today,” said the postmaster. “That’s the rule.” The cat walked in, jumped up on the scales, and waited to be weighed. {Hero} tried to get the stamp off, but it was on for good, and she gave {him} such a look. “Where to, madam?” asked the postmaster. There was no street on her anywhere, and no {number|town}.",
      ],
      [
        "At that moment {a calf} looked in at the door. It lived on the farm behind, and it had a tongue as long as {Hero}’s arm. It licked the {bell|doorpost}, from bottom to top. {Hero} saw it, and had an idea. “Would you mind?” {he} asked, and held up a whole sheet of stamps by its corners. Slop! That was {fifty|sixty}, all at one go.",
        "“She hasn’t got it on her,” said {Hero}, “but I think she’s got it in her.” {He} held the door open. Off went the cat, tail up, and {Hero} and {the pal} walked behind her, like three postmen in a row. Past {a sight} she led them, and under {a sight 2}, and stopped in front of a {green|narrow} door. {Hero} knocked. “Post!” {he} called.",
      ],
      [
        "{Hero} stuck them on, the postmaster counted, and the calf had its wages in {clover|hay}. When the van hooted they were just done. “A good many people will wonder,” said the postmaster, “why their letter smells of {grass|buttercups}.” On the doorstep the calf licked {Hero} as well, from chin to hair. “Come away,” {he} told {the pal}, “before somebody posts me!”",
        "A {boy|girl} opened, with red eyes. “We’ve looked for her since {weekday}!” The cat let herself be held and squeezed, for she was delivered now, and that was quite correct. The stamp stayed on till supper. Then {Hero} saw that there was one on {his} own boot, too. By the rule {he} had to get where {he} {was} going today +so they hurried.",
      ],
    ],
  },
  {
    id: "round-and-round-the-ring",
    goals: bothGoals,
    vars: {
      driver: [
        "a brand-new bus driver",
        "a polite bus driver",
        "a bus driver in a bow tie",
        "a cheerful bus driver",
        "a bus driver with big ears",
      ],
      passenger: ["an aunt", "a cook", "a sailor", "a piano tuner", "a bride"],
    },
    titles: ["Round and round", "The bus that could not stop", "Once more round the ring"],
    beats: [
      [
        "In the middle of {town} {five|six} roads run into a ring. Round the ring went a {colour} bus. It passed {a sight}, and came back, and passed it again. “Help!” called the people inside, quite politely. {A driver} leaned out of the window. “I can’t find,” it was, the first time round, and on the next, “the way out!”",
        "“Shh,” said a whole bus, as it rolled past. Soon it rolled past again. It was going round and round the ring in the middle of {town}, as slow as a {cow|walk}, with {a driver} at the wheel. “It’s the baby,” said {a passenger} at a window. “He only sleeps while the bus is moving. The moment we stop, he roars.”",
      ],
      [
        "{Hero} and {the pal} stood behind the railing and turned their heads with it. At each road all the people on the bus shouted at once. “This one!” “No, the next!” “The one by the {pump|bakery}!” The driver did not want to be rude to anyone, and so round they went once more. {A passenger} had started a sock when it began. By now there were {two|three}.",
        "“We all want our {tea|supper},” the driver called on the next time round. “But listen to this!” The bus stopped by {a sight}, and it was quiet while you count to two. Then came a roar, and {a pigeon|a hat} fell off the wall. So on they rolled, and everyone in there sat and yawned. One had a fish in a bag, and it was not getting any fresher.",
      ],
      [
        "“Where do you want to go?” called {Hero}. The answer came one round later: “To the {fair|baths}!” {Hero} knew that road, it was the one by the school. {He} borrowed {a cloth} from {the neighbour} and tied it to the railing, just at the corner. “Don’t listen to them!” {he} called, and {the pal} stood by it, too. “Look for something {colour 2}, and turn there!”",
        "{Hero} walked along beside it on the pavement, and thought. What does a baby like about a bus? It is the rocking! “Stop again,” {he} called, “and all lean left. And now lean right. I’ll count for you.” Left, they all leaned. Right, they all leaned. The big bus rocked on its wheels like a {boat|cradle}. Everyone looked at the baby +and he slept on.",
      ],
      [
        "Round came the bus, slower and slower. A little light winked, and out it rolled, as straight as a {ruler|string}. “Thank you!” came from the windows, all in one piece this time. {Hero} took the knot out and gave {the cloth} back. {He} had to hold on to the railing for a bit, till {town} stood still. Then {he} found the road that was {hers}, at the first try.",
        "One by one they crept off, while the rest kept leaning. The last was the baby’s mother. She carried him down the steps, left, right, left, right, and home. “Why didn’t I think of it?” said the driver, and put both feet up, in an empty bus. Left, right, went {Hero} and {the pal}. {He} had to give {himself} a shake. It was much too early to be rocked to sleep.",
      ],
    ],
  },
  {
    id: "come-in-number-nine",
    goals: bothGoals,
    vars: {
      hirer: [
        "a boatman in a striped vest",
        "a boatman with a tin trumpet",
        "a hoarse boatman",
        "a jolly boatman",
        "a boatman with a big watch",
      ],
      kin: ["aunts", "uncles", "cousins", "bakers", "sisters"],
    },
    titles: ["Come in, number nine", "On the boating lake", "{Hero} on the landing stage"],
    beats: [
      [
        "“Come in, number nine!” called {a hirer}, on the landing stage of the boating lake. “Your hour is up!” Nobody came. “They’ve been out since {lunch|two o’clock},” he told {Hero}. “I’ve called them {twenty|thirty} times. I can’t go home to my {pie|cat} while one of my boats is on the water.”",
        "On the boating lake two {kin} sat face to face in one boat, and each had a pair of oars. Both of them rowed like {champions|steam engines}. The water boiled. But the boat stayed where it was, close to the landing stage, and there stood {a hirer}. “Your hour was up at {two|three}!” he told them. “Do come in!”",
      ],
      [
        "{Hero} put a hand over {his} eyes and looked. There was only one boat out, and {a grandad|a lady} sat in it with a book. “What about that one?” “That’s number six,” said the boatman. “It’s number nine I want.” He drew a breath that went down to his boots. “Number nine!” A {heron|swan} flew up. The person in number six turned over a page.",
        "“Harder!” he called, and harder they rowed. The boat shook. It did not get on by as much as {a mite}. “It’s the mud,” puffed one of the {kin}. “It’s your hat,” puffed the other. They had a rest and ate {a food}, and then they tried again. {Hero} and {the pal} sat down on the bank with the boatman. You could not walk past a thing like that.",
      ],
      [
        "“How many boats have you got?” asked {Hero}. “Eight,” said the boatman. {Hero} counted it on {his} fingers. If there are only eight boats, where does a ninth come from? On the wall of the hut hung a tag for each boat, on a nail. {Hero} bent down, till {he} could look at it through {his} own legs. “It’s a six!” {he} cried. “It’s only hanging upside down!”",
        "{Hero} did not watch the hats. {He} watched the oars. One of the two was pulling towards the {trees|hut}, and the other was pulling the opposite way. It was just like two people who push at one door from both sides! “You’re both strong,” {he} called, “but you’re pulling against each other. One of you must stop!” So both stopped. “Just one,” called {Hero}. “The bigger hat, please!”",
      ],
      [
        "The boatman turned the tag round, and turned {quite|very} red. “Come in, number six,” he called, in a much smaller voice, “if you’d be so kind.” “There you are!” came back over the water. “I thought you’d never ask!” In came the boat, home went the boatman. {Hero} looked at the road through {his} legs now and then, just to make sure that it was the right way up.",
        "The boat shot off like a {cork|pip}. The boatman had it by the rope before it hit the {steps|planks}. “So it was never the mud,” said one. “It was us!” They laughed till they had to be lifted out. “Which way are we pulling?” {Hero} asked {the pal}, on {the track}. It was the same way, for both of them, and so they got along very fast.",
      ],
    ],
  },
];
