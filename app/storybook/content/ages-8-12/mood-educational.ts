import type { MoodTexts } from "../shared/mood-texts";

export const educational: MoodTexts = {
  strands: [
    {
      opening:
        "{Hero} had asked in {home} why popcorn pops. “It’s {ticklish|bored},” guessed {grownup}. A grain of maize looks as dry as a {bead|stone}, and yet something in it must {push|burst} +so {he} put {six|eight} grains in {his} pocket, for a closer look.",
      way: "{Hero} studied a grain of popcorn maize with {the pal}. It was {quite|perfectly} dry. {He} breathed on a cold {button|key}, and {mist|water} appeared. So water can hide in air +and perhaps it hid in maize, too.",
      close:
        "{Hero} popped the grains with {grownup}, and steam clouded the lid. Now {he} knew: there’s water in each grain, which turns to steam and bursts out.",
    },
    {
      opening:
        "“Are people,” asked {Hero}, “taller in the morning than at night?” {Grownup} drew {his} morning mark on the door frame of {home}, with a {ruler|book} flat on {his} head +and now there was a whole day to {wait|get through}.",
      way: "{Hero} squeezed a {sponge|bun}, and it grew {flat|thin}. “There are soft cushions between the bones of my back,” {he} told {the pal}. Perhaps a long day squeezed those as well +and {he} gave a {jump|hop}, to help.",
      close:
        "{Hero}’s evening mark was a centimetre lower. Now {he} knew: all day the cushions in the back are squeezed, and in bed they fill up again.",
    },
    {
      opening:
        "{Hero} had asked if a heavy child swings more slowly than a light one. {Grownup} said {yes|no}, and {the neighbour} was not sure +so {he} took a long string from a drawer in {home}, and decided to {try|test} it.",
      way: "{Hero} tied {a trinket} to {his} string, let it swing, and counted. Then {he} tied on {a trinket 2}. Ten swings took {just as|exactly as} long. When {the pal} held the string {lower|shorter}, the swing went {quicker|faster} +and that was odd.",
      close:
        "{Hero} swung a cup on a long string, and then on a short one. Now {he} knew: weight makes no difference, and shorter is quicker.",
    },
    {
      opening:
        "{Hero} kept a pine cone on the sill of {home}, and some days it was shut, although nobody had touched it. [“It’s {shy|asleep},” said {grownup}.] {He} suspected the weather +so {he} laid it in a {bowl|glass} of water.",
      way: "{Hero} found a dead thistle, wide open and as dry as {paper|straw}, and wetted it with one {finger|drop}. Slowly it began to {close|fold}. “It isn’t alive,” {he} told {the pal} +so the wet had done it, as with {his} cone.",
      close:
        "The wet pine cone had shut tight. By the stove it opened again. Now {Hero} knew: wet scales swell on one side, and that bends them shut.",
    },
    {
      opening:
        "“When the ice melts,” asked {Hero}, over a glass filled to the brim, “will it run over?” [Nobody in {home} could say.] {Grownup} fetched a cloth +but then somebody {drank|bumped} it, and they had to start again later.",
      way: "{Hero} and {the pal} studied a {twig|cork} in some water. Part of it stuck out, and part lay {under|below}. “It pushes water {aside|away} to make room for itself,” said {Hero} +so floating ice must do that, too.",
      close:
        "In another full glass {Hero}’s ice had melted, and nothing ran over. Now {he} knew: melted, it just fills the room it took up.",
    },
    {
      opening:
        "{Hero} wished to know why the evening sky is red, when the sky at noon is blue. One could find out at {home}, {he} had read, with a torch, some water and milk +so {grownup} put these {ready|by} for the evening.",
      way: "{Hero} looked up with {the pal}. Overhead the sky was bluer than low down. “Low light has to come through {more|thicker} air,” {he} {reasoned|explained}. Perhaps the blue was lost on the way +and then the rest would look {red|redder}.",
      close:
        "{Hero} shone the torch through milky water. It looked blue from the side, and orange from the end. Now {he} knew: blue scatters on the way.",
    },
    {
      opening:
        "{Hero} wondered how far away a storm was, when there came a {flash|flicker} beyond {town}. The thunder followed a good deal later. {Grownup}, in {home}, counted {goats|elephants} in between +but nobody knew what that {made|meant}.",
      way: "Somebody far off was {beating a carpet|hammering a post}. {Hero} saw each stroke first, and heard it afterwards. “Light is here at once, but sound has to {walk|travel},” {he} told {the pal} +and {he} counted the seconds in between.",
      close:
        "{Hero} counted nine seconds from flash to thunder. Sound takes three to a kilometre, {he} now knew. “So it’s three away,” {he} told {grownup}.",
    },
    {
      opening:
        "{Hero} had mixed up two eggs on the table of {home}, one raw and one boiled. How can one tell, without {breaking|cracking} them? {Grownup} shook them and {sniffed|listened} +but {Hero} put them back in the bowl, to think it {over|through}.",
      way: "{Hero} spun {round|about} and stopped dead, and everything inside {him} went on turning. “What’s loose doesn’t stop when the outside does,” {he} told {the pal} +and a raw egg is loose inside, like {tea|soup} in a pot.",
      close:
        "{Hero} spun both eggs, stopped them, and let go. One began to turn again. Now {he} knew the raw one: its inside had never stopped.",
    },
    {
      opening:
        "{Hero} wondered how the root of a bean can tell which way is down, and had sprouted one in a jar. [In {home} it grew straight.] {Two|Three} days ago {he} had turned the jar on its side +and {he} had put it in a dark cupboard.",
      way: "{Hero} shut both eyes and stood on {one leg|tiptoe}. “I can still {tell|feel} which way is down,” {he} told {the pal}. One feels one’s own weight. {His} bean had to manage in the dark as well +but beans have no {feet|ears}.",
      close:
        "In {Hero}’s jar, laid on its side, the bean root had bent downwards again. Now {he} knew: tiny grains sink in its tip, and show it the way.",
    },
    {
      opening:
        "{Hero} had asked why the moon {followed|came with} {him} last night, all the way to {home}. The chimneys went by, and the trees +but the moon {stayed|kept up}. {Grownup} had walked the other way, and the moon had gone along there, too.",
      way: "{Hero} held up a thumb and moved {his} head. The thumb jumped to and fro, and far-off things moved {hardly|scarcely} at all. “The {further|more distant}, the {less|calmer},” {he} told {the pal} +and the moon is further away than anything here.",
      close:
        "{Hero} walked past the window, and the moon came along. Now {he} knew why: it’s thirty Earths away, and a few steps are nothing.",
    },
    {
      opening:
        "{Hero} had cried over an onion in {home}, although {he} {was} perfectly {happy|cheerful}. [So had {grownup}, who was only {standing|sitting} near.] It had begun when the {knife|blade} went in +and that was a clue.",
      way: "{Hero} rubbed a {mint|tomato} leaf between two fingers, and suddenly it smelt. {The pal} {tried|sniffed} it, too. “Something gets out when you break it,” said {Hero} +and {he} thought of {his} onion, with {interest|respect}.",
      close:
        "{Grownup} cut an onion that {Hero} had cooled, and nobody cried. Now {he} knew: a cut onion gives off a stinging gas, but less when cold.",
    },
    {
      opening:
        "{Hero} had asked where salt goes when it’s stirred into water. One couldn’t see it any more +but one could {still|certainly} taste it. So {he} poured some salt water on a {black|dark} plate in {home}, and nobody was to {wash|move} it.",
      way: "A puddle had dried {up|out} and left a {ring|crust} of dust. {Hero} showed it to {the pal}. “The water flies off, and whatever was in it stays {behind|here},” {he} said +and it might be the same with {his} salt.",
      close:
        "The salt water had dried on {Hero}’s plate, and left tiny white cubes. Now {he} knew: the salt had only been too small to see.",
    },
    {
      opening:
        "{Hero} wondered if the doorknob was colder than the door. It {felt|seemed} so. {Grownup} said that {brass|metal} always was +but {he} had a thermometer. {He} tied it to the doorknob of {home} and would read it {later|in the evening}.",
      way: "{Hero} laid one palm on iron, and one on wood. The iron felt {like ice|far colder}, although both had been in the same air. “Or is it my hand that {cools|changes}?” {he} asked {the pal} +and that was a {better|cleverer} question.",
      close:
        "Doorknob and door, {Hero} read, were equally warm. Now {he} knew: metal draws heat out of a hand, and so it feels colder.",
    },
    {
      opening:
        "{Hero} had asked what makes dough rise, and was told that it was the yeast. So in {home} {he} stirred a {bit|pinch} of yeast into warm sugar water, in a bottle +and {he} put a balloon on the {neck|top}.",
      way: "{Hero} broke {a bun|some bread} and looked into it with {the pal}. It was full of holes, and all of them were empty. “Something {pushed|made room} in there, and got away,” said {Hero} +and {he} thought of the yeast in {his} bottle.",
      close:
        "Yeast and sugar had blown up {Hero}’s balloon, on its bottle. Now {he} knew: yeast is alive, eats sugar and breathes out gas.",
    },
    {
      opening:
        "{Hero} had asked why the stars twinkle, when one bright light among them did not. [{Grownup} had no idea.] {Hero} had drawn its place above the {chimney|roof} of {home} +so {he} could find it again.",
      way: "Above something warm {Hero} saw the air {tremble|wobble}, and all that lay behind it wobbled, too. “Moving air bends light,” {he} told {the pal}. Perhaps that made the stars twinkle +but one light had kept {still|steady}.",
      close:
        "In {grownup}’s field glasses {Hero}’s steady light was a disc: a planet. Now {he} knew: moving air shakes points of light, but not discs.",
    },
    {
      opening:
        "{Hero} wanted to know how a maple seed flies without an engine. From the top {step|stair} of {home} {he} let one go, and it spun all the way down. {Grownup} dropped a {bean|dried pea}, which just {fell|dropped} +and {he} kept the seed.",
      way: "{Hero} cut a strip of paper, split one end, and bent the halves apart, like a maple seed’s {wings|propeller}. When {the pal} let it go, it spun. With the halves {straight|together} it just {fell|dived} +so the spinning must {hold|keep} it up.",
      close:
        "{Hero} dropped two maple seeds, one without its wing, which landed first. Now {he} knew: a spinning wing falls slowly, and wind can carry it.",
    },
    {
      opening:
        "{Hero} wanted to know why the word on the front of the ambulance was written {backwards|the wrong way round}. {He} had copied it out at {home}, letter by letter. {The neighbour} blamed the {painter|paint} +but {Hero} {suspected|guessed} a reason.",
      way: "{Hero} caught sight of {his} own face in the back of a spoon, and winked with {his} right eye. “You would wink on the other side,” {he} told {the pal}. So mirrors swap things {round|about} +and {he} thought of the ambulance.",
      close:
        "{Hero} held {his} copy up to the mirror, and it said ‘AMBULANCE’. Now {he} knew: a driver in front sees it in a mirror, and makes way.",
    },
    {
      opening:
        "{Hero} wanted to know if sound can go through a string. So {he} ran nine metres of {thread|twine} through {home} +and {he} tied a {tin|paper cup} to each end. “{Hello|Soup},” {he} said into one, and {grownup} heard nothing in the other.",
      way: "{Hero} plucked a slack string, and it was silent. Then {the pal} pulled it tight, and it {hummed|sang} +and one could see it {tremble|shake}. “Sound is shaking,” said {Hero}. Perhaps only a tight string can {pass it on|carry it}.",
      close:
        "{Grownup} stepped back until the string was tight. “Hello, {Hero},” said the other end. Now {he} knew: sound is a shaking, and a tight string hands it on.",
    },
    {
      opening:
        "{Hero} wanted to know which falls faster, something heavy or something light. From the stairs of {home} {he} dropped a {shoe|potato} and a sheet of paper +and the paper came last. “Heavy things win,” said {grownup}, but {Hero} had a {doubt|new idea}.",
      way: "{Hero} let fall {a trinket} and {a trinket 2} together, and {the pal} listened. There was one {knock|bump}, not two. So it wasn’t the weight! A sheet of paper is wide +and perhaps the air gets {hold|a grip} on it.",
      close:
        "{Hero}’s crumpled paper landed together with a boot. Now {he} knew: heavy or light, things fall equally fast, unless air holds them back.",
    },
    {
      opening:
        "{Hero} wanted to make a compass, and had stroked a needle {forty|fifty} times with a magnet, always the same way. It ought to show the north side of {home} +but it only {lay|sat} there, and {grownup} was {polite|patient} about it.",
      way: "{Hero} held {his} magnetic needle to a {pin|paper clip}, and the two clung {together|tight}. But it would not turn to the north. “It isn’t free to. It needs to {swim|float},” {he} told {the pal} +and for that {he} had an {idea|answer}.",
      close:
        "{Hero} floated the needle on a slice of cork. It swung north, every time. Now {he} knew why: the Earth itself is one great magnet.",
    },
  ],
  events: [
    "“Shout something!” said {Hero}, in front of the {quarry|mill} wall. “{Pancake|Umbrella}!” shouted {name}, who was passing. The echo took exactly one second to come back, so the wall must be a hundred and seventy metres away. {He} and {the pal} paced it out +and {he} {was} only {four|six} steps wrong.",
    "A ladybird sat on the {gate|railing}, and when {the pal} came too near, a yellow drop appeared at each of its knees. “That’s to make itself taste disgusting,” {Hero} explained. Nobody had had the slightest intention of eating it +but {he} told it so, slowly and clearly.",
    "A dandelion, {Hero} told {the pal}, is not one flower but about two hundred, packed close together. This one had already turned into a clock. {He} blew. Most of the seeds sailed off in the {weather} air +and the remainder landed on {the neighbour}’s {perfect|well-kept} lawn.",
    "The moon was already up, as thin as a {rind|hair}, although it was daylight. “Every year it moves away from us by nearly four centimetres,” {Hero} told {the pal}, “which is as fast as a fingernail grows.” {He} examined {his} thumb, and then the moon +and somehow it no longer seemed so distant.",
    "A rainbow stood over {town}, and {Hero} stopped beside {name} to admire it. “We don’t see the same one,” {he} explained, “because it depends on where you’re standing.” {Name} moved a step to the left, to make certain. “Mine is excellent,” said {name}. “I do hope yours is as nice.”",
    "Crickets were chirping in the {stubble|long grass}, and {Hero} counted them against {his} own pulse. The warmer the air, the faster they sing, so that a field of crickets is a kind of thermometer. This one was singing rather slowly +so {he} buttoned up {his} collar for the evening.",
    "“Sharks are older than trees,” {Hero} informed {the neighbour}, who was pruning one, “by many millions of years.” {The neighbour} thought about this, with the shears in mid-air. “Then I’m glad to be a gardener now,” came the answer, “and not in the days when one pruned sharks.”",
    "An old telephone box had been filled with books for everybody to borrow, and {Hero} opened one in the middle. “Flamingos hatch {grey|white},” {he} read aloud to {the pal}, “and turn pink because of what they eat.” For the next two streets {he} wondered what {a food} might do to a person.",
    "{Hero} let a {pebble|coin} and a {feather|leaf} fall at the same moment, to see which would land first. “On the moon they would land together,” {he} told {name}, “because there’s no air to hold up the light one.” {Name} was impressed, and only wondered who would go and fetch them.",
    "The clouds were small and striped like the back of a mackerel, which generally means rain within a day. {Hero} informed {the neighbour}, the {postman|grocer} and two {cyclists|ladies with prams}, who all looked up thoughtfully. By the next corner there was not a washing line in use.",
    "“What’s the oldest thing here?” {Hero} wondered, and {the pal} looked straight at {the church tower|an old stone bridge}. It was a reasonable guess. But the oldest thing was a pebble at the foot of it, made before there was a single {flower|bird} on the entire planet +so {he} stepped over it respectfully.",
    "{Hero} and {the neighbour} got talking about yeast, and it turned out that yeast is alive. It eats sugar and breathes out bubbles, and the bubbles are the holes in the bread. {The neighbour} went indoors to have a look at the dough, and could be heard wishing it good luck.",
    "Somebody once worked out that bumblebees ought not to be able to fly. {Hero} watched one lift itself heavily over the hedge. In those days nobody had understood how the wings twist, {he} told {the pal} +but luckily no bumblebee had ever seen the calculation.",
    "Every leaf of the fern was made of smaller leaves of precisely the same shape, and each of those of smaller ones again. “It’s called a fractal,” {Hero} told {the pal}. Once one knows the word, one finds them everywhere +and {he} counted {two|three} on a greengrocer’s stall alone.",
    "Moss is said to grow on the north side of trees, so {Hero} examined {three|four} of them. Most agreed, but one had moss all the way round. “When measurements disagree,” {he} told {name}, “you believe the majority.” {Name} took out a compass +and the majority was right.",
    "How far away is the horizon? For somebody of {Hero}’s size it is about four kilometres, because the Earth curves away from us. “And from up here?” asked {the neighbour}, who was scrubbing the top step. {Hero} climbed up to look +and they gained two cabbages and a {cow|haystack}.",
    "“Guess how much a cloud weighs,” said {Hero} to {name}. Even a smallish one, if you add up all its drops, is as heavy as a hundred elephants. It stays up only because the drops are so tiny. {Name} eyed the one above them +and both of them walked considerably faster.",
    "Apples and roses belong to the same family, {Hero} explained to {the neighbour}, and so do pears, strawberries and almonds. {The neighbour} looked from the apple tree to the rose bed. “They’ve lived side by side here for {nine|twenty} years,” came the answer, “and not one has ever mentioned it.”",
    "{Hero} held up one thumb and looked past it, first with the left eye and then with the right, so that the thumb seemed to jump. From the jump one can calculate a distance. {He} made it {ninety|sixty} steps to {a sight} +and when {he} and {the pal} paced it, that was almost exactly right.",
    "A woodpecker was drumming in the tall {beech|pine}, twenty blows to the second, to announce that the tree was taken. {Hero} replied on a fence with {his} knuckles, at {five|six}. The bird broke off and listened +and it must have concluded that somebody very slow was moving in.",
    "On the puddle lay a thin film of oil, with every colour in it. Light bounces off the top of the film and off the bottom, {Hero} explained to {name}, and the two get mixed. “And where is brown?” inquired {name}. There is always one more question +and {Hero} had to go away and think.",
    "A spider’s thread is stronger than steel of the same weight, {Hero} told {the pal}. Many spiders eat the old web every night and spin another. {He} ducked under one by the gate, admiringly. {The pal} found the next, by accident, and wore it down the street like a {sash|medal}.",
    "{Hero} planted a stick in the ground and laid a pebble at the tip of its shadow. “In a quarter of an hour,” {he} promised {the neighbour}, “you’ll see how far the Earth has turned.” The shadow moved by the width of a hand +and {the neighbour} held on to the fence, as a precaution.",
    "A snake smells with its tongue, {Hero} told {the pal}, and with two tips it can tell the direction, too. {He} put out {his} own to try it. There was certainly something resembling {smell} +but it might have been anywhere, so {he} returned to using {his} nose.",
    "“Squeeze as hard as you {like|can},” said {Hero}, and laid an egg lengthwise between {the neighbour}’s palms. {The neighbour} turned {purple|red}, but the egg {held|stayed whole}. An egg is an arch {all round|on every side} +and a hen must be able to {sit|settle} on it.",
    "A crate of {tiles|turnips} would not move for {the neighbour}. {Hero} laid a plank over a {brick|log}, the short end under the crate. At an end four times as long, one needs a quarter of the {strength|effort} +and the crate {rose|went up}, like {bread|a lift}.",
    "A {miller|mason} was hoisting a sack with two pulleys, and {Hero} helped. It felt half as heavy as it {looked|was}, for each metre up took two metres of rope. “{Nothing’s for nothing|That’s the price},” {he} told {the pal}, {coiling|untangling} the end.",
    "How many drops fit on a coin? {Name} guessed {six|eight}. {Hero} let them fall from a {straw|twig}, and the water bulged over the {rim|edge} as if it wore a {skin|jacket}. It held +and only at the {thirty-first|twenty-eighth} did it {give|burst}.",
    "{Hero} measured the {chimney|steeple} from below. {His} own shadow was twice {his} height, so {he} paced out the {great|long} one and {halved it|took half}. {Name}, who had once {painted|mended} it, knew the {height|number} +and their answers differed by a {brick|hand}.",
    "{Hero} laid an ear to the railing while {name}, far off by {a sight}, {knocked|tapped} on it. Each sound came twice: through the {iron|metal}, which carries it fifteen times as fast, and later through the {weather} air +and {he} {waved|nodded} for each.",
    "A cyclist rang her bell, and {Hero} sang the note, {higher|sharper} as she came and {lower|flatter} as she went. Sound is squeezed {together|up} in front, {he} told {the pal}, and {stretched|pulled out} behind her +and she rode back to {hear|prove} it.",
    "The {gate|bench} was half black, half white, and {the neighbour}, with closed eyes, found one half {warmer|hotter}. Black keeps the {light|sun}, {Hero} explained, that white sends {away|back}. “Then why,” asked {the neighbour}, “are my summer {hats|socks} black?” +and science was {silent|no help}.",
    "On the {café|market} table {Hero} laid a card over a {glass|cup}, a coin on the card, and {flicked|whisked} the card away. The coin was too {slow|lazy} to follow, and {dropped|fell} in. “That’s inertia,” {he} said +and {name} knew a {cousin|nephew} who had it.",
    "{Hero} swung {the neighbour}’s bucket over {his} head, and not a drop came {out|down}. Swung water tries to go straight {on|ahead}, and so presses on the {bottom|tin}. “And if you swing it {slowly|lazily}?” asked {the neighbour} +and soon both knew, and {dripped|wrung out their hats}.",
    "{Name} had chalked a line round the puddle every hour, {five|six} so far, like an {onion|eye}. Where had the water {gone|got to}? Into the air, said {Hero}, in bits too {fine|small} to see. Both breathed {in|deeply} +and it tasted of {smell}.",
    "In the wet the black ink of a {price card|notice} had run into rings of {violet|blue} and {rust|yellow}. “Most black is a {mixture|crowd},” {Hero} told {the pal}, “and each colour has its {speed|pace}.” The grocer left it {hanging|there} +and it passed for a {sunset|painting}.",
    "{Hero} rubbed {the neighbour}’s comb on a {jumper|scarf} and held it near the {thin|slow} stream of the pump +and the water {leaned|bent} towards it. Rubbing charges a comb, which then pulls without {touching|hands} +and all day it went on collecting {fluff|feathers}.",
    "A {raindrop|dewdrop} lay upon a poster, and the word beneath was {huge|enormous}, since a drop bends light as a {lens|magnifier} does. {Hero} pushed it along for {the neighbour}, whose glasses were at {home|sea} +and they read the {prices|date} like that.",
    "Under the {lime|chestnut} tree lay patches of light, all of them round, although the {gaps|holes} in the leaves were not. It {puzzled|bothered} {the neighbour}. Each gap throws a picture of the sun, said {Hero} +and they strolled over {sixty|ninety} suns.",
    "{Name}’s rain barrel had no tap, so {Hero} hung a hose full of water over its {rim|side}. The water ran up, out and {down|away}, because whatever falls pulls the rest {along|behind it}. {Name} walked round it {twice|slowly} +and the {beans|leeks} drank.",
    "{Hero} counted forty-four teeth at the pedals of {the neighbour}’s bicycle and eleven at the back. So one turn of the {feet|pedals} makes four of the {wheel|tyre} +and they {tested|proved} it, with a {ribbon|daisy} in the spokes.",
    "“There’s a {mistake|slip} up there,” said {Hero}, beneath the {church|station} clock. A Roman four is a one before a five, but most clocks show four {ones|strokes}. It {looks|balances} better, some say +and {the neighbour} had not {noticed|minded} in {forty|sixty} years.",
    "In an empty honeycomb {Hero} counted six {walls|sides} to a cell. Circles leave gaps, as {he} showed {the pal} with {coins|buttons}. Six-sided rooms fit, and hold the most {honey|supper} for the least {wax|wall}. The beekeeper looked {proud|smug}, on the bees’ behalf.",
    "On the {bakery|sweet shop} window was a {sticky|jammy} thumbprint, a loop with an island. {Hero}’s own was an {arch|oval}. No two people’s are the same, not even {a twin’s|twins’} +and {name}, who had a loop with an island, {confessed|owned up} and fetched a {cloth|sponge}.",
    "{Hero}’s pulse, {he} found, was {eighty|ninety} to the minute. {He} ran to {a sight} and back, and counted {a hundred and forty|a hundred and thirty}. What the legs {order|borrow}, the heart must {deliver|bring} +and {the neighbour} offered, next time, to hold the {watch|coat}.",
    "{Hero} chalked a cross on the wall and, a {hand|span} to the right, a spot. With {his} left eye shut {he} {watched|faced} the cross, came {closer|nearer}, and the spot was gone. Each eye has a blind {patch|corner} +and nobody ever {notices|misses it}.",
    "Why do pigeons nod? {Hero} watched one cross the {square|yard}, and they do not: the head {stays|waits} until the {body|rest} catches up. That keeps the view {steady|sharp}. {He} crossed with {the pal} in the same {style|way} +and the pigeon looked {embarrassed|away}.",
    "{Hero} counted the rows of a pine cone: eight one way, thirteen the other. Both belong to a {chain|series} where each number is the last two, {added|put together}. {The neighbour} {picked up|found} another, to catch it {out|off guard} +and it could add, too.",
    "{Hero}, {the neighbour} and {name} linked {hands|arms} to get round the {oak|beech}. That was four metres, and a trunk grows by two and a half centimetres a year. “A hundred and sixty,” {he} {told|assured} it +and everybody {agreed|felt} that it looked younger.",
    "{Name} had bent wires to blow bubbles through: a {star|heart}, a square, a {fish|key}. From every one {Hero} got a {ball|globe}, since soap skin pulls itself as {small|tight} as it can, and that is round +and {the pal} was given the {last|biggest}.",
    "{Hero} slid two fingers together beneath {the neighbour}’s {broom|rake}. The fingers {met|stopped} exactly where it balanced, near the {head|thick end}. The finger that carries more, sticks, so they move {by turns|alternately} +and it works with a {ladle|spade}, as they {proved|discovered}.",
    "Outside the dairy stood bottles of {rain|milky water}, and {Hero} blew across the {tops|necks}. The fullest sounded highest, having the {shortest|least} air. {He} tipped out a {little|drop} here and a {drop|sip} there, until it was a scale +and {the neighbour} requested a {waltz|polka}.",
    "A sheet of paper between two {bricks|cups} would not carry a {pear|bun}. {Hero} folded it in pleats, like a fan, and it carried {three|two} of them and a {spoon|jug}, for {standing|upright} folds hardly bend. “So that’s why my {roof|fence} is {wavy|crinkled},” said {name}.",
    "“Nobody folds this in half eight times,” said {Hero}, with a sheet of {newspaper|tissue}. Each fold doubles it, so seven make a hundred and twenty-eight {pages|layers}. {The neighbour} {knelt|sat} on it, and {bounced|groaned} +and at seven it {stayed|stuck}.",
    "{Hero} examined {sixteen|nineteen} snails on a wall, and all the shells wound to the right. One in many thousands winds to the left, and is called a {king|snail king}. Nobody here was {royal|crowned} +and {he} bowed to the {smallest|last}, in case.",
    "Up the {gate|fence} climbed bindweed and honeysuckle, and {Hero} saw that they turned in opposite {directions|ways}. Neither plant will {learn from|copy} the other. {The neighbour} wound one {tip|shoot} round the wrong way, and {waited|hummed} +and the plant {slowly|politely} let go.",
    "At the potter’s {Hero} dropped a lump of clay in a {bucket|trough}, and it sank. {He} pinched it into a bowl, and it {floated|swam}, since a bowl pushes {aside|away} as much water as it weighs +and a {bean|bead} was appointed {captain|passenger}.",
    "Into {name}’s fizzy {lemonade|water} {Hero} dropped a raisin. It sank, put on a {coat|jacket} of bubbles, rose to the {top|light}, lost them and sank again, {nine|eleven} times. “Like me on {Mondays|stairs},” {name} remarked +and the {drink|glass} was left to it.",
    "Twenty-three people stood at the {ferry|tram} stop, and {Hero} declared it an even chance that two shared a birthday. Nobody {believed|credited} it, so they asked {around|in turn}. The two were {name} and {the neighbour} +and there was talk of {cake|candles}.",
    "{Hero} gave a paper strip half a twist and joined its ends. It had only one {side|face} now, {he} told {the pal}. {He} drew one line, which was soon on front and back {alike|as well}. {A ladybird|An ant} walked it {twice|once} +and it left {deep in thought|unconvinced}.",
  ],
  calms: [
    "Ducks sleep in a row, {Hero} remembered, and the ducks at the two ends keep one eye open. {Grownup} was the end duck tonight.",
    "The sun had not really gone down at all. It was {town} that had turned away from it, quite slowly, to have a look at the {stars|dark}.",
    "“You’ll be taller in the morning,” said {grownup}. It was true, by about a centimetre. All one had to do was lie down.",
    "{Hero} added one fact to the list and shut the {book|lid}. There were plenty more outside, and they would all {wait|keep} until tomorrow.",
    "Those stars had been shining since long before there were people to look at them. {Hero} counted {nine|six} and left the rest for another night.",
    "Sleep tidies up the brain, {Hero} had read, and puts the whole day away on shelves. {He} shut {his} eyes to let the work begin.",
    "Dolphins sleep with one half of the brain at a time. {Hero} tried it. The left half reported that it was very {comfortable|pleasant}.",
    "Plants have a kind of sleep as well. The {leaves|petals} on the window sill had begun to fold, and {Hero} lay down to keep them company.",
    "The moon is moving away from us, but only as fast as fingernails grow. There was no need to worry about it {tonight|yet}.",
    "“Why do people yawn?” asked {Hero}. “Nobody really knows,” said {grownup}, and yawned. After that neither of them could stop.",
    "Somewhere the tide was turning, because the moon pulls at the sea. {Hero} felt something like it pulling, very gently, at {his} eyelids.",
    "The brain weighs about as much as a small {melon|cabbage}, and {Hero} laid {hers} down on the pillow with care.",
    "Owls cannot move their eyes, so they turn the whole head instead. {Hero} tried it on the pillow. It turned to the wall and stayed there.",
    "It takes about seven minutes to fall asleep, or so {Hero} had read. {He} meant to time it tonight, and {grownup} lent {him} the {watch|alarm clock}.",
    "All warm things glow a little, though our eyes cannot see it. So {Hero} and {grownup} sat there and glowed at each other in the {dusk|half dark}.",
    "A cat sleeps for two thirds of its life. {Hero} thought it a very sound idea, and decided to test it straight away.",
    "The house cooled down, and its beams went tick, one after another. “They shrink when they get cold,” murmured {Hero}, from under the blanket.",
    "A bat can sleep upside down, because its toes lock. {Hero} tried {his} own toes. They would not lock, and only grew {heavy|warm}.",
    "It takes nearly nine years for the light of Sirius to get here. Tonight it landed, without any fuss, on {Hero}’s {blanket|pillow}.",
    "Since cold air is heavier than warm, it was lying about on the floor. {Hero} drew up {his} feet and left it the {rug|slippers}.",
    "A heart beats more slowly when one lies down. {Hero} listened to {hers}, and it was {quite true|so}. There was time between the beats.",
    "Horses doze on their feet, said {grownup}, but for dreams they lie down. {Hero} was already lying down. That saved {some time|trouble}.",
    "Dew forms when the grass is colder than the air. It was doing so out there, on every {blade|leaf}. Nobody had to help.",
    "There are snails that sleep for three years. {Hero} would not need {quite|nearly} so long, said {grownup}, and turned down the lamp.",
    "“How far off is the horizon?” {he} asked. From the pillow, they worked out, it was about as far as the {curtain|wardrobe}.",
  ],
};
