import type { MoodTexts } from "../shared/mood-texts";

export const educational: MoodTexts = {
  strands: [
    {
      opening:
        "“Why does popcorn pop?” {Hero} had wondered aloud in {home}. [{Grownup} guessed that it was {ticklish|bored}.] A grain of maize is as dry as a {bead|stone}, to look at, and yet something in it must {push|burst} +so {he} put {six|eight} grains in {his} pocket for a closer look.",
      way: "{Hero} sawed at a grain of popcorn maize with {his} thumbnail, and {the pal} bit one. It was hard outside, and {floury|softer} within. {He} breathed on a cold {button|key}, and the breath turned to {mist|drops} +so water can hide where one sees none.",
      close:
        "With {grownup} {Hero} popped the last grains in a pan, and steam clouded the lid. So now {he} knew. There’s a drop of water in every grain. Heat turns it to steam, and the steam wants out.",
    },
    {
      opening:
        "{Hero} had read that people are taller in the morning than at night, and {he} wanted to know if it was true. {Grownup} drew {his} morning mark on the door frame of {home}, with a {ruler|book} flat on {his} head +and now {he} must {wait|wear} a whole day {out|away}.",
      way: "{Hero} jumped up and down {twenty|thirty} times. “I’m testing my spine,” {he} told {the pal}. There are soft cushions between its bones, {he} had read. If one squeezes a wet sponge, it gets {flatter|thinner} +so perhaps a day of {standing|walking} squeezed those as well.",
      close:
        "{Grownup} measured {Hero} again. The evening mark was a centimetre lower. Now {he} knew: the cushions of the spine are squeezed by day, and in bed they fill up again.",
    },
    {
      opening:
        "“Does a heavy child swing more slowly than a light one?” {Hero} asked at {home}. {Grownup} said {yes|no}, and {the neighbour} said {the opposite|it depended}. So {he} had put into {his} pocket a long string, a {nut|ring} and a {cork|bead}, which would settle it.",
      way: "{Hero} hung {the trinket} on {his} string, let it swing, and counted. Then {he} hung up {a trinket 2}, which was not the same weight at all. Ten swings took {just as|exactly as} long. {The pal} took hold of the string {halfway|higher} up +and now it went {quicker|faster}.",
      close:
        "On the back of the door {Hero} swung a {spoon|key} on a long string, and then on a short one. Now {he} knew. The weight doesn’t matter, and only the length does: the shorter, the quicker.",
    },
    {
      opening:
        "{Hero} kept a pine cone on the sill of {home}, and some days it was shut, although nobody had touched it. Why? {He} wrote down the weather each time. [{Grownup} thought that it was {shy|asleep}.] Today {he} had put it in a {bowl|glass} of water +and meant to {wait|watch}.",
      way: "{Hero} found a dead thistle, wide open and as dry as {paper|straw}, and wetted it with one {finger|drop}. Slowly it began to {close|fold}. “It isn’t even alive,” {he} told {the pal}, “so it can’t be doing that on purpose” +and {he} thought of the cone.",
      close:
        "{Hero} took the cone out of the water, tightly shut, and laid it by the stove. Scale by scale it opened. Now {he} knew. The scales swell on one side when they’re wet, and that bends them.",
    },
    {
      opening:
        "{Hero}’s glass was full to the brim, with an ice cube standing out of it. “When that melts, will it run over?” {he} asked. {Grownup} fetched a cloth, to be on the safe side. At {breakfast|lunch} in {home} they had {argued|laid bets} about it +and then somebody {drank|bumped} it.",
      way: "A {twig|leaf} was floating in some water, and {Hero} and {the pal} studied it. Part stuck out above, and part lay {under|below}. “It pushes water {aside|out of the way} to make room for itself,” said {he}. So ice must do that, too +but what happens when the room {melts|isn’t needed}?",
      close:
        "{Hero} filled another glass to the brim, ice and all, and watched until it had melted. Not one drop ran over. Now {he} knew: melted, the ice fits exactly into the room that it had pushed aside.",
    },
    {
      opening:
        "“Why is the evening sky red,” asked {Hero}, “when the sky at noon is blue?” Nobody in {home} was {certain|sure}. {Grownup} had a {torch|lamp}, a glass of water and some milk, {he} had read, was all one needed to find out +so they {agreed|planned} to try it after supper.",
      way: "{Hero} looked up with {the pal}. Far off, low down, the sky was pale, and overhead it was {bluest|darker}. Light from low down has to come through {more|thicker} air, {he} reasoned, and perhaps something {got lost|stayed behind} on the way +and it might be the blue.",
      close:
        "{Hero} put a drop of milk in a glass of water, and {grownup} shone the torch right through. From the side it looked bluish, and from the end orange. Now {he} knew. The blue had been scattered on the way.",
    },
    {
      opening:
        "How far away is a storm? {Hero} asked it at the window of {home}, because there had been a {flash|flicker} beyond the {hills|roofs}. The thunder came {much|a good deal} later. [{Grownup} counted {goats|elephants} in between.] One of the two must be slower +and {he} {wondered|asked} by how much.",
      way: "Far off somebody was {beating a carpet|hammering a post}. {Hero} saw the stroke first and heard it afterwards. “Light is here at once,” {he} told {the pal}, “but sound has to {walk|travel}.” {He} began to count between them +and {wrote|noted} down every second.",
      close:
        "There was one last flash, a long way off. {Hero} counted to nine before the thunder. Sound needs three seconds for a kilometre, as {he} now knew. “Three kilometres,” {he} told {grownup}, “and going away.”",
    },
    {
      opening:
        "Two eggs lay on the table of {home}, one raw, one boiled, and {Hero} had mixed them up. “How can you tell, without {breaking|cracking} them?” {he} asked. They {looked|weighed} the same. {Grownup} shook them, {sniffed|listened} and shrugged +so the question was put off until {supper|the evening}.",
      way: "{Hero} spun {round|about} on one heel and stopped dead +but everything inside {him} seemed to go on turning. “That’s it!” {he} told {the pal}. What’s loose doesn’t stop with {the outside|its shell}. And a raw egg is loose inside, like {tea|soup} in a pot.",
      close:
        "{Hero} spun both eggs, and stopped them with a finger. When {he} let go, one began to turn again, by itself. Now {he} knew which was raw: its inside had never stopped.",
    },
    {
      opening:
        "{Hero} wished to know how a root knows which way is down. So {he} had pressed a bean against the glass of a jar, with wet paper, on the sill of {home}. {Six|Seven} days ago a root had come out +and then {he} had turned the jar on its {side|head}.",
      way: "“Dark can’t be the reason,” {Hero} told {the pal}, “because my bean has been in a cupboard.” Nor could it be the water, which was {everywhere|all round}. {He} shut both eyes and stood on {one leg|tiptoe}. {He} could still {tell|feel} which way was down +and so, perhaps, could a bean.",
      close:
        "{Hero} took out the jar with the bean. The root had made a bend and pointed down again. Now {he} knew: a root feels its own weight, with tiny grains that sink in its tip.",
    },
    {
      opening:
        "“Why does the moon {follow|come with} us?” {Hero} had asked last night, on {his} way to {home}. The chimneys went by, and the trees, but the moon {stayed|kept up}. [{Grownup} supposed that it was {fond|friendly}.] It was the same for {the neighbour}, who had walked the {other|opposite} way +and that made no sense.",
      way: "{Hero} held up a thumb and moved {his} head. The thumb leapt to and fro. Something {near|close by} moved a little, and whatever was far off moved {hardly|scarcely} at all. “The {further|more distant}, the {less|calmer},” {he} told {the pal} +and the moon is very far.",
      close:
        "{Hero} walked along the window with {grownup}, and the moon came, too. Now {he} knew why. It is thirty Earths away, so a few steps make no difference to where one sees it.",
    },
    {
      opening:
        "{Hero} had cried over an onion in {home}, although {he} was perfectly happy. “Why does it do that?” {he} asked {grownup}, who was {crying|sniffing}, too. The whole onion had done nothing to {anybody|them}. It began only when the {knife|blade} went in +and that was a {clue|beginning}.",
      way: "{Hero} rubbed a {mint|tomato} leaf between two fingers, and it smelt. Untouched, it hardly did. {The pal} {tried|sniffed} it, too. “Something gets out when you break it,” said {he}, “and flies through the air” +and {he} thought of {his} onion, with {interest|respect}.",
      close:
        "{Hero} had put the other onion in the cold larder. {Grownup} cut it, and {he} cried much less. Now {he} knew: a cut onion gives off a gas that stings, and the cold keeps it back.",
    },
    {
      opening:
        "Where does the salt go when it’s stirred into water? {Hero} could not see it any more +but {he} could {still|certainly} taste it. So {he} had poured some of that water on a {black|dark} plate and set it upon the {stove|sunny sill} in {home}. [{Grownup} was not to {wash|move} it.]",
      way: "A puddle had dried {up|out} and left a {ring|pattern} of dust. {Hero} squatted down to look at it with {the pal}. “So the water flies off,” {he} said, “and whatever was {in it|too heavy} stays {behind|here}.” That was how the sea had got so salty +and perhaps {his} plate as well.",
      close:
        "The plate had dried. On it {Hero} found tiny white cubes, each with square corners. Now {he} knew. Salt only gets too small to see, and when the water leaves it comes together again.",
    },
    {
      opening:
        "“Is the doorknob colder than the door?” {Hero} had wondered in {home}. It felt so. {Grownup} said that {brass|metal} always was +but {he} had a thermometer, and tied it first to the one and then to the other. {He} would read it, {he} decided, when it had {had time|made up its mind}.",
      way: "{Hero} laid one palm on something made of iron, and one on wood. The iron felt {like ice|far colder}, although both had been out in the same {weather} air since {breakfast|morning}. “Or is it the hand that {cools|changes}?” {he} asked {the pal} +and that was a {better|cleverer} question.",
      close:
        "{Hero} read the thermometer. The doorknob was exactly as warm as the door. Now {he} knew: metal leads the warmth out of your hand, and it’s your own hand that you feel getting cold.",
    },
    {
      opening:
        "What makes dough rise? {Hero} asked it over the {blue|bread} bowl in {home}, where half a spoon of yeast was to lift a whole {kilo|loaf}. {He} had stirred a {bit|pinch} with sugar and warm water into a bottle, and put a balloon on the neck +and it hung down {limply|like a sock}.",
      way: "{Hero} tore {a bun|some bread} in two and looked into it with {the pal}. It was full of holes, {large|round} and small, and all of them empty. “So something was in there,” {he} said, “that {pushed|made room}, and then got away” +and {he} thought of the balloon.",
      close:
        "The balloon stood upright on its bottle, as round as an apple. Now {Hero} knew: yeast is alive. It eats sugar and breathes out gas, and that gas blows up the dough from within.",
    },
    {
      opening:
        "Why do stars twinkle, when planets {don’t|shine steadily}? {Hero} had put that question to {grownup} on the step of {home}, and {grownup} had no answer. One bright light, low in the {west|south}, had not {twinkled|winked} at all +so {he} had noted {the place|its place}.",
      way: "{Hero} half closed {his} eyes above a warm {lamp|chimney|wall}, and whatever lay behind it {trembled|wobbled}. “It’s the air,” {he} told {the pal}. “Warm and cold air bend the light, now this way, now {that|the other}.” A thin beam would {jump|shake} +but a {broad|thicker} one might not.",
      close:
        "{Hero} looked through {grownup}’s field glasses. The steady light was a tiny round disc, and the stars were only points. Now {he} knew: the air can shake a point of light, but a planet is too broad.",
    },
    {
      opening:
        "“How can a maple seed fly,” {Hero} wanted to know, “when it hasn’t got an engine?” {He} dropped one from the top {step|stair} of {home}, and it spun all the way down. {Grownup} dropped a {bean|dried pea}, which {didn’t|only fell} +and {he} kept the seed for {research|later}.",
      way: "{Hero} cut a strip of paper, split one end, and bent the halves apart, like {a seed’s wings|rabbit’s ears}. When {the pal} let it go, it spun. With the ears {straight|together} it just {dropped|dived} +so the spinning must be what {held|kept} it up.",
      close:
        "From the stairs {Hero} dropped the maple seed, and then one with its wing cut off. {Grownup} timed them. Now {he} knew: a spinning wing pushes air down, falls slowly, and so the wind can take it far.",
    },
    {
      opening:
        "{Hero} wanted to know why the word on the front of the ambulance was written {backwards|the wrong way round}. {Grownup} had never {noticed|seen} it. [{The neighbour} blamed the {painter|paint}.] {He} had copied it out, letter by letter, and taken it back to {home} +but it {still|simply} looked {odd|wrong}.",
      way: "{Hero} caught sight of {his} own face in the back of a spoon, upside down on one side and {fat|right way up} on the other. “Mirrors {swap|change} things,” {he} told {the pal}. {He} raised {his} right hand to it +and something {rang|turned over} in {his} mind.",
      close:
        "{Hero} held {his} copied word up to the mirror in the hall, and it said ‘AMBULANCE’. Now {he} knew. It’s written for the driver in front, who sees it in a mirror and makes way.",
    },
    {
      opening:
        "Can sound go through a string? {Hero} had made two holes in two {tins|paper cups}, and run nine metres of {thread|twine} through the rooms of {home}. “{Hello|Soup},” {he} said at one end. “{Pardon|What}?” said {grownup} at the other. [It hung in a {curve|loop}.] There had to be a {trick|reason}.",
      way: "{Hero} plucked a slack string and it said nothing. Then {the pal} pulled it tight, and it {hummed|sang} +and you could see it {tremble|shake}. “Sound is shaking,” said {he}. “And something {slack|loose} can’t pass the shaking on.” {He} would tell {grownup} to {stand back|pull}.",
      close:
        "{Grownup} stepped back until the string was tight. “Good night, {Hero},” said {his} cup, quite clearly. Now {he} knew: sound is a shaking, and a tight string hands it on.",
    },
    {
      opening:
        "“Which falls faster,” {Hero} asked in {home}, “a heavy thing or a light one?” {Grownup} voted for heavy. From the {landing|top stair} {he} dropped a {shoe|potato} and a sheet of paper, and the paper came last. Then {he} crumpled up the {paper|sheet} +and began to {doubt|think}.",
      way: "{Hero} let fall {the trinket} and {the trinket 2} from the same height, and {the pal} listened. There was one {knock|bump}, not two. Neither of them had any {wings|sails}, {he} thought +so the air could get no {hold|grip} on them.",
      close:
        "{Hero} dropped the shoe and the crumpled paper together, and they landed together. Now {he} knew: things fall equally fast, heavy or light, unless the air gets under them and holds them back.",
    },
    {
      opening:
        "“Which is the north side of {town}?” {Hero} asked in {home}, and {three|four} people pointed in {three|four} directions. So {he} had stroked a needle {forty|fifty} times with a magnet, always the same way. If that made it a magnet, too, it should know {better|the answer}.",
      way: "{Hero} tried {his} needle on a {pin|paper clip}, and it {lifted|pulled} it +so it had really become a magnet. But in {his} hand it would not {turn|point} anywhere. “It’s not free to,” {he} told {the pal}. “It needs something that lets it {swim|turn about}.”",
      close:
        "{Hero} laid the needle on a slice of cork in a bowl of water. It swung round and stopped, and did so every time. Now {he} knew north: the Earth is a magnet, too, and pulls every needle the same way.",
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
    "It takes about seven minutes to fall asleep, or so {Hero} had read. {He} meant to time it. By the third minute nobody was counting.",
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
