import type { MoodTexts } from "../shared/mood-texts";

export const bedtime: MoodTexts = {
  strands: [
    {
      opening:
        "In {home} bedtime was at {eight|half past eight}, and the talks about it began at {six|seven}. {Hero} asked for ten more minutes, and gave {drawings|examples} to show how useful they would be. [{Grownup} listened with great interest +but so far {grownup} had not given way by a single minute.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero}’s pyjamas were warming on the {rail|radiator}, and steam that smelt of {smell} drifted through {home}. There was a good hour left before bed. [A great deal will go into an hour, as {grownup} often said, if you {fold|pack} it properly.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Every evening at {home} went in the same order, because {Hero} had once made a chart: plate, peg, bath, book, lamp. [It had {colour} arrows. {Grownup} had added the last one, in rather {firm|large} letters, and it said ‘Sleep’.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The sun was taking its time to set over {town}, and {Hero} stood at the window of {home} and brushed {his} teeth to keep it company, for {two minutes|four verses}, top and bottom. [Behind {him} {grownup} {turned down the bed|folded towels} and hummed.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} was really too old for a night light, and just the right age to keep one for guests. [It stood ready in {home}, {colour} and not yet lit, next to {a trinket} and the book with the {bent|loose} page.]",
      way: "",
      close: "",
    },
    {
      opening:
        "There were seven things to do before sleep, and {Hero} could do six of them {while reading|with $his eyes shut}. The seventh needed two people, for it was to tell {grownup} the best part of the day. [At {home} it was nearly {seven|eight} o’clock +and the best part had not come yet.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Nobody in {town} went to bed as slowly as {Hero}. [First {he} needed a drink, then {a creature} had to be wished good night, and then there was a question about {whales|volcanoes}.] {Grownup}, in {home}, had learnt to bring {a chair|some knitting}.",
      way: "",
      close: "",
    },
    {
      opening:
        "Clean sheets, thought {Hero}, are half a holiday. {Grownup} took one end of the old sheet and {he} took the other +and at the window of {home} they shook the whole {weather} day out of it, with {two crumbs|one sock} and {a trinket}.",
      way: "",
      close: "",
    },
    {
      opening:
        "In {home} {grownup} was warming the milk, and {Hero}’s {slippers|book} stood ready. It was that {slow|sleepy} {hour|time} between supper and bed. [All over {town} one could hear the small sounds of evening. A blind came down, a story began, and {a noise} stopped for the night.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“Bath in a quarter of an hour,” {grownup} called through {home}. [That was time enough for {two chapters|nine card tricks|one small invention}, if one knew how to use it.] {Hero} put {his} book face down on the {rug|bed}, because there was something to see to first.",
      way: "",
      close: "",
    },
    {
      opening:
        "Tomorrow’s {shirt|jumper} hung over the chair, and the day was as good as done, or so {grownup} supposed in {home}. {Hero} sat on the edge of the bed with one sock on. [The other one lay on the rug and had to wait, because {Hero} had begun to {think|listen}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "By {seven|eight} {home} was dark, except for a yellow stripe under the bathroom door, where {grownup} was running the water. {Hero} had one arm out of {his} {jumper|shirt} already. Then {he} remembered something important, and put the arm back in.",
      way: "",
      close: "",
    },
    {
      opening:
        "“I’m not tired,” {Hero} declared in {home}, and yawned so {enormously|thoroughly} that the curtains moved. [{Grownup} made a small mark on the calendar. It was the {ninth|eleventh} time this month that somebody had said so while yawning.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The hot-water bottle of {home} had a knitted {jacket|moustache} and was called {Gerald|the Admiral}. {Hero} held it while {grownup} poured, which was a {serious|responsible} job. [Outside, one window after another in {town} was drawing its curtains.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had been through the {flannel|comb}, the {toothpaste|clean pyjamas} and most of the usual arguments, and there was only one {page|chapter} left. [The clothes of the day hung folded over a chair in {home}. They looked as if they could do with a rest.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Some people count sheep in order to fall asleep, but {Hero} counted {staircases|umbrellas}, because sheep never {stand|keep} still. {He} had got as far as {seven|nineteen}, in {home}, when {he} suddenly sat up again and called for {grownup}.",
      way: "",
      close: "",
    },
    {
      opening:
        "At dusk {grownup} always walked once round {home} to try the {windows|latches}, and {Hero} came along in {his} dressing gown as chief inspector. [The back door was in excellent order. Over the roof hung the whole {weather} sky, and nobody could think of any way to lock it.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The bath had been enjoyed, the flood had been {mopped|talked about}, and {Hero} sat in {home}, wrapped up like a {parcel|dumpling}. [“Ten minutes,” said {grownup}. It is {remarkable|curious} how much will go into ten minutes if one does not waste the first.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Last thing before bed {Hero} was allowed to put {town} to sleep from the window of {home}, light by light. “Now the {baker|chemist},” {he} would say, and before long that light went out. [There was always one {stubborn|late} one, over by the {bridge|church}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Grownup} read aloud every night in {home} and did all the {voices|animals}, while {Hero} was in charge of the {thunder|pages}. [This evening they had come to a place where it was simply impossible to stop +and so, of course, it was bedtime.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} slept in the {top|left-hand} bunk in {home}, which for years had been a {ship|tower} whenever it was needed. [Tonight it had a crew of one and a supply of {raisins|maps}. {He} had one foot on the {ladder|rung} when {he} thought of something else.]",
      way: "",
      close: "",
    },
    {
      opening:
        "It was the hour when {town} draws its curtains, like a theatre after the show. {Hero} drew those of {home} and left a {slit|hand’s width} open in the middle, so that the {moon|evening} could look in.",
      way: "",
      close: "",
    },
    {
      opening:
        "“Just the edges,” said {grownup}, who meant {Hero}’s {ears|neck}, and handed {him} the flannel. [The bathroom of {home} was full of steam and the smell of {smell}. In the water sat a rubber duck that had seen it all before.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Every night, before the light went out in {home}, {grownup} and {Hero} each told the other one thing they had not known that morning. {Hero} already had {hers}. [It was about {a creature} +and it was so good that {he} could hardly keep it in.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The moon had come up over {town} with a {dent|smudge} on one side. {Hero}, in the bathroom of {home}, with foam up to the {ears|chin}, reported it to {grownup}. [“It was like that on {Sunday|Friday},” said {grownup}. “It’ll be round again by the end of the week.”]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had laid out everything for tomorrow on a chair in {home}: {socks|a shirt}, {sums|a pencil case}, a {conker|ticket}. [Today’s things lay in a heap beside it. {Grownup} stepped over the heap with a mug of cocoa, and only sighed a little.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The quilt in {home} was made of {sixty|ninety} pieces, and all of them had once been somebody’s {trousers|skirts}. {Hero} said good night to {three|four} of them every evening. [{Grownup} had known all of them personally.]",
      way: "",
      close: "",
    },
  ],
  events: [
    "In every second window somebody was brushing teeth. From the elbows {Hero} could tell which people did it properly, and which merely wetted the brush. {He} remembered {his} own brush at home, and a certain evening last {week|winter} +and privately {he} promised it an extra minute.",
    "{The neighbour} was taking in the washing and gave {Hero} one end of a {sheet|blanket}. They stepped together, stepped apart and folded, as in a very slow dance, and it smelt of {smell}. “I’ll wish you good night now,” said {the neighbour} from behind the pile, “so as to be the first.”",
    "Behind the door of number {four|eleven} somebody small was explaining why one more chapter was {only fair|good for the heart}. It was an extraordinary speech, and {Hero} and {the pal} lingered on the pavement to hear the conclusion. “Very well,” said a deep voice at last +and {he} applauded softly.",
    "{Hero} yawned so enormously that {a creature} stopped to look. Yawns are catching. {The pal} caught this one, and {the neighbour} caught it across the way. So it travelled from house to house down the {hill|street}, until somebody in the distance was heard to say, “Excuse me.”",
    "From an open window came lamplight and a voice reading aloud, which had just arrived at the {ship|feast|storm}. {Hero} and {the pal} walked past as slowly as possible. All the same they had turned the corner before the ending +so {he} invented one, and thought it quite probable.",
    "In the playground somebody had tied up the {swings|roundabout} for the night. All along the street shutters were rattling down and doors were being bolted. {Town} was running down gently, like a clock that nobody winds until morning +and {Hero} and {the pal} walked more quietly without being told.",
    "{Hero} wore {his} pyjamas under {his} coat, as a promise to {grownup} not to be out long. {Name} noticed a cuff, and asked whether they were stripes. “{Moons|Owls},” said {Hero}. Without a word {name} lifted one trouser leg by an inch, revealing more pyjamas +and they parted with a bow.",
    "The lamplighter came by on a bicycle, ladder and all, at {seven|eight} precisely. “Which one shall I do first?” he inquired. {Hero} chose the lamp at the corner, because {he} would be coming home by it. It opened gradually, like a {buttercup|yellow flower} +and the whole street looked friendlier.",
    "The bookshop was closing, and {Hero} helped {name} to spread a {cloth|sheet} over the table of {stories|atlases}. “Otherwise they chatter all night,” {name} explained, turning the sign round on the door. {Hero} listened at the glass for a moment +but perhaps it was only pages settling.",
    "In the stable somebody was wishing {seven|nine} horses good night, each of them by name, and {Hero} and {the pal} joined in from the gate. {Duchess|Thunder} came last and had to be told twice, because she was a little deaf. One hoof knocked on the boards +and then all was peaceful.",
    "Even the {fountain|weir} had been turned down low for the night, and {Hero} leaned over the railing beside {the pal} to hear the difference. By day it positively {splashed|roared}. Now it only murmured, as people do in bed +and beneath the bridge a {toy boat|moorhen} lay perfectly still.",
    "The {seventh|last} of the swifts flew screaming over {town} and vanished under the {eaves|tiles}. For a minute the sky was empty, and then the first bat appeared. {Hero} and {the pal} had seen the changing of the guard. The day birds were off duty +and the night was in capable hands.",
    "{The neighbour} was walking up and down with a baby who would not go to sleep, and shook a warning head. {Hero} and {the pal} immediately took longer steps, and softer ones. They met {three|four} times altogether. At the last meeting the baby was fast asleep +and {the neighbour} very nearly.",
    "From a balcony hung a row of pyjamas, {colour} and {colour 2}, dancing in the wind with nobody inside them. “They’re having their party first,” {Hero} told {the pal}. Presently the breeze dropped and the legs hung straight. A window opened, a hand came out +and they were taken in to bed.",
    "In a caravan with a lighted window someone was telling a story, and had just reached the words ‘and then’. {Hero} stood on one leg for what would come next. What came was a long, luxurious yawn. The rest was obviously for tomorrow +so {he} put the other foot down and walked on.",
    "Through the window of the café {Hero} saw two people sharing one table. The night watchman was having his breakfast and the {postman|piano teacher} his supper, and they passed each other the salt. It was reassuring, {he} told {the pal}, that somebody always got up when the others went to bed.",
    "Empty milk bottles stood along a wall in order of {height|size}, and the wind was playing a slow tune on {four|five} of them. {Hero} bent down and blew across the smallest, which had been forgotten. It sounded halfway between an {owl|oboe} and a yawn +and {the pal} seemed to approve.",
    "“Is it tomorrow {yet|now}?” piped a voice behind a curtain. “No,” answered another, deep and weary, “it’s still today.” {Hero} and {the pal} tiptoed by on the grass, so as not to interfere. Presently the question was asked again +but it was too sleepy to reach the end.",
    "The {ice-cream|library} van was being put away for the night, and its tune was running slower and slower. {Hero} and {the pal} waited for the very last note, which did not come, and did not come. They had almost reached the corner when they heard it +and then they could continue in comfort.",
    "On a flat roof somebody had made up a bed under the sky, with {a lamp|a jug} beside it and an abundance of cushions. From below {Hero} could see nothing but ten toes, keeping time to {a noise}. “The best bedroom in {town},” {he} remarked to {the pal}, “as long as it doesn’t rain.”",
    "A night nurse came along on a bicycle and rang her bell {once|softly}. “Are you on the late shift, too?” she asked. “Only the beginning of it,” said {Hero}. She laughed, and pedalled off towards the hospital with her {knitting|sandwiches} +and it was comforting to know that she was on her way.",
    "All the {geese|ducks} on the green had tucked up one foot and buried their beaks, so that they looked like {luggage|loaves}. {Hero} tried it beside them, and got as far as {nine|eleven} before {he} had to hold on to {the pal}. There must be a trick to it +but the experts were asleep.",
    "Through the bakery window one could see tomorrow’s dough, rising in rows under clean cloths, so gradually that {Hero} had to look away and back again. “It goes on until four,” murmured {name}, {floury|yawning}. “Any sudden noise, and it sinks.” {He} and {the pal} departed on tiptoe.",
    "A father was carrying a sleeping child {home|uphill}, and one small {shoe|sock} was missing. {Hero} had noticed it by {a sight}, and hurried back for it with {the pal}. Nobody spoke. The father indicated his pocket, {Hero} slipped it in +and the head on his shoulder never stirred.",
    "The park keeper was walking round with a handbell, wishing the {ducks|benches|swans} good night by turns. For {Hero} and {the pal} the bell was rung very {softly|politely} +and the keeper pointed out {the gate|a side gate} that would stay open {longest|till the last}.",
    "Above the dentist’s door hung a wooden tooth as big as {a pillow|an armchair}, which the dentist carried indoors each evening under a {blanket|bath towel}. {Hero} held the door. “It {mustn’t|had better not} catch {cold|the dew},” said the dentist and gave it a {pat|last rub}.",
    "The driver of the {night|late} bus was warming {slippers|two mittens|a scarf} on the {engine|bonnet} before the first run. {Hero} asked who else was out on business at such hours. “{Bakers|Nurses|Musicians},” said the driver, “and {on Fridays|now and then} a wide-awake {grandfather|poet|great-aunt}.”",
    "From a hole in the old {pear|lime|walnut} tree came a rusty squeak, and then a {second|deeper} one. Those were young owls learning to hoot, {Hero} explained to {the pal} +and they both waited till somebody {inside|up there} had got it nearly {right|round}.",
    "A basket on a string travelled over the street, from one {attic|balcony} to another, just above {Hero}’s {head|hat}. There was a {hot-water bottle|pot of cocoa|crossword} in it. An old lady {unloaded it|drew it in} +and what came back was {a boiled egg|a knitted sock|a kiss, blown}.",
    "Two sisters who slept on opposite sides of {Mill Lane|Well Street} were saying good night by torch, {three|four} long {flashes|winks} and a short one. {Hero} watched them both from beside {a sight}. The short one, {he} decided, could only mean “{sleep well|shut your eyes|stop giggling}”.",
    "Each evening a fresh flag goes up over the {post office|school}, to announce the weather for the night. This one was {colour}. “{Calm|Mild|Clear}, with dreams from the {west|south},” {the neighbour} translated +and {Hero} was glad to have {packed|brought} the right {socks|jumper}.",
    "At an upstairs window a {boy|girl} who could not sleep was counting people instead of {sheep|stars}. “Ninety-six,” {Hero} heard, so {he} and {the pal} walked past, turned round and walked past again. That made a hundred +and {happily|slowly} the {blind|curtain} came down.",
    "In the toy hospital the patients were being tucked in: a {bear|clown} with a new {ear|seam}, a {camel|doll} on {two|three} cushions. “Any pain?” asked the nurse. Nobody complained +and {Hero}, at the {window|glass}, thought of {his} own {blanket|pillow} with some longing.",
    "One stout {ginger|grey|tabby} cat was having supper at {four|five} doors in a row, under a different name at each. {Hero} counted {Duchess|Admiral}, {Pudding|Toffee} and the Professor +but {he} gave nothing away, and the cat seemed {obliged|touched}.",
    "By {a sight} a fiddler was playing the same lullaby slower and slower, until it was only {three|four} notes and a {pause|breath}. Then the fiddle was put to bed in {velvet|its case}. {Hero} put down a penny as softly as a {leaf|feather|moth} +and they tiptoed on.",
    "One dryer was still turning in the launderette, with a single {sock|pillowcase} in it, while its {owner|manager} dozed. When it stopped, {Hero} folded the thing, warm as {toast|a kitten}, and laid it on the sleeper’s {knee|lap} +and even the {door|bell} kept quiet.",
    "The daisies on the {green|bowling lawn} had begun to close, and {Hero}, hurry or no hurry, knelt to see how they did it. A single one stayed open, like a {reader|child} who begs for another {page|chapter}. {Hero} looked {away|aside}, out of tact +and it shut.",
    "A grandfather in the telephone box was telling somebody far away a bedtime story, and put in a {coin|token} whenever it grew {exciting|perilous}. The queue had stopped {grumbling|stamping}. {Hero} joined it for the {dragon|wedding|shipwreck} +and it ended well, with {one coin|tuppence} to spare.",
    "Three {cousins|brothers} were camping in the wild, four steps from their own back door, and had to know from {Hero} whether {bears|wolves|tigers} ate toothpaste. {Hero} thought {it unlikely|not}. Somebody called from the kitchen about {extra blankets|biscuits} +and the wild said yes, please.",
    "“Eleven,” sighed {the neighbour}, counting the hens on their {perch|ladder}, “and I own twelve.” {Hero} counted as well, and then looked more {widely|carefully}. The twelfth had gone to sleep in {the neighbour}’s {hood|basket|coat pocket} +so they both finished the conversation on tiptoe.",
    "To show how {soft|springy} the mattress was, the salesman lay in the window of the bed shop, and had fallen asleep with the price on one {toe|slipper}. {Hero} turned the sign to ‘{Closed|Tomorrow}’ +and {the pal} saw to it that no one {knocked|tapped}.",
    "Just when other flowers had shut, a plant beside {a sight} began to open its {white|yellow} buds, and smelt of {vanilla|honey|cloves}. “It has the night shift,” {Hero} told {the pal}, “the same as us.” A {brown|furry} moth was there already, with its {wings|collar} brushed.",
    "Out of a {high|round} window an old woman shook her pillow, and one feather sailed down past {a sight} and settled upon {Hero}’s {nose|sleeve|cap}. “Do keep it,” she called. “There are {thousands|nine hundred} more in here, and they never {stop talking|lie still}.”",
    "All the boats along the canal were having their covers buttoned up, like {children|uncles} in nightshirts. {Hero} did the last {three|four} buttons of the ‘{Water Lily|Good Intent|Second Wind}’, while {the pal} minded the {rope|lamp} +and the boat gave one small {tug|creak} and was quiet.",
    "In the school the caretaker was turning the chairs up on the {desks|tables}, a whole {row|class} at a time. Through the glass {Hero} recognised {his} own. It looked {rested|so peaceful} +and {he} resolved to {tip|wriggle on} it less from {Monday|now on}.",
    "Behind a {flowered|striped} curtain somebody sang a lullaby, and forgot what the {moon|boat|lamb} did next. {Hero} knew, and hummed it from the {pavement|garden wall}. After a {startled|grateful} pause the song went on and found its own way {home|over the hill}.",
    "{Four|Five} sisters sat on a doorstep in order of {size|age}, each plaiting the hair of the next, and the last was plaiting a {doll|spaniel|fringed cushion}. They asked {Hero} whether the {row|line} was straight. It was {perfect|admirable} +and then they yawned, also in order.",
    "Somebody quite small, in pyjamas, was moving in with Grandmother next door, for one night, with a {quilt|pillow}, a {bear|rabbit} and {an atlas|a lamp}. {Hero} held up the traffic, which was one {bicycle|pony} +and Grandmother, on her {step|path}, held up the {cocoa|candle}.",
    "The youngest children of {town} were walking home with paper lanterns, and at each {gate|door} one light went in. {Hero} and {the pal} followed until only the {teacher|fiddler} remained +and then that lantern, too, climbed {some stairs|three steps} and said good night.",
    "On {Mondays|Thursdays} the town hall clock is wound by hand, and whoever goes by may help to count. {The neighbour} cranked and {Hero} counted, up to {forty|sixty}. Now there was a whole week in the tower again, with {seven|all its} {bedtimes|breakfasts} in it.",
    "After dark a sundial is out of {work|business}, and {Hero} pitied the one by {a sight}. So {he} told it the time, to the nearest {minute|quarter}. A snail that lodged near the {seven|nine} drew in its horns +and the {old|stone} thing looked relieved.",
    "Before it lies down, a dog must turn round {three|several} times, and by {a sight} there were {three|four} dogs taking turns. It made {Hero} {giddy|drowsy} to watch. “Left a bit,” {he} advised the last +and it {flopped|sank} with a sigh like {a sofa|bellows}.",
    "Overhead two {brothers|sisters} could not agree who should get up and put off the light. A {slipper|cushion} was thrown at the {switch|lamp}, and missed. Then {Hero} saw a {broom|fishing rod|hockey stick} feel its way along the {wall|ceiling} +and the light went out.",
    "At the animal shelter people were reading aloud to the nervous dogs, one to each {basket|kennel}. {Hero} listened through the fence to {half|a page} of a {fairy tale|cookery book|timetable}. At the word ‘{butter|Tuesday}’ a {grey|brown} one, who had trembled, put its chin on its {paws|blanket}.",
    "Because of the oven the bakery wall stays warm, and all {town} knows the spot. {Hero} and {the pal} leaned there between a {flower seller|retired sailor} and a {ginger|white} cat. For {two|three} minutes nobody {hurried|was late} +but one of the four was {purring|humming}.",
    "It was bath night for the buses, and they stood in line at the {depot|garage}, looking {resigned|sleepy}. {Hero} saw number {nine|forty|six} go in among the brushes. Behind the mirrors, where one so easily {forgets|skimps}, a mechanic went over it with a {flannel|sponge}.",
    "To see the first star arrive, an old man had put two kitchen chairs out by {a sight}, the second one for {company|whoever came}. {Hero} sat down. “There!” they said together, and pointed {in opposite directions|left and right} +so that evening there were two first stars.",
    "Outside every room in the {Station|Grand} Hotel stood a pair of shoes, and through the glass {Hero} saw a porter set them down like {eggs|sleeping kittens}. But outside number {nine|twelve} stood three +and {he} {was} still {pondering it|puzzled} at {a sight}.",
    "“Good night,” {he} said to the hedgehog beside {a sight} +but it had only just got up. It stretched one {leg|foot} after another, and inspected {the pal} like the {breakfast|weather}. “Good morning, then,” said {Hero}, and left it to its {slugs|appointments}.",
    "A very small customer was choosing a night light, and each had to be tested in the {shop’s|dark} broom cupboard, with the door shut. {Hero} and {the pal} were asked in to {judge|vote}. Among the {mops|buckets}, after long debate, the {owl|moon|snail} was elected.",
  ],
  calms: [
    "Teeth were done, both rows. {Grownup} checked behind the ears, with the air of {a judge|an expert}, and found nothing to complain about.",
    "The sheet was cool and the {quilt|blanket} was heavy. {Hero} found the warm place, the cool place, and then the right one.",
    "There had been one drink of water and one {peep|look} behind the curtain. {Hero} had one more thing to say, but it could wait until morning.",
    "The lamp went down to its smallest glow. The book lay open on its face and kept {his} place for {him}.",
    "The bedroom door stood a hand’s width open. That was the rule in {home}, and it was a {kind|good} one.",
    "In the middle of the mattress was a hollow that fitted {Hero} exactly. It had taken {years|months} to make, and {he} found it at once.",
    "The glass of water stood within reach, and the {bear|torch} stood next to the glass. Everything was in the place where it lived.",
    "“One more thing,” {Hero} began, and then could not think what it was. {Grownup} waited politely. After a while they agreed that it would keep.",
    "Everything that is said last thing at night in {home} had been said, in the usual order. Nothing more was needed until {seven|morning}.",
    "The curtains met in the middle, except for a gap as wide as a finger. The last {blue|grey} light of the day came in through it.",
    "{His} book had slid down the quilt and fallen open at a quiet page. {Grownup} put the marker in and laid it on the shelf.",
    "{Grownup} smoothed the sheet over one foot and then found another. “Two,” said {grownup}. “Good. Then you’re all here.”",
    "The toothbrushes stood in their glass with their heads together, like old friends. They too had finished for the day.",
    "First came the shutters, then the lamp, and last the door, which was left open a little. {Hero} knew the order of the sounds by heart.",
    "One sock had come to bed as well. It was so late that {grownup} only smiled, and let it stay.",
    "There was one short song left over that evening, and so {grownup} sang it. Then they had used up everything, and it was time to sleep.",
    "The pillow had been shaken and turned so that the cool side was up. {Hero} laid {his} head on it and sighed.",
    "{Grownup} stayed in the doorway a moment longer than was {necessary|usual}. {Hero} saw it through {his} lashes, and did not let on.",
    "The hot-water bottle gave a {gulp|gurgle} and lay still. It was against {his} feet, like a {kitten|puppy} that has eaten enough.",
    "{Hero} yawned so widely that {his} ears clicked. {Grownup} caught it, and so did the {bear|cat}. Three mouths closed again, slowly.",
    "Behind the door hung {his} dressing gown with empty arms. It had been {hugged|worn} all evening. Now it could let its shoulders drop.",
    "There was one kiss for the forehead, and there was a spare one, in case. {Hero} put that under the {blanket|pillow}.",
    "They had stopped at a good place, and {grownup} laid a {ribbon|ticket} in it. In the book, too, people were going to bed.",
    "First {his} toes went to sleep, and sent word to the knees. The knees passed it on. It was a {leisurely|slow} sort of post.",
    "“Blanket up or down?” asked {grownup}. “Up,” said {Hero}, from some {distance|way off}. It came as far as {his} ears and stopped.",
  ],
};
