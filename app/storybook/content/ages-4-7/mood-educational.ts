import type { MoodTexts } from "../shared/mood-texts";

export const educational: MoodTexts = {
  strands: [
    {
      opening:
        "Why was {Hero}’s shadow so long in the morning? {Grownup} drew round it in chalk, outside {home}. It was {nine|ten|eleven} shoes from top to toe +and {Hero} wrote that down. “Measure it again later,” said {grownup}, “when the sun is {higher|high up}.”",
      way: "{Hero} stood straight, and measured {his} shadow. Now it was only {three|four} shoes long! The sun shone from high above. {He} tried {the pal}, too +and it was the same with both. High sun, short shadow!",
      close:
        "{Hero} held a torch high over a cup, and then low. High made a {short|small} shadow, and low a {long|tall} one. Now {he} knew why.",
    },
    {
      vars: { guess: ["Two", "Four", "Eight", "A hundred"] },
      opening:
        "{Hero} wondered how many eyes a bee has. “{Guess}?” guessed {grownup} at breakfast in {home}. “I’ll look,” said {Hero}, and took a {magnifying glass|lens} along. “Then we’ll know.”",
      way: "A bee sat on a {thistle|daisy|poppy}, and {Hero} bent over it with the glass. One big eye was on the left +and one was on the right. On top were three dots! “Those may be eyes as well,” {he} told {the pal}.",
      close:
        "{Hero} and {grownup} looked it up. A bee has five eyes: two big ones for flowers, three small ones for light. Now {he} knew.",
    },
    {
      opening:
        "“What makes iron rusty?” {Hero} had asked on {weekday}. {Grownup} had put one nail in a dry jar +and another had gone in a wet one. Today {Hero} looked at them. The wet nail in {home} had {orange|brown} spots all over.",
      way: "{Hero} found rust on a {gate|hinge|chain}. It was at the bottom, where the rain collects. At the top there was paint +and there was no rust at all. {The pal} looked for more. All of it was in {wet|damp} places.",
      close: "The dry nail in its jar still shone. {Hero} knew now what rust needs. It needs iron, air and water.",
    },
    {
      opening:
        "How does bread get its holes? {Hero} and {grownup} put yeast, sugar and warm water in a bottle +and they pulled a {colour} balloon over the top. [It hung down, quite {flat|limp}.] “Give it time,” said {grownup}.",
      way: "{Hero} looked closely at a {roll|crust|sandwich}. There were {big|fat} holes in it and small ones +and all of them were round. “As if somebody had blown them,” {he} said to {the pal}. Perhaps the balloon would show who it was.",
      close:
        "The {colour} balloon stood up straight! Yeast eats sugar, and makes gas. Now {Hero} knew: that is what blows the holes in bread.",
    },
    {
      vars: { fruit: ["an orange", "a lemon", "a tangerine", "a satsuma"] },
      opening:
        "{Hero} put {a fruit} in a bowl of water +and it floated. Then {grownup} peeled it +and it sank like a {stone|spoon}! It was lighter than before, and yet it sank. “How can that be?” asked {Hero}.",
      way: "{Hero} and {the pal} tried a {cork|leaf|feather}, a {stone|key} and a twig in {a bucket|a puddle}. Two floated, and one sank. Without its peel {the fruit} had sunk +so it must be something in the peel.",
      close:
        "{Hero} squeezed some peel under water. Up came a row of bubbles. Peel is full of air! Now {he} knew how {the fruit} floats.",
    },
    {
      opening:
        "Where does salt go, when you stir it into water? {Hero} stirred in a spoonful +and soon it was gone. At the warm window of {home} {he} poured a little on a {black|dark} saucer +and now the sun had to help.",
      way: "{Hero} licked one finger, which was still {quite|very} salty. “I can’t see it,” {he} told {the pal}, “but I can taste it. So the salt must be in the water.” {He} thought of the saucer, drying in the {sun|window}.",
      close:
        "The water on the saucer had gone. There lay the salt, in tiny squares. Now {Hero} knew: it had been there all the time.",
    },
    {
      opening:
        "{Hero} and {grownup} had made a telephone, with two {paper|yoghurt} cups and a long string. {Grownup} stood far off in {home}, with one cup +and {Hero} spoke softly into the other. {Grownup} heard it! How did the words get along a string?",
      way: "{Hero} put one finger on {his} throat, and hummed like {a bee|a fridge}. It trembled +and {the pal} felt it as well. “Sound is a trembling,” {Hero} said. “So perhaps it runs along the string like that.”",
      close:
        "{Hero} touched the tight string while {grownup} hummed into the cup. It trembled! Now {he} knew: the trembling runs along, and takes the words with it.",
    },
    {
      opening:
        "How does a bean know which way is down? {Hero} had laid {three|four} in a glass, one of them upside down +but the {white|pale} roots all went down. [Even that one did.] {Grownup} turned the glass on its side.",
      way: "{Hero} bent over a {dandelion|blade of grass} in a crack. The leaves went up +but the root went down. “In the {dark|earth} it can’t see,” {he} told {the pal}. “It must feel it, as we do when we tip over.”",
      close:
        "Already the bean roots were bending in their glass. A root feels where things fall, said {grownup}. Now {Hero} knew how it finds down.",
    },
    {
      opening:
        "“How does a compass know where north is?” asked {Hero}. {Grownup} stroked a needle with a magnet +and they let it swim in a bowl, on a {cork|leaf}. Slowly it turned +and it pointed to the {door|stove} of {home}.",
      way: "{Hero} stretched out one arm, to where the needle had pointed. “That’s north,” {he} told {the pal}. At noon the sun is always on the other side, in the south. So now they knew {two|both} ways of finding it.",
      close:
        "{Hero} turned the bowl. The needle went back to north. Now {he} knew: the whole earth is a magnet, and pulls at it.",
    },
    {
      opening:
        "How do you say good night in other countries? {Hero} asked all over {town}. “Bonne nuit,” said the {lady|man} from France. “Dobranoc,” said {somebody|a girl} from Poland. {Hero} wrote both down in {colour} +and {he} learned them by heart.",
      way: "“Bonne nuit,” {Hero} told {the pal}, for practice, “dobranoc.” {The neighbour} heard that, and knew another. “In Japan they say ‘oyasumi’.” Now {Hero} had three words +but all of them meant the same.",
      close:
        "“Bonne nuit,” said {Hero}. “Dobranoc,” said {grownup}. Now {he} knew it: other words, and the very same wish.",
    },
    {
      opening:
        "Where does a puddle go, when it dries? Outside {home} {Hero} drew round one with {colour} chalk +and it was as long as {grownup}’s {leg|umbrella}. There was no hole in the ground +so {Hero} would look again later.",
      way: "With one wet finger {Hero} drew {a creature} on a stone. The sun shone on it. First the thin lines went, and then the thick ones. “It goes up into the air,” {he} told {the pal}. They both looked up.",
      close:
        "{Hero} looked for the puddle. It lay small inside its {colour} line. The rest was in the air. Now {he} knew what clouds are made from.",
    },
    {
      opening:
        "Does wool make things warm? {Hero} wrapped a bowl of ice in the {thickest|oldest} blanket of {home} +but another bowl stood bare. “The one in the blanket melts first,” {he} guessed. {Grownup} was not {sure|certain} +so they would {wait|look} and see.",
      way: "{Hero} put a cold stone in {his} woolly {hat|glove}. The stone stayed cold. Then {he} put in one hand +and that got warm. So where did the warmth come from? {The pal} tried it, too.",
      close:
        "The bare ice had melted. The ice in the blanket was still there! Now {Hero} knew: wool makes no warmth. It only keeps warm and cold apart.",
    },
    {
      opening:
        "“Do heavy things fall faster?” asked {Hero}. {Grownup} rolled a sheet of paper into a ball +and let it fall beside a flat one. The two weighed the same +but the ball was down first!",
      way: "{Hero} watched a {leaf|feather} come down. It rocked to and fro, as if it lay on something. “It lies on the air,” {he} told {the pal}. They held still +and you could feel the air {push|move}.",
      close:
        "{Hero} let a book fall, with a flat sheet on top. Both landed together! Now {he} knew that only air had held up the {paper|sheet}.",
    },
    {
      opening:
        "Why does a cut apple turn brown? {Hero} and {grownup} had one before them, cut in half. They rubbed some lemon on one half +but the other half got nothing. Side by side they stood on a {blue|white} plate.",
      way: "{Hero} found a fallen {apple|pear}, with a bruise. Where the skin was broken it was brown +but under the skin it was {white|pale}. “It’s the air that does it,” {he} told {the pal}. So what would the lemon do?",
      close:
        "The bare half of the apple was brown. The half with the lemon was white. Now {Hero} knew: lemon keeps the air from browning it.",
    },
    {
      opening:
        "{Hero} had taken a torch apart, with {grownup}, on the table of {home}. There lay the battery, the bulb and {three|four} {screws|rings}. Why did it not shine any more? “The power has to run round in a ring,” said {grownup}.",
      way: "“It’s like a circle dance,” said {Hero} to {the pal}. “All hold hands. If one lets go, it {stops|breaks}.” {He} drew a ring in the {dust|air} with one finger. Where had the torch let go? It must be the {spring|cap}.",
      close:
        "{Hero} and {grownup} put the torch together again. It shone! Now {he} knew: only when the ring is closed, the power runs round.",
    },
    {
      opening:
        "Do flowers really drink? At the window of {home} {Hero} stood a white {tulip|rose|carnation} in {blue|red} ink water +and then {he} looked on. [Nothing happened.] “Give it time,” said {grownup}. “It has a long {neck|way}.”",
      way: "{Hero} held a leaf against the light. It was full of lines, thick and thin +and it looked like a map with {rivers|roads}. “That’s where the water goes,” {he} told {the pal}. The leaves draw it up, from the root to the top.",
      close:
        "{Hero} ran to the white flower. There was colour at the rim of every petal! Now {he} knew that flowers drink.",
    },
    {
      opening:
        "Where do the colours of a rainbow come from? {Hero} put a glass of water in the sun +and there on the {floor|paper} lay a small rainbow. “But water has no colour,” {he} said, “and sunlight has none!”",
      way: "{Hero} saw a drop on a {leaf|web|wire}, and moved {his} head to and fro. The drop turned red, then {green|yellow}, then blue. {The pal} looked into it, too +and they saw that the light had {split up|come apart}.",
      close:
        "{Hero} drew the rainbow, with red outside and violet inside. Now {he} knew: all those colours are in the light, and water spreads them out.",
    },
    {
      opening:
        "Can a pine cone tell the weather? {Hero} had two at {home}, both wide open +and now one of them lay in a {cup|bowl} of water. The other one stayed on the dry sill. “Let’s see what the wet one does,” said {grownup}.",
      way: "{Hero} picked up a pine cone, and shook it. Out fell a seed with one wing +and it spun to the {ground|moss}. “When it’s dry, they fly {far|best},” {he} told {the pal}. “In the rain they’d only drop.”",
      close: "The wet pine cone had shut itself up tight. Now {Hero} knew: in the rain it keeps its seeds in.",
    },
    {
      opening:
        "How old does a tree get? In {town} they had cut up a fallen {oak|elm|ash}, and {Hero} knelt by the stump. There were rings in the wood +and {grownup} showed {him} where to start counting: in the middle.",
      way: "{Hero} looked at a twig, as thick as {a finger|a pencil}, and {the pal} looked, too. A tree puts on a new ring each year, just under the bark. A {good|rainy} year makes it wide +but a dry year makes it narrow.",
      close:
        "{Hero} drew a stump with {his} own rings, one for every year. Now {he} knew how trees count. For {grownup} they needed a bigger sheet.",
    },
    {
      opening:
        "“Why have I got two ears?” asked {Hero}. “Shut your eyes,” said {grownup}, and rang a {bell|spoon} somewhere in {home}. {Hero} pointed to it every time. Then {he} stopped up one ear +and now {he} pointed quite the wrong way.",
      way: "{Hero} closed {his} eyes, and listened to {a noise}. It was louder in the left ear than in the right. {He} turned until both were the same +and there it was, straight ahead! {The pal} had a try as well.",
      close:
        "{Grownup} called softly from the hall, and {Hero} pointed, with eyes shut. It was right. Now {he} knew: two ears tell you where.",
    },
  ],
  events: [
    "“Why does it echo here?” asked {Hero}. {He} tried a {long|high} note and then a {short|low} one. Sound, {he} worked out, bounced off {a sight} like a ball. The {flatter|harder} the wall, the better the bounce.",
    "{Hero} knelt to look at {a creature}. Where did it keep its ears? {He} looked {twice|again} and drew it. “You learn more,” {he} said, “if you draw it. You have to look at all the {bits|corners}.”",
    "They measured {a sight} by its shadow, the way {grownup} had shown {him}. When your own shadow is as long as you are, so is everything else’s. It came to {count} {steps|boots}.",
    "“Which way is north?” {Hero} looked for moss, and then for the sun. Late in the day it is in the west. So {he} held out {his} {arms|nose} and turned +and there, over {a sight}, was north.",
    "“How old was this tree?” asked {Hero}. It had been cut, so {he} counted the rings, one for each {summer|year}. {He} got to {forty|sixty}. [A wide ring means a wet year, {grownup} had told {him}.]",
    "The puddle by {a sight} had a {thin|$colour} skin of oil. {Hero} drew {a stick|a straw} through it. Oil floats, {he} knew, because it is lighter than water +and the two never {mix|make friends}.",
    "{A cart} went by, with its horn going. First the note was high +and then, past {a sight}, it was low. {Hero} made it again with {his} {mouth|nose}: neee, nooo. That was one for the {book|jar}.",
    "{Hero} put an ear to {a sight} +and {the pal} made a noise at the far end. It came through {loud|clear}! Sound runs {faster|better} in hard things than in air. That is why {moles|worms|badgers} hear you {first|coming}.",
    "“What’s it made of?” {Hero} asked {the neighbour}, of {a gadget}. {Tin|Iron|Brass}, it turned out, dug from a hill as {red|grey} stone and cooked till it ran. {He} looked at {a trinket} {for a while|twice} after that.",
    "{Hero} found {count} kinds of leaf between {a sight} and {a sight 2}. The {waxy|thick} ones lose less water +and the {hairy|furry} ones keep warm. {He} felt each with {his} {thumb|nose}, to be sure.",
    "“Why is the sky so pale at the edge?” asked {Hero}. You look through more air there, and dust. At {the neighbour}’s tap they put a drop of milk in a glass of water. There! It was just the same.",
    "A snail was climbing {a sight}. {Hero} timed it. A hand’s width took as long as {two|three} songs. So it would be at the top on {weekday}. {He} wrote that down, and wished it luck.",
    "“What weighs more,” asked {name}, “a pound of feathers or a pound of lead?” {Hero} had fallen for that once. “The same,” {he} said, “but you need a bigger {bag|barrow} for the feathers.”",
    "Where the sun had been, {the track} was dry. Where {a sight} threw its shade it was still damp. So {Hero} could tell how the shadow had moved since morning. It goes round like the hand of a clock.",
    "{Hero} dropped a leaf and a stone from a wall, both at once. The air holds up what is broad and light. Then {he} rolled the leaf into a ball. Now they fell side by side.",
    "Something flashed, far off. {Hero} counted till the thunder came. Light is quick, and sound is slow: five seconds for a mile. {He} got to {count}, and it was only a grumble. That was far enough.",
    "There was a magnet in {the neighbour}’s box of bits. {Hero} tried it on {a trinket}, on {a sight}, on {the pal}. It only likes iron. {He} made a list of what it does not like. It was much the longer one.",
    "{Hero} looked at {a creature} through one hand, rolled up like a telescope. It helps, because it shuts out the rest. You could see how it breathed, {count} times a minute. {Hero} only did ten.",
    "“Do you know how bread gets its holes?” asked {the neighbour}. {Hero} did. “Yeast eats the sugar and {burps|breathes out}.” They looked at {a food} with new eyes. Then {the pal} ate the proof.",
    "“Why are there cracks in the mud?” asked {Hero}. Mud shrinks when it dries, and has to split somewhere. Each bit had five or six sides, like {tiles|honeycomb}. {He} drew the best one.",
    "A lorry was being loaded with a plank and a barrel. {Hero} saw how it was done. Up a slope a thing goes more slowly, but it needs only half the push. {He} tried it with {a trinket}, on {a sight}.",
    "{Hero} rubbed a comb on {his} sleeve and held it near {the pal}. Every hair and every bit of fluff stood up and leaned that way. “It’s like lightning,” {he} said, “only {small|polite}.”",
    "They stood under {a sight} to be out of the drip. A drop, {Hero} saw, is not shaped like a tear at all. It is round, like a bun, and a bit flat below. {He} caught {count} to make sure.",
    "“Why is rolling a barrel easier than dragging it?” asked {Hero}. {Name} let {him} try both. Anything that rolls is not {rubbing|scraping} on the ground. They laid {two|three} sticks under a crate +and it followed them like a {dog|lamb}.",
    "The stone by {a sight} was much too heavy for anybody. {Hero} pushed a plank under it, over a {brick|log}, and leaned. Up it came, as light as {a loaf|a hat}! A longer lever makes you {stronger|mightier}.",
    "With wet hands {Hero} made two prints on {a wall|a gate}, in the sun and in the shade. At the count of {count} the {sunny|warm} one was gone. Water evaporates faster when it is warmer.",
    "{The neighbour}’s cold bottle was wet outside. “It must {leak|drip},” said {name}. {Hero} wiped it, and watched the droplets reappear. Invisible water in the air settles on cold bottles +so nobody was to blame for the {ring|puddle}.",
    "How many drops fit on a coin? “{Four|Five},” said {the neighbour}. {Hero} dripped them from {a straw|a leaf}. The water rose higher and higher, and held together like a skin. They got to {nineteen|twenty} before it {burst|ran over}!",
    "A black hat and a white lay in the sun by {a sight}. {Hero} felt inside both. The black was far {hotter|warmer}! Dark materials swallow sunlight, and pale ones throw it {back|away} +so {the neighbour} put on the white.",
    "Close to {the neighbour}’s lamp, {Hero}’s hand had a shadow like {a cow|a cart}. Back by the wall, it was just a hand. The nearer the light, the more of it you {stop|block}. {The pal}, close up, was {a giant|a mountain}.",
    "{Hero} winked at a mirror with the left eye +and the child in there winked the right! {He} held up {a trinket}, to be {certain|sure}. Mirrors exchange left and right +so {the pal} was reversed as well.",
    "In the hollow of {name}’s spoon {Hero} stood on {his} head. On the back {he} stood the right way up, with an {enormous|impressive} nose. It depends which way a mirror bends +and {the pal} preferred the {nose|back}.",
    "{Hero} put {a stick|a straw} in the {trough|barrel}, and it seemed broken. {He} pulled it out, and it was perfectly straight! Light turns a corner on entering water. It had even deceived {the pal}, who usually {knows|notices}.",
    "“Stand with the sun at your back,” said {Hero}. {The neighbour} turned up the hose. There was a rainbow in the spray, from red to {violet|purple}! They turned towards the sun +and immediately it had {gone|vanished}.",
    "{The neighbour} had just three {pots|tins}: red, yellow and blue. {Hero} was shown how to get more. Yellow and blue make green, and red and yellow make orange. All three make {mud|brown} +so that was kept for the {gate|boots}.",
    "On a wall stood {six|seven} bottles of water. {Hero} tapped them with {a spoon|a twig}. The fuller ones sounded lower, as there was more water to shake. {He} found {three|four} notes of a tune +and {the pal} {found|added} one.",
    "{Hero} and {name} talked through two {cups|tins} on a string. “What?” The string sagged by {a sight}, so they stepped {back|apart} to pull it tight. Now everything was audible. Only a tight string can tremble.",
    "{Hero} felt {his} wrist, and counted, while {the neighbour} held a {clock|watch}. Then {he} ran to {a sight} and back, and counted again. There were {thirty|forty} more! Running legs need extra oxygen, and it is your blood that delivers it.",
    "In the {porch|shade} the black dots in {name}’s eyes were big. {Hero} led the way into the {sun|light}, and looked again. They had {shrunk|closed} to pinpricks! An eye admits exactly as much light as it needs.",
    "{Hero} shut one eye, and tried to touch {the neighbour}’s fingertip. {He} missed by {an inch|a thumb}! With both it was easy. One eye sees that {a sight} is there, and two can tell how {far|near}.",
    "{Hero} held {his} nose, and bit into {an apple|a pear}. It might have been {turnip|potato}! Then {he} let go, and there was the taste. Flavour travels mostly through the nose +so they sniffed {the neighbour}’s {soup|pie} with more respect.",
    "A flat sheet of paper would not carry {a trinket}. So {Hero} folded it to and fro, like {a fan|an accordion}, and laid it across two {stones|bricks}. It carried {a trinket 2} as well! Folding makes paper remarkably stiff.",
    "{Name}’s gate {sagged|wobbled}. {Hero} held a lath across it, from corner to corner, and {name} screwed it on. Four sides can lean, but three can’t +so {triangles|slanted bars} keep things square. It shut with a {click|thump}!",
    "{Hero} stirred salt in a saucer of water until it {vanished|was gone}. Or was it? {The neighbour} had another saucer, left in the sun since {weekday}. There the water had evaporated +and the salt was back, in miniature {cubes|crystals}.",
    "{Hero} shook earth and water in {name}’s jar, and waited. Stones sank first, then {sand|grit}, and the fine mud last. The heaviest always win. Finally there were layers, as in {a sponge cake|a sandwich}.",
    "A finch has a thick beak for seeds, and a wren has one like {a needle|a pin}. {Hero} tried {tweezers|pegs} on a crumb, and {the neighbour}’s pliers on a nut. A beak tells you precisely what is for {dinner|supper}.",
    "{Hero} wetted one finger, and held it up. One side felt colder, so the wind came from {a sight}. “That’s a {west|north} wind,” said {the neighbour}. “You name winds for where they’re from, like {cheeses|cousins}.”",
    "There were two sorts of cloud. The low ones raced, and the {high|thin} ones hardly {moved|stirred}. “Far things look slow,” said {Hero}, “like {ships|trains}.” {He} lay down by {a sight} +and {the pal} watched the winner.",
    "“But the moon’s in bed!” said {name}. {Hero} pointed over {a sight}. There it was in broad daylight, as pale as {a thumbprint|a peppermint}. It is up by day as often as by night +but few people {look|check}.",
    "It was {twelve|fourteen} of {the neighbour}’s feet to {a sight}, and {nineteen|twenty} of {Hero}’s. Who was right? They both were! Feet differ, so somebody invented the ruler. They measured it in {carrots|spoons} as well, to be fair.",
    "How many beans were in {name}’s jar? {Hero} did not guess. {He} counted one layer, then the layers, and did a sum on {his} {fingers|sleeve}. {He} missed it by {two|three} +and {name} thought it was {magic|luck}.",
    "Numbers {two|four}, six and eight had {colour} doors. Where were the odd ones? {Hero} looked across {the track}, and there they stood in a row. Even here, odd there: so the {postman|milkman} always knows which way to {cross|turn}.",
    "Pepper floated all over {name}’s bowl. {Hero} touched the middle with soap, and off it ran to the {edge|rim}! Water has a sort of skin, and soap breaks it. “So that’s how it removes {jam|butter},” said {name}, and washed immediately.",
    "“Cut it across,” said {Hero}, “and you’ll see.” {The neighbour} laid the apple on its {side|cheek}, and cut. There was a star with five rooms! Apple blossom has five petals +so it {fits|adds up}. {The pal} got one point.",
    "The feather by {a sight} was all {ragged|untidy}. {Hero} drew it between two fingers, from root to tip, and it closed like a zip! Microscopic hooks hold every hair to the next. Birds repair them daily with their {beaks|bills}.",
    "On the seesaw {name} sat, twice as heavy as {Hero}. Absolutely nothing {moved|happened}. “Slide in halfway!” said {Hero}, and it {swung|rocked}. Half as far out, you count for half as much. {The pal} was tried in {three|four} places.",
    "“Heels to the wall,” {Hero} told {the neighbour}, “and touch your toes.” It was impossible! When your head goes forward, your {bottom|back} must go out behind, or you tip. {Name} tried it +and tipped quite {gently|slowly}.",
    "{Hero} stuffed {his} hanky into a {cup|mug}, and pushed it, upside down, into {the neighbour}’s {bucket|basin}. Up it came, and the hanky was dry! An empty cup is actually full of air +and air takes up room.",
    "Ding, went {the neighbour}’s bell, and kept on. {Hero} touched the rim, and at once it was {silent|still}. Sound is something vibrating +so stop the one, and you stop the other. They tried {two|three} saucepan lids as well.",
    "{Hero} rubbed {the neighbour}’s dull copper coin with half a lemon. It turned as bright as {a fox|a new pan}! The acid juice dissolves the {brown|dirt}, and leaves the copper. They did {three|four}, and laid them on {a sight}.",
    "{Hero} bent wire into a {square|star}, and dipped it in {name}’s soapy water. What shape would it blow? It was round! Bubbles always become as small as possible +so {the pal} got {nine|ten} more to {check|chase}.",
    "“The same mouth blows soup cold and hands warm,” said {name}. “How?” {Hero} tried it on {the pal}. Narrow lips make breath go faster, and collect cool air. A {wide|big} ‘haah’ is slow +so it stays {warm|cosy}.",
    "“Rub your hands together,” said {Hero}, “as {quick|hard} as you can.” {The neighbour} did, and they got hot! Rubbing always produces heat, as with {brakes|saws}. They warmed {two|three} cold ears with it by {a sight}.",
  ],
  calms: [
    "{Hero} had one more thing for the list. {He} wrote it down in {colour}. It was a good one.",
    "“Why do we sleep?” asked {Hero}. “So that we can {grow|wonder} tomorrow.”",
    "{Hero} knew {count} new things. {He} said them over, from first to last. All of it fitted.",
    "The moon was {half|nearly} full. Tomorrow it would be a {sliver|slice} more. {Hero} would check.",
    "“Is the sun asleep?” “No,” said {grownup}. “It’s waking somebody else.” That was good to know.",
    "Even {a creature} has to sleep, as {Hero} knew. {He} thought of it, somewhere, with its eyes shut.",
    "{Hero} counted {his} own breaths. There were {count} in a minute. A bit later there were fewer.",
    "The book lay open at {snails|stars|bridges}. The left page was done. The right one was for tomorrow.",
    "Things get colder when the sun goes. That is why there are blankets. {Hero} had worked it out.",
    "“What’s the biggest number?” “The one after,” said {grownup}. {Hero} lay and thought about the one after that.",
    "The earth was turning. You could not feel it. But it took {Hero} along, bed and all.",
    "“Where does the dark come from?” asked {Hero}. “It’s the shadow of the earth,” said {grownup}. It was a nice, big shadow.",
    "A blanket makes no warmth at all. It only keeps yours in. {Hero} had found that out, and pulled it {up|close}.",
    "When a lamp goes out, your eyes open wider by themselves. {Hero} waited. And there was the {chair|shelf} again!",
    "“Fish sleep with open eyes,” said {grownup}. {Hero} tried that, for a {moment|minute}. {He} {was} clearly no fish.",
    "In {his} notebook was a drawing of {a creature}, with arrows. {Hero} shut it carefully, so that none fell out.",
    "“Why do we yawn?” asked {Hero}. “Nobody knows for sure,” said {grownup}. So {he} did it once more, for science.",
    "{Hero} laid two fingers on {his} wrist. There it was, tap, tap, tap. It was slower than on the {stairs|hill}.",
    "“That bright one’s a planet,” said {grownup}. “It doesn’t twinkle.” {Hero} did, with both eyes, and then with {one|half of one}.",
    "You grow at night, as much as a {hair|thread} is wide. {Hero} lay straight, to make it easier.",
    "There were {count} questions left. {Grownup} stood the {first|best} one by the lamp, on a card. It could wait.",
    "Bats sleep upside down, since they need only let go to fly. {Hero} knew that. {He} lay the other way up.",
    "“To the moon is ten times round the world,” said {grownup}. That was too far for tonight. {Hero} {yawned|lay down}.",
  ],
};
