import type { MoodTexts } from "../shared/mood-texts";

export const gentle: MoodTexts = {
  strands: [
    {
      opening:
        "{Hero} had adopted a geranium that nobody wanted to {live with|keep}. Every day {he} carried it round {home} after the sun. [It had {seven|nine} leaves.] This morning {he} had touched its first {small|tight} bud, very softly +but it was not {ready|in any hurry}.",
      way: "A {mild|slow} patch of sunlight came to rest on {Hero}’s hands. “Now it’ll be {shining|falling} on my geranium,” {he} murmured to {the pal}. They kept {still|quiet} +and {he} thought of one small bud.",
      close:
        "{Hero} set the geranium by {his} bed. Without a sound the bud had opened, and the flower was {colour}. {Grownup} came on tiptoe to {see|admire} it.",
    },
    {
      opening:
        "On the other side of {Hero}’s wall lay {the neighbour}, ill with a {heavy|bad} cold. So all of {home} went about in woollen socks +and {grownup} shut each door with both hands. {Hero} laid an ear to the {wall|plaster}, and everything was {still|hushed}.",
      way: "“{The neighbour} will be {resting|dozing},” murmured {Hero}. {He} picked a sprig of {mint|lavender|thyme} for the sick-room sill, and let {the pal} smell it first. Then {he} tucked it inside {his} {collar|sleeve} +and there it stayed {fresh|cool}.",
      close:
        "Through the wall came two {soft|slow} knocks, from {the neighbour}. {Hero} laid {his} palm on the spot and knocked twice, too. It meant: sleep well.",
    },
    {
      opening:
        "{Hero} was promised the first pear of a little tree that {grownup} had planted beside {home}. This was its {sixth|seventh} autumn, and on it hung one pear, {small|pale} and hard. They {stood|stopped} before it, hand in hand +but neither would {pull|hurry} it.",
      way: "“It’ll come when it’s {ready|ripe},” {Hero} said softly to {the pal}, meaning the pear at home. {He} cupped one hand, as if it lay there already +and it was {pleasant|lovely}, even so, to {wait|hold it}.",
      close:
        "{Hero} put {his} hand under the pear, and it came away by itself. {He} and {grownup} shared it by lamplight, in {thin|small} slices.",
    },
    {
      opening:
        "{Hero} was threading the needles, so that {grownup} could mend {a cloth}, {Hero}’s favourite. [{Grownup}’s eyes were no longer {young|sharp}.] In the peace of {home} a big hole grew smaller +and the rest was kept for the {evening|lamplight}.",
      way: "{Hero} found a loose thread and wound it {slowly|gently} round one finger. It was a good {colour} one. “{Grownup} can use it for mending,” {he} told {the pal}, in a low voice +and {he} kept it {safe|with care}.",
      close:
        "By the lamp {grownup} finished {the cloth}, with stitches as {small|fine} as seeds. On the inside, for {Hero} alone, one was a {heart|star}.",
    },
    {
      vars: {
        guest: ["a thin grey cat", "a wet old spaniel", "a tired pigeon", "a rained-on robin", "a small brown hen"],
      },
      opening:
        "{Hero} had opened the door of {home} to smell the {soft|warm} rain, and {a guest} had come in. It looked {shyly|slowly} about and lay down by the stove. [“Let it {stay|rest},” said {grownup}.] {Hero} put down some water +and everyone walked on tiptoe.",
      way: "“I hope {the guest} is {dry|warm} by now,” {Hero} murmured to {the pal}. {He} {was} thinking of that damp, {trustful|tired} look. Both had begun to move more {softly|quietly} +and it felt {restful|pleasant}.",
      close:
        "{The guest} was dry now, and warm to {Hero}’s hand. It had settled by {his} {slippers|feet}, and meant to stay.",
    },
    {
      opening:
        "{Hero} and {the neighbour}’s old dog went out every morning, as far as the corner by {home}. The dog was {stiff|slow} now +so {Hero} took the {smallest|shortest} steps {he} could. Today it had leaned against {his} knee, and they {stood|rested} for a while.",
      way: "{Hero} caught {himself} taking tiny steps. “That’s how the old dog walks,” {he} told {the pal} quietly, and they tried it together. One {notices|hears} so much more at that pace +and nobody is left {behind|out}.",
      close:
        "The old dog had climbed the stairs, one at a time, to {see|look for} {Hero}. {He} spread {a cloth} for it. It laid its chin upon {his} foot.",
    },
    {
      opening:
        "Through the wall of {home} {Hero} could hear {the neighbour} learning the {cello|oboe}, with one low note that would not come out clear. It came {rough|wavering}, again and again +and {Hero} sat {still|down} to listen, as kindly as {he} could.",
      way: "{Hero} hummed the low note that {the neighbour} was trying so hard to play. {The pal} {leaned|bent} closer. “You have to breathe out first,” {Hero} whispered +and the next hum came out as soft as {wool|milk}.",
      close:
        "Through the wall came the low note, clear at last. {Hero} {clapped|tapped} with two fingers, softly, and {the neighbour} played it once more, for {him}.",
    },
    {
      opening:
        "{Hero} wrote to {his} great-aunt every {Sunday|week}, in letters as {tall|big} as a thumb, because her eyes were growing dim. Today, in {home}, the page was nearly {full|done} +but {he} had not found the {right|kindest} words for the end.",
      way: "“What should I write to somebody who can’t see well?” {Hero} asked {the pal}. They heard {a noise}, and there was a smell of {smell}. {He} kept both for {his} great-aunt’s letter +and then she could {be here|enjoy them}, too.",
      close:
        "By lamplight {Hero} found the last words for {his} great-aunt. ‘On {Saturday|Sunday} I’ll come,’ {he} wrote, ‘and read you this myself.’",
    },
    {
      opening:
        "{Hero} had a baby cousin staying, who cried a {great|good} deal. [Nobody in {home} was {cross|impatient}.] {Grownup} walked it up and down, humming +and {Hero}, in {soft|thick} socks, had learnt to open doors without {a sound|waking it}.",
      way: "{Hero} was humming, hardly louder than {breathing|a bee}. It was {grownup}’s tune for the baby. “I’ll {know|learn} it properly, and take a {turn|verse},” {he} told {the pal} +and {he} hummed the {slow|soft} part again.",
      close:
        "{Hero} hummed {grownup}’s tune beside the cradle. The baby looked up {gravely|wide-eyed}, took hold of one of {his} fingers, and kept it.",
    },
    {
      opening:
        "Every evening {grownup} told {Hero} the same old story, about a ferryman who waited for one last passenger. [All of {home} knew it by heart.] But last night {grownup} had been too tired to {finish|go on} +and {Hero} had said that it {could|might} wait.",
      way: "“‘There’s {room|time} yet,’ said the ferryman,” {Hero} told {the pal}, {slowly|softly}. “The water is in no hurry.” It was a bit of {grownup}’s old story, and it sounded {peaceful|kind} in {his} voice, too +so {he} went on.",
      close:
        "Tonight {Hero} told the old story, and {grownup} lay back and listened. “I knew you would come,” said the ferryman, at the end, very kindly.",
    },
    {
      opening:
        "{Hero} and {grownup} had left a warm apple cake at the door of the lonely old man next to {home}. [It lay under a cloth, upon the {step|mat}.] They had not {rung|knocked} +but they {listened|hoped} very hard.",
      way: "A {faint|sweet} smell of apples hung about {Hero}’s sleeves, from the cake for next door. “I hope it was still warm when it was found,” {he} murmured +and {the pal} {kindly|quietly} hoped so, too.",
      close:
        "By the door stood the cake plate, washed, with {three|seven} pansies in it. ‘It was still warm,’ said a note from next door. {Hero} {watered|smelt} the pansies.",
    },
    {
      opening:
        "{Hero} held the {colour} wool, and {grownup} wound it into a ball. [It was soft as {breath|a kitten}.] Left and right it ran, through the quiet of {home}. {He} asked who it was for +but {grownup} only smiled.",
      way: "{Hero} had begun to sway, left and right, as if {he} still held the {colour} wool for {grownup}. {The pal} swayed along. Everything grew {slower|easier} +and whatever was {tangled|knotted} in {his} head came {gently|quietly} undone.",
      close:
        "On {Hero}’s pillow lay bed socks, made of the {colour} wool. {Grownup} {knelt|bent} down, warmed them by hand, and drew them over {his} feet.",
    },
    {
      opening:
        "In {Hero}’s family there was one blanket, to which everybody gave a patch, and this year it was {his} turn. [It had to be something {loved|outgrown}.] In the hush of {home} {he} stroked the squares, one by one +but {he} could not {choose|decide} yet.",
      way: "{Hero} thought of the family blanket, and what {he} loved enough to give it. “Something that {smells of|is like} us,” {he} told {the pal}. {His} oldest sleeve was worn {soft|thin} at the end +and then {he} knew.",
      close:
        "{Grownup} cut a square from {Hero}’s oldest shirt and tacked it on. Now the family blanket was a hand wider. It reached to {his} chin.",
    },
    {
      opening:
        "{Hero} had put a {small|green} lamp in the window for a night nurse, who lived all alone across from {home}. [It was to {greet|cheer} her when she came in.] {He} could not tell if she ever saw it +but {he} hoped so.",
      way: "“Our night nurse will be {resting|asleep} now,” said {Hero}, and spoke softly, as if she could hear. {He} and {the pal} found a {small|smooth} white pebble to lay beside the lamp +and {he} kept it warm in {his} hand.",
      close:
        "{Hero} looked across to the night nurse. For the first time a lamp stood in her window, too. It {blinked|winked} twice: she had seen {hers}.",
    },
    {
      opening:
        "On the top shelf in {home} sat a bear with a torn paw, which {grownup} had loved as a child. {Hero} took it down and brushed it, in {slow|little} strokes +and {grownup}, without a word, {watched|stayed near}.",
      way: "“You’d need brown thread,” {Hero} told {the pal}, thinking of the old bear, “and tiny stitches, so that it {shouldn’t|doesn’t} feel them.” {He} closed one hand round the other, like a {paw|velvet paw} +and it felt almost warm.",
      close:
        "{Hero} had sewn up the old bear’s paw, and laid the bear on {grownup}’s pillow. {Grownup} saw it, and held them both for a long time.",
    },
    {
      opening:
        "{Hero} liked {grownup}’s humming best of all the sounds of {home}, low and {steady|a bit flat}. For {three|four} days there had been none, since {grownup} was tired and {sad|worried} +so {Hero} had {brought|made} some tea, without being asked.",
      way: "{Hero} was humming {grownup}’s tune, low and slow, and {the pal} came closer to listen. Somebody ought to keep it {going|warm}, while {grownup} was so tired +and {he} hummed it again, {carefully|softly}.",
      close:
        "{Hero} dried the last cup, and hummed. Beside {him} another hum joined in, low and {steady|soft}. It was {grownup}. They did not {speak|look up}.",
    },
    {
      opening:
        "{Hero} was filling a small pillow with lavender for {grownup}, who had been lying awake at night. [{He} rubbed it from the stalk by hand, very {slowly|gently}.] All of {home} smelt of it +and it rustled like a {hush|sigh}.",
      way: "{Hero} held out both palms to {the pal}. They still smelt of lavender, from {grownup}’s little pillow. A {white|late} butterfly came and sat on {his} thumb +so they kept {quiet|still}, until it had {rested|gone}.",
      close:
        "{Hero} closed the lavender pillow with {six|eight} stitches and carried it to {grownup}. “Lie down and try it,” {he} said softly, and smoothed the sheet.",
    },
    {
      opening:
        "Sometimes {Hero} found a tiny note from {grownup} in {his} pocket. [It said what {grownup} found hard to {say|tell} aloud.] This morning, in {home}, there had been no time to look +but {he} felt a note {there|in the lining}.",
      way: "{Hero} unfolded {grownup}’s tiny note. ‘I’m glad that you’re {you|mine},’ it said. {He} did not read it out. {He} let {the pal} hold a corner for a {moment|while} +and then {he} folded it along the same soft creases.",
      close:
        "{Hero} wrote a tiny note {himself}, and laid it under {grownup}’s cup. ‘I love you, too,’ it said. {He} waited for the cup to be lifted.",
    },
    {
      opening:
        "{Hero}’s great-grandmother hardly talked any more, but when she pressed {his} hand twice, it meant ‘I love you’. [She {lived|sat} by the warmest window of {home}.] Today her fingers had been cold +so {Hero} had {held|kept} them till they weren’t.",
      way: "{Hero} took hold of {the pal} and gave two slow, gentle squeezes. “That’s how my great-grandmother talks,” {he} said. “Twice means that you’re {dear to me|loved}.” They were quiet +and there was nothing {more|else} to add.",
      close:
        "{Hero} pressed {his} great-grandmother’s hand twice. She {smiled|looked up} and pressed back, not twice but three times. That one was new.",
    },
    {
      opening:
        "{Hero} was making {his} old den under the table soft for {his} smallest cousin, who was staying the night. She was {shy|afraid} of new rooms +and {home} was {new|strange} to her. {He} smoothed down every {cushion|corner}, very gently.",
      way: "“What did we like to have near us,” {Hero} asked {the pal}, “when we were very small and somewhere {new|strange}?” They thought of a {blanket|bell}, and a voice close by +and {his} small cousin should have both.",
      close:
        "The small cousin sat in the den under the table, and did not cry after all. “May I {visit|come in}?” asked {Hero}. A little hand drew {him} in.",
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
    "{Hero} felt {grownup} straighten the blanket. {He} thought of saying thank you, but it came out as a yawn. {Grownup} understood.",
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
