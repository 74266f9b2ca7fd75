import type { Episode } from "../../content-contract";

const both = ["journey", "making"] as const;

export const fairEpisodes: readonly Episode[] = [
  {
    id: "late-echo",
    goals: both,
    vars: {
      cry: ["Rhubarb", "Marmalade", "Trombone"],
      north: ["Overhill", "Windscale", "the upper village"],
      south: ["Underhill", "Nettlebed", "the lower village"],
    },
    titles: ["The late echo", "Who called whom a windbag", "{The north} and {the south}"],
    beats: [
      [
        "Between {the north} and {the south} stood a cliff with an echo, and in {dry|cold} weather the echo was {slow|late}. “You greedy old {turnip|thing}!” it was saying, in the voice of {a farmer|an aunt}, as {Hero} came by. Down in {the south} somebody shook a {fist|broom} at the hill. “That’s {the north} again!”",
        "“{Hello|Good morning}!” {Hero} called to the cliff, and no echo {came|answered}. {He} had walked on as far as {a sight} before a voice {replied|came back} at last +but it was somebody else’s voice, and it said “{Fathead|Windbag}!” “Take no notice,” said a woman by the {pump|stile}. “{The north} and {the south} have been insulting each other for years.”",
      ],
      [
        "{Hero} soon {found|worked} out what was {happening|going on}. Whatever they shouted in {the north}, at their own {disobedient|hungry} goats, flew across to the cliff +and one minute later it came down on {the south}. There people were deeply {offended|insulted}, and shouted something {rude|worse} back. Nobody had the {slightest|least} idea that they were all quarrelling with an echo.",
        "In {the north} {Hero} asked what the trouble was. “They {insult|mock} us at {breakfast|bedtime}!” people said, and gave {him} a {list|notebook} of the insults. In {the south} {he} {was} told exactly the same, and handed a {longer|thicker} one. {He} {laid|held} the two side by side. “‘Get out of the {cabbages|flower bed}, you greedy thing,’” {he} read. “Would you say that to a neighbour, or to a goat?”",
      ],
      [
        "So {he} asked people from both {sides|places} to {come|stand} below the cliff with {him}, in silence. {He} called “{cry}!” as loudly as {he} could, and took out a {watch|stopwatch}. They waited, and {coughed|yawned}, and waited. Then, out of the {empty|clear} sky, {his} own voice shouted “{cry}!” at every one of them.",
        "“It’s the echo,” {he} explained. “It {carries|delivers} whatever you shout at your goats, only it’s a minute {late|slow}. Now try something {nice|friendly}.” At first nobody could {think|begin}. At last a {grandmother|small boy} from {the north} shouted that the {plum|honey} cake in {the south} had always been delicious. It took exactly a minute to arrive. Over there a window opened, and then {another|a door}.",
      ],
      [
        "There was a long {silence|pause}, and then somebody {giggled|snorted}. “So all these years you meant the goats!” said the {oldest|crossest} man from {the south}. They met halfway that evening, with {chairs|cake} and lanterns. {Hero} was gone by then +but {he} would have liked the {board|notice} that they hung on the cliff: ‘Please allow one minute for an answer.’",
        "{He} and {the pal} were {far|a long way} down the road when the cliff {began|started} again. It was {hard at work|busier than ever}, for {thirty|forty} people on both sides were shouting invitations. “Come to {supper|tea}!” it called, a minute late. And then it called “{Fathead|Windbag}!” +but this time everyone knew that somebody only meant a goat.",
      ],
    ],
  },
  {
    id: "apology-shop",
    goals: both,
    vars: {
      keeper: ["Mister Orlando", "the widow Crumb", "Mister Pardon", "Mistress Eulalia"],
      wrong: ["a broken window", "a forgotten birthday", "an eaten pie", "a borrowed ladder"],
      friend: ["the hatter", "the baker", "the florist", "the watchmaker"],
    },
    titles: ["Apologies made to measure", "{The keeper} cannot say it", "Sorry, in two words"],
    beats: [
      [
        "‘Apologies,’ it said in gold letters above a {narrow|dusty} shop, ‘made to {measure|order} while you wait.’ Behind the counter sat {the keeper}, head in hands. “All day I write apologies for {other people|strangers},” {the keeper} told {Hero}, “with {roses|violins} a penny extra. But I owe one myself, and I can’t {manage|finish} it.”",
        "There was a {queue|line} outside a little shop, and {Hero} joined it to find out what was {sold|for sale}. It was apologies, ready written, for {a wrong} and similar {accidents|misfortunes}. But just then {the keeper} pulled down the {blind|shutter}. “No more today,” said {the keeper}. “I’ve one to make myself, and nothing in the shop will {fit|do}.”",
      ],
      [
        "It was about {a wrong}, and that was {five|six} years ago. {Hero} {listened|nodded} politely to all three attempts. The first was in {verse|Latin}. The second explained, for {four|nine} pages, why it had really been the fault of the {weather|other person}. The third had a {ribbon|diagram}. “Which do you {prefer|like best}?” asked {the keeper}, anxiously.",
        "{The keeper} tried them out on {Hero}, one after another, like {hats|gloves}. “I regret that you were {upset|in the way}.” {Hero} shook {his} head. “Mistakes were made, by {someone or other|all of us}.” {The pal} looked at the {ceiling|floor}. “With my deepest, {humblest|widest} and most sorrowful sorrow,” {the keeper} began, and that one lasted until the {hour struck|kettle boiled}.",
      ],
      [
        "“Who is it for?” {Hero} wanted to know. It was for {the friend}, just across the street. “Then leave all this paper here,” said {Hero}, “and go.” So {the keeper} crossed the road {empty-handed|without a hat}, knocked, and said two words on the {doorstep|mat}. From the shop one could not hear them +but one could see the door open wider.",
        "“What would you say,” {he} asked, “if every word cost a {pound|gold coin}?” {The keeper} thought, took a pencil, and began to cross things out. Out went the sorrow and the {roses|violins}. Out went ‘because’ and ‘but’. All that was left on the sheet was ‘I’m sorry about {the wrong}’ +and {the keeper} ran across the road with it {at once|before the ink was dry}.",
      ],
      [
        "Presently {the friend} carried out a second {chair|stool}, and the two of them sat down in the sun. {Hero} hung the card that said ‘Back {later|soon}’ on the door of the shop, and {went|set off} again. Somebody has since {painted|added} a line under the golden letters: ‘Short ones are {best|free}.’",
        "{The friend} had been sorry as well, it turned out, every day since then, and had only been waiting for somebody to {begin|go first}. “What do I owe you?” {the keeper} called to {Hero}, from over there, with a mouth full of {cake|biscuit}. {He} {considered|thought about} it. “Tell your {customers|queue},” {he} called back, “that the short ones work.”",
      ],
    ],
  },
  {
    id: "nest-signal",
    goals: both,
    vars: {
      bird: ["a wagtail", "a robin", "a redstart", "a wren"],
      express: ["the Northern Mail", "the eleven-ten", "the Grand Continental", "the milk train"],
      eggs: ["four", "five", "six"],
    },
    titles: ["The signal at red", "{The express} is held", "Delayed by eggs"],
    beats: [
      [
        "At the crossing stood {the express}, full of {impatient|sighing} passengers, in front of a red signal. The signal could not {change|turn green} +and the signalwoman, who looked {worried|unhappy}, showed {Hero} why. High up, exactly in the bend of the signal’s arm, {a bird} had built a nest, and in it lay {eggs} eggs.",
        "{The express} had been standing in the {little|village} station for {half an hour|nineteen minutes}, and out of every window leaned a {head|hat}, asking why. “Because of that,” said the porter, and {Hero} looked up. On the arm of the signal sat {a bird}, on a nest with {eggs} eggs. If anyone pulled the lever, the whole {family|household} would tumble down.",
      ],
      [
        "“If I move the arm, they’ll fall out,” she said, with one hand on the {lever|wire}. “If I don’t, the train can’t {go|leave}.” A man with a gold watch called out that this was {absurd|an outrage}. A lady at the next window asked whether {anyone|anybody} had ever hatched on time. {Hero} looked up at {the bird} +and {the bird} looked down, and did not {budge|blink}.",
        "They held up a {basket|hat} on a long pole, in case {the bird} cared to move house. {The bird} would not {hear|think} of it. So they did the {sum|arithmetic}: the young ones would fly in two weeks, and {nine|fourteen} trains went through every day. “Impossible,” said the guard +but all the same he raised his cap to the nest.",
      ],
      [
        "“What does a signal do?” asked {Hero}. “It tells the driver when to {go|start},” said the signalwoman. “A person could do that, with a flag,” said {Hero}. So the arm was {left|allowed to stay} where it was. {He} stood beside her on the platform, where the driver could {see|trust} {him}, and raised the green flag +and for one minute {he} {was} the only living signal on the {whole|entire} line.",
        "{Hero} asked round in the village, and it {was full|turned out to be full} of people with an hour to spare. {He} wrote a {list|timetable}, with a name beside each train. Whoever’s turn it was would stand on the platform and wave a green tablecloth, instead of the signal. {Hero} took the first turn, since it was {his} idea +and {the express} {whistled|hissed} and began to move.",
      ],
      [
        "Slowly, so as not to shake the nest, {the express} rolled by beneath it. At every window somebody {waved|smiled}, even the man with the watch. Then {Hero} handed the flag to {the neighbour}, for the next train, and {walked|went} on with {the pal}. A fortnight later, {he} heard, {eggs} new birds sat on the telegraph {wire|pole}, looking down at the trains.",
        "For two weeks every train was {six|nine} minutes late there, and not one passenger {complained|grumbled}. You can still read in the timetable, at the {foot|bottom} of the page: ‘Delays possible, owing to eggs.’ But {Hero} did not wait for that. {He} passed the tablecloth to the next person on the list, {saluted|bowed to} {the bird}, and {hurried|went} on.",
      ],
    ],
  },
  {
    id: "last-deckchair",
    goals: both,
    vars: {
      warden: ["the beach inspector", "the attendant", "the lady with the tickets", "the head of deckchairs"],
      guesty: ["a general", "a very old swimmer", "a lady with a parrot", "a tax collector"],
    },
    titles: ["The last deckchair", "Please don’t help", "Row nine"],
    beats: [
      [
        "Beside the {lake|river} {the warden} was putting up deckchairs for a concert, and the very last one would not open. It had already bitten {a cuff|two thumbs}. “You look {patient|practical},” said {the warden} to {Hero}. “Would you hold its feet?” In front of it, very upright, waited {a guesty}, who had {bought|paid for} that seat.",
        "{A guesty} wished to sit down. There was one deckchair left by the {lake|river}, and three {strong|determined} people were struggling with it. First it became a {ladder|stretcher}, then a {sledge|gate}, and then, for one {second|moment}, something like a {pelican|harp}. “Next!” shouted {the warden} +and the next was {Hero}.",
      ],
      [
        "{Hero} pulled, and the deckchair {clapped|snapped} shut. {He} read the label, which said only, ‘{Simple|Easy}.’ People gathered round, and each of them knew a {trick|method}. One said that it must be {shaken|lifted}, and another that it must be {flattered|oiled} +but whatever they tried, it folded itself up again. {The pal} sat down in the {shade|grass}, and was soon the most comfortable of them all.",
        "{Hero} tried it with a plan. One person held the canvas, one held the wood, and {he} counted {loudly|slowly} to three. At three all of them were underneath it, in a {heap|tangle}. “It has never done that before,” said {the warden}, quite {impressed|respectfully}. {The guesty} looked at the {clouds|sky}, and said, a little too politely, that there was no hurry.",
      ],
      [
        "“Where did it spend the night?” asked {Hero}, out of breath. {The warden} had to admit that it had been {forgotten|left out} in the rain. So the wood was not {stubborn|wicked} at all, it was only swollen. {Hero} turned it towards the {sun|warm wind}, and asked everybody to leave it alone for a while. By and by there was a {click|creak} +and the chair opened like a {hand|flower}.",
        "“Let go,” said {Hero}, “everybody, please.” They {stepped|stood} back. Left in peace, the deckchair {swayed|trembled} a little. Then, all by itself, it unfolded one {knee|leg} and then the other, and {stood|waited} there, a perfect chair. “It can’t bear to be {pushed|hurried},” said {Hero}. “I have an {uncle|aunt} like that,” said {the guesty}.",
      ],
      [
        "So {the guesty} sat down at last, with a {sigh|groan} of pleasure, and the music began. {Hero} and {the pal} stayed for the first {piece|tune}, on the grass beside the chair. When {he} had to go, {the warden} gave {him} a ticket for row nine. ‘Valid for ever,’ it said, ‘in {dry|sunny} weather.’",
        "{The guesty} sat down as {gently|slowly} as if on eggs +and the chair {held|stayed open}. There is a card on it now, in row nine, for everybody who comes {by|along}. ‘Please don’t help,’ it says. {Hero} {read|tied} it on {himself}, and walked on, and behind {him} the {concert|first tune} began.",
      ],
    ],
  },
  {
    id: "borrowed-hour",
    goals: both,
    vars: {
      clockman: ["an anxious timekeeper", "a woman with eleven watches", "a clock winder", "a seller of sundials"],
      loser: ["a bride", "a school class", "a night baker", "a marathon walker"],
    },
    titles: ["The missing hour", "Where did the hour go?", "{The clockman} has lost count"],
    beats: [
      [
        "{A clockman} was searching the {bushes|gutters} with a lamp. “I’ve lost an hour,” {Hero} was told. “I sat down at four, and when I looked at my watch again, it was five. A {whole|perfectly good} hour has {gone|vanished}!” {Hero} turned out {his} pockets, to be {helpful|on the safe side}. They contained {a trinket}, but no hour.",
        "On the tower of {town} it was three o’clock, and on the station it was {already|plainly} four. “So we’re an hour short,” said {a clockman} to {Hero}, in {despair|dismay}, “and nobody knows who has got it!” The worst of it was that {a loser} had been promised that very hour, to {rest|sit down} in.",
      ],
      [
        "They {asked|questioned} everyone who might have taken it. {Name} had spent an hour on the telephone, but that was a different one. Some {boys|anglers} on the bank had wasted several, with great {pleasure|care}, and wanted none of them back. “I was {keeping|saving} it for something important,” said {the clockman}, and {sighed|sniffed}.",
        "{Hero} helped to look for it. {The neighbour} could spare ten minutes, but no more. {Name} lost at least two hours a day, and could never say where. They had all been in such a {hurry|rush} since {breakfast|Monday}, people {explained|said}, that they had not {noticed|seen} where the time went. {The loser} {yawned|sighed} +and everyone felt guilty.",
      ],
      [
        "“What were you doing at four?” asked {Hero}. {The clockman} had to think. There had been a bench in the sun, and {a brass band|a blackbird}, and somewhere a smell of {smell}. “Did it feel long?” asked {Hero}. “No, short,” said {the clockman}. “It was {heavenly|lovely}.” “Then you haven’t lost it,” said {Hero}. “You’ve {had|enjoyed} it.”",
        "“Then let’s all stop,” said {Hero}. “Sit down, just for a minute, and do nothing.” It was {hard|difficult} at first. Feet {tapped|twitched}, and hands looked for something to {hold|do}. But when a cloud or two had gone {by|over}, the minute began to {stretch|grow}. There was time to hear the {fountain|pigeons} +and there was time for {the loser} to have a {long|proper} rest.",
      ],
      [
        "{The clockman} put out the lamp, thought it over, and wrote in a {big|black} book: ‘One hour, well {spent|used}.’ After that everything added up again. {Hero} walked on, rather fast, for {he} had no more time to lose. But by {a sight} {he} stopped for one minute, in the {sun|shade}, and enjoyed it on purpose.",
        "“Here’s our hour,” said {the clockman}, very quietly, so as not to frighten it. “It was underneath all the hurry.” Then both clocks were set to the same time, and {the loser} felt {splendid|as good as new}. {Hero} thought that {he} must have been there for ages. But when {he} looked up at the tower, it was only {nine|eleven} minutes later.",
      ],
    ],
  },
  {
    id: "overdue-book",
    goals: both,
    vars: {
      volume: ["a book on bees", "a book about Iceland", "a detective story", "a book of sea charts"],
      borrower: ["a retired bandmaster", "a young trapeze artist", "a coalman’s mother", "an explorer on crutches"],
      years: ["ninety", "eighty", "seventy"],
    },
    titles: ["{Years} years overdue", "{The volume} goes home", "A penny a day"],
    beats: [
      [
        "From the window of a house that was being {painted|emptied} fell {a volume}, and landed at {Hero}’s feet. It should have gone back to the library, said the slip inside, on the third of May, {years} years ago. {A borrower} leaned out. “My grandfather borrowed it, and we’ve always been too {ashamed|shy} to own up,” came the {shout|voice}. “Would you {take|carry} it back for us?”",
        "“You look {brave|respectable},” said {a borrower}, and drew {Hero} behind a {pillar|van}. “Would you come to the library with me? This should have gone back {years} years ago.” It was {a volume}, wrapped in {newspaper|a scarf}. A great-grandmother had borrowed it. At a penny a day, the fine would buy the whole {building|street} by now.",
      ],
      [
        "{Hero} worked out the fine on the way, and {walked|went} slower and slower. At a penny a day it would {buy|pay for} a {horse|small yacht}. At the library desk sat three people, in a row, with rubber stamps. “It’s about this book,” {he} {began|said}. The stamps stopped in {mid-air|the air} +and from somewhere among the shelves there came a {cry|gasp}.",
        "{The borrower} wore {a cloth}, as a disguise. They walked past the library {three|four} times. “Couldn’t we push it through the {letter box|cellar window}?” {the borrower} {begged|asked}. But {Hero} opened the door, because a door that one walks up and down in front of only gets {bigger|heavier}. This one {squealed|creaked}, and everybody looked up.",
      ],
      [
        "It came from a very small old man in {felt|carpet} slippers. All his life there had been a gap in the {third|top} row, as wide as {a thumb|two fingers}, and he had dusted {round|beside} it every {morning|day}. He took the book in both hands and slid it into its place. It fitted {perfectly|to a hair} +and he had to {wipe|polish} his spectacles.",
        "“Name?” said the eldest lady at the desk. {The borrower} told her, in a very small voice. “And has anybody enjoyed it?” she asked. Why, everybody had! {Six|Four} children had read it, and the lodger, and then the whole {street|neighbourhood}, one after another. There were {jam stains|thumb marks} on every page to prove it +and the lady laid down her stamp.",
      ],
      [
        "“And the fine?” asked {Hero}. The old man thought about it for some time. “It comes to one page,” he said, “and you may {pay|settle} it now, by reading it {aloud|out} to me.” So {Hero} read it, as well as {he} could, at the {window|desk}. The book has been lent again since then. It’s due back, naturally, on the third of May.",
        "“Then it wasn’t late,” she {decided|said}. “It was {busy|at work}. There’s nothing to pay.” Out of pure {relief|joy} {the borrower} bought {Hero} {a food}, and {he} ate it as {he} walked. It was {curious|strange}, {he} thought, how {light|easy} one feels when something has been given back.",
      ],
    ],
  },
];
