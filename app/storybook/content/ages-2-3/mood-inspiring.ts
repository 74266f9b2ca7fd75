import type { MoodTexts } from "../shared/mood-texts";

export const inspiring: MoodTexts = {
  strands: [
    {
      vars: { bar: ["a brick", "a boot", "a shoe box", "a fat book", "a bucket", "a melon", "a drum", "a log"] },
      opening:
        "{Hero} had a big wish: to jump right over {a bar}. {He} {tried|jumped} each day +and {he} got half way so far.",
      way: "Hup! {Hero} jumped over a {twig|crack|leaf}, and then a {fatter|taller} one. “That was higher than last week,” said {grownup}.",
      close: "{Hero} put {the bar} on the rug. One, two, hup! {He} {was} right over it.",
    },
    {
      vars: { horn: ["a trumpet", "a tuba", "a flute", "a horn", "a mouth organ", "a tin whistle"] },
      opening:
        "One day {Hero} would play {a horn} as well as {name}. {He} blew each {day|morning} +but so far it just went {phut|parp|frrp}.",
      way: "There was {name} with {the horn}! “I blew a bit each {day|week},” {name} told {Hero}, “like you.”",
      close: "{Hero} blew, long and soft. Out came one {clear|round|gold} note. {Grownup} clapped.",
    },
    {
      vars: { knob: ["coat peg", "door bell", "light switch", "book shelf", "door knob", "cup hook"] },
      opening:
        "The {knob} was {Hero}’s goal: to reach it with no help. {He} stretched up on {his} toes +and it was still one {hand|spoon|shoe} too high.",
      way: "{Hero} stretched up to the {sky|clouds}, as {he} did each day. “I see you grow,” said {grownup} +so {he} stretched some more.",
      close: "{Hero} stood on {his} toes and stretched. One finger touched the {knob}! Just one, so far.",
    },
    {
      opening:
        "{Hero} longed to whistle as {name} did, like a bird. {He} {tried|puffed} and {he} blew +but just {air|a fff} came out.",
      way: "Fff, went {Hero}, and fff. {A creature} {looked up|heard it}. “That was nearly a peep,” said {grownup}.",
      close: "{Hero} made {his} lips round. Fff, fff, fweet! Out there a {bird|blackbird} whistled back.",
    },
    {
      opening:
        "{Hero} dreamed of a garden as big as a {field|park}. So far {he} had one bean in a pot +and {he} gave it a drink {each day|at breakfast}.",
      way: "“My beans all came from one bean,” said {name}. They were up to the {roof|sky}! {Hero} thought of {his} pot.",
      close: "{Hero} looked in the pot. There was a green tip! “It’s a start,” said {grownup}.",
    },
    {
      vars: {
        engine: ["a train", "a tram", "a bus", "a crane", "a tractor", "a ferry", "a snow plough", "a fire truck"],
      },
      opening:
        "When {Hero} grew up, {he} would drive {a engine}. {He} had no {engine} yet +but {he} could do the {horn|bell|brakes} very well.",
      way: "There went {a engine}! {Hero} waved at it. “You’ll sit up here {one day|too}!” called the driver.",
      close: "{Hero} drove two chairs. “What a good {engine}!” said {grownup}. “May I get on?”",
    },
    {
      opening:
        "{Hero}’s dream was to ride the {colour} trike with no help. So far {grownup} held on to the {seat|back} +and {ran|puffed} along.",
      way: "{Name} came by on a big bike. “I fell off {six|nine} times,” {name} told {Hero}, “and got on again.”",
      close: "{Hero} rode the trike round the table. Nobody held on! {Grownup} had let go.",
    },
    {
      opening:
        "{Hero} wished to fly to the moon some day. {He} had a {big|red|tin} box for it +but {he} could not count down from five yet.",
      way: "“Five, four, two,” said {Hero}. That was nearly it. “Have one more go,” said {grownup}. “The moon can wait for you.”",
      close: "“Five, four, three, two, one!” said {Hero}, with no help. The moon looked {near|pleased}.",
    },
    {
      opening:
        "{Hero} had seen {name} juggle three {plums|eggs|hats}. Oh, to do that! {Hero} had one bean bag +and {he} could not catch it yet.",
      way: "Flop, went the bean bag. {Hero} threw it up {again|once more} +and this time {he} got {a finger|two fingers} to it.",
      close: "Up went the bean bag. {Hero} held out both hands, and there it was. {A catch|Caught}!",
    },
    {
      vars: { peak: ["Long Hill", "Top Hill", "Cold Hill", "Sheep Hill", "Bell Hill", "Oak Hill", "Star Hill"] },
      opening:
        "Up {peak} {Hero} would walk one day, on {his} own feet. Last {time|year|spring} {grownup} had to {carry|lift} {him} +but {he} {was} bigger now.",
      way: "{Hero} did {five|six|nine} knee bends, down and up. “They’re for {peak},” {he} told {the pal}. “My legs must be strong.”",
      close: "{Hero} went up to bed on {his} own feet. “Soon it’s {peak},” said {grownup}.",
    },
    {
      opening:
        "A whole book! {Hero} wanted to read one. {He} knew just the O so far +and {he} {looked|searched} for it all over {town|the house}.",
      way: "“There’s an O!” cried {Hero}, by a {sign|van|gate}. Next to it was an M. So now {he} knew two.",
      close: "“M, O, O. Moo!” read {Hero}. One whole word! Next, a whole book.",
    },
    {
      opening:
        "Like {name}, {Hero} wanted to dance on one leg. {He} could stand there and count to two +but then {he} {fell|tipped} over.",
      way: "{Hero} stood on one leg, like a {stork|heron}. One, two, three! {He} fell +but it was one more than {before|ever}.",
      close: "{Hero} stood on one leg and turned. All the way round! {Grownup} bowed to {him}.",
    },
    {
      opening:
        "{Hero} tried to tie a bow with no help at all. Over, under, round and pull! Each {time|day} it came undone +and {he} {began|started} again.",
      way: "“Over, under,” said {Hero}. {Grownup} held the string. It was a {knot|good knot} this time, and that’s half a bow!",
      close: "Over, under, round and pull. It stayed! {Hero} had tied a {real|whole} bow.",
    },
    {
      opening:
        "In a big hall {Hero} would stand one day and sing. {He} {began|started} with just a spoon +but it had no hands to clap.",
      way: "“La, la!” {Hero} sang to {the pal}. {A creature} {came|sat down}, and it stayed to the end. That was a crowd!",
      close: "{Hero} sang one song for all the house. {Grownup} clapped and {asked for more|stood up}.",
    },
    {
      vars: { beast: ["a horse", "a cow", "a lion", "a goat", "a sheep", "a fox", "a camel", "a whale"] },
      opening:
        "{Hero} wanted to draw {a beast} as fine as {name}’s. {He} drew {one|two|three} a day +but each of them came out as a {bun|spud|cloud}.",
      way: "{Hero} drew in the {dust|air}. “Is that {a beast}?” asked {grownup}. “The legs are,” said {Hero}. It was a start.",
      close: "{Hero} drew one more, slow and neat. “Oh, {a beast}!” said {grownup}, at once.",
    },
    {
      opening:
        "{Hero} would build a {house|bridge} up to the {sky|clouds} some day. The best tower so far had four blocks +and then it {fell|tipped}.",
      way: "{Hero} put stone on stone. One, two, three, four, five! {A creature} sat on it. But it had been five.",
      close: "One, two, three, four, five, six blocks! {Hero}’s tower stood. Next, the sky.",
    },
    {
      opening:
        "Some day {Hero} would sail round the world. First {he} made a ship from a {cork|nut shell} +but it fell on its side.",
      way: "{Hero} asked {name}, who had been at sea. “Put a stone in your ship,” said {name}. “Then it will stand.”",
      close: "{Hero} put a stone in {his} ship. Now it sailed, in a bowl. Next, the world!",
    },
  ],
  events: [
    "A plant had come up through the {stones|bricks}, all on its own. {Hero} bent down. “Well done, you,” {he} said. It had one leaf and held it high.",
    "{A creature} tried to get up {a sight}. It slid back, and tried once more. “Go on!” cried {Hero}. Up, up +and it was at the top.",
    "The {hill|path|wind} was hard. {Hero} did not look at all of it. {He} looked at one step and did that one. Then there was the next.",
    "“It’s too {far|big} for you,” said {name}. {Hero} thought about that. “It is,” {he} said. “But I’ve got {two legs|all day}.”",
    "{Hero} jumped over a {crack|stick|puddle}. Last week it had been too wide. {The pal} saw it too. Today was a day for {jumping|big steps}.",
    "{Name} was learning to {whistle|skip|dance}, at ninety! It went {pfft|thump|hop}. “It’s {better|less bad} each day,” said {name}. {Hero} tried it too.",
    "There was {a noise}, and {he} felt a bit small. So {Hero} said, “I can, I can.” By {a sight} {he} {was} {bigger|taller} +and it was true.",
    "{Hero} made {his} arm hard. There was a {lump|bump} in it, like a {pea|nut}. It had not been there in {spring|May}. It was all {his} own.",
    "A very old dog went up the steps one at a time. On each it sat. {Hero} sat with it. At the top it barked, just to say who was there.",
    "“When I was your size,” said {grownup}, “I could not do that.” {Hero} looked at what {he} had done. It got bigger as {he} looked.",
    "{The neighbour} was on crutches, and still swept the path. “I do it in strips.” {Hero} swept a strip as well, next to {a sight}.",
    "{Hero} put {his} shoulder to the wind and walked. It pushed, and so did {he}. By {a sight} it was the wind that turned round.",
    "{A creature} had lost its house in the rain. Now it was making a new one, out of {mud|straw|spit}. “That’s the way,” said {Hero}.",
    "“Who can carry this for me?” asked {name}. It was a {melon|loaf|drum}, and heavy. {Hero} could. {He} had to stop {three|four} times, and each stop was a good one.",
    "There was a crack in the wall, as thin as hair. Out of it grew a flower, {colour} and straight. {Hero} took off {his} hat to it.",
    "Each stone in the wall is small, said {grownup}. {Hero} felt them with one hand, all along. It was a very long wall.",
    "A girl was on her first two wheels. Wobble, crash. Wobble, wobble, crash. Wobble, wobble, whee! {Hero} cheered so loud that she nearly crashed once more.",
    "“Can’t,” said the parrot in the shop. {Hero} shook {his} head. “Say can.” They worked on it for an hour +and by then it had half of it.",
    "{Hero} wrote {his} own letter in the {sand|dust}. It leaned a bit. {He} did one more, and it stood up like a {post|soldier}.",
    "Today {his} hand was on top in the pile. Splat, {grownup}’s. Splat, {Hero}’s. It had got so wide that it was nearly a plate.",
    "It was a long way up, and {Hero} had short legs. So {he} sang a step a word. The song had {six|eight} verses, and there were steps to spare.",
    "{Name} was {eighty|ninety} and had just learned to swim. “I was a stone,” said {name}. “Now I’m a cork.” {Hero} wanted to be a cork, too.",
    "A ladybird fell off a stalk, and got on. It fell off, and got on. {Hero} had lunch meanwhile. When {he} looked, it sat on the top.",
    "“I’m going to be a {builder|baker|pilot},” said {Hero} to {the neighbour}. “What are you going to be?” {The neighbour} had to think +and there was still time, it turned out.",
    "The band went by, and the drum was the smallest boy of all. Boom! You felt it in the bread. {Hero} marched right behind that.",
    "{Hero} used to be held on the wall. Now {grownup} just held one finger. By {a sight} it was no finger +and neither of them had seen it go.",
    "“That’s heavy,” said {the neighbour}. “I know,” said {Hero}. {He} took it in two trips, and then it was not.",
    "A bud had been shut all week. {Hero} came by each day to say, “You can.” Today one petal stood out, as if to wave.",
    "Two sparrows pulled a crust as big as a boat. Heave! They got it past {a sight}. “Look what small can do,” {Hero} told {the pal}.",
    "{Hero} made a {bridge|boat|hat} of one leaf, and it sank. {He} made it of two. With three it held, and {a creature} went over dry.",
    "The rain had swept off the path. People were putting it back. Each had a stone. {Hero} put down two, and stamped on them, and it was a road.",
    "A boy was learning the drum on a bucket. It was bad at ten and not so bad at noon. {Hero} came by at two +and by then people had begun to march.",
    "Some days {Hero} was as strong as {a creature}. Some days it was as strong as a {door|bull}. Today {he} pushed {a sight}, just to see, and it gave a creak.",
    "{The neighbour} had sewn a coat from old coats. It had eleven sleeves to start with. “You just take off what’s not a coat,” said {the neighbour}, and {Hero} kept that in mind.",
    "Far below a train went up the hill. It puffed so hard that {Hero} puffed along. When it got to the top it whistled, and they both felt lighter.",
    "“Not like that,” said one duckling’s mother, a few hundred times. It fell in, it fell out. Then it swam! {Hero} ran along the bank the whole way with it.",
    "{Hero} drew a horse that looked like a table. So {he} drew one more. The {sixth|ninth} one had an eye, and it looked back at {him}.",
    "There is a man in {town} who can whistle with no teeth. “Once you stop minding,” he told {Hero}, “it comes.” {He} tried it, and some of it came.",
    "A tree had been blown flat and it had grown up from there. It had an elbow in it. {Hero} sat in the elbow, and thought highly of it.",
    "{Grownup} said that no one had ever asked. So {Hero} asked: could {he} ring the big bell? They gave {him} the rope, and it rang like {Sunday|a king}.",
    "On {name}’s wall hung a bent bow and a cup. “I came last for six years,” said {name}. {Hero} held the cup in both hands. It was full of pencils now.",
    "A line of ants came to a stone. They went up it, and they went down it. {Hero} could not find one of them that had sat down to complain.",
    "{Hero} could not reach the knocker. {He} stood on one brick and then on two. With {a trinket} on top it was just enough +and it made such a knock!",
    "“What’s that you carry?” asked {the neighbour}. It was all that {Hero} had learned so far this week. {He} had it in {his} arms and in {his} legs.",
    "The smallest lamb wanted to see over the wall. It got on a stone, and on a sheep. {Hero} gave it the last bit of lift, and they looked out, the two of them.",
    "By {a sight} there is a mark for how high the river came. Next to it is one for how soon they built it all up again. {Hero} put {his} hand on the second one.",
    "The kite had been mended so often that it was all patches. It flew on the patches. {Hero} held the string, and felt each of them pull.",
    "{Hero} could say all of it but one word. {He} went at the word from the front and from behind. By {a sight} it came out whole.",
    "On the quay a small tug was pulling a great ship. It puffed, and it did not look round. {Hero} pulled along, with {his} belt.",
    "A potter let {Hero} have a lump. The first pot fell in. The {second|fifth} had a lip and a lean to it +and {a creature} drank from that.",
    "{Name} had planted a tree for somebody to sit under. “It will be ready in fifty years,” said {name}. {Hero} brought the can each day that week.",
    "They said that a snail could not get to {a sight} by night. {Hero} left the lamp on for it. In the morning there was a silver line, right up to the top.",
    "{The neighbour} had learned to read at seventy. The first word had been {tea|bus|egg}. {Hero} read that one, too, off a wall.",
    "A girl stood at the edge of the ice. She put on one skate, and then she put on the next. {Hero} did not see the falls, only how she laughed in between.",
    "{Hero} held up one end of the plank for the big men. It was just one end. “We could not have done it with one end less,” they told {him}.",
    "The baker’s boy was up before the birds. He lit the oven, and it lit his face. “Somebody has to be first,” he told {Hero}. So {Hero} got the first roll.",
    "Far out a swimmer went along, arm over arm. It looked like nothing much. When they came back there was a cheer for him, and a towel.",
    "{Hero} had a loose button and did not call for help. {He} sewed it with {colour} thread, with {grownup} just holding the light. It hung there like a medal.",
    "Rain had washed the hop squares off the yard. {Hero} drew them all again, with one more at the end. It was a far one. By tea time {he} {was} on it.",
    "“Feeling low? Look for a bud, a bee and a baby,” said {the neighbour}. {Hero} found all three by {a sight}. The baby found {Hero}.",
    "A very small bug went up {a sight}. It was a long way. {Hero} put out a finger to lift it +but it went round the finger. It wished to do it on its own, and it did.",
    "“I can’t whistle,” said {Hero}, “but I can blow.” Hoo. Hoo. {Grownup} held up a thumb for each one. Hoo, hoo, {fee|whee}! It was a small one, but it was a whistle.",
    "One brick, and then one brick. {Name} sang as the wall grew. {Hero} put one on, ever so slow. It was the {third|fifth} from the left +and it was straight!",
    "The gate was stiff, and {Hero} was small. {He} pushed with {his} hands +and {he} pushed with {his} back. {He} pushed with {his} behind, {creak|crick}, and let them all through.",
    "A boy sat down on the ice, plonk. “That was nine,” he said, and got up. {Hero} counted with him +but there was no ten. He went right round, and he bowed to {a creature}.",
    "“Who can jump the puddle?” {Hero} could not. Splash! One, two, splash! One, two, and dry. {Grownup} cheered. Then {Hero} did the wet one once more, for fun.",
    "A girl had one arm in a sling. She could catch with the other. {Hero} put one hand in {his} pocket and had a go. Miss, miss, miss, miss, {got it|caught}! “It’s a knack,” she said.",
    "{Hero} held the map, and it was the wrong way up. {Grownup} did not say so. {He} looked at it +and {he} turned it round. “There!” said {Hero}. “Now I’ve found {a sight}.”",
    "Tweet, tweep! A small bird sat on the edge of its nest. It looked down +and it looked at {Hero}, who gave it a nod. Flap, flop, flap, and it was on {a sight}!",
    "There was a long word on the {shop|bus|tin}. {Hero} went at it bit by bit, with {grownup}. {Straw-ber-ry|Cho-co-late|Spa-ghet-ti}! It was in a lot of bits, but it was all there.",
    "“Yes, you may help,” said {the neighbour}. So {Hero} dug up one spud, and then one more. {His} arms were tired, but {he} dug one more. That one had {a nose|two chins}.",
  ],
  calms: [
    "Today {he} had done a new thing. {He} felt it in {his} arms. It felt good.",
    "{Grownup} put a star on the wall. It was for {Hero}. It was a big one.",
    "“I did it,” said {Hero}. “You did,” said {grownup}. That was true.",
    "By the mark on the wall {Hero} stood up straight. {He} {was} a bit taller.",
    "{His} hands were tired. They had done so much. Well done, hands.",
    "One day {he} would reach the lamp. Tonight {grownup} did it. {Hero} had reached the switch, though.",
    "There was a new line on the wall. It was a pea higher. {Hero} touched it.",
    "The seed in the pot was up. It bent, and it was green. {Hero} gave it a drink.",
    "{Grownup} told the tale of when {Hero} could not walk. How small that was! How far they had come.",
    "Hard things were over. They lay behind, like a hill. From here it looked soft.",
    "Brave feet need a rub. {Grownup} did both. They let go of the day.",
    "“What will you do next?” asked {grownup}. {Hero} knew. Sleep.",
    "{Hero} flexed one arm in the glass. There it was still. It would be there in the morning.",
    "That had been a lot of tries. {Hero} gave each one a name. They all got tucked in.",
    "You need sleep to grow. {Hero} lay as long as could be.",
    "{His} own two hands had done it. Now they lay on the quilt. They were open.",
  ],
};
