import type { MoodTexts } from "../shared/mood-texts";

export const gentle: MoodTexts = {
  strands: [
    {
      opening:
        "Slowly, slowly, {Hero} held out both hands with the wool +and {grownup} wound it up into a {round|soft} ball. It was {colour}, and as soft as a {lamb|kitten|chick}. Neither of them spoke +and all {home} was still.",
      way: "A thread of {colour} wool was still on {Hero}’s sleeve. {He} wound it round one finger, very slowly, till it made a small warm ring. {He} showed it to {the pal} +and they were quiet together.",
      close:
        "{Grownup} had been knitting. “You held the wool for me,” said {grownup}. It was a pair of {colour} bed socks, still warm from {grownup}’s lap.",
    },
    {
      opening:
        "{Hero} laid a clean cloth over the dough, as gently as over a {baby|doll}. “Now it must {rest|sleep},” said {grownup}. They tiptoed about in the kitchen of {home} +and it smelt of flour and {milk|butter}.",
      way: "{Hero} spoke a little lower, for {he} thought of the dough at home. Under its cloth it grew without a sound. {The pal} came {close|nearer} +and for a while they {breathed|hummed} as slowly as dough.",
      close:
        "{Grownup} broke the new loaf, and it was soft and warm. The first piece was for {Hero}. They ate it close together, without a word.",
    },
    {
      opening:
        "On the step of {home} {Hero} found {a snail}, far from any leaf. Somebody might tread on it +so {he} carried it to the {wet|cool|long} grass. There it put out its horns, {one by one|very slowly}.",
      vars: { snail: ["a striped snail", "a yellow snail", "a small snail", "a brown snail", "a pink snail"] },
      way: "{Hero} went as softly as {he} could, and looked before {he} trod. {The pal} did so as well. “There may be another snail,” said {Hero}. It is good to be {careful|slow} with small things.",
      close:
        "It was dewy outside the window. On the pane sat {the snail}, quite safe. {Hero} laid one finger on the glass, just there.",
    },
    {
      vars: { plush: ["rabbit", "bear", "lamb", "donkey", "mouse"] },
      opening:
        "{Hero}’s old {plush} had lost an ear, from so much {hugging|love}. At {home} {grownup} sewed it on again with {colour} thread +and {Hero} held the {plush}’s {paw|foot} until the last stitch.",
      way: "{Hero} thought of the old {plush}, in bed at home with a mended ear. It must be left in peace today. In a low voice {he} told {the pal} +and they both {wished|hoped} that it {slept|rested} well.",
      close:
        "{Hero} bent down to the old {plush}. The mended ear was softer than before. Into it {he} said three words that nobody else heard.",
    },
    {
      opening:
        "“Hush,” said {grownup} to {Hero}. The old cat was asleep on {the washing|the newspaper|the wool} +so they went about {home} in their socks. Nobody {shut a door|moved a chair}, and the cat slept on.",
      way: "{Hero} still walked on soft feet, because of the old cat at home. {The pal} noticed, and came along just as {softly|quietly}. Not a twig {snapped|cracked}. It was nice to take such care of somebody’s sleep.",
      close:
        "The old cat had woken up at last. She looked all round. Then she came to {Hero}, of everyone, and lay down in {his} lap.",
    },
    {
      opening:
        "Every day {Hero} shared a bench in {town} with the old {baker|teacher|shepherd}, who was rather alone. They watched the {clouds|pigeons}, and did not say much. Today the old man’s hands were cold +so {Hero} held one of them, and {rubbed|warmed} it.",
      way: "{Hero} put {his} hands in {his} pockets, and thought of the old man on the bench. His hand had got warm quite slowly. “Are you warm enough?” {he} asked {the pal}. To make sure, they stood close together.",
      close:
        "A parcel lay on the {table|mat}, soft and small. In it were {colour} mittens. The old man from the bench had knitted them for {Hero}.",
    },
    {
      opening:
        "Rain ran down the windows of {home} in long, slow {threads|beads|ribbons}. In {Hero}’s lap lay a duckling, the last one to hatch, and it was cold. {Hero} kept quite still +and {he} held both hands round it.",
      way: "{Hero} looked into {his} two hands. In there the last duckling had {slept|lain}, till it was warm. “It said ‘peep’, quite low,” {he} told {the pal}. Then they both listened to {a noise}, far away.",
      close:
        "The last duckling lay under its mother now. Out came one small head. “Peep,” it said to {Hero}, and slipped in under the wing again.",
    },
    {
      opening:
        "“It’s a day for {slippers|soup} and soft voices,” {Hero} heard {grownup} say. Next door to {home} there was a new baby +and it had to learn to sleep. So all the {street|house} was quiet, and nobody {whistled|hammered}.",
      way: "{Hero} hummed a little song for the new baby, slow and low. It had only {two|three} notes. {The pal} listened, and came {close|nearer}. Even {a creature} that was passing {stopped|held still} for it.",
      close:
        "Through the wall came a small sound. It was the new baby, and it was laughing. {Hero} laid one hand on the wall, and smiled.",
    },
    {
      opening:
        "A patch of sun lay on the floor, and {Hero} lay in the patch. It moved through {home} as slowly as a {cloud|snail}. {Hero} moved with it, and took {grownup}’s cold old {cushion} along.",
      vars: { cushion: ["cushion", "pillow", "rug"] },
      way: "{Hero} found another patch of sun, just wide enough for two. {He} let {the pal} have the {warmest|bigger} part. They shut their eyes. All they heard was {a noise}, and then not even that.",
      close:
        "{Grownup} laid the {cushion} on {Hero}’s feet. All day it had lain in the sun. The warmth was still in it.",
    },
    {
      opening:
        "Each morning {Hero} waved to the old lady across from {home}. [She could not walk far.] Today {Hero} held a {colour} flower up to the window +and the old lady looked at it for a long time.",
      way: "{Hero} found a {feather|leaf|petal}, small and perfect. It was for the old lady in the window +so {he} put it away with care. {The pal} had found one, too. They would bring the old lady a bit of outdoors.",
      close:
        "In the window across the way stood a little lamp. The old lady had put it there for {Hero}. They {waved|nodded} good night.",
    },
    {
      opening:
        "{Hero} had a garden in an old teapot at {home}. Today it had one new leaf +and {Hero} gave it {three|four} drops of water from a spoon. Then {he} turned it {softly} to the light.",
      way: "{Hero} crouched down. There in a crack grew a leaf, all alone and dry. {He} gave it a few drops from {his} hand +and {the pal} kept the {wind|sun} off it. Nobody hurried.",
      close:
        "The teapot garden stood by {Hero}’s bed. The new leaf had uncurled. Now you could see that there was a second one inside.",
    },
    {
      vars: { kitten: ["the smallest kitten", "the grey kitten", "the shy kitten", "the last kitten"] },
      opening:
        "In {Hero}’s {colour} cap lay {the kitten}, fast asleep. Its eyes had opened only {yesterday|on $weekday}. {Hero} could have used the cap that day. But {he} left it where it was, and stroked the kitten with one finger.",
      way: "The wind was in {Hero}’s hair, for the kitten at home had {his} cap. {He} did not mind. {The pal} came {close|nearer}. Somewhere a small thing was warm because of {him} +and that warmed {Hero}, too.",
      close:
        "{The kitten} woke up and mewed. {Hero} lifted it out, and put it to its mother. The cap was as warm as a nest.",
    },
    {
      vars: { brew: ["cocoa", "warm milk", "mint tea", "hot lemon"] },
      opening:
        "“Blow gently,” said {grownup} to {Hero}. They had two cups of {brew} before them +but both were too hot as yet. They blew in turn, slow and soft. Nobody in {home} had to be anywhere just then.",
      way: "{Hero} breathed in, slow as a wave, and out again. So {he} had blown on the cups with {grownup}. {The pal} did it, too, in and out +and nobody spoke. One by one the hurried thoughts {lay down|settled}, like {leaves|hens}.",
      close:
        "There were two cups of {brew} again. {Hero} blew over {grownup}’s, and {grownup} blew over {Hero}’s. They were just right at the same moment.",
    },
    {
      opening:
        "A note lay on the mat +and {Hero} picked it up. It was from the {ill|sick} {girl|boy} next door, who had to lie still +so {Hero} drew {a creature} on the back. Gently {he} pushed it under the {right|next} door.",
      way: "“I’ll draw this, too,” said {Hero}, and looked closely at {a sight}. Somebody next door was lying still in bed +and would like to see it. {The pal} waited without {a sound|hurry}, till {Hero} knew it by heart.",
      close:
        "There was a new note on the mat. ‘Your picture is on my pillow,’ it said. Under that was a {red|round} heart, for {Hero}.",
    },
    {
      opening:
        "At {home} {Hero} and {grownup} were mending the oldest blanket. A {colour} patch went over the hole +and they sewed it on with small stitches. They talked a little, {softly}, and then they only sewed.",
      way: "{Hero} drew {his} coat a little round {the pal}, for the air was cool. In {his} fingers {he} still felt the needle, in and out. When you mend a thing {slowly|gently}, you grow fond of it.",
      close:
        "The oldest blanket was whole again. {Hero} put one hand on the {colour} patch. {Grownup} had sewn a very small heart under it.",
    },
    {
      opening:
        "Softly, softly, {Hero} combed the old {dog} by the {door|window} of {home}. First came the {ears|shoulders}, and then the long back. The dog sighed +and he laid his {grey|heavy} chin on {Hero}’s {knee|foot}.",
      vars: { dog: ["dog", "sheepdog", "spaniel"] },
      way: "There were {grey|white} hairs on {Hero}’s sleeve, from the old {dog}. His legs were stiff +so he had to stay at home. “But he likes to be told things,” {Hero} said to {the pal}. So they looked at everything {twice|again}, for him.",
      close:
        "The old {dog} lay before the bed. He had heard it all, with one ear up. Now he laid his chin on {Hero}’s slippers.",
    },
    {
      opening:
        "{Grownup} always hummed the same soft tune, and {Hero} knew it from the cradle. It went up a little and down a little, like a {boat|swing}. Today {he} laid one ear on {grownup}’s {shoulder|back}, to hear it from inside.",
      way: "{Hero} hummed {grownup}’s soft tune, without thinking of it. Up a little it went, and down a little +and {the pal} leaned on {him}. A {bird|bee|breeze} went by, as {slow|quiet} as the tune.",
      close:
        "{Grownup} sat down, tired from the day. This time it was {Hero} who hummed the tune. {Grownup} laid one ear on {Hero}’s shoulder.",
    },
    {
      opening:
        "Hand in hand {Hero} and {grownup} sat on the step of {home}. They were doing nothing for a bit +and they were good at it. The clouds went over, {white|rosy} and slow. {A creature} came by, and saw no need to hurry either.",
      way: "Then {Hero} stopped, just for a moment, to do nothing. {He} held out one hand +and {the pal} came close. A cloud went over, as slow as {wool|milk}. Now everything was a bit {calmer|softer}.",
      close:
        "Once more {Hero} and {grownup} sat on the step, hand in hand. The first star came out. It was not in a hurry, either.",
    },
    {
      opening:
        "To and fro went the {rocking chair|hammock}, with {Hero} and {grownup} in it. In {Hero}’s hand lay an egg made of {colour} {stone|wood} +and it was quite cold. “Keep it warm for me,” said {grownup}. So {he} closed {his} fingers round it.",
      way: "{Hero} felt the {colour} egg in {his} pocket. It was not so cold any more +and {the pal} {touched|felt} it, too. They were as careful with it as if somebody were {asleep|dreaming} in there.",
      close:
        "{Hero} gave {grownup} the {colour} egg. It was quite warm. {Grownup} held it to one cheek for a long while. “That’s you,” said {grownup}.",
    },
    {
      opening:
        "{Hero} had found a feather, {white|grey} and light as breath. When you drew it over your {hand|cheek}, all of you grew quiet. {He} tried it on {grownup}, who had {worked|worried} a lot that day +and {grownup}’s shoulders came down.",
      way: "{Hero} took the soft feather, and drew it once, very slowly, over {the pal}. After that neither of them was {tired|cross|hurried} any more. The light lay on everything like {milk|honey}, and far off was {a noise}.",
      close:
        "{Grownup} took the soft feather. Slowly it went over {Hero}’s {forehead|eyebrows}, and down the nose. The day grew quiet, all by itself.",
    },
  ],
  events: [
    "They did not hurry. {Hero} stopped to let {a creature} cross +and it took so long that {he} {sat down|shared out $his lunch}. The air smelt of {smell}. Somewhere there was {a noise}.",
    "{The neighbour} had put out a chair, and in the chair slept {a creature}. {Hero} tucked {a cloth} round it. [No one said {anything|a word} +and the afternoon turned over and sighed.]",
    "A little wind came by with the smell of {smell}. It {touched|stroked} {Hero}’s {cheek|hair}, as {grownup} did sometimes, and went on down {the track}.",
    "“Listen,” said {Hero}. They listened. There was only {a noise}. Under that, very small, was the sound of {the grass growing|milk warming|a bee in a bell}.",
    "By {a sight} {the neighbour} was asleep over a book. {Hero} put a {colour} leaf in it to keep the {page|place}. The {bees|pigeons} went round on tiptoe.",
    "{Hero} found a bench, and the bench had room. They shared {a food}, with a bit for {the pal} and {a creature}. Nobody asked {how late it was|what for}.",
    "It was so still that they heard {a noise} from the far end of {town}. {Hero} {trotted} more {softly}, not to {bend|wake} it. [Even the {dust|light} lay down.]",
    "{The neighbour} was hanging out {colour} sheets. {Hero} held the far end. It was folded {corner to corner|step by step}, as small as {a food}. “Thank you, {my dear|pet},” came the voice from behind it.",
    "Under {a sight} lay a pool of sun, wide enough for {Hero} and {the pal}. They lay in it and named {clouds|birds|colours}. When it moved {a hand|an inch} to the left, so did they.",
    "{A creature} had gone to sleep on {the neighbour}’s foot. “I can’t very well move,” said {the neighbour}, “can I?” {Hero} fetched a stool, and {a food}. They all waited till it had finished dreaming.",
    "{The track} was covered with petals, or it may have been {feathers|paper}. {Hero} trod only where there were none. It made for a very {crooked|slow} way, and a {pretty|quiet} one.",
    "Through an open door came {smell}. Somebody was {kneading|ironing} in there, in a patch of sun, and did not look up. Nobody spoke. It was like reading a page over a shoulder.",
    "{Hero} stopped by {a sight} and swung {his} legs. {The pal} leaned on the left one. Nothing came along {the track}. Then nothing else came. It was the best bit so far.",
    "An old man was feeding the {ducks|sparrows}, one crumb each, by name. “{Weekday}’s my quiet day,” he told {Hero}, “so we needn’t talk.” Nor did they. {Hero} got half of the crust.",
    "“Here,” said {the neighbour}, “hold that.” It was a skein of {colour} wool. {Hero} held out both hands. It was wound off {him}, round and round, till they were quite {warm|light}.",
    "By {a sight} the water had nearly stopped. {Hero} put a leaf on it. It turned round once, waited, and went. They kept beside it, as slow as it liked, up to the next {bend|stone}.",
    "A baby looked at {Hero} over somebody’s shoulder. {Hero} looked back. Neither of them blinked. Then it held out {a food}, well sucked +and {he} took the {smallest|driest} bite you ever saw.",
    "It was {weather}, and yet a few drops fell, warm ones. Nobody ran. {The neighbour} only turned up a collar. {Hero} held up {his} face. {The pal} shook off {one drop|two drops}, and that was all the rain there was.",
    "Two cats were washing each other by {a sight}, one ear at a time. It went on for as long as it takes to eat {a food}. {Hero} and {the pal} ate one, to see.",
    "The postwoman had sat down on her bag. “I’m early,” she said, “so I’m letting it catch up.” {Hero} helped her let it. Somewhere {a noise} was saying the same thing, over and over.",
    "A leaf came down in front of {Hero}, left, right, left, as if it had all {day|week}. {He} held out one hand. It thought about that +and it chose {the pal}.",
    "{The neighbour} was reading aloud to a row of {beans|pots}. They liked it, it seems, if you do the voices. {Hero} stayed for a page. The {beans|pots} stood very straight.",
    "A bumble bee lay on {the track}, too {cold|weary} to fly. {Hero} let it climb on a {daisy|leaf}, and carefully carried that into the sun. There it washed its face, {hummed|stretched} +and then it flew.",
    "The wall by {a sight} had kept the warmth of the whole afternoon. {Hero} leaned on it, and {the pal} leaned on {Hero}. It went in like {a bath|cocoa} +and they took some of it {along|with them}.",
    "An elderly dog and his elderly master took {small|slow} steps along {the track}. {Hero} took little ones as well, all along to {a sight}. Now and then the dog looked {round|up} +and it {smiled|wagged}.",
    "A baby was learning to walk, {three|four} steps from mother to {father|granny}. Then {Hero} knelt down, and held out {his} hands. It {swayed|hesitated}, and it laughed +and it came {five|six} steps to {him}.",
    "Behind a window somebody was practising {four|five} notes, and one was always wrong. {Hero} and {the pal} waited {patiently|hopefully} by {a sight}. Suddenly it was perfect! They clapped as softly as {butterflies|moths}.",
    "A butterfly came to rest on {Hero}’s {sleeve|wrist}. {He} held that arm like a {shelf|branch}, and walked on as carefully as with {soup|eggs}. Beyond {a sight} it was completely rested +and up it went over {the track}.",
    "{The neighbour} was tying {colour} ribbons on the gate for a {son|sister} coming home. Elderly fingers are slow with {bows|ribbons}. {Hero} tied the last one low down, for the {cat|children} to see +and it {fluttered|danced}.",
    "“Let’s see to that,” said {the neighbour}, for {Hero} had a hole in {his} {elbow|glove}. In and out went the needle, with {colour} wool. It took as long as one {story|song}. Ever after, that place was the {warmest|softest}.",
    "Seven new loaves were cooling outside the bakery. {Hero} and {the pal} stopped where the {steam|warmth} came down, and shut their eyes. It was like {a kitchen|a hug}. Through the {glass|flour} {the neighbour} nodded comfortably.",
    "A boat lay asleep on its rope, and the water {patted|rocked} it. {Hero} and {the pal} breathed along, up with the boat and down. Even {a noise} seemed {sleepier|slower} than before.",
    "“It’s these buttons,” sighed {name}, holding out two {stiff|unhappy} hands. {Hero} did them up, {six|seven} of them, and turned down the collar. “You’ve got your {granny’s|father’s} fingers,” said {name} +and {he} carried them on with particular care.",
    "{Hero} picked a dandelion clock. {He} blew, {the neighbour} blew, and {the pal} had the final puff. Up went the seeds, each with its own {umbrella|parasol} +and nobody {spoke|stirred} until they were past {a sight}.",
    "Sheep were lying on the path. “May we?” asked {Hero}, and went in among them, with a hand on this {warm|woolly} back and that. They made room, like water for {a boat|a stone} +and behind {the pal} they {closed up|lay down}.",
    "{The neighbour} had a letter, but no glasses. {Hero} found them under {a cloth}. They sat down, and it was read aloud, all about {the plums} +and the {end|middle} came twice.",
    "On the handle of {a gadget} sat a robin. {Hero} stood so perfectly still that {a leaf|a seed} came down on {his} shoulder. The robin sang {its|half its} evening song, as delicate as {silver|cobweb} +and then {the pal} breathed out.",
    "A brown horse hung its head over the gate. {Hero} laid one palm on its {velvety|enormous} nose. Out came a breath like {toast|an oven} +and past {a sight} {he} still carried that hand like a {present|cup}.",
    "{Name} was asleep in the grass, but unfortunately the shade had wandered off. There was sun on one {ear|cheek} now. {Hero} moved the {colour} umbrella a {step|foot} to the left. Without waking, {name} {smiled|sighed}, and smelt of {smell}.",
    "Plink went the rain barrel on its {tin|lid}, and beside it a cat could not {sleep|doze}. {Hero} laid a {dock leaf|sponge} under the drip. After that it only went pat +and the cat settled down, entirely {content|satisfied}.",
    "{Hero} got one brush, and {the neighbour} had another. Between them stood a {grey|shaggy} donkey with contented eyes. They had gone from the ears to the {tail|knees} before anyone spoke. “Now I feel {brushed|tidy}, too,” said {the neighbour}.",
    "By {a sight} a small boy was crying, just from being {tired|cross}. “I get like that,” said {Hero}, and sat down with him. So did {the pal}. Together they watched a {beetle|caterpillar} go by +and it really helped.",
    "A boy with a {barrow|pram} went past, humming. {The neighbour} caught the tune over the {beans|fence}. {Hero} brought it on to {a sight}, and a girl in {a cloth} took it up. So it went, house by house.",
    "In a {box|basket} a kitten had met its first saucer of milk. It {sneezed|jumped}, it considered +and it walked right in. {Hero} carefully held the saucer level. Before the last {drop|pawprint} was dry, the kitten was sleeping in the {middle|puddle}.",
    "“What’s the sky doing?” asked a lady who could not see. {Hero} considered it carefully. “It’s {weather},” {he} said, “and {colour} at the edge, like a {shell|plum}.” The lady turned up her face to it, and thanked {him}.",
    "A child with a cold looked out of a window. {Hero} breathed on the glass, and drew {a creature} in the mist. The child gave it {a hat|a tail} from inside. It faded +but by then they had both {laughed|bowed}.",
    "Up flew the pigeons, all at once, like a shaken {tablecloth|blanket}. {Hero} stopped by {a sight}, with one hand on {the pal}. They made an enormous {circle|figure} overhead +and each came down on its particular {tile|chimney}.",
    "{The neighbour} was putting bulbs to bed. “Nose up, and one {knuckle|finger} deep.” {Hero} tucked in {three|four}, and wished them a good {winter|night}. {The pal} patted the earth. They would not show before {spring|April} +but they were there.",
    "Moss grew on the north side of the {oak|well}, and {Hero} laid {his} cheek on it. It was as cool as {a cellar|a cucumber}, and smelt of {smell}. {The pal} tried it +and the rest of the road could wait.",
    "“Feel that,” said {the neighbour}, who had just rung the {chapel|dinner} bell. {Hero} put {his} fingertips on it. The sound was over, and yet it {buzzed|purred} inside like {a bumble bee|a kitten}. They waited together until it was silent.",
    "Two old sisters shared one blanket on their {doorstep|bench}, and kept tucking it round each other. {Hero} pulled up a corner that had {slipped|slid}. “We always did need a third,” they said, and told {him} about {weekday}.",
    "A calf reached through the fence, and took hold of {Hero}’s {sleeve|cuff}. It only sucked, as contentedly as {anything|a baby}. “It thinks I’m its mother,” {he} told {the pal}. Then the real one {mooed|called} from behind {a sight}.",
    "{Hero} discovered a perfectly round stone in the brook. {He} held it till it was {warm|dry}, and {the pal} felt it. Then {he} laid it back +and the water went on over it, {smooth|cool} as before.",
    "Paper {lanterns|stars} hung over {the track}, and one had come {loose|down}. {The neighbour} held the stool while {Hero} hooked it up. “My {mother|auntie} is ninety today,” said {the neighbour}. From an upstairs window a hand waved, very elegantly.",
    "{The neighbour} was carrying two full pails. So {Hero} walked in front with {the pal}, and opened the gates. The milk went {slip, slop|to and fro}, but not a single drop was lost +and they separated by {a sight}.",
    "A girl had lost her first {tooth|race}. “I don’t know if I should laugh or cry,” she said. {Hero} sat on the {kerb|step} with her, and they did a bit of both. Then she felt like {skipping|soup}.",
    "{Name} and {the neighbour} had not spoken since {spring|the snow}. Now a bowl of {cherries|gooseberries} stood on the wall between them. {Hero} pushed it the last {bit|inch} across +and two voices said thank you at once.",
    "A mist had come down, so {thick|white} that {a sight} was only a shape. {Hero} held on to {the pal}. {The neighbour} was whistling, to show where the road was +and they followed that melody like a {handrail|ribbon}.",
    "From a cart an old man told his {grandson|donkey} the names of the hills. {Hero} listened, and remembered two: the {Sleeper|Old Hen} and the Loaf. Now they were more than hills +and past {a sight} {he} nodded to each.",
    "A feather bed was airing in the window, as fat as {dough|a cloud}. “Give it a pat!” called {the neighbour}. {Hero} patted with both hands, and {the pal} did the {low|left} part. It sighed luxuriously, and smelt of {smell}.",
  ],
  calms: [
    "Nobody spoke. Nobody had to. {Grownup} stroked {his} {hair|back|hand}.",
    "The room was {dim|warm}. It smelt of {smell}. It was all very soft.",
    "{Grownup} shut the {blind|curtain} with one hand. The other hand held {Hero}’s. It was {dry|broad} and warm.",
    "Somebody had put {a toy} on the pillow. {Hero} moved over. There was room for two.",
    "The {clock|stove} ticked more {slowly|softly} now. The day had been long and good. It could go.",
    "{Grownup}’s hand was on {his} hair. It did not want anything. It just stayed.",
    "A sleeve lay over {his} sleeve. It was {grownup}’s. They both breathed in, and they both breathed out.",
    "The {cat|lamp} had a soft way of being there. {Grownup} had it, too. By now {Hero} had learnt it.",
    "There was a blanket for the feet. There was one for the rest. There was a hum for the ears.",
    "The light was small and yellow. It reached from the chair to the bed. That was as far as it had to.",
    "{Hero} leaned. {Grownup} leaned back. Between them it was as warm as bread.",
    "{Grownup} opened the window by a finger. The night came in quietly. It brought a little {smell} with it.",
    "They sat on the stairs for a minute. It was nice to be nearly in bed, and not there yet.",
    "{Hero} stroked the edge of {the cover}, where it was {silky|worn}. {He} had done that since {he} {was} very small.",
    "There were no sharp corners in the room any more. The lamp had rounded off the {chair|shelf} and the bed.",
    "“I’m glad you’re you,” said {grownup}. {Hero} had no answer to that. {He} just moved a little {closer|nearer}.",
    "The quiet came down like flour, on the {table|floor}, on the boots, on the bread. It came down on {Hero}, too.",
    "{Hero} held {grownup}’s {thumb|little finger}, as babies do. It was still the right size for that.",
    "The tea in the {brown|blue} pot had gone cold. Neither of them minded. They had been too busy sitting there.",
    "A feather had come out of the pillow. {Grownup} laid it on the sill, in case {a goose|somebody} should want it back.",
    "“Is it still today?” asked {Hero}. “A {little|bit},” said {grownup}, and drew the blanket over the rest of it.",
    "{Hero} could hear {grownup}’s {watch|breath}. It was in no hurry. It was easy to go along with it.",
    "One by one the kind things of today came back. {Hero} lay there and {counted|thanked} them all.",
  ],
};
