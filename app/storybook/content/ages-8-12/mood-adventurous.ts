import type { MoodTexts } from "../shared/mood-texts";

export const adventurous: MoodTexts = {
  strands: [
    {
      opening:
        "By breakfast {Hero} had been to the far end of the {allotments|goods yard} and back, and had a {torn|wet} sleeve to prove it. {Grownup} put down {a food} and asked for the whole story. [It had so many hills and fences in it that {home} seemed {far|several sizes} too small for it.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had a rule never to come back to {home} by the same way {he} had left it. [It made the shopping slow. But it had already led {him} through {a sail loft|a sawmill}, into {two weddings|a parade} and once past {a creature} that was wearing {a cloth}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The boat was {nine|ten} feet long and {colour}, it leaked, and it belonged to {Hero} and {grownup}. All {spring|summer} the two of them had patched it, beside {home}. [They had painted it twice. By now even {Hero}’s {socks|hair} smelt of varnish and faraway places +but the boat still leaked.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Every map of {town} stopped at the {quarry|marsh}, although the paper went on. {Hero} asked {the neighbour} what came after that. “More,” was the answer. [It was quite {enough|all it needed} +and back in {home} {he} began to lace {his} boots.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} travelled light, with {string|twine}, a {whistle|pencil}, {a food} and one dry sock. [{Grownup} asked why there was only the one. At {home} {he} had worked it out. On every walk so far {he} had stepped into a puddle, but never yet with both feet.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The storm had moved everything. The path from {home} had turned into a stream, and where the stream used to be lay a bank of {colour} pebbles. [Overnight {Hero} had been given a brand new {country|coast} to explore +and there was not a single footprint on it yet.]",
      way: "",
      close: "",
    },
    {
      opening:
        "You could get from {home} to the far end of {town} without once using a road, and {Hero} had proved it. [{He} had gone along {a ditch|a hedge}, on {a hay cart|a barge}, and through the hall of {the neighbour}, who was most obliging.] The last bit was done in a wheelbarrow.",
      way: "",
      close: "",
    },
    {
      opening:
        "“How far does it go?” {Hero} had asked about the old railway, and nobody knew. No train had used it for {forty|fifty} years. [The rusty rails ran past {home} among the {poppies|brambles}. They went round the bend so confidently that {he} felt they must have somewhere to go.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The expedition left {home} at {dawn|six}. It consisted of {Hero}, {grownup}, a {frying pan|tent pole} and {a food}. [By {seven|nine} it had discovered a {spring|ruin}, a {long|muddy} short cut and {a creature}. By ten it had discovered that nobody had brought the {plates|map}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Gulls were flying over {town} the wrong way, inland and {fast|low}, and the {weather} air tasted of salt. Something was going to happen. [{Hero} was so sure of it, in {home}, that {he} had one arm in {his} coat before {grownup} had even looked up.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Grownup} had given {Hero} a {dented|cracked} compass and one piece of advice. “Look back now and then,” it went, “because a path looks quite different when you come home by it.” [From the {ridge|hill}, for example, {home} was no bigger than a {dot|crumb}, and looked {very brave|quite new}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "First {Hero} had built the raft, then the {go-cart|swing} with two seats, and after that {grownup} asked to be told about such things beforehand, in writing. [So on {weather} mornings there was always a note in {home}. ‘Gone up the hill and across,’ it said. ‘Back for {supper|tea}.’]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had read in {a diary|an old book} that behind the waterfall there was a second one, which hardly anybody had seen, and it was only {three|four} miles from {home}. [{Grownup} put extra {sandwiches|socks} in both bags and looked as {excited|pleased} as {he} did.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The night train stopped in {town} for just {seventy|ninety} seconds. During that time {Hero} stood with {grownup} at the window of {home} and was halfway round the world. [‘{Vladivostok|Trieste}’ said a sign on the {third|dining} car. Then it was gone +and the glass was still humming.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The {storm|spring tide} had thrown a ship’s wheel into the {cabbages|roses} of {home}. {Hero} screwed it to the {henhouse|wheelbarrow}, and stood behind it with {his} eyes on the horizon. [“Where are we bound?” asked {grownup}. “To lunch,” said {Hero}, and turned it a little to the left.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Between the roofs of {town} and the sky there is a country of its own, with chimneys for trees and gutters for rivers. {Hero} could see it all from the attic window of {home}, and was drawing the first {map|atlas} of it. [It was ruled, as far as {he} could tell, by one fat {gull|cat}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“Mind the {ducks|lilies}!” called {the neighbour} across the pond, and {Hero} and {grownup} minded them. [The raft was an old {door|bedstead} from {home} with barrels underneath, and the water came up to their knees. It could be steered with {a broom|two spoons}, but only in circles.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Some child who explored the {alleys|back lanes} of {town} long ago had left chalk arrows on the walls, and {Hero} had followed them all, with {grownup}. [They led past the {pump|fish market}, over {two|three} bridges and round by the mill. The last arrow pointed, to their surprise, at {home}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had spent the night in a tent behind {home}, to get used to hardship, and came in at {five|dawn}, {stiff|full of grass}. [{Grownup} served {a food}. “Was it hard?” {grownup} asked. “Extremely,” said {Hero} proudly, “and I heard {a noise}.”]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had a {canoe|kite} that was named after {grownup}, which is a risky compliment, since it {leaked|turned over} whenever it was needed. [Every {Saturday|Sunday} the two of them took it out from {home}. So far it had come back {each|almost every} time.]",
      way: "",
      close: "",
    },
    {
      opening:
        "On the back of the wardrobe in {home} some other child had once drawn a map in {chalk|pencil}, and {Hero} had only now found it. ‘Good den here,’ it said, and ‘Nettles!’ and ‘Best {apples|view}’. [{He} went to the window to look. Most of the {paths|hedges} were still there.]",
      way: "",
      close: "",
    },
    {
      opening:
        "By {six|seven} o’clock {Hero} had been all round {town} on stilts, with {grownup} beside {him}, and had seen what everybody was having for breakfast. [In {home} there was only {a food} +but {he} could report that nobody in the street was having anything better.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“Which way is the wind today?” asked {Hero}, as other people ask for the {salt|time}. It was coming over {home} from the {hills|islands}, and it smelt of {smell}. [“Then we know where we’re going,” {he} told {grownup}, and took {a cloth} from the peg.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The dunes beyond {town} are never the same two weeks running, because the wind moves them about. So {Hero} and {grownup} could discover them again every {Saturday|Sunday}. [{Home} was easy to find from there. It was the one with the {flag|smoke}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had once fallen asleep in {a rowing boat|a hay cart}, under {a cloth}, and had woken up in another town. [It was market day there, and {grownup} had come to fetch {him}. They brought back a cheese to {home} +and ever since {he} had been looking for the next surprise.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Behind {home} there was a tunnel of brambles, just wide enough for {Hero}, and every year it came out at a different place. [One year it was {a field|an orchard}, another year {the neighbour}’s {lettuces|hen run}. {He} went in backwards, because of {his} hair.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The circus had left {town} in the night, and had forgotten a {long|red} rope. By {noon|breakfast} {Hero} had tied it between two apple trees of {home}, knee-high above the grass. [{He} could already take {four|six} steps on it. {Grownup} had taken two.]",
      way: "",
      close: "",
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
    "Through the window the far hills were only one long line. {Hero} followed it with {his} eyes, from end to end, until they closed.",
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
