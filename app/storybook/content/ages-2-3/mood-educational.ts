import type { MoodTexts } from "../shared/mood-texts";

export const educational: MoodTexts = {
  strands: [
    {
      opening:
        "“How many toes have I got?” asked {Hero}. {He} counted {one|the right} foot: one, two, three, four, five. [What about the other one?]",
      way: "{Hero} {counted|held up} {his} fingers for {the pal}. Five {here and five there|and five}! {Is it|Was it} the same with toes?",
      close:
        "{Off|Down} came {Hero}’s socks. Five {toes|here} and five {more|there} make ten! Now {he} {knew|knew it}.",
    },
    {
      opening:
        "What floats? {Hero} put a {cork|twig} in the bath. It floated! A {spoon|key|stone} sank. [“Why does it do that?” {he} asked.]",
      way: "{Hero} {had|held} a stick and a stone. “Which {one|of them} floats?” {he} asked {the pal}. “I’ll {test|try} them in the bath.”",
      close:
        "{Plop|Plip}! {Hero}’s stone {sank|went down}, but a stick {came up|stayed up}. Wood {floats|can float}, {he} knew now.",
    },
    {
      opening:
        "{Hero} had {yellow|some yellow} paint and {blue|some blue}, but no green. [{He} wanted to do a {frog|hill|leaf}.] How do you {make|get} green?",
      way: "{Hero} {had|got} yellow paint on {his} {thumb|left thumb}, and blue on {one|the next} finger. {He} rubbed {them|both}. “Look!” {he} told {the pal}. Green!",
      close:
        "{Yellow and blue|Blue and yellow} make green. {Hero} knew {that|it} now. {He} {painted|made} a green {hill|frog|boat}.",
    },
    {
      opening:
        "A {cow says moo|duck says quack|hen says cluck}. What does a snail say? {Hero} {put an ear to|listened to} one. [It put out its {horns|eyes}.] Not a sound!",
      way: "{Hero} {put an ear to|listened to} a snail {again|once more}. {Scrape|Scritch}, scrape! {The pal} heard it, too. Was that its {voice|song}?",
      close:
        "“A snail {has no voice|can’t talk},” said {grownup}. “It just {eats|munches}.” {Now|So now} {Hero} knew. {Shh|Hush}!",
    },
    {
      opening:
        "“Have I grown?” asked {Hero}. There was a {red|black|chalk} line on the door, from {May|spring|last year}. [It had {his} name on it.]",
      way: "{Hero} stood by {the pal} +and {he} {laid|held} a hand flat on {his} head. How {high|tall} was that? As high as the {line|last line}?",
      close:
        "{Grownup} {drew|made} a {new|second} line, {one thumb|a bit} up. Now {Hero} knew: {he} had {grown|got tall}!",
    },
    {
      opening:
        "How many legs {has|are there on} an ant? {Hero} {had|got} a glass that made things {big|huge}. [{He} saw its {face|knees}.] But the ant ran off!",
      way: "{There|Look}! {Hero} {held|had} the glass {over|above} an ant. “Three legs on {this|my} side,” {he} told {the pal}. How many in all?",
      close: "Three legs here and three {legs there|there}. An ant has six {legs|in all}! {Hero} knew {now|it now}.",
    },
    {
      opening:
        "Where does {Hero}’s bath water go? {He} looked down the {plug hole|drain}. [It was {dark|black} in there.] Glug, glug, it said.",
      way: "Glug! {Hero} {put an ear to|bent over} a pipe. “Is {that|it} my bath water?” {he} asked {the pal}. Down and down it {ran|went}.",
      close:
        "“It {gets clean|is cleaned} and {runs|goes} to the sea,” said {grownup}. {Now|So now} {Hero} knew. {Bye|Good night}, bath!",
    },
    {
      opening:
        "Why does a ball roll? {Hero} {pushed|tapped} it, and {off|away} it {went|ran}. [{He} {pushed|tried} a {book|brick|box} +and that {just|only} sat there.]",
      way: "{Hero} let {an apple|an orange} roll to {the pal}. A {box|block} did not roll. “That one has corners,” {he} said. Hm!",
      close:
        "{Round things|Balls} roll, and corners {stop them|get in the way}. {Now|So now} {Hero} knew. {He} rolled over in a {rug|towel}.",
    },
    {
      opening:
        "“What’s that round letter?” asked {Hero}. It was on the {jam|box|bus}. “{That’s|It’s} an O,” said {grownup}. [{He} drew one on {his} {hand|plate}.]",
      way: "O! {Hero} saw that letter on a {tin|sign|sack}. {He} made {his} mouth like it, {big|wide} and round. So did {the pal}.",
      close:
        "{Hero} saw the word {moon|spoon|boot} in {his} book. Two Os! {He} {knew|could tell} that letter {now|anywhere}.",
    },
    {
      opening:
        "“Who’s that dark one?” asked {Hero}. It was {his} {own|long} shadow, {on|over} the {wall|floor}. [It waved when {he} did.] What makes it?",
      way: "In the {sun|light} {Hero} had a shadow. In the {shade|dark} it {was gone|went}! {He} tried it {twice|again}, and {the pal} tried it, too.",
      close: "{Hero}’s {hand|head} {kept|shut} out the lamp light. {That|This} makes a shadow! {Now|So now} {he} knew.",
    },
    {
      opening:
        "{Hero} had {a lump|a bit} of ice in a cup. “Will it stay {hard|like that}?” {he} asked. [{Grownup} said, “Wait and see.”]",
      way: "{Hero} looked in the cup. The ice was {thin|small} now, and wet all round. {The pal} had a {look|sip}, too.",
      close:
        "The ice was {gone|no more}. It was {just|all} water. Ice melts when it {gets|is} warm, {Hero} knew {now|that}.",
    },
    {
      opening:
        "“Where does the sun go at night?” asked {Hero}. “I’ll show you with a {ball and lamp|lamp and ball},” said {grownup}, “when it’s {dark|time}.”",
      way: "{Hero} turned {round and round|on the spot}. {Light, dark|Window, wall}, {light, dark|window, wall}! “Does the {world|whole world} turn, too?” {he} asked {the pal}.",
      close:
        "{Grownup} {turned|held} a ball by the lamp. {One side|The back} was dark. So that {is|must be} night, {Hero} knew.",
    },
    {
      opening:
        "How do you tie a knot? {Name} showed {Hero}: over, under, pull. [{He} tried it on a {shoe|sack|bag}.] It fell {open|apart} again.",
      way: "Over, under, pull! {Hero} tried the knot on {his} {belt|bag|coat}. It fell off. {He} showed {the pal}. Over, under, pull!",
      close: "Over, under, pull! {Hero}’s knot {held|stayed}, in {grownup}’s {belt|scarf}. Now {he} knew how.",
    },
    {
      opening:
        "{Hero} {let go of|dropped} a stone and a leaf. {Bump|Thud}! The stone was {down|there} first. “Why?” {he} asked. [{He} did it {again|three times}.]",
      way: "{Hero} {rolled|folded} a leaf {up|small} {in|into} a ball. {He} {let it go|dropped it}, by {the pal}. Now it {fell|came down} fast! Why {now|was that}?",
      close:
        "“{Air|The air} {holds|keeps} a flat leaf up,” said {grownup}. {Hero} {blew|puffed}, and knew it was {true|so}.",
    },
    {
      opening:
        "“What is there inside an apple?” asked {Hero}. It was {red|green|yellow} and round, and it was shut. [{He} could not see in.]",
      way: "{Hero} shook the apple. {Tick, tick|Tup, tup}! “There’s something in it,” {he} told {the pal}. Was it a {bell|pea|bug}?",
      close:
        "{Grownup} cut {the|that} apple across. There {was|lay} a star, with {pips|five bits}! {Now|So now} {Hero} knew.",
    },
    {
      opening:
        "{Hero} put sugar in {a cup of|some} water. {He} {stirred|shook} it, and the sugar {was gone|went away}! [{He} looked {under|behind} the cup.] But where?",
      way: "“I can’t {see|find} the sugar,” {Hero} told {the pal}. “Is it {still|really} in {the|that} water? How can I {tell|find out}?”",
      close: "{Hero} {had a sip of|tried} the water. {Sweet|Mm}! The sugar was still in {it|there}, {he} knew.",
    },
    {
      opening:
        "{Hero} {drew|made} a chalk {ring|line} round a puddle. “Will it get {big or small|bigger}?” {he} asked. [“Look again {tonight|later},” said {grownup}.]",
      way: "{Hero} held {up|out} {one|a} wet {finger|thumb}. {Bit by bit|Soon} it {got|was} dry! “Where {did|does} the wet go?” {he} asked {the pal}.",
      close:
        "The puddle {had got|was} {small|so small} now. “The wet {goes|went} up in the air,” said {grownup}. {Hero} knew {now|that}.",
    },
  ],
  events: [
    "How many {steps|trees|posts} to {a sight}? {Hero} counted them out loud. {One, two, three, four|Five, six, seven, eight}! {The pal} lost count at two.",
    "“Look, a {colour} one!” said {Hero}. And there was a {colour 2} one. {He} looked for {colour 3} next +and it took as far as {a sight}.",
    "{Hero} saw {a creature} and bent down. How many legs did it have? {He} looked and {he} looked. “Some,” {he} told {the pal}. “And a {face|back}.”",
    "What does {a noise} sound like? {Hero} shut {his} eyes and tried it out. Then {he} tried it {high|loud} and {he} tried it {low|soft}.",
    "{Hero} dropped a {leaf|feather} and a {stone|nut}. The one went bump +and the other took its time. “{Heavy|Fast},” {he} said, “and {light|slow}.”",
    "{He} put {his} foot next to {a creature}. {Hero} was big! Then {he} stood by {a sight} +and there {he} {was} small. So it depends.",
    "Round things, said {grownup}, so {Hero} looked. There was a wheel, a {plate|drain} and {a food}. The {moon|sun} was round too, high up.",
    "There was a shadow on the {wall|path}, long and thin. {Hero} put up a hand, and so did it. {He} {hopped|sat}, and so did it. It was {hers}!",
    "{Grownup} had a watch with a thin hand. “See how far we get in one minute.” {Hero} ran till it said stop +and that was by {a sight}.",
    "Which is longer, {a sight} or {a sight 2}? {Hero} lay down next to each with {his} arms up. {Grownup} made the marks.",
    "H for hat, said {Hero}. H for hen, said {grownup}. They found {four|six} before lunch +and one of them was {hungry|a hiccup}.",
    "A magnet hung in {the neighbour}’s shed. It liked nails. It liked pins. {Hero} held up {a trinket}, and it did not care for that at all.",
    "Mix {colour} mud and {colour 2} mud, and what do you get? {Hero} found out. It was brown. It is nearly always brown, said {grownup}.",
    "Left is where the mitten is, so {Hero} turned left. Then {he} changed the mitten over +and now the other way was left. Was it?",
    "“How old is a tree?” asked {Hero}. There was a stump, and you can count the rings. {He} got as far as {ten|twelve} and that was still the middle.",
    "Ice in one hand, sun in the other! {Hero} watched a bit of it go. It was hard, then wet, and then it was just a cold place.",
    "A snail has its eyes on sticks. {Hero} has not. {He} put a finger to each brow +and {he} went like that as far as {a sight}.",
    "{Hero} asked {the neighbour} for a new word. “Wobble,” came the reply. What a word! {He} used it on {a sight}, {a creature} and {grownup}.",
    "What weighs more, {a food} or {a trinket}? {Hero} held out one on each palm, like a scale. {He} tipped, slowly, to the left.",
    "Here is a thing: if you hum with your nose shut, it stops! {Hero} showed that to {name}. {Name} showed it to the whole queue.",
    "A ladder has as many gaps as rungs, but one less. {Hero} checked. Yes, one less. {Grownup} had not known that in all those years.",
    "Bees do a dance to tell the rest where to go. So {Hero} danced, {two|three} hops and a wag. {The pal} went off the right way, too.",
    "Tall ones first, then the small ones. {Hero} put {the neighbour}’s {pots|boots|bottles} in a row. It went down like stairs, and {a creature} came down it.",
    "“Do fish drink?” {Hero} asked the fish man. The fish man put down his fish. “Do you know,” he said, “I never asked them.”",
    "{Hero} shouted hello by {a sight}, and it was small. In the tunnel the same hello was huge. It is the walls that do it, said {grownup}.",
    "Today’s number was {four|five|three}. It was on a door, it was on a bus, and there were that many buttons on {Hero}.",
    "Why does the moon come along? {Hero} took {ten|six} steps, and so did it. {He} stopped. {Grownup} said that it is just very far off, and fond of us.",
    "{Name} read out a sign for {Hero}: “No Dogs.” Under it lay a dog. “It can’t read yet,” said {Hero}. “No more can I.”",
    "Bread goes in soft and comes out hard. Eggs go in runny and come out firm. {Hero} wondered about {grownup}, who went in the bath and came out pink.",
    "Five fingers, and each has a name. {Hero} asked for the name of the one next to the small one. {Grownup} looked at it too. They called it Ring.",
    "A spoon shows your face upside down on the one side. {Hero} turned it over and there {he} {was}, the right way up. {He} tried it out on {name}, who had never seen it.",
    "How many steps go into a street? {Hero} took thirty, and {grownup} took ten. So a street is as long as your legs make it.",
    "Salt and sugar look just the same. {Hero} was sure that you could tell by looking. {He} put some on one finger. Now {he} {was} sure that you could not.",
    "{The neighbour} had a tape that you pull out of a box. {Hero} was as high as {six|nine} buns, or so it said. It snapped home like a frog.",
    "The puddle had a line of dirt round it. “That’s where it was this morning,” said {grownup}. {Hero} drew a new line, in chalk. They would come by and look.",
    "What has a spring in it? A pen has. A bed has. {Hero} pressed {a sight}, to see if that had one, too.",
    "Wet sand is dark and dry sand is pale. {Hero} made a dark hand and waited by it. Bit by bit, from the thumb, it went pale.",
    "Some things have a back and no front. {Hero} could think of a brush. “A hill,” said {grownup}. But some live on the other side of it.",
    "A feather and {a trinket} went off the step at the same time. The one was there at once. The other came down like a lady +and {Hero} knew why, more or less.",
    "{Hero} asked {the neighbour} how bread gets its holes. It is the yeast, and it breathes. {He} looked at {his} roll with new eyes, and said excuse me.",
    "North is where the moss grows, somebody said. {Hero} felt round a tree, and it grew on all sides. So that tree was north all over.",
    "It takes two to make a {seesaw|hug|handshake} go. {Hero} wrote a list of such things with a stick. There was a door knock, a game of catch and an echo.",
    "{Grownup} tore a leaf in half, and there were the veins. {Hero} had some, too, on the back of one hand. They were blue, and they went to the same place.",
    "If you pour a tall cup into a flat one, does it get less? {Hero} did it, and {a creature} looked on. It did look less. So {he} poured it back, and it had not.",
    "You can tell a horse from a cow by how it gets up. The one does the front first. {Hero} got up both ways, to be sure +and {grownup} got up a third way, with a groan.",
    "{Name} taught {Hero} to say good day in {Welsh|Greek|Spanish}. {He} said it to {a sight} and to {a creature}. They answered in the same tongue as always.",
    "{Hero} put {his} ear to the fence +and {grownup} knocked at the far end. The knock came by iron first, and by air after. So iron is quicker.",
    "A shop sells by the pound, by the pint and by the yard. {Hero} asked for a yard of milk. The man got out a very long straw.",
    "Red, and stop. Green, and go. {Hero} was the lights, with two hankies. {A creature} went over on red, but it could not know.",
    "You can make a map with your nose. {Hero} shut {his} eyes. There was {smell}, that was the corner, and then came {smell 2}.",
    "How high is {a sight}? It was two {grownup}s high, and one {Hero} on tiptoe. {He} did the tiptoe very well.",
    "A drop of ink fell in the jug, and went down like a tree. Then it was everywhere. {Hero} looked for the place where it had been.",
    "{Hero} asked for a word with three legs. “Stool,” said {grownup}. That was not what {he} had meant, but it was good.",
    "Ice floats and a stone does not. An egg cannot make up its mind. {Hero} told it that it was all right, it was only an egg.",
    "Your left foot cannot see your right foot, as a rule. {Hero} introduced them. They turned out to be the same size.",
    "Puff on a window, and you can write there. {Hero} wrote a round thing. {Name} came by on the inside and added the stalk.",
    "Old coins have kings on, and new ones have {ships|corn}. {Hero} put them in line by age. {Grownup} was older than all but two.",
    "A wheel goes round, and yet the cart goes straight. {Hero} walked next to one for a long time. {He} could not catch it at it.",
    "The rope had three strings in it and each string had three. {Hero} undid it all, to see. Then {he} and {grownup} had nine strings, and had to walk home slowly.",
    "What is the opposite of {a creature}? {Grownup} said a cow. {Hero} thought about that all the way to {a sight} +and it seemed to be true.",
    "“Which one is wet?” asked {grownup}. {Hero} felt the {grass|wall|moss}. {He} felt {a sight} +and {he} felt a dog’s nose. The nose was the wettest of them all.",
    "A hen has two legs +but a cow has four. What had a {bench|table}? {Hero} got down to look. It had four. So it must be a kind of cow!",
    "Up or down? {Smoke|A kite} goes up. Rain comes down. {Hero} let go of {a trinket}. Down! Then {he} blew a kiss and saw where that went. Up!",
    "On a {wheel|drum|lid} {Hero} saw a big O. {He} made one with {his} mouth: O. {Grownup} made one with both arms +and {Hero} put {his} head through it.",
    "Hot or cold? The {stone|step|wall} in the sun was hot. In the shade it was cold +so {Hero} put one hand on each. In the middle, where {he} {was}, it was just right.",
    "“What do {hens|goats|geese} eat?” asked {Hero}. {Name} held out a bucket. There was corn in it, and grass, and {a trinket}. “They don’t eat that one,” said {name}.",
    "Two socks make a pair +and two boots make a pair. {Hero} looked for more. Two ears! Two hands! Then {he} took {grownup}’s hand, and that was a pair, too.",
    "{Grownup} drew a line with a stick. “Long,” said {Hero}. {Grownup} drew one more. “Short.” {Hero} drew the next, round {a sight} and back. “That’s a {snake|loop},” {he} said.",
    "Tap it and hear! The {pot|bin} said bong. The {fence|post} said tock. {Hero} tapped {his} own head, to find out. {Tup|Tunk|Tik}, it said. {Grownup}’s was just the same, but lower.",
    "The {spoon|key} went in the tub +but down it sank. {The neighbour} put it in a bowl, and the bowl swam! “It’s got a boat now,” said {Hero}. That is how ships do it.",
    "{Hero} ran as fast as the wind, and then {he} felt {his} chest. Bump, bump, bump! {He} sat down, and felt once more. Bump. Bump. {A creature} had one as well, but so small.",
  ],
  calms: [
    "“Why is it dark?” asked {Hero}. “The sun has gone round,” said {grownup}. “It’ll be back.”",
    "{He} counted the stars. One, two, three. Four was too sleepy.",
    "Big bear, small bear, smallest bear. {Hero} put them in a row. All right.",
    "Now {he} knew one thing more. It would keep.",
    "What is soft? The bed. What is round? The moon. What is done? The day.",
    "The moon is a half. {Hero} looked for the other half. It was there, said {grownup}, but dark.",
    "Warm air goes up. The steam went up. {Hero} stayed at the bottom.",
    "Over is up. Under is down. Under the quilt is best.",
    "{Hero} asked one last why. It was huge. {Grownup} put it by the bed, for tomorrow.",
    "M is for milk. {Hero} drank it. Z was next, and that is the last one.",
    "Day, night, day, night. It goes like a swing. {Hero} swung with it.",
    "How many blankets? One. How many of {Hero}? One. That comes out even.",
    "Cats see in the dark. {Hero} did not have to. {Grownup} knew the way.",
    "Some things sleep by day. {Hero} named three. There was no need of four.",
    "Plus is and. Minus is gone. {Hero} took away one sock, and one sock more.",
    "{Hero} knew where the sun was now. It shone on somebody’s breakfast. They could have it.",
  ],
};
