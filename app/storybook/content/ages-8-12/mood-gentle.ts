import type { MoodTexts } from "../shared/mood-texts";

export const gentle: MoodTexts = {
  strands: [
    {
      opening:
        "[There was no hurry anywhere in {town}.] On the step of {home} sat {Hero} and {grownup}, {shelling peas|sorting buttons|mending a net} +and whenever there was {a noise}, they put their hands in their laps and listened politely until it was over.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had a cold that was nearly over, which is the {kindest|best} part of a cold, and {he} had the {window|armchair} all to {himself}. [{He} sat there in {a cloth} +and the {weather} light crossed the floor of {home} as slowly as a cat.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Every {Thursday|Friday} the big lamp of {home} was polished, and {grownup} told the same old story while {Hero} held the {cloth|glass}. [Both of them knew it by heart. That was the pleasant thing about it, like a walk one has taken a hundred times.]",
      way: "",
      close: "",
    },
    {
      opening:
        "[It had rained all morning, quite peacefully, and {town} looked {rinsed|newly ironed}.] {Hero} opened the door of {home} to let in the smell of {smell} +and {a creature} came in as well, looked round with interest, and stayed for {an hour|tea}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Grownup} had planted a pear tree beside {home} and promised {Hero} the first pear. This was its {sixth|seventh} autumn. [They went out every day to look at it, with {a food}, and agreed that the tree was {thinking about it|nearly ready}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Some afternoons are made for mending things. In {home} {Hero} threaded needles for {grownup}, whose eyes were no longer {young|sharp} enough. [Outside {a noise} came and went +and on the chair grew a comfortable pile of {socks|shirts} without a single hole in them.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The last loaves were late, so half of {town} stood waiting on the sunny side of the street, and nobody minded. {Hero} and {grownup} had come over from {home}. [Somebody hummed, somebody else had brought {a creature} to show +and it was as good as a party.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} knew all the sounds of {home}: which board {sighed|creaked}, which tap {sang|dripped}, and how {grownup} put down a cup. [On {weather} days {he} lay on the rug and listened for them, one after another, as one waits for {friends|favourite aunts}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "An old letter had turned up behind the {dresser|clock}, and {grownup} read it aloud in {home}. [It was mostly about {hens|plums|a new hat}, and nothing dreadful happened in it.] {Hero} thought it the {friendliest|most peaceful} letter {he} had ever heard, and asked for it again.",
      way: "",
      close: "",
    },
    {
      opening:
        "Down by the water in {town} the ducks had {seven|nine} ducklings, and everybody with a spare hour went to look. {Hero} and {grownup} took {a food} with them from {home}. [They went by the {long|slow} way, on purpose, so as to look forward to it longer.]",
      way: "",
      close: "",
    },
    {
      opening:
        "All the windows of {home} stood open +and the curtains swung gently in and out. {Hero} was reading with {his} feet in the sun. [Each page took a long time, because {a creature} on the {wall|sill} was almost as interesting as the book.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“Listen to that,” said {grownup}, so {Hero} listened. There was {a noise}, and then there was {a noise 2}. After that there was nothing, only the {weather} quiet that lay round {home} of an afternoon. [“That was the bit I meant,” said {grownup}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "An apple cake takes an hour to bake, and until then {Hero} and {grownup} had nothing to do in {home} but {smell|wait for} it. [The smell went from room to room. A wasp looked in at the window, sniffed, and had to be shown out, {politely|twice}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Grownup} was teaching {Hero} a card game that had been in the family for {generations|a century}, although nobody remembered quite how it ended. [So they played on and on, upon the {carpet|window seat} of {home}, and let each other win, while the {weather} afternoon went by.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Somewhere in {town} a piano was being tuned, one careful note at a time. {Hero} lay under the table of {home} and gave each note a colour. [The low ones were {colour}, the high ones {colour 2} +and the very last was the colour of {tea|butter}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had adopted a geranium that nobody {wanted|expected} to live. {He} carried it round {home} after the sun, from sill to sill. [And this very {morning|week} it had produced a new leaf, no bigger than {a comma|an eyelash}, but perfectly green.]",
      way: "",
      close: "",
    },
    {
      opening:
        "It was the sort of {weather} day on which even the {buses|clouds} seemed to be strolling. {Hero} sat outside {home} and untangled {wool|fishing line} for {grownup}. [There is great satisfaction in the moment when a knot, after long persuasion, {gives way|lets go}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Every evening {the neighbour} played {the oboe|the cello}, and {Hero} in {home} listened through the {wall|hedge}. [Lately there had been a second {sound|tune}, slower, with pauses in it. It was somebody’s first lesson +and {he} listened even more kindly to that.]",
      way: "",
      close: "",
    },
    {
      opening:
        "In the attic of {home} stood {seven|eleven} suitcases, and {Hero} and {grownup} were airing them, one a day. [Today’s was full of {smell} and old {concert|theatre} programmes, with {a cloth} on the top +and {grownup} knew a story about every single thing in it.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Grownup} was winding wool in {home}, and {Hero} held it, with both hands stretched out in front. [One gets into a rhythm, left and right, left and right, as in {rowing|a slow dance}.] Neither of them said a word for {ages|the whole of a ball} +and it was a very friendly silence.",
      way: "",
      close: "",
    },
    {
      opening:
        "There is a sort of {weather} morning that seems to arrive on tiptoe. {Hero} met this one on the back step of {home}, with {a food}. [{He} ate as slowly as {he} could +and the sun came up over the {fence|roofs} at exactly the same speed.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The barber of {town} cut hair so slowly and so carefully that people brought a book. {Hero} and {grownup} had come over from {home} and sat in the {window|row}, next in line. [“Snip,” said the scissors, and then for a long time nothing, and then “Snip” again.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Under the kitchen table of {home} {Hero} had kept a country of {his} own for {years|seven winters}, and by now {he} hardly fitted into it. [It still had a flag. When {grownup} wished to sweep there, {grownup} always knocked and showed a {passport|spoon}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "It was the day on which all the {carpets|rugs} of {town} were hung out in the sun, and {Hero} helped {grownup} to carry theirs from {home}. [It was {colour} and heavy. It smelt of {smell} and of everyone who had ever sat on it.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had a {letter|loaf} to take with {grownup} from {home} to the other end of {town}, and there was no reason at all to {run|hurry}. [{A noise} kept them company as far as the pump. From there on it was {a noise 2}, which was even better.]",
      way: "",
      close: "",
    },
    {
      opening:
        "On Sundays they looked through the old {photographs|postcards} in {home}, and {Hero} asked about the people with {beards|enormous hats}. [{Grownup} remembered {nearly|almost} everybody, and found something kind to say about the rest.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The ferry came over so quietly that {Hero}, who was watching for it with {grownup} near {home}, saw it before {he} heard it. [One man got off with {a food}, one got on with a {fern|double bass} +and it slid away again, as quiet as a thought.]",
      way: "",
      close: "",
    },
  ],
  events: [
    "On the bridge stood {name}, leaning on the rail and doing nothing at all, with great concentration. {Hero} and {the pal} stopped and did it, too, while the water carried {a leaf|a feather} underneath. “That’s better,” said {name} presently +and everybody continued, a little slower than before.",
    "By the gate an elderly donkey laid its chin on {Hero}’s shoulder and left it there, heavy and warm and smelling of {smell}. {Hero} did not like to be the first to {move|stir}. It was the donkey that finally sighed and straightened up +and {he} thanked it for its confidence.",
    "{The neighbour} had more {plums|beans} than any family can eat, and had set out a bowl on the wall, labelled ‘Help yourself’. {Hero} took {two|three}, for {himself} and {the pal}. Afterwards it looked so {bare|lonely} on that side that {he} left {a trinket} in exchange.",
    "Where the lane dipped between the hedges the air was suddenly cool, like the other side of a pillow. {Hero} deliberately slowed down, and so did {the pal}. At the far end the warmth was waiting +but it had been so pleasant that they turned and walked through it again.",
    "A {bee|moth} had got into a {glass jug|paper bag} and could not discover the way out. {Hero} tilted the opening towards the sky and waited patiently, for as long as an entire song. Finally it wandered up {his} thumb, dusted its wings, and departed as if nothing had happened.",
    "Two white-haired sisters were carrying a table home, and had put it down to rest their arms. {Hero} and {the pal} rested with them, and heard its whole history, drawer by drawer. Then {Hero} took one corner +and together they delivered it to the door in a single journey.",
    "At an upstairs window a baby was waving enthusiastically with both hands. {Hero} waved back until somebody drew the curtain, and a little longer, in case there was a gap in it. {The pal} waited without complaining +and indeed, after a moment, one small hand emerged at the side.",
    "Two old {sisters|friends} were painting the same {gate|boat}, one from each end, and had almost met in the middle. {Hero} and {the pal} stayed to see the final inch completed. “Good afternoon,” said one of the painters, as their brushes touched +and they solemnly shook {colour} hands.",
    "In the sunniest {corner|doorway} of {town} stood a chair with a card on it: ‘For anyone who is tired.’ {Hero} was not particularly tired +but {he} sat down to try it. The wood was still warm from somebody else. {He} stayed exactly long enough to leave it warm for another.",
    "{The neighbour} was feeding a {lamb|calf} from a bottle, and wondered whether {Hero} could possibly take over for a moment. It became a considerable moment, which nobody counted. By the time the bottle was empty, the little animal had fallen asleep against {his} knee, and even {the pal} was yawning.",
    "The knife grinder never shouted, but only tapped a {saucer|bell} with a teaspoon, and one by one the doors opened. People brought out their scissors and talked quietly about {roses|grandchildren}. {Hero} carried a basket home for {the neighbour} +and behind {him} the grindstone went on murmuring.",
    "Somebody had knitted a scarf for every tree in that avenue, because the winter was so bitter. {Hero} straightened a {colour} one that had slipped. It is difficult to be in any particular hurry among trees in scarves +and by the last of them {he} and {the pal} were positively strolling.",
    "The baker’s window had steamed up, and someone had drawn a {ship|cat} on it with one finger. {Hero} was just admiring it when a floury hand appeared behind the glass and added a small {moon|mouse}. They could not see each other’s faces +but {he} and the hand waved goodbye.",
    "A barge loaded with {hay|apple trees} went by, so slowly that {Hero} and {the pal} could walk beside it. They discussed {dumplings|the weather} with the man at the tiller, then his cat, and finally nothing in particular. Where the canal turned away, he lifted his cap.",
    "{Hero} held a {skein of wool|ladder} for {name}, who had never been known to rush anything. “Beginnings are difficult and endings are sad,” {name} remarked, “but there’s a great deal of pleasure in the middle.” {Hero} considered the middle, which smelt of {smell}, and had to agree.",
    "Through an open window one could see a grandfather waltzing slowly to the radio, with a baby on his arm. {Hero} did not mean to stare. But when he noticed {him} and {the pal}, the old man only smiled, turned so that the baby could see them, and waltzed away again.",
    "Outside the cobbler’s a row of mended shoes sat in the sun, waiting to be collected. {Hero} recognised the brown pair, which {the neighbour} had worn to every wedding in {town}. They had new soles and new laces +and they looked ready for another {twenty|thirty} years of dancing.",
    "{Name} had set up an easel to paint {a sight}, and after several hours had only painted the sky above it. {Hero} and {the pal} studied the picture respectfully. “I never get any further,” {name} admitted, mixing a little more blue, “because the sky is always so interesting.”",
    "An old lady was going the same way, at her own pace, and described to {Hero} and {the pal} a picnic of long ago. There had been {a food}, and somebody had arrived in {a cloth}. At her gate she shook hands, as gratefully as if they had all been there together.",
    "By the pump two small boys and their mother were sailing {walnut shells|a sandal} in a tub, and were definitely not racing. Would {Hero} say when to start? {He} considered the water, the breeze and {the pal}, and gently said, “Now.” Everyone agreed that it had been an excellent start.",
    "On the path lay a patch of {sun|shade}, about as large as a {room|tablecloth}, and exactly in the middle sat {a creature}. {Hero} and {the pal} tiptoed round, so as not to disturb anybody. It had plainly found the best place in the street +and nobody wished to argue.",
    "The old horse that pulls the {milk|vegetable} cart had stopped in the middle of the street, and so had everything behind it. “She’s only having a think,” the driver explained. {Hero} scratched her chin in the meantime, and nobody hooted +and presently she came to a decision and walked on.",
    "{The neighbour} had dozed off on the doorstep with a bowl of {peas|beans} half shelled. {Hero} sat down quietly on the next step and shelled a few, and then a few more. {He} left the last two, because finishing is the pleasantest part, and tiptoed away with {the pal}.",
    "It was a steep lane, and long ago some considerate person had put a smooth stone every {forty|sixty} paces, for sitting on. {Hero} and {the pal} tried {three|four} of them. From the highest one could hear {a noise} and see half the valley +and {he} patted it gratefully.",
    "The street sweeper went round the last heap of leaves with {care|respect}, because a {blackbird|hedgehog} was busy in it. {Hero} held the {sack|barrow} until it had finished. “We’re in no {hurry|rush},” he said +and {Hero} found that {true|restful}.",
    "A {speckled|brown} hen had fallen asleep on the step of the bakery, and nobody {wished|dared} to lift her. So the {loaves|rolls} were handed out by the window. {Hero} passed them along, {softly|one by one} +and even {coins|paper bags} were counted in undertones.",
    "“What kind of sky have we got?” asked an old gentleman, who could not see it. {Hero} looked up: {colour} at the edges, with one cloud like {a cloth} on a line. “I {know|remember} that one,” he said, and lifted his {face|chin}.",
    "A mother had stopped to tie a {bootlace|ribbon}, and asked {Hero} to rock the pram. {He} rocked it as {grownup} used to, {rather slowly|four and a pause}, with a little {tune|click of the tongue}. Inside a very new person {studied|inspected} {him}, and slept.",
    "Behind the chapel door the choir was practising, and one {voice|bass} always came in late. {Hero} and {the pal} {sat|stood} outside to wait for {it|that}. At the {sixth|ninth} attempt it arrived with the others +and somebody in there {laughed|sighed} for joy.",
    "A child’s mitten had been dropped, {colour} and rather flat. {Hero} shook it and fitted it over a {railing|fence post}, thumb upwards. {The neighbour}, coming by with {a food}, waved back before {thinking|noticing} +and so did the next {three|four} people.",
    "An elderly dog of that street had made it its {business|profession} to walk every visitor to the end. It waited for {Hero} at each {kerb|puddle}, and stopped by the last {lamp|doorstep} to be {thanked|scratched}. Then it turned for home, {swaying|well pleased}.",
    "The bell ringer was {mending|waxing} a rope, and let {Hero} hold the end. “One pull,” he advised, “and slowly.” A note came down, round as a {plum|pumpkin}, and went out over {town} +and neither of them knew when it {stopped|ended}.",
    "{Name} wanted the blue that the {hills|harbour} used to be, so the wool had been carried out to the {daylight|pavement}. {Hero} held up one ball after another. The {eleventh|last} made {name} {smile|go quiet} +and it was wrapped like {an egg|a present}.",
    "A man was building a wall out of stones and patience, and he had come to an awkward {gap|corner}. {Hero} weighed {five|eight} of them, chose a {flat|pale} one, and set it in +and it settled there with a {click|clack}, for a {century|long while}.",
    "A {ginger|stout} cat was asleep on the saddle of {the neighbour}’s bicycle, and {the neighbour}, though due at {choir|work}, stood waiting. {Hero} waited as well, for {company|politeness}. When the cat {stretched|sat up}, it looked at them as though they were early.",
    "On the bench sat a woman with a letter, reading its {four|six} pages twice. She drew in her {skirt|basket} for {Hero}, and both looked at {a sight}. When {Hero} rose to go, the woman nodded as one does to {a friend|a cousin}.",
    "{The neighbour} was watering the window boxes from a {teapot|ladle}, a mouthful for each {geranium|pansy}. {Hero} refilled it {twice|three times}, without {spilling|splashing}. The last drops went to some moss in the wall +and the moss had not {expected|asked for} anything.",
    "For years that {garden|iron} gate had wept whenever it opened, and now somebody had oiled it. {Hero} swung it {to and fro|twice}, and there was no sound. {The neighbour} looked a little {lost|wistful} +and so they left the lower {hinge|half} its voice.",
    "A gentleman was feeding pigeons from his hat, and the one with a stiff {foot|wing} always came too late. {Hero} walked round to the {back|edge} of the crowd with its share. It ate {crumb by crumb|with dignity} +and the gentleman {raised|tipped} the empty hat.",
    "To cross the {stream|canal} one pulled the raft along a rope, while the ferryman {hummed|counted}. {Hero} pulled {in front of|beside} him, hand {behind|over} hand. The far bank approached with its {willows|buttercups} +and nobody {wished|needed} it to be quicker.",
    "“Come and hear this,” said the baker’s boy, and set a tray of new {loaves|rolls} on the sill. As they cooled, their crusts crackled {faintly|finely}, like {rain|a fire} in another room. {Hero} bent close +and {the pal} kept {remarkably|perfectly} still.",
    "Two old friends were playing chess beside {a sight}, at one move a day. {Hero} saw what the {knight|queen} could do, but did not {say|point}. One friend lifted a {hand|pawn}, and lowered it again +and both appeared thoroughly {refreshed|contented}.",
    "{Name} showed {Hero} how to blow on a blade of grass between two thumbs. At first there came only {air|a tickle}. Then the grass gave a {hoarse|wobbly} note, like {a duck|an oboe} +and far away, after due {reflection|consideration}, a {donkey|cow} replied.",
    "A small child hid behind a gate, all but one {shoe|elbow}. {Hero} built a tower of three pebbles on the {gatepost|wall} and turned aside, {whistling|politely}. When {he} looked again, there were four. {He} added another +and presently, without a {word|sound}, there were six.",
    "By the water a man was varnishing a {dinghy|rowing boat}, and a hair had stuck where his eyes could not {find|follow} it. {Hero} lifted it off with {a feather|two fingernails}. The side lay there as smooth as {honey|tea} +and {Hero} saw {himself} in it.",
    "Light fell through the coloured window of the {chapel|tower} and lay across the street in squares. {Hero} walked through them with {colour} hands and {colour 2} knees. {The neighbour}, who was about to {sweep|scrub} there, leaned on the {broom|mop} and let {him}.",
    "Sheep came down the lane, about {sixty|ninety} of them. {Hero} and {the pal} stood still, and the flock flowed round them, {muttering|woolly} and warm. The shepherd, walking last, {touched his cap|wished them good day} +and afterwards the lane seemed {wide|cool}.",
    "Four men had put down a piano in order to {rest|change hands}, and one lifted the lid and played a single {chord|octave}. The whole street stopped with its {baskets|parcels}, {Hero} too, until it had {faded|gone} +and then they all {walked on|breathed out}.",
    "{The neighbour} was taking soup to a friend with a cold, and the bowl was too {full|hot} to hurry. {Hero} went ahead to open {gates|doors}. It was like a {procession|wedding}, at the pace of the {noodles|carrots} +and not a drop was {missing|spilt}.",
    "‘{Wrens|Blue tits} inside,’ said a note on the letter box of number {nine|four}. ‘Please try next door.’ {Hero} carried the {two|three} letters there for the postwoman, on tiptoe +and behind the flap something {cheeped|shifted}, and {settled down|was content}.",
    "{Name}, who no longer walked far, sat in the {doorway|porch} with a bowl, and put in a bean for each good {day|morning}. {Hero} made {forty|fifty}, which was a record +and all those greetings were to become {soup|supper}.",
    "The potter’s new bowls stood drying, {sixteen|twenty} of them, all exactly alike. “I’d like one that isn’t,” said the potter, so {Hero} pressed a thumb into the {softest|nearest}. It was admired from {every side|a distance} +and it took its place in the {middle|front} row.",
    "Ahead of them walked a father with a small girl asleep on his {shoulder|arm}, and her cloth {rabbit|bear} was slipping. {Hero} caught it just above a puddle and tucked it {back|in} +and the small fingers closed upon its {ear|paw}, though nobody {woke|turned round}.",
    "A carpenter was working in the {open|street}, and with every push a curl of wood rolled away. {Hero} caught one as it {fell|left} and wore it like a {ring|bracelet}. The {weather} daylight came through +and it was the colour of {tea|honey}.",
    "A girl was walking her tortoise on a {ribbon|strand of wool}, and had reached the {third|second} paving stone. {Hero} fell in beside them. There was leisure to talk of {lettuce|names} and {winter|brothers} +and at the next stone they parted, with {regret|ceremony}.",
    "A shower drove them into a doorway, where {the neighbour} and a {brown|bearded} goat stood already. All of them watched the drops run along a {gutter|wire}. When it {stopped|cleared}, each waited for the others +and so they {shared|had} the new sun together.",
    "{Five|Six} women were sewing at one quilt from every side, and {Hero} was allowed a stitch, beside a {blue|flowered} patch. It came out somewhat {long|crooked}. “Now we’ll know where you’ve been,” said the eldest +and she {patted|smoothed} it flat.",
    "In the middle of the stepping stones they met {name}, with {a food}. “After you,” said {name}. “No, after you,” said {Hero}, until both had to {laugh|smile}. Then {he} stepped aside into the ankle-deep water +and it was {deliciously|surprisingly} cool.",
    "On a low wall sat an old couple who had one pair of spectacles between them, and read a {paragraph|column} each. {Hero} did the {weather|small print} for both. “Mild by {evening|Sunday},” {he} read +and they thanked {him} as if {he} had arranged it.",
    "The fruit seller built her {pears|apples} into a pyramid, and turned each so that its best side {showed|faced out}. {Hero} handed them up to her. The last, which had a {bruise|dent}, was cut in two +and they ate it, admiring the {others|view}.",
  ],
  calms: [
    "{Grownup} did not ask anything more. There was a warm hand on {his} hair, and it stayed there. {Hero} shut {his} eyes.",
    "The room smelt of {smell}. A board creaked once and was still, and after that one heard only the {lamp|clock}.",
    "{Hero} and {grownup} sat for a while without a light. The window slowly turned {blue|grey}, and neither of them was in a hurry to {move|speak}.",
    "Half of {a food} was left over, under a bowl. It would keep until tomorrow, and so would everything else.",
    "{Hero} leaned back, and {grownup} was there to lean on. Outside, the {weather} evening had become perfectly still.",
    "{Grownup} hummed the old tune and left out the last note, as always. {Hero} put it in, so softly that it was hardly a sound.",
    "They shelled the last of the {peas|nuts} in the dusk, by feel. {Hero}’s fingers knew the way, and there was no need for a lamp.",
    "The kettle stood at the back of the stove with its lid ajar. A little steam wandered out of it, looked about, and was gone.",
    "Somebody had warmed the {towel|pyjamas} on the stove. {Hero} put {his} whole face into the warmth, and did not come out for some time.",
    "Half asleep, {Hero} felt {grownup} straighten the blanket. {He} thought of saying thank you, and fell asleep before {he} could.",
    "“Are you comfortable?” asked {grownup}. {Hero} was far too comfortable to answer, and only nodded.",
    "{Hero} and {grownup} folded the big cloth between them, one step in and one step out. At the end they stood nose to nose and smiled.",
    "{Grownup} cut the last pear in two, and the halves were not quite equal. Each of them tried to give the other the larger one.",
    "The chair by the window was empty, and the last light of the evening had settled in it. Nobody wanted to send it away.",
    "A gentle rain was falling on the garden, drop by drop and leaf by leaf. It sounded like somebody walking about in slippers.",
    "{Grownup} told the story about the {donkey|two hats} again. Nobody waited for the end, because they both knew how well it came out.",
    "Every clock in {home} was a little slow that night. {Hero} had the feeling that {grownup} had done it out of kindness.",
    "{Grownup} wrapped {him} in the old {colour} shawl that smelt of {smell}. Once it had been round everybody in the {family|house}.",
    "They watched the candle instead of talking. It burned straight up, and grew {short|small}. Presently {grownup} put the little cap on it.",
    "{Hero}’s hand lay open on the blanket. A bigger one came and covered it. It weighed as much as a warm {bun|roll}.",
    "A cat from next door looked at each of them in turn, and chose a lap. After that nobody {moved|wanted to move}.",
    "A petal fell from the {colour} flowers on the {sill|table}. Both of them heard it. {Grownup} left it where it lay.",
    "“You needn’t go to sleep,” said {grownup}, “you need only lie there.” So {Hero} lay there. It was a very {fair|good} arrangement.",
    "While no one was looking, {grownup} had mended the strap. {Hero} felt the small, {even|neat} stitches with {his} thumb. They were as good as words.",
    "Light from the hall lay across the bed, like a folded {scarf|towel}. {Hero} put {his} feet where it was, and they felt warmer.",
  ],
};
