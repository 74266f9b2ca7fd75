import type { MoodTexts } from "../shared/mood-texts";

export const mysterious: MoodTexts = {
  strands: [
    {
      opening:
        "Somebody had turned all the {chairs|flower pots|shoes} in {home} to face the window. {Hero} noticed +and {he} wrote it down in {colour}.",
      way: "",
      close: "",
    },
    {
      opening:
        "There was a door in {home} that was not there on {weekday}. {Hero} kept {a trinket} by it, to see who {went through|took it}.",
      way: "",
      close: "",
    },
    {
      opening:
        "The fog over {town} had a {hole|gap} in it, the size of {a creature}. Through it {Hero} saw a {colour} light go on where nobody lived.",
      way: "",
      close: "",
    },
    {
      opening:
        "Who had left {a trinket} on the {step|sill} of {home}? Yesterday it was {a trinket 2}. {Hero} laid them side by side.",
      way: "",
      close: "",
    },
    {
      opening:
        "Every {weekday}, at {dusk|dawn|noon}, someone walked past {home} and left no prints. {Hero} had put down {sand|flour|ash}, to make {sure|certain}.",
      way: "",
      close: "",
    },
    {
      opening:
        "There was one {colour} brick in the wall of {home}. When {Hero} pressed it, far off in {town}, {a noise} stopped.",
      way: "",
      close: "",
    },
    {
      opening:
        "A letter had come to {home}, for {Hero}. There was not one word in it, only {a trinket}. [It smelt of {smell}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "In {town} there was a clock that ran only at night. {Hero} heard it from {the room} of {home}: {count} strikes, and then a {cough|sigh|click}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{A creature} had been staring at the {third|fifth} stair of {home} since {weekday}. {Hero} stared too. There was something about that stair.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} kept a book for things that did not {fit|add up}. On page {count} stood: who feeds {a creature}, and why does {a sight} {hum|turn}?",
      way: "",
      close: "",
    },
    {
      opening:
        "Somebody in {town} was drawing small {colour} {arrows|eyes|moons}. {Hero} had found {count} so far. The last was on the {mat|door} of {home}.",
      way: "",
      close: "",
    },
    {
      opening:
        "The {key|old key} fitted no lock in {home}. {Hero} had tried. It was {cold|heavy}, it smelt of {smell}, and it had come by post on {weekday}.",
      way: "",
      close: "",
    },
    {
      opening:
        "Three knocks came, and then {two|four} +and {Hero} went to the door of {home}. There was nobody. [But the knocker was still {warm|swinging}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{The neighbour} bought {count} left gloves, every {weekday}. {Hero} had seen it from {home}. [And what were they for?]",
      way: "",
      close: "",
    },
    {
      opening:
        "Under the {third|last} stair of {home} {Hero} had found a box, and in it a smaller one. [And so on.] In the smallest lay {a trinket}.",
      way: "",
      close: "",
    },
    {
      opening:
        "It smelt of {smell} in {the room} of {home}, though nobody had been there. {Hero} put down {flour|chalk dust}, and waited.",
      way: "",
      close: "",
    },
    {
      opening:
        "All the {cats|pigeons} of {town} had gone to look at {a sight}. They sat round it in a ring. {Hero} of {home} made a note of it.",
      way: "",
      close: "",
    },
    {
      opening:
        "“Did you move my {chair|hat|spoon}?” asked {grownup}. {Hero} had not, and at {home} it had happened {count} times since {weekday}.",
      way: "",
      close: "",
    },
    {
      opening:
        "The new people in {town} never opened their {colour} shutters. [They had a great many {boxes|birds}.] {Hero} of {home} had a theory.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} knew {home} by its sounds: tick, drip, {creak|hum}. Today there was one too many. [It came from {behind the clock|below}.]",
      way: "",
      close: "",
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
    "In the mirror was the room, with a bed in it. In the bed was somebody with very small eyes.",
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
