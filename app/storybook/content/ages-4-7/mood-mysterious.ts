import type { MoodTexts } from "../shared/mood-texts";

export const mysterious: MoodTexts = {
  strands: [
    {
      vars: { gift: ["a glass bead", "a brass button", "a bottle top", "a shiny screw", "a silver ring"] },
      opening:
        "Who had left {a gift} on {Hero}’s window sill? {Yesterday|Last time} it was a {nail|spoon}, and before that a {nut shell|curtain hook}. {Grownup} knew nothing about it. There was no footprint {below|anywhere} +but {Hero} had {scattered|dropped} crumbs there for days, for the birds.",
      way: "A black feather lay by {a sight}. {Hero} held it up, and it {shone|gleamed} blue. “That’s a clue,” {he} told {the pal}. Who likes crumbs, and can reach a {sill|window} without a {ladder|sound}? {Somewhere|High up} a voice said “Kraa!” +and it sounded {pleased|amused}.",
      close:
        "Kraa! On {Hero}’s sill sat a crow, and laid something down, for the crumbs. It was {a gift}, the twin of the first. So the riddle was solved.",
    },
    {
      vars: { coat: ["silver", "rusty", "brass", "black"] },
      opening:
        "A {coat} key had come by post, for {Hero}. There was no letter with it, only a tag, and on the tag a small {harp|note}. {He} tried each lock in {home}, from the {larder|cellar} to the {bread bin|piano} +but the key did not turn in any of them.",
      way: "{Hero} turned the {coat} key over. Something was scratched on it that {he} had not {seen|noticed} before. “‘Three times round, and listen,’” {he} read to {the pal}. So it was no door! What do you wind up {three|just three} times +and what has {something|a lot} to say?",
      close:
        "{Grownup} took down the old musical box. The {coat} key fitted. {Hero} wound it three times, and there was the tune. “{Granny|Grandad} sent it,” said {grownup}, and smiled.",
    },
    {
      vars: { dish: ["saucer", "bowl", "dish"] },
      opening:
        "Each morning the {dish} on the step of {home} was empty, and {Hero} had filled it with water {each|every} evening. Somebody came by night. Was it the cat? It was {indoors|in bed}. So {he} {sprinkled|sifted} flour round the {dish} +and now there would be {tracks|prints}.",
      way: "{Hero} was {still|again} thinking about the empty {dish}. In the soft {earth|mud} {he} noticed {a few|some} prints: five {thin|long} toes, no longer than {a bean|a thumb nail}. Whoever made them {snuffled|was low} and {slow|round}. {The pal} {sniffed|looked} at them, too +and {he} drew them on {his} hand.",
      close:
        "Something snuffled on the step. {Hero} and {grownup} peeped out. There was the riddle, with prickles, drinking from the {dish}. A hedgehog!",
    },
    {
      opening:
        "{Hero} had a letter, and it was quite empty. “{Dear|To} {Hero},” stood on the envelope, and then there was only white paper. {He} looked at it from {behind|below}. It smelt of {lemon|lemons} +and that was {strange|odd}, for nobody in {home} had {eaten|bought} any.",
      way: "“An empty letter that smells of lemon,” {muttered|murmured} {Hero}. By {a sight} sat {name}, {reading|peeling something}. “When I was {six|seven},” said {name}, “we {always|often} wrote with lemon juice, and a warm lamp made it {show|brown}.” {Hero} looked at {the pal} +and {he} {tapped|touched} {his} pocket.",
      close:
        "{Grownup} held the letter near the warm lamp. Brown words came up, one by one: ‘Well {done|found}, {Hero}. Now write back!’ {Hero} knew that hand.",
    },
    {
      vars: { sign: ["arrow", "moon", "star", "eye"] },
      opening:
        "Somebody had drawn a small {colour} {sign} in chalk on the door of {home}. {Hero} found {another|a second} by {a sight}. They had not been there on {weekday}. Who was it? {Grownup} had no {chalk|idea} +so {Hero} began a list of suspects.",
      way: "There was a {colour} {sign} again, {low|quite low}, where no tall person would {look|draw}. {Hero} showed it to {the pal}. “So the suspect is {small|short},” {he} reasoned. Below it lay some chalk dust, and it was {fresh|new} +and {somebody|someone} giggled and ran.",
      close:
        "Under {Hero}’s bed was the last {colour} {sign}. “Who?” asked {he}. {Grownup} pointed down. The {girl|boy} next door lay there, with chalk on one nose.",
    },
    {
      vars: { lost: ["left socks", "right mittens", "tea towels", "dusters"] },
      opening:
        "In {home} things were vanishing, and it was always {lost}. {Count} had gone since {weekday}. {Hero} asked everyone, {even|and} {the neighbour}. Nobody had {seen|touched} them +but a long {grey|white} hair was stuck to the {basket|washing line}. {Hero} kept it in {a matchbox|an envelope}.",
      way: "{Hero} looked closely at {his} sleeve. There was another {grey|white} hair, {soft|fine} and slightly bent. “The thief of {lost} has been {near|with} me today,” {he} told {the pal}. Thieves don’t often {purr|have whiskers} +but this one just might, {he} thought.",
      close:
        "From behind the stove came a small sound. {Hero} looked. On a {heap|nest} of {lost} lay the cat, with four new kittens. Case closed.",
    },
    {
      vars: { flash: ["long, short, short", "short, short, long", "long, long, short"] },
      opening:
        "Nobody lived in the tower room across from {home}. Yet {Hero} saw a light in it: {flash}. It stopped, and then it {began|came} again. {He} wrote it down in {his} {colour} {book|notebook}. {Grownup} saw it as well +but {grownup} could not read it, {either|so far}.",
      way: "{Flash}. There it was again! This time it was {the sun|light} in a {pane|mirror}. {Hero} showed {the pal}, and counted {twice|again}. “Somebody wants an answer,” {he} decided. So {he} {waved|lifted} {his} {hat|hood} in just the same way +and it {stopped|went still}, as if in surprise.",
      close:
        "{Hero} took a lamp to the window: {flash}. Over in the tower room a {girl|boy} came up to the glass, {waved|bowed}, and answered. Now {he} had a new friend.",
    },
    {
      vars: { times: ["three", "four", "five", "seven"] },
      opening:
        "Knock, knock! Each day {Hero} heard {times} knocks on the wall of {home}. {He} ran to the door +but there was never anyone {there|about}, and the {snow|sand|gravel} had no print in it. “It isn’t the {pipes|wind},” said {grownup}. “{Pipes|Winds} can’t count.”",
      way: "{Hero} found a heap of {wood chips|sawdust}, as fine as {flour|sugar}. Above it was a hole, {round|neat} and new. {He} knocked on the wood: {times} times. Someone knocked back, from high {up|above}, just as {often|fast} +and {he} and {the pal} {looked|gazed} all the way up.",
      close:
        "Knock, knock, and so on: {times}. {Hero} opened the window. On the wall a woodpecker looked at {him}. “Come in,” said {he}. It had only wanted breakfast.",
    },
    {
      opening:
        "The wall of {home} was humming. {Hero} had {laid|put} one ear to it, and there it was, on one {low|deep} note, day and night. {Grownup} said it was {the kettle|a tram}. {Hero} {turned|took} the kettle {off|away} +but the wall hummed on, and it was {slightly|a bit} warm.",
      way: "There it was again, that same low hum! {Hero} {stopped|held up a hand}. It did not come out of a {wall|kettle} now, but it flew past {the pal}’s {nose|head}, with {yellow|full} {trousers|legs}. {Hero} followed it with {his} eyes +and {he} began to {smile|guess}.",
      close:
        "{Hero} and {grownup} looked at the wall from outside. Between two bricks a last bee was going home. “So that’s who hums,” said {he}. “Good evening.”",
    },
    {
      opening:
        "All the chairs in {home} had been turned to face the {east|same} window. {Hero} had not done it, {nor|neither} had the cat. {He} found a crumb of {cake|cheese} on the {third|last} one, and a {ticket|note}. It said only: ‘{Tonight|This evening}.’ {He} looked at {grownup} +but {grownup} was whistling.",
      way: "{Hero} was thinking about the turned chairs. {The neighbour} came by, with another chair. “Is it for {our|the} window?” asked {Hero}. “Which window?” said {the neighbour}, {whistling|humming} {hard|on}. They were all in it! {Hero} {winked|nodded} to {the pal} +and {he} {wrote|put} that down.",
      close:
        "They sat on the turned chairs, with {the neighbour} and {cake|cheese}. Up came the moon, huge and {red|golden}, straight in front of {Hero}. So that was it.",
    },
    {
      vars: { other: ["Duke", "Mitzi", "Admiral", "Biscuit"] },
      opening:
        "{Hero}’s cat had come home with a {colour} ribbon on. Nobody in {home} had tied it. {Where|With whom} did she go in the mornings? She came back {plump|fat} and {content|sleepy} +and she would not say. So {Hero} {wrote|tied} a note to the ribbon: ‘Who are you?’",
      way: "“{Other}! {Other}!” called somebody, far {off|away}. {Hero} listened. It was a voice that {he} did not know. “Who in {town} is called {Other}?” {he} asked {the pal}. Then {he} thought of the cat’s {colour} ribbon +and all at once {he} had {a suspicion|an idea}.",
      close:
        "The cat had an answer under her ribbon. ‘She is {Other},’ it said, ‘and she has breakfast here.’ So {Hero}’s cat had two homes, and two names.",
    },
    {
      opening:
        "In the {attic|larder} of {home} {Hero} had found a photograph of somebody with {his} own {nose|chin} and {his} own {ears|eyes}. But {he} did not know the {house|coat}, and the picture was {old|brown}. “One {weather} day,” was {written|scribbled} on the back, and no name.",
      way: "{Hero} took the old photograph out of {his} pocket again. {He} had not seen before that in the corner was a dog, with one {white|black} ear. “Who had a dog like that?” {he} asked {the pal}. {Someone|Somebody} {laughed|whistled} for a dog near by +and {he} {remembered|thought of} something.",
      close:
        "“Had you a dog once?” asked {Hero}. {Grownup} looked at the photograph. “Rags! And that’s me, at your age.” They held it beside the mirror. It was the same nose.",
    },
    {
      vars: { notes: ["high, low, high", "low, low, high", "high, high, low"] },
      opening:
        "At {home} there was music in the evening, and nobody was making it. {Hero} had heard it {twice|again}: three notes, {notes}. It stopped when {he} opened the {door|window}. {Grownup} searched the {attic|radio}, and {Hero} {drew|marked} the three notes on a {card|sheet} +and they looked like {steps|beads}.",
      way: "{Hero} {hummed|sang} the riddle to {the pal}: {notes}. Then the wind came up, and {somewhere|quite near} it blew over a {bottle|jug}. It made a {note|hoot}! {Hero} wetted one finger to see which way it {blew|went} +and then {he} drew that on the card as well.",
      close:
        "The wind rose. There they were: {notes}. {Hero} looked out, with {grownup}. Three bottles stood on the sill, and the wind blew over them. {Hero} bowed to it.",
    },
    {
      opening:
        "{The neighbour} bought eight left gloves every {weekday}, and nobody knew why. {Hero} had counted them, in {red|wool}, in {blue|leather} and once in {colour}. {The neighbour} had {two|only two} hands! “Perhaps somebody else has more,” said {grownup} +and {Hero} thought about who had eight.",
      way: "A {colour} glove lay in front of {Hero}, {wet|damp} and {salty|rather large}. It was a left one, and it smelt of the {sea|deep}. {He} hung it on {a sight}, for {the neighbour} to {find|see}. “Who has eight hands,” {he} asked {the pal}, “and all of them left?”",
      close:
        "A card was in the letter box. ‘Thank you for my glove,’ it said, in ink. Below were eight round marks, in a ring. {Hero} counted them, and smiled.",
    },
    {
      vars: { inmost: ["half a ticket", "a blue feather", "a tiny key", "a dried flower"] },
      opening:
        "Under {a stair|a floorboard} in {home} {Hero} had found a box. In that was a smaller one, and then one {smaller|more} still. In the very smallest lay {inmost}, with a name: {Ada|Otto}. Who was that? {Grownup} did not know +but the {dust|string} was {old|very old}.",
      way: "{Hero} {stopped|looked} twice. There was that name again! Somebody had cut it into {a sight}, long ago: {Ada|Otto}, and a year, and a {small|round} box. {He} let {the pal} {see|look}. Whoever it was had {stood|been} right here +and had been {seven|six} at the time.",
      close:
        "{Grownup} had asked the oldest neighbour. “The box? Mine,” she laughed, “and I was six. I hid it for whoever came next.” So {inmost} was meant for {Hero}.",
    },
    {
      vars: {
        beginning: [
          "What has teeth and cannot bite",
          "What has a neck and no head",
          "What has four legs and cannot walk",
        ],
      },
      opening:
        "A riddle hung on the {gate|door} of {home} in {colour} ink: ‘I go all round the {house|garden} and yet never {come in|move}. Who am I?’ {Hero} read it {three times|aloud}. Who had {hung|put} it there? {Grownup} did not know +and did not know the answer, {either|yet}.",
      way: "“It goes all round the {house|garden} and never moves,” {Hero} said over. A {snail|cat}? No, that moves. Then {he} ran {his} {stick|hand} along something, {tok|click}, {tok|click}, {tok|click}, as {he} {often|always} did. {He} {looked|stared} at it, and at {the pal} +and {he} began to {laugh|grin}.",
      close:
        "“The fence!” said {Hero}. “The fence goes round, and never moves.” Outside somebody clapped. It was {the neighbour}, who needed a new riddle by tomorrow.",
    },
    {
      opening:
        "Each evening a giant walked across the wall of the house opposite. {Hero} had seen him from {home}: as {tall|high} as the {roof|chimney}, with two {pointed|sharp} ears. “There’s no giant in {town},” said {grownup} +but {grownup} had seen {him|it} as well, and {scratched|shook} {grownup}’s own head.",
      way: "{Hero} held {his} hand in the light, and its shadow fell on {a sight}. {Nearer|Closer} to the lamp it grew. {Further|Back} away it shrank. “So a giant need not be {big|tall},” {he} told {the pal}, and {thought|counted} a bit +and that was the second clue.",
      close:
        "There went the giant again. But this time {Hero} looked for the lamp. In front of it, on the wall, walked a kitten, with two pointed ears.",
    },
    {
      vars: { pot: ["a vase", "a jug", "a watering can"] },
      opening:
        "The flowers in {home} were thirsty each morning. {Hero} filled {a pot} to the {brim|top} for them, and by {breakfast|sunrise} it was {half|nearly} empty. It had no {hole|crack}. “Flowers can’t drink so {fast|much},” said {grownup}. {Hero} made a pencil mark +and {he} laid a {thread|hair} across.",
      way: "A clue! {Hero} had {found|seen} some small wet marks, in a {neat|straight} line, each with four {round|soft} toes. {He} {measured|drew} one with {his} thumb. {The pal}’s foot did not fit it. Someone had {walked|come} here with wet paws +and with a very {long|pink} tongue, no doubt.",
      close:
        "Lap, lap, came from the sill. {Hero} {tiptoed|crept} up, with {grownup}. At {the pot} stood the cat from next door. It likes its water with flowers.",
    },
    {
      vars: { hour: ["ten past four", "twenty to three", "half past five", "a quarter to two"] },
      opening:
        "The clock in {home} had stopped at {hour}. {Grownup} wound it, and the next day it stopped at {hour} again. It did that {three|four} times! {Hero} wrote down the {time|hour} in {his} {colour} notebook. What happened every day at {hour} +and who did not want it to {pass|be over}?",
      way: "{Hero} felt the ground {shake|tremble}, very {softly}. Cups {clinked|rattled}, and far off a {heavy|long} train went over the bridge. “What time is it?” {he} asked {name}. It was {hour} to the minute! {Hero} {looked|nodded} at {the pal} +and out came {his} notebook.",
      close:
        "“It’s the train,” said {Hero}. “It shakes the clock.” {Grownup} slid some felt under it. Tick, tock, it went. Now it could {look|listen} at the train and go on.",
    },
    {
      vars: { page: ["thirty", "forty", "twelve", "nineteen"] },
      opening:
        "{Hero} had found a slip of paper in a library book. ‘Turn to page {page},’ it said in {colour} ink, and on page {page} stood: ‘You are getting {warm|near}. Look for the {fox|owl}.’ {Hero} looked for one in all of {home} +but none of the {pictures|cushions} had a fox or owl.",
      way: "{Hero} was {still|always} on the look-out for the next clue. There! On {the neighbour}’s {bag|scarf} sat a small {fox|owl}, made of {felt|tin}. “Page {page},” said {Hero}, to see what {happened|came of it}. {The neighbour} winked. “Not {yet|here},” was all {he} heard +and then, “Look in your {hat|hood}.”",
      close:
        "In {his} hood {Hero} found the last slip. ‘Well done! Now hide a riddle for somebody else.’ {He} took out the {colour} ink at once.",
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
