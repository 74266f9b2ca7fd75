import type { Episode } from "../../content-contract";

const both = ["journey", "making"] as const;

export const hillEpisodes: readonly Episode[] = [
  {
    id: "sheepdog-holiday",
    goals: both,
    vars: {
      dog: ["Bess", "Captain", "Old Moss", "Gyp", "Major"],
      party: ["a walking club", "a village choir", "a botany class", "a cycling club"],
      away: ["the dentist’s", "the market", "a christening", "the bank"],
    },
    titles: ["The wrong sort of flock", "{Dog} goes back to work", "Shut the gate, please"],
    beats: [
      [
        "High on the {hill|moor} {Hero} came upon a stone {sheepfold|pen}, and in it, instead of sheep, stood {a party}. Across the gateway lay an elderly sheepdog called {dog}, with a {satisfied|proud} expression. “We only stopped to {admire the view|tie a shoelace},” said the {nearest|oldest} of them, “and {dog} rounded us up in {four|six} minutes.”",
        "First there was {barking|a great deal of puffing}, and then over the {ridge|hilltop} trotted {a party}, packed together like {skittles|sardines}. Behind them, now on the left and now on the right, ran {dog}. The old sheepdog had {retired|stopped work} in the spring, a {rosy|breathless} lady called out to {Hero} +but nobody had told {dog} what to do all day instead.",
      ],
      [
        "They had tried “{Shoo|Go home},” and they had tried {a biscuit|a sausage roll}, and {dog} had wagged politely without moving a paw. {Hero} lifted the latch and opened the gate +and the dog closed it again with {one shoulder|a nudge}. When a tall man put his leg over the wall, {dog} looked at the leg, {sternly|patiently}, until he took it {back|in again}. The farmer was at {the away}, and would be there until {six|dark}.",
        "Into a pen they went, the whole party, and {dog} lay down across the {gap|entrance}. Twice somebody {slipped out|crept under the rail} +and twice that person was led {back|inside}, very gently, by the {sleeve|coat tail}. {Hero} went in to {reason|talk} with the dog, and after that {he} {was} in the pen as well. The odd thing was that {dog} kept walking round, touched every {knee|hand} with a wet nose, and then began {again|from the beginning}.",
      ],
      [
        "On the wall hung a {slate|board} with the dog’s old orders on it, left over from {working days|better times}. {Hero} read it {aloud|twice}: one whistle meant left, two meant right, and three meant lie down. At the bottom, half {washed|rubbed} out, stood three more words: ‘That’ll do, {dog}.’ “You’ve all been saying ‘go away’,” {he} {explained|told them}. “{Dog} is waiting to hear that the work is {done|finished}.”",
        "“That isn’t {guarding|herding},” said {Hero}, “that’s counting. {Dog} thinks that somebody is missing.” So they {counted|checked} too, and the dog was right. There had been fifteen of {the party} at lunch, and without {Hero} there were fourteen in the {pen|fold}. “Who isn’t here?” {he} asked. They looked {round|at one another}. It was the {quiet|shy} one, who never said much, and whom nobody had {noticed|missed}.",
      ],
      [
        "{He} knelt down in front of the {gate|dog} and said the words, {slowly|warmly}, with one hand behind a {grey|soft} ear. At once the old dog stood up, shook off the whole {job|afternoon}, and went to lie in the {sun|shade}. {The party} filed out +and each of them {murmured|said} thank you for a very good {day|herding}. {Hero} and {the pal} walked on through the {heather|long grass}, rather close together, until they were safely over the {ridge|stile}.",
        "{Hero} called across the {hill|bracken}, and from behind a {wall|rock} rose a young man with {grass|a daisy} in his hair, who had lain down for a {nap|rest}. {Dog} fetched him in. The wet nose went round the circle once more, and then the dog stepped {aside|back} and let them all go. “We’d have been {home|halfway home} before we missed him,” said the lady, {ashamed|in a small voice}. {Hero} scratched {dog} under the chin, and counted {himself} and {the pal} {carefully|twice} before they went on.",
      ],
    ],
  },
  {
    id: "particular-cow",
    goals: both,
    vars: {
      cow: ["Duchess", "Primrose", "Henrietta", "Lady Blanche", "Marigold"],
      herder: ["Farmer Amsel", "the dairyman’s daughter", "old Mister Tarn", "the new cowherd"],
      horn: ["an alpine horn", "a cornet", "a post horn", "a bugle", "a trombone"],
    },
    titles: ["The last cow on the hill", "{Cow} is particular", "Time for milking"],
    beats: [
      [
        "“Eleven,” counted {the herder}, leaning on a {gate|milk churn}, as {Hero} came up the {track|lane}. “Eleven are in the {barn|yard}, and {cow} won’t come.” Far up the {slope|meadow} stood one brown cow, with her back to everybody, looking at the {clouds|valley}. Each evening {the herder} called the cows home with a tune on {a horn} +and until today {cow} had always been the {first|quickest} of them all.",
        "A cow was lying across the farm track, and beside her, on an upturned {bucket|crate}, sat {the herder}, who had run out of {ideas|temper}. “This is {cow},” {the herder} told {Hero}. “For {six|nine} years {cow} has followed me home like a {kitten|lamb}, and today I might be a stranger. I’ve played {the horn} until my lips are {flat|numb}.” The cow {sighed|yawned}. There was no {room|way} to get past either of them.",
      ],
      [
        "{The herder} played the tune {again|once more}, and it sounded very {fine|jolly}. {Cow} turned one ear, waited, and went on {chewing|staring}. {Hero} climbed up with an armful of {clover|hay}, and a face as long as a {cello|suitcase} considered it, and looked {away|past it}. {He} even tried to push. One might as well have pushed the {barn|church}, and the church, {he} {felt|thought}, would have taken it less {personally|to heart}.",
        "They tried being {firm|strict}, and the cow shut both eyes. They tried compliments and a {basket|bucket} of {apples|turnips}, and only the {apples|turnips} were accepted. Then {Hero} took the rope by {himself} +and {cow} got up and followed {him} for {nine|eleven} steps without any {fuss|trouble}. But as soon as {the herder} came {near|alongside}, four feet stopped {dead|at once}, and the cow lay down on the other side of the {track|puddle}.",
      ],
      [
        "“Play it from the {start|beginning},” {he} asked, “and I’ll watch.” All through the tune {cow} leaned further and further forward, like somebody who is about to {rise|leave}. When it ended, the cow was still leaning, with one hoof in the {air|dew}. “She’s waiting for the rest of it,” said {Hero}. “Where’s the last note?” {The herder} turned {pink|red}. Since {Tuesday|the morning} there had been a dent in {the horn}, and the {lowest|highest} note would not come out.",
        "“It isn’t the way home that she minds,” said {Hero}. “I believe that it’s you. What’s {different|new} since yesterday?” {The herder} could think of nothing, except for a visit to the barber, a {clean|new} coat and some {lavender|rose} soap, all for a wedding. “Then she has never {met|smelt} you before,” said {Hero}. {He} ran to the barn for the very oldest {jacket|coat}, on which the {cats|hens} slept, and held it {out|up}.",
      ],
      [
        "So {Hero} filled {his} {chest|lungs}, waited for the place where the tune broke off, and sang the missing note, long and {loud|clear}. {Cow} put down the hoof and came {trotting|home}, past all of them, into the {third|proper} stall. “She only wanted to hear the end,” said {the herder}, and wrote the note on the {barn door|milk slate}, for tomorrow’s singer. {Hero} sang it {twice|three times} more on the way down, to {the pal} +and a cow {answered|agreed} from the hill each time.",
        "{The herder} put it on, and smelt once more of {hay|milk} and {engine oil|cats}. {Cow} sniffed at it, from the collar to the {pockets|cuffs}, and laid a heavy chin on {the herder}’s shoulder, with a {groan|sigh} of relief. Off they went to the {yard|milking}, side by side. “But what about the wedding?” {the herder} called {back|in alarm}. “Wear the clean one {underneath|below},” advised {Hero}. Then the track was free, and {he} and {the pal} took it, smelling {slightly|noticeably} of cow.",
      ],
    ],
  },
  {
    id: "dry-trough",
    goals: both,
    vars: {
      trough: ["the horse trough", "the village pump", "the stone basin", "the old fountain"],
      folk: ["Thornby", "Upper Lathe", "Three Stiles", "Cold Ashby"],
      block: ["a tennis ball", "a wooden shoe", "a rolled-up jersey", "a teapot lid"],
    },
    titles: ["Where the water went", "{The trough} is dry", "A thirsty morning in {folk}"],
    beats: [
      [
        "As long as anyone in {folk} could {remember|tell}, {the trough} had run day and night without being {asked|paid}. That {morning|noon} it stopped. When {Hero} came by, hoping for a {drink|wash}, there stood a {carthorse|pony}, two {dogs|goats} and half the village, and all of them were looking into the same empty {hole|bowl}. “It’s because of the {moon|dry weather},” said the oldest man, though it had {rained|poured} on {Monday|Friday}.",
        "In {folk} people were carrying {teapots|jugs} from door to door, and lending one another water by the {cup|spoonful}. Overnight {the trough} had gone {quiet|dry}. “It has stopped,” said the {smith|postmistress}, holding a thirsty {goat|calf} by the collar, “and nobody stopped it.” {Hero} had been walking since {breakfast|early morning}, with {the pal}, and {he} looked {sadly|thoughtfully} at {his} empty {flask|bottle}.",
      ],
      [
        "They had poked at the spout with a {broom handle|knitting needle}, and nothing had come out but a {spider|beetle} and some {rust|dust}. The water came from a spring, somewhere up the hill +but the one person who knew the {place|spot} had been somebody’s grandfather, and he had left no {map|drawing}. “There’s a pipe under that,” said the smith, and waved at a whole {hillside|meadow}. “Do we dig it {all|up}?”",
        "A meeting was held, with {speeches|a vote}. The teacher was in favour of {patience|a song}. Two {brothers|uncles} were in favour of digging, and had begun before the {vote|speech}, so there was already a hole on each side of the road, and both holes were {perfectly|beautifully} dry. “The hill has {used it up|run out},” somebody said {gloomily|at last}. {Hero} glanced up at that hill, which was {dripping|green} with moss, and did not {believe|think} so.",
      ],
      [
        "{Hero} walked {higher|further} up the lane, turned round, and saw what nobody could see from close by. The meadow was {yellow|pale} +but through it, from top to bottom, ran a stripe of {bright|dark} green, as narrow as a {ribbon|belt}. “An old pipe {drips|leaks},” {he} said, “and it waters the grass above it.” {He} followed the green uphill, with {folk} behind {him}, to a soft, {wet|boggy} patch where the {frogs|buttercups} were having a wonderful {time|summer}.",
        "“Water doesn’t {stop|give up},” {he} said, “it goes somewhere else. Who has more of it than {yesterday|last week}?” People {frowned|shook their heads}. Then, at the back, a {small|red-haired} girl put up her {hand|umbrella}. Behind the {school|chapel}, where they used to play {football|rounders}, there was a pond, and it was new. She had not liked to mention it, because there were already {ducks|ducklings} on it, and they were so {happy|pleased}.",
      ],
      [
        "They lifted a {flat|mossy} stone there. Under it, stuck in the mouth of the pipe as {neatly|tight} as a cork, sat {a block}. {Hero} worked it loose with both {hands|thumbs}. Deep in the hill there was a {gulp|cough}, and then a gurgle that ran away down the pipe, faster than they could {follow|run}. By the time they were back in {folk}, the {first|largest} animals were drinking. {Hero} and {the pal} drank {next|third}, and walked on {dripping|refreshed}, and {the block} was given a shelf in the village {hall|shop}.",
        "At the top end of the pond they found an old clay pipe, which was stopped up, so that the water came out {there|at a crack} and went no further. {Hero} reached in to the {elbow|shoulder} and brought out {a block}. Half of the pond ran off with a {slurp|burp} +and the other half was left to the ducks, by general {agreement|request}. Down in {folk} {the trough} began to {sing|run}. {Hero} filled {his} {flask|bottle} at it in passing, and continued with one very {clean|cold} arm.",
      ],
    ],
  },
  {
    id: "chalk-figure",
    goals: both,
    vars: {
      figure: ["a white horse", "a white stag", "a white hare", "a white bull"],
      leader: ["the vicar", "Mistress Oake", "the schoolmaster", "the parish clerk"],
      hill: ["Windle Hill", "Long Down", "Harrow Hill", "Barley Down"],
    },
    titles: ["{The figure} of {hill}", "One leg too many", "Best seen from a distance"],
    beats: [
      [
        "Once in seven years the people below {hill} go up with {rakes|hoes} and {buckets|sandwiches} to weed {the figure}, which was cut into the chalk {long ago|a thousand years back}. It is as long as {a street|four barns}. “Mind the {nose|tail}!” {the leader} called to {Hero}, who had walked out on bare white {ground|earth}. “At least, we {believe|hope} that it’s a {nose|tail}.” The grass had covered so many edges that nobody could be {sure|certain}.",
        "“Which end is the {front|head}?” {the leader} asked the first person who came over {hill}, and that was {Hero}. On both sides of the path people knelt and scraped the {turf|moss} from {a figure} made of chalk. A {landslip|hard winter} had wiped out everything above the shoulders. They had four good {legs|feet}, they explained, and they had until {Sunday|the fair} +but without a head it looked {like a table|rather foolish}.",
      ],
      [
        "{Hero} was {handed|lent} a hoe and set to work on an {ear|ankle}, or possibly a {knee|hoof}. It was like reading a {letter|poster} with your nose on the paper. One {uncle|old lady} weeded the belly so far that it ran into the {neck|footpath}. A family who worked backwards bumped into another family, and between them they had given {the figure} a fifth leg. “It’s coming along {splendidly|nicely},” said {the leader}, and looked {anxious|the other way}.",
        "Everyone remembered the head, of course, and each of them remembered it {differently|another way round}. It used to look towards the {sea|church}, said some. Others were {certain|convinced} that it looked {backwards|at the stars}, and smiled. {The leader} drew all the heads on the ground with a {stick|toe}, {nine|seven} of them in a row, and people argued until the {soup|pie} was cold. {Hero} paced round the shoulders, and they told {him} {nothing|not a thing}.",
      ],
      [
        "“You can’t see a thing that you’re standing on,” said {Hero}, and laid down the hoe. With {the pal} {he} went down to the {stream|lane} and up the opposite {slope|hill}, until it lay before them like a {page|picture}. It was no longer {the figure}. It was something between a {dachshund|teapot} and a {camel|sofa}. {Hero} took off {his} {coat|jersey} to signal with: one wave for ‘{weed|dig}’, two for ‘{stop|put it back}’, and three for ‘{lovely|perfect}’.",
        "Since the discussion was going to be {long|a long one}, somebody brought {him} a mug of {cocoa|tea}. It had a picture on it, half washed away, of a small white shape upon a green {hill|slope}. “Where do these {come|mugs come} from?” asked {Hero}. They were from the church {bazaar|fête}, said {the leader}, {thirty|forty} years old, one for every {family|kitchen}. “Then you’ve had it in front of you at {breakfast|supper} all this time,” {he} said, and held it {up|high}.",
      ],
      [
        "It took an hour. Over there the people moved when {he} waved, as small as {chessmen|peppercorns}, and leg by leg {the figure} got up out of the {grass|hill}. The fifth one was {covered|turfed over}. At {his} three waves a {cheer|bell} came across the valley to {him}, a little late. {Hero} stayed for a {moment|minute} in the best seat of all, which nobody had {wanted|thought of}, and then {he} put {his} arms back into {his} sleeves, and {the pal} led the way {down|on}.",
        "There was {the figure}, as clear as {day|print}, with its head turned to the village, looking down at their own {windows|chimneys}. They measured the picture with a {ruler|matchstick}, fetched {string|pegs}, and drew it out on the ground a hundred times as {big|large}. By {evening|sunset} it had two ears and a long, {calm|kind} nose. “So it’s been looking {after|at} us,” said {the leader}. {Hero} drained {his} mug and walked down the path with {the pal}, and felt quite well looked after, even round the {bend|corner}.",
      ],
    ],
  },
  {
    id: "letters-in-the-wet",
    goals: both,
    vars: {
      carrier: ["the postwoman", "the relief postman", "young Nils from the post office", "the postmaster"],
      water: ["the ford", "the mill stream", "the duck pond", "the water meadow"],
    },
    titles: ["Nine letters and no names", "The ink has run", "Post for somebody"],
    beats: [
      [
        "Along a fence by {the water} hung nine letters, pegged up by the {corners|edges} like handkerchiefs, and under them sat {the carrier}, barefoot, wringing out a {sock|cap}. “I {slipped|skidded},” said {the carrier}. “The insides are {dry|all right}. But look!” {Hero} looked. On every envelope the ink had run +and where there had been a {name|house}, there was now a {pale|small} blue {cloud|smear}.",
        "Something square and {wet|soft} stuck to {Hero}’s {boot|knee}, and it was a letter. More of them came {drifting|sailing} along the ditch, and after the letters came {the carrier}, {dripping|muddy} to the {belt|knees}. The mailbag had burst at {the water}. Together they caught all nine +but every name had been {rinsed|washed} off, and the envelopes were as blank as {plates|eggs}.",
      ],
      [
        "To open them was {forbidden|out of the question}. They held one against the {sun|light}, and learnt that somebody had written the word ‘{sheep|Tuesday}’. They tried it at the {nearest|first} farm, where a {cross|tired} man said that nobody ever wrote to him except for money. {The carrier} gazed up at nine farms, scattered over the {hills|slopes} like {crumbs|buttons}, and {groaned|sat down again}. “Nine letters and nine doors,” said {the carrier}, “and I’m late for them all.”",
        "They laid the letters out on {warm stones|the grass}, in case the names came back as they {dried|warmed up}, and the names did not. {The carrier} knew by heart who was to get {post|a letter} that day, and in which {order|turn}. Unluckily the letters were no longer in any order. “If one of them’s wrong, they’re all wrong,” said {the carrier}. “Somebody will get someone else’s {birthday|dentist}.”",
      ],
      [
        "“Don’t look at the letters,” said {Hero}, “look at the {farms|people}.” By the {top|red} gate a girl was swinging her {legs|boots}, and she had sat there already when {he} came {past|up the road}. An old man stood at his {window|door} with his spectacles {on|ready}. A woman was sweeping the same {step|path} for the third time. Wherever somebody was waiting, {Hero} and {the carrier} walked over and asked, “{Who|What} are you hoping for?” And then they {compared|looked}.",
        "{Hero} picked up the first, and since there was nothing to read, {he} sniffed at it. It smelt of {fish|the sea}. “Who has family on the {coast|boats}?” That was the {miller|blacksmith}. The second was {heavy|fat} and rattled, so it held {seeds|beans}, and would be for the {gardener|schoolhouse}. The third had been folded by somebody with very small, {sticky|jammy} hands. One by one they held the letters to their {ears|noses}, and {the pal} was {consulted|asked} about the hardest.",
      ],
      [
        "Eight times it {fitted|worked}: there was a {son|niece} who used only {large|pink} envelopes, and an aunt who folded hers in {three|four}. Nobody was waiting for the ninth. So {Hero} thought of the {man|farmer} who was never written to, and took it to him. He knew the {paper|stamp} at once. “My brother,” he said, and had to {hold on to the gate|sit down}. When {Hero} and {the pal} went on, there were {lamps|lights} in nine windows, and at one farm the door stood {wide open|open too}.",
        "At each door {the carrier} said {honestly|bravely}, “We think that this is yours. Open it {here|now}, please, and if it isn’t, we’ll {fetch|find} the right one.” They were right {eight|seven} times running. At the last house an old woman held the paper to her {cheek|nose} before she had read a {line|word}. “{Cinnamon|Ginger},” she said, “so it’s from my {daughter|boy}.” She gave {the carrier} dry socks. {Hero} and {the pal} went their way, and had read nothing, and knew a {good deal|great deal} about nine people.",
      ],
    ],
  },
  {
    id: "goose-and-ball",
    goals: both,
    vars: {
      goose: ["Wilhelmina", "Old Perpetua", "Countess", "Griselda"],
      ball: ["the match ball", "the last football", "the only football", "the school’s best ball"],
      captain: ["the home captain", "a goalkeeper in huge gloves", "a girl with a whistle", "the elder Tully twin"],
    },
    titles: ["{Goose} is sitting on it", "A match in small pieces", "Not an egg"],
    beats: [
      [
        "Twenty-two players in {muddy|striped} shirts were standing round a {bed of nettles|haystack}, and nobody was {running|playing}. “{The ball} went in there three weeks ago,” {a captain} explained to {Hero}, “and {goose} found it before we did.” On a nest of {straw|dandelions} sat a large white goose. Beneath her, {smooth|round} and warm, one could see a piece of {the ball}. She {looked|was} extremely proud of it.",
        "“Are you any good with {geese|poultry}?” asked {a captain}, stopping {Hero} at the edge of a {playing field|football pitch}. {He} said that {he} could {try|learn}. The goose was called {goose}, and she had settled down {exactly|right} in the middle, on top of {the ball}, which she {mistook|took} for an egg. They had no other. The visiting team was expected in {ten|twenty} minutes, and the goose was {settling|tucking} in her feathers.",
      ],
      [
        "They had offered her {corn|bread}, and she had hissed. They had offered her a {turnip|melon} of the same size, as a fair exchange +and she had rolled it in beside {the ball} and sat on both. {Hero} crept up from behind, on {his} {knees|stomach}, and a yellow beak came down and untied {his} {bootlace|scarf}. The match should have started at {two|three}, and both the teams were getting {cold|quarrelsome}.",
        "“I’m sorry, but it won’t hatch,” {Hero} told her, from a {polite|safe} distance. {Goose} regarded {him} first with one eye, and then with the {other|opposite one}. A boy flapped a {towel|coat} at her, and she {took|pulled} it from him and tucked it into her nest. Then somebody’s {uncle|cousin}, who knew her, said that her own eggs had come to nothing in the {spring|cold weather}. After that no one had the heart to {flap|shout} any more.",
      ],
      [
        "“Does she ever get {up|off}?” asked {Hero}. The {farmer’s boy|smallest defender} knew that: at every quarter of an hour {goose} covered her nest, walked to the {pond|stream}, and bathed for four minutes. {Hero} lay down in the grass with {the pal} and {checked|timed} it. Then {he} drew up the {rules|treaty}. They might borrow {the ball} while she was {bathing|away}, as long as it was home again, {clean|dry} and warm, before she was.",
        "{Hero} was walking along the {hedge|pond}, to think, when {he} heard {peeping|a small commotion}. Behind a wire stood five ducklings, all {fluff|beak} and no mother. The {uncle|farmer} was bringing them up by hand, out of a {saucer|teaspoon}. {Hero} asked whether {he} might {try|borrow} something, and {he} {was} allowed to. {He} carried them across the field in {a basket|a box of hay}, put them down in front of {goose}, and went a {good|long} way back.",
      ],
      [
        "It was the longest match in the {county|valley}: four minutes of running, and then they wiped {the ball} on a {shirt|sleeve}, put it back, and sat down for {cake|a rest}. No one had time to {quarrel|cheat}, and everyone learnt to pass quite {beautifully|neatly}. {Hero} timed {two|three} baths, and then lent the job to the {youngest|smallest} fan, because {he} {was} wanted elsewhere. From the {hill|lane} {he} could hear a {roar|cheer}, and right after it, in a {respectful|sudden} hush, one {contented|motherly} honk.",
        "The first of the ducklings marched in under her {wing|feathers}, and the four others {followed|piled in} after. {Goose} held quite still. Then she rose, left {the ball} lying there like an old {shoe|hat}, and led her family to the {pond|water}, with her neck as straight as a {flagpole|broom}. {The captain} gave {Hero} the {first|opening} kick. {He} made it a long one, and ran after it, and straight on through the far {gate|gap}, since {his} road began there +and {the pal} was through it {first|before the ball}.",
      ],
    ],
  },
  {
    id: "donkey-and-puddle",
    goals: both,
    vars: {
      donkey: ["Solomon", "Clementine", "Bartholomew", "Pearl", "Admiral"],
      load: ["the wedding chairs", "the harvest loaves", "the band’s instruments", "the school’s new books"],
      driver: ["a carter in a red scarf", "old Mother Hobb", "a carter called Felix", "the carter’s niece"],
    },
    titles: ["{Donkey} says no", "Not one step further", "How to move a donkey"],
    beats: [
      [
        "Where the lane {dips|bends} below the {wood|orchard}, a puddle had spread from hedge to hedge. In front of it, as solid as a {table|monument}, stood a donkey called {donkey}, and behind the donkey stood a cart with {the load}. “It’s {nine|ten} centimetres deep,” {a driver} told {Hero}, in a {careful|hollow} voice, “because I’ve measured. {Donkey} walks through the river on {Fridays|market days}, and won’t walk through that.”",
        "At the foot of the {long|steep} hill a cart had stopped, loaded with {the load} +and so had everything else, as far back as the {bridge|mill}. {Hero} went along the {queue|row} to see why. At the front stood a donkey named {donkey}, with drooping ears, in one half of a harness made for two. {A driver} was offering {sugar|parsnips} on the one side, and {reasons|arguments} on the other.",
      ],
      [
        "{Hero} took the {halter|bridle} and waded through, to show how {easy|shallow} it was, and arrived on the far side with wet {socks|ankles} and no donkey. They put down {planks|sacks}, and the donkey {admired|sniffed} them. They turned the cart and tried it backwards +and {donkey} was {willing|ready} until the very last step. {The driver} looked at {the load}, and then at the {sun|church clock}, and {gave|uttered} a low {groan|moan}.",
        "“{Up|Forward}, if you’d be so {good|kind},” said {the driver}, and nothing {happened|moved}. Then {nine|eleven} strong people got behind {the load} and pushed. {Donkey} walked along quite {willingly|happily} until they stopped for {breath|a rest}, and stopped as well, and looked to the {side|left}. “That’s not {laziness|temper},” said {Hero}. “{Donkey} is looking for somebody.” For over there hung a second collar, worn {smooth|soft}, with nobody in it.",
      ],
      [
        "{Hero} crouched beside the {furry|grey} knees, until {his} head was as low as the donkey’s, and peered {in|down}. Out of the puddle a donkey peered {back|up}, with {worried|enormous} ears, standing upside down in the {sky|clouds}. The wind had dropped, and the water was as smooth as a {mirror|window}. “There’s somebody in there already,” {he} {reported|called}. “{Donkey} is too {polite|well brought up} to step on anyone’s face.”",
        "There had always been two of them, said {the driver}. On that side went Juno, the {old|brown} mare +but Juno had a {cough|sore hoof}, and was resting in a field until it {got better|was well}. “Did anybody tell {donkey}?” Nobody had thought of {that|it}. {Hero} ducked under the {pole|reins}, put the empty collar over {his} own {shoulders|head}, and took hold with both hands. “I’m not as {big|strong} as Juno,” {he} said into a long ear, “but I’m {coming|staying} with you to the top.”",
      ],
      [
        "So {he} stepped back in and stamped to and fro, while {the pal} kept {watch|score}, until the water was {brown|cloudy} from one bank to the other, and the upside-down donkey had gone {home|away}. {Donkey} bent down and {looked|checked}, and then went through without a {splash|drop} on {the load}. “A whole hour I’ve {scolded|begged},” said {the driver}, “and it was only good {manners|behaviour}.” {Hero} emptied out {his} {boots|shoes}, and for the next {mile|half mile} {he} and {the pal} could be heard {coming|a long way off}.",
        "{Donkey} blew down {his} {neck|collar}, leaned forward, and {went|started}. They {climbed|plodded} step for step, with {the pal} in front and a long procession {behind|after them}, and nobody could have said how much of it {Hero} {really|actually} pulled. At the top a brown head came over a {hedge|fence}, and two pairs of ears {shot up|rose}. {The driver} let the friends stand nose to nose for {a minute|five minutes}. {Hero} hung up the collar beside them, and walked on with {the pal}, feeling {considerably|a little} stronger than before.",
      ],
    ],
  },
];
