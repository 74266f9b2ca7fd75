import type { MoodTexts } from "../shared/mood-texts";

export const gentle: MoodTexts = {
  strands: [
    {
      vars: { toy: ["a rag rabbit", "a wool lamb", "a felt mouse", "a soft donkey", "a cloth pup"] },
      opening:
        "{Hero} had {a toy} with a sore ear. [“Poor {love|lamb},” {he} said.] {He} tied a {colour} ribbon round it, soft and slow.",
      way: "{Hero} felt the sore ear, under the {colour} ribbon. {He} {kissed|stroked} {the toy} there +and {the pal} kept quiet.",
      close: "{Hero} took off the {colour} ribbon. The ear was better. {Grownup} kissed it, {too|twice}.",
    },
    {
      opening:
        "The baby next door {had a cold|was not well}. {Hero} {hummed|sang} to it, {soft and low|low and slow}. [Mm, mm. It held on to {his} {thumb|sleeve|finger}.]",
      way: "Mm, mm. {Hero} still had the baby’s {song|tune}. {He} hummed it {for|to} {the pal}, as low as a {bee|cat}.",
      close: "Next door the baby {fretted|cried a bit}. Mm, mm, hummed {Hero} at the wall. It was soothed.",
    },
    {
      opening:
        "{Hero} {held|took} {grownup}’s cold {hands|fingers} and breathed on them, hoo, {hoo|haa}. [Bit by bit they {got warm|went pink}. “Thank you, {love|my dear},” said {grownup}.]",
      way: "“Are you cold, too?” {Hero} asked {the pal}. {He} breathed on {the pal}, hoo, hoo, as {warm|slow} as a {cow|lamb}.",
      close:
        "Now {Hero} had cold {toes|feet}. Hoo, {hoo|haa}, breathed {grownup}, till {all ten|the toes} were {warm|pink}.",
    },
    {
      opening:
        "By {Hero}’s foot sat {a creature}, and it breathed, in and out. {He} breathed just as slowly. [Nobody {spoke|stirred}. All was {still|soft}.]",
      way: "{Hero} stood {still|quiet} and shut {his} eyes. In and out, as slow as {the creature}. {The pal} breathed that way, {too|as well}.",
      close: "{Hero} laid an ear on {grownup}. In and out, slow like {the creature}. It was {good|warm}.",
    },
    {
      vars: { plant: ["a rose", "a daisy", "a fern", "a bean plant", "a pansy"] },
      opening:
        "{Hero} saw {a plant} hang its head. “There, there,” {he} said. {He} gave it a drink, {drop by drop|bit by bit}.",
      way: "Was {the plant} less thirsty now? {Hero} did hope so. “I’ll see to it {tonight|later},” {he} told {the pal}, {gently|softly}.",
      close: "{Hero} went to see {the plant}. It had put up its head. {He} stroked a leaf.",
    },
    {
      opening:
        "A {colour} feather {came|floated} down on {Hero}’s {hand|arm|knee}. {He} {hardly|only just} felt it. [{He} stroked {grownup} with it, once on each {cheek|hand}.]",
      way: "{Hero} took out the {colour} feather. {He} stroked {the pal} with it, {light|slow} as a breath. It was so {hushed|quiet}.",
      close: "Down {Hero}’s nose went the {colour} feather, {light|soft} as a breath. {Grownup} held it.",
    },
    {
      opening:
        "{Hero} stroked the old cat from next door. It was {stiff|thin} and old +so {he} stroked it {slowly|softly}. [Purr, it went, deep down.]",
      way: "{Who|What} {leaned|rubbed} on {Hero}’s leg? {Why|Oh}, the old cat! It lay {down|close} by {the pal} for a {rest|stroke}.",
      close:
        "The old cat was {at the door|back}. {Hero} {laid|put} out a {warm|soft} {rug|shawl}. Purr, {purr|it said}.",
    },
    {
      opening:
        "{Grownup} had a sore head, so {Hero} went on tiptoe. {He} laid a {cool|small} hand on it. [“Hush,” {he} said, “I’m here.”]",
      way: "{Hero} picked up a {smooth|flat}, cool stone for {grownup}’s sore head. {He} held it to {the pal} first. Ahh.",
      close:
        "“My head is {well|better},” said {grownup}. “It was your cool hand.” {Hero} {laid|put} it there {again|once more}.",
    },
    {
      opening:
        "In the big chair {Hero} and {grownup} {rocked|sat and rocked}, {to and fro|back and forth}. [{Creak, creak|Slow, slow}. The day went by outside +and it did not mind.]",
      way: "{Hero} rocked, {heel and toe|to and fro}, as in the {chair|big chair}. {The pal} {leaned|came} close. To and fro, {slow|warm} and still.",
      close:
        "{Creak, creak|To and fro}. {Hero} {was|sat} in the big chair again. {Grownup} {made room|moved up} in the {shawl|blanket}.",
    },
    {
      vars: { thing: ["a round pebble", "a wood bead", "a smooth shell", "a glass bead", "a brown nut"] },
      opening:
        "{Grownup} gave {Hero} {a thing} to hold. “It’s warm from me,” said {grownup}. [“Hold it {tight|close} when you miss me.”]",
      way: "{Hero} felt for {the thing}. There it was, {smooth|round} and warm. {He} let {the pal} hold it for a {bit|while}, {too|as well}.",
      close: "{Hero} put {the thing} back in {grownup}’s hand. “Now it’s warm from me,” {he} said.",
    },
    {
      opening:
        "{Grownup} sewed a {small|soft} {colour} heart {inside|in} {Hero}’s {sleeve|cuff}. [In and out it went, {softly|slowly}.] “My love {goes|comes} with you,” said {grownup}.",
      way: "{Hero} {looked|peeped} up {his} sleeve. There it was, the {colour} heart. {He} gave it a {kiss|stroke} +and {the pal} {looked|had a look}, too.",
      close: "There was the {colour} heart, a bit {rubbed|bent}. {Grownup} kissed it, and then kissed {Hero}.",
    },
    {
      opening:
        "{Grownup} {squeezed|pressed} {Hero}’s {hand|fingers}: one, two, three. [No one heard a thing.] That means {“I love you”|“I am here”}, without a word.",
      way: "{One, two, three|Three times}, {Hero} squeezed {the pal}, so softly. {He} {did not say|never said} what it meant. {The pal} {leaned in|came close|knew}.",
      close:
        "One, two, three: a {warm|big} hand {squeezed|pressed} {Hero}’s {hand|fingers}. {He} gave {three|them} back, and one more.",
    },
    {
      vars: { guest: ["a ladybird", "a white moth", "a green moth", "a brown moth", "a grey moth"] },
      opening:
        "{A guest} sat on {Hero}’s sleeve, too tired to fly. [“{Rest|Stay},” {he} told it.] {He} kept that arm {quite|very} still.",
      way: "{Hero} went so {slowly|softly} that {the guest} did not stir. “Shh,” {he} said +and {the pal} was {quiet|careful}, too.",
      close: "{The guest} had had its rest. {Hero} let it go, {light|soft} as a breath.",
    },
    {
      opening:
        "{Hero} {stood|hid} between two {clean|big} sheets on the line. {All|It} was {white|soft} and {hushed|still}. [The wind rocked them, {to and fro|slowly}.]",
      way: "{Hero} shut {his} eyes. {All|It} was {white|soft} and {still|hushed}, as between the sheets. {He} held {the pal} {close|tight}.",
      close: "The sheets {were on the bed|had come in}. {Hero} laid {his} {cheek|nose} there. Hush.",
    },
    {
      opening:
        "{Name} was a bit sad, so {Hero} {sat|stayed} close by. {He} {did not say|did not need} a word. [{He} just leaned, as {soft|warm} as a {cat|pillow}.]",
      way: "Was {name} less sad now? {Hero} hoped so. {He} leaned on {the pal}, in just that way, {soft|still} and warm.",
      close: "A card lay on {Hero}’s {chair|plate}. “Thank you for sitting with me. With love, {name}.”",
    },
    {
      opening:
        "{Hero} held the {colour} wool +and {grownup} knitted a sock, stitch by stitch. [{Click, click|Tick, tick}. It was the only sound at {home}.]",
      way: "{Hero} had a bit of {colour} wool. {He} tied it round {the pal} in a {soft|small} bow. “{Are you|Is that} warm?”",
      close: "{Hero} had one {colour} sock on, all new. {Grownup} gave the other foot a kiss.",
    },
    {
      vars: { toy: ["a rag pup", "a wool bear", "a felt hen", "a knit frog", "a cloth doll"] },
      opening:
        "{Hero} had {a toy} with a cold. {He} {made it|gave it} a bed in a {shoe|boot} box +and {he} tucked a {clean|soft|warm} hanky round it.",
      way: "“{Shh|Hush},” {Hero} told {the pal}. “{The toy} has a cold, {and must rest|so it naps}.” So they spoke {low|softly}, for a {bit|while}.",
      close: "In the box {the toy} was better. “Good {nurse|doctor},” said {grownup} to {Hero}.",
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
