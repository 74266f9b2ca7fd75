import type { MoodTexts } from "../shared/mood-texts";

export const magical: MoodTexts = {
  strands: [
    {
      opening:
        "Magic in {town} was run by {a committee|two clerks|one small office}, so it seldom came on time. {Hero} had applied for {a small cloud|one wish|a spare shadow} in {March|spring} +but so far {home} had received only {a trinket} and a {polite|long} form to fill in.",
      way: "",
      close: "",
    },
    {
      opening:
        "A witch had lived in {home} before {Hero}’s family, and she had moved out in {a hurry|a temper}. Some of her magic was still in the {cupboards|floorboards}. [On {weather} days the {kettle|coat stand} spoke Latin to {grownup} +and the only cure was to {apologise|answer politely}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "By law, every gate in {town} could ask one riddle a day, and most of them had grown lazy. “What has {four legs|a back} but cannot walk?” said the gate of {home} every single {morning|afternoon}. “A chair,” said {Hero}, as always +and the gate {creaked|sighed} and let {him} by.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero}’s family had owned a single spell since {the great flood|1702}, and all it could do was {find lost spoons|dry wet socks|peel boiled eggs}. {Grownup} was {proud|fond} of it. [{Hero} could not help feeling, in {home}, that somebody might have wished for something {grander|bigger}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "On {weather} nights the statues of {town} changed places, though nobody had ever caught them at it. {Hero} kept a careful list. [This morning the stone {admiral|poet|sailor} stood right outside {home} +and there were fresh crumbs of {cake|toast} in its beard.]",
      way: "",
      close: "",
    },
    {
      opening:
        "It is a mistake to leave {a trinket} out in the moonlight, as {grownup} had often said. {Hero} did it once, on the step of {home} +and ever since {he} had understood what {pigeons|moths|weathercocks} say. [They mostly complain about the {draught|neighbours}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "There was a crease in the map of {town}, and whatever lay along it was {slightly|faintly} enchanted. {Home} lay along it. So {Hero}’s {shadow|echo|reflection} got up ten minutes before {him} and was always in the {bathroom|best chair}.",
      way: "",
      close: "",
    },
    {
      opening:
        "The {genie|imp|sprite} in the {boiler|teapot} had come with {home} and could not be asked to leave. It granted one wish a day, but only before {six|seven} in the morning. {Hero} had overslept all {week|month}, and so {he} had never had a {single|proper} one.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Seven|Nine} years ago a dragon had sneezed over {town}, and the place had been odd ever since. [Carrots {hummed|came up square}.] At {home} the {bath|front step} floated on Fridays +and {Hero} could not see why visitors {stared|held on}.",
      way: "",
      close: "",
    },
    {
      opening:
        "“Do not turn the {brass|left|small} door knob after four o’clock,” said a note in {home}. {Hero} had turned it {once|twice}, very gently. Before four the door opened on {the yard|a broom cupboard}. [After four it opened on a {blue|quiet} meadow with two moons above it +so the note had a point.]",
      way: "",
      close: "",
    },
    {
      opening:
        "In {town} everyone was given one magic gift at the age of {seven|eight} and had to make the best of it. [{Name} could talk to {soup|bees}.] {Hero} could turn things {colour}, which was {useful|handy} for {gates|socks} but never seemed to be {needed|called for} in an emergency.",
      way: "",
      close: "",
    },
    {
      opening:
        "Nobody had told the moon that {town} was an ordinary place, so it spilt magic there every night. [By breakfast in {home}, {Hero}’s {pencils|boots|buttons} were standing to attention +and {a creature} on the {wall|step} wished {him} good morning by name.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The staircase in {home} had {thirteen|seventeen} steps going up and {twelve|eighteen} coming down, and {Hero} had long ago stopped {checking|arguing}. [Missing steps generally {surfaced|returned} by Friday +and {grownup} kept a {spare|folding} one behind the door.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“Kindly do not feed the weathercock,” said the {sign|notice} on the steeple of {town}. {Hero} had only given it a {crumb|corner} of {a food}. [Ever since, the wind had followed {him} back to {home} each {evening|Tuesday}, like a grateful dog.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Since {Hero} had sneezed on a lamp in the {museum|market}, a very small {sultan|sorceress} lived in the sugar bowl of {home}. [It was a {courteous|demanding} guest +but it complained about the {spoons|draughts}, and it wanted a {carpet|balcony}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The cupboard under the stairs of {home} was {bigger|rainier} than the house, which was annoying when {Hero} had to fetch a {broom|bucket}. [{He} usually took {a food} along +and once {he} had met {the neighbour} in there, looking for the {exit|sea}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Every child in {town} inherited one {impossible|unnecessary} object. {Hero}’s was a {teaspoon|umbrella} that could remember {conversations|Tuesdays}, and {often|readily} did. [It repeated them at supper in {home}, in the {original|wrong} voices, which {grownup} found {trying|educational}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Something peculiar had happened to the alphabet in {town}, and whatever began with a P now floated {slightly|knee-high}. {Hero} spent the morning in {home} tying down the {pillows|potatoes|porridge}. [{Grownup} was chasing the {pepper pot|pyjamas} round the ceiling with a {broom|net}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The {mirror|kettle} in the hall of {home} was {eleven|nine} minutes ahead, so that {Hero} always knew how {he} would look {presently|after tea}. [Today it showed {him} {soaked|grinning}, with {a creature} on {his} head +and that seemed worth {investigating|dressing for}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero}’s grandmother had knitted a roof for {home}, to be used whenever the real one {leaked|blew off}. [It was {colour}, with a pattern of {cables|reindeer} +and when it rained, the whole roof purred like a {cat|kettle}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The letters in {town} were delivered by {moths|snails}, so slowly that even an angry letter had calmed down before it arrived. {Hero} of {home} had been expecting one since {spring|last winter}. [It smelt of {smell} when it came +and the address was written in moonlight.]",
      way: "",
      close: "",
    },
    {
      opening:
        "On a shelf in {home} stood a jar marked ‘Do not {shake|tickle}’, and this morning {Hero} had {bumped|dusted} it. [Out flew a small, offended spell with {wings|feathers} +and now {grownup} was up a ladder with a {sieve|butterfly net}, trying to catch it.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Whatever {Hero} drew with the {stub|pencil} from the fair came {alive|true}. [There was already a {door|cow} in the hall of {home} that nobody had ordered.] {Grownup} had forbidden {lions|thunderstorms}, to be on the safe side.",
      way: "",
      close: "",
    },
    {
      opening:
        "It was the duty of {Hero}’s family to wake the houses of {town} each spring, one by one, by {tickling|singing to} their {doorsteps|gutters}. [{Home} was always the {last|laziest}. It rolled over on its {side|chimney} and asked for five more minutes.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“We’ve run out of {moonlight|echoes} again,” said {grownup}, with both arms in the larder of {home}. “{Hero}, run and borrow a {cupful|small jar}.” [In {town} one neighbour will always lend another such things, so long as they are returned by {Friday|breakfast}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "A {retired|homesick} comet had taken the spare room in {home}, and paid its rent in {sparks|stardust}. {Hero} carried up its {breakfast|tea} each day. [In return it wished to hear all about {puddles|bicycles}, because there are none in {space|the sky}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "By the pond in {town} stood a heron that had once been the {postmaster|dentist}. At least, that was what people said. {Hero} of {home} always wished it {good morning|a pleasant day}, just in case, and it always {bowed|nodded}.",
      way: "",
      close: "",
    },
  ],
  events: [
    "A gate stood across the lane, with no wall on either side of it. “The price is one {secret|rhyme|yawn},” it said. {Hero} paid at once, although {he} could simply have walked round +and the gate was so {honoured|delighted} that it let {the pal} through for nothing.",
    "For a few minutes it rained upwards. First the puddles rose from the road, then the {dew|drops} from the hedges, while {a creature} shook itself and looked thoroughly baffled. “It’ll be down again by {tea|Friday},” said {the neighbour}, and held an umbrella upside down +so {Hero} and {the pal} squeezed in above it.",
    "The next stretch of pavement had been taken away for {cleaning|repairs}, leaving only a chalk line across thin air. ‘Perfectly safe,’ somebody had written. ‘Kindly don’t {stamp|run}.’ {Hero} tried it with one toe and found it quite solid +so {he} and {the pal} crossed it, humming loudly.",
    "{Name} was selling spells from a barrow, remarkably cheaply, because they were last year’s. {Hero} bought one for a {button|rhyme}. With a great deal of {green|purple} smoke it turned {a trinket} into {a trinket 2} +but then it could not remember how to turn it back.",
    "In the gutter lay a wish that somebody had dropped, hardly used. {Hero} knew that one must never keep another person’s wish, so {he} hung it on the {railings|nearest bush}, where its owner would certainly notice it. It hummed {gratefully|contentedly} until {he} and {the pal} were out of earshot.",
    "Along the wall somebody had once painted a row of {sailors|musicians}, who now turned their heads. “What year is it?” inquired the first, and {Hero} told them. There was a {shocked|lengthy} silence +and then a voice remarked, “In that case, I believe my {soup|tea} is getting cold.”",
    "{Hero}’s shadow had stopped to chat with the shadow of {a creature}, and would not come when it was called. So {Hero} and {the pal} had to wait, feeling peculiarly {light|undressed}. At last it came {strolling|hurrying} back, apologised, and fastened itself to {his} heels.",
    "By some mistake the {calendar|lamplighter} had skipped one side street, and so it was still {yesterday|last week} in there. At the far end {Hero} caught sight of {himself}, about to drop the {milk|eggs}. It was tempting to shout a warning +but all that had been mopped up long ago.",
    "The steps to the upper street would carry only people who paid them a compliment. “What a magnificent {banister|handrail} you have,” said {Hero}, and at once they bore {him} upwards like {a duchess|a tray of cakes}. On behalf of {the pal} {he} admired the {ironwork|paint}.",
    "An unemployed {genie|giant} was directing the traffic with {two spoons|a feather duster}, and held up {four bicycles|a tractor} so that {Hero} could cross. “I used to build {palaces|mountains},” he remarked, “but nobody ever thanked me for it.” {Hero} thanked him immediately +and the {genie|big fellow} blushed.",
    "{Hero} sneezed +and by some magic {a cloth} on the washing line changed places with the town hall’s {flag|curtains}. Fortunately nobody had noticed. {He} sneezed a second time, on purpose, and everything flew home again, although the {flag|cloth} was now {inside out|considerably longer}.",
    "{The neighbour}’s laundry was having an argument on the line. The {stockings|shirts} believed that the world was round, the {vests|pillowcases} insisted that it was flat, and {Hero} was asked to decide. “Round,” {he} said +and the {handkerchiefs|towels} applauded until they were completely dry.",
    "Every pebble on that path remembered the {beach|river} it came from. {Hero} held a {striped|grey} one to {his} ear and heard {a gale|a calm morning} of long ago, with gulls in it. Then {he} carefully put it back, because in a pocket pebbles forget everything.",
    "A door stood in the meadow, without any house around it, and {Hero} knocked. It was opened by {himself}, a little {older|taller}, in {a cloth}. “Ah, I remember this,” said the older {Hero}. “You’re doing {splendidly|remarkably well}, so carry on.” Then it closed, politely but firmly.",
    "{Hero} and {the pal} were held up by a cloud that had landed in the road to ask for directions. Up close it was {damp|rather shy} and smelt of {smell}. {Hero} pointed towards the {hills|sea}, and it thanked {him} so warmly that all {his} buttons turned {colour}.",
    "Once a week the stone {lions|tigers} of the fountain were allowed an hour off. One of them, which had been hungry for {eighty|two hundred} years, sat down beside {Hero} on a bench. {He} shared {a food} with it +and the whole bench trembled, because stone purrs so deeply.",
    "{Seven|Nine} gulls sat on the railing, and each said a single word, so that together they made a weather forecast. It would be fine, they announced, with occasional {parsnips|trousers}. The last gull, as it explained to {Hero} afterwards, was still {learning|practising} +but the rest was reliable.",
    "A bridge no longer than a {sofa|cow} begged to have its fortune told, since nobody had ever shown an interest in its future. “You will be crossed,” {Hero} predicted solemnly, “by many remarkable people.” {He} and {the pal} crossed it immediately +and it arched its {back|planks} with pride.",
    "Every time {the pal} yawned, a {daffodil|small lamp post} shot up through the {paving stones|gravel}. {Hero} tactfully pretended not to notice. By the corner there were {eleven|fourteen} of them in a row +and {the neighbour} came out to inquire whether somebody had been going to bed late.",
    "The hedge had been clipped into the shape of {a creature}, and at the sound of a footstep it {crouched|trembled}. {Hero} held out the back of {his} hand, as one does with nervous animals. It considered {him}, rustling, and finally permitted {him} to {scratch|tickle} it behind one leafy ear.",
    "On the wall stood a bottle containing a letter, and when {Hero} drew the cork, the letter read itself aloud. “To whoever finds me,” it began, in a voice like {a gnat|a teaspoon}, “I hope you are having a delightful day.” “I am, thank you,” said {Hero}, and corked it for the next reader.",
    "Two ladies from the weather office were taking down the old {clouds|sunshine} above the street and putting up new. “Would somebody sign for it?” they called, and {Hero} signed, being the nearest. The old weather was carried off in a {sack|handcart}, grumbling +and the new one fitted perfectly.",
    "Footprints came towards {Hero} along the {sandy|dusty} path, although there was nobody in them, and politely stopped to let {him} by. “Good day,” said {Hero} to the empty air. “Good day,” answered a {surprised|gratified} voice +and the invisible walker continued, smelling faintly of {smell}.",
    "“It’s lonely here,” sighed the milestone. For {ninety|two hundred} years it had been three miles from {everywhere|anywhere}, and it longed, just once, to be the place where somebody arrived. So {Hero} sat down against it and cried, “Here at last!” +and it was {overjoyed|speechless}.",
    "A lost echo had attached itself to {Hero} and repeated the last word of everything, {wistfully|a beat late}. {He} led it back to the {quarry|mill} wall where it belonged +and {he} said “{Home|Welcome},” so that it had something {kind|cheerful} to {repeat|keep}.",
    "The signpost pointed to whatever a traveller {wanted|loved} most, and for {Hero} it swung towards {a food} in a {bakery|kitchen} window. {He} thought {hard|sternly} of what {he} had set out for +and with a {sigh|creak} it showed the road.",
    "In the {chestnut|pancake} seller’s stove lived a dragon as long as a {spoon|glove}, which that day produced only {steam|bubbles}. “Have you {eaten|slept}?” asked {Hero}. Nobody had asked for {weeks|years} +and the dragon was so {touched|pleased} that the whole stove {glowed|lit up}.",
    "A scarecrow was teaching itself to read, and wished to know which way up a {seed packet|newspaper} {went|belonged}. {Hero} helped with the {first|longest} word, which was ‘{carrot|tomorrow}’ +and the {crows|sparrows} along its arms looked {impressed|uneasy}.",
    "Between two bicycles somebody had parked a witch’s broom, and it was {trembling|bristling}, because {the neighbour} had sat on it. {Hero} leaned it in a {sunny|quiet} corner with a sign, ‘{Not a bicycle|Already taken}’ +and that seemed to {soothe|comfort} it.",
    "There was a puddle in the road that reflected a different {day|year}. In it {Hero} saw {himself} in {a cloth}, {waving|laughing} beside {a creature} {he} had not met yet. {He} waved back, to be {civil|friendly}, and stepped {round|over} it.",
    "The hats in that window chose their own heads, and a {feathered|tall green} one loved {the neighbour}, who was merely {passing|yawning}. {Hero} explained to it, {patiently|kindly}, that love must be {returned|mutual} +and the hat withdrew to {sulk|think}.",
    "A giant had dropped a glove, and it blocked the pavement like a {woollen|collapsed} tent. {Hero} and {the neighbour} hung it over the {railings|church wall}, for its owner to see. By then {a creature} had moved into the {thumb|little finger} +and it looked {settled|comfortable}.",
    "One street lamp had never been lit, because it was afraid of meeting the dark. “The dark never stays where you {shine|are},” {Hero} pointed out. The lamp {considered|flickered} and came on in broad daylight +and {two|several} moths {applauded|blinked}.",
    "A river sprite sat in the horse trough, for she had taken a wrong turning at the {pump|waterworks}. {Hero} borrowed {a watering can|a milk jug} and carried her back to the {brook|river} in two {helpings|halves} +and each half {thanked|splashed} {him}.",
    "A ghost in a postman’s cap asked {Hero} to read him an address, for the ink was {ninety|a hundred} years old. ‘For {whoever is passing|the next in line},’ it said. Inside lay a {violet|fern} and the words ‘Cheer up’ +and even the ghost {did|felt better}.",
    "Down from the steeple came the weathercock, to {stretch|exercise} its legs, and {Hero} was begged to point out the wind meanwhile. {He} stood with one arm to the {south|west} +and several households took in their {washing|deckchairs} before the bird {returned|strolled back}.",
    "An old sailor was selling breezes, tied up in {blue|tarred} string, and undid a {small|cheap} one for {Hero} to try. It ran {once|twice} round {a sight}, smelling of {smell} +and it came back to be tied up, {panting|like a puppy}.",
    "On the {carpet|rug} seller’s line hung a flying carpet that was nervous of heights. {Hero} sat down on it and advised it to look {ahead|at the horizon}. After some {trembling|encouragement} it rose by a {thumb’s width|biscuit’s height} +and everyone called that {flying|soaring}.",
    "“Would you mind?” asked the stone {poet|admiral|gardener}, who had had an itch behind one ear for {ninety|sixty} years. {Hero} reached it with {the neighbour}’s {walking stick|feather duster}. The statue sighed until the pigeons {rose|shifted} +and its face looked {younger|less severe}.",
    "A frog by the {path|ditch} had put up a notice: ‘I am not a prince.’ {Hero} promised that nobody would {kiss|trouble} him. “You’d be {surprised|astonished},” said the frog +and he moved over, so that {the pal} might share his {rhubarb|dock} leaf.",
    "The {orchard|courtyard} gate was ticklish, and whenever {name} put the key in, it {giggled|wriggled} and dropped it. So {Hero} lectured the gate about {fractions|cold porridge}, {slowly|in great detail} +and in the middle of a {yawn|sigh} the lock went round.",
    "In a shop window lay a map of {town} with two dots creeping across it. {Hero} lifted an arm, and one dot {waved|twinkled}. Then {the pal} {sneezed|stumbled}, and on the map a {steeple|hill} shook +and they both walked on with {care|tact}.",
    "The tailor was mending a coat that had the night sky for a lining, and one star had come {loose|undone}. {Hero} held the {thread|pincushion} while it was sewn on {next to the moon|between two others}. Above the {weather} roofs something {clicked|slid} into place.",
    "A shepherd strode down the {hill|lane}, counting clouds, and one was {missing|absent}. {Hero} discovered it behind {a sight}, where it had gone to rain in private. A kind {word|whistle} coaxed it out +and it ran to its mother, {dripping|leaving puddles}.",
    "The letters on the street sign were playing musical chairs, so that nobody could {read|pronounce} where they lived. {Hero} {clapped|whistled} whenever the music should stop. This time even the Q got a {seat|place} +and the {street|alphabet} was glad for it.",
    "That baker’s loaves foretold the future, as far as {teatime|the next corner}. {Hero} broke one open and read, ‘You will share this.’ So {he} did, with {the pal} and {a creature} +and it is {satisfying|pleasant} when a prophecy comes true so {warmly|promptly}.",
    "Two doors of one {tall|crooked} house were quarrelling about which of them was the front. {Hero}, being asked to judge, {bowed|knocked} at both and declared that either would be a {privilege|pleasure}. Both were {flattered|silent} +and the letter box between them {winked|curtsied}.",
    "Under the bridge sat a troll with a {saucepan|ladle}, who asked for recipes now instead of tolls. {Hero} told him how {grownup} did {lentils|turnips}, with plenty of {butter|ginger}. The troll chalked it on a {pillar|stone} +and he waved them over like {royalty|old friends}.",
    "Somebody was calling in a hollow voice for {oil|assistance}. A suit of armour had stuck on the {museum|town hall} steps in the middle of bowing. {Hero} rubbed its knees with {lamp oil|butter}. It finished the bow, {sixty|forty} years late, {superbly|with a flourish}.",
    "A tune without any instrument was blowing down the street, and whoever walked through it danced. {The neighbour} did {two|four} steps of a {polka|waltz}, quite against {habit|orders}. {Hero} ducked at first +and then {he} went back, to walk through it {properly|twice}.",
    "A young wizard had stuck halfway through vanishing, and nothing was left of him but {boots|a hat} and a worried {cough|murmur}. {Hero} read him the spell backwards, {line by line|loudly}. The wizard returned in pieces, ears last +and he promised to {practise|read} more.",
    "The wishing well was particular about grammar, and returned every wish {corrected|with notes}. {Hero} tried one for {the neighbour}, who had said merely ‘less mud’. ‘{Drier boots|Fewer puddles}?’ suggested the well in {neat|flowing} writing +and beyond {a sight} the road was {drying|improving}.",
    "A single seven-league boot stood outside the {cobbler’s|shoe shop}. {Hero} put one foot in, and past went a {camel|volcano}, some {ocean|snow}, and the same shop again. It had taken {him} round the {world|globe} +and {the pal} had not even finished {yawning|blinking}.",
    "A woman with a tray gave away minutes that people had {saved|put by} and forgotten. {Hero} accepted {five|six} and spent them beside {a sight}, {discussing clouds|watching nothing}. When they were {over|used up}, every clock in {town} stood where it had stood before.",
    "On a tree near the {chapel|pump} grew all the gloves that {town} had ever lost, and they were {ripe|in season}. {Hero} picked {the neighbour}’s from a low twig, still {warm|blushing}. It fitted like a {handshake|greeting} +and the others on the branch {waved|clapped}.",
    "The horse in front of the {milk|laundry} cart wore a straw hat, with something {silver|pearly} poking out through the {crown|brim}. Very slightly it shook its head at {Hero}. {He} {nodded|understood} +and {he} told the whole street what an ordinary {pony|carthorse} that was.",
    "“Mind your fingers,” said the postwoman, whose {largest|squarest} parcel was growling. It was labelled ‘Thunder, {second-hand|medium}’, for quite another {hill|valley}. {Hero} hummed until the contents were {calm|asleep} +and it thanked {him} with one small, {grateful|courteous} boom.",
    "‘Moon {Polishing|Repairs}, Night Work Only,’ said a van with two {sleeping|snoring} men in it. Their polish stood where anyone might {trip|step}, so {Hero} moved it. One drop fell on {his} {shoe|sleeve} +and it shone for the length of the {street|hedge}.",
    "{The neighbour}’s umbrella would open only for good news, and a shower had begun. {Hero} told it that the {plums|buns} were excellent and that somebody’s baby had slept until {seven|morning}. The umbrella flew {open|up} +and it begged for {details|more}.",
    "Whoever sat on the {green|iron} bench remembered something of the person before. {Hero} sat down and remembered being {eighty|a sailor}, with a {parrot|garden}, and loving {smell}. {He} left behind, for whoever came next, the sound of {grownup} {laughing|singing}.",
  ],
  calms: [
    "All the spells of {town} were called in for the night. They came home {yawning|one by one}, and {Hero} heard the last of them shut the gate.",
    "By the bed stood a jar with some borrowed moonlight in it. {Hero} turned the lid until the light was {dim|soft}.",
    "Since noon the {taps|door knobs} had been talking. Now they were too sleepy to say a word. {Home} was only a home again, and a quiet one.",
    "At the door {his} shadow wiped its feet. It lay down on the bed before {Hero} did, for it had walked just as far.",
    "One last wish floated past the window, high up. {Hero} let it go by, because {he} could not think of anything else to {ask for|want}.",
    "The last piece of magic that day was a {small|plain} one. It kept the milk {warm|foamy} until {Hero} had finished it. {Grownup} claimed to know nothing about it.",
    "Up in the attic the flying {carpet|broom} was settling down. It had not flown for years +but it still liked to be wished good night.",
    "{Hero}’s slippers came when they were called, one after the other. They were slow tonight. It had been a {tiring|long} day for them, too.",
    "A very old spell kept the {draught|cold} out of that room. It hummed on one low note, and soon {Hero} no longer heard it.",
    "The {dragon|griffin} on the quilt turned round three times and lay down. Then it was only embroidery again, with its eyes shut.",
    "“Any more wishes?” asked the {lamp|ceiling}, as it did each night. “No, thank you,” said {Hero}. “They’ve all come true.”",
    "A yawn went round the room from picture to picture. The {duke|sea captain} over the bed yawned last. After that even the frames hung still.",
    "The magic {broom|umbrella} leaned in its corner. It twitched now and then, because it was dreaming of {Spain|the open sky}.",
    "The wish {Hero} had sent off came back with a note. ‘You have this already,’ it said. {Hero} looked round the room, and it was {true|quite right}.",
    "Somebody had turned the magic in {home} down low, like a stove at night. It ticked a little as it cooled. The room was exactly warm enough.",
    "A star had landed in the {gutter|rain barrel} to get its breath back. {Grownup} put out a saucer of {milk|water} for it, and left the curtain open.",
    "“Sleep,” said the bed. It was the only word the bed had ever learnt, and it said it {beautifully|very kindly}.",
    "For a moment the {clock|mirror} on the landing showed yesterday. “Today,” said {Hero} kindly, and it corrected itself. Then it dimmed its own light.",
    "Each evening the birds on the wallpaper changed branches. Tonight two of them shared one. {Hero} counted the flock, and none was {late|missing}.",
    "{Grownup} shook out the quilt, and {four|three} stars fell on the floor. They were swept up, still {glowing|warm}, and kept for tomorrow.",
    "Earlier on {his} left slipper had been a {boat|carriage}. It was a slipper again now, and rather tired. {Hero} set it beside its brother.",
    "The moon was let down a little on its {ribbon|string}, to see better. Whoever held the other end was already yawning.",
    "There is a door that opens only for sleepers, and {Hero} knew where. It was just behind {his} eyelids, and never {locked|shut}.",
    "“You can stop now,” {Hero} told the {rug|teapot}. It had been flying in circles since {supper|tea}. Down it came, out of breath.",
    "A wind brought back three words that {he} had let fall {outdoors|today}. They were ‘please’, ‘thank’ and ‘you’. {Hero} put them away for morning.",
  ],
};
