import type { MoodTexts } from "../shared/mood-texts";

export const bedtime: MoodTexts = {
  strands: [
    {
      vars: { print: ["moons", "boats", "frogs", "ducks", "stars", "bees", "cars", "hens", "bears"] },
      opening:
        "{Hero} hung {his} pyjamas on the {warm pipe|rail by the stove} for later. They had {print} on +and they would be {warm|hot} by bedtime.",
      way: "“Are my pyjamas warm yet?” asked {Hero}. “One leg is, I {think|should say},” said {grownup} +so {Hero} gave a {hop|skip|nod}.",
      close: "{Hero} put on the pyjamas. Oh, they were warm! So were all the {print}.",
    },
    {
      opening:
        "{Hero} came out of the bath, {pink|clean|warm} and wet. {He} had on a {colour} robe +and just {his} hair had to dry before bed.",
      way: "{Hero} felt {his} hair. “It’s {nearly|half} dry,” {he} said. “Then it’s nearly bedtime,” said {grownup} +and they both {nodded|smiled}.",
      close: "Now the hair was dry. {Grownup} brushed it {slow and soft|ten times}. {Hero} sat quite still.",
    },
    {
      opening:
        "{Hero} had a new brush for {his} teeth. It was {colour}, with {a creature} on the end +and it would start work at bedtime.",
      way: "“Up and down, round and round,” sang {Hero}, for the new brush +and {the pal} {heard|had} it {twice|six times}.",
      close: "Up and down, round and round! The {colour} brush did each tooth. {Hero} was {proud|pleased}.",
    },
    {
      opening:
        "{Hero} put {his} toys to bed in a row. {A toy} came last. “Wait for me,” {he} told it +and {up came|on went} the quilt.",
      way: "“The toys are in bed by now,” {Hero} told {the pal}, “flat on their {backs|tums}. But {the toy} is {awake|up} still.”",
      close: "{The toy} had waited, just as it was told. {Hero} gave it the {first|best} kiss.",
    },
    {
      opening:
        "{Hero} yawned a {big|long|wide} yawn. “One yawn, one curtain,” said {grownup} +so they shut the one by the {door|stairs|clock}.",
      way: "Then {Hero} had yawn number two +and {the pal} {had it|caught it} next. “That’s one more curtain to shut {at home|tonight},” said {grownup}.",
      close: "{Hero} yawned the last yawn. So they shut the last curtain. Swish! Now it was {snug|cosy}.",
    },
    {
      opening:
        "Low by {Hero}’s {roof|hill|chimney} sat the sun. “You must wash and go to bed,” {he} told it +and it {slid|went} down a bit.",
      way: "“Now the sun is in its bath,” {Hero} told {the pal}. You could see that, for the {whole|low} sky had {pink|gold|rose} suds.",
      close: "The sun was in bed. {Hero} washed {his} {face|neck|hands}, for {he} {was} next.",
    },
    {
      vars: { mark: ["a star", "a ship", "a duck", "a bear", "a moon", "a fish", "a bee", "a hen", "a heart"] },
      opening:
        "Last thing at night {Hero} had warm milk in a {colour} cup. It had {a mark} on the side +and it stood {ready|clean} by the {stove|jug}.",
      way: "{Hero} licked {his} lips. “Is it milk time {soon|yet}?” {he} asked. “It’s bath, then milk,” said {grownup}, “and then {bed|book}.”",
      close: "{Hero} drank the warm milk, sip by sip. Deep in the cup was one more {mark}!",
    },
    {
      opening:
        "Brush, brush! {Hero} sat still for the hair brush. “One knot is left,” said {grownup} +and that one had to wait till bedtime.",
      way: "{Hero} felt for the knot. There it was, as {round|small} as a {pea|nut|bead} +and {the pal} {had a look|saw it}, too.",
      close: "“Where is that knot?” said {grownup}. {Hero} sat still. One {slow|soft} brush, and it was out.",
    },
    {
      opening:
        "Each night {Hero} went up five steps to bed, and each had a word. “One is {bath|socks},” {he} sang, “two is {milk|soap}.”",
      way: "“Three is {teeth|comb},” sang {Hero}, “and four is {book|bear}.” It was the song of the steps +but what was five?",
      close: "Up the steps to bed went {Hero}. “Five is a {hug|kiss},” said {grownup}. It was.",
    },
    {
      vars: { who: ["a bear", "a goat", "a small boat", "a red bus", "a fat cat", "a sheep", "an owl", "a snow man"] },
      opening:
        "{Hero} picked out a book for bed. It was about {a who} +and it lay on the {pillow|quilt|bed}, shut, for later.",
      way: "“What does {the who} do in the end?” asked {Hero}. {Grownup} did not {tell|say}. That was for book time.",
      close: "{Hero} and {grownup} read the book. In the end {the who} went to bed.",
    },
    {
      opening:
        "{Hero} set {his} slippers by the bed, nose to nose. “You can talk till I {come|get back},” {he} said +and they {began|looked glad}.",
      way: "“What do my slippers talk about?” asked {Hero}. “{Feet|Toes}, I think,” said {grownup}, “and how nice it is at bedtime.”",
      close: "Into {his} slippers went {Hero}. “Shh, you two,” {he} said. “Now it’s bedtime.”",
    },
    {
      opening:
        "At bedtime {Hero} said good night to all {he} could see. {He} had a list for it +and {first|at the top} came {a sight}.",
      way: "{Hero} had one more for the good night list. It was {a creature} +and {grownup} {nodded|wrote it down}.",
      close: "{Hero} went to the window. “Good night, {sight},” {he} said. “Good night, {moon|street|world}.”",
    },
    {
      vars: {
        lamp: ["a moon lamp", "an owl lamp", "a hen lamp", "a snail lamp", "a star lamp", "a bear lamp", "a duck lamp"],
      },
      opening:
        "By the bed {Hero} had {a lamp}. {He} put it on, and {he} put it off +and then it had a rest till {bedtime|night}.",
      way: "“Is it time for {the lamp}?” asked {Hero}. “Not yet,” said {grownup}. “First come {bath|supper}, milk and book.”",
      close: "Now it was time. Click! On went {the lamp}. {Hero} had a small {kind|warm} light.",
    },
    {
      opening:
        "Thump, thump! {Hero} made {his} pillow fat for bed. It was like a {hen|loaf|cloud} +and {he} told it to {stay|keep} like that.",
      way: "{Hero} put {his} head on one side, as in bed. “My pillow is still fat,” {he} told {the pal}. “It {waits|can wait}.”",
      close: "The pillow was still fat. {Hero} put {a toy} on it, to try it out.",
    },
    {
      opening:
        "{Hero} got {a toy} {dressed|all set} for bed. It had no pyjamas +so {he} pulled a bed sock over it, up to the {top|chin}.",
      way: "“Is my {toy} warm in that bed sock?” asked {Hero}. {Grownup} thought so, for it was a {thick|wool|good} sock.",
      close: "{Hero} put on pyjamas and just one bed sock. {The toy} wore the other.",
    },
    {
      opening:
        "Just for {Hero}, {grownup} had a bed song. It said good night to {his} hair +and it went on down to {his} {toes|feet}.",
      way: "“Good night, hair,” hummed {Hero}. “Good night, {nose|chin}.” It was the bed song +and {the pal} {rocked|hummed} along.",
      close: "{Grownup} sang the whole bed song. “Good night, {toes|ten toes},” sang {Hero} at the end.",
    },
    {
      vars: { beast: ["a bear", "a duck", "a fox", "a lamb", "a frog", "a mouse", "a cat", "a lion", "a pig"] },
      opening:
        "By the bath {Hero} had a towel with two ears. In it {he} {was} {a beast} +but it hung {there|on its hook} till the bath was run.",
      way: "“After my bath I’ll be {a beast},” said {Hero}. “A {wet|clean|pink} one?” asked {grownup}. “First wet, and then dry.”",
      close: "“Who is this {beast}?” asked {grownup}. It was {Hero} in the towel, clean and dry.",
    },
  ],
  events: [
    "{Hero} went in {his} slippers, {flip, flop|pad, pad}. The {first lamp|moon} was on. {A creature} was going to bed under {a sight} +and {he} said good night.",
    "The {bus|milk van} drove home with its {eyes|lights} half shut. {Hero} yawned at it +and {the pal} yawned next. Yawns are like that.",
    "In a window {name} was singing to a baby. {Hero} knew that song. {He} rocked from foot to foot +and {he} hummed {along|low}.",
    "The sky went {pink|rose} and then {plum|blue}. One star was up, fresh from its {bath|milk|nap} +and {Hero} asked it how it had slept.",
    "{Hero} had on {his} sleep things, with a {coat|jumper} on top. It felt {funny|cosy} to be out in them. {The neighbour} had a {night cap|robe} on, too.",
    "All down the lane they were shutting up. The {hens|shops|daisies} went first, then {a sight}. “Soon it’s me,” {Hero} told {the pal}.",
    "“Bath at six, bed at seven,” {Hero} sang to {himself}. It was {half past|nearly} six by {a sight}. There was just time +and no more.",
    "{Grownup} held a warm {towel|blanket} over one arm. “I can wait,” said {grownup}. “A {bit|little while}.” {Hero} put on {his} speed.",
    "“What do bees sleep in?” asked {Hero}. “Their stripes,” said {grownup}. They passed a hive on tiptoe +and it hummed like a small fridge.",
    "The shop blinds came down, rrrrr. {The neighbour} turned a key and yawned a long yawn. {Hero} caught it +and {he} took it along to {a sight}.",
    "A tired balloon hung on {a sight}. It had got so small. {Hero} tucked it in with a leaf.",
    "{Hero} had a list of all who must be kissed tonight. It went on for three pages. {A creature} was on it, and {a sight}.",
    "Under a lamp sat {the neighbour}, sewing a {colour} pillow for somebody. {Hero} tried it with one ear. It said shhh, like a shell.",
    "Slow went the last tram, all lit up and with nobody in it. Then {Hero} saw one man. He was asleep, so {grownup} waved for him.",
    "There is a moth that looks like a scrap of blanket. It sat on {Hero}’s cuff +and {he} carried it about for a while, with {his} arm held level.",
    "“I’m not a bit tired,” said {Hero}. {His} left eye said something else. {Grownup} talked to the right one.",
    "{Name} had seen the first star, and {Hero} had the next one. They gave the third to {the pal} +and the rest were for all of {town}.",
    "A gate swung to and fro and could not settle. {Hero} shut it. “There,” {he} said, “lie still.”",
    "Through a window came bath sounds, slosh and giggle. {Hero} guessed: two small ones and a duck. The duck said so, too.",
    "Somebody’s washing was still out: {six|nine} shirts with their arms hanging down. “They want to be carried in,” said {Hero}. {Name} came and did.",
    "The sun had one foot under the hill. {Hero} watched the other go in after. Then the sky pulled up its {pink|peach} blanket.",
    "{The neighbour} went by with a hot bottle under each arm. “One for me, and one for the cat.” {Hero} felt one. Oh, lucky cat.",
    "Daisies shut at night, like small fists. {Hero} found one that was late +and {he} waited by it until it was done.",
    "“Let’s walk like sleep,” said {grownup}. So {Hero} put one foot down +and then the next, as if on {dough|feathers|a cloud}.",
    "In the hen house there was a lot of pushing. “That’s my side!” “No, mine!” {Hero} said good night to both sides, and it was still.",
    "The clock on the wall said ten to something. {Hero} told it to take its time. It did, too. It was that sort.",
    "A baby in a pram looked at {Hero}. It blinked, it blinked, and then its eyes stayed shut. “You did that,” said {grownup}.",
    "Pad, pad. {A creature} came the other way in what looked like slippers. They both kept to the left. That is how it is done, late.",
    "{Hero} heard the milk being poured in a house by {a sight}. It is a white sort of sound. It made {him} think of {his} own cup.",
    "One glove was on, and one was in bed already. {Hero} had left it there to warm the place. {Grownup} thought that wise.",
    "A cart of hay went home. On top sat a boy with his chin on his chest. {Hero} called good night to him. His hand came up, and then it sank in the hay.",
    "{Hero} walked on the soft side of the road, in warm dust. {His} slippers made no sound at all. “That is how the evening walks,” said {grownup}.",
    "The bread man gave {Hero} the last {roll|bun}, for he was shutting. It was a small one, with a dent. “It has waited for you,” he said.",
    "Window by window {town} went gold. In one there was a bear on a sill, looking out. {Hero} held up {a toy}, so that it would know someone.",
    "The boats lay side by side and bumped, as if to say move over. {Hero} knew that from {his} own bed. One was called {Rose|Dora|Patience} +and {Hero} wished her sweet dreams.",
    "Someone was reading aloud behind a blind. {Hero} heard “and then”, and “said the wolf”, and “very cold”. They walked on at the good bit, as it was for somebody else.",
    "The tea shop had its chairs up on the tables, legs in the air. “They sleep like that,” {Hero} was told. {He} tried it with {a toy}.",
    "A big yawn came down the lane, and it was a cow’s. It went in at {Hero}’s mouth and out at {grownup}’s. {A creature} had the end of it.",
    "{Hero} wished each flower pot a good night by name. There was Fred, there was Ann, there was {colour} Bill. {Grownup} had not known that they had names.",
    "The swings had stopped by themselves. One moved just a bit, for the wind had it. {Hero} sat in the next one till both were still.",
    "A nurse on a bike went by, on her way to her night. “Sleep a bit for me,” she called. {Hero} said that {he} would do a good long piece.",
    "It was the hour when mothers call. “To-om!” “Li-in!” It went from roof to roof like birds. {Hero} could tell which of them had a cross supper waiting.",
    "“Where do you sleep?” {Hero} asked {a creature}. It showed {him}, more or less. It was a crack, with a leaf for a door and a view.",
    "The moon had come too soon and stood about in the light. It was as pale as a plate. “You may start,” {Hero} told it, “we’re nearly done.”",
    "Under {a sight} lay a dog with his nose in his tail. He opened the eye on this side. {Hero} put a finger to {his} lips +and the eye went shut.",
    "{Grownup} had the small bag with the bears on it. In there was a brush, a cloth and one sock. You never know, said {grownup}, where you may drop off.",
    "The fish man was hosing down his stone. The last fish had gone, and the cat. {Hero} saw the water run away, all pink from the sky.",
    "In the park they rang a hand bell, for the gates. {Hero} told the swans, in case they had not heard. They were in bed, on one leg.",
    "{Hero} had {his} pillow under one arm, just to show it the street. It had never been so far. {Grownup} carried the case, so that the pillow could look out.",
    "A boy at a window was being sung to. He had one hand on the glass. {Hero} put up one too +and they were as big as each other.",
    "The post box had its mouth open, as if it were asleep. {Hero} posted a leaf in it, very slowly.",
    "They passed a shop full of beds. Not one of them was in use. {Hero} picked one for {grownup}, and one for {a creature}.",
    "{The neighbour} came to the door in a dressing gown with moons on. “Is it that time?” “Not quite,” said {Hero}. So the door was shut on not quite.",
    "Down at the yard the buses were being washed. They stood with their eyes shut. {Hero} held still as well, while {grownup} did the back of {his} neck.",
    "Someone had hung a lantern in a tree, for the moths. {Hero} counted nine. The tenth was a leaf, but it had put on its best.",
    "There were slippers on {name}’s step, side by side. They were turned to the house. “They know the way,” said {grownup}.",
    "The hill had put on its dark coat, and one lamp for a button. {Hero} did up {his} own. It took a while, with such sleepy thumbs.",
    "A cradle was for sale in a window. It rocked when the tram went by. {Hero} said shh to it, from out there.",
    "“What’s the last thing you hear at night?” asked {Hero}. {Grownup} had to think. It was the gate, and after that it was {Hero}, asking things.",
    "One swift was still up, very high, where there was light. {Hero} told it that it could have five more minutes. It took ten.",
    "“Shh,” {Hero} told {his} boots. So they went on their toes, tip, tap, tip. {The neighbour}’s baby was in bed +and even the {dog|gate} made no sound.",
    "{Name} shut up the hens. “One, two, three, and where is four?” {Hero} saw her by {a sight}. Four went in last, with a sleepy {cluck|huff}.",
    "Pop! On came a lamp in a window. Pop! On came the next. “Pop,” said {Hero}, and it did. {He} popped on the whole {street|hill} like that.",
    "A bear sat in a shop, all on its own. “Go to bed,” {Hero} told it through the glass. Click, the shop went dark. {Grownup} said that it was a very good bear.",
    "“Who has sand in one eye?” asked {grownup}. {Hero} had. {The pal} had. Who goes by with a {bag|spoon} of it, so late in the day?",
    "The ducks had tucked in their beaks. One did not want to. It swam up to {Hero} to say so. “Bed,” {he} told it +and it tucked in its beak with a {sigh|quack}.",
    "In the yard the big {truck|bus|crane} was put to bed. A man patted its nose and pulled up the {sheet|cover}. {Hero} patted a wheel. Tick, it said. Tick. Then it slept.",
    "{Grownup} sang the lamp song, which has one line for each lamp. By {a sight} {Hero} sang one too many. It was no lamp. But it was glad to be in the song.",
    "Down came the sun, on top of {a sight}. There it got stuck. “You can let go,” said {Hero}, “it’s time.” Plop, and it was gone, and the sky went {pink|gold|rose}.",
    "{The neighbour} sat in a door with some milk for the cat. Lap, lap, lap. {Hero} sat down to hear it. That is a good small sound to end a day with.",
    "A kite had to come in for the night. {Name} wound the string, round and round +and {Hero} held out both arms. It came down on them like a tired {bird|hen}.",
  ],
  calms: [
    "Bath, milk, teeth, hug. All done. One, two, three, four.",
    "The {colour} pyjamas were warm. So was the bed. So was {grownup}.",
    "The toys lay down in a row. {Hero} put a sock on the last one.",
    "{Grownup} shut the curtain. Swish. Now it was night.",
    "One cup of water. One small light. One soft bear.",
    "The bed was open, like a book. {Hero} got in between the pages.",
    "First {Hero}’s feet got warm. Then {his} knees did. It went up {him} like warm water.",
    "All the kisses were given out. There was one left over. {Grownup} had it.",
    "The curtain had stars on it. So had the window. {Hero} saw both sets.",
    "Shh, went the sheet. It said that each night. {Hero} said it back.",
    "{Hero} shut one eye. One eye kept watch. It saw {grownup}, and that was all right.",
    "{Grownup} sat on the end of the bed. It dipped. {Hero} rolled that way.",
    "The night light was on. It was no bigger than a berry. It was plenty.",
    "A yawn came up from the toes. It was the long sort. {Hero} let it out.",
    "Nobody had to do a thing now. The dark did it all.",
    "{Hero}’s bear was on duty. It had both eyes open. They were buttons.",
  ],
};
