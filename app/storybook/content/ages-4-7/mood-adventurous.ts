import type { MoodTexts } from "../shared/mood-texts";

export const adventurous: MoodTexts = {
  strands: [
    {
      opening:
        "The wind smelt of {smell} and far away. {Hero} jumped the last {two|three} steps of {home}, with {a food} in {his} {pocket|bag}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had been over the {wall|hill}, under the bridge and round {the pond|the mill} of {town}. That left whatever was behind {a sight}.",
      way: "",
      close: "",
    },
    {
      opening:
        "“Ready?” called {Hero} from the top of the {steps|log pile}. {He} had a {pole|plan}, {a food}, and one {knee|elbow} in a {colour} bandage.",
      way: "",
      close: "",
    },
    {
      opening:
        "At the edge of every map the roads stop. {Hero} of {home} had drawn a {cross|boot|$colour dot} there. {He} checked {his} {laces|pockets} and {his} water bottle.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} never walked where {he} could {run|gallop|leap}. Down {the track} from {home} {he} flew, past {a sight} and over {count} puddles.",
      way: "",
      close: "",
    },
    {
      opening:
        "{A cart} came through {town}, bound for who knows where. {Hero} ran beside it as far as {a sight} +and {his} {feet|boots} wanted more.",
      way: "",
      close: "",
    },
    {
      opening:
        "“Where does {the track} go?” asked {Hero}. “Nobody’s been to the end of it,” said {the neighbour}. That was all it took, one {weather} {weekday} in {town}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} packed something to eat, something to {tie|pull} and something to {wear|wave}. That made {a food}, string and {a cloth} +and {home} was much too small.",
      way: "",
      close: "",
    },
    {
      opening:
        "There was a hill behind {town} that {Hero} had not been up. It stood there, {blue|brown|bare} and broad, and looked in at {the room} of {home}.",
      way: "",
      close: "",
    },
    {
      opening:
        "In the {ash|oak|pear} tree by {home} {Hero} and {grownup} had built a crow’s nest. It had a {colour} flag and {a gadget}.",
      way: "",
      close: "",
    },
    {
      opening:
        "Splash! {Hero} was over the {ditch|brook} by {home} before {grownup} could say ‘boots’. On the other side the {weather} world went on for {miles|ever}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had found an old {saddle|oar|compass} in {the room} of {home}. It smelt of {smell} and long roads +and {he} could not {sit|stay} still.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had a list on the wall of {home}: {river|tower}, {cave|cliff}, {storm|desert}. Two were crossed off. [In {the room} stood a bag, always packed.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“Back by supper!” called {grownup} from {home}. {Hero} was past {a sight} and round the corner, with {a food} between {his} teeth.",
      way: "",
      close: "",
    },
    {
      opening:
        "The map of {town} had a hole in it, just in the fold. What was there? {Hero} put one finger through it, and looked out of {home}.",
      way: "",
      close: "",
    },
    {
      opening:
        "“Wind’s gone round,” said {Hero}, and sniffed. It came from {the hills|far off} now, and shook {home} like a {drum|ship}. [It smelt of {smell}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "With {colour} boots, a full bag and {one plaster|two plasters}, {Hero} stood on the step of {home}, like a captain.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} and {grownup} had slept in a {tent|boat} behind {home}. [{A creature} had slept on {grownup}.] They woke to {smell} and a wind from the {west|hills}.",
      way: "",
      close: "",
    },
    {
      opening:
        "In {town} was a signpost with one arm missing. “That one,” said {Hero}, “is the way I’m going.” [{Home} lay behind {him}, {the track} in front.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Thunder had been walking round {town} all {morning|night}. In {home} {Hero} had counted {count} claps. [Now came the {weather} bit after.]",
      way: "",
      close: "",
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
