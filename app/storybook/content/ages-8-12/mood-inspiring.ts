import type { MoodTexts } from "../shared/mood-texts";

export const inspiring: MoodTexts = {
  strands: [
    {
      vars: { juggled: ["beanbags", "oranges", "rolled-up socks", "tennis balls", "walnuts"] },
      opening:
        "{Hero} wished to juggle with five {juggled}, as the {acrobat|lady in green} at the {circus|fair} had done, smiling +but {he} could only manage three. With four it had been {raining|hailing} {juggled} all over {home} since {Sunday|last week}. [“I dropped them for a year,” the acrobat had told {him}.]",
      way: "There was a minute to spare, so {Hero} threw up four {juggled}, counting aloud. Yesterday {he} had got to {three|four} catches. This time it was {six|seven} before the first one {fell|got away} +and {he} picked it up {cheerfully|at once}, for that was one dropped fewer.",
      close:
        "{Grownup} held the lamp steady. {Hero} threw up four {juggled}, and caught four, and went on catching. Nothing fell +and {he} looked at the fifth, in its box. “Soon,” {he} told it.",
    },
    {
      opening:
        "{Hero} meant to play the trumpet in the town band one day, in the {front|back} row, beside {name}. At {home} {he} practised {daily|each morning} +but so far it sounded like a {cow|bus} in a {tunnel|barrel}. [“Mine did, too,” said {name}, “until one day it didn’t.”]",
      way: "{Hero} pressed {his} lips together and buzzed, as {name} had taught {him}, for one can practise the trumpet without the trumpet. The buzz was a {wasp|fly}, then a {bee|saw}, and at last it held {quite|nearly} still +and that had never happened {before|yet}.",
      close:
        "{Hero} lifted the trumpet once more before putting it away. Out came one round, golden note. Across the road {name} opened a window, and answered with the next.",
    },
    {
      vars: { hardLetter: ["M", "B", "P", "D"] },
      opening:
        "{Hero} stammered, mostly on the letter {hardLetter}, and {he} wanted to speak a poem on the stage of the {school|town hall} one day, from beginning to end. [At {home} nobody hurried {him}.] {Grownup} had once heard a famous {actor|speaker} who stammered, too, and who waited for each {hard|stubborn} word as for a {guest|friend}.",
      way: "{Hero} spoke the poem to {the pal}, and the first two verses {ran|went} like water. In the third stood a word with {hardLetter}. {He} stopped, breathed, and let it take its {time|turn}. It came +and the rest of the line followed, as {goslings|ducklings} do.",
      close:
        "Standing on the {rug|hearthrug}, {Hero} spoke the whole poem. There were three pauses +and {grownup} waited through each of them, and then clapped for a long time.",
    },
    {
      vars: { planes: ["fourteen", "nineteen", "twenty-three", "thirty-one"] },
      opening:
        "{Hero} wanted to build aeroplanes one day, and had begun with paper. {He} had folded {planes} of them in {home}, and every one had dived into the {rhubarb|coal scuttle}. “What will you change this time?” asked {grownup}. {Hero} did not know {yet|that} +but {he} meant to find out.",
      way: "Overhead hung a {gull|buzzard}, hardly moving, and {Hero} put back {his} head to study it. It had turned up the tips of its wings, only a {little|finger’s width}. {He} took a paper from {his} pocket, and bent up {both|its} corners +and it {glided|sailed} down without a wobble.",
      close:
        "{Hero} folded number {planes} again, with its wing tips up, and let go. It crossed the whole room, and landed on {grownup}’s {book|knee}, as light as a leaf. “What will you change now?” asked {grownup}.",
    },
    {
      vars: { benchMark: ["the second gate", "the crooked pine", "the stone trough", "the third bend"] },
      opening:
        "Everybody in {town} had been to the top of Goat Hill except {Hero}, whose legs had been weak since an {illness|operation}. So far {he} had got to {the benchMark} +and a pin marked the {spot|place}, on a picture of the hill in {home}.",
      way: "{Hero} was keeping count, for each step of the day was practice for Goat Hill. In {spring|March} {he} had had to rest at every {hundredth|fiftieth}. “{Three|Four} hundred,” {he} told {the pal}, {panting|glowing}, and could have gone on. By that reckoning {he} {was} already {well above|past} {the benchMark}.",
      close:
        "On the picture of Goat Hill {grownup} let {Hero} move the pin up, from {the benchMark}, by a finger’s width. Above it there was not much hill left.",
    },
    {
      vars: { novel: ["The Cloud Pirates", "A Bear at Sea", "The Glass Train", "The Thirteenth Drum"] },
      opening:
        "{Hero} was going to be a writer. {He} wrote one sentence a day, in {home}, in a long {colour} {notebook|ledger}, and the book was called ‘{novel}’. [It had got to page {three|four}, and a {storm|duel of words}.]",
      way: "Today’s sentence for ‘{novel}’ had not come yet, and {Hero} looked about for it. {He} tried one with {rain|thunder}, and one with a {stranger|letter}, and {shook|scratched} {his} head at both. Then {the pal} did something {small|odd}, and there it was, {the right|a whole} sentence.",
      close:
        "{Hero} wrote the sentence down. Then {grownup} read ‘{novel}’ aloud, from page one, as if it had come from a shop. It took four minutes. “And then?” asked {grownup}.",
    },
    {
      opening:
        "{Hero} had asked the people at the South Pole how {he} might join them one day, and they wrote back one word: ‘Knots’. [There was a {penguin|seal} on the stamp.] It hung framed in {home} +and by now {he} could tie {five|six} of them, but at the Pole one does it in thick gloves.",
      way: "{Hero} drew {his} cuffs down over {his} fingers, because one must imagine the gloves, and tied a bowline round {a stick|his own wrist}. The first one {slipped|fell off}. At the {fourth|fifth} try it {sat|held}, neat and {firm|tight} +and it might have been {forty|sixty} degrees below zero.",
      close:
        "In the thick oven gloves {Hero} tied a bowline to the bedpost +and {grownup} pulled. It held. To the South Pole {he} wrote one word: ‘Ready’, and then, to be honest, ‘nearly’.",
    },
    {
      opening:
        "A woman from {town} had sailed round the world in a boat that she built herself, and {Hero} meant to do the same. In her {barn|shed} beside {home} hung the first {small|pencil} drawing that she had ever made of it. “Everything begins as a bad drawing,” she said +but {Hero} hadn’t {dared|made} one yet.",
      way: "{Hero} saw how {a leaf|a walnut shell} floated in a puddle, and crouched down. “She’ll need a {nose|bow} like that,” {he} said to {the pal}, meaning {his} own boat. With one {finger|stick} {he} drew the line of it in the {dust|mud} +and it was the first line.",
      close:
        "{Hero} drew the boat on paper now, with a mast and a bunk. {Grownup} found a nail +and they hung it up where a sailor would see it from bed.",
    },
    {
      vars: { bore: ["one egg", "a teacup", "a pot of jam", "six walnuts"] },
      opening:
        "{Hero} wanted to be a builder of bridges. The builder of the great {iron|arched} one in {town} had started with {spoons|straws}. [{He} had read it on the plaque {twice|often}.] In {home} {he} had made one of paper, between two {chairs|books} +but it sagged under {a bore}.",
      way: "“Why doesn’t that one {bend|sag}?” asked {Hero}, and {the pal} stopped as well. {He} had seen a sheet of {tin|iron} roof, folded up and down like a {fan|concertina}, with a {fat|large} pigeon on it. Folds, {he} thought, {must|might} make a thin thing strong +so why not paper?",
      close:
        "{Hero} folded the paper like a fan and laid it across again +and {grownup} set down {the bore} on it, very slowly. The bridge held. Somewhere, {he} thought, a river was waiting.",
    },
    {
      opening:
        "{Hero} wanted to sing alone, just once, in front of {everybody|a full hall}. [{Two|Three} choirs had told {him} to {hum|mime}.] So {he} practised on the stairs of {home}, where there was a kind echo. One thing {he} had learnt from {name}, who sang at the opera: {he} must listen first, and sing {after|second}.",
      way: "A {bird|blackbird} whistled {three|four} notes, and {Hero} stood still and did what {name} did: {he} listened first. Then {he} sang them back. It was too {low|flat}. The bird was patient and {gave|whistled} them again. The {second|next} time they were {nearly|almost} right, the third time {quite|wholly}.",
      close:
        "On the stairs {Hero} listened, and then sang +and it was one verse, and it was in tune. A door opened below. “Whoever that was,” called {the neighbour}, “please sing it again.”",
    },
    {
      vars: { signWord: ["thunder", "butterflies", "elephants", "waterfalls"] },
      opening:
        "The girl next door to {home} was deaf, and wrote music with both palms laid flat on the {piano|drum}. {Hero} had set {his} heart on talking to her properly. {He} could sign {forty|fifty} words by now +but what her music was about {he} had not {understood|made out} yet.",
      way: "{Hero} practised signs with both hands, as one practises {scales|spelling}. {He} signed {tree|cloud} and {river|friend}, and then, twice over, {signWord}. This time it {looked|felt} like the thing {itself|it meant} +and {he} {laughed|glowed}, for that was sixty words.",
      close:
        "Across the garden the girl stood at her lit window, and signed +and {Hero} understood it, every word, for the first time. “It’s about {signWord},” {he} told {grownup}. {Hero} signed back, ‘I can feel it.’",
    },
    {
      opening:
        "{Hero} intended to be an astronomer. The library lent {him} its {old|brass} telescope for {a month|the week}, and {he} wanted to see what Galileo saw: four moons of Jupiter, in a row. [For {six|five} nights there were only {clouds|chimneys}.]",
      way: "{Hero} stopped to examine the sky, as astronomers do even {by day|at work}. The clouds were {drawing|blowing} off. In the {gap|blue} {he} found the moon, thin as a {nail|rind}, and showed it to {the pal}.",
      close:
        "The sky was clear. {Hero} bent to the telescope +and there was Jupiter, with four small lights beside it, in a row. Galileo had seen exactly that.",
    },
    {
      opening:
        "{Hero} wanted to be a chess master, and played {the neighbour} every {Friday|week}, across the hedge of {home}. {He} had lost {twenty-six|thirty-one} times. The new game stood half played +and {he} carried it in {his} head.",
      way: "Knight to the left, thought {Hero}, or bishop down the middle? Every time so far {he} had moved the {queen|castle} too {soon|early}, and {the neighbour} had {pounced|smiled}. “I’ll wait,” {he} said aloud to {the pal}. It was the first time that {he} had seen {four|three} moves ahead.",
      close:
        "{Hero} made one more move on {the neighbour}’s board +and it was quiet for a long while. “A draw,” said {the neighbour}, and shook {his} hand. “At last I learn something.”",
    },
    {
      vars: { stood: ["two seconds", "three seconds", "four seconds"] },
      opening:
        "{Hero} dreamed of walking on {his} hands, as the {gymnasts|acrobats} from {Lisbon|Seville} did, right round the hall. At present {he} could stand on them for {stood}, against the {wall|wardrobe} in {home}. The oldest of the troupe had shown {him} the secret: look between your hands, and push the {floor|world} away.",
      way: "Where the ground was soft {Hero} put down both hands, looked between them, and kicked up. {He} pushed the world away, and for a moment it {went|obeyed} +and {the pal} counted. That was a good deal more than {stood}!",
      close:
        "On the rug {Hero} went up once more, away from the wall. {Grownup} counted aloud, and reached seven +and {Hero} even took a step, with one hand.",
    },
    {
      opening:
        "{Hero} was set on becoming a conjuror like {name}, who had once {pulled|drawn} a {dove|lemon} out of {grownup}’s sleeve. {He} had one trick so far, in which a coin must vanish. “A thousand times,” {name} told {him}, “and then it’s magic” +so {he} kept a tally.",
      way: "“Nine hundred and ninety,” {muttered|counted} {Hero}, and showed {the pal} the coin. {He} closed one hand, blew on it, opened it. The coin was {still|plainly} there, looking {embarrassed|shy}. “Nine hundred and ninety-one.” But this time {the pal} looked in the {wrong|empty} hand +and nobody had ever done that before.",
      close:
        "“A thousand,” said {Hero}, and showed {grownup} the coin. {He} closed one hand and blew. When it opened, it was empty +and {grownup} turned it over, twice. “How?” asked {grownup}. “Practice.”",
    },
    {
      opening:
        "{Hero} had come last in the long race, so late that they were already stacking the chairs. Only {the neighbour} had stayed to clap +and {Hero} had made up {his} mind to run it again, and better. [{The neighbour}, who once ran {marathons|for the county}, had given {him} one rule: start slow.]",
      way: "“Slow first,” said {Hero}, and counted {two|three} breaths before every {dash|start}. Until {now|last week} {he} had always been off like a {cork|hare}, and out of breath by the {corner|end}. This way there was {something|plenty} left over.",
      close:
        "{Hero} ran once round {home} while {grownup} held the watch +and it was eleven seconds less than in spring. From across the road came the sound of one person clapping.",
    },
    {
      opening:
        "{Hero} was learning Italian, because {he} meant to travel to {Palermo|Naples} one day and talk to {grownup}’s old aunt, who had no English. [In {home} there was a {paper|label} on everything: ‘la porta’, ‘la lampada’.] {He} knew {ninety|a hundred} words +but {he} had never yet spoken a whole sentence to a {real|live} Italian.",
      way: "“Albero, strada, nuvola,” said {Hero}, pointing, which is tree, road and cloud. {The pal} was called {amico|amico mio}, which is friend. Then {he} tried to put two words together, and three, and {all at once|suddenly} there was a sentence {walking|standing} about by itself.",
      close:
        "On the telephone {Hero} took a deep breath. “Buona notte, zia,” {he} said: good night, Aunt. Her answer was one short word, ‘Vieni!’ +and {he} understood it. It meant ‘Come!’",
    },
    {
      opening:
        "{Hero} was going to fly. Over {his} bed in {home} hung a picture of the first pilot from {town} to cross the {sea|desert}. “Before she flew she learnt the clouds,” said {grownup} +so {he} had started a log, with a line for every cloud.",
      way: "“Altocumulus,” announced {Hero}, with {his} head back. That was a sky full of {small|woolly} heaps in rows, and {he} had never met one outside the book. {He} said the name {again|twice}, {for luck|to keep it} +and it was the {ninth|eighth} in the log.",
      close:
        "{Hero} wrote up the log. ‘Hours flown: none. Clouds known: one more.’ Beneath it {grownup} signed, as one does for a pilot. A plane blinked across the window.",
    },
    {
      vars: { spins: ["one turn", "a turn and a half", "two turns"] },
      opening:
        "{Hero} had seen a dancer spin fourteen times without falling over, and since then {he} knew what {he} wanted to do. {He} had reached {a spins} +but then the {kitchen|landing} of {home} went on turning without {him}. The dancer had written {him} the secret on a {card|programme}: fix your eyes on one {point|spot}, and turn your head {last|late}.",
      way: "{Hero} chose {a sight} as {his} point, spread {his} arms, and turned. {His} eyes held on to it to the {end|last moment}, and then {his} head {whipped|flew} round and found it {again|there}. Nothing {swam|wobbled} +and the world stayed {where|as} it was.",
      close:
        "In socks, on the smooth floor, {Hero} looked at the lamp, and turned three times +and the room stood still. “Eleven to go,” said {grownup}, and bowed to the dancer.",
    },
    {
      opening:
        "{Name} drew mountains in chalk on the pavement of {town}, so well that people {stepped|walked} round them. {Hero} wanted to be able to do that one day +but each night the rain washed {name}’s picture off, and each morning {name} began again. [“That’s the luck of it,” said {name}, “for now I may do it better.”]",
      way: "{Hero} had a stub of chalk about {him}, and a {flat|smooth} stone was {near|handy}. {He} drew one mountain, {crossly|quickly} rubbed it out, and began again, as {name} did. The {third|fourth} had a {shadow|dark side}.",
      close:
        "Rain drummed on {town}, and washed off every mountain. {Hero} had a slate on {his} knee. “Now I can do it better,” {he} told {grownup}, and began.",
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
