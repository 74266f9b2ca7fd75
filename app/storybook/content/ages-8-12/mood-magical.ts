import type { MoodTexts } from "../shared/mood-texts";

export const magical: MoodTexts = {
  strands: [
    {
      vars: {
        wonder: [
          "a pocket-sized cloud",
          "a spare shadow",
          "a private rainbow",
          "a bottled breeze",
          "a well-behaved star",
        ],
      },
      opening:
        "{Hero} had applied to the Magic Office of {town} for {a wonder}. [That was in {March|spring}.] Today a {reply|letter} reached {home} at last +and it said that such orders {come|travel} on foot.",
      way: "A snail in a {postman’s|brass-buttoned} cap crept past {the pal} with a parcel on its shell. “I’m {expected|due} at {home},” it {panted|announced}, in the voice of the Magic Office +so {Hero} {bowed|stood aside} to let it through.",
      close:
        "On the {step|mat} sat a snail from the Magic Office, with {the wonder} for {Hero}. It settled {on the bedpost|by the pillow}, perfectly at home.",
    },
    {
      opening:
        "{Hero}’s house had belonged to a witch, who had left her talking coat stand behind. It was {courteous|learned} +but it missed her {dreadfully|badly}. “If you {see|meet} her,” it told everybody who left {home}, “say that I’m still here.”",
      way: "In {Hero}’s pocket lay a letter that had not been there {before|this morning}. Its ink kept changing from {colour} to {colour 2}. ‘For my dear coat stand,’ said the witch’s {curly|spidery} handwriting +so {he} and {the pal} guarded it with care.",
      close:
        "{Hero} read the coat stand a letter from its witch, who was coming to {tea|lunch} on {Friday|Sunday}. For joy it put out {two|three} green leaves.",
    },
    {
      opening:
        "By {old|royal} law {Hero}’s gate may set one riddle a day, and it had asked what gets bigger, the more one takes away. [Every gate in {town} does that +but the gate of {home} was {stern|fair}.] “{Tell|Answer} me tonight,” it {said|creaked}.",
      way: "“What gets bigger, the more you take away?” {Hero} asked {the pal}, for the gate’s riddle gave {him} no {peace|rest}. “A {debt|hunger}? A {yawn|secret}?” Somewhere a gate {creaked|rattled} with laughter +but it gave no {hint|help}.",
      close:
        "“A hole!” {Hero} told the gate, which had asked the riddle. It was so {pleased|proud} that it swung to and fro. “Tomorrow,” it {hummed|promised}, “a {harder|longer} one.”",
    },
    {
      vars: {
        word: ["Bibbledock", "Ommeringo", "Tallywisk", "Snickeroon", "Pumpaluna"],
      },
      opening:
        "{Hero}’s family had one magic spell, and all it could do was find lost spoons. At the word ‘{word}’ they came {hopping|sliding} through {home}. {Grownup} was {proud|fond} of it +but {Hero} would have preferred something {grander|bigger}.",
      way: "“{word},” said {Hero}, to see if the family spell worked {here|everywhere}. There was a {rattle|tinkle}. Out of a {dusty|dark} corner hopped a spoon that had been lost for {ninety|forty} years +and it {bowed|curtsied} to {the pal}.",
      close:
        "“{word},” said {Hero}, to try the family spell. Out slid {his} own lost baby spoon. It was a {grand|splendid} spell, after all.",
    },
    {
      vars: {
        statue: ["a stone admiral", "a marble poet", "a bronze sailor", "a granite duchess", "a marble cellist"],
      },
      opening:
        "This morning {Hero} had found {a statue} outside {home}, with {a trinket} in its cold {fingers|fist}. At night the statues of {town} climb down and {wander|stroll} about, and {he} kept a list +but none had ever stayed to {wait|visit}.",
      way: "{Hero} heard {slow|heavy} footsteps. There, in broad daylight, stood {the statue}, with a cold finger to its {lips|nose}. Then it was gone +but {the pal} was {dusted|powdered} all over with {grey|white} stone dust.",
      close:
        "Outside the window stood {the statue}. It bowed to {Hero}, who had been such a friend to statues, gave {him} {the trinket}, and strode off.",
    },
    {
      opening:
        "{Hero} had left {a trinket} out in the moonlight, and ever since, {he} had {understood|followed} whatever sparrows say. This morning one on the {roof|gutter} of {home} had big news +but {Hero} was not to hear it before {bedtime|tonight}.",
      way: "Two sparrows {fluttered|dashed} by, chattering. “Has anybody told {Hero}?” asked the first. “Certainly not,” said the second. {Hero}, who had magic ears, looked at {the pal}. “Chirp,” the sparrows added quickly +and they flew off.",
      close:
        "“Big news,” said a sparrow at the window. “You understand us so well, {Hero}, that we’re nesting {above|beside} you.”",
    },
    {
      opening:
        "{Hero} lived where {town} is enchanted, and shadows may do as they {like|please}. [{His} own always took the best chair in {home}.] Today {Hero}’s shadow wore the shadow of a {bow tie|top hat} +but it would not {tell|show} why.",
      way: "{Hero}’s shadow had taken hold of {the pal}’s shadow, and the two were practising steps: one, two, three and {round|turn}. “What’s {this|that} for?” {he} asked. The shadow raised a long finger, for ‘{wait|patience}’ +and it {trod|tripped} on somebody’s toes.",
      close:
        "When the lamp was lit, {Hero}’s shadow bowed to {grownup}’s shadow. Round the {wallpaper|ceiling} they waltzed, while {Hero} and {grownup} {hummed|kept time}.",
    },
    {
      opening:
        "In the teapot of {Hero}’s family lived an imp who granted one wish every morning, but only before {six|seven}. Today {Hero} came {two|four} minutes late +and the imp was just closing the lid. “{Tomorrow|Bad luck},” it told all of {home}.",
      way: "“What would you wish for?” {Hero} asked {the pal}, still {cross|sorry} to have missed the imp by minutes. There was a puff of steam. “Nothing with {elephants|trumpets},” said the imp’s voice +and it was gone.",
      close:
        "{Hero} lifted the teapot lid. “May I wish tonight for tomorrow?” {he} asked. “In {six|nine} hundred years,” said the imp, “nobody thought of that. Granted.”",
    },
    {
      opening:
        "{Hero} found a dragon’s scale on the doorstep, big as a {saucer|plate} and warm as toast. A dragon must have flown over {home} in the night +and {he} had {slept|missed it}. When {Hero} {stroked|breathed on} it, the scale {hummed|glowed}.",
      way: "The dragon’s scale grew hot in {Hero}’s pocket, and whatever {he} touched began to float. First it was a {scarf|sleeve}, and then it was {the pal}. {He} put on {gloves|mittens}, and begged everybody’s pardon +and everything came {gently|slowly} down.",
      close:
        "A warm cough fogged the window, and there was the dragon. {Hero} gave back its scale. ‘{Thanks|Good night},’ the dragon wrote on the glass.",
    },
    {
      opening:
        "{Hero}’s broom cupboard had a second doorknob, of brass, which opened it on a blue meadow with two moons. [The {iron|wooden} one opened it on brooms.] This morning a letter lay there for {home} +and it asked who lived on this side.",
      way: "{Hero} began to answer the letter from the meadow with two moons. ‘I’m {Hero},’ {he} wrote. ‘We have only one, but it’s {good|bright}.’ {The pal} added a {smudge|flourish} +and at once the ink {turned blue|began to sing}.",
      close:
        "Behind the brass doorknob lay a new letter. ‘Two moons, {Hero},’ it said, ‘and now a {friend|neighbour}, too! Good night, twice.’ Out of it fell blue grass.",
    },
    {
      vars: {
        tint: ["rose", "apricot", "gold", "crimson", "violet", "peach", "copper"],
      },
      opening:
        "{Hero}’s magic gift was to turn things {tint} by pointing at them. [In {town} every child has such a gift, and {name} could talk to {soup|bees}.] {Hero}’s worked {perfectly|every time} +but nobody in {home} had ever {needed|asked for} it.",
      way: "A {shy|plain} little moth sat down on {Hero}’s sleeve and looked up {hopefully|beseechingly}. {He} pointed, with {his} magic finger. Down to its last hair the moth turned {tint} +and it flew a {lap|loop} of honour round {the pal}.",
      close:
        "Tonight the sunset had been forgotten. {Hero} pointed through the window, once, and the whole sky turned {tint}. All along the street people {sighed|clapped}.",
    },
    {
      opening:
        "{Hero}’s staircase was enchanted, and one {broad|narrow} step, which squeaked, liked to travel. This morning there was a gap once more in the stairs of {home} +and a {muddy|dusty} trail led {away|out of the door}.",
      way: "A wooden stair came hopping towards {Hero}, squeaking at every {hop|jump}. It was the one from home, with a {daisy|feather} stuck in it. “Back by bedtime!” {he} told it +and it bowed to {the pal}.",
      close:
        "{Hero} counted the stairs on the way up, and none was missing. “{Nice|Busy} day?” {he} asked the squeaky one. It squeaked for quite some time.",
    },
    {
      opening:
        "{Hero} had fed the magic weathercock of {town}, and since then a small wind had followed {him} about, like a grateful dog. It slept under the table in {home} +and it fetched {hats|newspapers} that nobody had thrown. Today it had brought {a cloth}.",
      way: "The small wind raced in circles round {the pal} and laid {a trinket} at {Hero}’s feet. “Good wind,” said {Hero}, “but whose is {this|that}? Take it back.” Everything stopped {flapping|fluttering} +and the wind slunk {off|away}, tail down.",
      close:
        "“Stay,” said {Hero}, and patted the air beside the bed. The small wind turned round three times, {curled|settled} up, and gently turned {his} page.",
    },
    {
      opening:
        "{Hero} had sneezed on a magic lamp in the {museum|market}, and now a very small sultan lived in the sugar bowl of {home}. It was a {courteous|gracious} sultan +but it was a lonely one. “Is {there nobody|nobody here},” asked the sultan, “of my size?”",
      way: "“Mind your feet!” cried somebody. Beside {Hero}’s {boot|heel} stood a lady no taller than a {thimble|clothes peg}. “I fell out of a magic lamp,” she told {the pal}, “and need a room.” {Hero} knew of a sugar bowl +and she {blushed|thanked them}.",
      close:
        "A lady from {another|the next} magic lamp had moved into the sugar bowl, and the sultan was pouring tea. {Hero} {gently|softly} shut the lid.",
    },
    {
      opening:
        "{Hero}’s cupboard under the stairs was bigger inside than the rest of {home}, and held a whole {sea|lake}. [Anybody who needed a {broom|bucket} took {a food} along.] This morning a lamp was burning on the far shore +and nobody {knew|could say} whose.",
      way: "{Hero} had the key of the magic cupboard in {his} pocket. When {he} held it to {his} ear, waves {broke|splashed} in it, and somebody was singing about {mops|marmalade}. {The pal} heard it as well +so it could not be {fancy|imagination}.",
      close:
        "Along the shore in the magic cupboard came {the neighbour}, with a lamp. “Mine begins under the {sink|bath},” {the neighbour} told {Hero}, delighted.",
    },
    {
      opening:
        "{Hero} had inherited an enchanted umbrella with a memory. [Whatever had been said under it, it {repeated|gave back} in the right voices.] Today, in {home}, it had begun to hum a lullaby +and {nobody|not a soul} knew where it had {heard|learnt} that.",
      way: "{Hero} had hooked the enchanted umbrella over {his} arm. It hummed its lullaby once more, now with words: ‘Hush, my {August|April} child.’ “Who used to sing you that?” asked {Hero}. {The pal} listened, too +but it only {dripped|rustled}.",
      close:
        "The umbrella sang its lullaby, and {grownup} stood still to listen. It was the voice of {Hero}’s great-grandmother. They opened it and sat {beneath it|side by side}.",
    },
    {
      opening:
        "{Hero} had spent the morning tying things down, because everything that began with a P now floated. [A spell had got into the alphabet of {town}.] In {home} the {plates|potatoes} and the {pillows|piano} were safe +but {his} pyjamas had {escaped|got out}.",
      way: "Past {Hero} floated {his} own pyjamas, arm in arm with a {parasol|petticoat}. “Be home before dark!” {he} called. They waved to {the pal} with both {striped|empty} sleeves +and the spell carried them {off|on}, behind a {purple|plump} pigeon.",
      close:
        "The spell on the letter P had {worn off|melted}. In at the window sank {Hero}’s pyjamas, smelling of wind, and they were even folded.",
    },
    {
      vars: {
        crown: ["a paper crown", "an ivy crown", "a tinfoil crown", "a daisy crown", "a felt crown"],
      },
      opening:
        "{Hero}’s hall mirror was enchanted, and ran a whole day {fast|ahead}. This morning it showed {him} at bedtime, rather {pale|muddy} but grinning, in {a crown}. Nobody in {home} owned such a thing +so {he} could not {think|guess} how it would get there.",
      way: "{Hero} felt the top of {his} head. There was nothing on it yet +but the magic mirror had not been wrong in {ninety|two hundred} years. “Can you see {a crown} anywhere?” {he} asked. {The pal} looked {all round|up and down}.",
      close:
        "“For you,” said {grownup}, and put {a crown} on {Hero}’s head. {He} ran to the magic mirror, which had been right again. Tomorrow’s {Hero} {waved|winked}.",
    },
    {
      opening:
        "{Hero}’s grandmother, a witch, had knitted a roof for {home}. It was {colour}, and when somebody stroked it, it purred. [Visitors thought it was the {kettle|plumbing}.] This morning one magic thread had caught on {Hero}’s button +and it was a {remarkably|wonderfully} long one.",
      way: "Behind {Hero} ran the magic thread, all the way to the knitted roof. It tugged at {his} button, like a {kite|fish}. {Hero} tugged back +and far away {home} purred so {loudly|deeply} that {the pal} could {hear|feel} it.",
      close:
        "One {colour} loop of the knitted roof hung down above {Hero}’s bed. {He} scratched it with a finger, and all of {home} began to purr.",
    },
    {
      opening:
        "{Hero} had written to the moon last {winter|spring}, to ask if it could see {him}. In {town} such letters go by enchanted moth, which is slow. {He} looked out of {home} every {night|evening} +but no answer had come.",
      way: "A moth with a {satchel|post bag} sat down on {the pal} to get its breath back. In the bag was {Hero}’s own letter to the moon. “Nearly {halfway|there},” {gasped|said} the moth +and up it flew with its magic post.",
      close:
        "A moonbeam was writing on the wall. ‘Dear {Hero},’ it said, ‘moths are {slow|dreamers}, so I’m answering myself. Yes, I can see you. {Wave|Look up}!’",
    },
  ],
  events: [
    "A gate stood across the lane, with no wall on either side of it. “The price is one {secret|rhyme|yawn},” it said. {Hero} paid at once, although {he} could simply have walked round +and the gate was so {honoured|delighted} that it let {the pal} through for nothing.",
    "For a few minutes it rained upwards. First the puddles rose from the road, then the {dew|drops} from the hedges, while {a creature} shook itself and looked thoroughly baffled. “It’ll be down again by {tea|Friday},” said {the neighbour}, and held an umbrella upside down +so {Hero} and {the pal} squeezed in above it.",
    "The next stretch of pavement had been taken away for {cleaning|repairs}, leaving only a chalk line across thin air. ‘Perfectly safe,’ somebody had written. ‘Kindly don’t {stamp|run}.’ {Hero} tried it with one toe and found it quite solid +so {he} and {the pal} crossed it, humming loudly.",
    "{Name} was selling spells from a barrow, remarkably cheaply, because they were last year’s. {Hero} bought one for a {button|rhyme}. With a great deal of {green|purple} smoke it turned {a trinket} into {a trinket 2} +but then it could not remember how to turn it back.",
    "In the gutter lay a wish that somebody had dropped, hardly used. {Hero} knew that one must never keep another person’s wish, so {he} hung it on the {railings|nearest bush}, where its owner would certainly notice it. It hummed {gratefully|contentedly} until {he} and {the pal} were out of earshot.",
    "Along the wall somebody had once painted a row of {sailors|musicians}, who now turned their heads. “What year is it?” inquired the first, and {Hero} told them. There was a {shocked|lengthy} silence +and then a voice remarked, “In that case, I believe my {soup|tea} is getting cold.”",
    "{Hero}’s shadow had stopped to chat with the shadow of {a creature}, and would not come when it was called. So {Hero} and {the pal} had to wait, feeling peculiarly {light|undressed}. At last it came {strolling|hurrying} back, apologised, and fastened itself to {his} heels.",
    "By some mistake the {calendar|lamplighter} had skipped one side street, and so it was still {yesterday|last week} in there. At the far end {Hero} caught sight of {himself}, about to drop the {milk|eggs}. It was tempting to shout a warning +but all that had been mopped up long ago.",
    "The steps to the upper street would carry only people who paid them a compliment. “What a magnificent {banister|handrail} you have,” said {Hero}, and at once they bore {him} upwards like {a duchess|a tray of cakes}. On behalf of {the pal} {he} admired the {ironwork|paint}.",
    "An unemployed {genie|giant} was directing the traffic with {two spoons|a feather duster}, and held up {four bicycles|a tractor} so that {Hero} could cross. “I used to build {palaces|mountains},” he remarked, “but nobody ever thanked me for it.” {Hero} thanked him immediately +and the {genie|big fellow} blushed.",
    "{Hero} sneezed +and by some magic {a cloth} on the washing line changed places with the town hall’s {flag|curtains}. Fortunately nobody had noticed. {He} sneezed a second time, on purpose, and everything flew home again, although the {flag|cloth} was now {inside out|considerably longer}.",
    "{The neighbour}’s laundry was having an argument on the line. The {stockings|shirts} believed that the world was round, the {vests|pillowcases} insisted that it was flat, and {Hero} was asked to decide. “Round,” {he} said +and the {handkerchiefs|towels} applauded until they were completely dry.",
    "Every pebble on that path remembered the {beach|river} it came from. {Hero} held a {striped|grey} one to {his} ear and heard {a gale|a calm morning} of long ago, with gulls in it. Then {he} carefully put it back, because in a pocket pebbles forget everything.",
    "A door stood in the meadow, without any house around it, and {Hero} knocked. It was opened by {himself}, a little {older|taller}, in {a cloth}. “Ah, I remember this,” said the older {Hero}. “You’re doing {splendidly|remarkably well}, so carry on.” Then it closed, politely but firmly.",
    "{Hero} and {the pal} were held up by a cloud that had landed in the road to ask for directions. Up close it was {damp|rather shy} and smelt of {smell}. {Hero} pointed towards the {hills|sea}, and it thanked {him} so warmly that all {his} buttons turned {colour}.",
    "Once a week the stone {lions|tigers} of the fountain were allowed an hour off. One of them, which had been hungry for {eighty|two hundred} years, sat down beside {Hero} on a bench. {He} shared {a food} with it +and the whole bench trembled, because stone purrs so deeply.",
    "{Seven|Nine} gulls sat on the railing, and each said a single word, so that together they made a weather forecast. It would be fine, they announced, with occasional {parsnips|trousers}. The last gull, as it explained to {Hero} afterwards, was still {learning|practising} +but the rest was reliable.",
    "A bridge no longer than a {sofa|cow} begged to have its fortune told, since nobody had ever shown an interest in its future. “You will be crossed,” {Hero} predicted solemnly, “by many remarkable people.” {He} and {the pal} crossed it immediately +and it arched its {back|planks} with pride.",
    "Every time {the pal} yawned, a {daffodil|small lamp post} shot up through the {paving stones|gravel}. {Hero} tactfully pretended not to notice. By the corner there were {eleven|fourteen} of them in a row +and {the neighbour} came out to inquire whether somebody had been going to bed late.",
    "The hedge had been clipped into the shape of {a creature}, and at the sound of a footstep it {crouched|trembled}. {Hero} held out the back of {his} hand, as one does with nervous animals. It considered {him}, rustling, and finally permitted {him} to {scratch|tickle} it behind one leafy ear.",
    "On the wall stood a bottle containing a letter, and when {Hero} drew the cork, the letter read itself aloud. “To whoever finds me,” it began, in a voice like {a gnat|a teaspoon}, “I hope you are having a delightful day.” “I am, thank you,” said {Hero}, and corked it for the next reader.",
    "Two ladies from the weather office were taking down the old {clouds|sunshine} above the street and putting up new. “Would somebody sign for it?” they called, and {Hero} signed, being the nearest. The old weather was carried off in a {sack|handcart}, grumbling +and the new one fitted perfectly.",
    "Footprints came towards {Hero} along the {sandy|dusty} path, although there was nobody in them, and politely stopped to let {him} by. “Good day,” said {Hero} to the empty air. “Good day,” answered a {surprised|gratified} voice +and the invisible walker continued, smelling faintly of {smell}.",
    "“It’s lonely here,” sighed the milestone. For {ninety|two hundred} years it had been three miles from {everywhere|anywhere}, and it longed, just once, to be the place where somebody arrived. So {Hero} sat down against it and cried, “Here at last!” +and it was {overjoyed|speechless}.",
    "A lost echo had attached itself to {Hero} and repeated the last word of everything, {wistfully|a beat late}. {He} led it back to the {quarry|mill} wall where it belonged +and {he} said “{Home|Welcome},” so that it had something {kind|cheerful} to {repeat|keep}.",
    "The signpost pointed to whatever a traveller {wanted|loved} most, and for {Hero} it swung towards {a food} in a {bakery|kitchen} window. {He} thought {hard|sternly} of what {he} had set out for +and with a {sigh|creak} it showed the road.",
    "In the {chestnut|pancake} seller’s stove lived a dragon as long as a {spoon|glove}, which that day produced only {steam|bubbles}. “Have you {eaten|slept}?” asked {Hero}. Nobody had asked for {weeks|years} +and the dragon was so {touched|pleased} that the whole stove {glowed|lit up}.",
    "A scarecrow was teaching itself to read, and wished to know which way up a {seed packet|newspaper} {went|belonged}. {Hero} helped with the {first|longest} word, which was ‘{carrot|tomorrow}’ +and the {crows|sparrows} along its arms looked {impressed|uneasy}.",
    "Between two bicycles somebody had parked a witch’s broom, and it was {trembling|bristling}, because {the neighbour} had sat on it. {Hero} leaned it in a {sunny|quiet} corner with a sign, ‘{Not a bicycle|Already taken}’ +and that seemed to {soothe|comfort} it.",
    "There was a puddle in the road that reflected a different {day|year}. In it {Hero} saw {himself} in {a cloth}, {waving|laughing} beside {a creature} {he} had not met yet. {He} waved back, to be {civil|friendly}, and stepped {round|over} it.",
    "The hats in that window chose their own heads, and a {feathered|tall green} one loved {the neighbour}, who was merely {passing|yawning}. {Hero} explained to it, {patiently|kindly}, that love must be {returned|mutual} +and the hat withdrew to {sulk|think}.",
    "A giant had dropped a glove, and it blocked the pavement like a {woollen|collapsed} tent. {Hero} and {the neighbour} hung it over the {railings|church wall}, for its owner to see. By then {a creature} had moved into the {thumb|little finger} +and it looked {settled|comfortable}.",
    "One street lamp had never been lit, because it was afraid of meeting the dark. “The dark never stays where you {shine|are},” {Hero} pointed out. The lamp {considered|flickered} and came on in broad daylight +and {two|several} moths {applauded|blinked}.",
    "A river sprite sat in the horse trough, for she had taken a wrong turning at the {pump|waterworks}. {Hero} borrowed {a watering can|a milk jug} and carried her back to the {brook|river} in two {helpings|halves} +and each half {thanked|splashed} {him}.",
    "A ghost in a postman’s cap asked {Hero} to read him an address, for the ink was {ninety|a hundred} years old. ‘For {whoever is passing|the next in line},’ it said. Inside lay a {violet|fern} and the words ‘Cheer up’ +and even the ghost {did|felt better}.",
    "Down from the steeple came the weathercock, to {stretch|exercise} its legs, and {Hero} was begged to point out the wind meanwhile. {He} stood with one arm to the {south|west} +and several households took in their {washing|deckchairs} before the bird {returned|strolled back}.",
    "An old sailor was selling breezes, tied up in {blue|tarred} string, and undid a {small|cheap} one for {Hero} to try. It ran {once|twice} round {a sight}, smelling of {smell} +and it came back to be tied up, {panting|like a puppy}.",
    "On the {carpet|rug} seller’s line hung a flying carpet that was nervous of heights. {Hero} sat down on it and advised it to look {ahead|at the horizon}. After some {trembling|encouragement} it rose by a {thumb’s width|biscuit’s height} +and everyone called that {flying|soaring}.",
    "“Would you mind?” asked the stone {poet|admiral|gardener}, who had had an itch behind one ear for {ninety|sixty} years. {Hero} reached it with {the neighbour}’s {walking stick|feather duster}. The statue sighed until the pigeons {rose|shifted} +and its face looked {younger|less severe}.",
    "A frog by the {path|ditch} had put up a notice: ‘I am not a prince.’ {Hero} promised that nobody would {kiss|trouble} him. “You’d be {surprised|astonished},” said the frog +and he moved over, so that {the pal} might share his {rhubarb|dock} leaf.",
    "The {orchard|courtyard} gate was ticklish, and whenever {name} put the key in, it {giggled|wriggled} and dropped it. So {Hero} lectured the gate about {fractions|cold porridge}, {slowly|in great detail} +and in the middle of a {yawn|sigh} the lock went round.",
    "In a shop window lay a map of {town} with two dots creeping across it. {Hero} lifted an arm, and one dot {waved|twinkled}. Then {the pal} {sneezed|stumbled}, and on the map a {steeple|hill} shook +and they both walked on with {care|tact}.",
    "The tailor was mending a coat that had the night sky for a lining, and one star had come {loose|undone}. {Hero} held the {thread|pincushion} while it was sewn on {next to the moon|between two others}. Above the {weather} roofs something {clicked|slid} into place.",
    "A shepherd strode down the {hill|lane}, counting clouds, and one was {missing|absent}. {Hero} discovered it behind {a sight}, where it had gone to rain in private. A kind {word|whistle} coaxed it out +and it ran to its mother, {dripping|leaving puddles}.",
    "The letters on the street sign were playing musical chairs, so that nobody could {read|pronounce} where they lived. {Hero} {clapped|whistled} whenever the music should stop. This time even the Q got a {seat|place} +and the {street|alphabet} was glad for it.",
    "That baker’s loaves foretold the future, as far as {teatime|the next corner}. {Hero} broke one open and read, ‘You will share this.’ So {he} did, with {the pal} and {a creature} +and it is {satisfying|pleasant} when a prophecy comes true so {warmly|promptly}.",
    "Two doors of one {tall|crooked} house were quarrelling about which of them was the front. {Hero}, being asked to judge, {bowed|knocked} at both and declared that either would be a {privilege|pleasure}. Both were {flattered|silent} +and the letter box between them {winked|curtsied}.",
    "Under the bridge sat a troll with a {saucepan|ladle}, who asked for recipes now instead of tolls. {Hero} told him how {grownup} did {lentils|turnips}, with plenty of {butter|ginger}. The troll chalked it on a {pillar|stone} +and he waved them over like {royalty|old friends}.",
    "Somebody was calling in a hollow voice for {oil|assistance}. A suit of armour had stuck on the {museum|town hall} steps in the middle of bowing. {Hero} rubbed its knees with {lamp oil|butter}. It finished the bow, {sixty|forty} years late, {superbly|with a flourish}.",
    "A tune without any instrument was blowing down the street, and whoever walked through it danced. {The neighbour} did {two|four} steps of a {polka|waltz}, quite against {habit|orders}. {Hero} ducked at first +and then {he} went back, to walk through it {properly|twice}.",
    "A young wizard had stuck halfway through vanishing, and nothing was left of him but {boots|a hat} and a worried {cough|murmur}. {Hero} read him the spell backwards, {line by line|loudly}. The wizard returned in pieces, ears last +and he promised to {practise|read} more.",
    "The wishing well was particular about grammar, and returned every wish {corrected|with notes}. {Hero} tried one for {the neighbour}, who had said merely ‘less mud’. ‘{Drier boots|Fewer puddles}?’ suggested the well in {neat|flowing} writing +and beyond {a sight} the road was {drying|improving}.",
    "A single seven-league boot stood outside the {cobbler’s|shoe shop}. {Hero} put one foot in, and past went a {camel|volcano}, some {ocean|snow}, and the same shop again. It had taken {him} round the {world|globe} +and {the pal} had not even finished {yawning|blinking}.",
    "A woman with a tray gave away minutes that people had {saved|put by} and forgotten. {Hero} accepted {five|six} and spent them beside {a sight}, {discussing clouds|watching nothing}. When they were {over|used up}, every clock in {town} stood where it had stood before.",
    "On a tree near the {chapel|pump} grew all the gloves that {town} had ever lost, and they were {ripe|in season}. {Hero} picked {the neighbour}’s from a low twig, still {warm|blushing}. It fitted like a {handshake|greeting} +and the others on the branch {waved|clapped}.",
    "The horse in front of the {milk|laundry} cart wore a straw hat, with something {silver|pearly} poking out through the {crown|brim}. Very slightly it shook its head at {Hero}. {He} {nodded|understood} +and {he} told the whole street what an ordinary {pony|carthorse} that was.",
    "“Mind your fingers,” said the postwoman, whose {largest|squarest} parcel was growling. It was labelled ‘Thunder, {second-hand|medium}’, for quite another {hill|valley}. {Hero} hummed until the contents were {calm|asleep} +and it thanked {him} with one small, {grateful|courteous} boom.",
    "‘Moon {Polishing|Repairs}, Night Work Only,’ said a van with two {sleeping|snoring} men in it. Their polish stood where anyone might {trip|step}, so {Hero} moved it. One drop fell on {his} {shoe|sleeve} +and it shone for the length of the {street|hedge}.",
    "{The neighbour}’s umbrella would open only for good news, and a shower had begun. {Hero} told it that the {plums|buns} were excellent and that somebody’s baby had slept until {seven|morning}. The umbrella flew {open|up} +and it begged for {details|more}.",
    "Whoever sat on the {green|iron} bench remembered something of the person before. {Hero} sat down and remembered being {eighty|a sailor}, with a {parrot|garden}, and loving {smell}. {He} left behind, for whoever came next, the sound of {grownup} {laughing|singing}.",
  ],
  calms: [
    "All the spells of {town} were called in for the night. They came home {yawning|one by one}, and {Hero} heard the last of them shut the gate.",
    "By the bed stood a jar with some borrowed moonlight in it. {Hero} turned the lid until the light was {dim|soft}.",
    "Since noon the {taps|door knobs} had been talking. Now they were too sleepy to say a word. {Home} was only a home again, and a quiet one.",
    "At the door {his} shadow wiped its feet. It lay down on the bed before {Hero} did, for it had walked just as far.",
    "One last wish floated past the window, high up. {Hero} let it go by, because {he} could not think of anything else to {ask for|want}.",
    "The last piece of magic that day was a {small|plain} one. It kept the milk {warm|foamy} until {Hero} had finished it. {Grownup} claimed to know nothing about it.",
    "Up in the attic the flying {carpet|broom} was settling down. It had not flown for years +but it still liked to be wished good night.",
    "{Hero}’s slippers came when they were called, one after the other. They were slow tonight. It had been a {tiring|long} day for them, too.",
    "A very old spell kept the {draught|cold} out of that room. It hummed on one low note, and soon {Hero} no longer heard it.",
    "The {dragon|griffin} on the quilt turned round three times and lay down. Then it was only embroidery again, with its eyes shut.",
    "“Any more wishes?” asked the {lamp|ceiling}, as it did each night. “No, thank you,” said {Hero}. “They’ve all come true.”",
    "A yawn went round the room from picture to picture. The {duke|sea captain} over the bed yawned last. After that even the frames hung still.",
    "The magic {broom|umbrella} leaned in its corner. It twitched now and then, because it was dreaming of {Spain|the open sky}.",
    "The wish {Hero} had sent off came back with a note. ‘You have this already,’ it said. {Hero} looked round the room, and it was {true|quite right}.",
    "Somebody had turned the magic in {home} down low, like a stove at night. It ticked a little as it cooled. The room was exactly warm enough.",
    "A star had landed in the {gutter|rain barrel} to get its breath back. {Grownup} put out a saucer of {milk|water} for it, and left the curtain open.",
    "“Sleep,” said the bed. It was the only word the bed had ever learnt, and it said it {beautifully|very kindly}.",
    "For a moment the {clock|mirror} on the landing showed yesterday. “Today,” said {Hero} kindly, and it corrected itself. Then it dimmed its own light.",
    "Each evening the birds on the wallpaper changed branches. Tonight two of them shared one. {Hero} counted the flock, and none was {late|missing}.",
    "{Grownup} shook out the quilt, and {four|three} stars fell on the floor. They were swept up, still {glowing|warm}, and kept for tomorrow.",
    "Earlier on {his} left slipper had been a {boat|carriage}. It was a slipper again now, and rather tired. {Hero} set it beside its brother.",
    "The moon was let down a little on its {ribbon|string}, to see better. Whoever held the other end was already yawning.",
    "There is a door that opens only for sleepers, and {Hero} knew where. It was just behind {his} eyelids, and never {locked|shut}.",
    "“You can stop now,” {Hero} told the {rug|teapot}. It had been flying in circles since {supper|tea}. Down it came, out of breath.",
    "A wind brought back three words that {he} had let fall {outdoors|today}. They were ‘please’, ‘thank’ and ‘you’. {Hero} put them away for morning.",
  ],
};
