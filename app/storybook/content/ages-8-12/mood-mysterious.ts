import type { MoodTexts } from "../shared/mood-texts";

export const mysterious: MoodTexts = {
  strands: [
    {
      opening:
        "At {home} the old clock struck {four|nine} this morning, although its works had been taken out years ago. [{Hero} wrote it down in a {notebook|ledger}, with the {date|minute}.] {Grownup} had opened the case. There was nothing inside but {dust|air} +and still, somewhere in {home}, a clock had struck.",
      way: "There it was again, and {Hero} stopped {short|abruptly}. Somewhere {above|overhead} a clock was striking, just like the one without works at home +but there was no {tower|clock} in sight. “It has come after us,” {he} told {the pal}, “so it must have {legs|wings}.”",
      close:
        "Outside the window something struck nine, two hours too soon. On the chimney sat a starling, with its beak open. Starlings copy whatever they hear. It must have learnt the old clock by heart.",
    },
    {
      opening:
        "Somebody had sent {Hero} {a trinket} by post, with a card: ‘Thank you for lending me this.’ [{Hero} had never lent it to {anyone|a soul}.] It was written in {colour} ink, with a {curl|loop} under every g +and so {he} {examined|studied} it through a magnifying glass, for clues.",
      way: "{Hero} had seen that curl under the g before, but where? {He} drew it {in the air|on $his palm} for {the pal}. And then {he} saw it {again|once more}, on a notice about a lost {cat|glove}. The notice was signed by {the neighbour}.",
      close:
        "“You did lend it to me,” said {the neighbour} over the fence. “You were two. I was sad, and you handed it through this gap.” {Hero} smiled, and handed {the trinket} back.",
    },
    {
      opening:
        "From the street {home} had nine windows, but inside {Hero} could find only eight. {He} had counted {twice|three times}, with chalk. [{Grownup} had lived there for {ten|twelve} years and had {never|not} noticed.] The ninth had a neat {colour} curtain +but no room belonged to it.",
      way: "“Someone must have drawn that curtain,” {Hero} told {the pal}, “and nobody’s been in there.” {He} {paced|measured} out the wall, from memory: bedroom, wall, {stairs|bathroom}. Two steps were left over. So there was a space +and something large must be {standing|sitting} in front of it.",
      close:
        "{Hero} and {grownup} pushed the big wardrobe aside. Behind it was a door as narrow as a plank, and then a chair, and the ninth window. Somebody had once liked to read here.",
    },
    {
      opening:
        "Every newspaper in {town} had the same neat hole in it that morning, on page {two|five}. [{The neighbour} blamed {moths|the printer}.] {Hero} held one up against the window of {home}, and looked {through|at the edges}. Somebody had wanted to {hide|remove} something +but nobody in {town} could remember what had been {there|in it}.",
      way: "{Hero} found a scrap of newspaper stuck to {his} {boot|sleeve}, no bigger than a {biscuit|coin}, and showed it to {the pal}. It came from the hole on that page! There was a {chin|nose} on it, and a gold chain, such as only mayors wear +and the mayor’s mouth was {open|square}.",
      close:
        "Under the door came an envelope for {Hero}, the detective. It held the whole photograph: the mayor, in the middle of a sneeze. ‘You have found me out,’ it said.",
    },
    {
      opening:
        "The house across from {home} had stood empty for years, and yet its step was swept each {night|morning}. [{Hero} had never seen who did it.] {He} had sprinkled {flour|sand} there, for footprints. It was swept away, {of course|all of it} +but on the {gatepost|railing} hung a single green bristle, like a broom’s.",
      way: "“A green broom would be a clue,” {Hero} told {the pal}, and kept {his} eyes {open|peeled}. Then somebody went by with a bag of letters and a broom {tied|strapped} across it, and it was short of one bristle. Why would the postman carry a {brush|broom}?",
      close:
        "Across the road something moved. {Hero} and {grownup} watched from behind the curtain +and it was the postman, sweeping. “I was born in there,” he told {Hero}, quite shyly.",
    },
    {
      opening:
        "All over {town}, from {home} to the pump, things stood two steps to the left of their {usual|proper} places. “Did you move my {chair|ladder}?” asked {grownup}, and {Hero} had not. [{The neighbour} was hunting for a bench.] Nobody had seen a {hand|soul} +and {Hero} began to {investigate|measure}.",
      way: "“Two steps to the left again,” said {Hero}, and paced it out by {a sight}. But here was something new. On the ground, where the thing used to stand, was a small {blue|green} blot, still {wet|sticky} +so the mover of things had been {using|carrying} oil paint.",
      close:
        "A painter came to the door of {home}, blue to the elbows. “I’ve painted {town},” came the confession, “and I got everything a bit too far left. It was easier to move {town}.”",
    },
    {
      opening:
        "Upside down, {Hero} had read what {name} was writing on a label: ‘For {Hero}, when it snows.’ [The parcel was round, and tied with {colour} string.] In {home} {he} consulted the barometer, which promised no snow at all +and {name} would not say a {word|syllable} about it.",
      way: "{Hero} thought about the parcel for a snowy day. {Skates|Mittens}? It had been too round. “And something inside it slopped,” {he} told {the pal}, since {he} had just remembered the {sound|noise}. It was round, it was full of water +and it had to wait for {snow|winter}.",
      close:
        "Somebody had left the parcel on the step. The label was the right way up now: ‘Shake.’ {Hero} shook it. Inside a glass ball lay {town}, and on every roof it snowed.",
    },
    {
      opening:
        "On the last page of an old library book {Hero} found {his} own name, in {brown|faded} ink. It had been written there {sixty|seventy} years ago. So there had once been another {Hero} in {town}, who {read|chose} the same book. {He} brought it to {home}, {puzzled|thrilled} +and {he} asked everyone who that {could be|had been}.",
      way: "{Hero} leafed through the old book, and {the pal} looked on. Between two pages lay a {tram|theatre} ticket, from long ago. On the back someone had drawn a house. It was quite {small|plain}, but {he} knew that {chimney|door}: it was {home} +so the other {Hero} had {lived|been} there, too.",
      close:
        "“That was my grandmother’s best friend,” said {grownup}, over the old name. “It’s who we named you after.” {Hero} took a pen +and {he} wrote {his} own name just below.",
    },
    {
      opening:
        "On the first day of every month somebody left a single chess piece on the step of {home}. {Hero} had thirty-one of them +and only the white {king|queen} was missing. [Not once had {he} caught anyone at it.] Today was the first +but the step was {empty|bare}, except for a smell of {smell}.",
      way: "{Hero} sniffed. It was {smell}, the same as on the step where the chess pieces were left! It came from somebody’s {overcoat|hat}, and that somebody stood looking into a {shop window|hedge}, rather too {hard|closely}. It was {the neighbour} +and {Hero} said {nothing|good day}, as a detective should.",
      close:
        "There was a knock, and there on the step stood the last piece, on a card. ‘Now that you have them all,’ {Hero} read, ‘will you play?’ Behind the hedge {the neighbour} held the board.",
    },
    {
      vars: { tapTime: ["eight", "seven", "half past seven", "half past eight"] },
      opening:
        "Every evening at {tapTime} there was a tapping in the wall of {home}: short, short, long. {Hero} had written it all down, in dots and dashes, and it covered {three|four} pages. [{Grownup} thought of mice +but mice don’t {pause|stop} between words.] It was a {message|code}, {Hero} was certain +and nobody had yet {read|answered} it.",
      way: "“Dash, dash, dot,” murmured {Hero}, who had it all by heart, and looked into a {borrowed|small} book of Morse. That was a G, and then came an O. It was English, it was {polite|friendly} +and somebody was sending it {nightly|on purpose}.",
      close:
        "The tapping began. {Hero} read it off, letter by letter: ‘Good night, whoever you are.’ It came from {the neighbour}, through one brick. {He} took a spoon and tapped back, ‘{Hero}’.",
    },
    {
      vars: { painted: ["a sailor", "a tall lady", "a man in a red hat", "an old baker"] },
      opening:
        "The picture in the hall of {home} showed {a painted} with a dog. Since {Wednesday|the storm} {Hero} had been convinced that it was a different dog. [It used to be {black|curly}, and now it was {brown|smooth}.] But {he} had once drawn the picture, when {he} {was} six +and in {his} drawing the dog had {spots|a bow}.",
      way: "{Hero} asked {the neighbour} about the picture, because {the neighbour} had been looking at it for {thirty|forty} years. “The dog? It’s {white|grey},” was the answer, “and asleep.” So there were three dogs, or else it {moved|changed} +and the third must be {behind|under} the glass.",
      close:
        "{Hero} lifted the picture from its hook. In the back was a little brass wheel. {He} turned it: click, a black dog, click, a white one. {The painted} had owned five, and loved them all.",
    },
    {
      vars: { lostSquare: ["Nightingale Square", "Lantern Square", "Mulberry Square", "Seven Steps Square"] },
      opening:
        "A stranger had asked {Hero} the way to {lostSquare} +but it was on no map of {town}. [Nobody had {heard|spoken} of it.] The odd thing was that {Hero} had known the way at once: {left|down} at the pump, and up {nine|eleven} steps. Now {he} puzzled over it in {home}, for {he} had never been there.",
      way: "{Hero} asked an old {lady|man} about {lostSquare}. “That’s gone, {dear|child}, since before I was at school,” came the answer. “There used to be a song about it.” And the old voice began to {hum|sing}. {Hero} turned to {the pal}, {astonished|open-mouthed}, because {he} knew every note.",
      close:
        "{Grownup} was humming over the folded towels +and {Hero} stood still. Left at the pump, it went, and up the steps. So that was how {he} had always known the way to {lostSquare}.",
    },
    {
      vars: { wallSecret: ["a tin whistle", "a bag of marbles", "a wooden ship", "a glass bird"] },
      opening:
        "Under the wallpaper in {home} was older wallpaper, and under that, {Hero} found, somebody had drawn a treasure map straight onto the wall. [It showed {town}, with the pump and the {bridge|church}.] There was a cross, too, but the corner beside it had been {torn off|papered over} +so {he} couldn’t tell where it was.",
      way: "{Hero} had copied the map from the wall, and spread the copy out for {the pal}. Each house on it had {two|four} windows, but one had {three|five} and a {cat|flowerpot}, and that was {home}! The cross was just {below|left of} it. So the treasure had never left the {family|house}.",
      close:
        "Under the map one floorboard was loose +and {Hero} drew out {a wallSecret}, in a sock. “There it is!” cried {grownup}. “I drew the map so that I’d never lose it, and then we papered.”",
    },
    {
      vars: { skipped: ["half past five", "a quarter to three", "ten past nine", "twenty to four"] },
      opening:
        "For as long as anyone knew, the church clock of {town} had left out {a skipped}. {Hero} was the only one who had ever noticed. The big hand went {evenly|calmly} round, and just there it gave a skip, like a child on the stairs. Where did that minute go?",
      way: "{Hero} told {the pal} about the minute that the church clock left out. Just then the bell ringer {passed|came by}, with a bunch of keys. Among the keys hung a small brass tooth, {found|picked up} under the tower, which was a lucky charm.",
      close:
        "{Hero} drew a wheel with one tooth gone. Whenever the gap came round, the hand had to skip. And the tooth? It hung on the bell ringer’s keys, for luck.",
    },
    {
      vars: { twinCoat: ["a coat with a red hood", "a striped jacket", "a green cape", "a coat with brass buttons"] },
      opening:
        "“It was you on the bridge just now, {waving|whistling}, in {a twinCoat},” said {the neighbour} to {Hero}. But {Hero} had been in {home} the whole time. [{He} asked {twice|again}, to be sure.] {He} used to have just such a coat, years ago +and so somebody in {town} must be wearing it.",
      way: "“Weren’t you here a minute ago?” a girl with a {hoop|basket} asked {Hero}. “You went by, {skipping|singing}, in {the twinCoat} with the torn {cuff|pocket}.” {Hero} stared at {the pal}. {Hero} had torn that coat {himself}, {two|three} years ago +and then {he} had grown out of it.",
      close:
        "The bell rang. On the step stood a child in {the twinCoat}. “We got it at the jumble sale,” said the child, “and your name’s sewn in. I’ve been looking for you all day, {Hero}.”",
    },
    {
      opening:
        "{Hero} shone a torch into the old piano that {grownup} had brought to {home} +and there, on a string, hung {a trinket}, with a label: ‘Now it’s your turn to hide me.’ On the back was a row of initials.",
      way: "{Hero} read {the pal} the initials on the label of {the trinket}. There were seven, so seven people had kept the game going. The very first was a G with a {tail|hook} +and {he} had seen a G like that at home.",
      close:
        "“The first name on the label is mine,” said {grownup}. “I was eight, and I hid it in a piano. So it has come home at last.” {Hero} added one initial +and then {he} went to hide {the trinket} again.",
    },
    {
      opening:
        "Whenever somebody went upstairs in {home}, one heard one footstep too many. [{Hero} had tried it in {socks|boots}, and {fast|backwards}, and on tiptoe.] There were fourteen stairs, and fifteen {steps|creaks}. {He} made a table of it in {his} notebook +and one thing was certain: the last step came after one had {stopped|arrived}.",
      way: "There was a creak, although nobody {moved|stirred}, and {Hero} held up a hand. {The pal} had just got up from an old {plank|bench}, and a moment later the wood had sighed and {risen|straightened}. {Hero} pressed it {down|hard} and let go, and it did it {again|once more}.",
      close:
        "{Hero} lay on the landing with one eye at the level of the top board +and {grownup} came up. The board bent, waited, and rose: creak. It was the fifteenth step. “After you,” they both told it.",
    },
    {
      vars: { braveThing: ["swum with otters", "won a prize for marrows", "been up in a balloon", "tamed a crow"] },
      opening:
        "A postcard had come for {Hero}, asking if it was true that {he} had {braveThing}. {Hero} hadn’t. [The stamp was {colour}.] So there must be another {Hero}, with the very same name +but nobody in {town} {knew|had heard} of any.",
      way: "“I’m looking for {Hero}, but not me,” said {Hero}, and showed {the neighbour} the postcard. “Whoever has {braveThing} won’t be a child,” said {the neighbour}, “for look at the date.” It had been posted {fifty|sixty} years ago +and there might be an old, old {Hero}.",
      close:
        "The telephone rang. “They tell me there’s a young {Hero},” said an old, merry voice. “Yes, it’s true. I have {braveThing}. And you? What are you like?” {Hero} sat down on the stairs, and told.",
    },
    {
      opening:
        "{Hero}’s coat had come back from the cleaner’s with somebody else’s list in the pocket: ‘Greet the ferryman. Ask somebody the time. Knock.’ {Hero} brought it to {home} +but not even {grownup} could tell whose it was, or what it meant.",
      way: "“Excuse me,” said a {low|soft} voice beside {Hero}, “but could you tell me the time?” It came from {name}, who hardly ever spoke. {Hero} told it, and {name} went off, {pink|scarlet} and {proud|triumphant}. “Ask somebody the time,” {Hero} repeated to {the pal}. So the list was not a code, but a {plan|programme}.",
      close:
        "There was a knock +and it was {name}, with {Hero}’s old mittens in one hand. “Our pockets were mixed up,” said {name}, out loud. So the list was for getting less shy.",
    },
    {
      opening:
        "The number on the door of {home} had been polished in the night, till it shone like gold. {Hero} hadn’t done it, nor had {grownup}. [All along the street the numbers {gleamed|glowed}, even the {vicar’s|baker’s}.] On the step {Hero} found a torn {colour} rag +and {he} wrapped it up as evidence.",
      way: "Who could need all the numbers in a street to {shine|be bright}? It must be somebody who came in the dark, {Hero} told {the pal}, and who had to find the right door. But there was a new {newspaper|bread} girl since Monday +and she wore {thick|strong} glasses.",
      close:
        "A newspaper girl came by, with a tin of polish. “I couldn’t read the numbers in the dark,” she said, “so I polished them.” {Hero} promised to help with the rest.",
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
    "The shape on the ceiling was only the shadow of the {lamp|curtain}. It swayed a little, and {Hero} swayed a finger back at it.",
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
