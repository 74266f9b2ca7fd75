import type { MoodTexts } from "../shared/mood-texts";

export const educational: MoodTexts = {
  strands: [
    {
      opening:
        "An octopus has three hearts and blue blood, and {Hero} felt that more people in {town} ought to be told. [{He} had told {the neighbour}, and on the way back to {home} {he} had even told {a creature}. {Grownup} asked whether the rest could wait until after the {soup|dishes}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "It takes a dozen bees their whole lives to make one teaspoon of honey. {Hero} had read that out at {breakfast|tea} in {home} +and since then nobody had put honey on {a food} without a {short|polite} word of thanks to the bees.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} owned a {ruler|stopwatch}, a ball of {string|twine} and a great many questions, and this week they were all about swings. {He} had timed every swing in {town} and proved it: the longer the ropes are, the slower it goes. [{Grownup} waited at {home}, {impressed|and getting hungry}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“You’re a little taller in the morning than at night,” {Hero} announced at {home}. [All day your spine is squashed like a {cushion|sponge}, and when you lie down it stretches again.] {Grownup} fetched {a pencil|the tape measure} +and the two of them began a row of marks on the door frame.",
      way: "",
      close: "",
    },
    {
      opening:
        "Bananas are berries, and strawberries are not. With that fact {Hero} had earned {a food} from {the neighbour}, who did not believe it, looked it up, and {applauded|groaned}. [At {home} {he} {was} reading on, to be ready for the next person who thought that berries were {simple|easy}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "There are more trees on Earth than stars in our galaxy. {Hero} sat outside {home} and thought about it for most of a {weather} hour. [Then {he} began to count the trees of {town}, for somebody had to begin somewhere +and so far {he} had got to {sixty|ninety}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The light on {Hero}’s face was eight minutes old, because that is how long it takes to come from the sun. [{He} explained this to {grownup}, who was hanging {socks|sheets} on the line outside {home} and had always supposed that sunshine was {fresh|new}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "When a pine cone shuts, rain is on its way. {Hero} kept {three|five} of them on the window sill of {home} +and every morning {he} gave a weather forecast to anybody in {town} who walked by. [{He} had been right {nine|eleven} times, and {wet|wrong} only once.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Cats cannot taste sugar, which {Hero} thought the saddest fact in {his} whole {notebook|collection}. It was number {forty|ninety}. [Number one was that wombats leave droppings in the shape of cubes +but in {home} that one was not allowed at {table|breakfast}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Thunder is only the noise of lightning, arriving late. At the window of {home} {Hero} counted the seconds after each flash, because three of them make a kilometre. [“Twelve, so the storm is four kilometres off,” {he} told {grownup}, who felt {better|calmer} at once.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Every iron bridge grows a little longer in summer, because iron needs more room when it is warm. {Hero} had gone from {home} to the bridge with a {ruler|tape measure}, hoping to catch it growing. [The bridge was in no hurry, however +and as long as {Hero} stood there, it stayed exactly as it was.]",
      way: "",
      close: "",
    },
    {
      opening:
        "At {home} you might ask any question you liked, but first you had to guess the answer. Why is the sea salty? {Hero} guessed {fish tears|lost soup}. [The truth is that the rivers bring salt out of the rocks +but {grownup} wrote down the guess as well.]",
      way: "",
      close: "",
    },
    {
      opening:
        "A snail has about {twelve|fourteen} thousand teeth, and all of them are on its tongue. {Hero} told this to {grownup}, in the {garden|kitchen} of {home}, during a long complaint about one sore tooth. [{Grownup} went very quiet, and then felt sorry for the snail’s dentist.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“Did you know,” said {Hero} at {breakfast|supper}, “that on Venus one day lasts longer than a whole year?” [It is true, because the planet turns so very slowly. Nobody in {home} had known it +but {grownup} said that last {Wednesday|Monday} had felt much the same.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had read that sunflowers turn to follow the light, and wondered if {grownup}’s {fern|geranium} did the same. So {he} turned the pot round on the sill of {home} and waited. [By {Friday|teatime} every leaf was looking out of the window again +and ‘Experiment {31|17}’ was a success.]",
      way: "",
      close: "",
    },
    {
      opening:
        "There is enough iron in a person to make one nail. {Hero} told {the neighbour}, who looked thoughtfully at both elbows, and then {he} went into {home} and told {grownup}. [“Then hold this,” said {grownup}, who was hanging a {picture|shelf}, “because I’ve just run out.”]",
      way: "",
      close: "",
    },
    {
      opening:
        "To find north without a compass you need a stick, a stone, some sun and twenty minutes. {Hero} had all of them behind {home}. [The shadow of the stick crept {slowly|steadily} round. North, it turned out, was exactly where {grownup} kept the {dustbins|wheelbarrow}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had worked out how tall all the people of {town} would be if they stood on each other’s shoulders. It came to {four|seven} kilometres, which is higher than most clouds. [{He} pinned the figures to the door of {home} +but nobody wished to be at the bottom.]",
      way: "",
      close: "",
    },
    {
      opening:
        "A sloth can hold its breath for {thirty|forty} minutes, which is longer than a dolphin can. {Hero} had managed {forty-four|thirty-one} seconds, sitting on the rug in {home}. [“And what does the sloth do with all that time?” asked {grownup} +and {he} did not know, but meant to find out.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The heart of a blue whale weighs as much as a piano, and it beats only a few times a minute when the whale dives. {Hero} lay on the rug of {home} and tried to imagine it. [{Grownup} tapped the slow beat on the {table|wall}, and together they waited for the next one.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The word ‘muscle’ once meant ‘little mouse’, because a muscle moves under the skin like a mouse under a rug. {Hero} had found it in the dictionary, on the floor of {home}. [{Grownup} had only asked {him} to look up {one word|the word ‘tidy’} +and that was an hour ago.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“How many colours has {town} got?” {Hero} had wondered on {Monday|waking up}, and now {he} had counted {two hundred|ninety-one}. [There were eleven {greys|browns} in the wall of {home} alone, if one looked closely +and {grownup}, who had painted it, was rather hurt.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Crows remember a face for years, and so {Hero} had made up {his} mind to be polite to all of them. [{He} bowed to {four|nine} on the way to {home} every day. Lately, to {grownup}’s astonishment, one of the crows had begun to bow first.]",
      way: "",
      close: "",
    },
    {
      opening:
        "There is a mushroom in America that is bigger than {town}. Most of it grows underground, where nobody can see it, and all of it is one single creature. {Hero} of {home} had walked more {lightly|softly} in the {woods|garden} ever since {he} heard of it.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had learnt to say thank you in {eleven|fourteen} languages, and now needed more things to be thankful for. [At {home}, therefore, {grownup} passed {him} the {butter|salt} {four|five} times in one meal, and held open the same door {twice|three times}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "High on a mountain water boils before it is properly hot, so the tea up there is never very strong. {Hero} wished to test it on the {top floor|roof terrace} of {home}. [“That’s only {nine|fourteen} metres up,” said {grownup}, “but it’s a good excuse for a cup of tea.”]",
      way: "",
      close: "",
    },
    {
      opening:
        "Nobody would enjoy the days on other planets, {Hero} explained in {home}. On Jupiter a day is over in ten hours, and on Mercury it lasts for months. [{He} had drawn up a timetable for both +and {grownup} noticed that neither had any room for {homework|washing up}.]",
      way: "",
      close: "",
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
