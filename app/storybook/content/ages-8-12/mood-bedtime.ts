import type { MoodTexts } from "../shared/mood-texts";

export const bedtime: MoodTexts = {
  strands: [
    {
      vars: { hook: ["a trapdoor", "a telegram", "a hidden staircase", "a stowaway", "a locked piano"] },
      opening:
        "{Hero} and {grownup} read a chapter every {night|evening}, and last night’s had stopped, {cruelly|without pity}, at {a hook}. [“Not another {line|word},” {grownup} had said, and shut the book.] Teeth, book, lamp: that was the order in {home} +and {Hero} could hardly wait for the {middle|book}.",
      way: "{Hero} could not leave {the hook} alone. {He} told {the pal} {four|three} ways in which tonight’s chapter might go on +and the {last|second} was so good that {he} hoped it was the {right|true} one.",
      close:
        "Teeth were done. {Grownup} opened the book at the {ribbon|marker}, and there was {the hook}. {Hero} had guessed nearly right. The author’s way was {funnier|kinder}.",
    },
    {
      vars: { bather: ["a tin whale", "a rubber penguin", "a cork steamer", "a plastic walrus", "a wooden pelican"] },
      opening:
        "{Hero} was far too old for bath toys, and so {a bather} lived on the edge of the tub only as {an ornament|a guest}. “Bath at {seven|half past six},” {grownup} called through {home}. [Once a {week|fortnight} it was given a {swim|launch}, in private +and this was the night.]",
      way: "There was {dust|mud} on {Hero}’s {knees|elbows} by now. It would be a {deep|proper} bath tonight, {he} told {the pal}, with foam up to the {chin|taps} +and {the bather} would have to {dive|swim} for it.",
      close:
        "The bath had gone {brown|grey}, and then cold. {Grownup} came in with the towel. There was foam on {the bather}’s head, like a {crown|nightcap} +and {grownup} saluted it.",
    },
    {
      vars: { step: ["‘Cuddle’", "‘Waltz’", "‘Joke’", "‘Riddle’", "‘Drawing’"] },
      opening:
        "Every evening in {home} went in the same order, because {Hero} had once made a chart: bath, teeth, book, lamp. [It had {a $colour arrow|two arrows}.] Today {grownup} had added something before the lamp, in {large|firm} letters +and it was the word {step}.",
      way: "Bath, teeth, book, {Hero} recited, and counted the steps of the evening on {four|$his} fingers. The new one, {step}, needed {a thumb|an extra finger} +and it was the only part of going to bed that {Hero} had not {tried|practised}.",
      close:
        "On the chart the last thing before the lamp was {step}, in {grownup}’s letters. So that was what they did, in pyjamas +and {grownup} {ticked|crossed} it off.",
    },
    {
      vars: { toothTune: ["a polka", "a sea shanty", "the national anthem", "a slow waltz", "a tango"] },
      opening:
        "{Hero} brushed {his} teeth for two whole minutes every {night|evening}, and {grownup} kept time by humming {a toothTune}. [It had begun when the egg timer {broke|vanished}.] If {grownup} hummed too {slowly|fast}, the teeth had to {wait|hurry} +so this was a job for {musical|steady} people.",
      way: "Without noticing, {Hero} had begun to hum {the toothTune}, and {his} {hand|elbow} went up and down as if it held a toothbrush. {The pal} {stared|joined in}. After two minutes exactly {he} stopped +and for a moment {his} mouth {tasted of|remembered} peppermint.",
      close:
        "At the basin {grownup} hummed {the toothTune} from {end|beginning} to end. {Hero} brushed top, bottom and corners +and they finished on the same {note|beat}.",
    },
    {
      vars: { nightGuest: ["a cactus", "a stone frog", "a teddy without ears", "a model steamship", "a knitted owl"] },
      opening:
        "{Hero} was too old for a night light, and kept one only for {a nightGuest}. In {home} it was well known, {he} told {visitors|$grownup}, that {the nightGuest} was {a little|slightly} afraid of the dark. [{Grownup} had never {questioned|doubted} it.]",
      way: "“We’ve a night light at home,” {Hero} told {the pal}, “but it’s for {the nightGuest}.” {He} went through the evening in {his} head: {pyjamas|teeth}, story, lamp +and last, and {best|nicest}, came the small {yellow|round} light.",
      close:
        "Pyjamas on, lamp off. {Grownup} lit the small light and turned it towards {the nightGuest}. Then {grownup} moved it an inch, so that {Hero} had some as well.",
    },
    {
      vars: { seventh: ["the best minute", "the funniest minute", "the oddest minute", "the kindest minute"] },
      opening:
        "There were seven things to do before sleep, and {Hero} could do six of them {while reading|half asleep}. The seventh needed two people, since it was to tell {grownup} {the seventh} of the day. [In {home} this was taken {very seriously|slowly}, with the lamp turned {down|low}.]",
      way: "“Would this do?” {Hero} asked {the pal}. {He} had to have {the seventh} of the day ready by {bedtime|tonight}, and so far there had been {three|several} worth keeping.",
      close:
        "Six things were done. “And {the seventh} of the day?” asked {grownup}, on the {edge|end} of the bed +and {Hero} thought it over. “This might be it,” {he} said.",
    },
    {
      vars: {
        bedQuestion: ["why the sea is salt", "who invented Tuesdays", "whether fish yawn", "how far a whisker grows"],
      },
      opening:
        "Nobody in {town} went to bed as slowly as {Hero}. First {he} needed a drink, then a second {pillow|blanket}, and then, with one foot {in the bed|under the quilt}, {he} would ask a question. [{Grownup} had learnt to bring {a chair|some knitting}.] Tonight’s was ready: {bedQuestion}.",
      way: "{Hero} {polished|rehearsed} {his} bedtime question, {bedQuestion}. Asked after the drink and before the {lamp|kiss}, it should be worth {ten|nine} more minutes of {lamplight|being up} +but {the pal} looked as if {grownup} {might|would} see through it.",
      close:
        "Drink, pillow, one foot in bed. {Hero} asked {bedQuestion} +and {grownup} brought out a book with a marker in it. “I looked it up,” said {grownup}, and sat down beside {him}.",
    },
    {
      vars: { sheetFind: ["a lost sock", "half a postcard", "a chess queen", "a library ticket", "a blue pencil"] },
      opening:
        "{Hero} and {grownup} shook out the old sheet at the window of {home}, and out of it flew {a sheetFind}. [{Hero} had been missing it since {spring|Easter}.] Clean sheets are half a holiday, thought {Hero} +and the clean one hung airing {on the line|by the stove}, ready for tonight.",
      way: "A {smooth|white} bed was waiting, {Hero} told {the pal}: {stiff|cool} corners, a smell of {smell}, and a {long|good} stretch with both feet. {He} would look {twice|in it} first, though +and {the sheetFind} would not get {lost|in} there again.",
      close:
        "Bathed and combed, {Hero} tucked in the last corner. Something lay on the pillow, with a bow: {the sheetFind}. “The {old sheets|laundry} wanted you to have it,” said {grownup}.",
    },
    {
      vars: {
        mug: ["a mug with a chip", "a mug with a captain on it", "a mug with two handles", "a mug without a handle"],
      },
      opening:
        "In {home} {Hero} drank warm milk {every night|before bed}, and always out of {a mug} +and nobody else was {allowed|permitted} to touch it. [The milk was {grownup}’s business, and so was the {honey|cinnamon}.] There was a rule: it had to be {stirred|sipped} {nine|eleven} times, and then it was bedtime.",
      way: "Bedtime was {some way|hours} off, but {Hero} thought of it with {pleasure|longing}: first {slippers|pyjamas}, then milk, with {steam|honey}. {He} could {almost|already} feel {the mug} in both hands +and {the pal} {yawned|went quiet} at the thought.",
      close:
        "In pyjamas {Hero} stirred the warm milk. {Grownup} sat down as well, with a cup of the same kind +and they drank to the {moon|day}, and {the mug} clinked.",
    },
    {
      vars: {
        pocketNote: ["a shopping list", "a drawing of a walrus", "a peppermint", "a paper boat", "a chess move"],
      },
      opening:
        "Last night {Hero} had found {a pocketNote} in the pocket of {his} pyjamas. [Who needs a pocket {asleep|in bed}?] {Grownup} had only looked at the ceiling and {whistled|hummed}. Now the pyjamas were warming on the {rail|radiator} of {home} +and {Hero} meant to {answer|reply}.",
      way: "What could one put into {grownup}’s pyjama pocket, in return for {the pocketNote}? {Hero} asked {the pal}. It must be {flat|small}, it mustn’t {crackle|tickle} at night +and it had to be in there before the {bath|water} had run out.",
      close:
        "{Hero}, warm and buttoned, heard {grownup} feel in a pocket on the landing +and there was a {laugh|chuckle}. So {grownup} had found the note: ‘{Thank you|Same to you} for {the pocketNote}.’",
    },
    {
      vars: { knots: ["eleven knots", "fourteen knots", "nineteen knots", "seventeen knots"] },
      opening:
        "{Grownup} combed {Hero}’s hair every evening in {home}, and counted the knots out loud +and the record stood at {knots}. [Number {two|four} had contained a {daisy|beetle}.] {Hero} never complained about a knot +and {he} gave the best of them {names|numbers}.",
      way: "The wind had been busy, and {Hero} felt the back of {his} head, {carefully|with one hand}. At this rate, {he} told {the pal}, there would be more than {knots} to comb out at bedtime +and the record was as good as {broken|beaten}.",
      close:
        "{Hero} sat on the {stool|rug} in pyjamas. {Grownup} combed and counted +and it came to {knots} exactly. “A draw,” said {grownup}, and tied a ribbon to the comb.",
    },
    {
      vars: { bottleName: ["Gerald", "the Admiral", "Aunt Beryl", "Sir Humphrey", "Madame Zola"] },
      opening:
        "The hot-water bottle of {home} wore a knitted jacket and was called {the bottleName}. Each night {grownup} filled it, and {Hero} carried it up to {his} bed. [It was a {serious|responsible} job.] Last night a button had come off at the {neck|collar} +so {the bottleName} was now {rather cold|draughty}.",
      way: "“That’s the right size,” said {Hero}, who had found a good {colour} button {in $his pocket|on the ground}. {He} would sew it on before the beds were {warmed|made}, {he} told {the pal} +and {the bottleName} would be properly {dressed|buttoned} for the night.",
      close:
        "{Hero} bit off the thread +and {grownup} filled {the bottleName}, and did up the new button. The bed was warm all the way down.",
    },
    {
      vars: {
        herd: ["staircases", "umbrellas", "elephants on bicycles", "waiters", "lost gloves"],
        herdNumber: ["nineteen", "forty-one", "a hundred and six", "sixty-three"],
      },
      opening:
        "Most people count sheep in bed, but {Hero} counted {herd}, because sheep never {stand|keep} still. Last night {he} had got as far as {a herdNumber} before {he} dropped off. [“A good {score|total},” said {grownup} at {breakfast|table}.] In {home} the figure was {entered|written} every morning on the {calendar|slate}.",
      way: "It is harder to count {herd} by daylight, {Hero} explained to {the pal}. {He} tried it with {his} eyes {half shut|closed}, as one does in bed, and there was a yawn at {once|number six} +so {he} {kept|saved} the rest for tonight.",
      close:
        "{Grownup} turned back the quilt and noted {a herdNumber} as the figure to beat. “Shall we start together?” asked {Hero}. So they counted the first {six|ten} {herd} side by side.",
    },
    {
      opening:
        "Each evening {Hero} drew the curtains of {home}, and left a gap as wide as a hand. It was for the moon, which liked to {look|come} in {about nine|after the story}. [{Grownup} said that it made a {draught|stripe}.] Last night it had been too {cloudy|thick} +and {Hero} had {missed|waited for} it.",
      way: "{Hero} inspected the sky. It was {weather}, with one {promising|pale} patch, and {he} held up {his} hand to measure it. If the patch stayed, {he} told {the pal}, there would be a moon at {bedtime|story time} +and somebody to {wish|say} good night to.",
      close:
        "{Hero} drew the curtains, all but a hand’s width. They waited, in pyjamas +and then a white stripe lay across the {bed|quilt}. “There you are,” said {grownup} to the moon.",
    },
    {
      vars: {
        lockPlace: ["the pantry window", "the cellar hatch", "the garden gate", "the letter box", "the back door"],
      },
      opening:
        "At bedtime {grownup} walked once round {home} to try the {locks|latches}, and {Hero}, in {his} dressing gown, was chief inspector. [{He} carried {a clipboard|the torch}.] Everything had {passed|been approved} but {the lockPlace}, which {squeaked|groaned} +and it had been given until tonight to improve.",
      way: "A chief inspector is never off duty, so {Hero} listened {all round|with care}, and showed {the pal} how one does it: {shut|push}, rattle, nod. A drop of oil and a kind {word|voice}, {he} thought, {ought to|should} do it.",
      close:
        "{Hero} tried {the lockPlace}. Not a squeak was heard. {Grownup}, who still had the oil can, looked modestly away. “Passed,” said {Hero}.",
    },
    {
      vars: {
        lateLight: [
          "the baker’s window",
          "the attic over the bank",
          "the signal box",
          "the houseboat",
          "the top of the mill",
        ],
      },
      opening:
        "Last thing at night {Hero} was allowed to put {town} to bed from {his} window, light by light. “Now the {school|chemist’s},” {he} would say, and {soon|before long} that light went out. Only {the lateLight} would {never|not} obey. [{Grownup} thought that somebody up there must have a very {long|good} book.]",
      way: "In the daytime {the lateLight} looked no different from {other places|the rest}, and {Hero} pointed it out to {the pal}. Why did its lamp burn on, every night, when all of {town} had been {sent|put} to bed?",
      close:
        "One by one {Hero} put the lights of {town} to bed. Only {the lateLight} burned on. {He} raised {his} hand, and somebody waved back. It was company, after all.",
    },
    {
      vars: {
        nightFact: [
          "that snails have teeth",
          "that bees can count to four",
          "that cows have best friends",
          "that sea otters hold hands when they sleep",
        ],
      },
      opening:
        "Every night before the lamp went out, {Hero} and {grownup} each told the other one thing that they had not known that morning. {Hero} already had a good one: {nightFact} +but it had to be kept until {bedtime|tonight}. [{He} had found it in {the paper|a library book}.]",
      way: "“I can tell you,” {Hero} said to {the pal}, “because the rule is only for {grownup}.” And out it came, {nightFact} +and {the pal} took it {calmly|very well}.",
      close:
        "“You first,” said {grownup}, by the lamp. {Hero} explained {nightFact}. {Grownup} {beamed|stared}. “And mine is this,” said {grownup}. “I learnt today how far you can go.”",
    },
    {
      vars: { voicePart: ["the dragon", "the admiral", "the wicked duchess", "the talking mule", "the old pirate"] },
      opening:
        "At story time in {home} {grownup} read aloud and did all the voices, and {Hero} was in charge of the {thunder|doors and hoofs}. But {grownup} had a {sore|scratchy} throat, and could not manage {the voicePart} +so tonight, for the first time, {Hero} was to read that part.",
      way: "{Hero} practised {the voicePart} under {his} breath. It had to be {low|deep} without being rough, because it was for bedtime. {The pal} turned round {twice|sharply} to see who was there +and {he} took that as a {good|hopeful} sign.",
      close:
        "After teeth they sat against one pillow and read. When {the voicePart} spoke, it spoke in {Hero}’s voice. “You’re hired,” said {grownup}, hoarsely. “Until the last page.”",
    },
    {
      vars: { lullaby: ["a miller’s cat", "seven geese", "a boat of bread", "the moon’s coat", "a sleepy postman"] },
      opening:
        "{Grownup} had a bedtime song about {a lullaby}, and it had {three|four} verses. {Hero} had known it since {he} {was} {small|born}. [It had come from a {grandmother|great-aunt}.] There had been one more verse, said {grownup}, at the end +but nobody in {home} could {recall|remember} it any longer.",
      way: "{Hero} sang the bedtime song to {the pal}, quietly, as far as it went. What could happen next to {the lullaby}? It must be something {slow|soft}, with a rhyme for {night|bed} +and {he} had found {two|three} lines already.",
      close:
        "{Grownup} sang the song, verse by verse, and stopped where it always stopped. {Hero} sang on. {He} had made the last verse {himself} +and {grownup} asked to hear it again.",
    },
    {
      vars: {
        patch: ["a green velvet patch", "a spotted patch", "a patch with a tiny anchor", "a gold brocade patch"],
      },
      opening:
        "The quilt on {Hero}’s bed was made of {sixty|ninety} pieces, and every one had been {somebody’s|an aunt’s or uncle’s} clothes. At night {he} put a finger on one, and {grownup} told whose. [It was better than {a book|any book}.] Only {a patch} was left +and tonight it was its turn.",
      way: "“I think it was a {king’s|diver’s},” said {Hero}, and told {the pal} about {the patch} on the quilt. By bedtime {he} would know. {He} could see it already: pyjamas, pillow, one finger on the {cloth|place} +and {grownup} would draw a {long|deep} breath.",
      close:
        "In bed {Hero} put a finger on {the patch}. “That one?” said {grownup}. “That was the very first thing you ever wore.” {Hero} left {his} hand there.",
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
