import type { MoodTexts } from "../shared/mood-texts";

export const everyday: MoodTexts = {
  strands: [
    {
      opening:
        "{Hero} had searched all of {home} for {grownup}’s glasses: the {fridge|bread bin}, the {piano|laundry} and under the sofa. [It was {Tuesday|Wednesday}, so they were due to vanish.] {Grownup} read the {post|newspaper} at arm’s length +and {Hero} gave up.",
      way: "“Think back,” {Hero} told {the pal}. “{Grownup} had the glasses on for the {crossword|telephone bill}, and then the doorbell rang.” {He} went over the whole {evening|morning} +but in {his} mind {he} got only as far as the coats.",
      close:
        "{Hero} put a hand in {his} dressing-gown pocket, and felt {grownup}’s glasses. Who had borrowed what from whom, nobody could remember.",
    },
    {
      vars: {
        sock: ["a striped sock", "a spotted sock", "a football sock", "a green sock", "a birthday sock"],
      },
      opening:
        "{Hero} was hanging up the washing with {grownup} at {home}, and one thing was left over: {a sock}, single. They shook every {sheet|pillowcase} +but its partner was gone. “The machine has eaten it,” said {grownup}, as {usual|always}.",
      way: "Something tickled {Hero} between the {shoulders|shoulder blades}. {The pal} reached up under {his} jumper and pulled. Out came the partner of {the sock}, warm and {crumpled|flat}. It had ridden there since {breakfast|this morning} +so {he} put it in {his} pocket.",
      close:
        "{Hero} rolled {the sock} up with its partner, found at last inside {his} jumper. “The machine is innocent,” {he} told {grownup}, who looked up both sleeves.",
    },
    {
      opening:
        "{Hero} had taken in a parcel for {the neighbour}, who was out at the {office|dentist’s}. It stood in the hall of {home} and {rattled|rustled} when anybody walked by. {Grownup} had forbidden all guessing +so they {guessed|shook it} behind each other’s backs.",
      way: "“It could be {shoes|a lamp},” {Hero} told {the pal}, for {the neighbour}’s parcel gave {him} no peace. “It was too {light|heavy} for {books|plates}.” This wasn’t guessing. It was {thinking|wondering} aloud +and that was {allowed|different}.",
      close:
        "{The neighbour} came for the parcel and unpacked it at once. It was {a cloth}. {The neighbour} tried it on for {Hero}, {twice|proudly}, in the hall.",
    },
    {
      opening:
        "{Hero} had not had {his} hair cut since {spring|the holidays}, and meant to keep it. “After supper,” said {grownup} in {home}, and laid out the {comb|towel}. {Hero} pulled a {cap|hood} over it +and {he} hoped that this would be {forgotten|put off}.",
      way: "Hair fell into {Hero}’s eyes for the {ninth|tenth} time. {He} blew it up, and down it came. {The pal} held out a {clothes peg|paper clip} for it +and that was {quite good|useful}, if one didn’t mind looking like a {pineapple|palm tree}.",
      close:
        "“Please cut my hair,” said {Hero}, and sat down. {Grownup} snipped, the fringe fell, and the room came into view. “Oh, there you are,” said {grownup}.",
    },
    {
      opening:
        "{Hero}’s {grownup} was learning the trombone, one scale a day. {He} did {his} sums in the {bathroom|shed} of {home}, with a towel round {his} ears +and {the neighbour} had been {heard|seen} shutting every window.",
      way: "“Doo, dah, {doo|doh},” hummed {Hero}, and stopped. It was {grownup}’s trombone scale, and {the pal} had caught it, too. They tried {a pop song|the radio news} against it +but the scale {won|came back}.",
      close:
        "{Hero} opened the door. {The neighbour} had come about the trombone, with a {clarinet|fiddle}, to join in.",
    },
    {
      opening:
        "{Hero} had to wear {his} cousin’s old coat. It was {colour}, it reached {his} knees, and {name} had said that it looked like a {tent|sofa}. “You’ll grow,” said {grownup} in {home}, and turned the sleeves {up|back} +but {he} still {frowned|sighed}.",
      way: "At the bottom of the big coat’s pocket {Hero} found {a trinket} and an old {cinema|bus} ticket. {His} cousin must have left them. {He} showed {the pal}. The coat had {eight|seven} pockets more +and nobody had {emptied|searched} those.",
      close:
        "{Hero} telephoned {his} cousin about the big coat. “It’s the best coat in the world,” said the voice. “I cried when I grew.” {Hero} hung it by {his} bed.",
    },
    {
      opening:
        "{Hero} had a hole in {his} left shoe. On the step of {home} {he} tried if a {pencil|finger} would go through, and it {would|did}. “Shoe shop on Saturday,” said {grownup}. {Hero} thought shoe shops {boring|dreary} +so {he} stuffed the shoe with cardboard.",
      way: "“Squelch,” said {Hero}’s left shoe, for the cardboard was giving way. {He} {wrung|shook} out the sock, while {the pal} held the {shoe|laces}. “That’s the coldest toe I own,” said {Hero} +and {he} packed a {leaf|bus ticket} in.",
      close:
        "{Grownup} measured {Hero}’s foot with the holey shoe beside it. {He} had grown two sizes. “I shall need bigger cardboard,” said {Hero}, and {grownup} laughed.",
    },
    {
      opening:
        "{Hero} was not looking at the last dumpling in {home}. {Grownup}, behind a newspaper, was not looking at it either. [The newspaper was {upside down|a week old}.] Each said that the other should have it +so it went {back|away}, under a plate.",
      way: "“Perhaps {grownup} has eaten it by now,” {Hero} told {the pal}, and meant the last dumpling at home. {He} could {picture|almost smell} it. They shared a {carrot|biscuit} instead +but it was not the same.",
      close:
        "{Hero} lifted the plate. Under it was the last dumpling, cut in two, with a note from {grownup}: ‘The bigger half is yours.’ {Hero} took the smaller.",
    },
    {
      opening:
        "{Hero}’s last milk tooth had been loose for a week. {He} could push it {flat|round} with {his} tongue, and then {grownup} had to leave the room. Everybody in {home} had {a trick|advice}. Now it hung by a corner +but it would not {drop|come out}.",
      way: "{Hero} opened wide and showed {the pal} {his} last milk tooth, which could {now|almost} turn right round. “Don’t pull,” {he} begged, {unclearly|indistinctly}. It swung like a {gate|cat flap} when {he} laughed +but it held on.",
      close: "Something clinked in {Hero}’s basin: the last milk tooth. It was far smaller than it had felt.",
    },
    {
      opening:
        "{Hero}’s family had only just moved to {home}, where {he} never knew which wall the switch was on. [Half of the forks were in a box marked ‘{Lamps|Bath}’.] They ate {noodles|rice} with wooden spoons +and {he} missed the squeaky stairs.",
      way: "{A noise} made {Hero} look up, for it sounded just like the old house. {He} told {the pal} about the squeaky stair on which {he} used to {sit|read} +and it felt {lighter|better} when somebody knew.",
      close:
        "In the dark {Hero} reached out, and the switch was right under {his} hand. {He} had not even {thought|looked}. Then the third stair squeaked.",
    },
    {
      opening:
        "Next door to {home} lived {name}, who dropped one boot on the floor every evening, and never the other. {Hero} always lay and waited for the second. So did {grownup} +and at breakfast they both had {bags|rings} under their eyes.",
      way: "“What happens to the other boot?” {Hero} asked {the pal}. Perhaps {name} next door {slept|danced} in it, or kept {jam|plants} in it. {He} pulled off one of {his} own boots, to see what that was like +and it was {merely|simply} cold.",
      close:
        "Thump, went {name}’s boot, next door. {Hero} called through the wall to ask about the other. “I put that one down gently,” said the wall, “so as not to disturb you.”",
    },
    {
      opening:
        "{Hero} was looking after the class tortoise this week. It lived on the {rug|landing} of {home}, and kept its head in. {Grownup} offered it {lettuce|dandelions}, and {the neighbour} a {radish|cucumber} +but it preferred to wait.",
      way: "“What would make you put your head out?” {Hero} asked {the pal}, because {he} had the class tortoise on {his} mind. {He} picked it a {strawberry|clover} leaf +and {he} {saved|wrapped} the leaf in a handkerchief, just in case.",
      close:
        "{Hero} read {his} spelling list aloud to the class tortoise, since it had to be done. At ‘{strawberry|banana}’ out came a wrinkled head, and listened.",
    },
    {
      opening:
        "{Hero} and {grownup} had put up a {second-hand|rather old} tent in the living room of {home}, to see if anything was missing. It had {six|seven} poles and {nine|ten} pegs +but it had no door. They sat in a {slight|strong} draught.",
      way: "“What could we use for a tent door?” {Hero} asked {the pal}. A {tablecloth|bedspread} was too short, and {grownup} needed the {sheets|towels}. {He} thought of {a cloth} +but only a giant’s would have been big enough.",
      close:
        "{Name} came round with an old curtain for a tent door. {Hero} drew it, and all three sat inside without a draught.",
    },
    {
      opening:
        "{Hero} had been to the jumble sale in {town}, and bought back what {grownup} had given away: {a cloth}, {a trinket} and half a jigsaw of a ship. “We’d only just got rid of that,” sighed {grownup} in {home} +but there was {space|a shelf} for it.",
      way: "In {his} pocket {Hero} had a piece of the half jigsaw: blue, with a {corner|bit} of sail. “The rest must be {somewhere|in town},” {he} told {the pal}. People find such bits {years|weeks} later, under a {sofa|piano} +and then they wonder.",
      close:
        "{The neighbour} came by with the other half of the jigsaw, bought at the sale by mistake. {Hero} pressed in the last blue piece. The ship had a captain.",
    },
    {
      opening:
        "The telephone of {home}, as {Hero} knew, rang {four|three} times a day for a Madame Dupont. It was always a wrong number. “{Tell|Remind} her that the choir is off,” somebody had said this morning +and {Hero} had promised to {try|pass it on}.",
      way: "“What is she like, do you think?” {Hero} asked {the pal}. From all those wrong numbers {he} knew Madame Dupont’s {hairdresser|dentist} and her shoe size. {He} pictured {a cloth} +and {he} added a {loud|kind} laugh.",
      close:
        "The telephone rang. “Madame Dupont speaking,” said a voice. “I keep getting calls for {Hero}.” They laughed, and exchanged messages.",
    },
    {
      opening:
        "Something {colour} had got into the white wash of {home}, and now {Hero}’s gym things were {colour}, and so were {grownup}’s shirts. [Nobody had {confessed|owned up}.] {Grownup} said that it {suited|became} them all +but {he} {doubted|wondered about} it.",
      way: "{Hero} rolled up a {trouser leg|sleeve} and showed {the pal}. Thanks to the washing machine, everything beneath was {colour}, down to the {elastic|seams}. “It’ll fade,” said {Hero} +but the colour looked {strong|healthy} and in the best of spirits.",
      close:
        "{Hero} shook out {grownup}’s pillowcase, and there was the culprit: one {colour} sock. It was {grownup}’s own. They laughed until they had to sit down.",
    },
    {
      opening:
        "{Hero} had brought the wrong umbrella home from the bus. Somebody else must have {hers}, and this one had a {duck’s|parrot’s} head for a handle. {Grownup} put up a note at the stop by {home} +but so far nobody had {rung|come}.",
      way: "“Somebody is looking at my umbrella now,” {Hero} told {the pal}, “and wondering who I am.” It had a {bent|taped} rib and {his} name on a {plaster|label}. On a {weather} day one needs no umbrella +but one {misses|thinks of} it.",
      close:
        "The doorbell rang, and there was {the neighbour} with {Hero}’s umbrella. They swapped, and {grownup} put the kettle on.",
    },
    {
      opening:
        "{Hero}’s neighbours had a baby, who had learnt its first word, which was ‘no’. It called the word through the wall of {home} +and {Hero} called it back. {Grownup} {sighed|laughed}, because they had been at it since {breakfast|seven}.",
      way: "“No,” said {Hero}, when {the pal} proposed a rest, and put a hand to {his} mouth. {He} had talked too long with the baby next door +so {he} practised ‘yes’, in {four|three} different voices.",
      close:
        "“Good night, baby,” {Hero} called through the wall. There was a pause. “Yes,” said the baby, for the first time ever.",
    },
    {
      opening:
        "{Hero} shared {his} room in {home} with a drying rack, a sewing machine and {grownup}’s bicycle. To get into bed {he} had to climb over the {handlebars|saddle}. Today was washing day +and {his} pillow lay under {nine|eight} damp shirts.",
      way: "“Have you got a {wall|corner} all to yourself?” {Hero} asked {the pal}. {He} {measured|paced} out what {he} would gain if {grownup}’s bicycle left {his} room. It was two steps by three +and one could lie down in it.",
      close:
        "{Grownup} had hung the bicycle in the hall. In {Hero}’s room lay a rug, two steps by three, with nothing on it.",
    },
    {
      opening:
        "{Hero} had left {his} lunch box on the bus, with {a food} in it and a good {spoon|fork}. [It was the {second|third} since {March|Easter}.] “Somebody will hand it in,” said {grownup} in {home} +but {Hero} was {sorry|sad} about the lunch.",
      way: "{Hero}’s stomach growled, so that {the pal} looked {round|down}. By now {his} lunch box must have crossed {town} by bus {four|five} times. “I hope somebody ate the {lunch|food},” said {Hero} +but in truth {he} hoped that nobody {had|would}.",
      close:
        "The doorbell rang. It was the driver of the last bus, with {Hero}’s lunch box. “It sat up front with me,” said the driver.",
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
