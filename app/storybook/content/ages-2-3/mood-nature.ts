import type { MoodTexts } from "../shared/mood-texts";

export const nature: MoodTexts = {
  strands: [
    {
      opening:
        "{Hero} {looked at|had} a snail on {his} {sleeve|hand}. It had two {long|tall} {horns|stalks}, with an eye {on each|at the end}. [“Hello, you,” {he} said.]",
      way: "{Hero} {touched|felt} one of the snail’s horns, {light|soft} as air. In it went! {The pal} waited. Out it came.",
      close: "{Hero} set the snail down in the {grass|leaves}. “Snails like the dark,” said {grownup}.",
    },
    {
      opening:
        "{Hero} dug a {hole|ditch}, and a robin {came|flew in} to {look|see}. [“It wants a worm,” said {grownup}.] Hop, hop, stop, it went.",
      way: "Hop, hop, stop! The robin {saw|looked at} {Hero} with one eye. It took a {grub|worm}, right next to {the pal}.",
      close:
        "It was {dark|nearly night}, and one bird still sang. {Hero} {knew which|said good night}. The robin goes to bed {last|late}.",
    },
    {
      opening:
        "{Last week|Ten days ago} {Hero} put a bean in a {pot|tub}. [{He} gave it a {drink|bit of water} each day.] Now {he} looked. Just mud!",
      way: "“First a bean {grows|sends out} a root,” {Hero} told {the pal}. “{That|It} goes down and {drinks|holds on}. You can’t see it.”",
      close: "{Hero} {looked|went to see}. {There was|Up came} the bean, {green|pale} and {bent|curled} like a hook!",
    },
    {
      vars: { hue: ["blue", "yellow", "purple", "white", "pink"] },
      opening:
        "Bzz! A bee went by {Hero}’s {ear|nose|knee}, into a {hue} flower. [In went its head. Out came its {fuzzy|dusty|round} behind.]",
      way: "Bzz! Here came the bee, with a yellow {lump|bag} on each back leg. “That’s flower dust,” {Hero} told {the pal}.",
      close: "No bee went bzz now. {Hero} had honey on {toast|bread}. “Bees made that,” said {grownup}.",
    },
    {
      opening:
        "{Hero} lay down flat to see an ant. It had a {big|huge} {crumb|seed} +and it did not {let go|drop it}. [Up a {stone|twig} it went.]",
      way: "Two ants met, {by|near} {the pal}. “Look!” said {Hero}. They tapped each other, {tip, tip|tick, tick}. That is how ants talk.",
      close:
        "{Hero} {put|left} a crumb by the {wall|step}. {Up|Out} came one ant, then {six|five|nine}. {Home|Off} went the crumb!",
    },
    {
      opening:
        "A maple seed {came|blew} down {by|past} {Hero}, round and round. It had {a|one} {long|thin} wing! [{He} threw it up +and {round|down} it went {again|once more}.]",
      way: "{Hero} {let go of|let fall} the maple seed. It {spun|turned}, and it {sailed|flew} past {the pal}. {That|This} is how {seeds|trees} {travel|get about}.",
      close: "{Hero} put the maple seed in a pot. One {day|spring} it may be a tree.",
    },
    {
      opening:
        "{Drip|Plip}! {Hero} let water {fall|drop} on a duck feather. {The drop|It} rolled right {off|away}! [The feather was {grey|white|brown}, and it was still dry.]",
      way: "The duck feather was all {bent|split}. {Hero} {drew|pulled} it through two fingers, as ducks do. {The pal} saw: {now|there}, it was smooth!",
      close:
        "“How do ducks {rest|sleep}?” “They tuck their {beaks|bills} in their {feathers|backs},” said {grownup}. {Hero} tucked in {his} nose.",
    },
    {
      opening:
        "By {Hero}’s {window|door} was a nest. Up went {three|four|five} beaks, cheep, cheep! [{He} stood as still as a {stone|post|tree} to see.]",
      way: "A bird flew by with a {grub|moth|worm}. “That’s for the nest,” said {Hero}. {The pal} kept back to let it {by|past}.",
      close: "{Hero} saw no beaks {now|at all}. The mother bird {sat|was} on top, to keep her {chicks|young} warm.",
    },
    {
      opening:
        "Scritch, scratch! {Hero} saw a squirrel dig. It {put|hid} a nut in {the|that} hole. [Pat, pat, went its paws +and the hole was gone.]",
      way: "{There|Here} was the squirrel, with {one more|a big} nut! {Hero} saw it {look|peep} round, and {hide|bury} it. {The pal} did not tell.",
      close:
        "“How does a squirrel {find|get} its nuts {back|again}?” asked {Hero}. “By {the|their} smell,” said {grownup}. Sniff!",
    },
    {
      opening:
        "{Hero} found a print in the mud. It had four {round|small} toes and no claws. [{He} put a {thumb|finger} in each toe.]",
      way: "“Dogs walk with their claws out,” {Hero} told {the pal}. That print had none. So who {was it|went by}?",
      close:
        "In came the cat, with mud on {its|all four} {paws|feet}. {Hero} {looked|bent down}. No claws! {So that was who|It was the cat}.",
    },
    {
      opening:
        "Peck, peck! {Hero} fed the hens next door. {Scratch|Scritch}, went one foot. Scratch, {went|did} the other. [The {brown|white|black} one ran after {him}.]",
      way: "A hen {lay|sat} in the {dust|dry mud}, near {Hero}. It {kicked|threw} dust all over, and {the pal} got some. That’s how hens {wash|bathe}!",
      close:
        "{Hero} {looked in on|went to see} the hens. {They|All} sat in a row, up on {a|their} perch. {Good|Night} night!",
    },
    {
      opening:
        "{Hero} had a caterpillar in a jar, with {green|fresh} leaves. Munch, munch, it ate all {day|week}. [It ate a hole as {round|big} as a {pea|bead}.]",
      way: "{Hero} held up the jar for {the pal}. The caterpillar {walked|went} on +and a {hump|bump} ran {down|along} its back, {like a|in a small} wave.",
      close: "The caterpillar hung in a {smooth|hard} case. “{It will|It’ll} be a butterfly, {Hero},” said {grownup}.",
    },
    {
      opening:
        "{Two|Three|Five} brown hills stood in {Hero}’s {grass|lawn}. A mole had dug there. [{He} bent down and hoped for a {nose|paw}.]",
      way: "“How does a mole dig?” {Hero} made two spades with {his} hands. {He} pushed the air {back|out}, past {the pal}.",
      close:
        "{Hero} looked out. The mole hill {moved|shook}. Up {came|popped} a {pink|wet} nose, and two {pink|flat} hands!",
    },
    {
      opening:
        "Under a {log|stone} {Hero} found a woodlouse. It {rolled|shut} up in a ball, as round as a {bead|pea}! [{He} picked it up, so gently.]",
      way: "{Hero} held {out|up} {his} hand {for|to} {the pal}. There lay the woodlouse {ball|bead}. Out {came|shot} the legs, and round it {ran|went}!",
      close: "{Hero} put the woodlouse {back|down} by {its|the} {log|stone}. It likes the {damp|wet} and the dark.",
    },
    {
      opening:
        "A spider spun a web by {Hero}’s door. It {drew|pulled} the {thread|silk} out with {its|a} back {leg|foot}! [Round and round it went.]",
      way: "A web shook, by {Hero}. Out ran its spider, to see who {was there|had come}. It was just {the pal}!",
      close:
        "“The web {has gone|is not here}!” said {Hero}. “The spider {ate it|had it for tea},” said {grownup}. “Now it spins {another|a new one}.”",
    },
    {
      opening:
        "A butterfly sat down on {Hero}’s {hand|knee|sleeve}. [{He} did not {move|blink}.] It had a {long|thin} tongue, {rolled|curled} up like a {spring|hose}.",
      way: "{Hero} saw the butterfly on a {pink|white|yellow} flower. Out came the long tongue. “It drinks,” {he} told {the pal}. Sip, sip!",
      close:
        "There {hung|was} the butterfly, wings {shut|folded}, like a {leaf|dry leaf}. “Sleep well,” said {Hero}, very {softly|low}.",
    },
    {
      opening:
        "{Hero} saw a frog in the {tub|wet grass|ditch}. Its {throat|chin} went {in and out|out and in}. [{He} put a hand on {his} own, to feel it.]",
      way: "{Hero} sat like the frog, knees out. {He} pushed with both {feet|legs}, as frogs do. Hop! {The pal} hopped, too.",
      close: "Croak, croak! “The frog {says|sings}, here I am,” said {grownup}. “Here I am,” said {Hero}.",
    },
  ],
  events: [
    "{Hero} met {a creature} on the path. It had the {colour} sun on its back. “After you,” {he} said +and it took its time.",
    "A web hung on {a sight}, full of drops. {Hero} did not touch it. {He} blew, so softly +and all the drops {shook|danced|ran}.",
    "Plop! A frog went in the pond. {Hero} and {the pal} lay down to see. Rings went out, and out, as far as the {reeds|ducks|far side}.",
    "There were {berries|catkins|buds} on a bush, {colour} and {colour 2}. They were for the birds. {Hero} looked with {his} eyes and smelt with {his} nose.",
    "A {fox|hare|deer} stood by {a sight}. It had one foot up. {Hero} stood the same way, on one leg +and then it {ran|sprang} off.",
    "It smelt of {smell} under the trees. {Hero} put {his} ear to the bark. {Tick|Creak}, it went, deep down. “It’s talking,” {he} said to {the pal}.",
    "Ants went by with a {wing|crumb|leaf}, one behind the next. {Hero} built them a bridge with a {stick|straw} +and they used it!",
    "The wind ran through the {wheat|grass|oats} like a big soft paw. {Hero} ran with it. {A creature} flew up {ahead|in front} and sang.",
    "A worm lay on the hot path. It had lost its way. {Hero} gave it a lift on a leaf +and it could rest in the shade of {a sight}.",
    "{Hero} held a buttercup under {grownup}’s chin. It shone gold. {He} held it under {the pal} too, just to be fair.",
    "Caw! Two crows wanted the same {crust|twig|worm}. One pulled this way, one pulled that. {Hero} found them a second one +and then they both wanted that.",
    "On the bark was a trail of silver. {Hero} went along it with one finger. At the end sat a snail, as proud as a painter.",
    "“Hear that?” said {grownup}. Knock, knock, knock, high in a tree. {Hero} knocked back on {a sight}. It stopped to think, and then it knocked twice.",
    "The river had stones like loaves. {Hero} lay on the bank with one hand in it. Small cold fish came to see what sort of a thing five fingers were.",
    "Swish, and a swift went by. It eats up there, and it sleeps up there, said {grownup}. {Hero} wondered where it puts its {socks|things}.",
    "A hedgehog had got a leaf stuck on its back. {Hero} let it be. It looked well dressed.",
    "Catkins hung in rows like lambs’ tails. {Hero} shook one, and it smoked. Yellow dust fell on {his} {sleeve|nose} +and on {a creature} below.",
    "{Hero} smelt {smell}, and then something wild. “Fox,” said {grownup}. “Last night.” They walked a bit softer after that.",
    "Here were the hens of {name}, dust-bathing. They threw it up and shook it down. {Hero} had a try, and {he} came out {grey|brown} all over.",
    "Six ladybirds sat on one stalk. {Hero} did the spots. Two, two, seven, two. “That one’s the teacher,” {he} said.",
    "The moss was wet and deep, a forest for {ants|mites}. {Hero} put one eye down close. Now the trees were as tall as that {finger|thumb}.",
    "Burrs rode along on {Hero}’s {socks|cuffs}. “They want to see the world,” said {grownup}. {He} planted one by {a sight} and wished it well.",
    "From the reeds came a croak, then two, then a choir. {Hero} croaked the low part. For one breath they were silent, to hear who was new.",
    "A lamb came right up to the fence. It sucked {Hero}’s thumb and it had no teeth. Its tail went round like a {handle|mill}.",
    "Ice lay on the {trough|puddle}, with a leaf inside. {Hero} blew a hole in it, hooo, and the leaf put out one tip.",
    "{A creature} had left its door open, so {Hero} peeped. It went down and round a corner. It smelt of {earth|roots} and of Mondays.",
    "Chestnuts! One had split its green coat. Out looked a brown eye, so new and so shiny. {Hero} had to say good morning.",
    "Geese went over in an arrow. One was late. “Go on,” {Hero} called up, “you’ll make it!” It flapped, and it did.",
    "A spider had let itself down by one thread. {Hero} moved {his} hat out of the way. “Going down,” said {grownup}.",
    "Thunder, or a cart? It was only the stream under the bridge. {Hero} dropped in a {stick|cone} on this side +and {he} ran to that side to meet it.",
    "A heron stood in the shallows on one thin leg. {Hero} stood on one fat one. It won, but only by a sneeze.",
    "The wood was full of cones that had been eaten down to the stalk. {Hero} made a row of them along {a sight}. {A creature} had left its plate quite clean.",
    "{Hero} laid one hand on the old oak. It felt like a sleeping elephant. {Grownup} said it had been there before {town} was +and so {he} said good day, sir.",
    "At the bottom of the pool lay a newt with a frill. It rowed off with its hands flat. {Hero} tried that walk on the bank.",
    "Here the ground was all holes. Out of one came a nose, and went in again. {Hero} lay by a different one, to see if they were joined up.",
    "{Hero} peeled a twig, and it was wet and white and smelt of {smell}. {He} stuck it in the ground by {a sight}. “It may take,” said {grownup}.",
    "The wind had combed all the seeds off the thistle. Goldfinches were picking up the rest. {Hero} kept {his} red hat in {his} pocket, so as not to shout.",
    "A slow worm shone on the stones like a bit of brass. It is not a worm, and it was not slow. {Hero} saw the last of it go in under {a sight}.",
    "{Hero} was shown how to blow on a blade of grass. It shrieked like a {duck|gate}. All the sheep looked up at once +and then they went on with their lunch.",
    "Round and round the tree ran {two squirrels|two robins}. {Hero} ran round it too, but the other way. They met on the {third|second} lap, and all three got a fright.",
    "The bean had a hook on it like a finger. It had gone up the string since breakfast. {Hero} showed it the next knot.",
    "There was frost on the web, so it looked like lace. The spider sat in the corner of it, cross. {Hero} breathed on one thread +and it let go its pearls.",
    "A pond skater stood on the water in six dry boots. {Hero} put down one toe, and it was no good. You have to be a good deal thinner.",
    "Over the barley went a hawk, and then it stopped. It hung there on nothing. {Hero} held out both arms to see how it is done.",
    "{Name} had a hive, and let {Hero} put an ear to the wood. It sounded like a far-off town with a market on. One bee came out to see who was there.",
    "The tree had dropped a branch with a nest in it, old and empty. It was lined with {wool|moss} and one {colour} thread. {Hero} had lost that thread in spring!",
    "A woodlouse had curled up tight in {Hero}’s palm. {He} breathed on it. It opened at the seam +and off it went on all its feet at once.",
    "The thrush had a favourite stone. There were snail shells all about it, swept into a heap. {Hero} added one that {he} had found by {a sight}.",
    "{Hero} measured the sunflower with a string. It had to bend to look at {him}. It had a face full of bees.",
    "A badger’s path went under the fence. It was as smooth as a slide. {Hero} tried the first yard of it +and {grownup} pulled {him} out by the boots.",
    "The rain had left a drop on each thorn. {Hero} drank one, very carefully, off the flattest leaf. It tasted of {mint|green|sky}.",
    "One gull stood on the roof and laughed till it shook. {Hero} laughed too. It gave {him} such a look, as if the joke were private.",
    "{Hero} sowed the bird seed by mistake. “Then we’ll have birds,” {he} said. {A creature} was already standing where the first would come up.",
    "The moon was out by day, like a thumb print. Swallows went over it and under it. {Hero} lay on the {grass|hay} and kept the score.",
    "Spittle on a stalk! {Grownup} blew it away, and in it sat a tiny green frog hopper. It was cross. It began at once to froth up a new one.",
    "A toad sat in the drain with its hands folded. {Hero} gave it a leaf for a roof. It moved in without a word of thanks.",
    "They found an owl’s pellet by {a sight}. There was a whole mouse in it, in kit form. {Hero} laid it out on a dock leaf, all but the squeak.",
    "The brambles had green ones, red ones and black ones, all on one arm. {Grownup} picked for both of them. {Hero} had a beard of it.",
    "Where the deer had slept the grass was flat and warm. {Hero} lay down in the shape. It was a little too long, so {grownup} filled up the legs.",
    "The stream had a stone in it that talked. It said the same thing over and over. {Hero} turned it round, and now it said something else.",
    "Under a leaf hung a small green bag, and it moved. {Hero} got {grownup} to come and look. It split. Out came a wing, all {wet|creased}. “There’s no rush,” said {Hero}.",
    "On {Hero}’s knee a bee had its rest. It had yellow dust on its legs, like socks. {He} hummed to it, low. Bzz, it said, and went back to work.",
    "By the {pond|stream} the mud was full of feet. Duck feet, dog feet, bird feet! {Hero} put {his} own foot in between. {A creature} went all round it, to have a look.",
    "Look, a leaf on legs! It was an ant, with a leaf on top. It came to {Hero}’s boot +but it went up the side. Then it went down the other side. It did not even {stop|puff}.",
    "A crow had a nut that was too hard. It flew up and let it drop, crack, on the {road|stones}. {Hero} stood back to let it eat. It left a bit for {a creature}.",
    "Rain ran down the tree, and the bark went dark. {Hero} licked up one drop +and it tasted of {wood|leaves|green}. A snail had the next one +so they liked the same tree.",
    "Hop, hop, stop. Hop, hop, stop. A {hare|rabbit} sat up by {a sight}. {Hero} sat up too, with both hands on {his} tummy. Sniff, sniff, went the two noses.",
    "In an old stump lay a very small pond. It had a {bug|leaf|seed} in it, and the sky. {A creature} came there to drink. {Hero} went on tiptoe, for it was somebody’s bath.",
    "The {ash|elm} tree let go of its keys. They spun and spun as they came. {Hero} threw them up +and down they spun once more. One came to rest in {grownup}’s {collar|hood}.",
    "“Cuckoo,” said the wood. “Cuckoo,” said {Hero}. “Cuckoo?” It came a bit closer to see. {He} had to bite {his} lip. Off it flew, grey and quick, over {a sight}.",
    "On a stone grew some moss, with small red {cups|caps} on. {Hero} bent down to see. {A creature} sat in it like a king. So {he} took {his} hat off to it.",
  ],
  calms: [
    "The bees were home. The birds were home. The leaves hung still.",
    "Out in the grass a {snail|hedgehog|toad} went by. It did not make a sound.",
    "The flowers had shut for the night. The moths were up. {Hero} saw one.",
    "The {oak|pear tree} by the wall said hush. All its birds sat close.",
    "It smelt of {smell}. The dew came down. The worms went to bed.",
    "A bat went by, like a glove. {Hero} waved to it. It was just getting up.",
    "The cows were in. They chewed in the dark. It sounded like slow rain.",
    "The hedge was full of birds. You could not see one. You could feel them, all warm.",
    "{Hero}’s acorn lay on the sill. It was an oak, really. It was in no rush.",
    "Dew sat on each grass. The spider had pearls. Nobody else was up to see.",
    "Mud from the river dried on {his} knee. {Grownup} rubbed it off. It went back as dust.",
    "The snails came out. That is their morning. {Hero} left them the garden.",
    "An owl asked who. “Me,” said {Hero}. That was all it wished to know.",
    "The wind lay down. One last leaf fell. It went round twice.",
    "Roots hold on in the night. {Hero} held on to {grownup}. That is much the same.",
    "Under the stone they slept, the {newt|toad} and the rest. {Hero} had put it back well.",
  ],
};
