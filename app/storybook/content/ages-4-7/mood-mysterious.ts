import type { MoodTexts } from "../shared/mood-texts";

export const mysterious: MoodTexts = {
  strands: [
    {
      vars: { gift: ["glass bead", "brass button", "bottle top", "silver ring"] },
      opening:
        "Who had left a {gift} on {Hero}’s window sill? [Yesterday it was a {nail|spoon}, and before that a {nut shell|curtain hook}.] [{Grownup} knew nothing about it.] There was not one footprint {below|anywhere} +but the crumbs that {Hero} had put out were gone.",
      way: "“A clue,” said {Hero}, and picked up a {black|dark} feather. Who eats crumbs, and can get to a {sill|window} without a ladder? “Kraa!” said a voice {somewhere|high up}. {The pal} looked up +and {Hero} {looked|gazed} up too.",
      close:
        "Kraa! On {Hero}’s sill sat a crow. It laid down one more {gift}, and took a crumb. So that was who said thank you.",
    },
    {
      vars: { coat: ["silver", "rusty", "brass", "black"] },
      opening:
        "A {coat} key had come by post, for {Hero}. [No letter was with it, only a tag, with a small {note|harp} drawn on.] {He} tried each lock in {home}, from the {larder|cellar} to the {bread bin|cupboard} +but the key fitted none of them.",
      way: "{Hero} looked at the {coat} key {again|once more}. On the back some words were scratched, quite small. “‘Turn me three times and listen,’” {he} read to {the pal}. So it was not for a door +but what do you {turn|wind} and then listen to?",
      close:
        "{Grownup} brought the old musical box. In went the {coat} key. {Hero} turned it three times, and there was a tune. {Granny|Grandad} had sent it!",
    },
    {
      vars: { dish: ["saucer", "bowl", "dish"] },
      opening:
        "Every evening {Hero} put a {dish} of water on the step +and every morning the {dish} was empty. [Who drank it? The cat was {indoors|in bed}.] So {Hero} {sprinkled|sifted} flour {round|about} it +and now there would be {tracks|prints}.",
      way: "{Hero} saw some tiny prints in the soft {earth|mud}. Each had five {thin|long} toes. “So small,” {he} told {the pal}, “and so {slow|low}.” Perhaps the same feet came to the {dish} at home +so {he} drew {one|the prints} on {his} hand.",
      close:
        "Something snuffled outside. {Hero} and {grownup} peeped out. There it was, drinking from the {dish}, with flour on its toes: a hedgehog!",
    },
    {
      opening:
        "{Hero} had a letter, and it was quite empty. [On the envelope stood {his} name, and inside was only white paper.] It smelt of lemon +but nobody in {home} had {eaten|bought} one. {Grownup} could not explain it.",
      way: "{Hero} was {still|again} thinking of the empty letter that smelt of lemon. “In my school days,” {said|remarked} {name}, “we wrote with lemon juice. A warm lamp made it show.” That was a clue +and {Hero} {stared at|nudged} {the pal}.",
      close:
        "{Grownup} held the letter near the warm lamp. Slowly words came up: ‘Well {done|found}, {Hero}!’ It was {grownup}’s own writing.",
    },
    {
      vars: { sign: ["arrow", "moon", "star", "eye"] },
      opening:
        "On {Hero}’s {front|own} door somebody had drawn a small {colour} {sign} in chalk. [{Hero} found {another|a second} by {a sight}.] “Who was it?” asked {Hero}. {Grownup} had no {chalk|idea} +so {Hero} {began|made} a list of suspects, with {the neighbour} first.",
      way: "There was a {colour} {sign} again, very low, where no tall person would {look|draw}. “So the suspect is small,” {Hero} told {the pal}. {He} felt the chalk, and it was {fresh|new} +and {somebody|someone} giggled behind {a sight 2}.",
      close:
        "Under {Hero}’s bed was the last {colour} {sign}. Next to it {sat|lay} the {girl|boy} next door, with chalk on one nose. “You found me!”",
    },
    {
      vars: { hair: ["grey", "white", "ginger", "black"], lost: ["left socks", "mittens", "tea towels", "dusters"] },
      opening:
        "In {home} {lost} were vanishing. [{Count} had gone since {weekday}, and nobody had {seen|touched} them.] {Hero} found a long {hair} hair on the {basket|washing line} +and it might be the thief’s. So {he} kept it in {a matchbox|an envelope}.",
      way: "{Hero} looked closely at {his} sleeve. There was another {hair} hair, {soft|fine} and bent. “The thief of our {lost} has been {near|with} me,” {he} told {the pal}. Most thieves don’t have whiskers +but perhaps this one did.",
      close:
        "Mew, came from behind the stove. {Hero} and {grownup} looked. On a nest of {lost} lay the cat, with three new kittens. Case closed.",
    },
    {
      vars: { flash: ["long, short, short", "short, short, long", "long, long, short"] },
      opening:
        "Nobody lived in the {tower|top} room across from {home}. “Yet there’s a light in it,” said {Hero}, “and it goes {flash}.” [It stopped, and then it {began|came} again.] {Grownup} saw it too +but neither of them could {read|explain} it.",
      way: "{Flash}! There was that light again, {only|but} now in a far window. “It’s a signal,” {Hero} told {the pal}. {He} {waved|lifted} {his} {hat|hood} in the same way +and the light stopped, as if in surprise.",
      close:
        "With a lamp at the window {Hero} signalled: {flash}. Across the way a {girl|boy} came to the glass, and waved. Somebody had moved in!",
    },
    {
      vars: { times: ["three", "four", "five", "seven"] },
      opening:
        "“{Times} knocks on the wall!” said {Hero}, as {on every|each} day. {He} ran out to see +but there was never {anyone|a soul} there. “It can’t be the wind,” said {grownup}. “The wind can’t {count|knock}.”",
      way: "{Hero} found some {wood chips|fresh chips}, and above them a {round|neat} hole. {He} knocked on it {times} times. From high {up|above} somebody knocked back, just as {often|fast} +and {Hero} and {the pal} looked all the way up.",
      close:
        "Knock, knock! {Hero} opened the window, and {grownup} held the lamp. On the wall sat a woodpecker, looking for beetles. “Good evening,” said {Hero}.",
    },
    {
      vars: { hummer: ["kettle", "tram", "stove"] },
      opening:
        "The wall of {home} was humming. [{Hero} laid one ear to it, and there it was, on one {low|deep} note.] “That’s the {hummer},” said {grownup}. But the {hummer} stopped +and the wall hummed on, and was {slightly|a bit} warm.",
      way: "There was that low hum again! {Hero} {stopped|held up a hand}. It flew by {the pal}’s {nose|head}, small and round, with {yellow|full} legs. {Hero} looked which way it {went|flew} +and {he} could {nearly|almost} guess who was in the wall at home.",
      close:
        "{Hero} and {grownup} looked at the wall from outside. Between two bricks a last bee was going home. So that was who hummed!",
    },
    {
      opening:
        "{Hero} {stopped|stared}, for somebody had turned all the chairs to face one window. [Nobody in {home} had done it, and the cat was too {small|weak}.] On the {third|last} one lay a note, ‘This evening’ +and {Hero} showed it to {grownup}. {Grownup} only {whistled|hummed}.",
      way: "{Hero} was thinking about the turned chairs. {The neighbour} came by, with one more chair. “Is that for our window?” asked {Hero}. “Which window?” said {the neighbour}, and whistled. So {the neighbour} was in it, too +and {Hero} {winked|nodded} at {the pal}.",
      close:
        "They all sat down on the turned chairs. Up came the moon, huge and {red|golden}, right in front of {Hero}. So that was the secret.",
    },
    {
      vars: { other: ["Duke", "Mitzi", "Admiral", "Biscuit"] },
      opening:
        "{Hero}’s cat came home with a {colour} ribbon on +and nobody in {home} had tied it! [Where did the cat go in the {mornings|daytime}?] “Who are you?” {Hero} wrote +and {he} hung the note on the ribbon. Off went the cat.",
      way: "“{Other}! {Other}!” a voice called from far {off|away}. “Who is {Other}?” {Hero} asked {the pal}. {He} knew nobody of that name. Then {he} thought of the cat with the {colour} ribbon +and {he} had {a suspicion|an idea}.",
      close:
        "The cat brought {Hero} an answer on the ribbon. ‘She is {Other}, and has breakfast here,’ it said. So the cat had two homes!",
    },
    {
      opening:
        "In the {attic|larder} of {home} {Hero} had found an old photograph. It was of a child who looked just like {him}, with a dog +but {Hero} had never had a dog! Who was it? [The back said only ‘One {weather} day’.]",
      way: "{Hero} looked at the old photograph again. Now {he} saw that the dog had one {white|black} ear. “Whose dog was it?” {he} asked {the pal}. {Somebody|Someone} near by {laughed|whistled} just like {grownup} +and that gave {him} an idea.",
      close:
        "“Did you have a dog once?” asked {Hero}. {Grownup} looked at the photograph. “Rags! And that child is me.” They had the very same nose.",
    },
    {
      vars: { notes: ["high, low, high", "low, low, high", "high, high, low"] },
      opening:
        "At {home} there was music {every|each} evening, and nobody was playing. {Hero} had heard it {twice|again}: {notes} +but it stopped when {he} came near. [{Grownup} searched the {attic|cupboard}.] {Hero} {drew|marked} the three notes on a card.",
      way: "“It goes {notes},” {Hero} told {the pal}, and {hummed|sang} the strange music. Then a wind blew, and somewhere it went over the neck of a bottle. Hoo, it said +and {Hero} {drew|put} a bottle on the card.",
      close:
        "The wind rose, and there was the music: {notes}. {Hero} and {grownup} looked out. Three bottles stood on the sill. The wind blew over them.",
    },
    {
      opening:
        "{The neighbour} bought eight left gloves every {weekday}, and never a right one. [{Hero} had counted. {The neighbour} had only two hands!] “Perhaps they’re for somebody {else|shy},” said {grownup} +but who has eight hands?",
      way: "A {colour} glove lay in front of {Hero}. It was a left one, {wet|damp} and {salty|rather large}, and it smelt of the sea. {Hero} hung it on {a hook|a twig}, to be found. “Eight hands,” {he} told {the pal} +and {he} counted on {his} fingers.",
      close:
        "A card had come for {Hero}. ‘Thank you for counting my gloves,’ it said. Below were eight round marks in a ring. An octopus!",
    },
    {
      vars: {
        inmost: ["half a ticket", "a blue feather", "a tiny key", "a dried flower"],
        who: ["Ada", "Otto", "Ida", "Hugo"],
      },
      opening:
        "Under a {stair|floorboard} in {home} {Hero} had found a box. In it was a smaller box +and in that lay {a inmost}, with a name: {who}. [The {dust|string} was {very|quite} old.] {Grownup} had never heard of {who}.",
      way: "{Hero} {stopped|looked} twice. Somebody had cut a name into {a bench|a beam|an old gate}, long ago: {who}. And under it was a box, in a box, in a box! “{Who} has been here,” {he} told {the pal} +and {he} felt the letters with one finger.",
      close:
        "“{Who} was my {granny|grandpa}’s friend,” said {grownup}. “I’ve just {asked|rung} and found out. The box was for whoever came next.” And that was {Hero}.",
    },
    {
      opening:
        "{Hero} found a riddle on the {gate|door} of {home}. ‘I go all round the garden, and I never move,’ it said. ‘What am I?’ [Who had {hung|left} it there?] {Grownup} did not know +and {Hero} did not know the answer {yet|so far}.",
      way: "“It goes all round the garden, and it never moves,” said {Hero}. A {snail|cat}? But that moves. {He} ran {his} {stick|hand} along some {posts|boards}, {tok, tok, tok|click, click}. Now {he} {stopped|stared} +and {he} looked at {the pal}, for there was the answer.",
      close:
        "“The fence!” said {Hero}. “It goes all round the garden, and never moves.” Outside somebody clapped. It was {the neighbour}, the riddle maker.",
    },
    {
      opening:
        "Each evening {Hero} saw a giant’s shadow on the wall opposite. [It had two {pointed|sharp} ears.] [It was as {tall|high} as the {roof|chimney}.] “There’s no giant in {town},” said {grownup} +but {grownup} had seen it, too.",
      way: "{Hero} held one hand up to the light, and its shadow fell on {a sight}. Near the light it was big, further off small. “So a giant need not be {big|tall},” {he} told {the pal} +and that was a {good|real} clue.",
      close:
        "There was the giant’s shadow. But this time {Hero} and {grownup} looked for the lamp. In front of it walked a kitten, with two pointed ears.",
    },
    {
      vars: { pot: ["vase", "jug", "watering can"] },
      opening:
        "Every evening {Hero} filled the {pot} for the flowers +and by {breakfast|morning} it was half empty. [It had no {hole|crack}.] “Flowers can’t drink so {fast|much},” said {grownup} +so {Hero} {made|drew} a pencil mark, to be certain.",
      way: "{Hero} had {found|seen} a clue: small wet marks, each with four {round|soft} toes. {He} {measured|compared} one with {his} thumb. Did wet paws go to the {pot} at home, too? {He} {told|asked} {the pal} +and {he} drew one.",
      close:
        "Lap, lap, lap. {Hero} and {grownup} {tiptoed|crept} in. At the {pot} sat the cat from next door. It liked its water with flowers.",
    },
    {
      vars: { hour: ["ten past four", "twenty to three", "half past five", "a quarter to two"] },
      opening:
        "{Grownup}’s {old|tall} clock stopped at {hour} every day. {Grownup} {wound|shook} it +and it ran again, until {hour}. [{Hero} wrote that down in a {colour} notebook.] What happened at {hour} +and why did the clock not like it?",
      way: "{Hero} felt the ground {shake|tremble}. Cups {clinked|rattled}, and far off a {heavy|long} train went over a bridge. “It goes by every day,” said {name}, “at {hour}.” {Hero} {looked|nodded} at {the pal} +and {he} took out the notebook.",
      close:
        "“It’s the train,” said {Hero}. “It shakes the clock, and then it stops.” {Grownup} put felt under the clock. Tick, tock, it said.",
    },
    {
      vars: { page: ["thirty", "forty", "twelve", "nineteen"] },
      opening:
        "{Hero} had found a slip of paper in a library book. “‘Turn to page {page},’” {he} read. “‘Ask somebody with a {colour} hat.’” {Grownup} had no hat like that +so {Hero} kept {his} eyes open.",
      way: "There was a {colour} hat! {The neighbour} had it on. “Page {page},” said {Hero}, to see what happened. {The neighbour} winked. “Not here. Look in your hood when you’re at home.” {Hero} {gasped|nodded} +and even {the pal} looked surprised.",
      close:
        "In {his} hood {Hero} found a last slip of paper. ‘Well done! Now hide one for somebody else.’ {He} took out {his} {colour} pencil.",
    },
  ],
  events: [
    "Someone had been there before them. By {a sight} there was a chalk mark: an arrow and {a number seven|an eye}. The chalk was still {fresh|damp}. {Hero} looked round +and {a noise} stopped, all at once.",
    "In a window of the empty house stood a {lamp|teacup}, and it was still {warm|steaming}. Nobody answered {Hero}’s knock. {He} noted the time. When {he} looked again, it had moved {a hand’s width|to the left}.",
    "{Hero} found a note under {a sight}. It said: ‘Not {yet|here}. Count the {crows|steps}.’ The writing leaned to the {left|right}. {He} knew it from somewhere +and {he} folded the note up {small|twice}.",
    "Footsteps came behind them and stopped when they stopped. {Hero} bent down as if to tie {his} lace and looked back. There was no one, only {a creature}, and a {gate|door} that swung.",
    "All the weather vanes pointed at {a sight}, though there was no wind. {Hero} walked once round it. {Nothing|Not a clue}. But when {he} looked up again, they were all pointing {elsewhere|the other way}.",
    "{The neighbour} went by without a word and pressed {a trinket} into {Hero}’s hand. “Not here,” was all {he} heard. Then there was just {a sight}, and a smell of {smell}.",
    "They counted the windows of the {tall|shut} house from outside: {count}. From inside, last {week|winter}, {Hero} had got one more. {A creature} looked out of the one that was {left over|too many}.",
    "{A creature} walked in front of them, {stopping|turning} at each corner to see if they came. By {a sight} it went behind {a sight 2}, and was gone. On the spot lay {a trinket}, {quite warm|tied with thread}.",
    "There was a {colour} thread along {the track}, at the height of {Hero}’s {knee|nose}. {He} let it run through {his} fingers, past {a sight}, round {a sight 2}. Then it {ended|went up}, in plain air.",
    "In the dust on {a sight} somebody had written ‘{Hero}’, and under it an arrow. {He} had told no one {he} would come this way. {He} looked at {the pal}. Then {he} wiped it out, all but the arrow.",
    "A lady in {a cloth} asked them what day it was. “{Weekday},” said {Hero}. She turned pale, thanked {him}, and went off much faster. On {a sight} she had left {a trinket}. It was still turning.",
    "There was a smell of {smell}, and no reason for it. {Hero} followed it past {a sight}, to a grating. From down there came {a noise}, quite clear, and someone counting. It stopped at {count}.",
    "Every house in that row had a number, except one. Its curtain moved. {Hero} counted the chimneys: {count}. That was one more than there were houses. {He} made a note, and a small drawing.",
    "“You’ll have met yourself, then, back there?” asked {the neighbour}. {Hero} had met nobody. “Funny. Same {hat|coat}. Same face, too.” They both looked down {the track}. It was empty, as far as {a sight}.",
    "A ball rolled out of a side street, all by itself, and stopped at {Hero}’s foot. {He} rolled it back. A moment later there it was again. A {leaf|note} was stuck to it that said ‘{left|soon}’.",
    "Three {cats|crows} sat on {a sight}, looking at the same spot. {Hero} went and stood there. {He} could see nothing. But from there, and only from there, you heard {a noise}, under the ground.",
    "The old map showed a pond here, and there was no pond. There was just {a sight}. {Hero} paced it out. At the {ninth|sixth} step the grass was wet, and in it swam the moon, though it was day.",
    "The postwoman had a letter with no stamp. “‘To the one who comes with {the pal}’,” she read. {Hero} held out {his} hand. In it was half a {photograph|ticket}. The other half had been in {his} {pocket|book} since {weekday}.",
    "There were two sets of prints by {a sight}, going in, and just one coming out. {Hero} measured them with {a trinket}. The one that came out was the {bigger|smaller}. {The pal} did not care to look inside.",
    "Somebody had been setting the clocks. The one by {a sight} said ten past, and so did the one at {the neighbour}’s, and so did all of them. It had not been ten past for {an hour|days}.",
    "In {the neighbour}’s window stood {count} bottles, and each held a bit of {colour} smoke. One of them was open. {Hero} sniffed: {smell}. Whoever it was could not have got far.",
    "A hand came out of the hedge, in a {colour} glove, and put down {a trinket}. Then it went in again. {Hero} walked round to the back. On that side there was no hedge, only {a sight}.",
    "The wall was humming. {Hero} laid an ear to it, and it hummed on one {low|warm} note, like {an uncle|a kettle}. {He} followed that along the {bricks|stones}, up to a crack. Out came a bee +and another {went|flew} in.",
    "Wet footprints crossed {the track}, each a bit bigger than the one before. Was somebody growing? {Hero} {bent|knelt} down. The first were small because they had nearly dried +and the last belonged to a {duck|spaniel} of {usual|ordinary} size.",
    "In an upstairs {window|room} a light went long, short, short. {Hero} answered with {his} {hat|hood}: long, short, short. It seemed {surprised|delighted}. Then a girl with {chickenpox|a bad cold} put her face to the glass +and she waved to them.",
    "Each {apple|pear} on the branch had one bite out of it, with a gap in the {middle|bite}. “Somebody’s lost a tooth,” said {Hero}. {Name} had {all of them|a full set}. Just then the {pony|donkey} by the fence yawned, gap and all.",
    "Tap, tap-tap, came from under a {barrel|boat} that lay upside down. {Hero} knocked back. Someone in there seemed to {think|listen}. Out marched a hen and gave {him} a look with one {round|orange} eye +and then she went off to {report|complain}.",
    "In a row of dull door knockers one {shone|gleamed}, though nobody lived there. Who rubbed it? {Hero} {sat} by {a sight} to see. {The neighbour} did it, for {luck|fun}, and so did {name} +and so, of course, did {he}.",
    "One plank of the bench was warm, though no sun had {been|shone} there. {Hero} felt it {twice|again}. Then {the pal} found {three|four} {white|ginger} hairs on it +and on the wall they saw a tail, {strolling|going} away.",
    "“Who’s that?” asked a drainpipe. {Hero} gave it {his} name. “I’m Marta,” it said, “and I’m {six|seven}.” They chatted about {teeth|soup}. At the {corner|kerb} {he} saw the other end of the pipe, and Marta in the {grass|clover}, {waving|grinning}.",
    "A round stone lay by {a sight}, or was it a bit {further|nearer} now? {Hero} drew a chalk ring about it and looked away. Next time it was {outside|past} the ring +and it had put out a {head|leg}: a tortoise!",
    "The swing was going to and fro by itself, and no leaf {stirred|moved}. {Hero} waited by {a sight}. A {crow|rook} flew down on the seat with a {bump|shout}. It rode till the swing stopped +and then it did it again.",
    "On the ground lay a {funny|wavy} bit of blue, and then one with half an eye. {Hero} joined {five|six} of them into a {swan|tiger}. “My jigsaw!” cried {the neighbour}, whose box had a hole in the {corner|bottom}.",
    "Music came out of a pear tree, always the {same|very same} three notes. {Hero} searched it, {twig by twig|leaf by leaf}. There hung three bottles on strings +and the {wind|breeze} blew over their necks. ‘Please clap,’ said a label.",
    "A {black|grey} cat with one white foot sat in a window +and the very same cat sat {next door|in the next}. {Hero} ran {to and fro|back}, but neither had moved. “Sisters,” said {the neighbour}, “and they {aren’t speaking|never speak}.”",
    "Along the wall slid a {gigantic|monstrous} shadow with two horns. “Where there’s a shadow there’s a {lamp|light},” {Hero} told {the pal}. They found it beside {a sight} +and across the {glass|front} went a snail, on its way {home|to bed}.",
    "‘Listen’, said a label on a {glass|stone} jar. {Hero} did, and there was the sea, {far off|asleep}. {He} tipped it up +but nothing ran out. “It’s our own street you hear,” said {the neighbour}, “going {round and round|in circles}.”",
    "In every milk bottle top was a hole, {round|small} and neat. {Hero} looked for footprints +but there were none. “Then it didn’t come on foot,” {he} reasoned, and looked {up|higher}. On the {gutter|wire} a blue tit was wiping its {beak|chin}.",
    "The stone dog outside the bank had on a knitted {scarf|cap}. “A new one each {week|month},” said {the neighbour}, “and nobody knows who does it.” From {the neighbour}’s bag peeped the same wool. {Hero} saw it +but {he} only {smiled}.",
    "In a shop lay a letter, and all of it ran backwards. {Hero} held it up to the {mirror|window}. ‘Happy birthday,’ it said there, ‘dear {postwoman|teacher}.’ In she walked +and {Hero} quickly {sat on it|turned it over}.",
    "Four people had each lost something bright: a spoon, a {key|buckle}, a {bell|thimble}, a ring. {Hero} asked what else they shared. All had {windows|bedrooms} facing one {poplar|chimney}. In its top sat a magpie +and {name} fetched the ladder.",
    "A painted lady hung in a {shop|hall} window, and her eyes followed {Hero}. {Hero} {crawled|hopped} by +and still she knew. “She looks straight out,” said the painter, “so she sees {everyone|anyone}.” {Hero} bowed to her, to be on the safe side.",
    "Ding, said a bell on a {post|pole}, with no one near. Its string ran off into the {barley|long grass}. {Hero} followed it, hand over hand, to a {goat|calf}, which was chewing the {end|knot}. “Did you ring?” {Ding|Dong}.",
    "{The neighbour} was humming a {tune|waltz}. So was a boy with {bread|papers}, and so was a lady by {a sight}. They had never met! {Hero} followed the tune like a {stream|smell} +and it began at the cook’s window, over the {buns|dumplings}.",
    "A parcel stood by {a sight}, and it {purred|snored}. ‘One {teapot|vase}’, said the label. {Hero} put {his} ear to the paper, and {the pal} went round the back. There it was open +and a {striped|white} tail hung out, fast asleep.",
    "In the ditch lay a bottle with a note: ‘How far shall I get? Write it {down|here}, please, and send me on.’ {Five|Seven} people had. {Hero} put {his} name and ‘by {a sight}’ +and it {nodded|sailed} off round the bend.",
    "Some prints in the mud were as long as {Hero}’s {arm|leg}, with square toes! {He} followed them to {the neighbour}’s {back|kitchen} door. There stood two short planks with straps, for walking on mud +and that was the {whole|terrible} giant.",
    "A chessboard was standing out on a wall. ‘One move each, {please|passer-by},’ said the lid. {Hero} {considered it|thought hard} and moved a {pawn|knight}. Before long {name} came along to look. “Now, who’s so {clever|cunning}?” {name} asked the street.",
    "One doorbell had no name by it. “Try it,” said {the neighbour}. {Hero} rang +and deep indoors something {mooed|barked}. {He} rang again, and it {crowed|brayed}. “That’s Grandad,” said {the neighbour}. “He can do {forty|thirty} {animals|sorts}.”",
    "In the {baker’s|chemist’s} window stood an old brown photograph of a child with a {goose|pumpkin}. {Hero} knew that {left|right} eyebrow, which went up at the end. Out came {name}, with white hair +and up it went again, over the same {smile|grin}.",
    "A spot of light ran along the {wall|fence} and sat trembling on {Hero}’s {boot|sleeve}. Nothing would brush it off. Across the way a baby was waving a {spoon|cup} in the sun +and with each {wave|swing} the spot danced.",
    "Somebody had numbered the {flagstones|steps} in chalk, but there was no seven. {Hero} looked {everywhere|high and low} for it. “I can’t do that one,” said a small girl {on a step|with a skipping rope}. So {he} showed her: across and down.",
    "The scarecrow had on {the neighbour}’s {Sunday|$colour} hat. {Hero} knew it by the {button|dent}. Then they met {the neighbour}, in the scarecrow’s. “We swap on {weekday},” said {the neighbour}, turning pink. “It’s a change for {both|the two} of us.”",
    "A ring was trodden into the grass, as round as a {plate|drum}, and nothing led to it. In the middle {Hero} found a peg, {some|frayed} string and a {brown|grey} hair. “A pony,” {he} decided, “gone home to {supper|bed}.”",
    "‘Not lost,’ said a note in a book on a {bench|wall}, ‘just travelling. Read a page and move me on.’ {Hero} read {the pal} one about {owls|volcanoes|glaciers} +and {he} put it where it could see {a sight}.",
    "One brick in the {cold|damp} wall was as warm as a {hand|hen}. {Hero} tried the next +and it was like ice. {He} sniffed: {crust|toast}! Beyond the wall a {door|shovel} clanged. They were leaning on the back of the baker’s oven.",
    "Something {tickled|brushed} their faces +but there was nothing to be seen. {Hero} looked against the light. The air was full of {threads|fine hairs}. Each carried a {baby|very small} spider, off to see the {world|hills}.",
    "A tall white figure in a garden bowed to them. {Hero} bowed as well, to be {civil|polite} +and it bowed {lower|deeper} still. “My best tablecloth,” called {name} through the {pegs|beans}. “How nice to see it treated with {respect|manners}!”",
    "Overnight somebody had written on a {door|gate} in silver, all loops. {Hero} could not read a {word|letter} of it. {He} traced it with one finger, {up|down}, round and along. At the end sat a {fat|small} snail, who had plainly run out of ink.",
    "It had rained everywhere, and yet one patch of the road was dry, with {four|square} corners. {Hero} looked up and saw no {roof|tree}. Then {name} drove back round the corner in a {van|cart}, and parked. It fitted to the {inch|pebble}.",
    "A {man|boy} blew a whistle, and not a sound came out. It must be broken, thought {Hero}. He blew it {again|harder}. Over the {hill|wall} came a {dog|terrier} at full speed +and so there was somebody who heard it.",
    "In {the neighbour}’s dark shed {the track} shone on the wall, upside down! A {cart|bicycle} was going through it. {Hero} put a thumb on the only hole in the {door|roof}. Out went the picture +and so it was all made of daylight.",
  ],
  calms: [
    "There was no more chalk on the wall. One small riddle was left. It could wait.",
    "Behind the curtain nothing moved. {Hero} knew why now. It was a good secret.",
    "{Hero} wrote the last line in {his} {colour} book. {He} put a {line|dot} under it. Case closed.",
    "The {stair|floorboard} creaked, just once. It was only {grownup}. {Hero} would know that creak anywhere.",
    "The fog had gone home. Every window in {town} was just a {window|warm square}. {Hero} liked that, too.",
    "One question was over. {Hero} put it under the pillow. In the dark they sometimes answer themselves.",
    "The shadow by the door was only {a cloth}. {Hero} had known that. {He} greeted it all the same.",
    "Who had left {a trinket} on the sill? {Hero} smiled. This time {he} knew.",
    "Somewhere a key turned. It turned the right way. All that was meant to be shut was shut.",
    "In the mirror was the room, with a bed in it. In the bed was somebody with very small eyes. It was {Hero}.",
    "The clock struck {count}. Not one more, not one less. It was an honest night.",
    "{Hero} drew the last {arrow|circle} on the map and put the pencil behind {his} ear. It was found there in the bath.",
    "The strange light over the {hill|roofs} had been the moon, on its way up. {Hero} wrote that down, and yawned.",
    "A clue had stuck to {his} sleeve, one {white|grey} hair. It was only the cat’s. Not every hair is a case.",
    "“Who goes there?” asked {Hero}. “Me,” said {grownup}, with the {cocoa|lamp}. That was the password, every evening.",
    "One door in {home} stood ajar. {Hero} looked in. It was the {airing|linen} cupboard, all warm and innocent.",
    "Something tapped, stopped, and tapped. {Hero} knew who it was. It was the {tap|gutter}, and it owned up at once.",
    "{Grownup} knew something, and would not tell. {Hero} knew it too. They wished each other a very secret good night.",
    "‘Look under {the cover}’, said a note on the pillow. {Hero} looked. There lay {a toy}, tucked in and warm already.",
    "The night had hidden {a sight}, and {the track} too. They were quite near by. They would be found by morning.",
    "“What’s a mirror by night and a picture by day?” asked {grownup}. {Hero} just pointed at the window.",
    "{Hero} locked {his} {colour} notebook. Only {he} and {a toy} knew where the key was. One of them would not tell.",
    "In {town} somebody whistled a tune. From the other side it was answered. {Hero} smiled, for {he} knew both of them.",
  ],
};
