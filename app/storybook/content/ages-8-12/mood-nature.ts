import type { MoodTexts } from "../shared/mood-texts";

export const nature: MoodTexts = {
  strands: [
    {
      opening:
        "{Hero} was watching a snail set out across the wall of {home}, on the {silver|wet} road of slime that it lays for itself. At the far end grew a {fern|clump of moss} +and the snail meant, plainly, to get there.",
      way: "“A snail’s eyes are on its two long feelers,” {Hero} told {the pal}, for another one sat by {his} {elbow|hand}. {He} held up a finger. The eyes slid in, like {glove tips|telescopes} +and then they came {slowly|carefully} out.",
      close:
        "With a {torch|lamp} {Hero} followed the silver road on the wall to its end. There in the {green|damp} sat the snail, eating, with a thousand teeth.",
    },
    {
      opening:
        "{Hero} was watching the garden spider by the door of {home}, when a {gust|leaf} tore her web. [She had hung in it head down, with her feet on the {threads|spokes} to feel them shake.] Half was {gone|torn} +but she only {waited|stepped aside}.",
      way: "A thread lay across {Hero}’s sleeve, with a spider the size of a {pinhead|poppy seed} at its end. “Young spiders travel like that, on the wind,” {he} told {the pal}. {He} held up {his} arm +and it {sailed|flew} on.",
      close:
        "By the door {Hero} saw the garden spider again. She had eaten the rest of the torn web, and was laying a new one, round and round.",
    },
    {
      opening:
        "{Hero} had waited {nine|ten} evenings for the swallows, which fly to {town} all the way from Africa. This morning one bird {circled|looked at} last year’s nest, under the roof of {home}, and left +but {he} still {hoped|watched}.",
      way: "A swallow went by, so {low|close} that {Hero} felt the air. “It has mud in its beak,” {he} told {the pal}. “A nest takes about a thousand {beakfuls|pellets}.” Mending an old one takes fewer +and this bird was {plainly|surely} mending.",
      close:
        "{Hero} looked up. Round last year’s nest ran a rim of fresh, wet mud, and two forked tails hung over it. The swallows were staying.",
    },
    {
      opening:
        "{Hero} had found a {fresh|deep} hole in the bank behind {home}, and beside it a badger’s hair. [It was white at both ends and black in the middle.] So somebody lived there +but badgers come out only at {dusk|nightfall}.",
      way: "In a patch of mud {Hero} saw a print as broad as {his} palm. Five toes stood nearly in a row, with long claws. “{Dogs|Foxes} show four, so it’s our badger,” {he} told {the pal} +and {he} {measured|drew} it.",
      close:
        "From the window {Hero} and {grownup} saw a striped face come out of the bank. The badger sniffed, scratched its {belly|side}, and trotted off for worms.",
    },
    {
      opening:
        "{Hero} was raising {eleven|fourteen} caterpillars of the peacock butterfly, on nettles from behind {home}. [They were black and {spiny|prickly}, and ate all day.] This morning the biggest spun a silk button on a {stalk|stem} +and it hung there, head down.",
      way: "A peacock butterfly, with {eyes|four eyes} on its wings, sat down near {the pal} and tasted the {ground|spot} with its feet. “A {month|few weeks} ago you hung upside down,” {Hero} told it +and it shut its wings, like a {book|door}.",
      close:
        "{Hero} looked in on the biggest caterpillar. It had kicked off its skin. There hung a chrysalis, {green|pale green} and still, in which wings had begun.",
    },
    {
      opening:
        "Under a rotten log near {home} {Hero} had found a woodlouse with a pale pouch beneath her. [Woodlice are cousins of the {crab|shrimp}, and must keep {damp|moist} to breathe.] What was in the pouch {he} could not see +so {he} put the log {back|down}.",
      way: "Two woodlice hurried past {the pal}, out of the {bright|dry} light, and {Hero} counted legs. The large one had fourteen, as it should. The other, a tiny one, had {only|just} twelve +so the last pair must grow {later|afterwards}.",
      close:
        "{Hero} looked under the log once more. The pale pouch was empty. Round the mother woodlouse walked {thirty|forty} young, white as rice, on twelve legs each.",
    },
    {
      opening:
        "{Hero} was woken by wild geese, flying over {home} in a long V, all talking. The first must work {hardest|hard}, since only the others get a lift from the wings in front +and {he} wondered how it {managed|went on}.",
      way: "“Honk,” said the sky, and {Hero} looked up with {the pal}. It was another V of wild geese. The first bird fell back to the {end|tail} +and the next took its {place|turn}. “So they share the hard work!” said {Hero}.",
      close:
        "{Hero} opened the window to a distant sound. There flew the geese, calling to keep together, with a fresh bird in front.",
    },
    {
      opening:
        "{Hero} had found an owl pellet behind {home}, {dry|grey} and as long as a thumb. [An owl coughs up the {fur|hair} and bones that it cannot digest.] With tweezers {he} laid out one whole vole +but the owl {itself|in person} {he} had never seen.",
      way: "{Hero} picked up a brown feather. Along its front edge ran a {fringe|comb} of soft hairs, which breaks up the wind. “An owl’s,” {he} told {the pal}, and {swished|waved} it close to one ear +but there was {nothing|no sound} to hear.",
      close:
        "“Kee-wick,” called somebody behind {home}. “Hoo-hoo,” came the answer. It takes two tawny owls to say that, and {Hero} saw both, on one branch.",
    },
    {
      opening:
        "{Hero} had an evening primrose by the step of {home}. All day its buds stay rolled up, like {umbrellas|flags}, and at dusk they open for the night moths. “{Yesterday|Last night} I blinked and missed it,” {he} told {grownup} +so {he} laid a {cushion|stool} ready.",
      way: "A hawk moth slept in a crack, {grey|brown} as bark, with its tongue rolled up. {Hero} knew where it would be {drinking|dining} tonight. “It can smell an evening primrose from afar,” {he} told {the pal} +and they left it {alone|in peace}.",
      close:
        "{Hero} sat by the evening primrose. A bud {trembled|shook}, the petals turned open like a yawn, and a hawk moth stood in the air before them.",
    },
    {
      opening:
        "{Hero} was counting acorns with a jay. [In autumn one jay buries {thousands|five thousand}, each in its own {hole|place}, and it remembers most of them.] Ten had gone into the lawn of {home} this morning +and a leaf was {put|patted} on every one.",
      way: "With a scream and a flash of blue a jay went by {the pal}, its throat {bulging|swollen} with acorns. “Those it forgets grow up,” said {Hero} +and so a bird plants the {woods|oaks}.",
      close:
        "In a flowerpot {Hero} found an oak, as tall as a spoon, still joined to its acorn. The jay must have forgotten it.",
    },
    {
      opening:
        "{Hero} had a dragonfly larva in a tub at {home}, a {brown|muddy} hunter that had lived under water for {two|three} years. This morning it had stopped eating, and put its {head|face} out into the air +and {he} knew what that {meant|might mean}.",
      way: "“Look, but don’t breathe,” said {Hero} to {the pal}. On a {stalk|reed} clung a skin, thin as {paper|tissue}, with a slit in its back. A dragonfly had climbed out +and the one in {his} tub would be next.",
      close:
        "{Hero} saw the larva climb up its stick. Its back split, and out came a dragonfly, pale and soft, and waited for its wings to {dry|harden}.",
    },
    {
      opening:
        "{Hero} knew a wren in the ivy of {home}, a bird that weighs no more than a {coin|pencil}. It drove every other wren {away|out of sight}. But the nights had turned {cold|frosty} +and {he} {worried|wondered} how anything so small kept warm.",
      way: "A wren {scolded|rattled} at {Hero} from a crack, tail up, quite close to {the pal}. “One bird, one garden: that’s its rule,” {he} said +but on cold nights, {he} had {read|heard}, wrens make an exception.",
      close:
        "From the window {Hero} counted wrens into the nest box, one by one. There were {nineteen|twenty-three}. On cold nights they all sleep in a heap.",
    },
    {
      opening:
        "{Hero} had a sunflower by the wall of {home}, a {head|hand} taller than {grownup}. [As a young plant it had followed the sun every day, from east to west.] Now its bud stood still +and {he} wondered which way it would {face|open}.",
      way: "{Hero} bent over a daisy with {the pal}. Every daisy is hundreds of little flowers, like a sunflower, and {he} had got to {ninety|sixty}. “They open from the {edge|outside} in,” {he} noted +and a {hoverfly|honeybee} was already at work there.",
      close:
        "{Hero} held a compass to the sunflower. It had opened, due east, as grown ones do. There the sun warms it early, for the bees.",
    },
    {
      opening:
        "Every evening {Hero} counted the bats out of the attic of {home}, and one was always late. [They were {sixty|ninety} pipistrelles, each lighter than a {coin|letter}.] They find midges by the {echo|echoes} of their own voices +but {he} {worried|wondered} about the last.",
      way: "“One pipistrelle can eat three thousand midges in a night,” {Hero} told {the pal}, since midges were {dancing|humming} about. But why was the last bat always late? Perhaps it was {old|unwell} +but it flew as {fast|well} as the rest.",
      close:
        "Tonight {Hero} listened at the attic door, and heard a faint chirping. So that was why one bat was late: she had fed her pup first.",
    },
    {
      opening:
        "{Hero} knew a robin by {home} that sang in the middle of the night. [By day, wherever {he} dug, it came for the {worms|beetles}.] Other birds stop at dark +so {he} wanted to know the {reason|cause}.",
      way: "A robin watched {Hero} with one large eye, quite close to {the pal}. Such big eyes see well in poor light. That’s why robins are {up|about} so early, {he} thought +but a whole night of song was still a {puzzle|question}.",
      close:
        "The robin sang again. {Hero} looked out and saw it, beside the street lamp. To those big eyes a lamp is {daybreak|morning}! {He} closed {his} curtain.",
    },
    {
      opening:
        "For the toad near {home}, {Hero} had put out a saucer of rain. [A toad never drinks, for it takes in water through its skin.] This one lived under a {pot|broken tile}, with eyes like {copper|gold} +and {he} left it in the {dark|shade}.",
      way: "“Look at the throat,” said {Hero}, because by {the pal} there sat a toad, a {young|small} one. The throat pulsed, since a toad has to swallow its {breath|air}. Then the tongue shot out +and a {fly|gnat} was missing.",
      close:
        "{Hero} shone a {torch|lamp} on the saucer. In it sat the toad, pulling off its old skin like a vest. Then, as toads do, it ate it.",
    },
    {
      opening:
        "{Hero} had hung a bundle of hollow {reeds|canes} by the door of {home}, and a mason bee had moved in. Into the tube she packs pollen, and lays an egg on it. Then comes a wall of mud +and she begins the next {room|chamber}.",
      way: "A small bee with a bright orange belly was scraping at a {damp|wet} spot near {Hero}. “She’s {digging|fetching} mud,” {he} told {the pal}, “for the walls between her eggs.” The mason bee took no {notice|offence} +and she hardly ever stings.",
      close:
        "The mason bee’s tube was plugged with mud. Behind it, {Hero} knew, lay {seven|eight} rooms, each with an egg and a supper. They would hatch in there.",
    },
    {
      opening:
        "{Hero} wished to know who pulled leaves into the ground behind {home}. [Every morning a few stood {upright|on end}, in tiny holes, like {flags|quills}.] “Earthworms,” said {grownup} +but {Hero} wanted to {see|catch} one at it.",
      way: "{Hero} and {the pal} drummed {softly|lightly} on the ground, like rain, and out came an earthworm, {pink|damp} and {quick|surprised}. It has no eyes +but it felt the light on its skin, and it shrank {back|away}.",
      close:
        "{Hero} covered the torch with red paper, since worms barely notice red. There came one! It took a leaf by the tip, and pulled it down, rustling.",
    },
    {
      opening:
        "{Hero} had {found|noticed} a small brown beetle in the grass behind {home}. It had no wings +and it looked rather like a {woodlouse|pine seed}. “Leave her where she is,” said {grownup}, “and look again tonight.”",
      way: "In a snail shell {Hero} found a {flat|dark} grub, eating the snail. “A young glow-worm,” {he} told {the pal}. “The grown females have no wings.” {He} thought of the brown beetle +and {he} had a {bright|sudden} idea.",
      close:
        "In the grass, where {Hero} had seen the brown beetle, burned a cool green light. She was a glow-worm, and shone for a male to find her.",
    },
    {
      opening:
        "{Hero} had been fooled three times by the starling on the gutter of {home}, which whistled like {grownup}. [It was {spotted|glossy} as the night sky.] Starlings copy whatever they hear +so {he} {listened|sat down} to learn what else it knew.",
      way: "{A noise} sounded close to {Hero}, and after it a {cat|curlew} and a squeaky gate, all out of one beak. “Starlings collect sounds,” {he} told {the pal} +and at the end it {whistled|called} like {grownup}.",
      close:
        "{Grownup} whistled for {Hero}, and the starling on the gutter copied it. Then it flew up to join hundreds, which turned in the evening sky like smoke.",
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
    "Out in the {barley|meadow} a bird was croaking, as if it were winding up a watch. It took a long time. {Hero} yawned twice before it had finished.",
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
