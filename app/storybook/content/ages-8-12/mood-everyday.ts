import type { MoodTexts } from "../shared/mood-texts";

export const everyday: MoodTexts = {
  strands: [
    {
      opening:
        "It was {Tuesday|Wednesday}, which in {home} meant {lentils|fish pie}, recorder practice and a hunt for {grownup}’s {glasses|keys}. {Hero} found them in the {fridge|bread bin}, beside {a food}. [Nobody could explain how they had got there +and nobody {tried|was surprised}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} still had homework to do about {volcanoes|fractions}, half {a food} to eat, and a {knee|thumb} with a new plaster on it. It was {only|already} a quarter past four at {home}. [From the kitchen {grownup} called that somebody had finished the {jam|honey} again +and {Hero} had a fair idea who.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The washing machine at {home} had learnt to walk. Twice a week, on its fastest spin, it left its corner and set off for the {hall|back door} +and {Hero} had to sit on it with a {history|spelling} book until it calmed down.",
      way: "",
      close: "",
    },
    {
      opening:
        "At the bus stop stood {the neighbour} with a {cello|harp} in a bag, and {Hero}, who was due at {home} by {five|six}. [The bus was late. It had been late every day since {Monday|Easter} +and people had begun to bring {folding chairs|their knitting}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Grownup} had stuck a list to the door of {home}: buy {bread|stamps}, fetch the mended shoes, return the {ladder|library books}, haircut. {Hero} was perfectly willing to do the first three. [The fourth was meant for {his} own {fringe|head} +so {he} hung {a cloth} over it.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Somebody in {home} was learning the {trombone|violin}, and it was {grownup}. [{The neighbour} had been very brave about the noise.] {Hero} now did {his} sums in the {bathroom|shed}, with {two cushions|a woolly hat} over {his} ears.",
      way: "",
      close: "",
    },
    {
      opening:
        "On {Fridays|Saturdays} there was a market in {town}, and {Hero} could spend {his} own money there, within reason. [So far {he} had come back to {home} with {a trinket} and {a plaster owl|a lamp with no plug}. Each time {grownup} had given {him} a talk about the word ‘need’.]",
      way: "",
      close: "",
    },
    {
      opening:
        "In {home} {Hero} shared a room with a drying rack, a {sewing|rowing} machine and {grownup}’s bicycle. [“We’re a cosy family,” said {grownup}, who said the same about {crowded buses|long queues}. On washing days it was so cosy that {Hero} had to climb in over the {handlebars|trousers}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "School had been {long|damp} that day, with a {spelling|fractions} test in the middle of it. At lunch {name} had told {Hero} that {his} coat looked like a tent. [It did, a bit.] [Now {grownup} was cutting {an orange|some bread} at {home}, and was kind enough not to ask anything yet.]",
      way: "",
      close: "",
    },
    {
      opening:
        "For a week the whole street had been dug up. One left {home} by a plank, said good morning to {name} down in the {hole|trench}, and came back with {colour} mud on both boots. {Hero} hoped with all {his} heart that nobody would ever {mend|finish} it.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Grownup} believed that every broken thing was only waiting for a free {Sunday|evening}. So {home} was full of things that waited: {a toaster|a radio}, two {clocks|chairs} and half a {pram|piano}. [{Hero} ate {his} breakfast standing up, because the third chair was waiting as well.]",
      way: "",
      close: "",
    },
    {
      opening:
        "This year {Hero} could reach the top shelf in {home} at last. For years {he} had wondered what it held, and it turned out to be {string|jelly moulds}, {a trinket} and a flat battery. [“So now you know,” said {grownup}, “and now you can do the {dusting|light bulbs}.”]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} was responsible for the {goldfish|hamster} this week, and {grownup} for everything else in {home}. It had worked quite well {so far|until Tuesday}. [Then {grownup} forgot the {rent|potatoes} and {Hero} remembered +and they had agreed to swap.]",
      way: "",
      close: "",
    },
    {
      opening:
        "There was one {biscuit|dumpling} left in {home}, and {two|three} people were carefully not looking at it. {Hero} was one of them. [{Grownup}, with a newspaper, was another +but the newspaper was {upside down|a week old}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero}’s left shoe had a hole in it, and {Hero}, on the step of {home}, was trying whether a {pencil|twig} would go through. [It would. A trip to the shoe shop was {boring|a nuisance}, as {he} knew +but a wet sock was {colder|worse}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Half of {town} had queued for the new {escalator|revolving door}, and {Hero} had been round on it {eleven|six} times. [Now {he} {was} due back at {home}, where {grownup} supposed that it was taking {him} a very long time to buy {onions|a light bulb}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The telephone at {home} rang for {a Madame Dupont|the dentist} at least twice {a day|before breakfast}, and it was always a wrong number. [{Hero} had begun to give the callers {a little|some general} advice +and one of them had been so grateful that she sent {a food}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Grownup} had bought a {second-hand|rather old} tent, and had put it up in the living room of {home}, to see whether it leaked. That was on {Monday|Thursday}. {Hero} had {slept|done all $his homework} in it ever since, and had no plans to move out.",
      way: "",
      close: "",
    },
    {
      opening:
        "Next door to {home} lived a man who dropped one boot on the floor every evening, and never the other. {Hero} always lay {waiting|listening} for the second. [{Grownup} said that one gets used to everything +but {grownup} lay listening, too.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The lift in the library near {home} spoke exactly like {the neighbour}. “Doors {opening|closing},” it said, and {Hero} had begun to {answer it|say thank you}. [On {Thursdays|rainy days} it liked to stop between two floors +and that was how one got to know people.]",
      way: "",
      close: "",
    },
    {
      opening:
        "It was {Hero}’s turn to look after the class {stick insect|tortoise}, which lived that week on the {piano|fridge} in {home}. [It had not moved since {Friday|lunch}. {Grownup} kept asking whether it was {comfortable|quite well} +and {Hero} kept looking it up.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The family had moved to {home} on {Saturday|the first of the month}, and {Hero} still woke up facing the wrong way. [Half the {forks|socks} were in a box marked ‘{Bathroom|Lamps}’ +and the other half had not been seen since {the old house|Tuesday}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Grownup} had gone on strike at {four|noon}, and now sat in a {deckchair|blanket} in the hall of {home}, reading. {Hero} put {a food} on a plate, with a {flower|napkin}, and opened the talks. [By {five|six} they had agreed who would do the {dishes|ironing}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Every autumn there was a jumble sale in {town}, and {Hero} bought back whatever {grownup} had given away from {home}. [This time it was {a cloth}, a {yo-yo|globe} and half a {jigsaw|train set}. {Grownup} sighed and found a shelf for them.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“Who’s coming for a walk?” asked {grownup} in {home}, and at once everybody seemed to be very busy with a {book|cough}. {Hero} was too slow. [It was {weather} outside +and to {his} great surprise {he} rather enjoyed it.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The baby next door had learnt its first word, which was ‘{no|bus}’, and {home} now heard it {all day|every ten minutes}. {Hero} said it back through the {wall|window}. [There was a delighted silence +and then the conversation went on until {supper|bath time}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had won a year’s supply of {mustard|string} in a competition, and now the van was backing up to {home}. [“How much of it does one person use in a year?” asked {grownup} faintly, counting the {crates|boxes}.]",
      way: "",
      close: "",
    },
  ],
  events: [
    "The lady at number {nine|twelve} had locked herself out again. {Hero} fetched her spare key from {the neighbour}, who kept it under a {flowerpot|stone frog}. “Whatever would I do without you?” she asked. {Hero} considered it honestly, and answered that she would probably sit on the step until {Friday|Christmas}.",
    "Halfway along the street {Hero} discovered that {he} had come out in odd socks, one {colour} and one {colour 2}. Nobody ever looks at feet, {he} told {himself}. {The neighbour} looked immediately, and so did {three|four} small children +but the smallest merely wanted to know where such socks could be bought.",
    "Somebody had written ‘Please wash me’ in the dust on a van, and somebody else had written ‘Me first’ on the car behind it. {Hero} read them both aloud to {the pal}. The spelling was perfect +and {he} felt that {his} teacher would have been {proud|consoled}.",
    "Outside the {post office|bakery} a girl from school was collecting for the new swings. {Hero} had one coin, which had been intended for {a food}, and it went into the tin with a clink. For one street {he} thought wistfully of {the food} +and after that {he} thought of the swings.",
    "A sofa was on its way into number {six|ten}, and had stuck fast in the doorway, with {name} behind it giving orders. “Legs first,” suggested {Hero} in passing. It slid in like a drawer. Nobody had noticed who said it +but {the pal} knew, and that was sufficient.",
    "The traffic light stayed red for so long that the people waiting there began a conversation. {The neighbour}, it turned out, had a {twin|parrot} and was on the way to {a wedding|the dentist}. When it finally turned green, {Hero} and all the others wished one another luck, like old friends.",
    "{Hero} had a letter to post for {grownup}, and was holding it in {his} teeth in order to do up a {strap|button}. Naturally {name} came by just then. “Good dog,” said {name}, and {Hero} nearly dropped it with laughing +but it reached the letter box, only slightly {bitten|damp}.",
    "The road was being dug up again, by the same {cheerful|muddy} men round the same hole, and by now they knew {Hero}. “Still there?” {he} called. “Still here,” they answered, “only deeper.” They proudly moved the barrier aside for {him} and {the pal} +and it really was an excellent hole.",
    "At the launderette {the neighbour} had lost a {sock|glove}, and everybody on the bench was peering into the machines. It was {Hero} who finally discovered it, clinging to the back of {the neighbour}’s jumper. There was a spontaneous round of applause +and somebody turned up the music.",
    "The pelican crossing beeped and beeped, although there was nobody about, so {Hero} and {the pal} crossed the road to oblige it. On the far side stood {name} with {four|six} bags and {an ironing board|a ladder}, in front of a closed gate. {Hero} opened it +and {name} sailed through like a liner.",
    "On the pavement {Hero} found a shopping list: eggs, {glitter|sticking plasters}, {strong glue|a new vase}, and a card to say sorry. {He} and {the pal} studied it together, trying to imagine what had happened. They would never know +but somebody’s week had obviously been more exciting than theirs.",
    "The vending machine at the swimming baths delivered {two|three} of everything, although {Hero} had only put in one coin. {He} took {his} own {raisins|crackers} and reported the rest to the attendant, who yawned. “It isn’t broken,” she explained. “It’s just fond of people.”",
    "Behind the school they were rehearsing a play in which {Hero} {himself} had once appeared, at the age of {five|six}, as a barrel. {He} looked for the child who was the barrel now, and nodded encouragingly. It is a demanding part, as {he} explained to {the pal}, because one must not scratch.",
    "“You must be one of {grownup}’s,” declared a woman with {a pram|some parcels}. “I’d recognise that {walk|chin} anywhere.” {Hero} had never noticed anything special about it. For the next three streets {he} examined it in every shop window +and on the whole {he} {was} satisfied.",
    "It was bin day, and {Hero} helped {the neighbour} out with the big {green|brown} one, which had a wheel that sang. They parked it neatly, handle to the {wall|road}. On the next lid a {magpie|cat} was waiting, with obvious impatience, for them to leave +so they left.",
    "A lorry was trying to turn in a street that was {shorter|narrower} than itself. From the pavement {Hero} called out to the driver how much room was left, and {six|nine} neighbours gave their opinion from the windows. At last it was round +and he tooted once for each of them.",
    "A window cleaner was singing as he worked, {two|four} floors up, and the people in the offices had stopped typing to listen. “Does anybody know the {second|low} part?” he called. {Hero} did, approximately +so for the rest of the verse the whole street had a duet.",
    "At the zebra crossing the lollipop lady had knitted a {colour} cover for her {stick|stool}, and the drivers had all stopped to admire it. “One at a time, please,” she told the {lorries|vans}, blushing. {Hero} pronounced it magnificent +and she led {him} and {the pal} across like royalty.",
    "In the square {Hero} saw {the neighbour}, who was dressed for a wedding, in {a cloth}, and looked desperately uncomfortable. {Hero} did not laugh, but bowed as one does to an ambassador. {The neighbour} bowed in return +and it was noticeable that both of them felt better.",
    "{The neighbour} was trying to fit a {wardrobe|mattress} into a car that was hardly bigger than a bath. They pushed from this side, then from that. “How far must it go?” inquired {Hero} at last. “Across the road,” said {the neighbour}. There was a pause +and then everyone took hold and carried it.",
    "On one side of the notice board somebody had lost a {tortoise|trumpet}, and on the other side somebody had found one. The two cards had been hanging there for {a week|nine days}. {Hero} pinned them together. {Grownup} would have called it interfering +but {he} preferred to call it tidying up.",
    "A man was dozing in the bus shelter with a sign on his {knees|hat}: ‘Please wake me for the number {nine|four}.’ And here it came, round the corner. {Hero} coughed politely, then loudly, and finally sang. The man leapt up, bowed to {him} and {the pal} +and he just managed to catch it.",
    "Somebody had spilt white paint at the corner, and one could read the whole morning in footprints. There had been a pram, a dog, and somebody in considerable haste. {Hero} went carefully round the edge +but {his} left heel must have touched it, for behind {him} ran a row of full stops.",
    "The {headmaster|policewoman} was sitting on a swing in the park, just for a minute, and turned rather pink. “Could you possibly look the other way?” came the request, so {Hero} and {the pal} obligingly kept watch. They heard {eleven|fourteen} magnificent swings +and they never told a soul.",
    "{The neighbour}’s shopping trolley would only turn left. Three lefts make a right, {Hero} {worked out|pointed out}. So {he} steered it round {a sight}, round the {bottle bank|bench} and up to the {car|van} +and it was the {scenic|only} way.",
    "The {man|girl} in the kiosk gave {Hero} change for a {note|fiver}, though {he} had paid with a coin. {He} thought of {a food} for one {second|breath}. “This is yours,” {he} said +and the {drawer|till} was counted again, with {a blush|care}.",
    "A {spaniel|poodle} outside the {bank|chemist’s} was telling the street that it had been abandoned. {Hero} promised it that people do come out of {banks|shops}, and it {sobbed|howled} into {his} {collar|ear}. Then the door opened +and it left without a {nod|thank-you}.",
    "A paper bag burst, and {nine|twelve} oranges set off downhill. {Hero} stopped one with each {foot|knee}, {the neighbour} {caught|fielded} two in {a cloth}, and a {baby|cyclist} got the last. They were {counted|collected} by the {pump|kerb} +and there was one too many.",
    "The photo booth had made four pictures of {the neighbour}: eyes shut, mouth {open|full}, a sneeze, and a {shoulder|curtain}. {Hero} ran after {the neighbour} with the strip. “I left that on {purpose|principle},” came the answer. But the sneeze had {character|style} +and so it was {kept|pocketed}.",
    "Outside number {six|ten} a {cat|pigeon} had walked straight across the wet cement. “Shall I {smooth|mend} it?” asked the builder. {Hero} thought of people smiling at it in {fifty|ninety} years’ time +and so the {cat|track} was left, and the {date|year} was scratched beside it.",
    "The caretaker was clearing the school {gutters|roof}, and down came balls, {thirty|forty} of them, mostly {flat|green}. {Hero} held the {net|basket}. One bore {his} own name, in {his} {best|red} writing from when {he} {was} {six|five} +and since it still {bounced|held air}, the infants got it.",
    "‘Lost,’ said the {poster|notice}, ‘grey cat, one white sock.’ Below it a {damp|bored} grey cat was washing one white sock. {Hero} kept it there with {flattery|a bootlace} while {the neighbour} {rang|telephoned} +and its owner came at a {run|gallop}, in {slippers|curlers}.",
    "On the town hall steps stood a wedding party, and the {uncle|cousin} with the camera wanted to be in the {picture|middle}. So {Hero} took it. {He} called “{Sausages|Trousers},” and {the pal} {wandered|slipped} in +and each {side|family} thought it was the other’s {guest|relation}.",
    "A {colour} balloon had caught on the railings, and from number {four|eight} came the noise of a party and of somebody being {brave|comforted}. {Hero} {knocked|rang}, and held it out by its {string|ribbon}. “There you {are|were},” said somebody {small|sticky}, to the balloon.",
    "Two gentlemen held the same {black|grey} umbrella and were being polite, {loudly|rapidly}. {Hero} saw another on the {café|park} railing. “Might {that|this} be it?” {he} asked, and both let go {at once|together} +and it opened between them like a {curtain|tent}.",
    "A shop had opened that {morning|day}, and {name} stood in the doorway, pretending to study {clouds|a fly}. {Hero} went in for a {toffee|peppermint}, the cheapest thing there. It was the very first {sale|purchase} +and {name} framed the {coin|receipt}.",
    "{Name}, straight from the {barber’s|hairdresser’s}, wanted an honest opinion. {Hero} walked round the haircut, which was {very|remarkably} short, until {he} had one. “It shows your {ears|smile},” {he} said. Nobody had {ever|yet} said so +and {name} walked on {taller|beaming}.",
    "A ball came over the wall, {Hero} threw it back, and it came again. The {fourth|third} time {he} chalked ‘{Who’s there|Hello}?’ on it. ‘{Me|Ben},’ said the ball, {returning|presently} +and so two strangers discussed {gravy|goalkeepers} for {six|nine} throws.",
    "A small boy was to ride without stabilisers, and had changed his {mind|trousers}. “I’ve got the {saddle|jacket},” said {Hero}, and ran beside him, {puffing|counting}, towards {a sight}. Somewhere there {he} let {go|him go} +and the boy was too {proud|surprised} to wobble.",
    "Somebody had chalked a hopscotch, {sixty|ninety} squares long, and {Hero} hopped it. {The neighbour}, with {two|three} bags, looked {left and right|round} +and then {the neighbour} hopped it as well, {beautifully|like a stork}, with a turn at the {end|top} +and neither of them {mentioned|spoke of} it.",
    "{The neighbour} was taking in a parcel for number {nine|seven}, and {Hero} might sign as a witness. {He} had practised {his} signature for {years|weeks}. It filled the {page|screen} and contained a {swan|galleon} +and the delivery man asked if that was the {short|everyday} form.",
    "The queue for {stamps|parcels} went out of the door and round {a sight}, and {the neighbour}’s feet {hurt|ached}. So {Hero} stood in as {the neighbour}, thinking about {rates|knees}. At the {counter|mat} they changed back +and the poor feet were {rested|grateful}.",
    "The wind was {reading|delivering} {the neighbour}’s newspaper all over the street. {Hero} rescued the {sport|crossword} from {a sight} and {the pal} stood on the weather page. {Name} had walked into the {news|recipes}. In its new order it seemed more {hopeful|exciting}.",
    "For months the {fish|fruit} shop had lacked the F of its FRESH. {Hero}, looking {down|round} for once, saw what was propping its door {open|ajar}, and carried it in. “I’d got fond of {resh|it},” said the owner +and somebody went for {screws|a ladder}.",
    "A class of infants passed in {yellow|orange} bibs, and their teacher {counted|had} only nineteen. {Hero} pointed to the twentieth, who was talking to {a creature}. “He {does|will do} that,” she sighed +and the {line|string} went back for him, to be {introduced|polite}.",
    "Two sisters sold lemonade at a {thousand|million} a cup, and had no {customers|queue}. {Hero} wondered whether it was a nought or two on the {dear|steep} side. The sisters {conferred|argued} under the table, and {crossed|rubbed} them all out +and soon {he} {was} {fetching|squeezing} lemons.",
    "{Hero} told some tourists the way to the {museum|baths}, with both {arms|elbows}. The tourists thanked {him} and marched off in the opposite {direction|mood}. {Hero} sat down by {a sight} to {wait|hum}. Presently the same hats came {round|back} from the other {corner|side} and asked again.",
    "Someone at an open window practised scales, and fell over the same {note|black key} each time. {Hero} hummed the right one from {below|the kerb}, {just|a beat} before. There was a {pause|creak}, and the scale reached the {top|attic} +and a {hand|pencil} waved.",
    "Where the kerb slopes for wheels stood {nine|eleven} boxes of {tiles|lettuce}, and {name}, in a wheelchair, {regarded|inspected} them. {Hero} {shifted|moved} them all, while {name} {counted|conducted}. The driver came out to {blush|apologise} +and {name} swept past in the grand {manner|style}.",
    "Two girls from school were not speaking, with {Hero} in between. “Tell her it’s my {ruler|scarf},” said one. “Tell her it’s {lovely|broken},” said the other. {He} {told|delivered} everything to the {wrong|same} one +and by {a sight} both were {helpless|laughing}.",
    "A little girl was pulling a wooden {duck|hippo} that had once been {Hero}’s, until {grownup} gave it to a {sale|cousin}. “He’s {the Admiral|Gerald},” she said. {Hero} praised how well he {rolled|steered} +and {he} never {mentioned|said} who had chewed his {left|other} ear.",
    "The last {currant|poppy-seed} bun was {Hero}’s already, when a boy in the queue said “Oh,” to his {shoes|coin}. So it was cut in {two|halves}. {Hero} took the one without the {cherry|icing} +and somehow it was the {larger|better} half.",
    "Everyone who met {Hero} smiled, and {he} thought how {friendly|sunny} {town} was. Then the {barber’s|tailor’s} mirror showed {him} {jam|ink}, from ear to {chin|ear}. {He} rubbed it {off|away} and smiled first at {three|four} people +and it worked just as {well|nicely}.",
    "Beside {a sight} sat {Hero}’s teacher, licking a {colour} lolly. “{Good day|Hello},” they both said, and looked at the lolly, which had {reached|dripped on} an elbow. {Hero} found a {handkerchief|dock leaf} for it +and school, by silent agreement, was not {mentioned|discussed}.",
    "The {builders’|roofers’} radio was playing a march, and soon the entire {pavement|street} had fallen into step. {The neighbour} went by, left, right, with a {pram|poodle}, and {Hero} {behind|beside} it. Then the music {stopped|became a waltz} +and everybody stumbled into somebody {polite|else}.",
    "The {mayor|fire officer} was counting people from the town hall, out in {rows|threes} for an alarm practice +and {Hero} got counted too. “{Sixty-two|Forty-one}?” It was {impossible|one too many}. {Hero} put up a {hand|finger} +and {he} {was} thanked for {coming|owning up}.",
    "A small boy had lost a {front|wobbly} tooth, which was good, and then lost it again, which was not. {Hero} searched the {gutter|grass} and found {a trinket}. “When did you last {feel|see} it?” {he} asked. It was in the {apple|sandwich}, still biting.",
    "‘Back in five minutes,’ said the {cobbler’s|tailor’s} door, and {four|six} people were discussing since when. {Hero} looked in through the {letter box|shutter} and saw him {asleep|dreaming} on his counter. Nobody had the {heart|knuckles} to knock +and the parcels were left in a {row|heap}.",
    "Outside number {three|seven} stood an armchair, ‘Free to a {good|kind} home’. {The neighbour} had the home but not the {back|arms}, so {Hero} carried it there on {his} {head|shoulders}. People {made way|bowed} for it +and one child {asked|wondered} whether it was a {hat|costume}.",
    "A coach of grandmothers had stopped at the {light|crossing}, and one in the back made a {face|snout}. {Hero} made one too, with {ears|cheeks}, and soon the {whole row|driver} joined in. It went green +and {forty|fifty} hands waved, on their way to the {seaside|gardens}.",
  ],
  calms: [
    "The {pans|plates} were dry and the bins were out. {Grownup} set the alarm clock, sighed at it, and put it where it could not be seen.",
    "Through the wall came {the neighbour}’s radio, turned low. It was the weather report for ships, and {Hero} liked to listen to the {names|voice}.",
    "Somebody had found the other {glove|sock}. It had been in the {drawer|bag} all along. {Grownup} rolled up the pair, and nobody said a word about it.",
    "Tomorrow there would be {spelling|swimming} and {toast|porridge} and the usual hunt for shoes. {Hero} did not mind. It was a good sort of ordinary.",
    "{Grownup} fished {a trinket} out of the washing, held it up, and put it on the sill with all the other things from pockets.",
    "The washing machine began to hum its long song. {Hero} knew it by heart, and knew at which verse one usually falls asleep.",
    "The school bag, the {lunch box|shoes} and a note to be signed were standing by the door. They were ready for tomorrow, so nobody else had to be.",
    "{Grownup} was on the telephone to an aunt. “Yes,” said {grownup}, and “Really?” and “Yes” again. It was a very restful thing to listen to.",
    "The stain had come out of the {collar|sleeve}, more or less. What was left of it looked like {Italy|a duck}, and {Hero} had grown rather fond of it.",
    "There were clean {sheets|pillowcases}, and there was a story about a missing teapot. {Grownup} made it sound thrilling, but not too thrilling.",
    "Out on the landing the bulb had gone again. They agreed to see to it on {Saturday|Sunday}. {Hero} could have found the bed with both eyes shut.",
    "In today’s square on the calendar somebody had written ‘Good’. It was in {grownup}’s writing, and it filled the square from edge to edge.",
    "The lost {library book|glove} had turned up on the mat. There was a note with it from {the neighbour}, and a drawing of {a creature}.",
    "Next door somebody moved a {sofa|chair} and sat down on it with a sigh. It was the last noise of the day.",
    "{Hero} put {his} shoes side by side under the chair. Usually they lay in two different rooms, but it had been that sort of day.",
    "The last bus went by with all its lights on and nobody inside. It looked like a birthday cake going home after the party.",
    "“The bins!” said {grownup}, waking up in the armchair, and then, “No, that’s tomorrow.” It was peaceful again at once.",
    "{Grownup} was ironing {his} shirt for the morning. The iron went hiss, and then thump. {Hero} could hear that it had reached the {cuffs|collar}.",
    "On the fridge hung tomorrow’s list: {eggs|milk}, soap, {a food}. Beside the soap somebody had drawn a {flower|heart}. It was nobody’s birthday.",
    "Out on the stairs two neighbours were saying good night, with shopping. Keys jingled. One door shut {above|upstairs}, and then one below.",
    "{Hero} wore the good pyjamas, the ones with a hole. {Grownup} had been meaning to mend it for {a year|months}. Luckily it was still there.",
    "The fridge shuddered and fell silent. Only then did {Hero} notice that it had been humming. The quiet came up to {his} {chin|knees}.",
    "A moped went by with somebody’s late {noodles|supper}. It stopped where a kitchen was still lit. Then the {good smell|supper} went in.",
    "Between the cushions {grownup} found {a trinket}, looked at it, and sat down again. It was that sort of evening. It could stay there.",
    "The clean washing stood in towers, one for each person. {Hero} carried {his} own upstairs. It was warm, and reached to {his} {chin|nose}.",
  ],
};
