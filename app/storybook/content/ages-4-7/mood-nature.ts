import type { MoodTexts } from "../shared/mood-texts";

export const nature: MoodTexts = {
  strands: [
    {
      opening:
        "Every {weather} morning {Hero} went out {barefoot|early} to see what had {hatched|opened|grown}. Behind {home} {a creature} already knew {him} {well|by sight}.",
      way: "",
      close: "",
    },
    {
      opening:
        "The {swifts|swallows|storks} had come back to {town}. {Hero} heard them from {his} bed in {home} +and {he} ran out into the {wet|long|$weather} grass.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} kept a list on the door of {home}: first frog, first {bluebell|bat|cowslip}, first {bee|cuckoo}. On this {weather} day {he} added {a creature}.",
      way: "",
      close: "",
    },
    {
      opening:
        "All round {home} the fields were busy. Ants carried, {bees|larks|finches} sang, and {Hero} lay in the {clover|barley} with {a creature}.",
      way: "",
      close: "",
    },
    {
      opening:
        "Where the {lane|brook|wood} begins, behind {home}, lived {a creature}. {Hero} had known it since {spring|the snow} +and {he} brought it {news|a leaf} each {weekday}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{The plums} were ripe in {town}, and the wasps knew. {Hero} lay under the {hedge|tree} with {sticky|purple} fingers and looked at {a creature}.",
      way: "",
      close: "",
    },
    {
      opening:
        "The wind shook the {poplars|apple trees|reeds} by {home}. {Hero} held out {his} {cap|apron|hands} and caught {count} leaves and {a ladybird|one feather}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had seeds in one pocket and {a trinket} in the other. In the {mud|dew} behind {home} {he} had just seen the prints of {a creature}.",
      way: "",
      close: "",
    },
    {
      opening:
        "It had rained on {town} all night. Each {leaf|web|twig} had a bead on it as round as {a mite} +and {Hero} met {a creature} in the {puddles|wet}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} could call like {an owl|a cuckoo|a curlew}. {He} tried it by {home}, one {weather} {evening|noon} +and something in the {hedge|elms} called back.",
      way: "",
      close: "",
    },
    {
      opening:
        "The first frost had come to {town}. By {home} {Hero} tapped on a {puddle|bucket|trough}, and {a creature} {looked up|came to see|tapped too}.",
      way: "",
      close: "",
    },
    {
      opening:
        "“Look,” said {grownup}, and {Hero} looked. Over {home} flew {geese|storks|cranes} in a long {thin|grey} line +and the air smelt of {smell}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{A creature} had moved in under the step of {home}. {Hero} left it {a leaf|a crust} each {weekday}, and went in by the {side|back}.",
      way: "",
      close: "",
    },
    {
      opening:
        "The first {snow|hail|warm wind} of the year was on its way to {town}. {Hero} smelt it at {home}. [The {geese|cows} did, too.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Spring had got into {the room} of {home}. [There was moss on the soap.] {Hero} pulled out a drawer, and up flew {two|three} {butterflies|bees}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had a {bean|pumpkin|sunflower} that grew a thumb a day. [{He} measured it with {his} thumb.] This morning it looked in at the {top|kitchen} window of {home}.",
      way: "",
      close: "",
    },
    {
      opening:
        "In the hedge by {home} {nine|eleven} sparrows were having a row. {Hero} {sat} there and listened. [It was about a {crumb|seat}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Moles had been busy in {town}. There were {count} new hills between {home} and {a sight}, and {Hero} jumped every one.",
      way: "",
      close: "",
    },
    {
      opening:
        "“Don’t step there,” said {Hero}, “that’s somebody’s {road|roof|pantry}.” So {grownup} went round, for at {home} the ants came first.",
      way: "",
      close: "",
    },
    {
      opening:
        "Half of {town} lay under apple blossom. {Hero} stood by {home} with {his} arms out, and slowly turned {white|pink}. [{A creature} sneezed.]",
      way: "",
      close: "",
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
