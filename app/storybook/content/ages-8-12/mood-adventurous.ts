import type { MoodTexts } from "../shared/mood-texts";

export const adventurous: MoodTexts = {
  strands: [
    {
      vars: { mapEdge: ["the quarry", "the marsh", "the last mill", "the gravel pits", "the heath"] },
      opening:
        "Every map of {town} stopped at {the mapEdge}, although the paper went on, and {Hero} could not {bear|forgive} it. [“What comes after that?” {he} asked {the neighbour}. “More,” was the answer.] In {home} {he} pinned the map over {his} {desk|bed}, sharpened a thick {colour} pencil, and swore to fill in the white part {himself}.",
      way: "An explorer overlooks nothing, so {Hero} {drew|got} out the map, and, with the {colour} pencil, put in {a sight}. It had never been on any map before. There was still a great white {space|patch} beyond {the mapEdge} +but it was smaller by a {thumb|pencil stroke}.",
      close:
        "By the lamp {Hero} inked in the discoveries of the day. In the middle of the rest {he} wrote ‘Next’. {Grownup} laid a compass on it, ready.",
    },
    {
      vars: { vessel: ["the Fearless", "the Albatross", "the Marigold", "the Northern Star", "the Daredevil"] },
      opening:
        "{Hero} kept a captain’s log, with the date, the {wind|weather} and the course, even on days when {home} was {firmly|safely} ashore. [On the cover it said ‘{vessel}’.] “First the log, then the {ship|boat},” {he} told {grownup}. {He} wrote: ‘Crew in {good|high} spirits. {Barometer|Hopes} rising. Ready to sail.’",
      way: "“{Four|Five} bells,” said {Hero}, and opened the log of {the vessel} on {his} knee. ‘Wind {fresh|westerly},’ {he} wrote. ‘{One|No} monster sighted. First mate has {behaved well|eaten the biscuits}.’ A captain must be {brief|truthful} in a log +and so {he} crossed out the monster.",
      close:
        "{Hero} read out the log of {the vessel}, from {first to last|end to end}. {Grownup} asked for only one thing more: tomorrow’s course. {He} licked the pencil. ‘South-west,’ {he} wrote, ‘and then further.’",
    },
    {
      opening:
        "{Grownup} had given {Hero} a {dented|cracked} compass and some advice: “Look back now and then. A path looks quite different when you come home by it.” {Hero} took a bearing from the step of {home} +and the needle {swung|trembled}, and settled.",
      way: "“Stop,” said {Hero}, and laid the compass {flat|level} on {his} palm. Then, as advised, {he} looked back. Everything had {changed places|turned round}: what had been on the left was on the right, and {the pal} was {behind|in front}. {He} learnt it by heart, with a {squint|frown}, like a {poem|password}.",
      close:
        "On the windowsill lay the compass. {Hero} turned {himself}, and not the needle, until they agreed +and it pointed over the roofs to hills {he} had never seen. “That way next,” {he} told {grownup}.",
    },
    {
      vars: { dinghy: ["the Sardine", "the Duchess", "the Wet Hen", "the Cinnamon", "the Bold Aunt"] },
      opening:
        "The boat was called {the dinghy}, it was {nine|ten} feet long, and it belonged to {Hero} and {grownup}. [All {spring|summer} they had patched it beside {home}.] One day it would take them down the river to the sea +but first it had to stop leaking, and nobody could find the {hole|place}.",
      way: "“A leak leaves a trail,” said {Hero}, who thought of {the dinghy} at {all hours|every moment}. One ought to fill a boat with water on dry land, and see where it came {out|through}! {He} drew the plan for {the pal} with a {stick|wet finger}.",
      close:
        "With twelve buckets {Hero} and {grownup} filled {the dinghy} on the grass. One drop came through, by the keel +and they marked it, plugged it, and spread the river chart on the table.",
    },
    {
      vars: { halt: ["Larkfield Halt", "Otter Bridge", "World’s End", "Sugarloaf", "Saltmarsh Road"] },
      opening:
        "Nobody could tell {Hero} how far the old railway went, which ran past {home} among the {poppies|brambles}. No train had used it for {forty|fifty} years. [{He} had an old {ticket|lamp} from it.] But its rails {vanished|went} round the bend as if they had somewhere to be +and {Hero} meant to follow them one day.",
      way: "{Hero} asked a very old {man|lady}, who remembered the railway. “It went up through the {hills|woods} and over a {viaduct|gorge},” {he} heard, “and my {aunt|brother} used to get down at {halt}.” {The pal} {listened|was there}, so there were two witnesses +and the line grew longer by a {station|mountain}.",
      close:
        "{Hero} followed the railway on {grownup}’s oldest map. There stood the last station, in letters like ants: {halt}. It was eleven miles off +and they worked out how many sandwiches that was.",
    },
    {
      vars: { terminusCity: ["Trieste", "Istanbul", "Bucharest", "Lisbon", "Samarkand"] },
      opening:
        "The night train stopped in {town} for just seventy seconds, right below {home}. {Hero} and {grownup} stood at the window for all of them +and the sign on the {third|dining} car said ‘{terminusCity}’. One day {he} would be {inside|on board}, with a {trunk|rucksack}, looking out +and somebody else would {stand|wave} at the window.",
      way: "Far away a train whistled, and {Hero} {lifted|raised} {his} head like a {hound|horse}. It was not the one to {terminusCity}, which came in the dark. “You’d get a bunk as well,” {he} promised {the pal}.",
      close:
        "The train stopped below. The guard looked up, saw {Hero}, and held out a paper on a pole. It was the timetable to {terminusCity} +and {grownup} wrote a year on it, not so far off.",
    },
    {
      opening:
        "The {storm|spring tide} had thrown a ship’s wheel into the {cabbages|roses} of {home}. {Hero} had screwed it to the {henhouse|garden gate}, and stood behind it with {his} eyes on the horizon. The name of the ship had worn off, except for {three|four} letters +and {he} {longed|meant} to know it.",
      way: "“Hard to port!” said {Hero}, and {his} hands turned a wheel that was not there. {The pal} leaned into the {bend|wave}. One must {feel|hold} a ship, {he} had read, through the soles of one’s feet.",
      close:
        "With a soft pencil {Hero} rubbed paper over the worn wheel. The letters came up, one by one: ‘Bonaventure’. That means good luck on the way. {Grownup} asked the helmsman for the next port.",
    },
    {
      vars: { ropeSteps: ["four steps", "six steps", "seven steps"] },
      opening:
        "The circus had left {town} in the night, and had forgotten a {long|red} rope. By {noon|breakfast} {Hero} had tied it, knee-high, between two apple trees of {home} +and {he} could already take {ropeSteps}. One day {he} would walk across a {canyon|waterfall} +but before that one had to reach the other tree.",
      way: "{Hero} put one foot exactly before the other, along a {crack|line} in the ground, with both arms out. To the left was a canyon, to the right a {waterfall|jungle}. “Don’t look down,” {he} told {the pal}, who was {looking down|quite calm}. {He} {jumped|stepped} off at the far side, in {Peru|Arizona}.",
      close:
        "In the last light {Hero} stepped up on the rope. {Grownup} walked beside {him}, with one hand ready. There was no wobble all the way to the second apple tree. {He} touched it. “Next, the pear tree,” {he} said.",
    },
    {
      vars: { knotPlace: ["Cape Horn", "Zanzibar", "the Bering Strait", "the Coral Sea", "Spitsbergen"] },
      opening:
        "The old sailor next to {home} had given {Hero} a rope with {eleven|nine} knots in it. Every knot was a voyage. [“This one’s {the knotPlace},” said the sailor, “in a {gale|fog} as thick as {soup|felt}.”] There was a free end as long as an arm, for {Hero}’s own voyages +but {he} hadn’t earned a knot there {yet|so far}.",
      way: "{Hero} ran the sailor’s rope through {his} fingers and told {the pal} a knot. “{the knotPlace}. Waves like {churches|hills}. The {cook|parrot} at the helm. And nobody gave up.” Then {his} fingers came to the free end, and it was very {smooth|long}. What must one do to deserve a knot?",
      close:
        "“Was it far?” asked the sailor over the hedge. “Was it hard?” {Hero} told the whole day. “Then tie it,” said the sailor, and held the end.",
    },
    {
      opening:
        "Some child who explored {town} long ago had left chalk arrows in the {alleys|back lanes}, under {ledges|arches} where no rain came. [{Hero} had followed {nineteen|thirty} of them, with {grownup}.] The last arrow pointed at {home}, of all places +and {he} {was} determined to find out who {drew|had drawn} it.",
      way: "“Another!” cried {Hero}, and rubbed the {moss|dust} from a stone. It was an arrow, {pale|faint} but plain, and beside it stood two letters and a small {ship|sun}. {He} copied the {letters|drawing} into {his} notebook +and then {he} {saluted|bowed} to it.",
      close:
        "{Hero} drew an arrow for {grownup}, just like the ones on the walls. {Grownup} went pink. “Mine,” said {grownup}. “I was ten.” Then {grownup} handed {Hero} the old chalk. “I never got past the river.”",
    },
    {
      vars: { flagBeast: ["a badger", "a flying fish", "a comet", "a mountain goat", "a walrus"] },
      opening:
        "An expedition needs a flag, and {Hero} had sewn one out of {a pillowcase|an old shirt} +and it showed {a flagBeast} on {colour}. Now it had to be planted in some place where {no flag|nobody’s flag} had been before +and so {he} rolled it round its {cane|stick}.",
      way: "{Hero} unrolled the flag and held it up, to see what {the flagBeast} did in this wind. Was this the {place|spot}? “Not yet,” {he} decided, when {the pal} looked {hopeful|round}, because someone had left {a footprint|a paper bag} there. A flag can wait for years, like {a seed|an anchor}.",
      close:
        "No flag had ever flown from the attic of {home}. {Hero} hung out the one with {the flagBeast}. “And where next?” asked {grownup} +and {Hero} pointed at the furthest hill.",
    },
    {
      opening:
        "{Hero} travelled by the list of a {famous|great} explorer, who took along only string, a whistle and one dry sock. {Grownup} asked why there was only the one. “One never steps into a puddle with {both|two} feet,” said {Hero}. {He} packed it all in {home}, and felt {light|ready}.",
      way: "Splash. {Hero} looked down, and it was a puddle, with one foot in it, to the {ankle|laces}. The great explorer had been {right|no fool}, for the other foot was as dry as {toast|a biscuit}. {He} changed the wet sock {on one leg|standing}, like a heron +and {the pal} held the boot.",
      close:
        "On the line hung one wet sock +and {Hero} took a clean sheet and wrote the list for the next expedition. ‘String, whistle, two socks,’ it said. ‘It will be further.’",
    },
    {
      vars: { farHill: ["Bald Man Hill", "Wolf’s Tooth", "the Saddle", "Three Sisters", "Gallop Hill"] },
      opening:
        "{Hero} had a cracked spyglass, and at the very edge of what it showed stood {the farHill}, which no one in {home} had ever {visited|climbed}. [It was {blue|grey}, like all far things.] Once {he} had seen a {flash|light} up there +and it might have been another spyglass.",
      way: "From here one could make out {the farHill}, and {Hero} whipped out the spyglass. {He} let {the pal} have a turn. Then {he} tilted it to catch the sun +and it {flashed|blinked} {three times|twice}, for that is how explorers {greet|talk to} one another.",
      close:
        "In the dark {Hero} looked once more at {the farHill}. A light was blinking up there. {Grownup} fetched the torch and the map. “Answer,” said {grownup}. “Ask when they’re in.”",
    },
    {
      vars: { finder: ["a lock keeper", "a ferryman", "a fisherwoman", "a bargeman’s daughter", "a swan warden"] },
      opening:
        "{Hero} had thrown a bottle off the bridge of {town}, with a letter in it: ‘To whoever finds this. How far am I from the sea? Please answer. {Hero}, explorer.’ That was {nine|twelve} days ago. If the river could carry a bottle there, it could one day carry a {raft|boat} +so {home} was waiting for {news|the post}.",
      way: "“It’ll have passed the {weir|mills} by now,” said {Hero}, and {he} {was} not speaking of anything that {the pal} could see. {He} {was} travelling with the bottle. It went by {forests|castles} and under {iron|seven} bridges, it was {sniffed at|nosed} by an otter, and it {bobbed|rolled} on.",
      close:
        "A card had come, a little wet, from {a finder}. ‘Sixty-one miles to the sea,’ it said. ‘Good current. Mind the swans.’ {Hero} and {grownup} unrolled the river map, all the way to the blue.",
    },
    {
      vars: { pinCountry: ["Patagonia", "Mongolia", "Lapland", "Madagascar", "Iceland"] },
      opening:
        "{Hero} had shut {his} eyes and stuck a pin in the atlas, and so {he} meant to travel to {pinCountry} one day. [In {home} they had begun to save up.] One ought to practise first, said {grownup} +so {he} had to behave until supper like an explorer {there|over there}.",
      way: "“In {pinCountry},” said {Hero}, “this would count as an easy day.” {He} shaded {his} eyes against the {glare|wind} of that far country. {The pal} was the {guide|pack animal}, and carried the {tents|charts}. One must drink {sparingly|in turns}, share {a food} down to the last {crumb|bite}, and {keep|hold} one’s direction.",
      close:
        "{Hero} dropped a coin into the tin marked {pinCountry}. Then {grownup} did, too +and it was enough, so far, to get to the end of the bus line. Every voyage to {pinCountry} begins there.",
    },
    {
      vars: { fallsDay: ["Saturday", "the first of the month", "Sunday", "the long weekend"] },
      opening:
        "{Hero} had bought an explorer’s diary for {a penny|two marbles} +and it told of a waterfall that hid a second one behind it. It lay {six|seven} miles from {home}, said the diary, but the page with the way to it had got wet +and {he} could read only the first {line|words}: ‘Follow the bird that walks.’",
      way: "“A bird that walks,” {Hero} repeated. “All birds walk a bit. But which of them would one {follow|find} at a waterfall?” And {the pal} was there when the {answer|thought} came: a dipper, that small brown diver, which walks on the bottom of {fast|mountain} streams!",
      close:
        "{Hero} held the wet page of the diary near the lamp. It had dried, and the ink came through: a stream, a rock, a cross. {Grownup} already had the boots out +and they would set off on {the fallsDay}.",
    },
    {
      opening:
        "{Hero} had a rule never to come back to {home} by the way that {he} had gone. [It had led {him} through {a sail loft|a sawmill} and across a colonel’s {lawn|strawberry bed}.] On {his} chart there were eleven ways home, in eleven colours +and {he} {was} hunting the twelfth.",
      way: "“Nobody’s been through there,” {Hero} remarked, and pointed out a {gap|green gate} to {the pal}. It lay {north|east}, it was {narrow|crooked}, and it seemed to go down to the water. That would be the twelfth way home, or else the road to {Persia|Brazil}.",
      close:
        "{Hero} drew the twelfth way home on the chart, in {colour} +and it ran by water. “Then we shall need a boat,” said {grownup}. They looked at each other, and began to make a list.",
    },
    {
      opening:
        "{Hero} had made up {his} mind to learn to steer by the stars, as the old captains did. The Pole Star came first, because it stands in the north all night. Five nights running there had been cloud over {home} +so {he} had only practised on the {ceiling|wallpaper}.",
      way: "“Find the Plough,” {Hero} recited to {the pal}, “and take the two stars at the end. Draw a line through them, and go on five times as {far|long}.” {He} tried it on {five buttons|some daisies}, with {one finger|a straw}. It led {exactly|straight} to {a sight}, which was not the Pole Star +but the {method|sum} was sound.",
      close:
        "The sky had cleared. {Hero} found the Plough, drew the line, and went on +and there it was. “North,” {he} said. {Grownup} turned the bed a little, so that it lay on course.",
    },
    {
      opening:
        "Captain Brand next door would take {Hero} to sea for a day, with {grownup}, as soon as {he} had {his} Mate’s Certificate. It hung on a nail in {home}, half filled in. [{Hero} could tie the knots, and {he} could box the compass.] Only one line was empty +and it said, ‘Keeps a cool head’.",
      way: "How does one prove a cool head? {Hero} laid a hand on {his} own +and it was rather warm. A good mate, {he} told {the pal}, {whistles|breathes} in a gale and counts to {ten|seven}, and only then gives {orders|an order}.",
      close:
        "There was a step at the door. The captain had heard how the day had gone, and took out a pen. ‘Keeps a cool head: yes.’ “High tide’s on Sunday,” {Hero} was told.",
    },
    {
      vars: { gullKing: ["a fat gull", "a lame jackdaw", "a grey tomcat", "a white pigeon"] },
      opening:
        "Between the roofs of {town} and the sky lies a country of its own, with chimneys for trees and gutters for rivers. {Hero} was drawing the first map of it, from the attic window of {home}. Its king was {a gullKing} +but where the king lived was still a white {spot|patch} on the paper.",
      way: "“There goes the king,” said {Hero}, and threw back {his} head. {He} took the bearing with {his} outstretched {arm|thumb}, while {the pal} counted the {roofs|seconds} +and the king vanished between two {tall|crooked} chimneys. {He} pencilled a {cross|crown} there, {boldly|lightly}.",
      close:
        "From the attic window {Hero} turned the telescope to the two chimneys. There sat its king, {the gullKing}, in the last of the sun +and {he} inked in the palace. Next came the eastern roofs.",
    },
  ],
  events: [
    "The path ended in a wall of {gorse|brambles} with one low hole in it, which badgers had made. {Hero} and {the pal} crept through and emerged on the other side, {green|prickled} and triumphant. It had saved {nine|ten} minutes and cost only a {button|bootlace} +and some badger would wonder about that.",
    "“Hop on!” called {the neighbour} from a barge at the lock. So for a mile {Hero} and {the pal} travelled among {melons|sacks}, admiring the countryside at the speed of a cow. {Hero} was even allowed to steer, under supervision +and {he} collided with nothing but reeds.",
    "A ditch lay across the path, knee-deep and full of nettles, so {Hero} built a bridge. It consisted of two planks, {a gate|an old door} and a great deal of advice from {the neighbour}. It creaked, it sagged, and it held +and on the far side {he} and {the pal} officially named it.",
    "“Race you to the {crest|gate}!” called {Hero}, and {he} and {the pal} ran until the {weather} wind was inside their ears. {Hero} won by a {nose|sneeze}, or possibly {the pal} did. They lay in the grass to consider it, while the clouds went round overhead +and finally they declared it a draw.",
    "The footpath ran through a tunnel under the {road|bank}, with a bend in the middle, so that for several steps one could see neither end. {Hero} counted aloud and kept close to {the pal}. Then a spot of {colour} light appeared, and grew +and it was the whole wide countryside again.",
    "Fog came down like a lid on a saucepan. {Hero} told {the pal} to keep close, laid one hand on the wall, and steered by {a noise}. When the fog lifted, they stood exactly where they had hoped to be. {Hero} was astonished +but {he} took care to look like a person with a plan.",
    "At the brook the stepping stones were a little too far apart. {Hero} threw {his} bag across first, so that there could be no turning back, and made a magnificent jump. {The pal} crossed more sensibly and stayed dry +but for the rest of the way one of {his} boots remarked ‘squelch’.",
    "The old chain ferry had to be wound across by hand. {The neighbour} was ferryman that day, and let {Hero} turn the crank, {sixty|ninety} times altogether. Halfway over, {a creature} was discovered among the passengers. “Half price,” decided {the neighbour} +so {Hero} paid for it with a crumb.",
    "“I know a way through the maize,” {Hero} announced, and the tall leaves closed behind {him} and {the pal} like a theatre curtain. There was nothing but green. {He} kept the church bell always on the left +and they emerged, {sneezing|golden with dust}, only {six|ten} steps from the gate.",
    "The field was so boggy that one had to cross it on the tussocks, as {name} had once demonstrated: test, lean, step. {Hero} led the way and {the pal} followed. The mud gurgled expectantly and smelt of {smell}. It got one {sock|glove} out of the expedition +and it got nothing else.",
    "From a window on the {ridge|hilltop} somebody was signalling with a white shirt on a broomstick. {Hero} knew the code, which meant that {the neighbour} had seen them and was putting the {soup|kettle} on. With {a cloth} {he} waved back, ‘Another day, thank you’ +and the shirt bowed politely.",
    "There is only one proper way down a great sandhill, which is at a run, in long floury leaps. {Hero} and {the pal} descended it side by side, quite unable to stop. At the bottom {he} took off {his} boots +and out of each came sufficient sand for a small beach.",
    "A hay cart slowed down beside them, and {the neighbour}, who was driving, said, “Well? Up you get.” So {Hero} and {the pal} lay on their backs on top of the load and saw nothing but branches and enormous sky. Nobody spoke +and at the crossroads they reluctantly slid down.",
    "In the hollow of an old oak there was a tin with a notebook, in which every traveller might sign. {Hero} signed for {himself} and for {the pal}. On the very first page stood the name of {name}, from {thirty|forty} years ago, beside a drawing of {a creature}, which had hardly faded.",
    "On top of the embankment the wind got under {his} coat, and for two steps {Hero} weighed practically nothing. “Again!” {he} shouted. {The pal} was more cautious, and crouched. Together they leaned against the wind as if it were a wall +and then it stopped, and they both fell over.",
    "{Hero} and {the pal} followed the dry bed of a stream, to discover where the water had gone. It had slipped away under a {hill|barn} and come up again in the middle of {the neighbour}’s cabbages. “So that’s what it is,” said {the neighbour}, who had been wondering for days, immensely relieved.",
    "The farmer let {Hero} ride on the bottom rail of the great field gate while it swung open, majestically, like a ship turning round. On one side lay the {road|yard}, on the other a thousand buttercups. {The pal} waited at the end, like a harbour master +and {he} stepped ashore.",
    "At the duck pond lay a flat little boat with a note: ‘Borrow me, and leave me on the other side.’ The water was ankle-deep, and {the neighbour} was fishing beside it. {Hero} stood up like a gondolier, pushed {three|four} times with the pole +and {he} arrived with hardly a wobble.",
    "There was a ditch to cross. {Hero} took a run, reconsidered, took a longer run, and leapt. {The pal} went by the plank bridge, which had been behind a bush the whole time. They met in the {clover|nettles} +and {Hero} explained that it had been a matter of principle.",
    "Sheep had made all the paths on that hillside, and sheep have no destination. So {Hero} steered by the sun instead, keeping it warm on {his} left cheek, and marched with {the pal} straight through the heather. In {nine|twelve} minutes they struck the very {gate|signpost} they wanted +and the sheep stared.",
    "“Can anybody down there tie a reliable knot?” called {name} from the loft of the {mill|barn}. {Hero} could, for {grownup} had taught {him}. {He} fastened the sack, and up it went, slowly revolving, past two rows of windows. It held to the very top +and a handful of corn came down as thanks.",
    "On the towpath a swan looked at {Hero} and {the pal} as if it could easily beat them. They walked a little faster, and so did the swan, in its fashion. By the {willows|third bridge} they were running. There it lost interest +and they celebrated their victory with {a food}.",
    "In the farmer’s haystack, where all the children of {town} were welcome, {Hero} and {the pal} dug a tunnel with a bend in it. It was ticklish work and smelt of {smell}. At the far end {a creature} had been digging from the opposite side +and everybody was equally surprised.",
    "Broad grassy ledges ran up the side of the hill, like a staircase for giants. {Hero} and {the pal} took them one by one, resting on each. From the last, {town} looked like a toy that somebody has unpacked, and {he} could cover it with one hand +but {he} kindly took the hand away.",
    "{The neighbour} had the key to the {old|hand-pumped} rail trolley, and they worked its lever along a mile of track that no train had used for {years|ages}. When {Hero} went up, {the pal} went down +and they {whistled|rang} at every {crossing|cow}.",
    "Tied down by {three|four} stout ropes, a balloon was taking people to the height of {a poplar|two houses}. {Hero} stood beside the balloonist +and {a sight} shrank to a {button|crumb}. “Higher?” asked the balloonist. “Next year,” said {Hero}, holding on {tight|with both hands}.",
    "It is quicker through the theatre, if you don’t mind going underneath. A stagehand stood {Hero} and {the pal} on a chalk {cross|square} among the {ropes|cardboard moons}, and turned a {crank|wheel}. They rose through the floor, {waving|bowing}, into the middle of a {ballet|love scene}.",
    "Seven gardens lay between them and {a sight}. {Hero} asked for leave at every fence +and {six|five} owners waved {him} through. The {last|crossest} demanded a {reason|password}. {Hero} gave such a {good|long} one that a ladder was fetched, and {held|dusted}.",
    "A stair ran up inside the wall of the {ruined|round} tower, and the guide let {Hero} go first, with the {lantern|torch}. {He} counted {thirty-one|twenty-nine} steps, one palm on the {cold|gritty} stone. Then {a curtain|a panel} gave way +and they were in a tea room.",
    "“Helmets on!” shouted {name}, and the soapbox cart set off down {Barrel|Butter} Hill, which is long rather than {steep|wicked}. {Hero} steered with {two ropes|the toes}. They missed {a sight} by {an eyelash|an inch} +but the bales at the bottom they hit exactly.",
    "A barge was drifting sideways, and its skipper threw a line at the bank. {Hero} caught it at the {third|second} throw, sat down hard, and wound it {twice|three times} about a post. Forty tons of {gravel|onions} stopped as {meekly|softly} as a {calf|pram}.",
    "Behind the mill the water falls like a curtain, and between it and the wall there’s a {narrow|dripping} path with a rail. The miller went ahead. {Hero} followed, {shouting|singing}, because nobody could hear +and the world outside was {green|wobbling} and {upside down|made of glass}.",
    "The farmer took {Hero} up in front, on a carthorse as broad as a {sofa|dinner table}. In the ford the {weather} water reached its {knees|feathers}, while {the pal} rode behind, on the {sacks|cart}. Nobody got wet but {Bella|Captain}, who {liked|expected} it.",
    "In the gateway stood a goose that let nobody by. Running, {he} knew, only {encourages|amuses} geese. So {Hero} spread {his} {coat|scarf} as wide as a {wardrobe|barn door}, and strolled past, {humming|talking about apples} +and the goose remembered an engagement elsewhere.",
    "The {miller|baker} was sending {four|six} sacks down the slide, which winds like {a snail shell|a corkscrew}, and {Hero} was offered a ride on the last. {He} came out white to the {eyebrows|ears} +and so, a moment later, did {the pal}.",
    "You can find east without a {compass|map}. {Hero} stood {a stick|an umbrella} upright, laid a pebble where its shadow ended, ate {a food}, and laid another where it ended now. East lay from the first pebble to the second +so they turned {left|right}, by {a sight}.",
    "The whole {brass band|school choir} sat in a wagon that had sunk to its axles. {Hero} packed {branches|gravel} in front of the wheels, and pushed with the rest, on the word ‘{three|cheese}’. It {groaned|sucked} +and then it came out like a {cork|tooth}, {singing|in B flat}.",
    "Over a dry {ditch|hollow} hung a rope with a knot for the feet. {Hero} measured {twice|with one eye}, ran, and swung across, and straight back again, to {his} own {surprise|annoyance}. The next time {he} let go in the {right|far} place, which was {clover|soft sand}.",
    "The wall along the {water|long} meadow is knee-high and two bricks wide, and {Hero} undertook to walk all of it. At the {ninetieth|sixtieth} step sat {a creature}, which had been there first +so {he} stepped over, with both arms {out|rowing}.",
    "“A hundred paces, by ear alone,” said {Hero}, and pulled {his} {hat|scarf} over {his} eyes. {The pal} went ahead and made {small|encouraging} noises. First there was {grass|clover} underfoot, then {gravel|moss}, then a smell of {smell} +but {he} had hardly strayed by a {yard|puddle}.",
    "A tree had come down over the path. One could go {over|under} it, or through, for the trunk was hollow. {Hero} went through, {sneezing|singing}, and came out with {ivy|bark} in {his} hair +and {a pigeon|an owl} moved {politely|crossly} up a floor.",
    "Rain was coming across the {beans|barley} like a {grey|drawn} curtain, and the nearest roof was a {cart shed|bus shelter}. “{Now|Run}!” cried {Hero}. They heard it {hissing|drumming} right behind them +but it arrived half a second late, and threw itself {about|at the roof}, furious.",
    "{Thirty|Fifty} channels lead through the reeds, and the ferryman let {Hero} choose. {He} went by the {lean|colour} of the stalks, which show how the water {moves|runs}. Twice the punt met {its own wake|a dead end} +but round the {ninth|last} bend lay the landing stage.",
    "How wide was the valley? {Hero} called across it, and {the pal} counted till the answer came back, {nearly|about} five seconds later and somewhat {lower|bolder}. “Half a mile,” {he} declared, having done the {sum|division} +so they took the {bridge|level road}, as sensible explorers do.",
    "“Mind your {toes|cabbages}!” shouted the market porter, whose barrow was empty. {Hero} asked whether it had to be. They {flew|rattled} past the {melons|umbrellas} like royalty, and were tipped out by {a sight} +and {the pal} went into the book as {luggage|fruit}.",
    "{Name} had screwed a sail to a {cart|bench on wheels} and lacked a crew. {Hero} buckled on a {helmet|cushion}. With a snap the wind took hold, and they {hummed|flew} along the empty {promenade|common}. To stop, one aimed at the {hay|gorse}.",
    "On the {postwoman’s|doctor’s} tandem the {brakes|maps} are in front and the bell is behind, so {Hero}, who sat behind, was the bell. They swept down {Windy|Cooper’s} Hill, with {the pal} in the {trailer|basket}. {He} never left off ringing +and the chickens {cheered|took notes}.",
    "There was room in the fire engine, which was rolling home from {a practice|washing a statue}. {Hero} sat up high among the {boots|helmets}, and might ring its bell, once, at {a sight}. The street stepped aside and {saluted|stared} +and {the pal} looked {straight ahead|important}.",
    "You open a lock gate with your back, walking {backwards|like a crab}. {Hero} pushed, {the pal} pushed, and it might have been a {cathedral|mountain}. “{Wait|Patience},” said the lock keeper. Then the water stood level +and the gate swung like a {page|feather}.",
    "The climbing club had built a cave of {planks|barrels}, with a squeeze known as the {Letter Box|Keyhole}. {Hero} borrowed a lamp, breathed out, and went in: an arm, an {ear|elbow}, a knee. Somebody pulled at the {far|narrow} end +and out came {his} {boots|grin}.",
    "A stream had spread over the road, because it had choked on {branches|a basket} under the {footbridge|willow}. {Hero} pulled, {the pal} pulled, until it gulped and {found|remembered} its bed +and the road came up again, {steaming|shining}.",
    "Someone had left a {splendid|flattened} cardboard box at the top of the bank. {Hero} looked at the slope, which was all {grass|moss}, and at {the pal}, who was {already in it|willing}. They travelled {backwards|spinning} +and afterwards they carried it up again for the next explorers.",
    "Hail came rattling over the field, {big|white} as {peas|hazelnuts}, and there was no roof but a calves’ tin bath. {Hero} and {the pal} turned it over and crept under. It was like living in a {drum|kettle} +but only the {noise|draught} got in.",
    "On the dry {quay|lawn} one could try on the old diving suit. {Hero} managed {ten|twelve} steps in lead boots. It was {silent|green} in the helmet, and {the neighbour} went by like a {whale|ray} +so {he} came up slowly, as divers should.",
    "As far as {a sight} they had the loan of a donkey, who had {a mind|views} of its own. It disliked {bridges|main roads} and adored {gorse|detours}. So {Hero} saw a {gully|birch wood} that is on no map +and they were there before the {bus|bicycles}.",
    "Bales lay about the mown field like {islands|drums}, and {Hero} meant to cross by them alone. {The pal} chose the {low|safe} road. It took {eleven|fourteen} jumps, one of which required {a run-up|a speech} +and {he} landed on {both feet|all fours}.",
    "“Look at me, never at your {feet|boots},” said the acrobat, helping {Hero} up on a barrel. {He} walked {forwards|south}, and the barrel rolled {backwards|north}. Hand in hand they travelled {nine|seven} steps, past {a sight}, with {the pal} alongside to {catch|applaud}.",
    "Wild ponies stood on the {moor|common}, and one does not like to frighten them. {Hero} licked a finger, found the wind, and led {the pal} round by the {stony|lower} side. A {grey|spotted} mare lifted her head. Everyone held still +and then she {sneezed|went on eating}.",
    "The scouts had hung a net between {oaks|posts}, above a heap of {mattresses|leaves}, and dared all comers. {Hero} went up like a {fly|question}, swung a leg over, and saw {a sight} and half the {county|sky}. {He} came down more {thoughtfully|quickly}.",
    "It takes two to row the ferry when the river is {high|stubborn}, so {Hero}, in a cork jacket, took the second oar. They pointed upstream, at the {church|mill}, in order to arrive at the {steps|inn}. The ferryman called that {geometry|cunning} +and the blisters were free.",
  ],
  calms: [
    "{His} boots lay where they had fallen, with the toes to the door. {Hero} was in bed now, and the boots would have to {wait|manage alone}.",
    "On the map {Hero} marked the places {he} had been to, with small {colour} crosses. The paper was still warm from {his} pocket.",
    "The wind tried the {shutter|latch} and found it shut. So it went off over the hills by itself, and {Hero} stayed in bed.",
    "There was {straw|sand} in the bath and {a burr|a leaf} in the comb. {Grownup} called them souvenirs, and kept the best one.",
    "With the quilt pulled up, {Hero}’s knees looked like the hills on the horizon. When {Hero} lay flat, the hills turned into a plain.",
    "The compass lay on the night table, still trembling a little. North was just behind the {bookcase|bath}, where it always had been.",
    "{His} hair had brought home a good part of the {hedge|moor}. {Grownup} combed it out gently, leaf by leaf.",
    "The bed was a boat, and {Hero} pushed off with one foot. There was not a wave anywhere, and nobody had to row.",
    "The {rucksack|bag} had been emptied on the step, down to the last {pebble|burr}. It hung on its hook, and looked as tired as its owner.",
    "Outside the rain could do as it liked. {Hero} heard it try the {door|window} and then go round the house, and was glad to be in.",
    "All the miles of the day had been rolled up like a map. {Hero} lay under the quilt, and had nowhere to go until morning.",
    "The bath had been crossed and the stairs had been climbed. Now there was only the wide, white plain of the bed, in moonlight.",
    "All day the wind had walked beside {Hero}. Now it lay down outside the door, like a dog, and one heard it sigh.",
    "The {torch|whistle} hung on the bedpost, in case of bears. No bears were expected. {Hero} listened for a while, and then left off.",
    "{Grownup} ran a finger over the map as far as the fold. “And what’s here?” “That’s for another day,” said {Hero}, and shut it.",
    "{Hero} had undone every knot but one. It tied the curtain back, so that the stars could be seen from the pillow.",
    "Through the window the far hills were only one long line. {Hero} followed it with {his} eyes, from end to end and back again.",
    "The blanket rose over both knees, and there stood the two {highest|last} mountains of the day. {Hero} conquered them by lying flat.",
    "For the next time the {lantern|torch} was filled, and stood ready by the door. It would not be lit before {Saturday|spring}. {Hero} could wait.",
    "“Any damage?” asked {grownup}, as one asks a captain. There was one {blister|scratch}. It was washed, and entered in the log.",
    "{His} jacket was still steaming on its nail. It had crossed {three|two} valleys of mud, and now it dripped quietly into a {bowl|bucket}.",
    "Every expedition ends with soup, {Hero} had read, and so did this one. The {ladle|spoon} was hung up. Camp was made.",
    "The bed creaked, like a ship at its {anchor|moorings}. {Hero} lay along the deck of it. There was no wind tonight, and no {orders|watch}.",
    "{Grownup} turned down {his} cuffs, and out ran {gravel|sand} from far away. It made a very small {beach|island} beside the bed.",
    "Somewhere out there lay the path, with {his} footprints in it. They all pointed home. By morning the {dew|foxes} would have read them.",
  ],
};
