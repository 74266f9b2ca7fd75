import type { MoodTexts } from "../shared/mood-texts";

export const mysterious: MoodTexts = {
  strands: [
    {
      opening:
        "At {home} the old clock struck {four|nine}, although its works had been taken out years ago. {Hero} wrote it down in a notebook. [This was the {third|fifth} entry on that page. Every one of them had happened on a {Tuesday|Thursday} +and {he} {was} beginning to see a pattern.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Somebody had sent {Hero} {a trinket} by post, with a card that said ‘Thank you for lending me this’. {Hero} had never lent it to anyone. [On the back of the card was a neat drawing of {home}, in {colour} ink +and {he} studied it with a magnifying glass, for clues.]",
      way: "",
      close: "",
    },
    {
      opening:
        "From the street {home} had nine windows. From the inside one could find only eight, and {Hero} had counted {twice|three times}. [In the end {he} discovered the ninth behind the big wardrobe. {Grownup} had lived there for {ten|twelve} years and had never known +and now they had a {new|secret} view.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Every newspaper in {town} had the same small round hole in it that morning. [{The neighbour} blamed {moths|the printer}.] {Hero} held one up against the window of {home} and moved it about, and through the hole {he} saw one single {roof|chimney}. [There sat {a creature}, looking innocent.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The house across from {home} had stood empty for years, and yet its step was always swept. {Hero} had never seen who did it. [There was a smell of {smell} in the mornings. The {broom|bucket} stood now on the left of the door and now on the right +and {he} kept watch.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“Did you move my {chair|ladder}?” asked {grownup}. {Hero} had not. {The neighbour} had not touched it, either, and was looking for a {broom|bucket}. [All over {town}, from {home} to the pump, things stood just {two|three} steps to the left of their usual places +and nobody could imagine why.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} could read upside down, and so {he} had seen what stood on the label that {name} turned over so quickly. ‘For {Hero},’ it said, ‘when it snows.’ [{He} went back to {home} and sat down by the window to watch the sky. It was {weather} +but one never knew.]",
      way: "",
      close: "",
    },
    {
      opening:
        "On the last page of a very old library book {Hero} found {his} own name, in {brown|faded} ink. It had been written long before {grownup} was born. [So there had once been another {Hero} in {town}, who had read this book and liked it. In {home} {he} wrote {his} name just below.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The bell of {town} had no rope any more, and the door of its tower was locked. So {Hero}, in {home}, was most interested to hear it ring. [It rang once, softly, as though someone had bumped into it. {A creature} flew out at the top, rather fast +and that was one mystery less.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Three things did not fit together that day. There was a wet {umbrella|footprint} although it was dry, and there was {a noise} with nobody to make it. A {colour} thread led out of {home} by the letter box. {Hero} wound some of the thread round {his} finger, and thought hard.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} collected questions that nobody could answer, as other people collect {shells|stamps}, and kept them on slips of paper in a tin at {home}. [The newest had come on a {weather} night. Who had sharpened every single pencil in {town}, and had left the shavings in a tidy heap?]",
      way: "",
      close: "",
    },
    {
      opening:
        "Everyone in {town} remembered last year’s fair differently. [{Grownup} said that it had been {colour} all over, and {the neighbour} swore that it had rained.] But {Hero} had kept a list, in a drawer at {home}, of everything that {he} saw there +and so it was to {him} that people came to ask.",
      way: "",
      close: "",
    },
    {
      opening:
        "On the first day of every month somebody left a single {chess piece|tulip} on the step of {home}. {Hero} now had {eleven|seven} of them. [{He} had got up early and {he} had stayed up late, and still {he} had not caught anyone at it. There was only, each time, a smell of {smell}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The picture in the hall of {home} had always shown a man with a dog. Since {Wednesday|the thunderstorm} {Hero} had been convinced that it was a different dog. [{He} mentioned it to {grownup}, who examined the frame, and behind the first picture was a second +so there had been two dogs all along.]",
      way: "",
      close: "",
    },
    {
      opening:
        "A stranger in {a cloth} had asked {Hero} the way to a square that was not on any map of {town}. The odd thing was that {Hero} had known the way at once, and had sent him there. [{He} thought about it as far as {home}. Somebody must have told {him} about it in a story.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Under the wallpaper in {home} there was older wallpaper, and under that, as {Hero} found, somebody had drawn a {map|door} straight onto the wall. [“That was me,” said {grownup}, and went pink, “when I was {seven|nine}.” It was a very good {map|door}, however +and they left it showing.]",
      way: "",
      close: "",
    },
    {
      opening:
        "For two hundred years the church clock of {town} had left out {half past five|a quarter to three}, and nobody but {Hero} had ever noticed it. [{He} listened for it every day from the window of {home}. The hand simply gave a little skip there, like a child on the stairs.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“It was you on the bridge just now, waving,” said {the neighbour}, quite sure of it. {Hero} had been in {home} the whole time. [{He} asked what this other child had been wearing, and it was {a cloth}, just like {his} own +so somewhere in {town} there was somebody whom {he} would like to meet.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Inside the old {cello|piano} that {grownup} had brought to {home}, something was sliding to and fro. {Hero} shone a torch into it. [There lay {a trinket}, tied to a label. ‘If you have found me,’ it said in tiny letters, ‘it’s your turn to hide me.’]",
      way: "",
      close: "",
    },
    {
      opening:
        "Whenever somebody went up the stairs in {home}, one heard one footstep too many. {Hero} had tried it in {socks|boots}, and quickly, and on tiptoe. [{Grownup} heard it as well, stood aside politely and said, “After you.” It was only the top board +but they never told any visitors.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The antique shop of {town} had one thing in it that was not for sale, and it stood under a cloth. Whenever {Hero} came in, it ticked. [“It does that only for people from {home},” said the owner. “I think it used to live there.” So {grownup} had begun to save up for it.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Letters had begun to arrive in {home} for another {Hero}, who had the very same name and was clearly having a wonderful time. [{Hero} sent each of them on with a polite note. Today there was one for {him} at last. ‘Thank you!’ it said. ‘What are you like?’]",
      way: "",
      close: "",
    },
    {
      opening:
        "The fog over {town} had a door in it that evening. {Hero} and {grownup} both saw it from {home}, standing open, with a light behind. [Then the fog moved on, and it was the door of the {bakery|school}, across the road. They had never seen it look so {interesting|mysterious}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero}’s coat had come back from the cleaner’s with somebody else’s things in the pocket: {a trinket}, half a ticket and a list. [‘Smile at the ferryman,’ said the list, and, ‘Count the ducks.’ They seemed to be sensible things to do +so in {home} {he} put it back in the pocket.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Behind a loose brick in {home} {Hero} had found a bottle with a rolled-up paper in it. ‘Please tell me who won,’ it said, and it was {eighty|ninety} years old. [{Grownup} helped {him} look it up in the library. {Town} had won, by three goals +and they put the answer in the bottle.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Nobody got off the last {bus|tram} in {town} that afternoon, and yet {Hero}, coming back to {home}, heard somebody say, “Excuse me.” [{He} looked left and right, and finally up. On the roof of the shelter sat {the neighbour}’s parrot +and it asked {him} whether this was the {harbour|station}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The number on the door of {home} had been polished in the night, so that it shone like gold. {Hero} had not done it, nor had {grownup}. [There was a clue, however. All the other numbers in the street were shining, too, as far as {the neighbour}’s house +and there stood the tin.]",
      way: "",
      close: "",
    },
  ],
  events: [
    "All the {pigeons|cats} of the street sat in a row and gazed at one particular brick, which was {paler|newer} than the others. {Hero} investigated. The brick was warm, and behind it, {he} concluded with the help of {the pal}, ran the chimney of the bakery +so it was simply the best seat in {town}.",
    "On the wall lay an envelope addressed ‘To the next person’, and that was {Hero}. It contained {a trinket} and a slip of paper: ‘This brought me luck. Hold it for a minute, and leave it for somebody else.’ {Hero} held it tightly while {the pal} waited +and then {he} sealed it up again.",
    "At the corner stood a {hat|music} shop that {Hero} had never seen before. “Were you here yesterday?” {he} asked the man in the doorway, suspiciously. “Yesterday we were round the other side,” said the man, and pointed downwards. The entire shop stood on wheels +and a small grey donkey was dozing in front.",
    "On the railings hung a {colour} glove, and a street later there was another, pointing the same way. {Hero} and {the pal} followed the trail to a third. There they surprised {the neighbour} in the act of pinning up a fourth. “I find them all winter,” {the neighbour} explained, “and their owners know where to look.”",
    "{Hero} met {the neighbour} and said good evening. Round the very next corner stood {the neighbour} again, in the same {coat|hat}. {Hero} stared in bewilderment. “You’ll have met my twin,” said the second, laughing. “We’ve been looking for each other all afternoon.” So {he} and {the pal} pointed the way.",
    "Somebody had chalked a row of numbers on the {pavement|wall}: one, two, three, five, eight. {Hero} studied them until {he} discovered the secret, which was to add the last two together. “Thirteen,” {he} told {the pal}, and wrote it down. When they looked back from the corner, somebody had awarded it a star.",
    "The weather vane on the {school|town hall} pointed north, although the wind was from the west. {Hero} watched it with suspicion. It swung round until it pointed directly at {him}, and a small brown face appeared behind the tail. A squirrel was riding on it +and that explained everything.",
    "On the timetable one stop had been inked out. Held against the light, it read ‘{The Orangery|Nightingale Lane}, on request’. Just then a tram came round the bend, and a man with a {spade|watering can} got off and vanished up a green path. “So the garden’s still there,” {Hero} told {the pal} with satisfaction.",
    "In the antique shop a music box played {four|five} notes as {Hero} went by, and stopped. {He} took a step back, and it played the next. With {the pal} {he} walked up and down outside until the whole melody was finished. It was only a loose board in the pavement +but it was a lovely melody.",
    "{Hero} bent over the rain barrel and saw {his} own reflection, with the head of {a creature} beside it. {He} whirled round, and nobody was there. {He} looked again, and there it was. {The pal} was the first to think of looking up +and it sat on the gutter, admiring itself.",
    "All the house numbers in {Lantern Row|Cooper’s Yard} were odd, and {Hero} and {the pal} could not find a single even one. “Where is number {four|two}?” {he} asked an old man at a gate. “In the next street,” he murmured. “They moved there after a quarrel about {hedges|marbles}, and they’re still not speaking.”",
    "“You’ve dropped this,” said a lady in {grey|green}, and handed {Hero} {a trinket}, which {he} had been missing for {three|four} summers. It turned out that the lady swept the paths in the park, and kept whatever she found. “I never forget a face,” she explained, “that’s looking at the ground.”",
    "Chalk footprints went up the side of the wall, considerably higher than anyone could reach, and came down again. {Hero} followed them to the other side. There stood {name}, with a boot on the end of a long {pole|broomstick}, looking guilty +and {he} and {the pal} swore to keep the secret.",
    "A man was fishing in the fountain with a magnet on a string. “Two spoons so far,” he told {Hero}, “but I’m after the clock that fell in.” At that moment, very faintly, something under the water struck {three|four}. {Hero} pointed to the bubbles +and out it came, dripping, and only a minute slow.",
    "Behind the long wooden fence there was supposed to be nothing but a building site. {Hero} applied one eye to a knothole. Among the heaps of sand lay a tiny lawn with a {deckchair|teapot} on it, where a builder was watering daisies. He noticed the eye and laid a finger to his lips +so {Hero} told nobody but {the pal}.",
    "Single words had been chalked on {three|four} different walls, and {Hero} and {the pal} fitted them together as they went: ‘Tell the gardener it’s ready.’ By the last wall {the neighbour} was weeding a flower bed, so {Hero} delivered the message. “My {trousers|new spade}!” cried {the neighbour}, and hurried off, overjoyed.",
    "A barber’s pole was turning outside a shop that had been closed for years. {Hero} found this highly suspicious, since there was no wind. Then {he} and {the pal} noticed a thin {string|belt}, which ran across the yard to an open window +and on the sill a hamster was galloping in its wheel.",
    "On the frosty glass of the bus shelter somebody had written a time, and it was in exactly eleven minutes. {Hero} and {the pal} sat down to see what would happen. At the appointed moment the sun came round the {church|mill} and lit up the bench +so it had been a very thoughtful message.",
    "The merry-go-round had been shut since the autumn, and all its wooden horses were dusty, except for one, which gleamed. {Hero} and {the pal} walked round it, searching for clues. Between the boards lay a {carrot|sugar lump} +and {he} deduced that some small person must be extremely kind.",
    "{The neighbour} had found a key labelled ‘You’ll know’, which fitted none of the doors in the street. {Hero} examined it carefully. It was far too small for a door +but it might be right for the old musical clock in the window. One turn, a click, and {the neighbour} was listening with closed eyes.",
    "From the bridge {Hero} counted {six|nine} columns of smoke, all blowing to the left, except for one. This called for an investigation. {He} and {the pal} discovered that it was no smoke at all. It was {the neighbour}, behind a wall, shaking the dust out of {a cloth}.",
    "Somebody had gone along {Candle|Saddler} Street and turned all the doormats round, so that they said ‘Welcome’ to people going out. {Hero} discussed it with {the pal}. It might be a mistake, or somebody might wish to be friendly to the street +and so {he} left them precisely as they were.",
    "The echo under the viaduct was not quite right. “Hello!” called {Hero}, and it answered correctly +but when {he} called “Goodbye!” it said, “Wait a minute!” Behind the third arch {the pal} discovered {name}, who was also testing the echo. Together they called one last time, and sounded like a choir.",
    "“I dreamt of you last night,” said the man who sold maps. “You were looking for something, and you had {a trinket}.” “And did I find what I wanted?” asked {Hero}. “I woke up too soon,” he admitted, “but you were smiling.” {Hero} and {the pal} continued in excellent spirits.",
    "A line of wet footprints began in the {dry|empty} middle of the square, and after {nine|seven} steps it stopped. {Hero} walked beside it, thinking. At both ends ran a thin {bicycle|wheel} track +so somebody had got off, {stepped in a puddle|thought better of it} and ridden on.",
    "Whenever anyone trod on the {third|fourth} step of the {narrow|mossy} stair, a piano sounded somewhere. {Hero} tried it {twice|on tiptoe}. {The pal} found the wire, which ran in under a door +and a voice behind it said, “{Two of you|Travellers}, by the {rhythm|top note}! Good day.”",
    "From window to window of the {empty|shuttered} house a lamp was {travelling|wandering}. {Hero} watched it climb as far as the {attic|third floor}. Then the tram went round the bend, and the lamp went too +so it was the tram’s own, {borrowing|visiting} the glass.",
    "Most of the lamps over the cobbler’s had failed, and of ‘Shoe Repairs’ there was left just the word ‘Here’. “It can’t mean us,” {Hero} told {the pal}, “for we’re not there {yet|by half}.” And still, on the step, {polished|quite dry}, lay {a trinket}.",
    "One stone bench in {town} is always warm, even in {frost|the rain}, and people say that a {king|giant} has just got up. {Hero} sat there to {think|shake out a shoe}. It smelt of {crust|toast} +and {he} concluded that the {bakery|oven} must lie directly underneath.",
    "All along the {quay|canal} somebody had untied the boats and tied them again, with a {bowline|half hitch} here, a {reef|sheepshank} there. “They’re {practising|revising},” {Hero} told {the pal}. The last rope had been done up in a {bow|plait} and was, evidently, a {signature|joke}.",
    "They were followed by a small dry tapping that stopped when they stopped. {Hero} walked {fast|slowly}, and it did the same. At {a sight} {he} spun round +and there hung a pine cone, by a {thread|burr}, from {his} own {hem|bootlace}.",
    "On the {station|museum} map a red dot showed where you were, and while {Hero} looked, it moved off along {Bell|Orchard} Street. {He} bent nearer. The dot had {six legs|seven spots} +and at the {river|park} it opened its wings, and nobody knew where they were.",
    "Someone had chalked numbers beside {a sight}: ‘8, 5, 12, 12, 15’. {Hero} counted through the alphabet on {his} {fingers|buttons}, and after {a minute|some muttering} the numbers said hello. So {he} chalked ‘2, 25, 5’ {below|neatly} +and then they really had to {go|be off}.",
    "{Three|Five} {yellow|grey} leaves were turning round and round in one corner, without any wind. {Hero} held up a wet {finger|thumb}. Four streets met there, each with its own {draught|breeze} +and all of them, with great politeness, gave {way|place} to each other.",
    "From a lamp post ran a {red|green} string, and {Hero} wound it up, under a {gate|hedge} and round {a sight}. At the far end, asleep in a {flowerpot|basket}, lay a kitten +and it held the rest of the {knitting|ball} in its arms.",
    "Across the wall strode a shadow with {six|eight} legs, as tall as a {tram|church door}. {The pal} stood still, but {Hero} looked for the {lamp|lantern}. On its glass walked a {beetle|spider}, quite a {small|shy} one +and it appeared to be {flattered|embarrassed}.",
    "The portrait in the {gallery|barber’s} window followed {Hero} with its eyes, to the left, to the right and {down|on one leg}. “They look straight ahead,” explained its painter, “so they meet whoever is {there|interested}.” {Hero} tried it once {more|from below} +and {he} got a {look|frown}.",
    "High in a wall, without any steps, was a {green|yellow} door with a {mat|letter box}. {Hero} puzzled over it as far as {a sight} and back. Then {he} discovered the {hook|rope} and pulley above +so it was the front door for {pianos|wardrobes}.",
    "Silver {milk tops|teaspoons} had been vanishing from all the {sills|tables} in the street. {Hero} found the heap {in a gutter|on a ledge}, and in exchange, laid out in a row, {two|three} {acorns|walnuts} and {a trinket} +so the magpie, it seemed, believed in paying.",
    "Nobody could {pronounce|make out} the note on {a sight}. {Hero} turned it towards a {shop window|bicycle mirror}, which put the letters right: ‘Well done, you’re the {third|ninth}.’ {The pal} looked {impressed|behind it} +and they left it hanging for the {next|tenth}.",
    "In a second-hand {cookery|railway} book five words were underlined: ‘meet’, ‘me’, ‘by’, ‘the’, ‘{pump|bandstand}’. It was sixty years old, so {Hero} asked if anyone had {come|gone}. “I did,” said the bookseller {calmly|without looking up} +and in the back room somebody began to {laugh|hum}.",
    "{Eleven|Fourteen} keys hung on ribbons in a {low|crooked} hawthorn, like fruit. {Hero} wondered what they {opened|unlocked}, until {the neighbour} reached in and took one home. Whatever was found in the park went {there|on the tree} +and it ripened, one might say, until somebody missed it.",
    "Beneath a grating somebody was singing, in a splendid {bass|soprano}, of {Spain|the sea}. {Hero} knelt to ask who it was. “Drains!” came the {cheerful|ringing} answer, and then up came a helmet +and the singer wished to know how the {top note|chorus} sounded from above.",
    "A telescope stood by the path, aimed at a blank {brick|white} wall. {Hero} put one eye to it, and there was a dot. {He} turned the {ring|brass}, and inside the dot, in {colour} ink, it said: ‘Most people look only at the {moon|sea}. Thank you.’",
    "By {three|five} whole hours the {rose garden|courtyard} sundial was wrong, and nobody would have it moved. {Hero} scraped the {moss|lichen} from its rim. A {sailor|gardener} had made it for a homesick {friend|wife} +and it kept the time of her own country.",
    "One street lamp went out whenever {the pal} passed, and lit up again after. {Hero} made experiments, {backwards|hopping}. A wire ran under a loose paving stone, third from the {kerb|drain}, {he} {discovered|reported} +but {the pal} had enjoyed being {important|electric}.",
    "“That suitcase is purring,” {Hero} told {the neighbour}, who had passed it {twice|on tiptoe} and thought of {machinery|bees}. It was not locked. On the {folded|striped} pyjamas slept a {tabby|kitten}, and the label round its neck said: ‘{Please|Kindly} do not wake me. I’m early.’",
    "In a {barley|turnip} field {Hero} met {his} own old jacket, on a scarecrow, and there was still {a trinket} in the {pocket|lining}. How did it come {here|so far}? “Jumble sale!” {the neighbour} called from the {gate|beans} +so {he} did up one more {button|toggle}.",
    "There was a lit window in the {pond|canal}, among the reflections, though every house on the {far|other} bank was dark. {Hero} was puzzled, and then {he} looked straight up +and it was on their own side, and the {baker’s boy|old lady} in it {waved|drew the curtain}.",
    "As a man came up {Quill|Ambassador} Row, tall as the houses, he shrank. {Hero} went in to look. At that end the {doors|windows} had been built {knee-high|small}, so that the street would seem {grander|longer} +and the giant was only {name}’s {nephew|lodger}.",
    "“{Two|Three} eggs, and then the {sugar|butter},” said a voice in {Hero}’s ear. Nobody was near. But the wall was curved, like {a spoon|an oyster}, and at its other end, {forty|sixty} steps away, sat {name}, reading out a recipe +and {Hero} called back, “{Cinnamon|Lemon}?”",
    "On the left of {Tanner|Nutmeg} Street it was raining, and on the right it was dry. {Hero} took the {middle|join}, with one wet {shoulder|ear}. Even a shower has to stop {somewhere|at some point} +but one hardly expects it outside the {chemist’s|post office}.",
    "Nobody knew who had begun the jigsaw outside the café, but everybody added to it. {Hero} put in {some sky|an edge}. By now there was the café, a {jug|lamp}, and somebody bent over a table +and that person wore {Hero}’s own {jacket|shoes}.",
    "“It’s blank,” said {the neighbour}, who had got a letter from {Sicily|a sister}. {Hero} sniffed it, and held it against a warm {lamp|window}. In {brown|shaky} writing there slowly appeared a message, in lemon juice +and it said: ‘Have run out of {lemons|ink}.’",
    "High above them the weathercock crowed. {Hero} {stopped|stood still}, since a thing made of {copper|iron} ought not to. It crowed again, with its beak {shut|closed} +and then a {brown|live} one looked out from behind its {golden|stiff} tail, and both of them turned {east|with the wind}.",
    "The cabinet at the flea market had {forty|sixty} little drawers: ‘{Hooks|Stamps}’, ‘{Corks|Beads}’, ‘Later’. {Hero} asked what was in the last. “No idea,” said the {dealer|owner}, “for it isn’t later yet” +but {he} might shake it, {gently|once}, and it {rattled|answered} quite hopefully.",
    "Somebody was tapping inside a garden wall: {three|four} taps and a pause. {Hero} tapped back the same. There was a {cough|silence}. “As you’re there,” said a voice behind the {bricks|ivy}, “does my picture look {straight|level}?” “It {sounds|rings} straight from here,” {Hero} called back truthfully.",
    "Every {day|evening} a {straw|green} hat hung one fence post further along, and {Hero} had never seen who moved it. Today there stood a thin old {lady|man} with a {stick|nurse}. “That’s how far I {walk|get} now,” came the {proud|breathless} explanation, “since my {fever|fall}.”",
    "On that {cloudless|bone-dry} lawn stood {seven|nine} open umbrellas, and no people. {Hero} peered under the {smallest|nearest}, politely, and there sat a lettuce. So it was for the {sun|snails}, {he} told {the pal} +but who had found each lettuce a colour that suited it?",
    "The bell over the {button|tea} shop rang, the door never moved, and nobody came in. “Every {ten|nine} minutes,” said {name}. {Hero} laid {his} palm on the floor. Far below a train went {by|under}, humming +and the bell said {ting|good day} to the passengers.",
  ],
  calms: [
    "Nearly everything had been explained by now. {Hero} ruled a line under it in the notebook, and left the rest of the page {free|empty}.",
    "Inside the wall something ticked {once|twice} and stopped. It was only the water pipe, as {Hero} knew, settling down for the night.",
    "Across the way a lamp went up and down, like a nod. {Hero} knew whose it was. {He} nodded back, and the lamp went out.",
    "On {his} pillow lay {a trinket} with a paper tag. ‘Well {guessed|done},’ it said, in a hand that looked very much like {grownup}’s.",
    "Some of the day’s riddles {Hero} had solved, and some only half. The other halves would be there in the morning.",
    "In the window across the street the light went out. So the stranger over there was going to bed as well, and {Hero} found that pleasant.",
    "There was one knock, and no more. “It’s the {pipe|wardrobe}, cooling down,” said {grownup}. {Hero} had already written that in the notebook.",
    "One clue was left over. {Hero} put it in the drawer with the odd {gloves|keys}, where it would be easy to find.",
    "The dark shape on the landing was only a coat on its hook. {Hero} had known that from the start, and wished it good night.",
    "“Who did it, do you think?” asked {Hero}. {Grownup} turned down the lamp. “Somebody who likes us,” said {grownup}.",
    "Somebody had put a small tick on the calendar, in {colour} ink, beside today. {Hero} looked at {grownup}, who looked at the ceiling.",
    "{Hero} hung the key on its nail. Every lock in {home} had been tried by now, and everything was as it should be.",
    "There was one cup of cocoa too many on the table. {Grownup} had made it for {the neighbour}, who had been too tired to come, and {Hero} drank it.",
    "{Hero} read the coded message once more, by the light of the lamp. It still said the same thing. It said ‘Good night’.",
    "A soft step, a pause, and a step. {Hero} did not even look up. It was the cat from next door, going home across the roof.",
    "The shape on the ceiling was only the shadow of the {lamp|curtain}. It swayed a little, and {Hero} followed it until {his} eyes closed.",
    "Behind the bookcase something shut with a soft click. “The mice have gone to bed,” said {grownup}, “and so should detectives.”",
    "{Hero} wrote the last question on a {card|slip of paper} and put it beneath {his} pillow. Such questions often answer themselves overnight.",
    "In the house opposite somebody was reading by a {colour} lamp. {Hero} had always wondered who. Tonight it was enough that they had a good book.",
    "Two sets of steps were coming up the {stone|wooden} stairs, and both of them were {grownup}’s. The second was only the echo.",
    "{Hero} laid the clues on the blanket: {a trinket}, a {button|ticket}, a thread. Side by side, they made a sort of smile.",
    "A drawer had slid open by itself, as it did on {damp|warm} nights. In it lay {his} bed socks. It was meant kindly, then.",
    "Something rustled in the ivy, turned round {three times|twice}, and lay down. It had a nest there. {Hero} ticked it off as solved.",
    "The code on the gatepost had turned out to be the milkman’s. ‘Two pints,’ it said. {Hero} said it over, {slowly|twice}. It was very soothing.",
    "“There’s one thing I still don’t know,” said {Hero}. “Good,” said {grownup}, closing the {curtain|shutters}, “then tomorrow has something to do.”",
  ],
};
