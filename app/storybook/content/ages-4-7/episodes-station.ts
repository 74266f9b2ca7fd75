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
        "‘Lost Things’, it said over a window at the station. Behind it the clerk was hiding under the {desk|counter}. “Do you hear it too?” {Hero} listened. On the shelf, between an umbrella and {a gadget}, stood a {brown|green} suitcase +and it snored.",
        "At the station there is a window where you ask for lost things. There stood {a asker}, very straight and rather pink. “I left something on the {early|slow} train. It’s soft. It’s about so high.” {Hero} was only passing through +but {he} could not help hearing.",
      ],
      [
        "Just then in came {a asker}. “That’s my case! I left it on the {early|slow} train, with my pyjamas in it.” “Do your pyjamas snore?” asked the clerk. “They never did before!” The case {whistled|grunted} and gave a jump +and everyone took one step back.",
        "“A {cushion|hat}?” asked the clerk. “Not quite.” The clerk laid out {a trinket}, {a cloth} and one roller skate. “It isn’t worth a penny +but I can’t get to sleep without it. I’d rather not say what it is, with people {about|listening}.”",
      ],
      [
        "{Hero} thought about things that snore. {Grownup} did, and {Grownup} was not dangerous. {He} undid one strap, and then the next, as slowly as {he} could. There lay the striped pyjamas +and in them, with a paw in each sleeve, lay the station cat.",
        "Now {Hero} understood. {He} had somebody in bed at {home}, soft and about so high. {He} stood on tiptoe. “Has it got a name?” {he} asked, and yes, it had. After that {he} looked along the shelves for a face +and there, behind the hats, sat {a bear}!",
      ],
      [
        "The cat had got in by a hole in the side +and it had found the pyjamas very soft. “Keep the top half,” said {the asker} to the cat. “It suits you.” The clerk wrote in the big book: ‘Found, one cat.’ {Hero} signed it, with a {paw mark|whisker} beside {his} name, and off they {trotted}.",
        "“One parcel,” said {Hero} out loud. {The bear} was wrapped up, with only its nose looking out. “Ah, my parcel!” said {the asker}, and shook {his} hand {six|nine} times. {Hero} had {his} own business to see to now +but {he} {was} looking forward to bedtime.",
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
        "“The train to {place} will be {two|three} minutes late,” said the loudspeaker at the station. “And where,” it went on, “is my {cheese|egg|jam|cucumber} sandwich?” Everybody looked up. In a glass box over the platform sat {a speaker} +and the microphone was still on.",
        "In the station stood {a speaker}, with {a cloth} round the neck and no voice at all. “It’s gone,” said the porter, “from so much calling. And nobody has told those people about the train to {place}!” The people sat along the wall with their {bags|baskets|hat boxes}, and waited to be told.",
      ],
      [
        "“It isn’t under my hat,” said the loudspeaker. All the people lifted their hats and looked. “It isn’t in my boot.” They looked in their boots as well. “Oh dear, I’m as empty as a {drum|bucket|balloon}.” A {lady|porter|nun} began to {sniff|cry} +so {Hero} and {the pal} went up the steps.",
        "“I can say it,” said {Hero}. The porter stood {him} on a {box|suitcase|trunk}, and {the pal} looked after the list. “Hello?” {he} said. “HELLO,” said the whole roof. {He} got such a fright that {he} spoke the next bit into {his} own collar +and only {the pal} heard it.",
      ],
      [
        "{Hero} looked in and saw the sandwich at once, for the announcer was sitting on it! {He} {knocked on|tapped at} the glass, and pointed. “Somebody small is pointing at my trousers,” the loudspeaker told the whole of {town}. “Shall I stand up?” “Yes!” shouted the people below.",
        "On a bench sat a small boy in a big {hat|scarf}. “I won’t tell everybody,” thought {Hero}. “I’ll only tell him.” So {he} looked at the boy, and said it as you say things at {home}. “It’s that {colour} train, and you’ve got time to finish your {bun|apple}.”",
      ],
      [
        "“Here it is,” said the loudspeaker. “It’s {flat|squashed}, but it’s {warm|still good}!” How they {cheered|clapped}! Only then did the announcer see the small red light, and press the button. When the train came in no voice said so +but they were all in such good spirits that they found it. {Hero} waved, and ran down the steps.",
        "The boy hopped off the bench, and so did all the others, for each one felt spoken to. Nobody {pushed|ran} +and nobody was left behind. {Hero} went on up {the track}. At each corner {he} told {the pal} where to turn, in a very big voice.",
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
        "The train stood in the station with all its doors shut. {A guard} took a breath and blew the whistle. It said ‘fff’. “The pea’s jumped out! There’s a dry pea inside that makes it trill +and if it won’t trill, the driver won’t {start|go}.” A {head|hat} came out of every window.",
        "Pree! went a whistle +and the train set off. “I never blew!” shouted {a guard}. Bump, it stopped, and all the people in it said ‘oh’. Pree! It set off. Bump! It stopped. “Somebody’s playing tricks,” said the guard, and looked very hard at {Hero}.",
      ],
      [
        "They searched the platform, well back from the edge. {The pal} found {a bead|a cherry stone}, but that was the wrong size. “Couldn’t you shout ‘go’?” asked {Hero}. “I’ve tried that +but the driver thinks I’m sneezing.” And {Hero} had hoped to be past {a sight} by now!",
        "{Hero} turned out {his} pockets. There was {a trinket}, and some {fluff|sand}, and no whistle. {The pal} had none. Pree! it went, right over their heads. So {Hero} looked up +and on the lamp sat a starling, with its throat puffed out like a {sponge|bun}.",
      ],
      [
        "Hop, hop, along came a {bird} with something round in its beak, which it could not crack. {Hero} made {himself} small, and laid a row of {cake|crust} crumbs, from the {bird} to {his} own boots. The {bird} looked at the crumbs +and then it did the sensible thing, and let the pea drop.",
        "“It’s learnt that from you,” {he} told the guard. Shooing did not help. “But if you can learn one thing,” thought {Hero}, “you can learn another.” {He} stood below it and sang, over and over: “Ding, dong.” The starling put its head {down|up}. “Ding,” it said. “Dong.”",
      ],
      [
        "Prrreee! The wheels went round. Somebody waved from each window, to {Hero} and to the {bird}, which was too busy to wave back. {Hero} tried it on a blade of grass, by {a sight}. It went ‘fff’ +but there was nothing the matter with {his} legs.",
        "From now on the starling said ding dong for a train that came in +and the guard blew pree for a train that went out. “So I’ve got a helper,” said the guard, and saluted. {Hero} could hear the starling, even from {a sight}. It had begun to practise the people who said ‘oh’.",
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
        "One bridge in {town} opens in the middle, like two {lids|arms|gates}, to let boats pass. {A boat} was hooting. But {a keeper} did not turn the wheel. An enormous {yellow|woolly} dog lay asleep across the crack +and half of it was on each side.",
        "Ding, ding! The bridge in front of them rose into the air. {A boat} was coming through, so slowly that a {duck|leaf} overtook it. “Half an hour,” said {a keeper}. On this side waited {the neighbour} and {six|nine} more +and just as many waited on the other.",
      ],
      [
        "“If I open it now,” said the keeper, “half the dog will go up here +and half will go up there.” Nobody wanted that. They squeaked a {rubber|toy} {bone|duck} at it. {Hero} pulled in front and {a baker|a sailor|an aunt} pushed behind. The dog got {longer|flatter|rounder} +but it did not move.",
        "‘Tut’ went one side of the water, and ‘tut’ went the other. One man was late for the {dentist|barber} +and only he looked happy. {Hero} had no time to lose either. But across the gap {he} saw a child in a {colour} hat, kicking a {post|stone}.",
      ],
      [
        "“What does it like best?” asked {Hero}. “To have its tummy {tickled|rubbed|scratched},” said the keeper. So {Hero} lay down, nose to nose with it, and reached under as far as {he} could. It wanted more +so it rolled over, first the front and then the back. Now all of it was on one side!",
        "{Hero} put one arm up +and the child over there put one up too. {He} hopped, {he} turned round, and {he} flapped like a {hen|goose}. It all came back across the water, as from a mirror. Soon two whole rows of people stood there and flapped at each other.",
      ],
      [
        "It trotted off the bridge behind {Hero}, in case there was more to come. Up went the two halves +and through slid the boat. When they could cross, the dog lay on the bank with four feet in the air. It was waiting for the next {person|friend}.",
        "Nobody saw the boat go by. The bridge came down, and the two rows met on it, and shook {wings|hands}. “That was my shortest half hour ever,” said the keeper. {Hero} and the child walked right past one another +and then both turned round, and waved.",
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
        "In the post office sat {a post}, behind a mountain of letters. “{Three|Four} hundred, and each one wants a stamp! I’ve licked so many that my tongue is like a {doormat|carpet} +and at {four|five} the van comes.” {Hero} thought that they could spare {ten minutes|a quarter of an hour}.",
        "A gust blew in at the post office +and a cloud of wet stamps blew out. They came down on the bench, on a {bun|bicycle} and on {Hero}’s left boot. One came down on {a cat}, right between the ears. She sat up very straight. She was in the post now.",
      ],
      [
        "{Hero} licked {six|eight}. They tasted of {glue|wet cardboard} +and then {his} own tongue went on strike. They tried a wet {sock|sponge}, and all the stamps stuck to that. “It has to be a tongue,” sighed the postmaster, “and it has to be a {big|fresh} one.”",
        "“What has a stamp on it must be delivered today,” said {a post}. “That’s the rule.” The cat jumped up on the scales, and waited to be weighed. {Hero} tried to get the stamp off +but the cat gave {him} such a look. And where to? There was no {number|street} on her anywhere.",
      ],
      [
        "At that moment {a calf} looked in at the door. It had a tongue as long as {Hero}’s arm, and it licked the {bell|doorpost}, from bottom to top. “Would you mind?” asked {Hero}, and held up a whole sheet of stamps. Slop! That was {fifty|sixty}, all at one go.",
        "“I think she’s got it in her head,” said {Hero}, and held the door open. Off went the cat, tail up +and {Hero} and {the pal} walked behind her, like postmen in a row. Past {a sight} she led them, to a {green|narrow} door. {Hero} knocked. “Post!” {he} called.",
      ],
      [
        "{Hero} stuck them on +and the calf had its wages in {clover|hay}. When the van hooted, they were just done. On the doorstep the calf licked {Hero} too, from chin to hair. “Come away,” {he} told {the pal}, “before somebody posts me!”",
        "A {boy|girl} opened, with red eyes. “We’ve looked for her since {weekday}!” The cat let herself be squeezed, for she was delivered now. Then {Hero} saw the stamp on {his} own boot. By the rule {he} had to get where {he} {was} going today +so they hurried.",
      ],
    ],
  },
  {
    id: "round-and-round-the-ring",
    goals: bothGoals,
    vars: {
      driver: [
        "a brand-new driver",
        "a polite driver",
        "a driver in a bow tie",
        "a cheerful driver",
        "a driver with big ears",
      ],
      passenger: ["an aunt", "a cook", "a sailor", "a piano tuner", "a bride"],
    },
    titles: ["Round and round", "The bus that could not stop", "Once more round the ring"],
    beats: [
      [
        "In {town} {five|six} roads run into a ring +and round the ring went a {colour} bus. It passed {a sight}, and came back, and passed it again. “I can’t find,” called {a driver} through the window. The rest came on the next round: “The way out!”",
        "“Shh,” said a whole bus, as it rolled past. Soon it rolled past again, round and round the square, {like a slow cow|at a snail’s pace|as slow as treacle}. “It’s the baby,” said {a passenger} at a window. “He only sleeps while we’re {moving|rolling} +and the moment we stop, he {roars|howls|bellows}.”",
      ],
      [
        "{Hero} and {the pal} turned their heads with it. At each road all the people on the bus shouted at once. “This one!” “No, the one by the {pump|bakery}!” The driver did not want to be rude to anyone +so round they went. {A passenger} had knitted {two|three} socks by now.",
        "“We all want our {tea|supper},” called {a driver}, the next time round. “But listen to this!” The bus stopped by {a sight}. Then came such a {noise|yell} that {a pigeon|a hat|a tile} fell off the wall. So on it had to roll. One of the passengers had a {fish|pot of cream} in a bag, which got no fresher.",
      ],
      [
        "“Where do you want to go?” called {Hero}. The answer came one round later: “To the {fair|baths}!” {Hero} knew that road. {He} borrowed {a cloth} from {the neighbour} +and {he} tied it to the railing, just at the corner. “Don’t listen to them,” {he} called. “Turn where you see this!”",
        "{Hero} walked along beside it on the pavement, and thought. What does a baby like about a bus? It is the rocking! “Stop again,” {he} called, “and all lean left. And now all lean right.” The {big|whole} bus rocked on its wheels like a {boat|cradle|swing} +and the baby slept on.",
      ],
      [
        "Round came the bus, and a little light winked +and out it rolled, as straight as a {ruler|string}. “Thank you!” came from all the windows. {Hero} untied the knot, and had to stand still, till {town} did too. Then {he} found the road that was {hers}, at the first try.",
        "One by one the people crept off, while the rest kept leaning. The last was the baby’s mother. She carried him home, left, right, left, right +and the driver {put both feet up|took off both shoes|had a nap}. “Come on,” {Hero} told {the pal}. “It’s much too early to be rocked to sleep.”",
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
        "“Come in, number nine!” called {a hirer}, by the boating lake. “Your hour is up!” Nobody came. “I’ve called them {twenty|thirty} times,” he told {Hero}. “I can’t go home to my {pie|cat} while one of my boats is on the water.”",
        "On the boating lake two {kin} sat face to face in one boat +and both rowed like {champions|steam engines}. The water boiled, and the boat stayed where it was. “Your hour was up at {two|three}!” called {a hirer} from the bank. “Do come in!”",
      ],
      [
        "{Hero} put a hand over {his} eyes. There was only one boat out, and {a grandad|a lady} sat in it with a book. “That’s number six,” said the boatman. “It’s number nine I want!” He called so loud that a {heron|swan} flew up +but the person in number six just turned a page.",
        "So they rowed harder +and they did not get on by as much as {a mite}. “It’s the mud,” puffed one of the {kin}. “It’s your hat,” puffed the other. They had a rest and {a food}, and tried again. {Hero} and {the pal} sat down by the boatman, to watch.",
      ],
      [
        "“How many boats have you got?” asked {Hero}. “Eight.” {Hero} counted. If there are only eight, where does a ninth come from? By the door of the hut hung a wooden nine. {He} bent down, and looked at it through {his} own legs. “It’s a six! It’s only hung upside down!”",
        "{Hero} watched the oars. One of the two was pulling towards the {trees|hut} +and the other was pulling the opposite way. “You’re both strong,” {he} called, “but you’re pulling against each other. One must stop!” So both stopped. “Just one,” called {Hero}. “The bigger hat, please!”",
      ],
      [
        "The boatman turned it round, and went {quite|very} red. “Come in, number six, if you’d be so kind.” “I thought you’d never ask!” came back over the water. {Hero} looked at the road through {his} legs now and then, just in case +but it was the right way up.",
        "The boat shot off like a {cork|pip}. “So it was never the mud,” said one. “It was us!” They laughed till they had to be lifted out. “Which way are we pulling?” {Hero} asked {the pal}, on {the track}. It was the same way, for both of them +so they got along very fast.",
      ],
    ],
  },
];
