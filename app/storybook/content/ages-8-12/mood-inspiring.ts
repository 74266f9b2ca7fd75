import type { MoodTexts } from "../shared/mood-texts";

export const inspiring: MoodTexts = {
  strands: [
    {
      opening:
        "By the door of {home} a row of pencil marks showed how tall {Hero} had been each year. Above the top one somebody had written ‘To be continued’. {Hero} passed it {daily|each morning}. [As promises go, it was a small one +but {he} had begun to {believe|count on} it.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The first person from {town} to {cross the desert|sail round the cape|walk to the Pole} had been afraid of {geese|stairs}. [It said so on the statue, quite low down, in small letters.] {Hero} of {home} often stopped to read it, because it helped {him} more than the tall letters at the top.",
      way: "",
      close: "",
    },
    {
      opening:
        "When {Hero} said what {he} wanted to be one day, {two|three} people laughed, and {name} asked whether {he} {was} joking. [Only {grownup} asked, “What will you need for it?” So they sat down together at the table in {home}, and wrote {a list|the first line of a list}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had come last in the long {race|swim}, so late that they were already stacking the chairs. But {the neighbour} had stayed to clap. [Now, a week later in {home}, {he} found that {he} had forgotten about the chairs and could still hear the clapping.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Before it was a garden, the ground by {home} had been nothing but {gravel|rubble|an old coal yard}. [{Grownup} had started it with one {spoon|spade}, some {beans|peas} and no advice at all.] {Hero} had grown up in its shade, and seldom said that a thing could not be done.",
      way: "",
      close: "",
    },
    {
      opening:
        "People said in {town} that nobody born on a Thursday ever came to much. {Hero} of {home} was a Thursday child, and so {he} had looked into it. [The bridge builder was born on a Thursday as well, and so were the {doctor|mayor} and {name} +and {he} kept the list in {his} pocket.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} stammered a little, mostly on the letter {M|B}, and had made up {his} mind to say everything {he} wanted to say all the same. At {home} nobody hurried {him}. [The best {kettles|trains}, said {grownup}, also need a moment to get going.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Nearly everything that was good in {town} had once sounded like a bad idea: the {band|bridge}, the night school, the library on a {boat|donkey cart}. [{Grownup} had laughed at {most|two} of them and was sorry now.] At {home} {Hero} had an idea of {his} own, and it was nearly ready.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had never been picked first for any team with a {captain|whistle}. What {he} had instead was a {stubborn|curious} feeling that something was about to begin, not far from {home}. [“Such feelings are usually right,” said {grownup}. “They’re only a bit early.”]",
      way: "",
      close: "",
    },
    {
      opening:
        "In {home} hung an old {green|brown} coat that had once been {up a mountain|to the Arctic|round the world}. For years it had been far too big for {Hero}. This {weather} day {he} tried it on again +and now it was only a {bit|little} too big.",
      way: "",
      close: "",
    },
    {
      opening:
        "“I’m not ready,” said {Hero}. “Nobody ever is,” said {grownup}, who had once had to run a {circus|school|hospital} for a whole week because of a mistake in a letter. [From {home} they could see all of {town} +and it was full of people who had started before they were ready.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The oldest woman in {town} was learning to ride a bicycle. About twice a {morning|day} she rode into the hedge by {home}, and {Hero} helped her out of it. [“Nearly,” she always said, and climbed on again +and {Hero} thought it one of the best words there are.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had built {fourteen|nineteen} paper aeroplanes, and every one of them had dived into the {rhubarb|bushes}. A new one lay on the table of {home}. [“And what are you going to change this time?” asked {grownup}, who really wished to know.]",
      way: "",
      close: "",
    },
    {
      opening:
        "On the pavement of {town} {name} was drawing the Himalayas in {chalk|crayon}, kneeling on a cushion. {Hero} came from {home} each day to {watch|learn}. [Almost every night the rain washed them away. In the morning {name} began again +and each time the mountains were a little better.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Nobody from {Hero}’s class had ever swum the whole length of the baths under water. {Hero} of {home} did not expect to do it {yet|this year}. [{He} {was} only learning to put {his} {face|ears} in +but that, said {grownup}, is where every champion had to start.]",
      way: "",
      close: "",
    },
    {
      opening:
        "On a shelf in {home}, in the place of honour, lay the first loaf that {grownup} ever baked. It was {grey|flat}, and as hard as a brick. [Nowadays {grownup}’s bread was the best in the street, so that {Hero} found the old loaf {enormously|strangely} encouraging.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The girl next door to {home}, who was deaf, was writing a {symphony|march} with her palms laid flat on the {piano|drum}. {Hero} turned the pages. [“It’s about {thunder|horses},” she told {him} in signs +and one could feel through the floor that it was.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero}’s handwriting was famous in {town}, because nobody could read it. All the same {he} had decided to write a book with it, in {home}, one sentence a day. [It had reached page {two|three}, and the {storm|dragon} +and {grownup} begged to be told what happened next.]",
      way: "",
      close: "",
    },
    {
      opening:
        "At the edge of {town} they were building a bridge from both banks at once, and everyone said that the two halves would never meet. {Hero} had walked there with {grownup} on {sixty|seventy} evenings. [Tonight the gap was no wider than the front door of {home}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "In the band of {town} there was a boy who could not afford an {oboe|trumpet} yet. So he came to every practice and turned the pages, and learnt all the tunes by heart. {Hero} of {home} sat next to him. [When at last somebody lent him one, he was the only person who was not {surprised|astonished}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had written to the people at the South Pole to ask what {he} ought to practise, if {he} meant to join them one day. The answer hung in {home}, in a frame. [It was only one word long, ‘{Patience|Knots}’ +but there was a penguin on the stamp.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Everybody in {town} had been to the top of Goat Hill except {Hero}. {He} always got as far as the {bench|second gate} and had to sit down. [“The hill will still be there tomorrow,” said {grownup}, back at {home}. “That’s the good thing about hills.”]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Grownup} had failed {five|seven} times at the very thing that everybody now praised. [{Hero} had seen the burnt {pans|saucepans} in the shed.] So in {home} nobody was ever laughed at for a mistake, as long as it was a new one.",
      way: "",
      close: "",
    },
    {
      opening:
        "A girl from {town} had sailed round the world in a boat that she built in the barn next to {home}. {Hero} sometimes went in there with {grownup}, just to look. [It was empty now. There was sawdust on the floor, and on the wall the first small drawing that she had made of it.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} could not sing, as {three choirs|several people} had told {him}. {He} did it all the same, on the stairs of {home}, where there was an echo. [“It’s getting better,” said {grownup}. “The echo, I mean. It has started to join in.”]",
      way: "",
      close: "",
    },
    {
      opening:
        "“Who would like to run last?” asked the trainer in {town}, and {Hero} put up a hand. [In a relay the last runner has the most to do, {he} had noticed, and is the one whom everybody sees. “And were you nervous?” they asked at {home}. “Dreadfully,” {he} said, pleased.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Two people were learning to read in {home}: {Hero}’s great-aunt, who was {seventy|eighty}, and the {little cousin|small boy upstairs}, who was {four|five}. {Hero} held the book. [Last night the two of them had got through a whole {page|bus timetable}, in turns, and had been too proud to sleep.]",
      way: "",
      close: "",
    },
  ],
  events: [
    "In the school hall a blind man was tuning the piano, repeating each note and turning it higher by a hair. {Hero} and {the pal} listened at the {window|door} until it rang true. “How do you know when it’s right?” asked {Hero}. “It stops arguing,” said the tuner contentedly.",
    "{Name} came running by, last in the race as usual, in {a cloth} and the highest spirits. “I’ve already beaten everybody who stayed at home,” {name} announced, puffing. There was no contradicting that +so {Hero} and {the pal} ran alongside as far as the corner, cheering.",
    "That wall had been dull and grey for years, until somebody painted a single brick {colour}. Others liked the idea, and by now there were {sixty|ninety}. A pot stood ready, with a card that said ‘Please do’. {Hero} selected a low brick, which had been overlooked +and {he} left it gleaming.",
    "Up on the hill two people were testing a kite as big as a {cart|shed}, made of {bamboo|bed sheets}. It rose, wobbled, and descended gently on its nose. They burst out laughing. A moment later, as {Hero} and {the pal} observed, they had taken out a tape measure and were discovering why.",
    "A wren had built her nest in the open mouth of a stone lion, where no {cat|magpie} would dare to look for it. {Hero} saw her fly in with a moth, hardly bigger than a walnut herself. One need not be enormous, {he} remarked to {the pal}, if one chooses one’s lion carefully.",
    "“When I was your age,” said {the neighbour}, from underneath an engine, “everyone told me that I would never manage it.” “Manage what?” asked {Hero}. At that moment the engine coughed, caught, and began to purr. {The neighbour} crawled out, beaming +and no further explanation was required.",
    "{Hero} met a girl not much bigger than a {suitcase|bucket}, who was carrying a ladder. She allowed {him} and {the pal} to take the back end, on the understanding that she was in command. So they marched to her uncle’s gate +and none of them ever mentioned that it was heavy.",
    "Behind the fence a woman with one arm was building a garden wall, considerably faster than the two men beside her. “I decide where the next brick belongs before I pick it up,” she told {Hero}, who had asked how it was done. {He} tried it with one +and it landed perfectly straight.",
    "Outside the {hall|gym} a man with two sticks was learning to walk again after a long illness. He was going as far as the {gate|lamp post}. {Hero} and {the pal} kept just behind, at precisely his speed, without a word. He reached it, leaned there triumphantly, and asked them which was next.",
    "There is a bench in {town} with a small brass plate. ‘Here I nearly turned back,’ it says, ‘but I had a sandwich and continued.’ {Hero} and {the pal} sat down and shared {a food}, in honour of this unknown person. When they stood up, the road ahead looked noticeably shorter.",
    "Every day for a {month|year} {name} had asked the baker for work, and every day the answer was no. Now {name} stood behind the counter in the baker’s own {apron|cap}. “What persuaded him?” asked {Hero}. “I always told him what I’d learnt since yesterday,” said {name}, beaming.",
    "A snail was climbing the wall in the rain, and whenever it had gained an inch, the water carried half of it away. {Hero} and {the pal} watched from under the roof. It simply persevered, as if nobody had told it about arithmetic. By the time they left it had arrived +and the rain had given up.",
    "“It’s not finished,” apologised the boy who was building a {rocket|submarine} out of {boxes|tea chests}. “What does it need?” asked {Hero}. He thought about it intently. “It needs somebody to ask that,” he concluded, and ran in for his pencil +and he was designing the {door|controls} before they had left.",
    "At seventy-one {the neighbour} had passed an examination in {Greek|welding}, that very morning. “Whatever for?” asked {Hero}. “For the expression on people’s faces when I tell them,” said {the neighbour}. {Hero} did {his} best to produce it, and so did {the pal} +and apparently it was worth every page.",
    "On the {ice rink|skating pond} a small girl fell down and got up, fell down and got up, holding tight to her father. {Hero} kept the score on {his} fingers. Twelve times she had fallen, and twelve times she was up again +so at the very worst, {he} called encouragingly, it was a draw.",
    "High above the {rooftops|fields} the wild geese were changing their leader. The tired one slid back into the line, and another took its place, without any discussion whatever. {Hero} watched until they were out of sight. Then {he} proposed that {the pal} should go in front for a while.",
    "A stonemason was carving a {leaf|small owl} for the tower, and {Hero} observed that he was working on the back of it, which would face the wall. “But nobody will ever see that,” said {Hero}. “You’ve seen it,” replied the mason cheerfully, selecting a finer chisel.",
    "A woman was moving a grand piano uphill on rollers, entirely by herself. “I manage {two|three} yards a day,” she told {Hero}, “and every evening I play, wherever I’ve got to.” {He} and {the pal} leaned on it with her until tomorrow’s yards were done as well +and she played them a march.",
    "Somebody had chalked a line on the playground, with the words ‘Start here’. Beyond it were shorter lines with dates, one for every jump, each a little further than the last. {Hero} tried it and landed in {March|April}. It was only a beginning +but {he} marked it, and added the date.",
    "“What will it be?” {Hero} asked the {potter|weaver}, who was starting again for the {fifth|sixth} time. “I’ll know when I’ve found out what it isn’t,” she answered. “So far it isn’t a {jug|scarf}, and it isn’t a {vase|rug}.” {He} and {the pal} wished her luck, although she seemed to be enjoying herself already.",
    "In the shade of a tree the road sweeper was learning a poem, from a card attached to the broom. {Hero} held the card and listened. At the third line there was always a hesitation, and {two|three} more yards of gutter were swept. This time it came out perfectly +and everyone was relieved.",
    "A blackbird with a lame leg sang on that gable every {evening|morning}, better than all the others in the street. For the high notes, {Hero} and {the pal} discovered, it had to lean against the chimney. It reached them magnificently +and {he} clapped without making a sound.",
    "People had turned the empty {warehouse|car park} into a {school|market}, with crates for tables and carpets for a roof. “It leaks and it wobbles,” said {name}, who had thought of it. “Isn’t it marvellous?” {Hero} and {the pal} were permitted to hang up a paper lantern +and that wobbled, too, most beautifully.",
    "{Hero} overtook a very old man on the slope. “I’ve only one gear left,” he remarked, “and it’s a slow one, but it goes right to the top.” {Hero} and {the pal} rested on a {bench|gate}, and rested again at the bend. When they looked up, he was waving to them from the summit.",
    "A lacemaker was undoing {three|four} days’ work, on account of one crossed thread. {Hero} bent close and could not even {find|see} it. “Nor will anyone at {court|the ball},” said the lacemaker, “but my {fingers|thumbs} would” +and by then it was out.",
    "The {tram|bus} driver greeted people in their own languages, {nine|seven} so far. {Hero} asked how long it took to learn. “A {word|stop} at a time,” the driver said, and tried a new one, {anxiously|badly}, on an old lady with {leeks|a parrot} +and she beamed.",
    "A juggler behind {a sight} was writing down each ball that fell. “That’s {nine hundred|four hundred} and ninety-nine,” {Hero} heard. The next one dropped, and instead of {groaning|stamping}, the juggler unwrapped a {cake|paper hat} +and after that it went a great deal {better|higher}.",
    "The swimming pool was being {repaired|painted}, so the class practised on benches outside, {twelve|nine} pairs of arms {ploughing|scooping} the air. {Hero} held on to the {smallest|crossest} one’s ankles. “I’m nearly {in France|across},” came the report +and not a drop had been {swallowed|spilt}.",
    "{The neighbour} stood on the bandstand, practising a speech on {a creature}. To make an audience of {two|three}, {Hero} sat down in the back row. The voice shook at the {start|thanks}, and then less +and soon it reached {a sight}, comma by {comma|bold comma}.",
    "The oak by the {gate|school} came up to {Hero}’s {chin|hat}. {The neighbour} had planted it {nine|twelve} years before, for people who would want {shade|acorns} long after. “Don’t you mind not seeing it?” asked {Hero} +but {the neighbour} saw it quite {plainly|easily}.",
    "Blindfolded, {three|four} lifeboat volunteers were tying bowlines on the {steps|railings}, since at sea it is generally {dark|raining sideways}. {Hero} tried it with {his} eyes shut, and made {a bun|spaghetti}. “My first one {exactly|to the life},” said {name}, whose next took {two|four} seconds.",
    "In the violin workshop leaned a plank that must wait for {six|four} years. The maker knocked on it, for {Hero} to {hear|judge}. “Still {talking|damp},” was the verdict, “and it must learn to {sing|listen}.” {Hero} resolved to be {patient|calmer}, too, for the rest of the {day|journey}.",
    "{Hero} fetched the ball for a girl in a wheelchair, who had thrown it at the hoop {twenty|thirty} times. It had hit the {rim|board} and the {dustbin|post}. “Now I know where it isn’t,” she said +and the next one went in without a {sound|wobble}.",
    "An old lady was staring up past {a sight}. Her pigeon had been let go {two|three} hundred miles away, and was {hours|a day} late. {Hero} stared too. A {dot|comma} appeared in the sky, and grew {wings|a tail} +and then they could both sit down.",
    "{Five|Six} young firemen were running hoses up the training {stairs|tower}, and the last one stopped, {white|panting}. {Hero} waited for the {whistle|shout}. But the others only came back down, put a shoulder under his {coil|end}, and climbed beside him +so they were all last.",
    "{Forty|Sixty} jars of beans stood in the window, handed down from a great-grandmother, and some grew nowhere else. “There’s no {trick|secret},” {Hero} was told, “one {sows|plants}, one {dries|saves}, and one never eats the last.” {He} held a {speckled|purple} one, and did not {breathe|sneeze}.",
    "At the glassworks {Hero} watched from the door as a {vase|swan} was blown, and at the very last breath it cracked. The blower laid the pieces aside for {melting|tomorrow}, and took up the {pipe|rod} again. “Nothing’s wasted here,” came the {cheerful|calm} remark, “except {afternoons|temper}.”",
    "Every day for a {week|month} a girl in a helmet had stood on the {ramp|slope} with her skateboard, and gone home again. {Hero} and {the pal} happened by. “Don’t look,” she said, and put one {wheel|foot} over. She rolled +and of course {everyone|the whole street} looked.",
    "It was plaiting night at the {barber’s|fire station}: {eight|eleven} grandfathers, each with a granddaughter and a {comb|ribbon}. {Hero} was borrowed, for practice, by one who had {none|only grandsons}. His hands had mended {tractors|clocks} and they trembled +but the second plait was {nearly|quite} straight.",
    "The ringers in the tower had lost their way after {four|six} thousand changes, with only a hundred to go. {Hero} heard the {groan|silence}, and then someone laugh. The {smallest|deepest} bell began again at one, {steadily|brightly} +and {he} walked in step to it.",
    "{Name} had measured the rain each morning for {eight|eleven} years, and written it down even when there was none. {Hero} was shown the {page|jar}. “What’s it for?” Nobody had known. But last {week|spring} an engineer {came|wrote}, who needed every drop for a {bridge|dam}.",
    "At the mending table {the neighbour} had two shelves, ‘Hopeless’ and ‘Nearly’. {Hero} saw a {toaster|music box} opened, {dusted|blown into}, sniffed at. Something inside it {clicked|hummed} for the first time in {ten|thirty} years. It was not mended yet +but it had changed shelves.",
    "The painters of the iron bridge are never done, because once they reach {one|this} end, the other is {due|rusty}. {Hero} asked if they minded. “I know {every|each} {bolt|rivet} by name,” the {eldest|smallest} told {him}, and pointed with the brush, “and that’s {Herbert|Rosalind}.”",
    "A young sheepdog was learning ‘wait’, which is the {longest|hardest} word there is, and it {wriggled|quivered} all over. The shepherd looked at the {clouds|hills} and repeated it {eleven|nine} times, quite {softly|calmly}. At the next, {Hero} sat down as well +and the dog followed suit.",
    "An old man was writing on the paving stones with a {broom|sponge} and water, and each {poem|line} dried up before the next. {Hero} asked why he didn’t use {ink|paint}. “I might be {satisfied|finished},” the old man said, and drew the {moon|heron} again, a little {lighter|quicker}.",
    "The boy on the quay used its rail for his ballet exercises, while {three|four} fishermen {mended|coiled} nets. “{Elbow|Chin},” one of them growled, without looking up. They’d read a {book|magazine}, {Hero} learnt, to be of use +and the next {turn|jump} was {superb|not bad}.",
    "Half the street stood round the bulb of a windmill, which a boy had built out of {a pram|bicycles}. There was no wind. {Hero} waited with the rest, and {blew|hoped}. A {leaf|hat} stirred, the {wheel|blades} turned +and the bulb went {red|pink}, like somebody who is praised.",
    "The lights on the stairs had gone, but a girl read calmly on, since her {book|chapter} was in Braille. {Hero} and {the pal} sat down to hear. How had she learnt it so {fast|well}? “There was a {dragon|shipwreck},” she said, “and I had to know.”",
    "The second violins were practising a single bar, {thirty|forty} times over, {slower|softer} and then a hair faster. {The neighbour} began to hum it above the {washing|cabbages}. By {a sight} {Hero} had caught it too +and suddenly, overhead, they {went on|turned the page}.",
    "This was the {sixth|ninth} kite whose ribs {name} had broken, and none had been thrown away. {Hero} held the {glue|string}, and recognised one {colour} strip out of the first, and the {bamboo|willow} spine of the fourth. So the new one had, in a way, been practising.",
    "The under-elevens of {town} had lost every match for a year. Today there was {singing|drumming} in the road, and they bore their goalkeeper aloft. “Did you win?” called {Hero}. “One all!” they {roared|sang} +and {the neighbour}, who knitted their {socks|scarves}, had to {sit down|find a handkerchief}.",
    "The wall had no mortar, so each stone must fit. The waller weighed one, turned it, and laid it {back|aside}. “You can’t {force|hurry} it,” {Hero} was told, “you have to ask.” The {next|ninth} went in with a {click|sigh} +and a {horse|choir} could have leaned there.",
    "In a boat tied to the bank sat {eight|six} rowers, with scarves over their eyes. “Listen,” said the {coach|cox}. After a month of {splashing|quarrels} they were learning to hear one another. {Hero} heard it too, from the {bridge|steps}: {a clatter|plip, plop}, and then one single stroke.",
    "{Name}, in a {mask|sack} to keep it wild, had fed a lame {kestrel|owl} for {ten|eleven} weeks. Today it was mended +and {Hero} might say when. “Now,” {he} said. It did not look {back|round} +and that, said {name}, was the best of thanks.",
    "The market porter came by with {fourteen|eleven} baskets on his head, and {nodded|bowed}, which looked impossible. “I began with {a cushion|one, empty},” he told {Hero}, “and my {aunt|mother} laughing.” So {Hero} tried a {bread roll|folded scarf} on the road {uphill|ahead} +and mostly it stayed there.",
    "A painter who had no use of her hands was doing {a sight}, with the brush between her toes. {Hero} asked about the {blue|shadow}. It was {three|four} colours, which had taken {a winter|two years} to find +and {the pal} was given a dab.",
    "The apprentice pulled the noodle dough and folded it: two strings, four, eight, sixteen. At {thirty-two|sixty-four} it tore. {Hero} had {held on|counted} as well. With a {shrug|sigh} it was begun again at one. “Nearly,” said the cook +and {Hero} walked on with a {longer|lighter} step.",
    "{Name} had called one far island by radio every {Sunday|Friday} for {nine|eleven} years, and heard only the sea. {Hero} stopped under the {aerial|window}, because of the {shouting|dancing}. Three dots had come back, and a {dash|fourth} +and {the neighbour} was running over with a {cake|pencil}.",
    "At the ropeworks {Hero} was handed a single thread, and broke it with two fingers. “And this?” asked the ropemaker. It was {ninety|sixty} such threads, which {five|seven} people had twisted, walking backwards. {Hero} and {the pal} swung on it together +and it merely {hummed|creaked}.",
    "People who are afraid of singing have a choir in {town}, behind a curtain, which opens one {ring|hand} wider each {week|Monday}. Today {Hero} saw {shoes|elbows}, and the tip of a {scarf|nose}. The {basses|tenors} would have liked a bit more {curtain|winter} +but how they sang!",
  ],
  calms: [
    "{Hero} looked at {his} two hands on the blanket. They were no bigger than they had been in the morning. They only knew a little more.",
    "There was an empty place on the shelf, kept for prizes. {Hero} had often looked at it. Tonight {he} found that {he} did not mind it at all.",
    "“What did you find out today?” asked {grownup}. “That I can,” said {Hero}, after a {yawn|while}. “I’d always wondered.”",
    "Over {town} the stars came out, one by one by one. There were plenty already, and still each new one was worth having.",
    "{Grownup} wrote today’s date on the door frame, with a short line beside it. {Hero} had not grown any taller. It was for the other kind of growing.",
    "On the wall hung a ribbon that {Hero} had once hoped to win, and that {grownup} had won long ago. Tonight it was simply a nice {colour} ribbon.",
    "“I didn’t think I could do it,” said {Hero}. “I know,” said {grownup}. “You looked just like that when you learnt to {walk|whistle}.”",
    "The day had been like a steep hill. Now {Hero} lay at the top of it and looked back, and it was a {fine|wide} view.",
    "{Hero} had meant to feel proud for a while. It turned out to feel very much like being warm, so {he} left it at that.",
    "{His} hands had held on to so many things that day. Now they could let go. They did so, one finger after the other.",
    "Tomorrow there would be something new to try. {Hero} laid out {his} socks for it, side by side, and got into bed.",
    "{Hero} stood against the pencil marks by the door. {He} had grown by no more than a {thumbnail|hair}, but {he} stood very straight.",
    "In the drawer lay an old list of things that {Hero} could not do. {Grownup} took a pencil, and together they crossed out one more.",
    "{Grownup} did not say anything, and only squeezed {his} hand. {Hero} knew exactly what it meant.",
    "Somewhere down the street somebody was still practising the {trumpet|violin}, {slowly|badly}, with the window open. {Hero} wished them luck and turned over.",
    "There were grass stains on both {his} knees, and {Hero} was rather proud of them. They would wash out, but not tonight.",
    "There was no applause. There was only a blanket, and somebody’s hand on it. {Hero} found that it was quite enough.",
    "{Hero} heard {his} own heart, and it sounded like somebody walking steadily uphill. It was not in a hurry. It knew the {road|way}.",
    "“Were you the fastest?” asked {grownup}. “No,” said {Hero}, “but I got there.” They thought that over, and both of them {liked|enjoyed} it.",
    "The {plant|seedling} on the sill had put out a leaf today. It made no fuss about it. {Hero} turned the pot to the {moon|window}.",
    "What was so hard this morning was now something {he} had done. It lay {behind|among} the rest, and was slowly growing {round|smooth}.",
    "Under the bed stood {his} shoes from {three|two} years ago. {Hero} put a hand into one. What a long way they had come!",
    "“I was proud before you even went,” said {grownup}. It went down slowly, like {honey|warm milk}. {Hero} kept still, so that it could.",
    "The whole {long|steep} day was run. {His} shadow had kept up until the very door. Now it lay down first, and had earned it.",
    "{Hero} had made one {large|silly} mistake today, and then a better one. {He} forgave them both. After that there was {nothing|no one} left to forgive.",
  ],
};
