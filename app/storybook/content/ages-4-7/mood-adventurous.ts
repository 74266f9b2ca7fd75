import type { MoodTexts } from "../shared/mood-texts";

export const adventurous: MoodTexts = {
  strands: [
    {
      vars: { land: ["Fog Land", "Goat Island", "Owl Coast", "the Blue Desert", "Whale Bay"] },
      opening:
        "{Hero}’s map of the world had one white patch in the middle. “No explorer has been there {yet|so far},” said {grownup}. [{Hero} {sharpened|licked} a {colour} pencil.] “I’ll call it {the land},” {he} {declared|said} +and {he} {tied|pulled} on {his} boots.",
      way: "“If this were {the land},” said {Hero}, “I’d name {everything|all of it}.” {He} looked about like an explorer. That was Mount {Porridge|Elbow}! {The pal} stood in the {Great|Wild} {Lake|Swamp} +and {Hero} put both on the map.",
      close:
        "{Hero} laid the map on the {table|rug}. {He} drew a mountain in {the land}, and a ship. “Next time,” {he} told {grownup}, “we land in the {north|west}.”",
    },
    {
      opening:
        "{Hero} had the compass of Great-Aunt {Ottilie|Wilma}, who had crossed the ice with it. [The needle {trembled|swung} and pointed north.] “Never argue with it,” {said|warned} {grownup} +and {Hero} {promised|saluted}.",
      way: "{Hero} snapped open the compass. “North is {there|that way}, crew!” The needle {shivered|quivered}, as it had done on the ice. {The pal} turned as well +and now they could not get lost, even in a {snowstorm|blizzard}.",
      close:
        "{Hero} let the compass needle settle. It pointed past the {stove|bath}, to the far ice. “I’ll {come|follow} one day,” {he} told it.",
    },
    {
      vars: { vessel: ["Brave Potato", "Old Kettle", "Roaring Goose", "Iron Bun"] },
      opening:
        "“Captain’s log of the {vessel},” {Hero} {wrote|printed} on a clean page. “Wind fresh. Crew {hungry|ready}.” The {vessel} was really the {sofa|washing basket} in {home} +but it had sailed as far as {Peru|China}, and the log {said|proved} so.",
      way: "“That must go in the log!” {Hero} {took|licked} {his} pencil. “Captain {bold|wet} but cheerful,” {he} wrote. “Crew {brave|excellent}.” {The pal} {looked on|approved}. Then a storm came in +and {he} drew it with the {vessel} on top.",
      close:
        "{Hero} made the last {entry|note} in the log: “All hands home. The {vessel} at anchor.” Then {he} wrote: “Tomorrow: {Africa|the North Pole|India}!”",
    },
    {
      vars: { knots: ["six", "seven", "eight", "nine"] },
      opening:
        "“A mountain explorer needs {knots} knots,” said {grownup}, who had {once climbed|climbed} in the snow. {Hero} had a {colour} rope, and knew {nearly|almost} all of them +but the last one always {slipped|came undone}.",
      way: "{Hero} tied the {colour} rope to {his} belt, as climbers do on {ice|glaciers}. Over, under, round: the last knot {slipped|came undone}. “Hold on!” {he} told {the pal} +and this time it {very nearly|almost} held.",
      close:
        "“Over, under, round,” said {Hero}, “and through!” The last knot held. So {he} knew all {knots}. {Grownup} hung the rope up, ready for the next mountain.",
    },
    {
      opening:
        "{Hero} had a real {brass|copper} spyglass, from a captain who had seen {penguins|pirates}. [{He} looked out of {the room} with it.] “Land ahead!” {he} {cried|reported}. There were {blue|far} hills at the edge of the world +and {he} {longed|itched} to be off.",
      way: "{Hero} put the spyglass to {his} eye and {swept|searched} the horizon. “Whales to {port|starboard}! No, {ducks|washing}.” {The pal} had a {turn|look}, too. But a captain must {keep|stand} watch +so {Hero} {looked|searched} again.",
      close:
        "At the window {Hero} aimed the spyglass {higher|up}. There was the moon, with mountains on it! “New land,” {he} told {grownup}. “That’s our next voyage.”",
    },
    {
      vars: { beast: ["lion", "whale", "bear", "eagle", "crocodile"] },
      opening:
        "{Hero} had painted a flag for {his} expedition, on {a pillow case|a tea towel}. It showed a {colour} {beast} +and it was to fly in {seven|ten} far countries. [{Hero} {rolled|folded} it up and stuck it in {his} belt.]",
      way: "“Expedition, halt!” {Hero} {unrolled|took out} the flag with the {beast} and {waved|raised} it. “I name this spot Port {Pickle|Thunder|Spoon}.” {The pal} stood still. The wind {took|shook} the flag +and the {beast} very nearly roared.",
      close:
        "{Grownup} hung {Hero}’s flag over the bed. {He} painted a star under the {beast}, for the first port. There was room for {six|nine} more.",
    },
    {
      vars: { far: ["Zanzibar", "Iceland", "Brazil", "Borneo", "Alaska"] },
      opening:
        "“Dear {Hero},” wrote Uncle {Ned|Igor}, who was {exploring|crossing} {far}. “I’ve found a river without a name. Will you choose one?” A river’s name has to be {bold|grand} +so {Hero} {thought|paced} hard.",
      way: "“The {Roaring|Old} Goat?” {Hero} asked {the pal}. “The {Great|Long} Noodle?” The name would stand on every map of {far}. {He} called {two|three} more aloud, as explorers do +and the last one {sounded|was} just right for a river.",
      close:
        "{Hero} wrote to {far}: “Please call the river The Brave Noodle.” {Grownup} stuck on the stamp. “One day we’ll sail on it,” said {Hero}.",
    },
    {
      opening:
        "{Hero} and {grownup} were building a raft out of {planks|barrels}, with a {colour} sail. One day it would carry them down the wild river +but the mast still {leaned|wobbled}. [{Hero} {frowned|thought} about that.]",
      way: "{Hero} {saw|stopped at} a tall pole that stood as straight as a mast. It was held by ropes, one in front and one behind. “That’s how!” {he} told {the pal} +and the wild river came {nearer|closer}.",
      close:
        "{Hero} drew the raft for {grownup}, with two more ropes for the mast. “Aye, aye, Captain,” said {grownup}. “We’ll launch her on {weekday}.”",
    },
    {
      vars: {
        peak: ["Old Thunder", "the Bear’s Tooth", "the White Giant", "the Snow Horn"],
        load: ["stone", "potato"],
      },
      opening:
        "Far beyond {town} stood a mountain called {the peak}. “One day we’ll climb it,” said {Hero} to {grownup}. {Hero} carried a pack with a {load} in it, to get strong +and {soon|next} there would be two.",
      way: "“Base camp,” announced {Hero}, and put down {his} pack. {The pal} got a share of {a food}. Far off stood {the peak}, {blue|white} and {silent|sharp}. “{Wait|Just wait} for us!” {he} called +and the echo called, “For us!”",
      close:
        "{Hero} put a second {load} in {his} pack, and tried it on. {He} stayed on {his} feet. “{The peak} can get ready,” {he} told {grownup}.",
    },
    {
      vars: { tin: ["biscuits", "oat cakes", "raisins", "crackers"] },
      opening:
        "“Ship’s {tin}, for long voyages only,” stood on the box that {Hero} and {grownup} had packed. [There was enough in it for {two|three} oceans.] A captain does not {nibble|eat} on land +so {Hero} {shut|strapped} the lid down hard.",
      way: "“Rations!” {called|announced} {Hero}. {He} shared the ship’s {tin} with {the pal}, as if there were {sharks|icebergs} about. What was left would last to {Africa|Australia} +so {he} {pressed|shut} the lid down again.",
      close:
        "{Hero} shook the box. Two ship’s {tin} {rattled|were left}. The captain ate one, and {grownup} the other. On the lid {he} wrote: “Next voyage: take more.”",
    },
    {
      vars: { port: ["Madagascar", "Greenland", "Peru", "Samoa", "Norway"] },
      opening:
        "{Hero} {spun|whirled} the globe, and put one finger on it with both eyes {shut|closed}. “{Port}! That’s where I’ll sail,” said {Hero}. “That’s {bold|far},” said {grownup} +but {Hero} was {packing|training} already.",
      way: "“Ahoy, {port}!” {Hero} practised it, with one foot up on {a stone|a box|a step}. An explorer should know how to arrive. {He} {bowed|saluted} as well, in case the {king|queen} met them +and {the pal} {stood by|was the king}.",
      close:
        "{Hero} laid a {colour} thread over the globe, from home to {port}. It was no longer than {his} arm. “We sail on {weekday},” {he} told {grownup}.",
    },
    {
      opening:
        "{Grownup}’s granny had crossed {two|three} deserts in the big {brown|black} boots in {the room}. [{Hero} could put both feet into one boot.] There was still {sand|red sand} in the toes +and {Hero} put a pinch of it in {his} pocket, for courage.",
      way: "{Hero} felt the desert sand in {his} pocket, and {walked|swayed} like somebody on a {camel|dune}. “Only {forty|sixty} miles to the {well|oasis},” {he} told {the pal} +and {he} {sang|whistled} a desert march, for explorers never grumble.",
      close:
        "{Hero} stepped into the desert boots. They were a finger less big! {He} put back the pinch of sand. “Wait for me,” {he} told the boots.",
    },
    {
      opening:
        "{Hero} had an old cave lamp. [It had been down {nine|eleven} caves, and had a {dent|scratch} from each.] “The last cave is still {waiting|unexplored},” said {grownup} +so {Hero} {wiped|polished} the glass, and practised being brave in the {dark|cellar}.",
      way: "“Lamps up!” said {Hero}. {He} held up one arm, as cave explorers do, and {looked|peered} into the {darkest|deepest} corner. Were those {teeth|bats}? They were {twigs|leaves} +but {he} and {the pal} had not run away.",
      close:
        "{Hero} made a cave out of {the cover} and {two|three} chairs. {He} explored it to the end with the old cave lamp. There sat {grownup}, with a map.",
    },
    {
      vars: { password: ["Thunder and cheese", "Whale ahoy", "Wind and onions", "Ropes and radishes"] },
      opening:
        "{Hero} and {grownup} had founded the Explorers’ Club of {town}. It had a {drum|map}, a {colour} badge and a password: “{Password}!” So far there were only two members +but {Hero} meant to go {far|to sea} with them.",
      way: "“{Password}!” said {Hero}, just to {test|try} the password. “{Password}!” answered somebody behind {a sight}. It was {the neighbour}, with the {colour} badge of the Explorers’ Club! {Grownup} had found a third explorer +and they all {saluted|shook hands}.",
      close:
        "“Password?” asked {Hero} at the door. “{Password}!” said {grownup}. The Explorers’ Club bent over the map, and chose a {jungle|river} for next time.",
    },
    {
      vars: { stop: ["Porto", "Samarkand", "Tromso", "Istanbul", "Vladivostok"] },
      opening:
        "{Hero} had an old railway ticket from {grownup}’s travels. “To {stop}, and on,” it said. [You rode {three|five} days to get there, through {wolf|bear} country.] {Hero} kept it in {his} {cap|shirt} +and one day {he} would ride the ‘and on’ {himself|as well}.",
      way: "A train {hooted|whistled} far away. {Hero} {grabbed|felt for} the old ticket. “All change for {stop}!” {he} told {the pal}. They {swayed|rattled} a bit, as you do on the {night|mountain} line +and in {his} mind {wolves|bears} ran alongside.",
      close:
        "{Hero} drew the railway past {stop}, and on. It ran off the map, and over the {table|rug}. {Grownup} just fetched another sheet.",
    },
    {
      vars: { dog: ["Blizzard", "Avalanche", "Fang", "Husky"] },
      opening:
        "{Hero} was going to the South Pole one day, by sledge. The sledge stood {ready|packed} in {home} +and the lead dog was a {broom|cushion} called {dog}. [To get used to the cold {he} {ate|had} {his} {porridge|soup} outdoors.]",
      way: "An icy wind {blew|came}, or so {Hero} decided. “Lean into it!” {he} told {the pal}. “{Dog} never turns back!” They {struggled|fought} on for ten polar steps +and then {he} {shook|clapped} the snow from {his} {gloves|mittens}.",
      close:
        "{Hero} gave {dog} a {biscuit|pat}. {He} marked ten polar steps on the map of the ice. The Pole was nearer already.",
    },
    {
      vars: { isle: ["Turnip Rock", "Heron Island", "Isle Nobody", "Biscuit Isle"] },
      opening:
        "{Hero} had discovered an island in the river +and {he} called it {isle}. [It was no bigger than a {bus|barn}, and no explorer had {ever|yet} landed there.] On {weekday} {grownup} would row {him} over +so {he} {made|wrote} a list of dangers, like a captain.",
      way: "“Danger {four|five}: quicksand,” said {Hero}. {He} {was} still busy with the list for {isle}. {He} {tested|tried} the ground with one {toe|heel}, for practice, and it held. “Danger {six|seven}: geese!” {The pal} {kept|stood} watch +and {Hero} wrote them down.",
      close:
        "“Life jackets, rope, {flag|sandwiches},” said {Hero}. {Grownup} stood the oars by the door. On {weekday} they would sail for {isle}.",
    },
    {
      vars: { message: ["green bottle", "blue bottle", "brown jar", "pickle jar"] },
      opening:
        "{Hero} had a {message} that had crossed an ocean. “Stay on course,” said the letter inside, “and keep your socks dry.” It was from a {sailor|captain} +and {Hero} knew it by heart.",
      way: "“Stay on course,” {said|ordered} {Hero}, “and keep your socks dry.” So the {message} had advised! {He} {looked|glanced} down, and one sock was already {damp|wet} +but {he} {held|kept} {his} course, and so did {the pal}.",
      close:
        "{Hero} wrote a letter: “Arrived safely. One sock wet. Next time: the ocean!” {Grownup} rolled it up and put it in the {message}.",
    },
    {
      vars: { guard: ["parrot", "monkey", "tiger", "snake"] },
      opening:
        "{Hero} was in training for the jungle. {He} had hung up a {hammock|net} in {home} +and {he} had painted a {guard} on the wall. [Now {he} {was} practising the jungle call, which carries for {two|three} miles.]",
      way: "“{Hoo|Hey}-la-la!” That was {Hero} with {his} jungle call. It {flew|rolled} away over the {roofs|trees}. {He} and {the pal} stood and listened. An {echo|owl|donkey} answered, from far off +and {he} did it once more, {louder|longer}.",
      close:
        "{Hero} climbed into the jungle {hammock|net}, under the {guard}. In came {grownup}, with a map. “Which river first, Captain?”",
    },
    {
      opening:
        "{Grownup} had built {Hero} a crow’s nest in a tree, {one step|two steps} off the ground. [From there a look-out {saw|spotted} pirates.] {Hero} had {seen|counted} {count} pirates so far +and {most|some} of them had turned out to be {neighbours|geese}.",
      way: "“Ship {ahoy|in sight}!” {Hero} had one hand {above|over} {his} eyes, like a look-out in the crow’s nest. {The neighbour} came sailing by, with a {colour} {coat|bag} for a flag. “Friend or pirate?” “Friend!” {The neighbour} {waved|saluted} +so {Hero} let this {ship|one} sail by.",
      close:
        "{Hero} made the crow’s nest list: {two|three} pirates, {four|five} friends. {Grownup} read it. “Tomorrow, Captain, we’ll build you a ship below.”",
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
