import type { MoodTexts } from "../shared/mood-texts";

export const magical: MoodTexts = {
  strands: [
    {
      vars: { thing: ["a blue spoon", "a red mitten", "a tin cup", "a green sock", "a wool hat"] },
      opening:
        "{Hero} had {a thing} that could talk. [“Good {day|morning}, {Hero},” it said +and {grownup} said good day to it, too.]",
      way: "“Are we {nearly|almost} done?” asked {the thing} in {Hero}’s {pocket|bag}. “Not yet,” {he} said. So {the thing} hummed a {slow|soft|merry} tune for {the pal}.",
      close:
        "{The thing} gave a {big|long|small} yawn. “Even magic gets {sleepy|tired},” it said. {Hero} tucked it in.",
    },
    {
      vars: { thing: ["a painted bird", "a painted fox", "a painted mouse", "a painted duck", "a painted cat"] },
      opening:
        "On {Hero}’s wall {a thing} shook its tail +and it {hopped|jumped|came} right down! [“Hello,” it said. “I like it out here.”]",
      way: "Where was {the thing}? {Hero} looked. There it {sat|was}, flat as {paper|a stamp}, on {his} sleeve! It {winked|waved its tail} at {the pal}.",
      close: "{The thing} hopped back on the wall. {Hero} drew it a {soft|small|round} bed. In it hopped!",
    },
    {
      opening:
        "Last night {Hero} saw the moon {sneeze|cough}. Down {came|fell} moon dust, as {soft|fine} as {flour|snow} +and {he} {put|kept} some in {his} {pocket|bag}.",
      way: "{Hero} blew a pinch of {gold|blue|green} moon dust +and {the pal} went up, as high as a {cup|shoe|bun}! Down again, {plop|bump}.",
      close: "{Hero} blew the moon dust back up. “Bless you, moon.” The moon {beamed|shone|smiled}.",
    },
    {
      vars: { thing: ["a broom", "a mop", "a stool", "a coat stand", "a brush"] },
      opening:
        "“Good day, {thing},” said {Hero} +and {the thing} {bowed|bent} right down! [It was magic, and it had {very good|fine} manners.]",
      way: "Hop, hop! Who came after {Hero}? It was {the thing}. “I was {bored|lonely},” it said +and {the pal} made room.",
      close: "“Good night, {thing},” said {Hero}. {The thing} bowed, {low and slow|right down}. So did {grownup}.",
    },
    {
      opening:
        "{Hero} had {colour} slippers with wings. {He} clapped +and the slippers {flew|came} {in|down} like {birds|doves|moths}!",
      way: "Flap, flap! Here came {Hero}’s {colour} slippers, all by themselves! One sat on {the pal} +and the other {sang|flew round}.",
      close: "{Hero} clapped once. The {colour} slippers flew {down|in}, and folded all four wings.",
    },
    {
      opening:
        "When {Hero} clapped, the {cups|spoons|pans} hopped up and danced. It was magic! [{Grownup} only said, “Mind the {milk|eggs|jam}!”]",
      way: "{Hero} gave one magic clap. Up hopped {a trinket} and danced +and {the pal} danced with it, till it {lay still|was dizzy|fell over}.",
      close: "One last magic clap, soft as {snow|wool}. {Hero}’s quilt hopped up and made the bed.",
    },
    {
      vars: {
        baby: ["a star with legs", "a cloud with ears", "a wee gold dragon", "a small rainbow", "a moon with a tail"],
      },
      opening:
        "A {colour} egg lay in {Hero}’s {hat|boot|cap} +and it hummed a tune. [“That’s magic,” said {grownup}.] {Hero} put it in {his} pocket.",
      way: "Tap, tap! {Hero} took out the {colour} egg. It had a {thin|small} crack, and {the pal} saw a nose!",
      close: "Crick, crack! Out of the {colour} egg came {a baby}. It {hummed|smiled} at {Hero}.",
    },
    {
      opening:
        "{Hero} had a {colour} sponge that {could do|was full of} magic. It made {small|wet} wishes come true. [{He} wished for {a food} +and it came with a {bow|hat} on!]",
      way: "“I wish {the pal} had a hat!” {Hero} told the {colour} sponge. Pop! There it was, a {tall|tiny|wool} one.",
      close:
        "“One more wish?” asked {Hero}. The {colour} sponge {nodded|winked|dripped}. “Warm toes, please.” Pop! Ahh.",
    },
    {
      opening:
        "Behind {Hero}’s {stove|clock|bath} lived a wizard, as small as a {peg|spoon}. [His hat was {colour}. He did small spells, but good ones.]",
      way: "Out of {Hero}’s bag climbed the small wizard. He {hummed|said} a spell. Puff! {The pal} had {colour} {spots|dots|stripes}!",
      close:
        "“One last spell,” said the small wizard. Puff! There were {stars|moons} all over {Hero}’s {pyjamas|pillow}.",
    },
    {
      opening:
        "{Hero} could talk to the wind +and the wind did as it was told. [“Sit,” {he} said +and it sat on the {mat|sofa|step}.]",
      way: "“Dance, please, wind,” called {Hero}. It spun a {leaf|feather}, it spun {a trinket} +and it spun {the pal}, too.",
      close:
        "“Good night, wind,” {said|called} {Hero}. “{Whoo|Oo-oo},” it {sang|went}, and {stroked|kissed} {his} {cheek|hair}.",
    },
    {
      opening:
        "{Hero} blew a bubble +and out came a {colour} cloud! It {ran|bobbed} after {him} like a {pup|lamb}. [“Wipe your feet,” said {grownup}.]",
      way: "The {colour} cloud sat down on {the pal} +and it rained just there. “Up!” said {Hero} +and it {hopped|bobbed} up.",
      close: "{Hero} blew a big bubble. The {colour} cloud {slid|crept} in, round as a bun.",
    },
    {
      opening:
        "Plop! A star fell in {Hero}’s {milk|soup|cup}. {He} {dried it|fished it out} +and it {sat|shone} in {his} pocket. [“It may stay till bedtime,” said {grownup}.]",
      way: "“What’s that big hot star?” asked the one in {Hero}’s pocket. “That’s the {sun|day star},” {he} said. {The pal} {nodded|looked up}.",
      close: "At the window {Hero} let the star go. Up it {flew|hopped}, and {winked|waved} twice.",
    },
    {
      opening:
        "Pop! Out of {Hero}’s {hat|cup} climbed {a creature} in a {colour} cape. “I do magic,” it said. [It {bowed|fell over the cape}.]",
      way: "“Look, {Hero},” said {the creature}. The {colour} cape went swish. “Hey {presto|ho}!” {Hero} saw {a food}, right on top of {the pal}.",
      close: "“Last trick!” {The creature} shook the {colour} cape. Out came a {pillow|blanket|kiss} for {Hero}.",
    },
    {
      opening:
        "{Hero} had {some|a stick of} magic chalk. {All|What} {he} drew with it came {to life|alive}! [{He} drew {a food} +and {grownup} ate it all up.]",
      way: "With the magic chalk {Hero} drew a {bird|frog|mouse}. It shook itself. It {looked|winked} at {the pal} +and off it {went|hopped}!",
      close: "{Hero} drew a moon with the magic chalk. Up it {went|rose}, round and small.",
    },
    {
      vars: { folk: ["mice", "birds", "cats", "hens", "owls"] },
      opening:
        "“Yum!” {Hero} {had|ate} a {bun|cake} with a spell in it +and {now|at once} {he} could talk with {folk}. [“Did I {bake|do} that?” asked {grownup}.]",
      way: "“Nice {knees|boots|ears},” said one of the {folk}. By magic {Hero} knew each word! “It means you,” {he} told {the pal}.",
      close: "“Sleep well,” called the {folk} outside. {Hero} knew each word. The spell still {worked|held}.",
    },
    {
      opening:
        "{Hero} had a magic shadow. It could {hop|dance|walk} {about|off} all by itself! [It {bowed|waved} to {grownup} +and {grownup} {bowed|waved} back.]",
      way: "“Come back!” called {Hero}. The magic shadow did a {jig|hop} with {the pal} +and then it came back, {puffing|on tiptoe}.",
      close: "The magic shadow was {tired|slow} now. It lay down by the lamp, at {Hero}’s feet.",
    },
    {
      vars: { hue: ["red", "green", "blue", "pink", "purple"] },
      opening:
        "With one wink {Hero} could turn things {hue}. It was real magic! [Wink! {Grownup} had a {hue} {nose|chin|hat}.]",
      way: "Oops! {Hero} winked, and {the pal} was {hue} all over! One more magic wink, and the {hue} {was gone|went off}.",
      close: "{Hero} winked at the moon. It went {hue}! “Ooh!” said all the {street|town}.",
    },
  ],
  events: [
    "{A sight} bowed as they went by, so {Hero} bowed too. A {puff|drop|pinch} of {colour} light fell from it +and it {tickled|rang|smelt of $smell}.",
    "{Hero} said, “Up!” to a {leaf|bun|sock}, just to see. Up it went! It flew round {the pal} +and it sat on {a sight} to rest.",
    "A star came down to {ask the way|have a drink|look about}. It was as small as {a food}. “Left,” said {Hero}. “Thanks,” said the star, and off it went.",
    "“I’m thirsty,” said {a sight}. {Hero} was not very surprised. {He} gave it some {rain|milk|water} +and it turned {colour} from top to toe.",
    "There was a puddle with a {moon|cow|boat} in it, but none in the sky. {Hero} bent down to look +and the {puddle|picture} giggled.",
    "{The neighbour} went by {on a broom|on a cloud|in a teapot}. “Can’t stop,” came the call. “I’m {late|baking}!” {Hero} waved till it was a dot.",
    "Ting! {A trinket} rolled up to {Hero}’s foot all by itself. It {spun|hopped|hummed} three times. Then it showed the way with a {nod|glow|jump}.",
    "{Hero} blew a soap bubble, and {a creature} got in. It rode by with {a food} in its lap. “Bye!” called {Hero} +and it bobbed off over the {roof|hedge|wall}.",
    "{Grownup}’s umbrella shook itself and flew up. “Not so high!” called {Hero}. It only wanted to look over {a sight} +and then it came down to heel.",
    "Who had left a wand in the {grass|gutter|hay}? {Hero} gave it a wave. {A sight} turned into a pudding +and {he} {was} quick to wave it back.",
    "A small dragon sat on {a sight} and blew its tea cool. That made it hot. “Try the other end,” said {Hero}.",
    "{Hero}’s hiccup came out {colour}. The next was {colour 2}, with stripes. They hung in the air like plums +and {a creature} went off with one.",
    "In the pond the moon was having a bath. {Hero} passed it the {soap|sponge}. It left a ring of gold all round +and {grownup} wiped it off.",
    "Rat-tat! A tiny postman put a letter on {Hero}’s shoe. “Dear Foot,” it said, “well done so far.” The foot was very pleased.",
    "Each step {Hero} took played a note. {Ping|Tum}, {pong|tee}, and a low one by {a sight}. {The pal} had a tune too +and they went quite well as two.",
    "“Mind out!” said a hole in the road, and moved to the left. {Hero} said thank you. It is not every hole that has manners.",
    "Up in the air hung a door with nothing behind it. {Hero} knocked. “We’re out,” said the door +and {grownup} left a note.",
    "{The neighbour} had a cat that came and went, bit by bit. Last went the tail. {Hero} stroked the place where it was.",
    "The wind had a pocket, and in the pocket was {a trinket}. “For you,” it said, in {Hero}’s left ear. The right ear wanted one too.",
    "A gnome was pushing the sun with a broom. “It sticks, just here,” he said. {Hero} gave it a shove +and on it rolled, over {town}.",
    "Snow fell on {Hero}, and on no one else. It was warm snow. {He} made a very small snowman +and {the pal} held the {hat|nose}.",
    "Inside {a trinket} {Hero} could hear the sea. {He} could hear a ship’s cook, too, asking who had the {salt|spoon}.",
    "A carpet lay on {a sight}, snoring. It had flown all night. {Grownup} pulled its corner up, to keep the sun off.",
    "One, two, buckle my shoe! And the shoe said, “Three, four.” {Hero} nearly fell off it. “I like to be asked,” said the shoe.",
    "There sat a star in {a sight}, lost. {Hero} held it up as high as arms go. “Home is that way,” {he} told it +and off it fizzed.",
    "A frog in a crown sat down by {Hero}. “Do you want a kiss?” “No, thanks,” said the frog. “I like it here. Have you a {bun|biscuit}?”",
    "All the {pots|mugs} in {the neighbour}’s window turned round to look. {Hero} bowed. One of them took off its lid.",
    "{A creature} asked the way to the moon. “Up,” said {Hero}, “and then ask again.” It spread a {leaf|napkin} and was off.",
    "Three wishes fell out of a tree, still green. {Hero} put them in the {sun|window}. They would be ripe by {Friday|June}, said {grownup}.",
    "{Hero} whistled, and a cloud came, like a dog. It sat. It gave a paw. Then it shook itself all over {the pal}.",
    "The gate would only open for a rhyme. {Hero} gave it “bun” and “sun”. It thought that over with a creak +and it let them in by a hand.",
    "A ladder leaned on a cloud. Up there with a mop was {the neighbour}. “It was grey all week,” came the call. {Hero} passed up the soap.",
    "{Hero} dropped a crumb, and up sprang a loaf tree. It had a crusty bark and soft brown leaves. {A creature} moved in on the spot.",
    "Seven tiny men with lamps crossed the road in a line. {Hero} held up a hand to stop the {bus|cart} +and the last of them tipped his cap.",
    "All day {Hero}’s left sock had hummed like a fridge. By {a sight} it found the right sock’s tune +and from then on they walked in time.",
    "The rain fell up, just here. {Hero} had wet knees and a dry hat. {Grownup} turned the umbrella over and stood on it.",
    "In {name}’s shop you could buy a pound of echo. {Hero} asked for a small one, not too loud. It said “not too loud” all the way to {a sight}.",
    "{A trinket} on the path said, “Pick me up.” {Hero} did. “Now put me down,” it said +and {he} saw that it was just fond of rides.",
    "A wizard had lost his hat and could not think without it. They found it on {a sight}, with {a creature} in it. “So that’s who has been having my ideas,” he said.",
    "{Hero} walked through a rainbow with {his} eyes open. It felt like warm milk on the ears. {Grownup} came out of it with one {colour} eyebrow.",
    "The statue in the square stepped down for its tea. “Mind my place,” it asked {Hero}. So {he} stood up there with one arm out +and a dove sat on it.",
    "Under {a sight} was a tiny railway. The train was as long as a spoon. {Hero} put a crumb in the last truck +and off it went to {town}, the small one.",
    "Who had tied a knot in the wind? It hung there and flapped. {Hero} picked at it till it came loose +and it ran off with {grownup}’s hat.",
    "The old pump gave lemonade on {Tuesdays|Sundays}. Today it gave feathers. {Hero} filled one pocket +and for three steps {his} coat could fly.",
    "{Hero} lent {a creature} {his} shadow, for it was hot. When it came back it had ears on. {Grownup} said that they would come out in the wash.",
    "A mirror in a window showed {Hero} with a long white beard. Old {Hero} waved to young {Hero}. They pulled the same face, to see who was first.",
    "The wind blew {Hero}’s name off the gate. It flew about like a moth. {Grownup} caught it in a hat +and they pinned it back on, a bit higher.",
    "A teaspoon was learning to fly, and its mother stood under it. {Hero} held out both hands. It did not fall, but it did wobble.",
    "In {the neighbour}’s garden they grew buttons. You pick them when they click. {Hero} got one with {two|four} holes, still warm.",
    "{Hero} opened a book, and a cold wind came out. There was snow in it, and a bear. {He} shut it softly, so as not to wake the bear.",
    "The lamp post bent down to ask {Hero} the time. “Nearly,” said {Hero}. It thanked {him} and stood up straight.",
    "A stair came out of the pond, with a carpet on. Somebody’s wet feet had just gone down it. {Hero} left {a food} on the top step.",
    "{The neighbour} was knitting fog. It came off the needles in {grey|silver} rolls. {Hero} held an end, and could not see {his} own hand.",
    "There lives a giant by {town}, and he is shy. You see just a knee now and then. {Hero} waved to the knee +and it waved, as well as a knee can.",
    "A wish had got stuck up a chimney. It was a boy’s, for a drum. {Grownup} fetched a broom, {Hero} pushed +and far away something went boom.",
    "The path rolled itself up behind them, like a rug. “I do that at night,” it said. “You’re late.” {Hero} promised to walk a bit faster.",
    "{Hero} found the end of a rainbow, and it was frayed. {He} tied a knot in it. Now it will hold for years.",
    "A door knob said, “Turn me.” {Hero} did, and it was spring on that side. On this side it was {Tuesday|not}. They took a bunch of it along.",
    "Every tenth leaf on that tree was a mitten. {Hero} found a left one. {A creature} had got the right one on, as a hood.",
    "{Hero} sang to a stone, and it opened one eye. “Lower,” it said. So {he} sang it lower +and all the pebbles on the road began to hum.",
    "{Hero} drew a cat on a wall, in {colour} chalk. It got up and had a stretch. Down it came for a drink of {rain|dew}. Then it sat back on the wall, a bit fatter.",
    "“Hop on,” said a big grey stone. So {Hero} and {grownup} hopped on. It took {three|six} slow steps and sat down. “Phew,” it said. “That will do me for the year.”",
    "{Hero} shook a leaf, and it rang like a bell. Ting! A very small cook put his head out of {a sight}. “Lunch?” he asked. {Hero} gave him a crumb, and he was so pleased.",
    "Puff! {A creature} turned {colour}. Puff! It turned {colour 2}. “How do you do that?” asked {Hero}. It could not say. It just had the hiccups. {He} patted its back, and it stayed {colour 3}.",
    "The moon had let a shoe fall on the grass. {Hero} put it on top of {a sight}. A long white arm came down and felt about. “Ta,” said the sky.",
    "{Grownup} sneezed, and the road turned to {wool|moss|felt}. It was so soft to walk on! “Do it again,” said {Hero}. {Grownup} sneezed again. Oh well, now it was a road.",
    "A tree held out a twig. “Shake?” it said. {Hero} shook it, up and down. All its leaves laughed, and {three|ten} fell off. They picked themselves up and flew home.",
    "{The neighbour} sold wind by the bag. There was big wind, small wind, and the kind for {kites|hats}. {Hero} took a small one. {He} let it out by {a sight} +and it dried both {his} socks.",
    "Tap, tap, went a nut in {Hero}’s {hand|hat}. “Is it spring?” it asked. “Not yet,” {he} told it, and put it back in the {moss|leaves}. “Good,” it said, and snored.",
    "A bus as long as a shoe stopped at {Hero}’s toe. Out got {a creature}, with a bag on wheels. “Is this {town}?” “It is,” said {Hero}. {Ping|Peep}, went the bus, and drove off.",
    "{Hero} sang one note, and it hung in the air like a {plum|lamp|pear}. {He} sang one more, next to it. {The pal} blew +and off they flew, two by two, to be a song.",
  ],
  calms: [
    "The {spoons|cups} had stopped singing. The {hat|broom} was on its hook. Magic needs sleep too.",
    "One last {colour} spark went round the room. It sat down on the lamp. Then it went out.",
    "The moon winked. {Hero} winked back. It was their secret.",
    "“Good night,” said the teapot. “Good night,” said {Hero}. That was that.",
    "The stars went up the stairs to bed. {Hero} heard their small feet.",
    "The broom stood on its head. That is how they sleep. {Hero} did not wake it.",
    "A spell wears off at night. {Hero} felt it go. It felt like a bath running out.",
    "Somewhere a dragon shut its eyes. All the chimneys of {town} stopped smoking.",
    "The shoes told the slippers all about it. Then the slippers slept.",
    "{Hero} gave {his} last wish away. It went out of the window. It had somewhere to be.",
    "The {colour} fish swam back into the picture. {Hero} hung it straight.",
    "On the sill sat a small gold spell, and hummed. {Grownup} put a cup over it, till morning.",
    "The stairs had grown soft. Up they went, like dough. {Hero} sank in at each one.",
    "No more spells now. Only the old one: {grownup}’s hand on {his} hair.",
    "{A creature} took off its cape. It hung it on a thorn. {Hero} saw it fold its hat.",
    "The moon turned itself down. {Hero} had not even asked.",
  ],
};
