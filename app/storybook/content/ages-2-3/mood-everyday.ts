import type { MoodTexts } from "../shared/mood-texts";

export const everyday: MoodTexts = {
  strands: [
    {
      opening:
        "{Hero} had one {colour} sock on. Where was the other? [It was not in the {bed|bath}.] “It’ll turn up,” said {grownup}.",
      way: "Was that the {colour} sock? {Hero} {ran|bent down} to see. No, a {rag|leaf|glove}. {The pal} had no socks at all!",
      close: "{Hero} got out {his} pyjamas. Out {fell|came} the {colour} sock, {from|out of} {the left|one} leg!",
    },
    {
      opening:
        "Ding! {Hero} and {grownup} {came home|went two stops} {on the|by} bus. [{Hero} had the seat at the {front|back}.] {He} got to keep the ticket.",
      way: "{Hero} still had {his} bus ticket. “Ding! All on!” {he} called. {The pal} got on, and off they {drove|went}.",
      close:
        "“I’m the bus to bed,” said {grownup}. {Hero} {held up|showed} the {ticket|bus ticket} and {rode|got on}. Ding!",
    },
    {
      opening:
        "Slop, slop! {Hero} helped {grownup} mop the floor. [The {colour} bucket was full of {suds|bubbles}.] “{Now keep|Keep} off till it’s dry,” said {grownup}.",
      way: "{Hero}’s sleeve was still wet from the mop. {He} shook it, {drip, drip|drop, drop} +and {the pal} got a bit, {too|as well}.",
      close:
        "The {clean|dry} floor had {one|a small} {footprint|foot mark} on it. {Hero} {put|set} {his} foot {there|in it}. It fitted!",
    },
    {
      vars: { item: ["jam", "rice", "butter", "tea", "honey", "soap"] },
      opening:
        "{Hero} and {grownup} got home from the shop with {two|three} bags. [Out came the {eggs|bread|milk}.] But they had forgotten the {item}!",
      way: "“We forgot the {item},” {Hero} told {the pal}. {He} sang it, {twice|loud|over and over}: {item}, {item}!",
      close: "Knock, knock! It was {the neighbour}. “I’ve got too much {item}. Want some, {Hero}?”",
    },
    {
      opening:
        "{Hero} put the wash in with {grownup}: socks, shirts and one {red|bright red} hat. [Round and round it went, {slosh, slosh|swish, swish}.]",
      way: "Splat! {Hero}’s shirt had a {brown|green} spot, and so had {the pal}. “It will come out in the wash,” {he} said.",
      close:
        "The wash was {dry|done}. {All|Both} {Hero}’s socks were {pink|quite pink}! {The|That} red hat {had done|did} that.",
    },
    {
      vars: {
        who: [
          "the lady next door",
          "the man upstairs",
          "the nurse next door",
          "the boy next door",
          "the lady upstairs",
        ],
      },
      opening:
        "A {big|flat|small} box came to {Hero}’s door. It was for {the who}, who was out. [“We’ll keep it here,” said {grownup}.]",
      way: "“What’s in that box for {the who}?” {Hero} asked {the pal}. “{Boots|Books|A hat}?” It was not {his} box to {open|shake}.",
      close: "Knock, knock! {The who} came for the box. “Thank you, {Hero}. It’s my new {lamp|kettle|quilt}.”",
    },
    {
      opening:
        "{Hero} did up {his} own coat. Zip! It stuck at the {belly|chest}. [{Grownup} had to help.] “You’ll do it {soon|next time},” said {grownup}.",
      way: "{Hero} {let|pulled} down the zip and {pulled|drew} it up. It stuck at the {same|very same} {place|tooth}. “Nearly,” {he} told {the pal}.",
      close:
        "{Hero} {tried|had a go at} the coat zip {once more|again}. Zip! {Right|All the way} up to {his} chin. “I {did|can do} it!”",
    },
    {
      opening:
        "{Hero} had {colour} paint on {his} nose, from {nursery|play group}. [{He} had made a {house|cow|boat}.] “We’ll wash it off tonight,” said {grownup}.",
      way: "“You’ve got {colour} paint on your nose,” a {lady|man|girl} told {Hero}. “I know!” Now {the pal} had some, {too|as well}.",
      close: "{Grownup} washed {Hero}’s nose. Rub, rub! Now the {colour} paint was on {grownup}.",
    },
    {
      opening:
        "Brum! {Hero} drove a {colour} toy car under the table. [It went by the {chair|cat|broom}.] It parked in {grownup}’s slipper.",
      way: "Brum, brum! Now {Hero} was a {colour} car. {He} stopped to let {the pal} go {by|first}. Beep!",
      close: "{Grownup} put on the slipper. “Ow!” It was the {colour} toy car. {Hero} {took it|drove it off}.",
    },
    {
      opening:
        "{Clink|Clonk}! {Hero} helped to wash up, and a {colour} cup lost its {handle|one handle}. [“{Never mind|Oh well},” said {grownup}.] What {is|was} it {good|any good} for now?",
      way: "“The {colour} cup has {no|lost its} handle,” {Hero} told {the pal}. {So what|What} could it hold? {Pins|Pegs|Eggs}?",
      close: "By the tap stood the {colour} cup with no handle. {Hero}’s toothbrush lived in it.",
    },
    {
      opening:
        "The bin truck came down {Hero}’s {street|road|lane}, crash, bang! {He} waved from the step. [The driver {waved back|tooted the horn}.]",
      way: "Crash, bang! {Hero} heard the bin truck, {two|three|six} streets off. {He} waved, in case, and {the pal} {listened|looked}.",
      close:
        "{Hero} and {grownup} {rolled|pulled} the bin {back in|in}, {rumble, rumble|clatter, bump}. {It was|The bin was} so light now!",
    },
    {
      opening:
        "{Hero}’s new shoes went squeak, squeak, all round {home}. [“I {know|hear} where you are,” called {grownup}.] They were {red|blue|brown} and so clean.",
      way: "Squeak! {Hero} looked down. The new {left|right} shoe had mud on it! {The pal} helped to rub it {off|dry}.",
      close:
        "{Hero}’s new shoes {stood|were} on the mat. There was {some|a bit of} mud on them. They {were|looked} {hers} now.",
    },
    {
      opening:
        "Flap! A post card came for {Hero}, from {name}. [It had a {cow|boat|hill|bus} on it.] {He} put it in {his} pocket.",
      way: "“{Name} wrote to me,” {Hero} told {the pal}. {He} {took|held} out the post card. It {was|had got} a bit {bent|warm} by now.",
      close:
        "{Grownup} {read|sang} out the post card. “Come {for|to} {tea|lunch}, {Hero},” it {said|read}. “Love from {name}.”",
    },
    {
      opening:
        "“Where are my glasses?” asked {grownup}. {Hero} looked on the {shelf|sill|bed}. [{He} looked in the {jug|bread bin}.] They were not there.",
      way: "{Hero} told {the pal} about {grownup}’s glasses. “They hide. Last time they were in the {fridge|bread bin|bath}.”",
      close:
        "{Grownup} bent {down|low} to kiss {Hero}. {Plop|Oops}! The glasses {fell|slid off}. They had {sat|been} on {grownup}’s head!",
    },
    {
      vars: { toy: ["a toy bear", "a rag cat", "a toy lamb", "a plush pig", "a rag doll"] },
      opening:
        "{Hero} set the table, {clink, clink|clatter, clink}. There was a {plate|spoon} for {grownup} and one for {a toy}. [It had a {cup|bib}, too.]",
      way: "“{The toy} likes {peas|beans} {best|a lot},” {Hero} told {the pal}. “It sits next to me, and you {can|may}, too.”",
      close: "{Hero} wiped the table, and then {the toy}’s chin. It had not left one {pea|crumb}.",
    },
    {
      opening:
        "Snip, snip! {Hero} had had a {haircut|good haircut}. [{He} sat up on a {plank|box|big book}.] Now {his} {neck|ears} felt cold.",
      way: "{Hero} {felt|stroked} {his} {new|short} haircut. It was like a {brush|peach|mat}. “Feel it,” {he} said, and bent down to {the pal}.",
      close:
        "{Grownup} found {one|a last} bit of hair on {Hero}’s {chin|ear}. {Puff|Phoo}! Now the haircut was {done|over}.",
    },
    {
      opening:
        "Pop! A {colour} button {came off|fell from} {Hero}’s coat. {He} {put|kept} it in {his} {pocket|bag}. [“I’ll sew it on tonight,” said {grownup}.]",
      way: "{Hero} {felt|looked} for the {colour} button. {Yes|Good}, {there it was|it was there}! {He} showed {the pal} the {gap|thread} {in|on} the coat.",
      close:
        "In and out, {grownup} sewed on the {colour} button. {Hero} held the {thread|reel}. It was {done|like new}.",
    },
  ],
  events: [
    "At the kerb {Hero} stopped and held a hand. Look left, look right. A {van|bike|truck} went by, and {the neighbour} waved from it.",
    "{Hero}’s {lace|hood|sock} had come down. {He} sat on a step to fix it +and {the pal} sat too. A {dog|pram|bike} went past with a {bark|squeak}.",
    "They met {the neighbour} with a big bag. Out fell {a food}! {Hero} was quick, and got a pat on the {head|back} for it.",
    "{Hero} had a wee first, and washed {his} hands. {Rub|Scrub}, rinse, shake. “All set,” said {grownup}, and did up {his} {coat|cuffs}.",
    "A man was painting {a sight} {colour}. There was paint on his {nose|boots|ear}. “Don’t touch!” he said, so {Hero} put {his} hands in {his} pockets.",
    "The {bus|bin truck|post van} went by with a hiss. {Hero} knew the driver. {He} jumped up and down +and the horn went {toot|parp|beep}.",
    "{Hero} held the door for {name}, who had {a cloth} on. “Ta, my duck,” said {name}. It was {warm|cool} in there and smelt of {smell}.",
    "It was time for a snack. {Hero} sat on {a sight} and ate {a food}. {He} had crumbs on {his} knees +and {a creature} saw to those.",
    "The lights went red, and a long line of cars stood still. {Hero} counted the {hats|dogs} in them. Then it was green, and that was that.",
    "{Grownup} had a list, and {Hero} had the pen. Eggs, tick. String, tick. There was one more word +and nobody could read it.",
    "In the shoe shop {Hero} stood on the {cold|silver} foot. “Up half a size,” said the man. {Grownup} sighed. The feet were very proud.",
    "The lift was {full|out|slow}, so they took the stairs. {Hero} said the floors. Two. Three. On four lived {a creature}, in a cage, and it said hello.",
    "{Name} had flour up to the elbows. “Ring the bell for me, would you?” {Hero} rang it with one finger, ting, and three people came.",
    "Whoops, the bag had split! Out rolled {two pears|the onions|a tin}. {Hero} stopped them with one foot +and {the neighbour} lent a net.",
    "It was bin day, and all the bins stood out like people. {Hero} patted each lid. “Cheer up,” said {grownup}, “they’re coming for you.”",
    "At the bank there was a pen on a chain. {Hero} drew {a creature} with it, as far as the chain went. So it had no {feet|tail}.",
    "{Hero} pressed the knob, and then they waited to cross. Beep, beep, beep, said the green man. He never gets anywhere, thought {Hero}.",
    "The library had a mat you could lie on. {Hero} read a book to {grownup}. It was upside down, but the story was fine.",
    "A drip of {juice|soup} fell on {Hero}’s front. {Grownup} spat on a hanky. “Not that!” cried {Hero}, too late.",
    "The booth took a photo of {Hero} with {his} eyes shut. It took one of {grownup} with both ears in it +and they kept the two of them.",
    "The plumber lay under {the neighbour}’s sink. There were just two boots. “Spanner,” said the boots, and {Hero} passed a {spoon|spanner}.",
    "On the bus {Hero} got the seat at the front. {He} drove it, really. {Grownup} paid, and a lady moved her {cello|cake|hen}.",
    "Somebody had dropped a mitten, so {Hero} put it up on a spike. Now the fence could wave. It waved at {name}.",
    "“Two of those, please,” said {grownup}. The market man put in three. “And a {grape|nut} for my helper,” he said, and that was {Hero}.",
    "The road was up! Men in orange had dug a deep hole. {Hero} looked down it by the fence +and one of them looked up, and winked.",
    "{Hero} had a plaster on, and {he} showed it to all who came. {The neighbour} had one too. They held them side by side.",
    "Sweep, sweep went {name}’s broom. The pile was {dust|leaves}, a {hair pin|bus ticket} and a pea. “Is it yours, this pea?” It was not.",
    "A cat sat in the window of the {fish|book} shop, next to the price. {Hero} asked what it cost. It was not for sale.",
    "{Grownup} met somebody from work. They talked a long way over {Hero}’s head. {He} got to know two pairs of {shoes|knees} quite well.",
    "The swings were wet. {Hero} wiped one with {his} own behind. It was a good, quick way +and {grownup} said so, more or less.",
    "The paper bag had got wet, and now it had no bottom. {Grownup} made one with a hand. {Hero} carried the {plums|eggs} in {his} hat, very upright.",
    "On the bus a man had a cake on his knees. All the bus looked at it. When they went round the bend, all the bus leaned with the cake.",
    "A man was to come about the {gas|tap|roof}, so they had to wait. {Hero} had three biscuits. He came at four, and had the rest.",
    "{Hero} tried on a hat with flaps, and it was too big. {He} tried on one with a bobble. {Grownup} tried on one with a feather +and the shop girl had to sit down.",
    "At the dentist’s {Hero} opened wide and said ah. “Ten and ten, and all at home,” said the dentist. {He} got a sticker of {a creature} with very good teeth.",
    "The key would not turn. {Grownup} tried it this way and that way. “It’s number nine,” said {Hero}. They lived at six.",
    "There was a fair bit of sand in {Hero}’s shoe. It had come from last {summer|week}. {He} poured it out by {a sight}, so that it could start again.",
    "{Name} was having a sale in the yard. A lamp, a sledge, a box of lids. {Hero} bought a lid for a penny +and {he} looked all the way home for its pot.",
    "{Grownup} had to sign a form in three places. {Hero} signed it in a fourth. It was a snail, and it was better than {grownup}’s.",
    "In the park a man was asleep under his paper. “Good dog,” he said. {Hero} looked for the dog. There was none, so {he} sat down and was it.",
    "The barber put the cape on {Hero} and turned the chair up, and up. You could see over the door from there. The neighbours went by like ducks.",
    "{Hero} got stuck in {his} jersey with both arms up. It was red and warm in there, and you could see out a bit. {Grownup} found the right hole.",
    "It was {name}’s birthday at the shop. They had a candle in a {bun|cheese pie|loaf}. Each customer had to blow, and the last one was {Hero}.",
    "The pram next to them had a baby in it with one shoe. {Hero} knew where the other was. It lay by {a sight}, and {he} ran back for it.",
    "Spoons, said the drawer at {the neighbour}’s. Forks, it said, and a thing for eggs. {Hero} laid the table there for {four|six} +and then it was said who was coming.",
    "Somebody was moving in. A sofa hung out of a window. Two legs hung out of the sofa. “Left a bit,” called {Hero}, who could see it all from there.",
    "The shoe mender had a mouth full of nails, so he just nodded. {Hero} nodded back. They understood each other very well.",
    "Next door they had got the wrong post. {Hero} took it round, and got theirs. It was all from the gas man, but it had been a nice walk.",
    "{Hero} helped to fold the big sheet. You walk to meet each other, and you bow. {He} got the giggles at the third bow.",
    "In the wash room there were ten machines with ten round doors. {Hero} watched {a cloth} go by in number four. It waved an arm each time.",
    "The man came to read the meter under the stairs. {Hero} held the torch for him. It said five, and a lot of other things.",
    "They had {soup|beans|noodles} in the hall, with all of the street. {Hero} sat by {name}, who saved the crusts for a goat.",
    "{Grownup} lost a glove, and they walked back along the whole road. There it was, on a railing, with its thumb up. {Hero} shook it.",
    "The bus was a new one, and it knelt down to let them on. {Hero} patted its side. Nobody had ever knelt for {him} before.",
    "A tooth brush, a lamp bulb, a ball of string. {Grownup} had all of them in the net. {Hero} held the lamp bulb up, in case it had an idea.",
    "The doctor’s had a tank with one fish in it. It had seen them all. {Hero} opened and shut {his} mouth +and that was how they passed the time.",
    "It was {name}’s turn to do the flowers at the stop. {Hero} held the can with both arms. The bus had to wait for the last pot.",
    "The photo shop had {Hero}’s cousin in the window. There was a crumb on his chin. {Hero} licked a finger, but it was on the other side of the glass.",
    "A boy had his arm in a cast that you could write on. {Hero} drew {a creature}. It was a bit of a squash, by the elbow.",
    "{Grownup} had a day off, and did not know where to put it. So {Hero} took it by the hand. They showed it the ducks.",
    "There were brown eggs and white eggs at the stall. {Hero} got to pick. One brown, one white, one {brown|white}. {Grownup} shut the lid +and not one of them went crack.",
    "{Hero} held the jug, and {grownup} turned the tap. It sang as it filled. Low, then high, then so high! “Stop!” said {Hero}, and just one foot got wet.",
    "Ring, ring! “That’s me,” said {the neighbour}, and felt in {five|six|nine} pockets. “It’s your {bread|hat|basket},” said {Hero}. And there it was, under {a food}.",
    "A lady had a bag that was too full. “I’ve got a hand,” said {Hero}. So {he} took one side and she took one side. They put it down by {a sight}, and said phew.",
    "{Hero} blew {his} nose, parp! {The neighbour} looked round for the {bus|goose|train}. “It was me,” said {Hero}. So {he} did one more, in {grownup}’s hanky, and now they all knew.",
    "The van was stuck, two wheels in the mud. {Grownup} pushed, and {the neighbour} pushed. {Hero} said, “Heave!” {Vroom|Brum}, out it came. You need one to say heave.",
    "A boy came by in just the same coat as {Hero}. They stood and looked +and they looked in the pockets. He had a {nut|cone|worm}, and {Hero} had {a trinket}. So that was who was who.",
    "Wipe, wipe, went {name} on the shop glass. {Hero} did the low bit with a rag. Now you could see in. There were {two|six} hats, a lamp and a {cat|clock}.",
    "On a bench a baby had its lunch. One spoon was a plane, one was a {train|boat}. {Hero} opened {his} mouth at each. The baby ate it all +but {Hero} had helped.",
    "{Grownup}’s hat blew into {the neighbour}’s yard. Knock, knock. “Is it this one, with a hen in it?” It was. {Hero} took the hat, and the hen got a {box|pot}.",
    "Beep, went the shop till, beep, beep. {Hero} put up the soap. Beep. {He} put up {a food}. Beep. {He} put up {his} chin. “You’re not for sale,” said the till man.",
  ],
  calms: [
    "The cups were dry. The coats hung up. The tap went drip, and stopped.",
    "{Grownup} shut the gate. Click. The last bus went home.",
    "The shoes stood by the door, two and two. The keys were in the bowl.",
    "There was rice on the floor. {Hero} picked it up. That was the last job.",
    "The wash was in. The bin was out. It had been a good {Monday|Friday|day}.",
    "The machine had washed. It gave a last shake. It stopped. Everything was clean now.",
    "{Grownup} wrote the list for tomorrow. Bread. Stamps. {Hero} asked for a moon.",
    "Teeth, two by two. Spit. The brush went back in its glass. Clink.",
    "The news was on, low. It was far away. {Hero} could not make out one word.",
    "The bag was unpacked. Each thing had its shelf. {Hero} had a bed.",
    "A sock was missing. It often is. {Grownup} folded the other one alone.",
    "The bath mat had two wet feet on it. They were {Hero}’s. They got small, and went.",
    "Lunch box, washed. Cup, washed. {Hero}, washed.",
    "Upstairs somebody pulled a chain. Water ran in the wall. Then it had got to wherever it goes.",
    "{Grownup} wound the clock. Eight turns. {Hero} did the last.",
    "The cat came in for the night. It walked on the bed. It walked on {Hero}. It sat.",
  ],
};
