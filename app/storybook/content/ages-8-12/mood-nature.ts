import type { MoodTexts } from "../shared/mood-texts";

export const nature: MoodTexts = {
  strands: [
    {
      opening:
        "{Hero} kept a notebook at {home} of everything that came to the {hedge|ditch|pond}, and at what time, and in what {temper|company}. [Today’s page listed {a creature} at 6.40, a {vole|wagtail} at 7.15, and {grownup} at 7.20, in {a cloth}, {calling $him|looking for a boot}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The pond near {home} was no bigger than {a bed|two doors}, and still {Hero} kept finding something new in it. [It held {newts|water boatmen}, {snails|tadpoles} and one old diving beetle, which {he} had known since {spring|last summer}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "You could hear spring come to {town} before you saw it. First came the {thrush|great tit}, then the frogs, and then {grownup}, asking who had brought half the {marsh|ditch} into {home}. {Hero} had, on both {boots|knees}.",
      way: "",
      close: "",
    },
    {
      opening:
        "[The best way to look at {a creature} is lying down.] {Hero} had lain in the wet {clover|grass} by {home} for an hour +and by now {he} seemed no more alarming than a {log|stone}, which was just what {he} had {hoped|planned}.",
      way: "",
      close: "",
    },
    {
      opening:
        "The {ash|beech} beside {home} had stood there before {town} had a name. {Hero} knew it {better|as well} as anyone alive. [{He} knew where the {bats|owl} slept and where the ants went up +and {he} knew which low branch {groaned|creaked} in the wind.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Overnight the spiders had hung {four hundred|a thousand} webs along the lane, and the mist had put beads on every one. {Hero} came out of {home} with {his} arms pressed to {his} sides, so as not to break {a single thread|even one}.",
      way: "",
      close: "",
    },
    {
      opening:
        "The swallows were late that year. {Hero} had watched for them from {home} for {nine|ten} evenings +and when the first one came in low over {town}, {he} told {grownup}, then {the neighbour}, and finally {a creature}, which seemed less surprised.",
      way: "",
      close: "",
    },
    {
      opening:
        "Something had been digging close to {home}. {Hero} measured the hole, smelt it, and found one {stiff|grey} hair. [“A badger,” {he} told {grownup}, “a young one, and fond of {plums|worms}.” {Grownup} was amazed that a hole could tell {him} so much.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The river came down to {town} from {moors|hills} that {Hero} had never seen, and it brought {reeds|foam}, feathers, and once {a gate|half an apple tree}. [{He} sat near {home} and read it for news, just as {grownup} read the {post|paper}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "If you stood quite still behind {home} at the hour when the {starlings|blackbirds} quarrel, a {hare|roe deer} came out of the {bracken|barley}. {Hero} could keep still for {eleven|twelve} minutes now. [It had taken {him} all {summer|spring} to learn.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“Let it be,” said {grownup}, and so {Hero} only looked. A snail was crossing the wall of {home}, and it laid its own silver road as it went. [By {noon|teatime} it would reach the {moss|fern} +and {Hero} meant to be there to see it arrive.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The wind had changed to the {west|south} in the night, and {home} smelt of {smell}. {Hero} held up a wet finger to be sure. [The {rooks|gulls} knew already, and were tumbling about for joy +and even {a creature} had come out to feel it.]",
      way: "",
      close: "",
    },
    {
      opening:
        "An otter had come back to the river at {town} after {sixty|forty} years, and {Hero} had a cast of its {footprint|paw} in plaster. [It stood among the breakfast things in {home}, in the place of honour, between {a food} and {grownup}’s {tea|newspaper}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} was raising {eleven|fourteen} caterpillars on the {landing|balcony} of {home}, and knew them all {individually|by appetite}, {twins|stripes} included. [They ate {continuously|like builders} +and at night, if everybody was quiet, you could hear {nibbling|them at it}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Under a {compost heap|rotten log} near {home}, {Hero} had discovered an entire city of woodlice. {He} visited it daily with a {notebook|magnifying glass}. [There were {removals|traffic jams} to record +and once there had been a {wedding|quarrel}, or something very like it.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Wild geese had flown over {town} that night in a long {line|arrow}, all talking at once, and {Hero} had lain awake in {home} and counted {voices|wingbeats}. [{He} got to {sixty|ninety}. The last goose seemed to be {explaining|complaining about} the route.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“That,” said {grownup}, “is a {stinkhorn|puffball}, and it isn’t coming into {home}.” So {Hero} sketched it where it grew, from a respectful {distance|corner}, and wrote beside it the {date|temperature} and a description of the {smell|shape}.",
      way: "",
      close: "",
    },
    {
      opening:
        "The tide had gone out further than {anybody|the old sailors} could remember, and {Hero} was out there with {grownup}, reading the footprints in the mud. [There were {curlews|crabs}, {gulls|ducks} and one dog. They went on until they could hardly see {home}, and it was like reading a {letter|diary}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "A family of long-tailed tits had moved into the {hawthorn|honeysuckle} beside {home}, {nine|twelve} of them, like {flying|runaway} lollipops. [{Hero} had given up {football|sleeping late} for the week, so as not to miss anything.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“It’s two metres {tall|high},” said {Hero} of {home}, “and in April it was a {seed|stripy seed}.” {He} had grown a sunflower and kept a {tape measure|diary} beside it. [{Grownup} had to stand on a {chair|bucket} to look it in the face.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The bats in the attic of {home} flew out every evening at nine minutes past {sunset|eight}, and {Hero} counted them from the step. [There were {sixty|ninety}. {He} worried a little about the very last, who was always {late|alone}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "A whelk had been out walking on the sand by {town}, and had left a long, looping trail like {handwriting|a signature}. {Hero} followed it from beginning to {end|full stop}. [There sat the whelk, looking rather {tired|proud}. It was nearly as far as from {home} to the corner.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} knew a place near {home} where the {orchids|glow-worms} were, and had told no one but {grownup}. [They always went there on tiptoe, one behind the other +and nobody ever picked or touched a thing.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Snow had fallen on {town} without a {sound|breath of wind}, and {Hero} was out before the {milkman|crows}. [Along the wall of {home} ran the footprints of one mouse. {He} could follow it from crumb to crumb, and see where it had stopped to {think|listen}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had read that one oak feeds three hundred different kinds of creature. {He} sat down under the one by {home} with {a food} and counted {himself} as number three hundred and {one|two}. [{A creature} came for the crumbs.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The rooks above {home} were building, and they stole twigs from each other’s {nests|walls} whenever a back was turned. {Hero} {watched|took notes}. [One particular stick went round all morning +and by lunch it had belonged to {nine|seven} families.]",
      way: "",
      close: "",
    },
    {
      opening:
        "When the hay is cut in {town}, the evenings smell of {biscuits|green tea}, and {Hero} could not bear to stay indoors in {home}. [{He} sat on the gate with {grownup} and watched the {bats|swallows}, which could not stay indoors either.]",
      way: "",
      close: "",
    },
  ],
  events: [
    "A heron stood in the {ditch|shallows}, pretending to be a stick. {Hero} knew that trick, and stood motionless as well, for one whole {weather} minute, because neither of them would be the first to move. Then {the pal} sneezed +and the stick unfolded two enormous wings and flew away.",
    "“Look down,” said {Hero} suddenly. A line of ants was crossing the path, each of them carrying something larger than itself. {Hero} stepped over it in one careful stride, and so did {the pal}. The ants never noticed +so they will never know how considerate everybody had been.",
    "The wind brought {smell}, and after that something considerably stronger. “Fox,” said {Hero}, and showed {the pal} a {tuft|few reddish hairs} on the fence, where it had squeezed through {last night|at dawn}. The gap was hardly wider than a {boot|saucer} +and they were both deeply impressed.",
    "In the bark of {an elm|an oak} somebody had wedged {a hazelnut|a pine cone}, as tightly as in a vice. The ground below was covered with splinters, for this was a {woodpecker’s|nuthatch’s} workshop. The owner happened to be out +so {Hero} politely touched nothing.",
    "A thousand starlings rose from the field, folded themselves into a ball, and poured away over the {rooftops|poplars} like smoke. Nobody gave any orders, and yet not one bird collided with another. {Hero} turned round and round beneath them, marvelling, until {he} and {the pal} were completely giddy.",
    "A {hedgehog|toad} was crossing the road at its own speed, so {Hero} and {the neighbour} held up their arms to stop the traffic. First a bicycle had to wait, and afterwards a {hay cart|milk van}. The driver leaned out, saw who it was, and switched off the engine respectfully.",
    "{Hero} laid an ear against {a birch|an alder}, because somebody had told {him} that one can hear a tree drinking. There was a tick in the wood, and {a noise} far away, and nothing else +but {he} had the distinct impression that the tree was listening, too.",
    "Where the brook grew wider, a kingfisher shot past like a blue {spark|arrow}, and the bank looked empty afterwards. {Hero} and {the pal} settled down to wait for it. After {nine|eleven} minutes it returned, with a fish, and paused on a branch +and it had been worth every minute.",
    "{Hero} lifted a flat stone to see who lived there. Two {centipedes|slugs}, a {beetle|newt} and something {transparent|golden} with innumerable legs all looked annoyed by the light. “I do apologise,” said {Hero} +and {he} replaced their roof precisely as it had been.",
    "A caterpillar was hanging from an oak leaf by a single thread, slowly revolving. {Hero} walked round it in one direction, and {the pal} in the other. It was letting itself down, a {finger|hair} at a time. Nobody could say when it would arrive +but it seemed perfectly confident.",
    "A heron in the {stubble|reeds} stood so still that a {dragonfly|wagtail} had mistaken it for a post. {Hero} tried it, too, which is difficult, because one’s nose immediately begins to itch. After {four|six} minutes a {butterfly|ladybird} settled on {his} {elbow|sleeve} +and {he} knew that {he} had passed.",
    "The badgers had been spring-cleaning, and had put their old {bedding|hay} outside the front door to air. {Hero} stepped round it with great {caution|respect}. In the soft earth was a paw mark as broad as {a bun|a saucer} +so {he} laid {his} own hand beside it to compare.",
    "On a warm stone a {lizard|slow-worm} had left last year’s skin, complete to the last {scale|pattern}, like a glove turned inside out. Held to the light it was transparent, so that {Hero} could see {the pal} through it. {He} put it back afterwards, for birds like such things in their nests.",
    "Ants were moving house, with {eggs|babies}, {grandparents|bodyguards} and the entire contents of the larder, in a line as thin as cotton. At the gutter they were stuck. {Hero} laid a {straw|lolly stick} across as a bridge. The first ant inspected it cautiously +and then the whole family streamed over.",
    "The elderberries were ripe at last, and the {starlings|thrushes} had eaten so many that they could hardly fly. {Hero} noted down the {date|hour}. Every bird had a purple beak, and the gatepost beneath them was covered in purple spots +so {he} and {the pal} prudently took the other side.",
    "Far out over the fields a kestrel hung in the air, as if on a {string|nail}, adjusting one feather at a time to balance the wind. Suddenly it dropped, and came up with {nothing|only grass} in its claws. It simply started again +and {Hero} decided to remember that.",
    "An old log was covered in rows of {velvety|orange} fungus, one above another, like the balconies of a theatre. {Hero} inspected each of them. In the fourth sat a {harvestman|tiny spider} with all its knees drawn up, apparently waiting for the performance +so {he} whistled it an overture.",
    "On the {cart track|steps} {Hero} met a toad as broad as a {purse|bun}, and neither of them would go round the other. It stared at {him} with {golden|antique} eyes. At last {he} bowed and stepped aside +and it marched past like a {duchess|queen}, without a glance.",
    "Thistledown was travelling overhead, {hundreds|thousands} of seeds at once, all bound for the {sea|hills}. A few had caught on {his} sleeve, and {Hero} blew them off so that they could catch up. “I wonder where they’ll land,” {he} said. “In my garden,” replied {the neighbour} gloomily. “They always do.”",
    "In the mud beside the ford one could read who had come to {drink|bathe}. There had been a {deer|vole}, a {moorhen|stoat} and a person with a hole in one boot. {Hero} carefully printed {his} own hand beside the others, for the next reader.",
    "The lime trees hummed from top to bottom, although not a single bee was visible. {Hero} knew that one had to lean back and be patient. First {he} discovered {five|nine}, then {fifty|ninety}, and finally the whole tree was quivering with bees +and {the pal} gazed up in amazement.",
    "The tide had left a pool behind, no deeper than a {saucer|hat}, and its inhabitant was furious. A {crab|small fish} the size of a {thumbnail|coin} was threatening {his} shadow. {Hero} retreated two steps, with {the pal} +and in the pool that evening there was surely a great deal of talk about giants.",
    "There had been {frost|rain} in the night, and every leaf in the hedge was edged with {silver|beads}. {Hero} walked in the footprints of {the pal}, so as to spoil as little as possible. On a post a {robin|wren} sang one line, stopped, and repeated it with several improvements.",
    "On a tree stump {Hero} counted back through the rings, one for each year. Here was the dry summer that {grownup} still remembered, as thin as a {hair|thread}. A little further out was the year when {Hero} was born, broad and even. It must have been an exceptionally good one.",
    "A pond skater stood on the {slow|brown} water, denting it without getting wet. {Hero} showed {the pal} its shadow on the {mud|gravel}, all round spots like {buttons|coins}. Then a {fly|crumb} fell in +and the ripples told the skater where to {row|go}.",
    "On a stone in the stream a {stout|brown} bird with a white bib was curtsying. It was a dipper, and it strolled down under the water as if into {a cellar|its kitchen}. {Hero} counted {nine|eleven} +and it surfaced a {yard|metre} further on, {chewing|quite dry}.",
    "Out of the {ivy|brambles} came a noise like a {rattle|sewing machine}. A wren, no heavier than a {coin|pencil}, was scolding {the pal}. There must be a nest, so {Hero} {drew|tiptoed} back {four|five} paces +and the scolding turned into {song|music}.",
    "There were {eleven|nine} burrs on {Hero}’s {sleeve|sock} after the long grass. Each was a ball of hooks, made to ride on a {fox|sheep}. {Hero} and {the pal} picked them off beyond {a sight} +and so, without {noticing|meaning to}, they planted a {burdock|whole row}.",
    "A jay was burying acorns in the {bank|turf}, looking over each shoulder. It hides {thousands|hundreds} every autumn and forgets {some|a few}. {Hero} bowed to the {forgotten|mislaid} ones +and all the {small|young} oaks on that slope had begun as a jay’s {mistake|oversight}.",
    "Down the {river|canal} came a swan, with {three|two} grey cygnets riding between her wings. {Hero} {kept level|walked} with them along the bank. One slid off and paddled {furiously|in a circle}, and the swan waited +and it climbed aboard by the tail, like a {tourist|late passenger}.",
    "“Somebody eats here,” said {Hero}, beside a stone with {striped|yellow} shells round it. There a thrush opens her {snails|suppers}. Her song came out of the {hedge|holly}, every line of it twice +and {Hero} led {the pal} away before the {cook|owner} came {home|back}.",
    "A gull was dancing on the {wet|short} grass, left, right, left, on one spot. To a worm it feels like {rain|a mole}, and up it comes, as {Hero} knew. {He} danced {too|a few steps} +and a worm looked {out|up}, so {he} {apologised|explained}.",
    "By the path a heap of {fresh|black} earth had moved. {Hero} laid a palm on the turf and felt a mole {scrabble|swim} past, right below {the pal}. All was {quiet|still} +and then, next to {a sight}, a new {hill|heap} rose by itself.",
    "On a {stem|thistle} hung a blob of froth, as though a {cow|giant} had spat. {Hero} parted it with a {straw|twig}. Inside sat a froghopper, which blows itself a house of {foam|bubbles} to stay {damp|cool} +and {he} closed the {froth|door} over it again.",
    "That {brown|round} marble on the oak twig was a {nursery|cradle}, {Hero} told {the neighbour}. A wasp the size of a {sesame seed|rice grain} had talked the oak into it. The child had left by a neat {window|door} +and now a {spider|mite} rented it.",
    "Every leaf on the {wild|climbing} rose had a half-moon missing, as if from {scissors|a punch}. {Hero} waited, and the tailor came: a {brown|busy} bee, who {snipped|cut} one out and tucked it under her +and with that she would {paper|line} a nursery.",
    "In a crack of the {wall|gatepost} sat {nine|seven} snails, each behind a {papery|thin} door of its own making. Snails can wait for rain, {Hero} explained, for {weeks|months}. {The neighbour}, who had {shopping|errands} to do, looked at them with {envy|respect}.",
    "A squirrel dug a hole, patted it {shut|flat} and left, with the nut still in its {cheek|mouth}. “The {jay|crow} is looking,” {Hero} explained, so they turned their {backs|heads}. Then the squirrel buried it in earnest, by a {fern|root} +and nobody had {seen|noticed}.",
    "“Rain,” said {Hero}, and pointed to a {red|scarlet} pimpernel that had {shut|folded} all its flowers. It closes in damp air and is {seldom|hardly ever} wrong. {The neighbour} {laughed|smiled} at that +and before {a sight} both of them were {running|under a tree}.",
    "{Nine|Eleven} sparrows were bathing in the {dust|dry earth}, each in a {bowl|hollow} of its own size, and quarrelling about the deepest. It keeps away {lice|itches}, as {Hero} knew. {He} and {the pal} went round by the {verge|ditch}, as one does with {bathers|ladies}.",
    "Above the {brook|weir} wings rose and sank, as though on {elastic|threads}. Mayflies have only a day, {Hero} told {the pal}, and no {time|mouth} for eating. {He} watched them for {four|six} minutes +and in their years that is most of {a childhood|an education}.",
    "A crow dropped a {walnut|mussel} on the road, came down to look and was {disappointed|offended}. {Hero} could have helped with a {boot|heel}, but it was a matter of {pride|science}. The crow rose {higher|again} +and at the {fifth|seventh} drop it had its {supper|way}.",
    "Two {old|grey} horses stood head to tail by the {fence|hedge}, each whisking flies from the other’s {nose|eyes}. A foal tried it from the {side|middle}, and got {swished|dusted}. {Hero} rubbed its {forehead|ears} +and the old ones moved up to {let|fit} it in.",
    "Across the pond came a small head with a {yellow|cream} collar, drawing a {long|silver} wake. “Grass snake,” said {Hero}, “and {harmless|shy}, unless one is a {frog|newt}.” {He} stepped {back|aside} for it +and it poured itself up the bank without a {rustle|splash}.",
    "One {post|stake} of the fence was willow and had {leaves|branches} on it. Though sawn, pointed and {planted|set} upside down, {Hero} told {the neighbour}, it had decided to {live|go on}. {A finch|A wren} sang in it +and the oak posts looked straight {ahead|past it}.",
    "On a {reed|rush} clung a skin, hollow and split along the {back|shoulders}. {Hero} knew that a dragonfly had climbed from the pond in it and {unzipped|opened} it. Now the dragonfly itself {shot|rattled} by, {blue|green} as {glass|enamel} +and it did not look back.",
    "{Hero} laid a thumb beside the {orange|grey} lichen on the wall. Lichens grow a millimetre a year, so this one, broad as a {hand|plate}, was older than the {railway|school}. “{Keep going|Well done},” {he} {told|urged} it +and {the pal} was asked not to {lean|sit} there.",
    "A gust shook the {sycamore|maple}, and down came the seeds, each twirling on its {single|one} wing. {Hero} and {name} {picked|chose} one apiece and ran beneath. {Hero}’s landed on {a sight} +and the other went into a {collar|pocket}, where little can {grow|sprout}.",
    "The {gorse|broom} by the path was crackling like {knuckles|paper}. {Hero} went near, and something {tapped|tickled} {his} cheek: a seed, as black as a {peppercorn|beetle}. The pods dry until they {burst|spring open} +and that is how a {bush|shrub} goes {travelling|visiting}.",
    "In the {ditch|backwater} a stickleback with a {red|crimson} throat was {fanning|sweeping} his nest. {Hero}’s shadow fell upon the {door|roof}, and out came the owner, all {two|three} inches of him, {bristling|furious} +and the shadow {withdrew|begged his pardon}.",
    "{Hero} ran a fallen owl’s feather through the air beside {the pal}, and nothing was heard. Its edge has a {fringe|comb}, which {untangles|calms} the wind. A {crow’s|pigeon’s} feather swished like {a fan|silk} +and any {mouse|vole} could have {told|explained} the difference.",
    "A wood pigeon flew up over the {elms|roofs}, clapped its wings {twice|three times} and sailed down again, in {love|high spirits}. {Name} clapped too, out of good {manners|humour}. So the pigeon did it again, {higher|with a curve} +and {Hero} {cheered|bowed}, on behalf of {town}.",
    "Over the {stones|gravel} hurried a wolf spider with an oddly {rough|knobbly} back. {Hero} knelt, and it was babies, {forty|sixty} of them, holding {tight|hands}. One {fell|tumbled} off +and its mother stood still until it had climbed up by the {knee|ankle}.",
    "In the {barley|long grass} {Hero} found a hollow the shape of a {loaf|slipper}, still warm. A hare had lain there and heard their {boots|talk} ever since {a sight}. {Hero} saw nothing now but {grass|green} +and yet somebody, certainly, {looked back|listened}.",
    "At the first drops {Hero} watched what everyone did. The {bees|butterflies} hung up beneath leaves and the {finches|sparrows} took to the {hawthorn|holly}. {The neighbour} put {a cloth} over {a food}. A snail came out, {delighted|beaming} +and {Hero} sided with the snail.",
    "A partridge fluttered along the {path|furrow}, trailing a wing as if it were {sprained|lame}. {Hero} knew better: she was luring them from {seven|nine} chicks, flat in the {clover|stubble}. So they went round by the {ditch|wall} +and behind them her wing got {well|better}.",
    "In the path a dead leaf stood {upright|on end} and was slowly sinking. {Hero} knelt, and saw a worm draw it in by the {tip|point}, as one folds {an umbrella|a letter}. There was a {tug|pull}, a {rest|rustle}, another {tug|pull} +and then only a hole.",
    "A {column|cloud} of midges danced above {Hero}’s {head|hat} and came along. They meet over whatever stands out, a {post|bush} or a person, to find {partners|each other}. {He} led the dance, {bowing|on tiptoe}, to {a sight} +and there {he} {ducked|slipped} away.",
    "Near the water a cormorant was drying its wings, like {a cloth} on a {line|hook}. Its feathers soak {through|up}, so that it can dive for {eels|perch}. {Hero} spread both arms {beside|behind} it +and the {weather} wind {dried|aired} the pair of them.",
    "{Six|Nine} goldfinches worked on the teasels, mostly {upside down|head first}. Their beaks are thin enough to reach between the {prickles|spikes}. {Hero} tried it with {two fingers|a thumb}, and got one {ouch|scratch} +and a finch showed {him} again, more {slowly|plainly}.",
  ],
  calms: [
    "A {hedgehog|fox} crossed the grass on business of its own, and slipped into the {hedge|ivy}. {Hero} wrote down the hour.",
    "Dew was settling on the grass, drop by drop. The larks had gone to bed, and now the air belonged to the {moths|bats}.",
    "Under the eaves the young swallows moved up to make room for one another. There was some {chatter|grumbling}, and then there was none.",
    "The {ash|oak} outside settled its leaves. It had seen a great many evenings, and it thought well of {this one|them}.",
    "Far off, the frogs were singing in turn. {Hero} listened for the {small|hoarse} one. It came in late, just as it always did.",
    "The pond lay without a ripple. A newt hung in the middle of it and did nothing at all. It looked very comfortable.",
    "All the daisies on the lawn had shut for the night. {Hero} drew up the edges of the blanket and did the same.",
    "An owl asked its question twice, and nobody answered. In the {barley|long grass} the mice lay flat and kept quiet.",
    "Mist came up from the meadow as far as the {gate|fence}, and stopped there. Above it {Hero} could see the backs of the cows, like islands.",
    "The {wasps|sparrows} had gone in, each to its own crack in the wall. There was one last {scrape|squabble}. The stones were still warm from the sun.",
    "By now the {beetles|snails} would be starting on their night’s work. {Hero} wished them a damp one, because that is how snails and beetles like it.",
    "The swans had put their heads under their wings. They lay on the dark water like letters that nobody needed to answer.",
    "Out in the {barley|meadow} a bird was croaking, as if it were winding up a watch. It took a long time. {Hero} was half asleep before it had finished.",
    "A toad came out onto the step in the dusk. {Hero} told it how the day had gone. It listened to everything and swallowed once.",
    "The {hawthorn|hedge} was full of sleeping birds, each on a twig of its own. All that one could see was a leaf that moved now and then.",
    "{Hero} could smell the river from the bed. It smelt of {smell} and of {hills|places} far away, and it was in no hurry.",
    "Outside, the moon was drawing the tide slowly up the shore. It did so as gently as {grownup} drew up the blanket.",
    "A moth had settled on the {curtain|lampshade}, with its wings laid flat like a {book|map}. {Hero} dimmed the lamp, and it stayed.",
    "The geese were coming in to the reeds, by twos and threes. Each was greeted. The last came down with hardly a {ripple|splash}.",
    "When rain is near, a fir cone closes. {Hero}’s was closing now, on the night table. It went as slowly as {his} {eyelids|eyes}.",
    "Out in the dark a plate scraped on the {flagstones|step}. That was the hedgehog, finishing. Then the leaves rustled, and closed {behind|over} it.",
    "All evening the rooks had discussed the day. One by one they lost the thread. Now the {ash trees|elms} were only trees again.",
    "The grass was cold already, but the step was still warm. {Hero} sat there one minute more. A {beetle|snail} was doing likewise.",
    "Along the {ditch|hedge} a vixen was leading her cubs home. She did it without a sound. {Hero} heard nothing, and smiled at it.",
    "The wind smelt of {smell} and of turned earth. The seeds lay {deep|snug} in their rows. {Hero} pulled the blanket up, just as far.",
  ],
};
