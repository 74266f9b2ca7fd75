import type { MoodTexts } from "../shared/mood-texts";

export const nature: MoodTexts = {
  strands: [
    {
      opening:
        "{Hero} had found a snail by the door of {home}, with a {yellow|striped|brown} shell. It had two long horns and two short ones +and its eyes were at the tips of the long ones. With the short ones it felt {Hero}’s {thumb|finger}.",
      way: "A silver trail ran over the {stones|wood|moss}, and {Hero} followed it with one finger. A snail lays down slime +and it glides on that. At its end {the pal} found a snail, with its door shut against the {sun|wind}.",
      close:
        "The evening was damp, as snails like it. {Hero} looked out of the door. There was the snail, all four horns out, eating a leaf.",
    },
    {
      opening:
        "The swallows were back in {town}, after months in Africa. {Hero} watched two of them over the {door|shed} by {home}. They brought mud, {drop by drop|bit by bit} +and they stuck it on. It was going to be a nest.",
      way: "Two swallows shot over {Hero} and {the pal}. One had a white feather in its beak, to make the nest {soft|warm}. Twice the wind took it +but each time the swallow caught it again in the air.",
      close:
        "{Hero} looked up once more at the swallows’ nest. They sat side by side on the edge. Out of the mud stuck a white feather.",
    },
    {
      opening:
        "{Hero} knelt by a ditch near {home}, and watched the tadpoles. {Yesterday|On $weekday} the fattest had only a tail +but today it had two back legs, as thin as {thread|hairs}! In {his} nature book {Hero} drew it, legs and all.",
      way: "{Hero} saw something hop. It was a frog, no bigger than a {bean|thumb nail|cherry}, with a stump of a tail. “It was a tadpole not long ago,” {he} told {the pal}. Now it breathed air, as they did.",
      close:
        "{Hero} opened the nature book once more. Beside the tadpole {he} drew a frog with four legs. “It’ll look like this in summer.”",
    },
    {
      opening:
        "{Hero} lay on {his} tummy by {home}, and watched the ants. One of them had found a crumb +and on her way back she left a smell on the ground. Soon {count} other ants came along that very line.",
      way: "“Mind the ants!” {Hero} told {the pal}. A line of them ran by their feet. When two of them met, they touched with their feelers, and {hurried|ran} on. That is how an ant knows {her sisters|a friend}.",
      close: "The ants by the door had gone in. {Hero} looked for the crumb. They had left nothing of it at all.",
    },
    {
      opening:
        "Under the {hedge|hazel} by {home} lay a heap of leaves. {Hero} put one ear to it +and inside it the hedgehog was {breathing|snoring}. A hedgehog sleeps all day and goes out at dusk. So {Hero} tiptoed away.",
      way: "{Hero} turned over a piece of bark. There sat a beetle, {three|two} woodlice and a slug. “That’s what the hedgehog eats,” {he} told {the pal}. Carefully {he} put it back, for it was not {supper time|evening} yet.",
      close:
        "There was a snuffling outside. The leaves moved, and out came the hedgehog. “Good morning,” said {Hero}. For a hedgehog it was breakfast time.",
    },
    {
      opening:
        "{Hero} found a bumble bee on the step of {home}, too cold to fly. {He} set it on a {clover|dandelion} flower, in the sun. It pumped and buzzed until it was warm +and then off it flew.",
      way: "A bumble bee went into a {foxglove|bluebell}, right beside {Hero}. You saw only its {bottom|tail end}. Out it came again, with yellow packets on its back legs. “Pollen,” {he} told {the pal}, “for the young ones.”",
      close:
        "One bumble bee was out late. It crept into a flower by the window, and stayed there. {Hero} saw two {black|furry} feet look out.",
    },
    {
      opening:
        "On the nettles by {home} {Hero} watched a caterpillar, black and prickly. All {week|month} it had eaten. Now it hung head down from a {stalk|leaf}, bent like a {hook|walking stick}. It did not stir +but something was about to happen.",
      way: "A peacock butterfly sat in the sun, and {Hero} stood like a post. It has an eye on each wing, to frighten the birds. “It was a black caterpillar once,” {he} told {the pal}. Then it was away.",
      close:
        "{Hero} shone a torch on the nettles. The caterpillar was gone. There hung a green chrysalis, with a butterfly growing in it.",
    },
    {
      opening:
        "{Hero} stood before a spider’s web by the door of {home}. In the middle sat the spider, and felt with all eight feet who came. {Hero} breathed on a thread +and the spider felt that, too. It ran up under its leaf.",
      way: "{Hero} and {the pal} bent down before a web, as wide as a {plate|hat}. {Hero} touched the long threads, and they were dry. Only those that go round are sticky. That is how a spider can run there.",
      close:
        "Outside, the spider was eating up its old web. Then it began a new one, round and round. {Hero} watched until the last thread.",
    },
    {
      opening:
        "{Hero} could hoot like an owl, through both thumbs. In the {elm|oak|ash} by {home} lived a real one +but by day it sat there as brown as the bark. You could find it only by the {feathers|white splashes} below.",
      way: "{Hero} found a grey lump, as long as a thumb. {He} took it apart with a {twig|straw}. In it were fur and {three|two} tiny jaws. “An owl swallows a mouse whole,” {he} told {the pal}, “and brings up the rest.”",
      close:
        "{Hero} hooted out of the window. “Kee-wick!” cried somebody in the tree. “Hoo, hoo,” went another. Those were two owls, and both had answered.",
    },
    {
      opening:
        "There was a blackbird’s nest in the ivy of {home}, right under {Hero}’s window. In it were {four|three} wide {yellow|orange} beaks +and up they shot when a parent landed. {Hero} counted {count} worms before {breakfast|noon}.",
      way: "{Hero} stood still. On the grass a blackbird ran a little, stopped, and put its head on one side. Then it pulled. The worm got longer and longer +and out it came. “For the children,” {Hero} told {the pal}.",
      close:
        "On the roof the father blackbird sang. The mother sat on her young. From the window {Hero} saw just the tip of a tail.",
    },
    {
      opening:
        "{Hero}’s sunflower stood in a pot by {home}, with its bud still green. In the morning it had looked to the {street|gate}, where the sun comes up +but now it looked quite another way. It was following the sun!",
      way: "{Hero} shut {his} eyes, and turned until the sun was warm on both cheeks. “That’s how the sunflower does it,” {he} told {the pal}. The daisies did it, too +so they stood wide open, every one to the {sky|light}.",
      close:
        "The sunflower now looked to the west, after the sun. “At night it turns back,” {Hero} said. “In the morning it’ll be waiting.”",
    },
    {
      opening:
        "“Look up,” said {Hero} to {grownup}. Over {home} flew {nineteen|twenty|sixteen} wild geese +and they made an arrow in the sky. The first one pushes through the wind for the others +and then they change places.",
      way: "“You go first now,” said {Hero} to {the pal}, as the wild geese do. When the first is tired, the next takes over. High up they called all the time +so {none of them|nobody} got lost.",
      close:
        "There was a calling in the dusk. The wild geese were landing on the river for the night. {Hero} heard it, splash by splash.",
    },
    {
      opening:
        "Under the step of {home} {Hero} knew a toad. It was brown and {warty|lumpy}, with eyes like gold. {He} held out a worm +and out shot the tongue! Then the toad shut both eyes, to push the worm down.",
      way: "{Hero} lifted a {board|stone} and put it back. It was cool under there +and it was damp, just right for a toad. “They drink through their skin,” {he} told {the pal}. “They only have to sit in the wet.”",
      close:
        "By the step it was getting dark. Out walked the toad, to go hunting. It took four steps, and looked at {Hero}.",
    },
    {
      opening:
        "By {home} {Hero} looked into a dandelion, through a {lens|glass}. It was not one flower +but a hundred small ones grew there, close together. In the middle of them sat a beetle, {yellow|golden} with pollen.",
      way: "{Hero} blew on a dandelion clock. Off went the seeds, each with a parachute of white hairs. {The pal} {ran|looked} after one. Where it comes down, it {waits|lies} in the earth +and after the rain it grows.",
      close:
        "{Hero} looked for the dandelion. It was shut up tight and green. It closes every evening, and opens with the sun.",
    },
    {
      opening:
        "{Hero} held very still by {home}, for a squirrel was digging. It pushed {a hazelnut|an acorn} into the earth +and it patted the place with both hands. Then it pretended to bury another one, in case {the jays|thieves} were looking.",
      way: "{Hero} found a hazelnut, cracked clean in two. “That was a squirrel,” {he} told {the pal}. “A mouse gnaws a small round hole.” Up in the branches somebody scolded, and waved a {red|bushy} tail.",
      close:
        "{Hero} put a hazelnut into a pot of earth. A squirrel forgets some of those it buries. That is how new trees begin.",
    },
    {
      opening:
        "{Hero}’s runner bean had come up by {home}, and wanted something to hold. Its tip moved round in the air, as slow as the hand of a clock. {Hero} put a {long|thin} stick there +and now the bean only had to find it.",
      way: "“Look, it’s holding on!” {Hero} showed {the pal} a wild pea, with green threads curled round a {stalk|wire}. The bean at home had none +so it winds its whole self round, always in the same direction.",
      close:
        "{Hero} went to look at {his} bean. It had found the stick, and leaned on it. By the morning it would be once round.",
    },
    {
      opening:
        "{Hero} was watching the ducks, near {home}. The mother went into the water +and {nine|seven|eight} ducklings jumped in behind her, plop, plop, plop. Out they came again, and were dry! The water had run off them in round {beads|drops}.",
      way: "A duck was oiling her feathers, and {Hero} watched how it is done. The oil comes from a spot above the tail +and the beak spreads it. “That’s what keeps them {dry|waterproof},” {he} told {the pal}.",
      close:
        "In the reeds sat the mother duck. {Hero} saw not one duckling. Then her wing moved, and out looked all the heads.",
    },
    {
      opening:
        "The moles had been busy by {home} +and {Hero} knelt by the newest hill. The earth on top moved! Up came two wide pink hands and a nose +and the nose smelt {Hero}. Down it went again.",
      way: "“A mole’s fur lies any way you stroke it,” {Hero} told {the pal}. “So it can run backwards in its tunnel.” They stood quite still. Down there somebody might be {swimming|digging} through the earth, after a worm.",
      close:
        "{Hero} looked out once more. There was a new mole hill. A mole works a while and rests a while, by day and by night.",
    },
    {
      opening:
        "Behind the shutter of {home} {count} bats were sleeping, and {Hero} peeped in. They hung by their toes, heads down, wrapped up in their wings. One {yawned|stretched} +and it had a very small face and enormous ears.",
      way: "{Hero} clapped, and the clap came back from a wall. “That’s how bats find their way,” {he} told {the pal}. “They shout, and listen to what comes back.” It is only too high for us to hear.",
      close:
        "At dusk the shutter rustled. One by one the bats let go, and flew out into the evening. {Hero} counted them all.",
    },
    {
      opening:
        "A ladybird was walking up {Hero}’s rose by {home}. The rose was full of greenfly +and the ladybird ate one like a {bun|plum}. {Hero} watched it through a {lens|glass}. It ate {count}, before it needed a rest.",
      way: "A ladybird landed on {the pal}. {Hero} offered it one finger, and it climbed right up to the tip. There it lifted its red lids. Under them lay thin wings, folded {small|twice} +and then it was gone.",
      close:
        "{Hero} looked in on the rose. The ladybird sat under a leaf, with its legs tucked in. There was hardly a greenfly left.",
    },
  ],
  events: [
    "Under a {dock leaf|stone} {Hero} found a {toad|shrew|newt}, asleep. {He} looked, with {his} hands behind {his} back, and put things as they had been. The ferns smelt of {smell}.",
    "A {kestrel|buzzard} hung above the field, quite still, as if on a thread. All the {mice|larks} held their breath, and so did {Hero}. Then it tipped one wing +and it slid away over the {oats|barley}.",
    "The path ran by a pond. There were {pond skaters|tadpoles} in it, and {a creature} beside it, {drinking|washing}. {Hero} put one finger in. Round and round went the rings, out to the {reeds|lilies}.",
    "They came on tracks in the mud: a {badger’s|deer’s}, and the small hands of {a hedgehog|a rat}. Through them ran a {smooth|wavy} line. “A grass snake,” said {Hero}, “on the way to {dinner|bed}.”",
    "Across {the track} ran a line of ants, each with a {seed|crumb|egg}. {Hero} laid them a bridge made of {straw|grass} +and the {first|boldest} one tried it with one foot.",
    "In the bark of {an elm|a willow} there was a hole, and in the hole something {breathed|stirred}. {Hero} did not reach in. {He} {sat} down by {a sight}, and out looked {an owlet|a bat|a squirrel}.",
    "A shower went over, quick as {a cat|a swallow}, and left the {fields|nettles} steaming. All the snails came out to {walk|dine}. {Hero} counted {count} of them, and {a creature} without a house.",
    "{Hero} turned over a log, {very gently|with both hands}. Under it lived {count} woodlice, {a beetle|a worm} and something {colour} with horns. “Sorry,” {he} told them, and put the roof back on.",
    "All along {the track} seeds were flying: {thistle|dandelion|willow}, as light as breath. One sat down on {the pal}. {Hero} carried it as far as {a sight}, where there was good {dark|soft} earth.",
    "A spider had hung her web right across {the track}, from {a sight} to a thistle. {Hero} went under it on hands and knees, and {the pal} too. From below you could see the {dew|sky} in it.",
    "Something plopped. When {Hero} looked, there were only rings. {He} lay on {his} tummy and waited. First came a nose, then whiskers, then a water vole with a {reed|lily stem}, on its way to {lunch|the other side}.",
    "There were mushrooms under the {oak|birches}, in a ring, as if for a meeting. {Hero} did not pick one. {He} counted them, {count}, and smelt them. They smelt of {smell} and of underneath.",
    "A hare sat up in the {stubble|clover}. It looked at {Hero} with one eye. Nobody moved. Then it went, and only the {grass|barley} showed where.",
    "The wind had laid the reeds all one way, like combed hair. Deep inside somebody was scolding in a small, hard voice. “A reed wren,” said {Hero}. “It’s got a house on {three|four} legs.”",
    "Bees were going in and out of a crack in an old willow. {Hero} stood to one side, out of their road, as you should. Each came home yellow to the {knees|elbows}, and the whole tree hummed.",
    "On a stone sat a lizard, doing nothing at all. It did it very well. {Hero} tried it too, on the next stone, and got as far as {count}. The lizard is most likely still there.",
    "They followed a brook, with a {dipper|wagtail} on every {second|third} stone, bobbing. {Hero} bobbed back. {The pal} looked from one to the other. There is nothing in the rules against it.",
    "Someone had lost a feather, {black|white} at the tip. “{Jay|Magpie},” said {Hero}, and stuck it in {his} hat. Up in the {oak|pine} there was a noise like a rusty rattle. It seemed to be about the hat.",
    "A mole hill moved. It rose a little, and a little more, and crumbs of earth ran down it. {Hero} stood still, on one leg. Up came a pink nose, smelt {smell}, and went down to tell the others.",
    "On the underside of a leaf sat {count} eggs, as yellow as butter, all in rows. {Hero} turned it back, just as it had been. “Ladybirds,” {he} told {the pal}. “Next week they’ll be hungry.”",
    "The swifts were screaming round the roofs of {town}, lower each time. “Rain by tonight,” said {Hero}. They eat as they fly, and sleep as they fly, and hardly ever come down. {The pal} ducked.",
    "Somebody had been eating pine cones by {a sight}, and left the cores in a heap. A squirrel does it in strips, and a mouse does it neatly. {Hero} looked up. A bit of cone landed on {his} hat.",
    "By {a sight} hung what looked like a dead leaf. {Hero} examined it, and it {twitched|wriggled}. It was a chrysalis! In there a caterpillar was becoming a {peacock|brimstone} +so {he} breathed the other way, and let it work.",
    "{The neighbour} was digging {potatoes|a trench}, and a robin followed the spade. {Hero} turned a clod over with one boot. Out came another worm! The robin inspected {the pal} +and it gobbled that one up, too.",
    "There was froth on the {grass|lavender}, and {Hero} parted it with {a straw|a twig}. Inside sat a green hopper, no bigger than {a lentil|a pip}. It blows those bubbles to stay {damp|hidden} +so {he} tenderly pushed them together again.",
    "Tap, tap! Near {a sight} a thrush was beating a snail on her stone. {Hero} counted {count} shells, {yellow|striped} and brown. Up in the {ivy|hawthorn} her family was calling +and {the pal} politely looked away.",
    "A swan came by with {three|two} young ones on her back. One more had {slid|fallen} off. {Hero} kept a respectful distance. By {a sight} the swan slowed down +and it {climbed|scrambled} up again by the tail.",
    "A leaf was moving by itself. {Hero} lay down by {a sight} to see. Something {tugged|drew} it into a hole, {point|tip} first. It was an earthworm, fetching in its supper! Nobody uttered a word until it had {gone|vanished}.",
    "On a reed sat a dragonfly, fresh out of its old skin. {Hero} watched its {crumpled|short} wings grow long and dry. Suddenly they {shivered|glittered} in the sun +and it was off, round {the pal} and away.",
    "A treecreeper ran up the {oak|ash} like a mouse. A nuthatch ran down it, head first, which is extraordinary for a bird. {Hero} bent over, and observed them between {his} {knees|boots}. From there, the nuthatch was {climbing|going up}.",
    "A squirrel buried {an acorn|a hazelnut}, and patted the {moss|earth} flat. It usually forgets about half of them. The {two|three} young trees by {a sight} had got there like that +and {Hero} said thank you.",
    "In the {elms|ash trees} the rooks were building. While one was fetching a stick, its neighbours {stole|borrowed} two. What a terrible {argument|quarrel}! {Hero} laid a good forked one on {a sight} +and the loser collected it immediately.",
    "{Count} young cows came to look at {Hero} over the gate. {He} stood still, and held out a {hand|sleeve}. The boldest smelt it thoroughly, and told the others +and they {swung|galloped} away past {a sight}.",
    "One bramble had flowers, green berries, red ones and black. {Hero} showed {the pal} the whole summer on a {branch|twig}. A {bee|hoverfly} had the flower, and a wasp had the ripest +and neither was in the other’s way.",
    "All other flowers were over +so the ivy was full of guests. {Hero} {sat} below, and heard it humming with {bumble bees|hoverflies} and {elderly|hungry} wasps. It is the last inn before winter, on the road by {a sight}.",
    "A fox stepped out on {the track}, with one {front|black} foot up, and saw {Hero}. Nobody moved. It had burrs on its {tail|elbow}, and important business, as they had. Then it crossed +and the {nettles|ferns} closed behind it.",
    "Something {blue|bright} shot down the brook to its twig by {a sight}. It was a kingfisher with a {minnow|stickleback}! {Hero} saw it turn the fish round, to swallow it head first. One has to consider the {fins|prickles}.",
    "{The track} hopped with new frogs, each as small as {a bean|a thumb nail}, going from {ditch|pond} to {grass|wood}. {Hero} could not put a foot down +so {he} stood like {a stork|a post} till they had passed.",
    "At the edge of the {oats|wood} stood a roe deer. One ear heard {a noise}, and the other heard {Hero}. {The pal} trod on a {twig|cone}. Up went a snowy tail +and three {jumps|bounds} carried it away.",
    "{Hero} threw a sycamore key as high as {he} could. It fell, then it {whirled|spun}, and sailed right over to {a sight}. That is how sycamores send their children {out|travelling}. The next one landed on {the pal}.",
    "By {a sight} the scarlet pimpernel had shut its {flowers|eyes} at {noon|eleven}. “Rain,” said {Hero}, and turned up {his} collar. {Name} had asked the radio instead, and was considerably wetter.",
    "A woodpecker drummed on a dead branch, and another {answered|replied} from far off. {Hero} rapped on {a sight} with {his} knuckles, as {rapidly|expertly} as {he} could. Both fell silent. Apparently {Hero} had said something else.",
    "Was that a snake, on the warm stone? {Hero} waited until it {blinked|winked}, and no snake can. “It’s a slow worm, the {copper|bronze} kind,” {he} told {the pal}. “They’re lizards without legs.” It disappeared calmly into the {thyme|heather}.",
    "Something {scraped|crunched} on the fence by {a sight}. It was a wasp, walking backwards, with a clean stripe behind it. “It chews that into paper for the nest,” said {Hero}. {The pal} was more {interested|comfortable} further away.",
    "{The pal} had picked up burrs by {a sight}. Each spike had a {hook|claw} at the tip. That is how burdock travels without paying. {He} set the last one down in good {earth|soil} +so it had finally arrived.",
    "From a chimney came the sound of {a noise}. A {glossy|speckled} starling had learnt it by heart! {Hero} clapped. Next it did a {baby|telephone} +and {the neighbour} ran out to see.",
    "{Six|Eight} goldfinches hung on the thistles, and pulled out the {down|fluff}, to get at the seeds. It drifted over {Hero} and {the pal} like {snow|feathers}. “Untidy eaters,” said {the neighbour}, and brushed {a cloth} clean.",
    "On an old wall grew rings of {orange|grey} lichen. {Hero} laid {his} thumb on one. It grows less than {a lentil|a pea} in a year +so these were older than {grownup}. {He} took {his} thumb away with {respect|a bow}.",
    "A ladybird walked up {Hero}’s hand. {He} turned it over, and it walked up again, for it always {climbs|goes up}. Above the {highest|longest} finger there was unfortunately nothing. So it opened its {scarlet|spotted} wings and flew.",
    "Sheep’s wool hung on the wire. Off flew a long-tailed tit with a white {moustache|beard} of it. {Hero} laid the {next|biggest} tuft on {a sight}. Before they had gone {ten|twelve} steps, somebody had collected it.",
    "{Hero} found a puffball, {round|brown} as an old bun, and tapped it with {a grass stem|a twig}. Out came a mysterious smoke, and every speck of it was a sort of seed. {The pal} jumped behind {a sight}.",
    "{Hero} flicked a hazel catkin, and out blew yellow dust. The next hazel was waiting for that, with red flowers no bigger than {a bead|a crumb}. Some of it travelled across {the track} +but the majority was on {the pal}.",
    "A swallow was bringing mud from a puddle to {the neighbour}’s barn, for the {nest|wall}. {Hero} stirred in some water, since it was getting {stiff|dry}. The following beakful was a {beauty|splendid one} +and it stuck.",
    "Low down the holly was all prickles. Higher up, where no {deer|goat} can nibble, the leaves were as smooth as {a spoon|a plate}. {Hero} reached up past {a sight}, to make sure. A holly is economical with its {needles|prickles}.",
    "On the grass a gull was trampling, as if it were {cold|dancing}. To a worm that sounds like rain, so up it comes. {Hero} and {the pal} trampled, too. {Several|Seventeen} worms appeared, completely {puzzled|dry}.",
    "{Hero} touched a birch, and a bit of the bark flew off. It was actually a moth, as {grey|white} and {freckled|streaky} as the tree! It sat down on the next one +and there even {the pal} could not find it.",
    "Sparrows were taking a dust bath by {a sight}. Each had its own hollow, and {rolled|shuffled} in it, to get rid of fleas. {Hero} and {the pal} made a respectful detour. One does not {march|wander} through a bathroom.",
    "All the {poplars|willows} showed the pale side of their leaves. “That’s the wind before the {rain|shower},” said {Hero}, who recognised the smell of {smell}. They were under {the bridge|the porch} when it hit {a sight}.",
    "In the {wheat|barley} hung a ball of woven grass, as big as {an orange|a pear}, without an entrance. A harvest mouse just pushes in. {Hero} saw the stalks nod, one by one +and then it came home with {a grain|a berry}.",
    "A fern was unrolling by {a sight}, curled at the top like a {fiddle|snail}. {Hero} marked its tip with {a twig|chalk} while they ate {a food}. It had not moved a millimetre! Ferns take {days|ages} +so they wished it luck.",
  ],
  calms: [
    "Outside a hedgehog {snuffled|rustled}. The {trees|owls} kept watch. The grass lay down.",
    "Dew fell on the fields. The bees were home. So were the {larks|hares}.",
    "Out there {a creature} had gone to sleep. The {moths|stars} were up. It was their turn.",
    "The {pond|wood} was black and still. One frog said good night. Another said it back.",
    "Leaves lay on the {sill|step}. The {rain|wind} told them something long. {Hero} heard only the start.",
    "An owl asked something, far off. Nobody knew. It asked again, and then it let it be.",
    "The snails had shut their doors. The daisies had shut theirs. {Hero} shut {his} eyes.",
    "Roots drank in the dark. You could not hear it. {Hero} knew it, all the same.",
    "A smell of {smell} came in from the fields. It lay down at the foot of the bed, like a dog.",
    "The swallows sat in a row, wing by wing. In the middle it was warmest. They took turns.",
    "The brook went by outside, as it did all night. It had a long way to go. {Hero} had not.",
    "Bats were out over {town}, like bits of the dark that could not lie still. {Hero} lay still for them.",
    "{Hero} put the {fern|feather|shell} in a jar by the bed. Now there was a little bit of outdoors in here, too.",
    "A bee had been shut in by a {poppy|tulip}, until morning. No one in {town} had a softer bed.",
    "The hens murmured on their perch. One said something about {corn|rain}. The others were too sleepy to agree.",
    "Out there the grass grew, as much as it does in a night. {Hero}’s {hair|toenails} did the same.",
    "A fox came by on its evening round. It looked up at the {lit|yellow} window. Then it went on about its business.",
    "Mist came up from the {meadow|river} and tucked in the cows. Only their {ears|backs} looked out.",
    "{Hero} still had some earth under {his} nails, and {moss|clover} in {his} hair. {Grownup} said it could stay until morning.",
    "In the ivy the sparrows had turned into {count} round balls. One of them chirped in its sleep.",
    "The tree by the window held a nest, and held it very still. {Hero} held {a toy} like that.",
    "Clouds came over from the {hills|sea} and covered up the fields, one by one. They went right up to the last {fence|hedge}.",
    "A frog sat in the watering can and sang. The can made its voice large and {round|noble}. {Hero} hummed along.",
  ],
};
