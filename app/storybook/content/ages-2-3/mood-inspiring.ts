import type { MoodTexts } from "../shared/mood-texts";

export const inspiring: MoodTexts = {
  strands: [
    {
      opening:
        "{Hero} could jump as high as a {bun|brick|boot}. [That is not much, but {he} {was} small +and each {day|week} it was a bit {more|higher}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“I can!” said {Hero} to {his} {coat|zip|shoe}. [It took a long, long time.] Then it was {on|done} +and {grownup} {clapped|danced|sang}.",
      way: "",
      close: "",
    },
    {
      opening:
        "A mark on {Hero}’s wall showed how big {he} {was}. [{He} stood as tall as a {tree|tower|lamp} +and {grownup} drew a new one, {higher|higher up}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Last week {Hero} could not {hop|skip|whistle}. Now {he} could, {two|three|four} times. [{He} did it all round {home} +and the {cat|clock|broom} looked on.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had a bean as small as a {tooth|pea|bead}. [One day it would be as tall as {home} +and {he} said, “So will I.”]",
      way: "",
      close: "",
    },
    {
      opening:
        "“Too small,” they had told {Hero}, not for the first time. [{He} put on {his} {boots|cape|cap} +and {he} went to {see|find out}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Even when {Hero} fell down, {he} got up. [{He} {did|tried} it {six|seven|nine} times +and now {he} could ride the trike to {a sight}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had big thoughts in a small bed. [“One day,” {he} told {grownup}, “I’ll {sail|fly|drive} to the {moon|sea|sun}.” And why not?]",
      way: "",
      close: "",
    },
    {
      opening:
        "Look at {Hero}’s hands! They were small. [But they could {dig|lift|clap} and {mix|hug|build} +and they were never {still|done|bored}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "The {hill|bank} by {Hero}’s {house|school|street} was high. [Last year {he} went up on {his} tummy +and now {he} went up on two feet.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Each night {Hero} asked the stars, “What can I do?” [They {blinked|winked|shone} +and each day {he} did one {new|brave|good} thing.]",
      way: "",
      close: "",
    },
    {
      opening:
        "In {Hero}’s street a {snail|duck|bug} crept all the way to {a sight}. [“If you can,” {Hero} told it, “I can too.”]",
      way: "",
      close: "",
    },
    {
      opening:
        "It took {Hero} all {morning|week}, but there it was. [A {bow|knot|plait}, tied with no help! {Grownup} hung it on the {wall|door}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Some are {tall|loud|quick}. {Hero} was not. But who in {town} could {wait|hum|dig} like {Hero}? [Nobody could!]",
      way: "",
      close: "",
    },
    {
      opening:
        "“Me do it,” {Hero} used to say, and cried. [Now {he} wanted no help +and {he} did it, with one {sock|egg|lace} after another.]",
      way: "",
      close: "",
    },
    {
      opening:
        "On the wall {grownup} kept {Hero}’s first {hand print|drawing|line}. [It was small and {red|blue|brown}. {He} put up {his} hand, and look how far out it came!]",
      way: "",
      close: "",
    },
    {
      opening:
        "A {kite|wheel|bird} had a torn {side|edge}, and still it {went|got up}. [{Hero} saw it go by {home}. {He} {thought|talked} of it all {day|through lunch}.]",
      way: "",
      close: "",
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
