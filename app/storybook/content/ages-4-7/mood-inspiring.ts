import type { MoodTexts } from "../shared/mood-texts";

export const inspiring: MoodTexts = {
  strands: [
    {
      vars: { ball: ["plums", "lemons", "corks", "chestnuts", "red balls", "rolled socks"] },
      opening:
        "One day {Hero} would juggle with five {ball}, like the lady at the {fair|circus}. [{He} had {begun|started} with one.] Now {he} could do two, as long as it takes to say ‘{pumpernickel|caterpillar|marmalade}’ +and {next|soon} it would be three.",
      way: "“Watch!” said {Hero}, and threw three {ball} up in the air. One of them {rolled off|got away}. {He} picked it up and tried {again|once more}. Now they all stayed up +and {he} had not even {breathed|blinked}!",
      close:
        "Up flew {Hero}’s three {ball}. “One, two, three, {four|four, five}!” {grownup} counted, before they fell. It was not so very far to five now.",
    },
    {
      opening:
        "{Hero} wanted to fly one day, high over all the {chimneys|bridges} of {town}. [{He} watched the swallows, and held out {his} arms {as they do|in the wind}.] “It begins with looking,” said {grownup} +so {Hero} looked {hard|every day}.",
      way: "A small plane {hummed|came} over, no bigger than a {bee|wren}. {Hero} spread {his} arms and {leaned|swung} when it did. “One day I’ll be {up there|the pilot},” {he} told {the pal} +and the plane {dipped|rocked} its wings.",
      close:
        "{Hero} folded a plane of paper. It flew right across {the room}, and came down {softly}. “My first flight,” {he} told {grownup}.",
    },
    {
      vars: { horn: ["trumpet", "trombone", "bugle", "horn"] },
      opening:
        "{Grownup}’s old {horn} lay in a {box|case} in {home}. “One day I’ll play it in the town band,” said {Hero}. {He} blew into it every {morning|day} +but so far only {air|wind} came out.",
      way: "Music! Far off the town band was {practising|playing} +and the {horn} rose {high|far} above the {drums|others}. {Hero} {rounded|pressed} {his} lips, as you do, and blew into {his} fist +and it was very nearly a {note|tune}.",
      close:
        "{Hero} blew into the {horn} once more. It {coughed|hummed}. Then there was a note, round and {golden|clear}. It was {his} first, and {grownup} clapped.",
    },
    {
      vars: { ship: ["Seagull", "Wild Goose", "Blue Whale", "Good Hope"] },
      opening:
        "In {home} hung a picture of a great sailor, {grownup}’s aunt. “One day I’ll sail round the world too,” said {Hero}. {His} ship would be the {ship} +and {he} {was} learning the {first|best} sailor’s knot {already|for it}.",
      way: "{Hero} had a bit of string. At sea it can be dark +so {he} tied the sailor’s knot with {his} eyes {shut|closed}. It came {apart|undone} +but {he} did it {again|once more}, and now it held.",
      close:
        "{Hero} tied the sailor’s knot, with {his} eyes shut. {Grownup} {tugged|pulled}. It held! They hung it up, next to the picture of the aunt.",
    },
    {
      vars: { years: ["eighty", "seventy", "ninety", "seventy-five"] },
      opening:
        "{The neighbour} was {years}, and ran round {town} each {morning|day} in {a cloth}. “I want to run like that,” said {Hero}. Today {he} had kept up to {a sight} +and that was two lamp posts more than {yesterday|last time}.",
      way: "There ran {the neighbour} again, who was {years}. “Count to four, {Hero}, and don’t {rush|hurry}!” So {Hero} ran on the spot and counted +and {his} {legs|knees} felt as if they could run for {miles|ever}.",
      close:
        "“How far did you run today?” asked {grownup}. “Two lamp posts more,” said {Hero}. {He} put {his} shoes ready for tomorrow, toes to the door.",
    },
    {
      vars: { tune: ["polka", "march", "sailor song", "waltz"] },
      opening:
        "{Hero} wanted to whistle as well as {the neighbour}, who could whistle a whole {tune}. {He} {rounded|wet} {his} lips and blew +but only air came out. “I needed {a month|all summer},” said {grownup} +so {Hero} {tried|blew} again.",
      way: "A {blackbird|thrush|robin} was singing in a bush. It tried one bit over and over. So {Hero} tried as well, with {his} lips {wet|pushed out}. Was that a {peep|squeak}? {The pal} had heard it +and so it was true.",
      close:
        "{Hero} {blew|tried} once more. Out came a {thin|clear} whistle, and then the {start|beginning} of the {tune}! Through the window {the neighbour} whistled the rest.",
    },
    {
      opening:
        "{Hero} wanted to read a whole book {alone|by $himself}, right to the end. {He} knew all the letters now +but they had to be put together, like {beads|bricks}. [{Grownup} was never in a {hurry|rush}.]",
      way: "{Hero} saw a word on a {board|box}, and put one finger under it. “F, R, E, S, H.” {He} tried it {again|faster}. “Fresh!” Yesterday they had been only letters +and now they {spoke|talked} to {him} and {the pal}.",
      close:
        "{Hero} read the last page of {his} book to {grownup}. “The end,” {he} read, and looked up. {He} had read that by {himself}, too.",
    },
    {
      vars: { patient: ["bear", "rag doll", "wool mouse", "cloth camel", "stuffed goose"] },
      opening:
        "{Hero} was going to be a doctor one day, with a {bag|coat} and a kind voice. [{He} had bandaged everyone in {home}, even {the stairs|a chair|a broom}.] {His} {patient} was still in bed with a {bad|stiff} {leg|neck} +and {he} {often|gently} felt it.",
      way: "{The neighbour} had scratched a {thumb|finger}. {Hero} looked at it as a doctor does, {near|carefully} and long. “Clean water first,” {he} said, “and then a {hanky|bandage}.” {He} tied it neatly +and {the neighbour} said, “Thank you, Doctor {Hero}.”",
      close:
        "{Hero} took the bandage off the {patient}. It could get up again! {Grownup} wrote a card, and hung it on {his} door: ‘Doctor {Hero}’.",
    },
    {
      opening:
        "“Feet up, {arms|elbows} straight!” {Hero} wanted to walk on {his} hands, as they do at the {circus|fair} +but so far {his} legs fell over at once. [{Grownup} {held|caught} them +and said they were {lighter|straighter} each day.]",
      way: "{Hero} put both hands on a soft bit of ground. Up went {his} feet! The world hung {upside down|the wrong way}, with {the pal} in it. {He} counted to three +and {yesterday|last week} it had only been one.",
      close:
        "{Hero} stood on {his} hands on the {rug|mat}. {Grownup} let go of {his} feet. One step, two steps! “And next week, three,” said {Hero}.",
    },
    {
      opening:
        "{Hero} was going to paint a wall one day, as {big|wide} as a {ship|church}. So {he} drew a horse every day +and {grownup} hung up each of them. [The first one looked like {a table|a sofa}.]",
      way: "On a {platform|plank} stood a painter. She was painting a {cloud|wave} on a wall as big as a {ship|church}. “How do you get it right?” asked {Hero}. “I {step back|squint} and look,” she said +so {Hero} {stepped back|squinted} too.",
      close:
        "{Hero} drew today’s horse. {He} {stepped back|squinted} and looked, and made the {neck|tail} longer. “That one can {trot|run},” said {grownup}, and hung it up.",
    },
    {
      opening:
        "{Hero} wanted to walk on the moon one day, and was already in training. [{He} put on {grownup}’s {boots|wellingtons}, for heavy steps.] {He} could sit quite still in a {box|tub} +but counting down from ten was {hard|harder}.",
      way: "“Ten, nine, eight,” counted {Hero}. {He} took a few steps as you do on the moon, {slow|high} and {soft|floating}. “Seven, {five|four}!” No, that was wrong +and so {he} began at ten again.",
      close:
        "The moon stood {in|outside} the window. {Hero} counted down from ten, without one mistake. “Nought!” said {grownup}, and lifted {him} up high, nearer to it.",
    },
    {
      vars: { dance: ["tango", "waltz", "polka", "jig"] },
      opening:
        "In the {square|hall} of {town} {Hero} had seen two old people dance a {dance}. “One day I’ll dance like that,” said {Hero} +so {he} practised standing on one leg. [{Some|Most} days {he} hardly {wobbled|held on}.]",
      way: "{Hero} stood on one leg, to practise for the {dance}. {He} looked hard at {a sight}, for that helps. Left leg: {eight|nine} seconds. Right leg: {ten|eleven}! {He} turned {once|right} round on {his} toes +and {the pal} {watched|admired} it.",
      close:
        "“May I have this {dance}?” asked {grownup}. {Hero} {danced|turned} the whole way round {the room}. {He} did not wobble once.",
    },
    {
      vars: { loaf: ["plaits", "rolls", "flat loaves", "seed buns"] },
      opening:
        "{Hero} wanted to be a baker one day, and bake {loaf} for all of {town}. [{Grownup} gave {him} a {lump|ball} of dough each {weekday}.] So far they came out like {bricks|stones} +but {Hero} went on {kneading|trying}.",
      way: "The smell of {fresh|warm} bread came by +and after it came a baker with white {arms|sleeves}. “How long must I knead?” asked {Hero}. “Till it’s as soft as your ear.” {Hero} felt {his} ear +and {he} would remember it.",
      close:
        "{Hero}’s dough had been as soft as an ear. Out of the oven came three {loaf}, {golden|brown} and light. “Baker {Hero},” said {grownup}.",
    },
    {
      vars: { word: ["hello", "friend", "thank you", "welcome"] },
      opening:
        "{Hero} wanted to learn every language on {earth|the map}, so as to talk to {everyone|anybody}. [{He} began with one word.] {He} could say ‘{word}’ in {three|four} languages by now +and {grownup} wrote them all on a {list|long list}.",
      way: "A {man|lady} with a {suitcase|bundle} spoke to {Hero} in a {strange|new} language. {Hero} said ‘{word}’ in all the ways {he} knew. The last one brought a {laugh|shout} of joy +and now {he} learned to say it {better|properly}.",
      close:
        "{Hero} said ‘{word}’ in every language on {his} list. “How many more are there?” {Grownup} said, “Thousands.” {Hero} took a longer sheet.",
    },
    {
      opening:
        "The {rope|cord} of the big bell in {town} hung too high for {Hero}. “One day I’ll ring it,” said {Hero} +so {he} practised jumping. [Last {spring|winter} {he} had been short by an arm.] Now it was only a hand.",
      way: "{Hero} bent {his} knees and jumped, to keep in practice for the big bell. {He} swung {his} arms as well. That went {better|higher}! “Did you see?” {he} asked {the pal} +and {he} jumped {again|once more}.",
      close:
        "{Grownup} had made a mark on the door post, as high as the bell rope. {Hero} jumped. {He} touched it with one finger! “Soon,” said {grownup}.",
    },
    {
      vars: { seed: ["acorn", "chestnut", "walnut", "hazelnut"] },
      opening:
        "{Hero} wanted to grow a whole wood one day, {big|deep} enough for {owls|deer}. {He} had begun with one {seed}, in a {pot|mug} of earth +but nothing had come up so far. [{Hero} watered it, and waited.]",
      way: "They saw an old tree, with room in it for {forty|a hundred} birds. “That was small once, like my {seed},” {Hero} told {the pal}. {He} thought of the {pot|mug} at home +and {he} laid {his} {hand|cheek} on the {bark|trunk}.",
      close:
        "{Hero} watered the {seed}. There was a {crack|hump} in the earth, and in it a green tip! “Your wood has begun,” said {grownup}.",
    },
    {
      vars: { goods: ["beans", "buttons", "marbles", "spoons"] },
      opening:
        "{Hero} wanted to build bridges one day, long ones, with {ships|trains} below. {He} had made one of paper +but it fell down under {four|five} {goods}. “Good,” said {Hero}, “now I know {why|where}.” [{Grownup} nodded +and {Hero} began {again|another}.]",
      way: "{Hero} picked up a {big|wide} leaf and tried to make a bridge of it. Flat, it bent. Then {he} folded it up and down, like a fan. It held up a {stone|pebble} +and {he} showed {the pal} {how|why}.",
      close:
        "{Hero} folded a paper bridge up and down, like a fan. {Grownup} laid {goods} on it, {ten|eleven} of them. It stood! “And now a longer one,” said {Hero}.",
    },
    {
      vars: { about: ["the sea", "the snow", "a goat", "the harvest"] },
      opening:
        "{Hero} wanted to sing in front of all {town} one day. Alone in the {larder|cupboard} {he} sang {beautifully|loudly}, about {a about} +but when people came, {his} voice ran off. [“{Start|Begin} with one listener,” said {grownup}.]",
      way: "{Hero} {looked|turned} round, and there was only {the pal}. So {he} sang the song about {a about}, quite low. {The neighbour} came by just {then|at the end} +but {he} {kept on|did not stop}, and that made two listeners.",
      close:
        "{Hero} stood on a {stool|cushion}. {He} sang to everyone, about {a about}. {His} voice stayed to the very end. They clapped.",
    },
    {
      opening:
        "{Hero} wanted to cycle to the {sea|mountains} one day. {His} {colour} bicycle still had an extra little wheel on each side +but they hardly touched the ground now. [“I’ve {noticed|heard} it,” said {grownup}.]",
      way: "A {girl|lady} cycled past with a {tent|flag} on the back. “How do you stay up?” {Hero} called. “I look {ahead|far out}, never down!” {He} told {the pal} twice, to {keep|remember} it +and {he} looked {far|straight} ahead.",
      close:
        "{Grownup} unscrewed one of the two extra wheels. {Hero} held the {nut|screw}. Tomorrow {he} would try it with one, and look far ahead.",
    },
    {
      vars: { title: ["The Bear and the Bus", "Seven Hats", "The Pirate’s Aunt", "A Goat at Sea"] },
      opening:
        "{Hero} was going to write a book, a real one, called ‘{Title}’. Each day {he} {thought of|made} one sentence +and {grownup} wrote it down. [There were {eight|nine} so far.]",
      way: "{Hero} {stopped|jumped}. There it was, the next sentence for {his} book, ‘{Title}’! {He} said it to {the pal}, and then {twice|again}, so as not to lose it. It was {short|long} +but it had a {surprise|storm} in it.",
      close:
        "{Hero} said today’s sentence, and {grownup} wrote it down. Now the first page was full. On the cover stood: ‘{Title}, by {Hero}’.",
    },
  ],
  events: [
    "They passed a tiny plant that had come up through the stone. It had {pushed and pushed|not asked}. “How did you do that?” asked {Hero} +and it {shook|held up} its one {leaf|flower} like a flag.",
    "On a wall an old woman was learning to {whistle|read}. She was {eighty|ninety}. “I’ve just got as far as {M|the chorus},” she told {Hero}, proud as a {queen|cock}. “Never too late, never too small.”",
    "“Do you think we can do it?” {Hero} asked {the pal}. {He} thought of all {he} could not do a year ago: {swim|skip}, {tie a bow|read}, {whistle|ride a bike}. It was a long list +and now {he} could.",
    "The hill was steep and the top kept moving off. {Hero} did not look at the top. {He} looked at the next {stone|bush}, and the next. When {he} turned round, {town} was no bigger than {a rug|a pie}.",
    "By {a sight} a very small girl was learning to ride. Down she went, and up, and down. {Hero} held the {colour} saddle, and ran, and {quietly|after a bit} let go +and she never noticed.",
    "In the {square|yard} stood a tower of stones, no two alike. “Who built it?” “Everybody,” said {the neighbour}. “One stone each.” So {Hero} put one on the top, {colour} and {flat|round}.",
    "{A creature} was trying to get up {a sight}. It slid, it shook itself, it tried {again|another side}. {Hero} cheered without a sound. At the {ninth|sixth} go it was up +and up went {Hero}’s chin.",
    "{Name} was painting {a sight} {colour}, with a brush as small as {a mite}. “It’ll take {years|a while}.” “Can I do {an inch|a bit}?” asked {Hero}. It was a very good {inch|bit}.",
    "Across {the track} somebody had written ‘{You can’t|Turn back}’. {Hero} looked at it a moment. Then {he} took some {colour} chalk and wrote ‘{yet|not me}’ behind it +and they {trotted} on.",
    "A man with one arm was building a wall by {a sight}. “It takes me twice as long,” he said, “so I get to think of twice as much.” {Hero} handed him a stone. It was the very next one, he said.",
    "“I’ll never learn it,” said a girl with a {skipping rope|fiddle}. “I’m still learning {knots|to whistle},” said {Hero}. So they each did theirs, badly, side by side, till it was less so.",
    "In a crack {high up in a wall|high on a chimney}, by {a sight}, grew a tiny tree. It had no earth to speak of. It had a {view|nest}. {Hero} saluted it, and {the pal} stood very straight.",
    "They met a runner, far behind all the others. “Am I last?” “Yes,” said {Hero}. “Good,” she panted, “then I’ve only got me to beat.” They clapped till she was round the bend.",
    "{The neighbour} had a jar full of things that went wrong, and {Hero} could look. There were {hundreds|dozens} of them. Next to it stood a clock, and it ticked. “All those are in it,” said {the neighbour}.",
    "A {duckling|fledgling} stood on the edge of {a sight} and looked down. It shut its eyes. It opened them again. “When you’re ready,” said {Hero}, and turned {his} back, not to hurry it. Plop, it went.",
    "On a door hung a sign: ‘I can’t do it. Come in and help.’ {Hero} went in. It was only a {jar|zip}. “The lid was easy,” said {name}. “It took me all day to hang up the sign.”",
    "Four children were holding up a fifth, who wanted to see over a fence. “What’s there?” they asked, and were told. Then they changed places. {Hero} took a turn at the bottom, and one at the top.",
    "There was chalk on {the track}: ‘Jump here.’ {Hero} jumped. A bit on, it said: ‘Further.’ And further on: ‘Look back!’ There lay all the jumps {he} had thought {he} could not do.",
    "By {a sight} stood a machine with {count} wheels that did nothing at all. “Not yet,” said {name}, and gave it a drop of oil. It went {ping|clack}. “It never did that before!” They shook hands on it.",
    "A choir was practising behind a door, with one voice that was always a bit off. The others did not stop. They came down to it, and fetched it up. {Hero} listened till it was in.",
    "A very old snail was going uphill with its house on. {Hero} asked it how far. It put out one horn, and then the other, and went on. {He} had {two|three} hills fewer than that, when {he} came to think.",
    "“I wrote to the queen,” said a girl on a wall, “and she wrote back.” She had the letter. It said ‘{Keep at it|Well spelt}’. {Hero} could hold it. {He} gave it back with both hands.",
    "The clay on the potter’s wheel rose up, {wobbled|leaned} and fell over. It did so {three|four} times, while {Hero} watched. “It isn’t cross with me,” said the potter, wetting {both|her} thumbs. The next time it was a {bowl|jug}.",
    "On stilts no higher than a {brick|bucket} a boy was crossing the yard. At the third step he {fell|hopped} off. “Shall I count?” asked {Hero}. It {did help|worked} +and they reached {eight|eleven} before the {hens|geese} walked through.",
    "A girl who could not hear was talking with her hands, as quick as {swallows|knitting}. She slowed down for {Hero}. This meant ‘{boat|bird}’, and this was ‘friend’. {Hero} tried it, {twice|three times} +and she {laughed|nodded} and said it back.",
    "A {blind|white-haired} man was tuning {the neighbour}’s piano by ear. He struck a key, and turned a peg by less than a hair. {Hero} shut {his} eyes. The note {wobbled|trembled} like {jelly|a puddle} +and then it stood perfectly still.",
    "At the loom {name} was undoing a whole {evening’s|day’s} work, for one {colour} thread. “Nobody would notice,” said {Hero}. “My {fingers|elbows} would,” said {name}. Over, under, it grew again +and this time the {pattern|stripe} ran true.",
    "New people had come to live by {a sight}, from a {far|hot} country. {The neighbour} had learnt how they say good morning. {Hero} needed {four|six} tries for it +but then an old {lady|man} at the window said it back.",
    "Wind had torn the spider’s web on a {gate|fence}. She did not sit and {sigh|sulk}, but began again from the top. When {Hero} had eaten {a food}, all the {spokes|threads} were up +and they {squeezed|went} round by the hedge.",
    "“Don’t push,” said a boy in a wheelchair at the foot of a ramp, “only count.” So {Hero} counted. At six the wheels {stuck|slipped}, but at {nine|eleven} he was over the {edge|top} +and he spun {right round|twice} for joy.",
    "In a puppet booth a shy girl was to speak for the dragon, and no {word|roar} would come. {Hero} sat down {in front|in the grass} and {smiled} up at it. “Good evening,” breathed the dragon. Soon it was {roaring|singing}.",
    "Under the rail of the footbridge {forty|ninety} names were cut, of everyone who had {built|mended} it. {Hero} felt for the smallest. “She was six,” said {the neighbour}, “and she carried all their {water|nails}.” So they crossed with {care|respect}.",
    "A pastry cook was learning to make {roses|tulips} out of icing. Thirty lay on a tray, like {cabbages|squashed hats}, and then one stood up and had petals. “How?” asked {Hero}. “By making thirty {others|cabbages},” said the cook.",
    "{Name} was planting a walnut tree the height of a {spoon|ladle}. “In {sixty|fifty} years there’ll be {shade|nuts}.” {Hero} found that rather a long wait. “So we’d better {start|begin} now,” said {name} +and {Hero} ran for the {can|bucket}.",
    "A girl had laid a paper bridge over two {stools|boxes}, and it sagged under one {button|bean}. She thought, and folded it like a {fan|screen}. {Hero} passed her the rest of them +and now the bridge carried {twelve|twenty}.",
    "A boy on a {wall|step} was telling a story, and some words would not come at once. Nobody {finished|said} them for him. {Hero} waited too, {chin|cheek} in hand. It was about a {bear|whale} with a cold, and well worth it.",
    "With a hand’s width to spare a driver was backing her lorry through a {gate|gap}. She looked, pulled forward, and looked {again|hard}. {Hero} watched from the pavement. “For a year I did it {badly|crooked},” she called +and she {tooted|waved}.",
    "A young sheepdog was having its {third|second} lesson. {The neighbour} whistled, and it brought a {goose|hen}. It was sent again, and brought {Hero}. Nobody {scolded|laughed} +and the next time it came back with one {small|surprised} sheep.",
    "{The neighbour} had broken a {bowl|dish}, and was mending it with golden glue. “Now it’s got a {river|road} on it,” said {Hero}, tracing the {bright|crooked} line. {The neighbour} looked. “So it has, and it was such a plain {bowl|thing} before.”",
    "With one finger under the line a {boy|girl} sat reading to a dog, and got stuck at ‘{enough|through}’. The dog was in no {hurry|rush}, nor was {Hero}. On went the finger, by itself, right down to the {picture|last word}.",
    "The hard bit of the tune went wrong, and a fiddler dropped a {bean|pea} in a jar. “Thirty tries,” she told {Hero}, “and then I {cook|eat} them.” {Hero} stayed for {three|five}. With the last one it ran like {water|silk}.",
    "{Name}’s kite had dived on its nose {five|seven} times. {Hero} lay down flat to see why. “It wants a tail,” {he} decided. They tied on {a sock|a glove} and {three|four} paper bows +and it rose, as steady as a {swan|ship}.",
    "A team in {colour} shirts had lost, and they were cheering. “Last week it was nine to {nothing|one},” the captain explained to {Hero}, “and today only four.” She showed {him} their {best|new} pass, so that {he} could cheer as well.",
    "The new cook at the school was learning to crack eggs with one hand. {Eight|Nine} times she had to fish out the {shell|bits}. {Hero} saw the next one go. It opened like a {book|locket} +and she danced with the {ladle|kettle}.",
    "Click, click: {name} was pushing a wheel that measures roads, for a map with every {lane|yard} in {town}. {Hero} had a turn, as far as {a sight}. “That bit’s yours,” said {name}, and wrote it {down|in} with a {flourish|dot}.",
    "Each day a small boy, holding his {father’s|aunt’s} hand, came one chalk line nearer to an old {spaniel|sheepdog}. {Hero} kept still to watch. Today he touched one soft {ear|paw} +and nobody clapped until he {grinned|let go}.",
    "Under a {spout|spring} lay a stone with a hole in it, as deep as a {thumb|cup}. What tool had {made|drilled} it? {Hero} looked about. A drop fell in, and after a {while|pause} one more. So that was the tool, and it was {patient|in no hurry}.",
    "A dog with three legs tore across the {grass|yard}. “She {fell over|hopped} at first,” said {the neighbour}, “until she’d worked it out.” {Hero} threw a {ball|ring} for her +and she beat {the pal} to it.",
    "Everybody in {town} had put a hand, in paint, on the long wall, and one {corner|brick} was bare. “{Colour}, or rather {colour 2}?” asked the painter. {Hero} pressed hard and took {his} {palm|fingers} away +and the picture was {finished|whole}.",
    "A girl was rubbing a pebble with a {rag|sleeve}, and it had been as dull as a {potato|brick}. That was {three|five} weeks ago. {Hero} bent over it and saw a very small {Hero}, upside down, looking {impressed|astonished}.",
    "Two old sisters were mending a boat, at one plank a {week|month}. {Hero} was allowed to knock in a {peg|nail}. “That makes {thirty|forty},” said the elder. “Will it ever be done?” asked {Hero}. “The sea {can wait|isn’t going anywhere},” she said.",
    "“Begin with one,” said a juggler, and gave {Hero} a {colour} ball. Up and down it went till it knew the way. {He} got {two|a pair} next, and dropped them, and {picked|scooped} them up again exactly as often.",
    "A brand-new crossing led over the road. A girl of {eight|nine} had asked the mayor for it, in {six|eleven} {long|polite} letters. Side by side with {the pal} {Hero} looked both ways +and then they {crossed|walked over} like people in a {procession|parade}.",
    "Handbells were being rung on the {green|grass}. The smallest girl had the smallest bell and only one note to {play|ring}. She waited for it on her {toes|box}. Ting! {Hero} felt it in {his} {knees|socks}.",
    "A library was moving house, and its books went from hand to hand down {the track}. {Hero} and {the pal} made two links {more|besides}. Past went {whales|stars}, {cakes|knots} and a {heavy|huge} atlas. Nobody carried much +but everything got there.",
    "On a fence hung a picture of this place long ago: {tyres|tins}, nettles and half a {bath|sofa}. {Hero} looked over the top, and what {he} saw was {beans|sunflowers}. “Who did that?” “Those of us who had been {stung|scratched},” said {the neighbour}.",
    "{The neighbour} was carving a {name|number} in stone. Then the chisel slipped +and it made a {chip|dent}. {Hero} put {his} head on one side. “A {leaf|feather}?” {he} suggested. So it became one +and it was the best {part|bit} of all.",
    "A baby was holding on to {the neighbour}’s knee. {Hero} knelt down {three|four} steps away, arms out. One foot came, and then the other, and then the {rest|nappy} in a rush. The whole {journey|voyage} ended in {his} {jumper|collar}.",
    "High over {town} flew some {geese|cranes}. The first grew tired and dropped back, and the next took its {place|turn}. “So it’s never only one of them,” said {Hero}. Up the next {hill|rise} {the pal} led +and after that {Hero} took over.",
    "No one in that street could pay for a band. So they had made one from {pans|pipes}, a hose and {three|four} combs. It was a {din|rattle}, and then a tune. {Hero} got two {spoons|lids} +and {he} came in at the end.",
    "{Name} had put a table outside, so that nobody need eat alone. “On the first {weekday} none came,” {name} told {Hero}, “and on the {next|second} there were {two|three}.” Today it needed an extra {bench|board} +and {Hero} helped to carry it.",
    "Through a window of the {baths|pool} they saw a girl learning to float. The teacher’s hand was under her back, then only one {finger|thumb}, and then {nothing|air}. She lay there like a {leaf|lily} +and outside the glass {Hero} breathed out.",
  ],
  calms: [
    "{He} could do one more thing than this morning. {Hero} smiled in the dark.",
    "By the mark on the {door|wall} {grownup} drew a new one. It was a bit {higher|taller}.",
    "What was hard this morning was easy now. {Hero} put that thought {by|under} the pillow.",
    "“Tomorrow,” {Hero} told {a toy}, “you can {try|learn} it too.” It seemed willing.",
    "One {small|brave} light was still on in {town}. Then it had done its work. It went out.",
    "{His} arms were tired in a good way. They had learnt something. Arms do not forget.",
    "On the wall hung a drawing of tomorrow. It was not finished. That was what {Hero} liked about it.",
    "“I couldn’t, and now I can,” said {Hero} to the ceiling. The ceiling had seen it before. It was proud.",
    "{Grownup} hung up the day like a {medal|coat}. “That was a big one.” {Hero} lay under it and felt its size.",
    "There was still so much to learn. It stood all round the bed. It was not in a hurry, and nor was {Hero}.",
    "A seed is very quiet at night. It does its bit, all the same. {Hero} lay as still as one.",
    "{Grownup} measured {him} by the door. It was the same as last {week|month}. “The rest is on the inside,” said {grownup}.",
    "{Hero} looked at {his} two hands. They had managed it. Now they were allowed to lie there and be {warm|idle}.",
    "“What will you try next?” asked {grownup}. {Hero} had a {big|bold} idea. {He} laid it beside the pillow, for the morning.",
    "On a scrap of paper {Hero} wrote ‘I did it’. {Grownup} pinned it over the bed, with a {colour} pin.",
    "This morning {Hero} had not known if {he} could. Now {he} knew. That was a comfortable thing to {lie|sleep} on.",
    "A tree stands still all night, and grows. {Hero} lay still. {He} felt that something in {his} {toes|elbows} had begun.",
    "{Grownup} did not say ‘well done’. {Grownup} only looked at {him} for longer than usual. It was {better|even more}.",
    "There were {two|three} things that {Hero} could not do yet. {He} wished them good night, by name. They were almost friends.",
    "A small candle can light a whole {kitchen|room}. {Hero} watched this one do it. Then {grownup} let it rest.",
    "“I was scared, for a minute,” said {Hero}. “And then?” “Then I went on.” {Grownup} tucked that in with {him}.",
    "On the shelf stood the {boat|kite} that had gone wrong {count} times. In the end it went well. {Hero} winked at it.",
    "By day the hill behind {town} was so high. From the bed it was a line, with a {star|lamp} on it.",
  ],
};
