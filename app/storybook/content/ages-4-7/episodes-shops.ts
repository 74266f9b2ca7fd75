import type { Episode } from "../../content-contract";
import { bothGoals } from "./anywhere";

export const episodesShops: readonly Episode[] = [
  {
    id: "twelfth-bun",
    goals: bothGoals,
    vars: {
      bunbaker: ["a round baker", "a tall baker", "a floury baker", "a merry baker"],
      bun: ["bun", "muffin", "scone", "teacake"],
      order: ["school", "wedding", "choir", "town hall"],
      smear: ["honey", "jam", "icing", "syrup"],
    },
    titles: ["The twelfth {bun}", "{The bunbaker} counts again", "A dozen {bun}s"],
    beats: [
      [
        "{A bunbaker} stood behind a tray of {bun}s, nearly in tears. “I baked a dozen for the {order}, and now there are only eleven!” {Hero} and {the pal} had only meant to walk by. But they went in and counted, too +and one {bun} had {gone|vanished}.",
        "“Nobody buy anything!” cried {a bunbaker} to a full shop, and {Hero} stopped in the door. “My {brass|silver} thimble came off in the dough. It’s in one of these {bun}s!” On the tray lay a dozen for the {order}, all {golden|warm} and all alike.",
      ],
      [
        "They looked behind the {flour bin|till} and under the {mat|bench}. {The pal} looked in the umbrella stand +but there was only {a trinket}. Whenever {the bunbaker} turned round, {Hero} smelt warm {smear} go by. How {odd|strange}! The tray was over there, and the smell was over here.",
        "{The neighbour} wanted to break them all in two. “But nobody wants half a {bun}!” groaned {the bunbaker}. {Hero} held one to {his} ear and shook it, and it did not {rattle|clink}. {He} sniffed at it +but it only smelt of {butter|raisins}.",
      ],
      [
        "“Please stand quite still,” said {Hero}, and walked slowly round {the bunbaker}. There, at the back, stuck to the {bow|ribbon} of the apron with {smear}, hung the twelfth {bun}! It had been {with|behind} them all along +and it had even helped to look for itself.",
        "{Hero} thought of a {ball|hoop} at home that had a dent and always ran crooked. So {he} and {the pal} propped up a board. They let each {bun} roll down it like a wheel. Eleven ran straight into the {basket|box} +but the last one wobbled and fell over with a clink.",
      ],
      [
        "How {the bunbaker} laughed! Off dropped the {bun}, and the {sparrows|hens} had it, while a fresh one went to the {order}. “I looked in the one place where you couldn’t,” said {Hero}. Out on {the track} {he} felt {his} own back, to be quite sure +and {the pal} checked it, too.",
        "“I’d know that clink anywhere!” cried {the bunbaker}. Only one {bun} had to be broken, and the {order} got a {new|hot} one instead. Now everybody wanted a {bun} that could run. {Hero} and {the pal} still had some way to go +so they left them to their races.",
      ],
    ],
  },
  {
    id: "tub-of-dough",
    goals: bothGoals,
    vars: { kneaders: ["three brothers", "three sisters", "three cousins", "three old cooks"] },
    titles: ["A tub of dough", "The {kneaders}", "What the dough wanted"],
    beats: [
      [
        "Something white was coming out of a bakery door. It was {soft|slow}, with a {spoon|cap} on top. “It was such a little dough this morning!” cried {a kneaders} from behind it. {Hero} poked it with one finger +and it {sighed|puffed} and kept on coming.",
        "They came by a bakery, and round a tub in there stood {a kneaders}, with very long faces. “Our dough won’t rise,” they told {Hero}. “It’s been as flat as a {doormat|plate} since {breakfast|six o’clock}. And the whole {fire brigade|brass band} is coming to supper!”",
      ],
      [
        "“Yeast makes it grow,” said {Hero}. “Who put it in?” “I did,” said the first of them. “But so did I!” said the second. The third turned {pink|red} and looked at the {ceiling|floor}. By now the dough had lifted the table +and it was rolling towards {a sight}.",
        "They tried everything they knew. The first {sang to it|fanned it}, and the second gave it a stern talk. The third lifted the cloth every minute, to see if it had grown. Each time a draught blew in +and each time the poor dough {shivered|sank} a bit more.",
      ],
      [
        "“We can’t make it smaller,” said {Hero}, “so let’s make more room for it!” {He} and {the pal} knocked at every door along {the track}. Out came people with {pie dishes|jelly moulds}, and one with a clean bath tub +and {Hero} gave each of them a good big lump.",
        "{Hero} thought of {his} own bed. “I can’t fall asleep while people keep looking,” {he} said. “Perhaps a dough can’t, either.” So {he} tucked the cloth in and led the {kneaders} out. Then {he} sat down at the door with {the pal} +and nobody could peep, however much they {sighed|begged}.",
      ],
      [
        "Soon the whole street smelt of {bread|rolls}. “Next time,” said the {kneaders}, “one of us puts in the yeast, and two of us watch.” The last scrap made a loaf as small as {a mite}. {Hero} carried it off on one hand +and {the pal} walked behind, in case it grew.",
        "When the clock struck, {Hero} opened the door. The cloth had turned into a hill, as round as a {pillow|sheep}! “It only wanted a nap,” said the oldest, and yawned. The {kneaders} baked their bread in {socks|slippers}, out of habit. {Hero} shut the door {softly} +and {he} {trotted} on with {the pal}.",
      ],
    ],
  },
  {
    id: "pair-of-shoes",
    goals: bothGoals,
    vars: {
      cobbler: ["a thin cobbler", "a jolly cobbler", "an old cobbler", "a bald cobbler"],
      shoe: ["boot", "shoe", "slipper", "sandal"],
    },
    titles: ["One pair of {shoe}s", "{The cobbler} has a customer", "Whose feet are these for?"],
    beats: [
      [
        "Squeak, said a left {shoe}. Squawk, said the right one. {A cobbler} they passed was walking up and down in a new pair. “They’re for the night nurse,” {Hero} was told. “She’s got {thirty|forty} sleeping babies. What can she do with {shoe}s that sing?”",
        "In an open workshop sat {a cobbler}, frowning at two new {shoe}s. “What’s wrong with them?” {Hero} put them side by side on the {bench|mat} +and both of them curved the same way. “You’ve made two left ones!” {he} said.",
      ],
      [
        "{Hero} rubbed in {candle wax|soap}, and it did not help. {The pal} watched while {the cobbler} {tapped|oiled} them and asked them {nicely|to stop}. They only sang the louder. Out in the yard {a creature} heard it +and it came in to listen.",
        "“Oh dear,” said {the cobbler}, “and they’ll be fetched at {three|four}!” {The pal} looked under the bench for a right one. Just then a gentleman with {a newspaper|an umbrella} walked past the window. He walked past again, the same way +and then a third time, looking {giddy|puzzled}.",
      ],
      [
        "All at once everybody jumped, for a man was standing behind them. “Sorry,” he said. “Nobody ever hears me come. I even {startle|frighten} my dog, and he has enormous ears.” {Hero} looked at the man’s feet and then at the new {shoe}s. “Would you like to try these on?” {he} asked.",
        "Why did he go round and round? {Hero} ran to the door and looked at the man’s feet. He wore new {shoe}s, too +and both of them were right ones! At every step they turned him to the {side|left}, so he never got home. “I think this is yours,” said {Hero}, and held up a left.",
      ],
      [
        "They fitted perfectly, and the nurse could have a soft pair made of felt. Squeak, squawk, went the man along {the track}. Everybody looked up and said hello +and he {bowed|waved} to them all. {Hero} and {the pal} went on. {He} walked on {his} heels, to see if {he} could squeak as well.",
        "They swapped one for one, there on the step. The gentleman took three careful steps. “I’m going straight!” he cried, and went past {a sight} and home to his {lunch|wife}. {Hero} checked {his} own feet, left and right +and they were pointing exactly where {he} and {the pal} were going.",
      ],
    ],
  },
  {
    id: "button-shop",
    goals: bothGoals,
    vars: {
      buttoner: ["a neat shopkeeper", "a dusty shopkeeper", "a chatty shopkeeper", "a small shopkeeper"],
      picture: ["a ship", "a star", "a swan", "an anchor"],
      shade: ["green", "red", "yellow", "purple"],
    },
    titles: ["The button shop", "{The buttoner} and the button", "A thousand buttons"],
    beats: [
      [
        "Past {Hero}, into a button shop, rushed a {postman|sailor}, holding his coat shut. “I’ve lost my top button, and I’m having my photograph taken! It’s gold, with {a picture} on it.” {A buttoner} pulled out a drawer of a thousand buttons +and {Hero} and {the pal} stayed to help.",
        "In a shop window on their way hung one {shade} button, as big as a {dinner plate|drum|sun hat}. “{Nine|Eleven} years it’s been there,” said {a buttoner}, dusting it. “People admire it, and then they buy a small one. Nobody’s got a buttonhole as wide as that!” {Hero} felt quite sorry for it.",
      ],
      [
        "They tipped them out and hunted. There were buttons like {peas|eyes} and buttons like {sweets|biscuits}. {The buttoner} fetched {three|four} more drawers. Not one of them had {a picture} +and the photographer was already tapping on the glass.",
        "“May we try it on someone?” {he} asked. {The pal} walked in front, and they tried it {all along|up and down} {the track}. It was too big for {the neighbour}’s {coat|cushion} +but it was too small for {a cart}. “It’s pretty,” everyone said, “but what’s it for?”",
      ],
      [
        "{Hero} sat down on the floor to rest {his} eyes. From there {he} could see inside the man’s coat, and something {round|gold} looked back at {him}. “Please don’t move!” said {Hero}, and turned up the hem. It was the spare one, with {a picture} on it!",
        "On the green stood a puppet tent, and the wind kept blowing its door open. {Hats|Papers} flew, and the puppets held on to the {curtain|king}. {Hero} saw a slit in the cloth, as long as {his} arm. “But that’s a buttonhole!” {he} cried.",
      ],
      [
        "“My mother put that there,” said the man, quite moved. {The buttoner} sewed it on in {six|nine} stitches, and then the photograph was taken, with a {proud|huge} smile in it. {Hero} helped to sweep up the thousand. Out on {the track} {he} looked in {his} own hem +and {grownup} had sewn one in, too!",
        "They sewed it on with {rope|string}, and the tent was as snug as a {pyjama jacket|winter coat}. “I knew it would suit somebody!” said {the buttoner}, and wept for {joy|pride}. {Hero} and {the pal} stayed for one song +and then they went on, with all their buttons done up.",
      ],
    ],
  },
  {
    id: "two-stalls",
    goals: bothGoals,
    vars: {
      criers: ["two brothers", "two sisters", "two cousins", "two friends"],
      ware: ["plums", "figs", "grapes", "peaches"],
      goods: ["pears", "cherries", "melons", "apples"],
      shopper: ["the weaver", "the piano teacher", "the school cook", "the ferryman"],
    },
    titles: ["{Ware} and {goods}", "Who shouts the loudest?", "Two stalls at the market"],
    beats: [
      [
        "Two market stalls stood side by side, one piled with {ware} and one with {goods}. “{Ware}!” came a bellow from the left. “{Goods}!” came a bellow from the right. It was {a criers} +and all the {pigeons|customers} had moved away. Only {Hero} and {the pal} stayed.",
        "“Don’t buy there, buy here!” shouted two voices at the market. It was {a criers}, with their stalls nose to nose. Here lay {ware}, and there lay {goods}. In between stood {the shopper} with an empty {basket|bag}, afraid to hurt anybody’s feelings.",
      ],
      [
        "“Why do you shout like that?” asked {Hero}, with {his} hands on {his} ears. “Because of the noise!” they both said, and pointed at one another. {The shopper} asked for {seven|nine} {ware} +but it was so loud that {a duck|a broom} was handed over.",
        "“{Ware} go mushy by supper,” said the one with the {goods}. “And {goods} give you hiccups,” said the other. They wrote it on their {boards|lids}, larger and larger. Nobody had bought a {stalk|pip} since {nine|ten} +and {Hero} could see how unhappy they were.",
      ],
      [
        "So {Hero} stood on a {box|crate}, borrowed a {wooden spoon|stick of celery|ladle}, and pointed it to the left. “{Ware}?” said the one in surprise. {He} pointed it to the right. “{Goods}?” said the other. Left, left, right, it went. A man with a {drum|bucket} joined in +and suddenly it was a song.",
        "“Please change places,” said {Hero}, “just till the clock strikes.” They did it. Now each of them had to sell the other one’s fruit. Somebody {coughed|blushed}. “They’re very {nice and round|sweet},” said one. “They’re rather good in a {pie|tart|cake},” said the other.",
      ],
      [
        "Back came the customers, and they came in step. They bought {ware} on one beat and {goods} on the next. “We’ve never shouted so little,” said the {criers}, “or sold so much!” {Hero} gave it back with a bow. Left, left, right, {he} marched away +and {the pal} kept time.",
        "When it struck, they had each tasted one. “Yours are delicious!” said the {criers}, both at once. They pushed the tables together under one big sign: ‘{Ware} and {goods}. Take both!’ {The shopper} did, with a sigh of relief. {Hero} and {the pal} shook hands on both sides +and off they {trotted}, straight down the middle.",
      ],
    ],
  },
  {
    id: "toy-hospital",
    goals: bothGoals,
    vars: {
      toymender: ["a young toy mender", "an old toy mender", "a kind toy mender", "a busy toy mender"],
      patient: ["a brown bear", "a grey rabbit", "a floppy dog", "a woolly lion"],
    },
    titles: ["The toy hospital", "{The patient} is better", "Visiting time"],
    beats: [
      [
        "‘Toy Hospital’, it said on a {colour} door. {A toymender} held up {a patient}, with two new eyes and not a single hole. “What a beauty!” said {Hero}. “That’s not mine,” said the girl who had come to fetch it.",
        "Outside the toy hospital {six|seven} children stood in a row. “Their toys are mended,” sighed {a toymender}, “but the labels blew off. I don’t know whose is whose!” On the shelf sat {a patient}, next to {a toy} +and neither said a word.",
      ],
      [
        "“It is,” said {the toymender}. “Here’s your name on its foot.” The girl’s chin began to {shake|wobble}. “Mine smells of toast,” she said, “and mine can’t sit up.” {The patient} sat as straight as a {candle|soldier} +and {the pal} gave it a worried look.",
        "“Mine’s the nicest one,” said a boy in {a cloth}. “No, mine is!” cried all the rest, and {three|four} of them pointed at the same {elephant|doll}. What a muddle! Only the smallest stood beside {the pal} and said nothing.",
      ],
      [
        "{Hero} asked to hold it. It felt like a pillow before anybody has slept on it. “It’s only too clean!” {he} said. So {he} hugged it hard, to put a bend in the middle. {The pal} leaned on it +and {Hero} rubbed one ear with {buttered|jammy} toast.",
        "“One question for everybody,” said {Hero}. “Where does yours sleep?” “Under my cheek,” said the first +and {he} found the toy with one flat ear. “On the windowsill,” said the next, and that one had faded in the {sun|light}. One by one they went to the right arms.",
      ],
      [
        "The girl sniffed. She held it by one leg, and it drooped, exactly as it ought to. “Oh, there you are!” she said into its neck. {The toymender} wrote it down for next time: ‘Mend, and then squash.’ {Hero} wiped {his} fingers. Visiting time was over +so {he} and {the pal} tiptoed out.",
        "Only {the patient} was left, and only the smallest child. “Mine doesn’t sleep,” said the child. “It stays awake and looks after me.” Sure enough, {the patient} had the widest eyes that {Hero} had ever seen. “You’d make a good {doctor|detective},” said {the toymender}. But {Hero} and {the pal} had somewhere to be.",
      ],
    ],
  },
  {
    id: "kitchen-of-the-inn",
    goals: bothGoals,
    vars: {
      inncook: ["a stout cook", "a nervous cook", "a cheerful cook", "a young cook"],
      diner: ["the mayor", "the duchess", "the judge", "the admiral"],
    },
    titles: ["Supper for twenty", "{The inncook} in a fix", "Something is up at the inn"],
    beats: [
      [
        "At an inn by the road somebody was sneezing. It was {a inncook}, over an enormous pot of {pea|bean|leek} soup. “I can’t smell a thing,” came the wail, “and I’ve washed the names off all my jars!” {Hero} and {the pal} wiped their feet and went in.",
        "Splat! {Hero} looked in at an inn by the road. There stood {a inncook}, with an empty pan, and gazed at the ceiling. A pancake was stuck to it, {big|round} as a moon. “I was showing off,” came the groan, “and now it’s over the chair for {the diner}!”",
      ],
      [
        "Which jar was pepper, and which one was cinnamon? {The inncook} had guessed already, and now there were {raisins|sugar lumps} in the soup. “If I guess again, it’ll be a pudding!” {The pal} took a look into the pot +and then a step back.",
        "The broom was too short by {a foot|an arm}. “Come down, dear,” begged {the inncook}. One edge came loose and hung there like an ear +but that was all. Outside {the diner} was already getting out of {a cart}.",
      ],
      [
        "“I’ve got a nose,” said {Hero}, “and it isn’t busy.” {He} sniffed at each jar from well above, as {grownup} had taught {him}. The first was like {apple pie|sweet buns} +so it had to be cinnamon. The next one made {him} sneeze so hard that the {spoons|lids} rang. “Pepper!” they all cried.",
        "Somewhere above them {Hero} heard feet. It was the dancing class! {He} ran upstairs with {the pal} and asked, very politely, for just one jump. “All together, please, as hard as you like!” All {nine|twelve} of them lined up over the right spot. “One, two, three!”",
      ],
      [
        "{Hero} wrote the names down, just as {he} thought they were spelt. Out came the {sweet|silly} bits, and in went the pepper +and soon twenty people wanted more. One jar there is called ‘Peper’ to this day. Outside it smelt of {smell} +and {Hero} told {the pal} so at once.",
        "The whole inn hopped. {Glasses|Forks} tinkled, and something went flop. There lay the pancake on the chair, folded like {a napkin|an envelope|a letter}! Out it went to the {hens|pigs}, just as the door opened. “What was that {bump|thump}?” asked {the diner}. “A little {welcome|drum roll},” said {the inncook}, and winked. {Hero} winked back +and {he} and {the pal} {trotted} on down {the track}.",
      ],
    ],
  },
];
