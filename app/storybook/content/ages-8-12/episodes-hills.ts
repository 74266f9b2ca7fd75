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
        "In a stone {sheepfold|pen} on the hill stood {a party}, instead of sheep. Across the gateway lay an elderly sheepdog called {dog}, looking {satisfied|proud}. “We only stopped to {admire the view|tie a shoelace},” they told {Hero}, “and {dog} rounded us up in {four|six} minutes.”",
        "Over the {ridge|hilltop} trotted {a party}, packed together like {skittles|sardines}. Behind them, now on this {side|flank} and now on that, ran {dog}. The old sheepdog had {retired|stopped work} in spring, a {rosy|breathless} lady called out to {Hero} +but nobody had told {dog} what to do all day instead.",
      ],
      [
        "They had tried “{Shoo|Go home}” and {a biscuit|a sausage}, and {dog} had wagged without moving a paw. {Hero} opened the gate, and the dog closed it again with {one shoulder|a nudge}. When a man put one leg over the wall, {dog} looked at the leg, {sternly|patiently}, until he took it {back|down}. The farmer was at {the away} until {six|dark}.",
        "Into a pen they went, and {dog} lay down across the {gap|entrance}. Whoever {slipped out|crept away} was led back, gently, by the {sleeve|coat tail}. {Hero} went in to {reason|talk} with the dog +and then {he} {was} in the pen as well. Oddly, {dog} kept walking round, touched every {knee|hand} with a wet nose, and began {again|afresh}.",
      ],
      [
        "On the wall hung a {slate|board} with the dog’s old orders, and {Hero} read it {aloud|twice}. One whistle meant left, and two meant right. At the bottom, half {washed|rubbed} out, stood: ‘That’ll do, {dog}.’ “You’ve all been saying ‘go away’,” {he} {explained|announced}. “{Dog} is waiting to hear that the work is {done|finished}.”",
        "“That isn’t {guarding|herding},” said {Hero}, “that’s counting. {Dog} thinks that somebody is missing.” They {counted|checked} too. At lunch there had been fifteen of {the party}, and without {Hero} there were fourteen now. “Who isn’t here?” {he} asked. It was the {quiet|shy} one, whom nobody had {noticed|missed}.",
      ],
      [
        "{He} knelt down by the {gate|dog} and said the words, {slowly|warmly}, into a {grey|soft} ear. At once the old dog stood up, shook off the {job|afternoon}, and went to lie in the {sun|shade}. {The party} filed out, and each of them {murmured|said} thank you. {Hero} and {the pal} walked on, rather close together, until they were over the {ridge|stile}.",
        "{Hero} called across the {hill|bracken} +and a young man rose from a nap behind a {wall|rock}. {Dog} fetched him in. The wet nose went round the circle once more, and then the dog stepped {aside|back} and let them all go. {Hero} scratched {dog} under the chin. Before they went on, {he} counted {himself} and {the pal}, {carefully|twice}.",
      ],
    ],
  },
  {
    id: "particular-cow",
    goals: both,
    vars: {
      cow: ["Duchess", "Primrose", "Henrietta", "Lady Blanche", "Marigold"],
      herder: ["Farmer Amsel", "the dairymaid", "old Mister Tarn", "the cowherd"],
      horn: ["an alpine horn", "a cornet", "a post horn", "a bugle", "a trombone"],
    },
    titles: ["The last cow on the hill", "{Cow} is particular", "Time for milking"],
    beats: [
      [
        "“Eleven are in the {barn|yard}, and {cow} won’t come,” said {the herder}, leaning on a {gate|churn}, as {Hero} came up the {track|lane}. Far up the {slope|meadow} stood one brown cow, looking at the {clouds|valley}. Each evening {the herder} called them home with a tune on {a horn} +and until today {cow} had always been the {first|quickest}.",
        "Across the farm track lay a cow, and beside her, on a {bucket|crate}, sat {the herder}. “For {six|nine} years {cow} has followed me home like a {kitten|lamb},” {the herder} told {Hero}, “and today I might be a stranger. I’ve played {the horn} until my lips are {flat|numb}.” The cow {sighed|yawned}.",
      ],
      [
        "{The herder} played it {again|once more}, and it sounded very {fine|jolly}. {Cow} turned one ear, waited, and went on {chewing|staring}. {Hero} climbed up with an armful of {clover|hay}, and a face as long as a {cello|suitcase} looked {away|past it}. Even a push was no use +and one might as well have pushed the {barn|church}.",
        "They tried being {firm|strict}, and the cow shut both eyes. They tried compliments and {apples|turnips}, and only the food was accepted. Then {Hero} took the rope by {himself} +and {cow} got up and followed {him} for {nine|eleven} steps. But as soon as {the herder} came {near|alongside}, four feet stopped {dead|at once}, and the cow lay down again.",
      ],
      [
        "“Play it from the {start|beginning},” {he} asked, “and I’ll watch.” All through the tune {cow} leaned further forward, and when it ended, the cow was still leaning, with one hoof in the {air|dew}. “She’s waiting for the rest,” said {Hero}. “Where’s the last note?” {The herder} turned {pink|red}, because {the horn} had a dent in it, and that note would not come {out|any more}.",
        "“It isn’t the way home that she minds,” said {Hero}. “It’s you. What’s {different|new} since yesterday?” {The herder} had put on a {clean|new} coat and {lavender|rose} soap, for a wedding. “Then she has never {met|smelt} you before,” said {Hero}. {He} ran to the barn for the old coat, on which the {cats|hens} slept.",
      ],
      [
        "So {he} waited for the place where the tune broke off, and sang the missing note, long and {loud|clear}. {Cow} put down the hoof and came {trotting|straight} home to the {third|proper} stall. “She only wanted to hear the end,” said {the herder}. {Hero} sang it {twice|three times} more on the way down, to {the pal} +and a cow {answered|agreed} from the hill.",
        "{The herder} put it on, and smelt once more of {hay|milk} and {engine oil|old straw}. {Cow} sniffed it, down to the {pockets|cuffs}, and laid a heavy chin on {the herder}’s shoulder, with a {groan|sigh}. Off they went to the {yard|milking}, side by side. The track was free now, and {Hero} and {the pal} took it, smelling {slightly|noticeably} of cow.",
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
        "As long as anyone in {folk} could {remember|tell}, {the trough} had run day and night without being {asked|paid}. That {morning|noon} it stopped. When {Hero} came by, hoping for a {drink|wash}, half the village and a {carthorse|pony} were staring {into it|down the spout}. “It’s the dry weather,” somebody said, though it had {rained|poured} on {Monday|Friday}.",
        "In {folk} people were carrying {teapots|jugs} from door to door, and lending one another water by the {cup|spoonful}. “It has stopped,” said the {smith|postmistress}, beside {the trough}, “and nobody stopped it.” {Hero}, who had been walking since {breakfast|dawn}, looked {sadly|thoughtfully} at {his} empty {flask|bottle}.",
      ],
      [
        "They had poked it with a {broom handle|knitting needle}, and nothing came out but {rust|a spider}. The water came by a pipe, from a spring uphill +but only somebody’s grandfather had known {where|the way}. “It’s under that,” an old woman told {him}, pointing at a whole {hillside|meadow}. “Do we dig it {all|up}?”",
        "At the meeting the teacher was in favour of {patience|a song}. Two {brothers|uncles} were in favour of digging, and had begun already +so there was a hole on each side of the road, and both were {perfectly|beautifully} dry. “The hill has {used it up|run out},” somebody said {gloomily|at last}. But {Hero} saw how the hill was {dripping|green} with moss.",
      ],
      [
        "{Hero} walked {higher|further} up the lane and turned round. From there the meadow was {yellow|pale} +but right through it ran a stripe of {bright|dark} green, as narrow as a {ribbon|belt}. “An old pipe {drips|leaks},” {he} said, “and it waters the grass above it.” The green led them uphill, to a {wet|boggy} patch where the {frogs|buttercups} were having a wonderful {time|summer}.",
        "“Water doesn’t {stop|give up},” {he} said, “it goes somewhere else. Who has more of it than {yesterday|last week}?” People {frowned|shook their heads}. Then a {small|red-haired} girl put up her {hand|umbrella}. “There’s a new pond behind the {school|chapel},” she said, “and I didn’t like to mention it, because the {ducks|ducklings} are so {happy|pleased}.”",
      ],
      [
        "Under a {flat|mossy} stone, in the mouth of the pipe, sat {a block}, as {neat|tight} as a cork. {Hero} worked it loose with both {hands|thumbs}. There was a {gulp|cough}, deep down, and a gurgle ran off to {the trough}, faster than they could {follow|run}. When everybody in {folk} had drunk, {Hero} and {the pal} did, and walked on {dripping|refreshed}.",
        "Out of an old clay pipe at the edge {Hero} pulled {a block}, which had stopped it {up|like a cork}. Half of the pond ran off with a {slurp|burp} +and the other half was left to the ducks, by general {agreement|request}. Down in {folk} {the trough} began to {sing|run}. {Hero} filled {his} {flask|bottle} in passing, and pursued {his} way with one very {clean|cold} arm.",
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
        "{The figure} is cut into the chalk of {hill}, and as long as {a street|four barns} +and once in seven years everybody goes up with {rakes|hoes} to weed it. “Mind the {nose|tail}!” {the leader} called to {Hero}, who had walked out on the white {ground|chalk}. “At least, we {believe|hope} that it’s one.”",
        "“Which end is the {front|head}?” {the leader} asked the first person who came over {hill}, and that was {Hero}. Beside the path people were scraping {turf|moss} from {a figure} made of chalk. A {landslip|hard winter} had wiped out everything above the shoulders +and without a head it looked {like a table|rather foolish}.",
      ],
      [
        "{Hero} was {handed|lent} a hoe and set to work on an {ear|ankle}, or possibly a {knee|hoof}. It was like reading a {letter|poster} with your nose on the paper. One {uncle|old lady} had weeded the belly into the {neck|footpath} +and two families, between them, had given {the figure} a fifth leg. “It’s coming along {splendidly|nicely},” said {the leader}, and looked {anxious|away}.",
        "Everyone remembered the head, and each of them remembered it {differently|another way round}. It looked towards the {sea|church}, said some. It looked {backwards|at the stars}, said others. {The leader} drew {nine|seven} heads in a row on the ground +and people argued until the {soup|pie} was cold.",
      ],
      [
        "“You can’t see a thing that you’re standing on,” said {Hero}. With {the pal} {he} climbed the opposite {slope|hill}, and from there {the figure} was something between a {dachshund|teapot} and a {camel|sofa}. {He} took off {his} {coat|jersey} to signal with: one wave for ‘{weed|dig}’, two for ‘{stop|cover that up}’, and three for ‘{lovely|perfect}’.",
        "Somebody brought {Hero} a mug of {cocoa|tea}. On it was a faded picture of a small white shape upon a green {hill|slope}. “Where do these {come|mugs come} from?” {he} asked. “From the church {bazaar|fête},” said {the leader}. “Every {family|kitchen} has one.” “Then you’ve looked at it over {breakfast|supper} for years,” said {Hero}, and held it {up|high}.",
      ],
      [
        "The weeders obeyed {his} signals, as small as {chessmen|peppercorns} +and leg by leg {the figure} got up out of the {grass|hill}. The fifth one was {covered|turfed over}. At {his} three waves a {cheer|bell} came across to {him}, a little late. {Hero} enjoyed the view for a {moment|minute}, and followed {the pal} down that {side|slope}.",
        "There was {the figure}, with its head turned down to their own {windows|chimneys}. They measured it with a {ruler|matchstick}, and drew it on the ground a hundred times as {big|large}. “It’s been looking {after|at} us,” said {the leader}. {Hero} finished {his} mug and walked on with {the pal}, feeling well looked after, even round the {bend|corner}.",
      ],
    ],
  },
  {
    id: "letters-in-the-wet",
    goals: both,
    vars: {
      carrier: ["the postwoman", "the relief postman", "young Nils", "the postmaster"],
      water: ["the ford", "the mill stream", "the duck pond", "the water meadow"],
    },
    titles: ["Nine letters and no names", "The ink has run", "Post for somebody"],
    beats: [
      [
        "Along a fence by {the water} hung nine letters, pegged up like {handkerchiefs|socks}. Under them sat {the carrier}, wringing out a {sock|cap}. “I {slipped|skidded},” said {the carrier} to {Hero}. “The insides are {dry|all right}. But look!” On every envelope the ink had run +and where there had been a {name|house}, there was now a {pale|small} blue {cloud|smear}.",
        "Something {wet|square} stuck to {Hero}’s {boot|knee}, and it was a letter. More of them came {drifting|sailing} down the ditch, and then came {the carrier}, {dripping|muddy}, whose mailbag had burst at {the water}. They caught all nine +but every name had been {rinsed|washed} off, and the envelopes were as blank as {plates|eggs}.",
      ],
      [
        "To open them was {forbidden|out of the question}. Against the {sun|light} {Hero} could make out the word ‘{sheep|Tuesday}’, which was no help. At the {nearest|first} farm a {cross|tired} man said that nobody ever wrote to him. {The carrier} gazed at the nine farms, scattered over the {hills|slopes} like {crumbs|buttons}, and {groaned|sat down again}.",
        "They laid the letters out on {warm stones|the grass}, in case the names came back as they {dried|warmed up}, and the names did not. {The carrier} knew by heart who was to get {post|a letter}, and in which order. Unluckily the letters were no longer in any order. “Somebody will get someone else’s {birthday|dentist},” {moaned|prophesied} {the carrier}.",
      ],
      [
        "“Don’t look at the letters,” said {Hero}, “look at the {farms|people}.” On the {top|red} gate a girl had been sitting for {ages|an hour}. An old man stood at his {window|door} with his spectacles {on|ready}. Wherever somebody was waiting like that, {Hero} and {the carrier} walked over and asked {politely|outright} what they were hoping for.",
        "{Hero} picked up the first, and since there was nothing to read, {he} sniffed at it. It smelt of {fish|the sea}. “Who has family on the {coast|boats}?” That was the {miller|blacksmith}. The second rattled, so it held {seeds|beans}, and would be for the {gardener|schoolhouse}. They held each letter to their {ears|noses}, and {the pal} was {consulted|asked} about the hardest.",
      ],
      [
        "So they found the owners of eight {letters|envelopes}. Nobody was waiting for the ninth +and {Hero} took it to the man who was never written to. He knew the {paper|stamp} at once. “My brother,” he said, and had to {hold on to the gate|sit down}. On {Hero}’s road there were now {lamps|lights} in nine windows, one for every letter.",
        "At each door {the carrier} said {honestly|bravely}, “We think that this is yours. Would you kindly open it {here|now}?” They were right every time. The last was an old woman, who held hers to her {cheek|nose}. “{Cinnamon|Ginger},” she said, “so it’s from my {daughter|boy}.” {Hero} and {the pal} had read nothing, and knew a {good|great} deal about nine people by the time they left.",
      ],
    ],
  },
  {
    id: "goose-and-ball",
    goals: both,
    vars: {
      goose: ["Wilhelmina", "Old Perpetua", "Countess", "Griselda"],
      ball: ["the match ball", "the last football", "the only football", "the best ball"],
      captain: ["the captain", "the goalkeeper", "a girl with a whistle", "the elder twin"],
    },
    titles: ["{Goose} is sitting on it", "A match in small pieces", "Not an egg"],
    beats: [
      [
        "Twenty-two players in {muddy|striped} shirts were standing round a {bed of nettles|haystack}, and nobody was {running|playing}. “{The ball} went in there three weeks ago,” {a captain} explained to {Hero}, “and {goose} found it before we did.” On a nest of {straw|dandelions} sat a large white goose, and beneath her one could see a {little|piece} of {the ball}.",
        "“Are you any good with {geese|poultry}?” asked {a captain}, stopping {Hero} beside a {playing field|football pitch}. {He} said that {he} could {try|learn}. The goose was called {goose}, and she had settled down on {the ball}, which she {mistook|took} for an egg. They had no other +and the visiting team was coming in {ten|twenty} minutes.",
      ],
      [
        "When they offered her a {turnip|melon}, as a fair exchange, she rolled it in beside {the ball} and sat on both. {Hero} crept up from behind, on {his} {knees|stomach} +and a yellow beak untied {his} {bootlace|scarf}. Meanwhile both of the teams were getting {cold|quarrelsome}.",
        "“I’m sorry, but it won’t hatch,” {Hero} told her, from a {polite|safe} distance. A boy flapped a {towel|coat} at her, and she {took|pulled} it into her nest. Then somebody’s {uncle|cousin} said that her own eggs had come to nothing in the {spring|cold weather} +and no one had the heart to {flap|shout} any more.",
      ],
      [
        "“Does she ever get {up|off}?” asked {Hero}. The {farmer’s boy|smallest defender} knew: at every quarter of an hour {goose} covered her nest, walked to the {pond|stream}, and bathed for four minutes. {Hero} lay in the grass with {the pal} and {checked|timed} it. Then {he} proposed that they should borrow {the ball} whenever she was {bathing|away}, provided that it was home before she was.",
        "In a hutch by the {hedge|pond} {Hero} heard {peeping|a small commotion}. There sat five ducklings, with no mother, whom the {groundsman|farmer} fed from a {saucer|teaspoon}. {Hero} had an idea, and {asked|explained}. With great care they put the ducklings down in front of {goose}, and stepped a {good|long} way back.",
      ],
      [
        "It was the longest match in the {county|valley}. They played for four minutes, wiped {the ball} on a {shirt|sleeve}, put it back, and sat down for {cake|a rest}. {Hero} timed {two|three} baths, and left the rest to the {youngest|smallest} fan, because {he} {was} wanted elsewhere. From the {hill|lane} {he} heard a {roar|cheer} +and right after it came one {contented|motherly} honk.",
        "The first duckling marched in under her {wing|feathers}, and the other four {followed|piled in}. {Goose} held quite still. Then she rose, left {the ball} lying like an old {shoe|hat}, and led her family to the {pond|water}. {The captain} gave {Hero} the {first|opening} kick. {He} made it a long one, and ran past it and out by the far {gate|gap}, where {his} road went on +and {the pal} was through it {first|before the ball}.",
      ],
    ],
  },
  {
    id: "donkey-and-puddle",
    goals: both,
    vars: {
      donkey: ["Solomon", "Clementine", "Bartholomew", "Pearl", "Admiral"],
      load: ["the wedding chairs", "the harvest loaves", "the band’s drums", "the school books"],
      driver: ["the carter", "old Mother Hobb", "a man called Felix", "the carter’s niece"],
    },
    titles: ["{Donkey} says no", "Not one step further", "How to move a donkey"],
    beats: [
      [
        "Below the {wood|orchard} a puddle had spread from hedge to hedge. In front of it, as solid as a {table|monument}, stood a donkey called {donkey} +and behind the donkey stood a cart with {the load}. “It’s {nine|ten} centimetres deep,” {a driver} told {Hero}, in a {careful|hollow} voice. “{Donkey} walks through rivers, and won’t walk through {that|this}.”",
        "At the foot of the {long|steep} hill {Hero} came upon a cart with {the load} that would go no {further|higher}. At the front stood a donkey named {donkey}, with drooping ears, in one half of a harness made for two. {A driver} was offering {sugar|parsnips} on the one side, and {reasons|arguments} on the other.",
      ],
      [
        "{Hero} waded through, to show how {easy|shallow} it was, and arrived on the far side with wet {socks|ankles} and no donkey. They put down {planks|sacks}, and the donkey {admired|sniffed} them. They tried it backwards, and {donkey} was {willing|ready} until the very last step. {The driver} {gave|uttered} a low {groan|moan}.",
        "Then {nine|eleven} strong people got behind {the load} and pushed. {Donkey} walked along quite {willingly|happily} until they stopped for {breath|a rest}, and stopped as well, and looked to the {side|left}. “That’s not {laziness|temper},” said {Hero}. “{Donkey} is looking for somebody.” For over there hung a second collar, worn {smooth|soft}, with nobody in it.",
      ],
      [
        "{Hero} crouched beside the {furry|grey} knees, until {his} head was as low as the donkey’s, and peered {in|down}. The water was as smooth as a {mirror|window} +and out of it, upside down among the clouds, a donkey peered {back|up}. “There’s somebody in there already,” {he} {reported|called}. “{Donkey} is too {polite|well brought up} to step on anyone’s face.”",
        "That was the place of Juno, the {old|brown} mare, said {the driver} +but Juno had a {cough|sore hoof}, and nobody had told {donkey}. {Hero} ducked under the {pole|reins} and put the empty collar over {his} own {shoulders|head}. “I’m not as {big|strong} as Juno,” {he} said into a long ear, “but I’m {coming|staying} with you to the top.”",
      ],
      [
        "So {he} stamped to and fro in it, while {the pal} kept {watch|score} +and soon the water was {brown|cloudy}, and the other donkey had gone {home|away}. {Donkey} {looked|checked}, and then went through without a {splash|drop} on {the load}. “And it was only good {manners|behaviour},” said {the driver}. {Hero} emptied {his} {boots|shoes}, and for the next {mile|half mile} one could hear {him} squelch.",
        "{Donkey} leaned forward, and {went|started}. They {climbed|plodded} step for step, with {the pal} in front, and nobody could have said how much of it {Hero} {really|actually} pulled. At the top a brown head came over a {hedge|fence}, and two pairs of ears {shot up|rose}. {The driver} let the friends stand nose to nose. {Hero} hung up the collar beside them, and went on, feeling {considerably|a little} stronger than before.",
      ],
    ],
  },
];
