import type { Episode } from "../../content-contract";

const both = ["journey", "making"] as const;

export const neighbourEpisodes: readonly Episode[] = [
  {
    id: "too-big-for-the-gate",
    goals: both,
    vars: {
      giant: ["a marrow", "a pumpkin", "a cabbage", "a turnip"],
      grower: ["Mister Abiola", "Cousin Wren", "the retired plumber", "Miss Petronella"],
    },
    titles: ["{The giant} and the gate", "Too big for the show", "First prize, if it can get there"],
    beats: [
      [
        "At the allotments every spade had been {put down|dropped}. On plot {nine|seven} lay {a giant} as large as a {sofa|small car}, and round it stood the gardening club. “The show’s at {four|three}, in the hall over the road,” {the grower} told {Hero}. “It’s the finest I’ve ever {grown|raised}, and it won’t go through the gate.”",
        "“Left a bit! No, my left!” Behind a hedge {six|eight} people were trying to heave {a giant} into a wheelbarrow. {The grower} had brought it up on {rainwater|bathwater} and {poetry|cello music}, and it had done rather too well +and by {three|four} it had to be at the show. {Hero} came {round|through} to help.",
      ],
      [
        "They had lifted the gate off its {hinges|hooks}, and the posts were still in the way. Somebody mentioned {halves|slices}, and {the grower} sat down in front of {the giant} with folded {arms|legs}. {Hero} gave it a small push. It rolled over, flattened a row of {leeks|lettuces}, and proved to be even {broader|fatter} that way round.",
        "The wheelbarrow {folded up|lost a wheel}. The ropes {broke|snapped}. They tried the milkman’s cart, whose {springs|tyres} said what they felt about it. “One bruise, and it’s only {soup|a stew},” {the grower} {warned|moaned}. {The giant} had travelled the length of a {spoon|boot} so far +and two of the helpers had to lie down in the {shade|beans}.",
      ],
      [
        "“What else is there at a show?” asked {Hero}. “Tables,” they told {him}, “and {bunting|tea urns}, and a judge.” “Has she got {legs|feet}?” The judge certainly had. “And do the tables {fold|come apart}? Then it’s only {the giant} that can’t get out. All the rest of the show can get in.” They {stared|blinked} at {him}, and then they began to {run|laugh}.",
        "{Hero} lay on {his} {front|stomach} and examined it from {below|ground level}. It was round, {he} {observed|concluded}, and whatever is round will roll, provided that the ground is {comfortable|soft enough}. “Who can spare a {mattress|feather bed}?” {he} called +and all along the street the windows {opened|flew up}. Soon {the giant} had a road of {quilts|pillows}, and those it had crossed were laid down again in front.",
      ],
      [
        "So the show came to {the giant}. It crossed the road in a {procession|line}, {onions|sweet peas}, {jams|honey} and judge +and it was set out among the {bean rows|currant bushes}, where vegetables look most {natural|at home}. {The grower} got a {red|gold} rosette. {Hero} had carried {nine|eleven} chairs, and was paid in {radishes|plums} +and {he} and {the pal} had {crunched|eaten} the last one by the next crossroads.",
        "{The giant} rolled along like a {queen|full moon}, over {nineteen|thirty} people’s bedding. “Not a {scratch|bruise}!” said the judge, and gave it the gold card. “And I’d like to {mention|praise} the {pillows|eiderdowns}.” {The grower} was too happy to speak. {Hero} carried somebody’s {bolster|cushions} home, and departed with a {feather|bit of fluff} in {his} hair +and {the pal} was too {considerate|tactful} to mention it.",
      ],
    ],
  },
  {
    id: "house-that-played",
    goals: both,
    vars: {
      house: ["Number Nine", "the corner house", "Harmony Buildings", "Plum Court"],
      caretaker: ["the caretaker", "the landlady", "Mister Pym", "the porter"],
      tune: ["a waltz", "a sea song", "a lullaby", "a country dance"],
    },
    titles: ["{The house} plays", "Thin walls", "Five floors and one tune"],
    beats: [
      [
        "In the hall of {the house} sat {the caretaker}, with a cushion tied over each ear. “Five floors,” {the caretaker} {shouted|roared} at {Hero}, who had come in out of the {wind|drizzle}, “and on each of them somebody {learning|practising}!” Through the ceiling came a {tuba|bassoon}, going slowly {up|down} and falling off.",
        "Beside the five bells of {the house} hung five notes. ‘No {drumming|tubas} after {six|seven}.’ ‘No {scales|singing} before {nine|ten}.’ {Hero}, waiting on the step until a shower {passed|stopped}, worked it out on {his} fingers. That left four minutes a day for music +and just then all five {floors|households} were {using|needing} them at once.",
      ],
      [
        "They all played {faster|louder}, so as not to hear the {others|rest}. They thumped on floors with {brooms|slippers}, and wrote one another letters. {Hero} carried two of these up and two answers {back|down}, and after that it was {worse|twice as loud}. “They’re such {pleasant|friendly} people,” said {the caretaker}, “when you meet them on the {tram|street}.”",
        "The {third|fourth} floor came down to complain about the {first|second}, and met it on the stairs, coming up to complain. “What are you {practising|playing}?” asked {Hero}, when all five were on one {landing|mat}. “{A tune},” said the first. “{A tune},” said the second, {faintly|less loudly}. It was the same with all five, and through the walls not one of them had {noticed|guessed}.",
      ],
      [
        "Halfway up the stairs {Hero} stopped with one foot in the {air|draught}. From that spot you heard all five, none of them louder than the next +and now and then, by pure {luck|accident}, they {fitted|met}. {He} knocked at every door. “Leave it {open|ajar},” {he} begged, “and play {a tune}, so softly that you can hear the {floor|person} above you.” Then {he} raised {a borrowed umbrella|a wooden spoon}.",
        "“Then it isn’t five {noises|nuisances},” said {Hero}. “It’s a band that has never begun at the same {moment|time}.” In the cellar of {the house} there was a {dinner gong|ship’s bell}, which everybody could hear. “When I strike it, you all begin,” {he} explained, “and nobody may play any faster than the {beginner|slowest} does.” They went up, {doubtfully|curiously}, and five doors {closed|shut}.",
      ],
      [
        "One floor after another came {in|creeping in}. At the third try {the tune} went up the stairwell like {warm air|smoke}. {The caretaker} took off one cushion, and then, {cautiously|slowly}, the other. They play together on {Mondays|Thursdays} now. {Hero} had to miss the {encore|second verse}, because {he} had {far|a long way} to go +but {the pal} kept step to it for {three|four} streets.",
        "{Hero} struck. Through {nine|eleven} walls came {the tune}, in one piece, and in the street people put down their {shopping|umbrellas}. After the last bar the {second|fourth} floor applauded the {first|fifth}. {The caretaker} hung up a {new|single} note: ‘Gong at {six|five}.’ The rain had stopped {unnoticed|some time ago}, and {Hero} and {the pal} set off in {time|step}.",
      ],
    ],
  },
  {
    id: "borrowing-circle",
    goals: both,
    vars: {
      item: ["a ladder", "a wheelbarrow", "a lawn mower", "a rake"],
      other: ["a garden hose", "a bicycle pump", "a fish kettle", "a picnic hamper"],
      owner: ["Mistress Gale", "Mister Obi", "old Doctor Finch", "Aunt Hedwig"],
    },
    titles: ["Who has {the item}?", "The borrowing circle", "Everybody at once"],
    beats: [
      [
        "All that {owner} wanted was to have {the item} back. “It was lent next door in {April|the spring},” {owner} told {Hero} over the {gate|hedge}. “They won’t return it until somebody returns {the other} to them, because fair is fair.” {Hero}, who was going that way {in any case|anyhow}, offered to {ask|inquire}.",
        "“That’s mine,” said {owner}. “Mine, I rather {think|believe},” said the man from the end house. Each of them held one end of {an item}, tugging in the most {courteous|neighbourly} manner. {Hero} was asked to read the name that was painted on it, in {white|red}. To be exact, there were {seven|nine} names, and all but the last had been {scratched|crossed} out.",
      ],
      [
        "Next door they were waiting for {the other}, which was at number six. Number six was waiting for a {waffle iron|hammock}, and the house after that for a {drill|punch bowl}. Everybody was perfectly {friendly|reasonable}. {Hero} went right round the {green|square}, to a ninth house, where a man wanted his {kettle|trowel} back first +and who had that? {Owner} had.",
        "Nobody could {read|make out} the last, so {he} rang at the doors of the {others|rest}. Each of them had {handed|passed} it on, and none had written down {when|why}. Before long ten people in {slippers|aprons} stood round {the item} +and nobody would be the first to let {go|it be}.",
      ],
      [
        "{Hero} drew it with a {stick|pebble} in the {dust|gravel}, and it came out as a ring. “Nobody can be first,” {he} said to {the pal}, “unless they’re all first.” {He} did the round {again|once more}, and asked one favour. When the church clock struck, they should all come out, with the thing that wasn’t theirs, and face {left|the left}.",
        "“Who used it {last week|on Monday}?” asked {Hero}. Nobody had. “And who’ll need it next week?” {Owner} would, for an hour. “Then it stands in a {shed|hall} for six days, while the {others|rest of you} worry about it.” {He} pointed to a {neglected|convenient} bit of {wall|fence} that belonged to the whole street. “It doesn’t need a proprietor,” {he} {announced|concluded}. “It needs a {hook|nail}.”",
      ],
      [
        "It struck. Nine people walked over to the left, {rattling|clanking}, and gave back what they had borrowed, all in the same {moment|second}. Then somebody said that since they were {here|outside} anyway, there might as well be {lemonade|cake}. {Owner} waved +but {Hero} and {the pal} were nearly at the {corner|bend}, because they owed themselves half an hour.",
        "A hook was found, with a {tin|little} roof to go above it. {Owner} painted over the names and wrote, in {neat|large} letters, ‘{Ours|Everybody’s}’. Rather {gruffly|shyly}, the man from the end house contributed {an other}. {Hero} tested the hook with one {finger|hand}, and pronounced it {reliable|excellent}. Then {he} continued with {the pal}, greeted by name from both {sides|pavements}.",
      ],
    ],
  },
  {
    id: "secret-club",
    goals: both,
    vars: {
      club: ["the Green Hand", "the Order of the Back Fence", "the Midnight Biscuit Club", "the League of Silent Feet"],
      chief: ["Rosalind", "Ignatius", "Winifred", "Leopold"],
      den: ["the tool shed", "the hen house", "the old bus", "the summer house"],
    },
    titles: ["{The club} is locked out", "A word of six letters", "Very secret indeed"],
    beats: [
      [
        "“{Halt|Stop},” said a bush, “and look the other way!” {Hero} obeyed. Out of the bush, picking off {leaves|twigs}, came {chief}, who was president of {the club}, with four {solemn|muddy} members. They were locked out of {the den}. Its lock had six little wheels, for a password +and they had chosen one so {good|secret} that not a single member {remembered|knew} it.",
        "In front of {the den} stood five {important|solemn} children, with {hoods|saucepans} on their heads against the rain. “We’re {the club},” {chief} told {Hero} {stiffly|gloomily}, “and we’re locked out of our own meeting.” “Password?” came a {small|clear} voice through the keyhole. It was {chief}’s sister Dot, aged six, who had been told to guard the {biscuits|door}, and did it {thoroughly|conscientiously}.",
      ],
      [
        "“It’s a word nobody would ever {expect|guess} from us,” said {chief}. “That was the {idea|clever part}.” They’d tried ‘{dragon|wizard}’ and ‘{pirate|rocket}’. {Hero} suggested ‘{turnip|cheese}’, and after that ‘{sesame|banana}’. All of these had six letters +but the lock did not {budge|care}, and it came on to {drizzle|rain}.",
        "“But you can see that it’s us!” called {chief}. “Password,” answered the {keyhole|door}. They gave her last {week’s|month’s}. They tried {flattery|pleading}, and a {deep|false} voice, like a headmaster’s. “You’ve changed it,” {chief} {complained|protested}, “and only members can change it!” Behind the door there was a long, {thoughtful|damp} sniff.",
      ],
      [
        "The smallest member shook the lock and {ordered|commanded} it to open this {instant|minute}, and so did {chief}. {Hero} listened to all the {orders|shouting}, and began to {wonder|see}. “Is there a word,” {he} asked, “that you don’t {ever|usually} say to anybody here? One with six letters?” The members thought about it, {honestly|with wrinkled foreheads} +and little by little {chief} turned {pink|scarlet}.",
        "{Hero} knelt down by the keyhole. “Dot,” {he} asked, “are you a member?” “No,” said the voice, “I’m {just|only} the guard.” For two {summers|winters} she had carried the {coats|cushions}, and learnt all their songs through the {wall|planks}. {Hero} turned round to {the club} without {a word|saying anything} +and they all {studied|inspected} the puddles, {chief} {longest|hardest}.",
      ],
      [
        "“Please?” said {Hero}, and turned the wheels: P, L, E, A, S, E. The lock {clicked|fell} open. Nobody had said it by {mistake|accident} for years, they {agreed|admitted}. “You can come in,” said {chief}, and {coughed|swallowed}. “I mean, would you like to, please?” {Hero} and {the pal} stayed for one {slice|piece} +and as they walked away, all five were at the {fence|gate}, {practising|saying} it in turns.",
        "The vote was held under a {dripping|leaky} gutter, and all five hands went {up|high}. “Dot,” said {chief} to the {keyhole|door}, “will you join us?” The bolt shot {back|open}. “What was the password?” asked {Hero}, who had to be {going|off}. “It was ‘Dot’,” she said, “but no one {tried|thought of} that.” {He} {congratulated|saluted} the new member, and slipped off with {the pal} between the {puddles|showers}.",
      ],
    ],
  },
  {
    id: "salted-soup",
    goals: both,
    vars: {
      soup: ["bean soup", "pea soup", "leek soup", "barley soup"],
      cook: ["Mistress Adeyemi", "old Jaromir", "the school cook", "Auntie Rosa"],
      feast: ["the street supper", "the harvest supper", "the choir supper", "the garden party"],
    },
    titles: ["Nine pinches", "Too much salt", "{The cook} has a suspicion"],
    beats: [
      [
        "The whole {lane|terrace} smelt of {soup}, and in a {yard|garden} stood the biggest pot that {Hero} had ever met. “{Taste|Try} that,” said {the cook}. {Hero} took the spoon, and {his} eyes {closed|watered} by themselves. “Salt,” {he} {croaked|gasped}. “Precisely,” said {the cook}. “Sixty people are coming to {the feast}, and they might as well drink the {sea|bay}.”",
        "“Have you {touched|salted} it?” {the cook} demanded, before {Hero} could say good {day|evening}. {He} had only just come round the corner. “Then you’re the only one,” said {the cook}, beside a {copper|black} pot. It held {soup} for {the feast} +but the {cat|dog} had tried a drop of it and {gone|moved} next door.",
      ],
      [
        "Nearly everybody had salted it. Whoever came through had {stirred|sniffed} the soup, felt that it lacked a pinch, and put one {in|there}. Nine pinches had been {confessed|reported}, and some of them were {handfuls|generous}. They poured in {milk|water}, and now it was salty and {thin|weak} as well +and {the cook} sat {down|heavily down}.",
        "{Eight|Six} neighbours tasted it, from teaspoons, and made the same {face|noise}. “Who would do such a {thing|dreadful thing}?” asked the first, and blushed. “I thought you’d forgotten it,” {mumbled|said} the second. “You {sometimes|often} do,” said the third. {The cook} denied that, at {length|the top of the scale} +and it looked as though {the feast} would be a {chilly|silent} one.",
      ],
      [
        "{Hero} did the sum on a {paper bag|flowerpot}. “We can’t take the salt out,” {he} said, “but it would be {right|enough} for three pots. So we need two more, with nothing in them but {water|milk} and vegetables.” “And who’s going to {eat|finish} it?” asked {the cook}. {Hero} pointed over the {wall|fence}. The next street could smell {the feast} too, and had never been {asked|invited}.",
        "At home, {Hero} remembered, {grownup} put in a {potato|raw potato}, which drank up the salt. They tried one, and the soup was a {tiny|little} bit {better|milder}. “One isn’t enough,” {he} said. “What if each of you {made|brought} something without any salt?” “Potatoes,” said the first, {quickly|humbly}. “Dumplings,” said the second +and they all {hurried|ran} home.",
      ],
      [
        "The nine peeled and chopped, with {careful|sorrowful} faces, and seasoned {nothing|not a leek}. At {six|seven} the next street came {shyly|curiously} in, with its own {spoons|chairs}. Never had there been so much {soup}, or such good company. {Hero} and {the pal} had a {bowl|mug} before they left +and on the pot hung a {card|label}: ‘Salted already. Thank you {all|kindly}.’",
        "Soon there was {chopping|rolling} behind all the windows. Down the steps they came, each with a {dish|bowl} of something {unsalted|plain}, and tipped it in. The pot grew {thick|golden} and mild. “That isn’t my {soup} any more,” said {the cook}. “It’s ours, and it’s {better|excellent}.” {Hero} and {the pal} were back on the road before anybody could ask whether it {wanted|needed} a pinch of something.",
      ],
    ],
  },
  {
    id: "mixed-washing",
    goals: both,
    vars: {
      wind: ["the gale", "the north wind", "the storm", "the west wind"],
      garment: [
        "a nightshirt with ducks on it",
        "a dragon dressing gown",
        "a rainbow petticoat",
        "a striped bathing suit",
      ],
      person: ["the bank manager", "the headmistress", "the choirmaster", "the tax inspector"],
    },
    titles: ["Whose is {the garment}?", "A big wind on washing day", "Nobody’s, of course"],
    beats: [
      [
        "{The wind} had come through {the terrace|Orchard Row} on washing day, and taken everything that hung on the {lines|pegs}. When it {dropped|let go}, all the clothes came down in the wrong {gardens|trees}. So everyone whom {Hero} met there had an {armful|apronful} +and not one {sock|towel} in it was their own.",
        "Something soft wrapped itself round {Hero}’s {head|face}, and it was {a garment}. Over the roofs flew {pillowcases|tablecloths} and {vests|aprons} too, carried off by {the wind} from {six|four} streets of washing lines. They floated down on a little park +and from all the gates came {people|the owners}, running with {baskets|their arms out}.",
      ],
      [
        "They could simply have {asked|called out}. But there are things that one does not {call|shout} over a fence +and {the person} would rather have {moved|emigrated} than ask for {a garment}. “Who has lost this?” said {Hero} {cheerfully|innocently}, holding it up by the {shoulders|straps}. A {deep|terrible} hush fell. “No idea,” said {the person}, to a {drainpipe|rosebush}.",
        "Two {sisters|brothers} pulled politely at one sheet. A policeman went about with {seven|nine} left socks, asking for {right|other} ones. Since all the {towels|pillowcases} were white, nobody could be {sure|certain} of anything. “That object,” said {the person}, pointing at {the garment}, “belongs to {no one I know|a stranger}.” But {the person} looked at it {twice|three times} more, rather {tenderly|longingly}.",
      ],
      [
        "{Hero} lowered it {again|quickly}, for {the person} was {crimson|pink} about the ears. Everybody, {he} realised, wished not to be {watched|noticed}. “Let’s hang it all up in the {hall|laundry},” {he} proposed, “and walk round once. Then we’ll {draw|shut} the curtains, and I’ll count to sixty +and in the dark you can take what you {recognised|saw}.”",
        "{Hero} sat down with a {lapful|heap} of shirts, and noticed the pegs, which had flown {along|too}. Some were plain and some were {green|striped}, and one had been mended with {wire|thread}. “Does anybody know their own pegs?” {he} {called|inquired}. Everyone did, as one knows one’s own {cups|spoons} +and {the pal} was put in charge of the {yellow|red} ones.",
      ],
      [
        "They {strolled|filed} round, with {blank|absent} faces, and it went dark. There was a {rustling|shuffling}, and a bump, and an “{After you|I beg your pardon}”. When it was light again, the walls were bare, and {the person} wore a coat buttoned up to the {chin|nose}. “A useful minute,” {the person} murmured. {Hero} and {the pal} had seen nothing at all, and they {wished|bade} the street a good day.",
        "Heap by heap it was shared out, by {wood|spring} and {wire|thread}, without a question. The pegs of {the garment} were {very small|mother-of-pearl}, and so were all of {the person}’s. {Hero} took it {over|there}, wrapped in a towel, and was rewarded with a remarkably {warm|long} handshake. Then {he} and {the pal} crossed the park, where {the wind} had left nothing but a smell of {soap|lavender}.",
      ],
    ],
  },
  {
    id: "cake-without-a-name",
    goals: both,
    vars: {
      elder: ["old Mister Lomax", "Madame Petrov", "Miss Augusta", "the captain"],
      flowers: ["the geraniums", "the fuchsias", "the tomato plants", "the lemon tree"],
      cake: ["a seed cake", "a lemon loaf", "a plum tart", "a ginger cake"],
    },
    titles: ["{The cake} with no name on it", "Somebody on the stairs", "Who waters {the flowers}?"],
    beats: [
      [
        "On the stairs of a tall house sat {the elder}, with {a cake} on a {plate|board}. {Hero} had only come in to ask the {way|time}. “Somebody waters {the flowers} on my landing,” {the elder} told {him}, “since I can’t carry a {can|bucket} any more +and I’d like to say thank you, and don’t know at whose {door|bell}.”",
        "“Stand still! I’ve got you at {last|long last},” cried a voice above {Hero}. It was {the elder}, with {a cake}, lying in wait for somebody {else|quite different}. An unknown person swept these {steps|stairs} every day, brought up the {milk|paper} and watered {the flowers} +and {the elder} had never been able to say {thanks|thank you}.",
      ],
      [
        "They {asked|questioned} the whole house. The {dentist|student} wished that it had been her idea. The {twins|brothers} had let a cactus dry up, and {admitted|confessed} it. Everyone was apologetic, and gave the plate a {fond|wistful} look. “There’s only the top flat left,” said {the elder}, “and those people never {speak|talk} to a soul.”",
        "“We’ll watch {together|with you},” said {Hero}, and they hid behind the {coats|prams}, {the pal} as well. A girl came down with a {satchel|hoop}, and a man went up with a {newspaper|sausage dog}, and a lady paused with a {cup|glass}. Yet afterwards the steps were clean and the milk stood on the {mat|sill}. “It’s a ghost,” {sighed|concluded} {the elder}, “and one can’t give cake to a ghost.”",
      ],
      [
        "{Hero} felt the {soil|earth} of {the flowers}, and it was still {wet|dark}. On {his} {hands and knees|knees} {he} found a drop of water on the {tiles|stone}, and another on the next stair. They led up the {stairs|house}, not down. At the top stood a {toy|red} watering can +and behind the door somebody was breathing {quietly|softly}.",
        "{Hero} had been watching their {shoes|hands}. “It isn’t one person,” {he} said. “The girl {brushes|kicks} the leaves off each step in passing. The man takes the milk up, because he’s going {up|past} anyhow. The lady gives {the flowers} what she can’t {drink|finish}. I should say there are nine of them, and not one {knows|has heard} about the others.”",
      ],
      [
        "“We’ve brought {a cake},” said {Hero} to the {keyhole|door}. It opened, and there stood a boy of {seven|eight}, with his mother. They were new in the country, she {explained|told them}, {slowly|with her hands} +and he had wanted to say good morning, and had no words for it yet. “Good morning,” said {the elder}, and gave him the {first|largest} slice. On their way down {Hero} and {the pal} stepped {carefully|politely} over every drop.",
        "They asked at nine doors. “Oh, I hardly do {anything|a thing},” said every one. {The cake} was cut into twelve, so that {the elder} and {Hero} and {the pal} should have some {too|as well}. They ate it on the stairs, in a {row|column}, and were {introduced|made acquainted}. Before {he} went on, {Hero} swept the crumbs from {his} own {step|stair}. But that was hardly {anything|worth mentioning}.",
      ],
    ],
  },
];
