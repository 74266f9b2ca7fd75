import type { MoodTexts } from "../shared/mood-texts";

export const gentle: MoodTexts = {
  strands: [
    {
      opening:
        "Soft, soft rain fell on {home} and on {Hero}. [{Hero} sat on {grownup}’s {lap|knee} with {a food} +and they watched the drops run {down|by|home}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} was brushing the {cat|doll|rug}, {swish, swish|to and fro}. [The sun lay on the floor of {home} +and it smelt of {smell}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} and {grownup} sat there, folding {socks|towels|sheets}. [One for you, one for me. Outside there was {a noise} +and inside there was a hum.]",
      way: "",
      close: "",
    },
    {
      opening:
        "All was still and soft in {Hero}’s {room|garden|kitchen}. [{A creature} slept by {a sight} +and {he} tucked {a leaf|a hanky|some moss} round it.]",
      way: "",
      close: "",
    },
    {
      opening:
        "[Hush!] By {Hero}’s foot sat {a creature}, {warm|round|soft} and small. [It breathed in and out +and so did {he}, as slow as a {cloud|cow}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had warm feet and a whole slow day. [The pot went {blip, blop|hum, hum} on the stove +and {grownup} was making {soup|jam|rice}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "A {leaf|feather|petal} came down by {Hero}’s {foot|cup|hand}. [It made no sound at all. {He} put it on the sill, next to {a trinket}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“Good {morning|day}, {Hero},” said {grownup}, as on all days. [The {sheets|socks|shirts} hung by {home} +and they swung to and fro.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} lay on the grass with one {hand|foot|ear} in the sun. [A {bee|cloud|bird} went by, not in a rush +and {he} said, “Hello, you.”]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Grownup} rocked and {Hero} rocked, back and forth, in the big chair. [The {weather} day went by the window +and it did not {knock|mind}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "In {Hero}’s pocket lay {a trinket}, smooth and small. [{He} stroked it with one thumb +and {grownup} stroked {his} {hair|cheek|hand}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Little {Hero} gave the {beans|pots|roses} a drink, {glug, glug|drop by drop}. [They bent their heads by {home} +and it smelt of {smell}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Grownup} was peeling {an apple|a pear} in one long curl. [{Hero} held the end of it +and neither of them {spoke|hurried}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "On the step sat {Hero}, with {a creature} for company. [The {sun|morning} was as mild as {milk|butter}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Slowly, slowly, {Hero} poured the {tea|milk|water} for two. [Not one drop fell +and {grownup} said, “There’s a {steady|good} hand.”]",
      way: "",
      close: "",
    },
    {
      opening:
        "Between two sheets on the line stood {Hero}. [It was white on this side and white on that +and it smelt of {smell}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The baby next door slept, so {Hero} hummed {low|small}. [{Grownup} knitted a {colour} sock to it, stitch by stitch.]",
      way: "",
      close: "",
    },
  ],
  events: [
    "{A creature} was asleep by {a sight}. {Hero} went past on tiptoe, soft as {wool|flour|snow} +and it smelt of {smell}.",
    "They did not rush. {Hero} picked up {a trinket} and put it back. The wind was {warm|low|kind} +and it stroked {his} {cheek|hair|hand}.",
    "{The neighbour} sat in the sun with {a food}. “Sit a while,” came the call. So {Hero} sat a while +and they both looked at {a sight}.",
    "Far off there was {a noise}. Here there was just a {bee|drip|leaf}. {Hero} kept still to hear it +and {he} smiled.",
    "{Hero} gave {a food} to {a creature}, crumb by crumb. It ate with its eyes shut. “Good?” {he} asked. It was so good that it {hummed|sighed}.",
    "A {colour} feather came down on {the pal}. Nobody moved. Then {Hero} blew +and up it went, slow as {a yawn|a cloud}.",
    "Someone sang in a house, low and slow. {Hero} stood by {a sight} till the song was done. It was about {sheep|rain|a boat}.",
    "The grass was {warm|cool|deep}, so {Hero} lay down in it for a bit. {He} felt the {ground|sun} hold {him} +and the pink of it came through {his} lids.",
    "A bench had the sun all to itself. “May we?” asked {Hero}. {Grownup} sat at one end, {the pal} at the other +and nobody said a word till the shade came.",
    "{Hero} blew on a dandelion. Off went the seeds, each with its own small umbrella. {Grownup} caught one and let it go again.",
    "“Feel this,” said {name}. It was {wool|moss|a rabbit’s ear}. {Hero} laid one cheek on it and shut both eyes.",
    "Plop, said the pond, about once a minute. {Hero} waited for the next plop. {A creature} waited as well.",
    "There was a stone with a warm side and a cool side. {Hero} kept one hand on each. “Which is nicer?” {grownup} asked. It was the in-between.",
    "A leaf sat on the water. {Hero} walked along with it, as slow as it was. At {a sight} they parted.",
    "{The neighbour} was shelling peas into a bowl. Ping, ping, ping. {Hero} did {six|nine} and ate one. It was a peaceful sort of rain.",
    "A dog lay in the road, and {Hero} sat down by it. Up and down went its side. {His} own side went up and down with it.",
    "{Grownup} picked a thread off {Hero}’s sleeve and tied it round {his} finger. “So that you know I’m here.” {He} had known.",
    "The old horse put down its head. {Hero} breathed in its nose, as you should. It smelt of {smell} +and so they were friends.",
    "In a doorway {name} was rocking a pram with one foot. {Hero} did the next fifty. It creaked at the end of each, like a kind word.",
    "Snowy white, a feather came past. {Hero} held out both hands and did not snatch. It landed, since it wished to.",
    "{Hero} and {grownup} shared {a food}, turn by turn. The bites got smaller and smaller, so that it would not end.",
    "Over the field went the shadow of a cloud. It came up to {Hero}’s toes. It crossed them, cool and soft +and on it went to {town}.",
    "A blind lay over half a window, and behind it someone practised scales. Up they went, and down. {Hero} leaned on the wall to hear.",
    "{A creature} had a nest of {hay|fluff} by {a sight}. {Hero} drew {his} foot back, {an inch|a thumb} at a time. It never woke.",
    "The tea was too hot, so they waited. {Hero} watched the steam. It bent, it straightened, and it went its way.",
    "“Listen,” said {grownup}. There was {a noise}. Then there was none. {Hero} liked how big the none was.",
    "{Hero} wound wool for {the neighbour}. It went round and round {his} two thumbs, {colour} and long. Bit by bit {his} arms learned to sway.",
    "Two ducks slept with their heads put away. {Hero} looked for the heads. “Leave them,” said {grownup}. “They’re using them.”",
    "The hill was not high, and there was no hurry. Half way up {Hero} sat. The breeze combed the grass one way, and then the other.",
    "Rain on {a sight}, rain on a hat. {Hero} stood under {grownup}’s coat, near the buttons. It was the best room in {town}.",
    "A wasp had got in at {name}’s window and could not get out. {Hero} held up a cup and a card. It took a while, and then it took off.",
    "{Grownup} knew a bank where the grass was long. They sat in it up to the chin. Only the hats could be seen, from the road +and they did not move.",
    "{The neighbour} let {Hero} hold the new kitten. It weighed as much as a bun. It put its chin on {his} thumb +and all the talk round them got small.",
    "There was dew on each blade. In each drop was a very small {Hero}. {He} bowed to them. All of them bowed, quite together.",
    "A woman in a doorway was plaiting her girl’s hair. Over, under, over. {Hero} stood and looked till the bow was on.",
    "The cart went by so slow that {Hero} could read its wheels. Tick, said a spoke. Tick, said the next. The driver was asleep +and the horse knew the way.",
    "“Have you an hour?” asked {name}. {Hero} had one. So they shelled nuts on the step. The shells were for {a creature}.",
    "Somebody had put a blanket over {a sight}, for the cold. {Hero} pulled it straight. It looked as if it might purr.",
    "Far out on the water lay a boat with a man in it. He did not row and he did not fish. {Hero} did the same, on a stone.",
    "There was a place in the wall where the warm came out. It was the back of the baker’s oven. {Hero} put {his} back to it, next to a cat and an old man.",
    "{Hero} had a feather in {his} hand. {He} drew with it on {his} own arm, round and round. {Grownup} held out an arm for some, too.",
    "A calf looked through the rails with its mother’s eyes. {Hero} hummed to it, down in {his} nose. Its ears came round like two spoons.",
    "The path was deep in petals, and it was a pity to tread there. So they went along the edge. {Hero} went last and walked in {grownup}’s steps.",
    "It rained a bit, the sort that does not wet. {The neighbour} did not even go in. {Hero} felt it on {his} lids, as light as {flour|talk}.",
    "On a sill an apple pie was getting cool. {Hero} stood in the smell of it with {his} hands behind him. It was nearly as good as a slice.",
    "{Grownup} carried {Hero} for a bit, for no reason. From up there the road looked kind. {His} boots knocked together, tock, tock, tock.",
    "{Grownup} had a pocket with sun in it, or so it felt. {Hero} kept one hand in there as far as {a sight}. It was full of crumbs and of warm.",
    "A sheet of music lay on the grass. Nobody had come back for it. {Hero} put a stone on each corner, to keep the place.",
    "The bread man let {Hero} lay a hand on the loaf. It was like the side of something asleep. {He} took the warm hand home in {his} other hand.",
    "They came to a stile, and sat on it. On this side there was clover. On that side there was more. {Hero} could see no reason to get down.",
    "An old lady asked {Hero} to thread her {beads|peas} for her. It was very quiet work. The string went in like a small train.",
    "The pond had a skin of light on it. {Hero} threw nothing in. {A creature} drank at the edge, and the skin closed up after it.",
    "{Hero} washed a plum in the rain butt and gave half to {grownup}. They had no hurry and no knife. It ran down both their chins.",
    "A barn door stood open, and it was dim and sweet in there. They went in to hear the hay. It ticks, if you wait.",
    "Something brushed {Hero}’s ankle. It was the tail end of a cat on its way by. It did it once more, to be sure that {he} had noticed.",
    "{The neighbour} asked them in to see the bulbs. They lay in a drawer, each in a sock of paper. {Hero} wished them a good winter.",
    "One bell rang, far off. {Hero} listened until it was over. Then {he} listened to where it had been.",
    "{Grownup} told {Hero} the names of the hills. They were soft old names, like cows’. {He} said them over, until one of them seemed to turn its head.",
    "A boat was tied to {a sight} and tugged a little. {Hero} held its rope for a bit. It was like holding hands with the river.",
    "The last warm day had put its feet up on the wall. {Hero} leaned on the same stones. Neither of them spoke of tomorrow.",
    "{Hero} put one hand in the stream. It ran in and out of {his} fingers. A {leaf|petal|twig} came by +and it went round {his} thumb, and then on.",
    "The {lamb|calf|foal} lay close to its mother. {Hero} sat close to {grownup}. The small ones looked at each other +and they both had a yawn.",
    "Low down by {a sight} there was some moss. It was as soft as a {cat|cloud|bun} +so {Hero} put {his} cheek on it. “It’s a bed,” {he} told {the pal}, “for very small bears.”",
    "{The neighbour} hummed and stirred, hummed and stirred. It was a pot of {plums|soup|pears}. {Hero} stood in the warm door and hummed the low bit. {Grownup} hummed the end.",
    "One small cloud had stopped over {town}. {Hero} lay down to look at it. It did not do much. It grew an {ear|arm}, bit by bit +and then it put it away.",
    "{Grownup} had a comb, and the wind had {Hero}’s hair. Comb, comb, puff. Comb, comb, puff. So they took it in turns, and nobody was cross.",
    "By {a sight} an old cat blinked at {Hero}. {He} blinked at the cat. Slow, so slow, you could count to {three|four} in it. That is how a cat says that it likes you.",
    "{Name} let {Hero} hold an egg shell, {blue|white|speckled} and thin. You could not feel it at all. {He} breathed out, and it rocked. “I’ve got you,” {he} told it.",
    "Drip, drip, went the {roof|tree|tap} into a cup. {Hero} and {grownup} sat down to see it fill. Drip. Drip. At last it stood up round at the top, and did not run over.",
    "They took off their shoes on the {step|bank}. The sun shone on each toe. {A creature} came to look at them, one by one. {Hero} kept very still, down to the small one at the end.",
    "Swing and swing went the two hands, {Hero}’s and {grownup}’s. They did not talk. Crunch, crunch, said the path. {A noise} said the rest.",
  ],
  calms: [
    "It was warm. It was still. {Grownup} hummed, and {Hero} leaned in.",
    "The rain said hush. The room said hush. So nobody spoke.",
    "{Grownup} stroked {his} hair. Once, and once more. The day let go.",
    "A soft wind came in. It smelt of {smell}. Then it went out on tiptoe.",
    "{Hero} held one warm thumb. It was {grownup}’s. It stayed.",
    "One hand in a big hand. {Hero} felt it tick. Slow as a cow.",
    "The fire sank down. It was red, and then it was rose. {Hero} sank too.",
    "{Grownup} tucked a curl away. It came back. {Grownup} let it.",
    "Milk has a skin. {Hero} pushed it with a spoon. It folded up like a blanket.",
    "The room breathed in. The room breathed out. {Hero} did it with the room.",
    "A dove said good night. It had one word for it. It said it three times.",
    "Snow or rain? Neither, just dark. It lay on the roof like a cat.",
    "{Hero} rubbed one eye. {Grownup} rubbed {his} back. Round and round went the hand.",
    "How quiet it was! You could hear the butter. It was getting soft.",
    "The cup was put down. It made no clink. {Hero} smiled at that.",
    "There was room for one more sigh. {Hero} took it. {Grownup} had one as well.",
  ],
};
