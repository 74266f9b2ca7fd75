import type { MoodTexts } from "../shared/mood-texts";

export const adventurous: MoodTexts = {
  strands: [
    {
      vars: { land: ["the Land of Fog", "Goat Island", "the Coast of Owls", "the Blue Desert", "the Bay of Whales"] },
      opening:
        "{Hero}’s map of the world had one white patch, {left|right} in the middle. “Nobody’s been there yet,” said {grownup}. {Hero} {sharpened|licked} a {colour} pencil. “I shall call it {land},” {he} {declared|said} +and {he} tied on {his} {boots|water bottle}.",
      way: "“If I were in {land},” said {Hero}, “I’d have to name {everything|all I saw}.” {He} looked about like an explorer. That was Mount {Porridge|Elbow}! {The pal} {found|stood by} a whole {lake|swamp} +and {Hero} put both on the map in {colour}.",
      close:
        "{Hero} laid the map on the {table|rug}. {Land} had a mountain and a lake now. “Next time,” {he} told {grownup}, “we land in the {north|west}.”",
    },
    {
      opening:
        "Great-Aunt Ottilie had {crossed|sailed round} the ice with this compass. Now it hung from {Hero}’s neck, on a {red|stout} cord. The needle {trembled|swung} and pointed north. “Never argue with it,” {said|warned} {grownup} +and {Hero} {promised|saluted}, as one explorer to another.",
      way: "{Hero} snapped open {his} compass. “North is {there|that way}, {crew|team}!” The needle {shivered|quivered}, as it had on the ice. {The pal} turned as well +and now they {could not|would never} be lost, not even in a {snowstorm|blizzard}.",
      close:
        "At home {Hero} let the needle settle. It pointed past the {stove|bath}, to the ice. “I’ll {come|follow} one day,” {he} told it, and shut the lid.",
    },
    {
      vars: { vessel: ["the Brave Potato", "the Old Kettle", "the Roaring Goose", "the Iron Bun"] },
      opening:
        "“Captain’s log of {vessel},” {Hero} {wrote|printed} on a new page. “Wind fresh. Crew {hungry|ready}.” {Vessel} was only the {sofa|washing basket} in {home} +but it had sailed as far as {Peru|China} already. Every {brave|bold} deed was put down in the log.",
      way: "“That must go in the log!” {Hero} {took|licked} {his} pencil and wrote: “Captain {bold|wet} but cheerful. Crew did well.” {The pal} {looked on|approved}. A log needs a storm, too +so {he} drew {one|a big one}, with {vessel} on top.",
      close:
        "{Hero} made the last {entry|note} in the log: “All hands home. {Vessel} at anchor.” {Grownup} signed it. Then {he} wrote: “Tomorrow: {Africa|the North Pole|India}!”",
    },
    {
      vars: { knots: ["six", "seven", "eight", "nine"] },
      opening:
        "“An explorer must know {knots} knots,” said {grownup}, who had once climbed in the {Alps|high mountains}. {Hero} had a long {colour} rope, and knew all but one. It was the {climber’s|guide’s} knot +and {he} hung the rope {over|across} {his} shoulder, {ready|in a coil}.",
      way: "{Hero} {uncoiled|took} the {colour} rope and tied {himself} to {the pal}, as climbers do on {ice|glaciers}. Over, under, round: the last knot {slipped|came undone}. “Hold on!” {he} called +and this time it {very nearly|almost} {held|sat}.",
      close:
        "“Over, under, round,” said {Hero}, “and through!” The climber’s knot held. So {he} had all {knots}. {Grownup} hung the rope by the door, for the {Alps|next mountain}.",
    },
    {
      opening:
        "{Hero} owned a spyglass, a real {brass|copper} one, from a captain who had seen {penguins|pirates}. {He} looked out of {the room} with it. “Land ahead!” {he} {cried|reported}. There were {blue|far} hills on the edge of the world +and {nobody|none of them} had set foot there yet.",
      way: "{Hero} put the spyglass to {his} eye and {swept|searched} the horizon. “Whales to {port|starboard}! No, {ducks|washing}.” {He} let {the pal} have a look. A captain must always see things first +and {he} {kept|stood} watch until {his} eye {watered|ached}.",
      close:
        "Out of the window {Hero} aimed the spyglass {higher|up}. There hung the moon, with mountains on it! “New land,” {he} told {grownup}. “That’s for the next voyage.”",
    },
    {
      vars: { beast: ["lion", "whale", "bear", "eagle", "crocodile"] },
      opening:
        "All great expeditions carry a flag. {Hero} had painted {his} on {a pillow case|a tea towel}: a {colour} {beast}, with {claws|teeth}. It was to fly in {seven|ten} far countries, {he} {declared|told $grownup} +and {he} {rolled|folded} it up small and put it in {his} {bag|belt}.",
      way: "“Expedition, halt!” {Hero} {unrolled|took out} the flag with the {colour} {beast}, and {planted|raised} it. “I name this spot Port {Pickle|Thunder|Spoon}.” {The pal} stood to attention. The wind {took|shook} the flag +and the {beast} {roared|moved}, or nearly.",
      close:
        "{Grownup} hung the flag over {Hero}’s bed. Below the {beast} {he} painted one small star, for Port {One|Number One}. There was room for {six|nine} more.",
    },
    {
      vars: { far: ["Zanzibar", "Iceland", "Brazil", "Borneo", "Alaska"] },
      opening:
        "A postcard had come to {home} from Uncle {Ned|Igor}, who was {exploring|riding through} {far}. “Dear {Hero},” it said, “there’s a {river|mountain} here that has no name. Will you choose one?” {Hero} {thought|paced} hard +and {his} {boots|feet} were {itching|longing} to be off.",
      way: "“The {Roaring|Old} Goat?” said {Hero} to {the pal}. “The {Great|Long} Noodle?” It had to be a good name, for it would stand on {each|every} map of {far}. {He} tried {three|four} more aloud, as explorers do +and {one|the last} was just {right|bold enough}.",
      close:
        "{Hero} wrote to {far}: “Please call it The Brave {Hero}.” {Grownup} stuck on the stamp. “One day I’ll come and {see it|sail on it}, Captain’s word!”",
    },
    {
      opening:
        "{Hero} and {grownup} had built a raft out of {corks|planks} and {rope|barrels}. It lay behind {home}, with a {colour} sail. It would carry two men and a {goat|cheese} down the {great|wild} river one day +but its {mast|rudder} still {leaned|creaked}, and {Hero} {frowned|thought} about it.",
      way: "{Hero} {saw|stopped at} something {straight|tall} and {strong|stout}. “That’s how a mast should be!” {he} told {the pal}. {He} looked how it was held up: one rope to the {left|front}, one to the {right|back}. {He} drew that on {his} {hand|cuff} +and the wild river came {nearer|closer}.",
      close:
        "{Hero} showed {grownup} the {plan|drawing}: one more rope for the raft. “Aye, aye, Captain,” said {grownup}. On {weekday} they would launch her.",
    },
    {
      vars: { peak: ["Old Thunder", "the Bear’s Tooth", "the White Giant", "the Horn"] },
      opening:
        "Far beyond {town} stood a mountain called {peak}. {Hero} meant to climb it {one day|some summer}, right to the {snow|top}, with {grownup} and a rope. For practice {he} had a {bag|pack} full of {potatoes|stones} on {his} back +and {he} carried it {everywhere|all day long}.",
      way: "“Base camp,” announced {Hero}, and put down {his} {heavy|bulging} pack. {The pal} got a share of {a food}. Far off stood {peak}, {blue|white} and {silent|sharp}. “{Wait|Just wait} for us!” {he} called +and a bit of it {came back|answered}: “For us!”",
      close:
        "{Hero} set down {his} pack by the {bed|bath}. {He} had carried it all day. “Next week with one {stone|potato} more,” {he} told {grownup}. {Peak} could get ready.",
    },
    {
      vars: { tin: ["biscuits", "oat cakes", "raisins", "crackers"] },
      opening:
        "“Ship’s {tin},” stood on the {tin|box}, “for the long voyage only.” {Hero} and {grownup} had packed it. There was enough in it for {two|three} oceans +and {Hero} {shut|strapped} the lid down hard. A captain does not {nibble|eat} before {he is|they are} at sea.",
      way: "“Rations!” {called|announced} {Hero}. “One for each sailor.” {He} {broke|shared} {two|three} of the ship’s {tin} with {the pal}, as if {sharks|icebergs} were all around. {He} counted the rest. There was enough to reach {Africa|Australia} +so {he} {drummed|shut} the lid down again.",
      close:
        "{Hero} shook the tin of {tin}. One {rattled|was left}. That was for {the cat|luck}, {said|ruled} the captain. On the lid {he} wrote, “Next voyage: take more.”",
    },
    {
      vars: { port: ["Madagascar", "Greenland", "Peru", "Samoa", "Norway"] },
      opening:
        "{Hero} {spun|gave} the globe in {the room} a {push|whirl} and put one finger on it, with both eyes {shut|closed}. It stopped at {port}. “So that’s where I’ll {sail|go} one day,” said {Hero}. {Grownup} found it quite {far|bold} +and {he} began to {pack|get ready}.",
      way: "“How do you say {ahoy|land} in {port}?” {Hero} asked {the pal}. An explorer should know such things. {He} practised {a bow|a wave}, in case they met the {king|chief} of it +and {he} learned to {sleep|stand} with one eye {open|on the sea}, {two|three} seconds at a time.",
      close:
        "{Hero} laid a {colour} thread over the globe, from home to {port}. It was no longer than {his} arm. “That’s not far,” {he} told {grownup}.",
    },
    {
      opening:
        "The big {brown|black} boots in {the room} had been through {two|three} deserts, on {grownup}’s {granny|grandpa}. {Hero} tried them {every month|on}. Both {his} feet went into {one|each} boot! There was still {sand|red dust} in the toes +and {he} put {a bit|a pinch} of it in {his} pocket, for courage.",
      way: "{Hero} felt the desert sand in {his} pocket and walked like somebody on a {camel|dune}, with {narrow|bold} eyes. “Only {forty|sixty} miles to the {well|oasis},” {he} told {the pal}. A {real|true} explorer never {groans|whines} +so {he} {sang|whistled} the desert march instead.",
      close:
        "{Hero} stepped into the desert boots once more. They were a {finger|hair} less big! {He} put back the sand. “Wait for me,” {he} said.",
    },
    {
      opening:
        "In {Hero}’s lantern sat a {candle stub|small lamp} that had been down {nine|eleven} caves with {grownup}’s brother. It had a {dent|scratch} from a {bear|rock}. “One cave is still {waiting|left},” said {grownup}, “and it has no {bottom|end}.” {Hero} {wiped|polished} the glass +and {his} eyes {shone|grew wide}.",
      way: "“Lantern up!” {Hero} {ordered|told $the pal}. {He} held up an arm, as one does in a cave, and {looked|peered} into the {darkest|deepest} corner. Were those {teeth|bats}? They were {twigs|leaves}. {He} had not {run|turned round} +and a cave explorer needs {just|exactly} that.",
      close:
        "{Hero} made a cave out of {the cover} and {two|three} chairs, and took the old lantern. {He} crawled to the very end. There sat {grownup}, with {cake|pears}.",
    },
    {
      vars: { password: ["Thunder and cheese", "Whale ahoy", "Wind and onions", "Ropes and radishes"] },
      opening:
        "{Hero} and {grownup} had founded the Explorers’ Club of {town}. It had a {drum|map}, a {colour} badge and a password: “{Password}!” {Everybody|Whoever} said it would be let in, even at {midnight|sea}. So far there were only two members +but the earth was {big|full of people}.",
      way: "“{Password}!” {said|called} {Hero} out loud, just to {keep|try} the password. Behind {a sight} somebody {coughed|stopped}. “{Password}!” came the answer. It was {the neighbour}, with the club’s {colour} badge on! {Grownup} had {invited|sworn in} another explorer +and they both {saluted|shook hands}.",
      close:
        "Knock, knock. “Password?” “{Password}!” {Hero} let {grownup} in. The Explorers’ Club sat down on the bed, {round|over} the map, and chose a {jungle|river}.",
    },
    {
      vars: { stop: ["Porto", "Samarkand", "Tromso", "Istanbul", "Vladivostok"] },
      opening:
        "{Hero} had an old railway ticket from {grownup}’s travels. “To {stop},” it said, “and on.” You rode {three|five} days to get there, over {rivers|mountains} and through {wolf|bear} country. {Hero} {kept|carried} it in {his} {cap|shirt} +and {he} was {saving|training} for the second half, the ‘and on’.",
      way: "A train {hooted|whistled} in the distance. {Hero} {grabbed|felt for} {his} old ticket. “All change for {stop}!” {he} {called|sang}, and {the pal} {looked up|got in line}. For a while they {swayed|rattled}, as you do on the {night|mountain} line +and {tigers|wolves} ran alongside.",
      close:
        "{Hero} drew the rails on {his} map, past {stop} and on. They went off the paper and over the {table|rug}. {Grownup} fetched another sheet.",
    },
    {
      vars: { dog: ["Blizzard", "Avalanche", "Fang", "Husky"] },
      opening:
        "{Hero} was going to the South Pole one day, on a sledge. The sledge stood {ready|packed} in {home}, and its lead dog was a {broom|cushion} called {dog}. “You {must|have to} get used to the cold,” said {Hero} +and {he} {ate|had} {his} {porridge|soup} outdoors, with {mittens|gloves} on.",
      way: "An {icy|unkind} wind {blew|came}, or so {Hero} decided. “Lean into it!” {he} {told|called to} {the pal}. “{Dog} never {turns|lies down}!” They {struggled|fought} on for ten polar steps +and then {he} stuck {a stick|a straw} in the ground and took the Pole.",
      close:
        "{Hero} gave {dog} a {bone|biscuit} and brushed the snow off. There was none, but it’s a good habit. “We start at dawn, on {weekday},” {he} said.",
    },
    {
      vars: { isle: ["Turnip Rock", "Heron Island", "Isle Nobody", "Little Africa"] },
      opening:
        "In the river of {town} lay an island no bigger than a {bus|barn}, and {Hero} had called it {isle}. Nobody had {ever|yet} landed there but the {ducks|herons}. On {weekday} {grownup} would row {him} over, as {first|chief} explorer +so {he} {made|wrote} a list of dangers.",
      way: "“Danger number {four|five}: quicksand,” said {Hero}. {He} was still at the list for {isle}. {The pal} had no {questions|fear}. “Number {six|seven}: an ancient {curse|goose}.” {He} {tested|tried} the ground with one {toe|heel}, for practice +and it held like {rock|a deck}.",
      close:
        "“Life jackets, {rope|flag}, sandwiches,” {read|ticked} {Hero}. {Grownup} put the oars by the door. On the map of {isle} {he} drew a small {boat|anchor}.",
    },
    {
      vars: { message: ["a green bottle", "a blue bottle", "a brown jar", "a pickle jar"] },
      opening:
        "{Grownup} had once found {a message} on a beach, with a letter from a {sailor|captain}. It stood in {the room} of {home}. “{Hold|Stay} on course,” the letter said, “and keep your socks dry.” {Hero} knew it by heart +and {he} steered by it {daily|in all weathers}.",
      way: "“Stay on course,” {said|ordered} {Hero}, “and keep your socks dry.” The {captain|sailor} with the bottle must have had {storms|sharks} all round! {Hero} {looked|felt} down. {One|The left} sock was already {damp|wet} +but {he} {held|kept} {his} course, and so did {the pal}.",
      close:
        "{Hero} wrote a letter, too: “Arrived. {One sock|Both socks} wet. Next time: the ocean!” {Grownup} put it in {the message}, with the {captain’s|other} one.",
    },
    {
      vars: { hammock: ["a parrot", "a monkey", "a tiger", "a snake"] },
      opening:
        "{Hero} was training for the jungle. {He} had hung a {hammock|net} in {home} and {painted|drawn} {a hammock} on the wall, to get used to it. {He} could {nearly|almost} do the jungle call, which carries {two|three} miles +and {grownup} {had|held} both hands over both ears.",
      way: "“{Hoo|Hey}-la-la!” That was {Hero} with {his} jungle call. It {flew|rolled} away between the {roofs|trees}. {He} held up one finger, for {the pal} to {listen|keep still}. An {echo|owl|donkey} answered! {He} was sure that it would bring {every|even} {monkeys|parrots} running +and {he} did it {louder|twice} again.",
      close:
        "{Hero} climbed into the hammock and said good evening to {the hammock}. From {the room} came the jungle call. {Grownup} had learned it as well!",
    },
    {
      opening:
        "In the {ash|oak|pear} tree by {home} {grownup} had built {Hero} a crow’s nest, not {far|high} off the ground. From there a look-out could {spot|see} pirates. {Hero} had {seen|counted} {count} so far. {Most|Some} of them were {neighbours|geese} +but you never {could tell|knew}.",
      way: "“Ship {ahoy|in sight}!” {Hero} had {his} hand {above|over} {his} eyes, as a look-out does. {The neighbour} came sailing round the corner, with a {colour} {coat|bag} for a {sail|flag}. “Friend or {pirate|foe}?” “Friend,” said {the neighbour} +and {Hero} let {him|the ship} go by, {The pal} too.",
      close:
        "{Hero} made out the list for the crow’s nest. {Pirates|Geese}: three. Friends: {four|five}. {Grownup} read it by the lamp. “Tomorrow you’ll keep the {first|early} watch, Captain.”",
    },
  ],
  events: [
    "They took the short cut, over the {stile|wall}, and down the far side on a {sledge of bark|tea tray}. {Hero} yelled all the way. {A creature} leapt aside and {gravel|hats} flew.",
    "The ditch was wide. {Hero} backed off, ran, and flew. For one long moment there was nothing under {his} boots but {nettles|air}. Then came the {thump|roll} on the other side. “Come on!” {he} called.",
    "Up the {hill path|steps} they went, one after the other, with the wind {pulling|howling} at their sleeves. {Hero} looked down once. Far below, {a sight} was as small as {a mite}.",
    "A storm rode in over the hills, {black|grey} at the front. “Run for it!” They raced the rain along the {meadow|quay}. They dived under {a sight}, just as the first {drops|hailstones} hit.",
    "There was a bridge of two ropes and {count} boards. It swayed like a {hammock|trunk}. {Hero} went first, eyes on the far side, and {the pal} came after +and the {boards|ropes} sang under them.",
    "They ran down the {dune|hill} in giant steps, each as long as {a bed|a boat}. {Hero} lost {his} hat and caught it, lost {his} feet and {found|rolled over} them. At the bottom lay {a sight}, upside down.",
    "“Tracks,” said {Hero}, flat on the {sand|ground}. “{Two|Three} days old. Big.” They led past {a sight} and through some ferns. They led to {a creature}, who was {small|having lunch}.",
    "They found a raft of {barrels|old doors}, and {the neighbour} poled them across the {pond|marsh}. {A creature} came along as captain. Twice they {turned round|ran aground} +and once {Hero} steered with {a food}.",
    "“Duck!” cried {Hero}. {Hats|Branches|Swallows} whizzed by. {He} rolled under {a sight}, and {the pal} did too +and {he} came up with {a trinket} in {his} {hair|hand}. What a {road|day}!",
    "They crossed the {field|yard} without touching the ground: wall, log, {a sight}, stump, gate. {The pal} found an easier way, and waited at the end. The floor was all {lava|sharks}, {Hero} explained.",
    "A gust took {the neighbour}’s tent, with {the neighbour} in it. {Hero} got hold of a peg, and {the pal} of a rope. They brought it down {two|three} gardens further on. “Again?” asked the tent.",
    "“This way!” It went under a hedge, along a dry ditch and up through somebody’s {beans|rhubarb}. They came out by {a sight}, green all over. {Hero} marked it on the map as ‘secret’.",
    "There were stepping stones, and {a creature} sat on the {third|fourth}. “Excuse us,” called {Hero}. It did not. So it had to be a jump, a long one, right over its head. It ducked.",
    "{Hero} climbed on a {wall|gate}, to look ahead. “Hills,” {he} reported. “Smoke. A {flag|herd}. Something big with {horns|washing}.” And which way now? “Through the middle!”",
    "They rolled down the {long|green} bank, over and over, sky, grass, sky. {Hero} got up and walked {sideways|in a ring}. All of {town} went on turning for a good minute, with {a sight} in the middle.",
    "There were eyes in the bushes, {four|six} of them. “Stand still,” said {Hero}, and clicked {his} tongue. Out came goats, in no hurry, and ate the {map|list}. The rest of it had to be made up.",
    "A rope bridge, a cold wind, a {colour} flag on the other side: what more can you ask? {Hero} let {the pal} go first. Then {he} {trotted} across with {a food} on {his} head, as the {great|real} ones do.",
    "The hail came from behind, like {gravel|drums}. {Hero} held {a gadget} over the two of them, and they marched under it, singing. When it stopped there was ice to the ankles. It crunched like {toast|sugar}.",
    "There was only one way across the yard, and a bull had it. It was a small one. “Slowly,” said {Hero}, “and don’t look like hay.” They got as far as {a sight}. Then it sneezed, and they flew.",
    "“Land!” cried {Hero}, from the bow of {a sight}. It was {the neighbour}’s {rhubarb|woodpile}. They went ashore, and put up a flag made of {a cloth}, and left again, because of the geese who lived there.",
    "The ice on the puddles would bear {the pal}, but not {Hero}. {He} found that out {twice|three times}. Now {he} had wet socks, a red nose, and a {map|list} of all the deep ones, as far as {a sight}.",
    "A kite had got away, {colour}, with a tail like a dragon. They ran under it, over the {wall|ditch}, past {a sight}, and through {name}’s washing. It came down by itself, when it had had enough.",
    "The footpath dived under the railway, into a tunnel as black as {ink|boots}. {Hero} {sang|hummed}, with one hand on the cold wall and {the pal} beside {him}. At step {count} there was a {grey|bright} dot +and it grew into daylight.",
    "No bridge here, only a flat boat on a {rope|chain}! “All hands!” called {the neighbour}. They hauled it over, with the {brown|green} water sliding by. {A duck|A swan} saw that it was done properly +and they landed with a {glorious|fearful} bump.",
    "From the beech hung a {tyre|swing}, over a mountain of hay. {The neighbour} gave the push. Out flew {Hero}, boots first. Past {the pal} {he} {yelled|cheered} and let go +and the hay closed over {his} head like a {wave|curtain}.",
    "Fog rolled in, and {Hero} could not see {his} own {knees|boots}. {He} tied a string to {the pal} +and {he} steered by ear, with {a noise} always on the {left|right}. It worked: out of the white loomed {a sight}.",
    "Their way ran through a maze of {tall|clipped} hedges +and in a dead end sat {name}, calling for {biscuits|a map}. “Left hand on the hedge,” ordered {Hero}, “and never let go!” In that way they {marched|wound} out.",
    "The lock keeper wanted a crew. Beside him {Hero} set {his} back to the {great|black} beam and walked it {round|open}. In roared the water +and up rose a {cheese|coal} barge, as high as a {house|barn}.",
    "“It only ever walks,” said {the neighbour}, leading a donkey with {Hero} on its back. Then {a butterfly|a feather} sat down on its {nose|ear}. For {six|seven} wild steps it galloped +and so did {the neighbour}. Then it stopped for a {thistle|daisy}.",
    "Out on the open hill you could lean on the wind. {Hero} spread {his} coat and did so. They pushed ahead, a {step|yard} at a time. All at once it {dropped|stopped} +and both of them sat in the {heather|grass}.",
    "Sheep had taken the ruined castle. “In the name of {town},” {Hero} called to them, “we come in peace!” {He} {advanced|marched in} with a {hanky|scarf} for a flag +and the sheep gave up the {courtyard|kitchen} in good order, chewing.",
    "Badgers had made a passage through the brambles, just wide enough. {Hero} led the way on {his} {stomach|elbows}. Thorns plucked at {his} {sleeves|hood} +but not one of them held {him}. {The pal} came out with a {burr|leaf} on top.",
    "A path of planks crossed the marsh, and each one {burped|sighed} as it sank. “Don’t stop now,” {Hero} told {the pal}. Glup! {Two|Four} eyes rose from the {green|mud}. The frogs had only come up to see who was so {brave|noisy}.",
    "Across the valley a figure waved one arm, then both. A signal! {Hero} jumped on a {stump|milestone} and answered with {his} {scarf|hood}: {all clear|onward}. They came nearer +and it was {name}, who was shaking a {rug|mattress}.",
    "A flood came down the lane, white and woolly and {bleating|jostling}. {Hero} pulled {the pal} up on a {milestone|bank} +and like castaways they watched {sixty|ninety} sheep pour by. The shepherd came last +and she {saluted|waved}.",
    "A wet round trunk lay across the {stream|brook}. {The neighbour}, in tall boots, stood in it with a hand held out. {Hero} rode over by the {inch|hop} +and {the pal} followed. In the very middle {he} let go, for {two|three} seconds.",
    "On some sand lay a cross made of {shells|pebbles}. “Dig!” {Hero} dug. At the bottom were {a trinket} and a note: ‘Well dug. Now hide me again.’ So they did, {deeper|further left}, for the next {captain|expedition} to find.",
    "A cheese like a wheel had got away, and came {bounding|bowling} down the hill. “After it!” {Hero} raced alongside with {the pal} +and {the neighbour} puffed behind. It rolled into some {hay|straw}, {spun|wobbled}, and gave {itself up|in}.",
    "{The neighbour} had a trolley on the old rails, the sort you pump. Up, down, up went {Hero} +and the {hedges|fields} began to fly. {The pal} watched for {cows|dragons}. By {a sight} the rails ended, in {daisies|nettles}.",
    "“Captain’s rations,” announced {Hero}, and shared out {a pear|a currant loaf|a cheese pie} by the compass. North was {the pal}’s, south was {hers} +and east was for {later|emergencies}. West fell down +and {a creature} claimed it.",
    "Behind the waterfall ran a path with a {rail|rope}. {The neighbour} went first, and {Hero} held on with both hands. It roared so loudly that {he} could shout {anything|secrets} +and {he} did. They came out {soaked|dripping} and delighted.",
    "The compass needle swung round and pointed past {a sight}. “Odd,” said {Hero}. So they followed it through {nettles|ferns} and over a {log|stile}. In front walked {the neighbour}, carrying a horseshoe +and from then on they steered by the {sun|wind}.",
    "The maize stood twice as tall as {Hero}, who parted it like {curtains|waves}. At every {hosepipe|root} {he} cried, “Snake!” When they burst out again, {a creature} stared as if at {lions|pirates}.",
    "At the ford {the neighbour} lifted {Hero} on to a broad {brown|grey} pony and led it in. Halfway across it stopped for a {drink|think} +and there {Hero} sat, on an island with ears. {The pal} took the {footbridge|stones} and won.",
    "{The neighbour} had a balloon, tied down by a {stout|$colour} rope. “Up to the knot and back?” Holding on to {Hero}, {the neighbour} let it rise. For a {minute|song} {the track} lay below, as thin as a {worm|shoelace}.",
    "{Name} had put a mast and a bed sheet on a cart. “All aboard!” {Hero} leaned out to balance +and {name} had {him} by the {belt|hood}. They overtook a {bicycle|bus} and {two|three} {astonished|cheering} postmen.",
    "Between them and the gate lay {seven|nine} geese, asleep. One of {Hero}’s boots squeaked. A neck went up, turned like a {periscope|tap} +and then it sank {back|again}. The rest {he} did in {his} {socks|stockings}, carrying the boots.",
    "A small whirlwind came dancing down {the track}, full of {straw|leaves}. {Hero} ran straight into the middle, where it was as {still|calm} as a cupboard. It left {him} with {his} hair on end and a {feather|leaf} behind each ear.",
    "A {giant|huge} oak had come down across the way, roots and all. {Hero} declared it a ship. They scrambled along below its great {grey|mossy} side +and they came out through the rigging. “{Land|Goats}!” {he} reported to {the pal}.",
    "A {hay cart|milk van} had sunk in the mud up to its axles. {The neighbour} had a {rope|chain}, and {Hero} said to put it round a tree first. “Heave!” It came out with {a huge kiss|a burp} +and they were {brown|spotted} all over.",
    "“Crocodile!” hissed {Hero}. It {drifted|floated} nearer, long and knobbly, and they took cover by {a sight}. But a {duck|moorhen} stood on its back, {doing her feathers|preening} +and a bird knows a log when she meets one.",
    "Nobody had ever named the little hill that they came over. {Hero} called it after {the pal} +and {he} set up {count} stones on top. The rest of the way looked {shorter|easier}, from a hill with a {name|title}.",
    "“Can you ride?” shouted {name} from a {gate|roof garden}. “It’s urgent!” {Hero} leapt on {a stick|a bean pole}, and thundered down {the track} to {the neighbour}. The message was, “{Soup’s|Lunch is} ready” +and {the neighbour} borrowed the horse.",
    "For a hundred steps the path went through the dark part of the wood. {Hero} gave every tree a name: Albert, {Doris|Maud}, Cousin {Stump|Knot}. You are not afraid of people you have {met|named}. {The pal} stayed {quite|very} close to Albert.",
    "Peep, said the drain. A duckling was down there, and its mother {shouted|paced} above. {The neighbour} lifted the grating, {Hero} let down {his} hat on a {scarf|string} +and up it rode. It {sneezed|shook itself} and complained about the {lift|driver}.",
    "Halfway over, the ferry began to buck like a {goat|pony}. {Hero} stood next to {the neighbour}, {knees loose|feet apart}, as sailors do. One wave looked in over the {side|rail} and left. At the far bank {he} rang the {bell|dinner bell}.",
    "Somebody had stacked straw bales into a range of {mountains|cliffs}, and {the neighbour} was the guide. {Hero} climbed the lowest on all fours +and there {he} planted a {hanky|thistle}. {The pal} knew the best way down, which was {rolling|headlong}.",
    "A garden sprinkler guarded the way, swinging left, right, left. {Hero} studied it from behind {a sight}. There was a gap of {four|five}. “Now!” They were {nearly|almost} past when it turned back +and that was their {bath|wash} for the day.",
    "The cave was only as deep as a {bus|barn}, and {the neighbour} went ahead with a lamp. Stone teeth hung from the roof. “A {dragon|giant},” breathed {Hero}, “asleep.” They crossed its tongue on {tiptoe|soft soles}, and stole {nothing|not one pebble}.",
    "A coach was coming, and beside it lay a puddle the size of a {pond|carpet}. “Shields!” ordered {Hero}. Up went {his} {bag|coat}, and {the pal} got behind it. The wave rose, {curled|hung} and broke +and only the {boots|toes} got wet.",
    "Straight across the playground hung a net of ropes. {Hero} climbed in it like a sailor, with {the neighbour} {close by|below}. Halfway {he} had an arm too {many|few}. “Ahoy!” {he} called from the far end +and {the pal} came to {meet|admire} {him}.",
    "The stone by the road was the size of a {cottage|bus} +but a child, people said, could rock it. {Hero} pushed with {his} {shoulder|back}. It gave a very small {nod|shiver}. Only {the pal} saw +but {Hero} walked on a good deal taller.",
  ],
  calms: [
    "{His} boots stood by the {door|stove}. There was {sand|mud} in them, and a bit of far away.",
    "The map went back in its drawer. The wind lay down. It had run {enough|far}.",
    "The {bed|quilt} was a boat. It lay at {anchor|the quay}. Nobody had to row.",
    "On {Hero}’s {knee|elbow} was a plaster. It was the {colour} kind. It had been worth it.",
    "The hills were still out there, {blue|dark} and big. They could wait. {Hero} lay flat as a map.",
    "The rope was coiled. The lamp was out. The captain had one cheek on one hand.",
    "{Hero} had {count} new scratches. {Grownup} kissed the best of them. That closed the log.",
    "The compass lay on the chair. It pointed at the bed. It was quite sure.",
    "Out there the road was lying on its back. It looked at the stars. Nobody was on it.",
    "The tent was {the cover}, up on two knees. Then the knees went down. The camp was quiet.",
    "A long way off a train called. {Hero} had been further than that, today. {He} did not call back.",
    "The flag was taken down and folded. {Grownup} saluted it. {Hero} saluted too, lying down, as one may after {dark|supper}.",
    "Even explorers have a bedtime. {Hero} put the {torch|rope} under {his} chair. “Camp is safe,” {he} reported.",
    "“All aboard,” called {grownup}. {Hero} climbed in. {The cover} was pulled up like a sail, and the wind held its breath.",
    "{Hero}’s legs still felt the {hills|jumps} of today. They twitched once. Then they lay down with the rest of {him}.",
    "There was a mountain at the end of the bed. It was {his} own two feet. Nobody had to climb it {now|tonight}.",
    "{Grownup} hung up the {colour} bag. It was empty. It smelt of {smell} and of brave deeds.",
    "The wind knocked and asked if {Hero} was coming out. “{Tomorrow|After breakfast},” said {grownup}. So it went off by itself.",
    "A new line ran across the map. {Hero} followed it with one finger. It ended at {home}, at the pillow.",
    "A cave made of {the cover} keeps out every bear. {Hero} looked in, to be sure. There was only {a toy}.",
    "Captains wash behind their ears. {Hero} had done the {left|right} one twice. Now the ship could lie still.",
    "{Hero} told {a toy} about the {steepest|boldest} part. {The toy} was not afraid, since it knew how it ended.",
    "The adventure walked up and down outside. Then it yawned. It lay down on the {step|mat} and crossed its boots.",
  ],
};
