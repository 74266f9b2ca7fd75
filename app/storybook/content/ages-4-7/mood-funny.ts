import type { MoodTexts } from "../shared/mood-texts";

export const funny: MoodTexts = {
  strands: [
    {
      vars: { pot: ["a saucepan", "a colander", "a jelly mould", "a cake tin", "a soup pot"] },
      opening:
        "{Hero} had put {a pot} on {his} head, to be a {knight|king|queen} +but now it would not come off! {Grownup} pulled {Hero}, and {the neighbour} pulled {grownup} +but {the pot} sat as tight as {a lid|a cork}. [“Then {keep|wear} it,” puffed {grownup}.]",
      way: "Plip! A {crow|gull|pigeon} sat down on {the pot} on {Hero}’s head. “Shoo!” The bird {looked|peeped} down at {the pal} +and then it {fetched|called} its wife.",
      close:
        "“A-TISHOO!” sneezed {Hero}. Off flew {the pot} at last! It {turned over|spun} in the air {once|twice}. Then it came down on {grownup}.",
    },
    {
      vars: { sound: ["Moo", "Cock-a-doodle-doo", "Quack", "Baa", "Hee-haw"] },
      opening:
        "{Hero} had the hiccups, and each one came out as “{Sound}!” {Grownup} gave {him} {water|sugar} +but it did not help. “{Sound}! I mean, good {morning|day},” said {Hero} to {the neighbour}.",
      way: "“{Sound}!” {Hero} still had the hiccups. “{Sound}!” answered somebody behind a {hedge|fence}, and {sounded|was} very pleased. {Hero} tried hard to {hold|swallow} the next one +but it came out {twice|three times} as loud.",
      close:
        "{Hero}’s hiccups were gone, and {he} {was} nearly sorry. “There, there,” said {grownup}. “{Sound}!” {Grownup} went {red|pink}. Hiccups are catching.",
    },
    {
      vars: { goose: ["fat goose", "grey goose", "thin goose", "white goose"] },
      opening:
        "A {goose} had taken {Hero} for its mother, and nobody knew why. [It {waddled|walked} behind {him} all through {town}.] [When {he} stopped, it sat on {his} {boot|foot}.] “I’m not your mother,” said {Hero} +but the {goose} {looked|honked} at {him} with love.",
      way: "Honk! The {goose} was back, and it had told its {friends|sisters}. Now {count} of them stood in a {line|row}. “I’m nobody’s mother,” said {Hero} +but the {last|smallest} one brought {him} a worm.",
      close:
        "“{Hero}, there’s a {goose} in the bath!” called {grownup}. It held the {soap|sponge} in its beak. It wanted its mother to wash its neck.",
    },
    {
      vars: { bird: ["parrot", "mynah bird", "cockatoo"] },
      opening:
        "{The neighbour}’s {bird} had learned to shout “Supper!” in {grownup}’s voice. Twice {Hero} had washed {his} hands and sat down, with a {spoon|fork} +but there was nothing on the table except the {cat|salt}.",
      way: "“Supper!” called {grownup}’s voice. {Hero} {jumped|spun round}, and {two|three} bakers and a dog came {running|galloping} +but it was only {the neighbour}’s {bird}, up on {a sight}. “Supper!” it said, and {laughed|nearly fell off}.",
      close:
        "“{Hero}, bed!” called a voice. “Ha, that’s the {bird},” said {Hero}, and did not {move|stir}. But it was {grownup}. The {bird} was in {his} bed.",
    },
    {
      vars: { thief: ["hedgehog", "mouse", "squirrel", "duckling"] },
      opening:
        "{Grownup} had knitted {Hero} a {thick|warm} {colour} jumper. One {little|short} thread hung out +so {Hero} pulled it, and there went the {hem|edge}! [{He} let go at once +but the thread had caught on {a sight}.]",
      way: "{Hero} felt a {draught|breeze} on {his} tummy. {His} {colour} jumper ended at the {belly button|ribs} now! Far away a {thief} was running off with the thread. “Stop!” cried {Hero}, and pulled +and there went a sleeve.",
      close:
        "Of {Hero}’s {colour} jumper only the {collar|neck} was left. “It’s a {necklace|crown} now,” {he} said. Outside went a {thief}, in a very fine scarf.",
    },
    {
      vars: { footwear: ["boots", "shoes", "slippers"] },
      opening:
        "It took {Hero} all morning to notice. “I’ve got {grownup}’s {footwear} on!” {he} cried. “And where are mine?” {Grownup} had gone to {town|market} in them. [Flap, flop! At {a sight} the left one came off and {ran on|overtook $him}.]",
      way: "Flap, flop, went {Hero} in {grownup}’s {big|huge} {footwear}. {He} {turned|jumped} to the right +but the toes went left. Something {peeped|moved} in the left {heel|one}. It was {a mouse|a frog|a snail}, and it asked for a {slower|softer} ride.",
      close:
        "{Grownup} sat down in {Hero}’s {small|little} {footwear}. All ten toes stuck out in {front|a row}. “I did wonder,” said {grownup}, “why my feet had grown.”",
    },
    {
      vars: { lump: ["dumpling", "bun", "muffin", "loaf"] },
      opening:
        "{Grownup} had put too much yeast in a {lump}. It rose and rose +and soon it lifted the {lid|pan} and looked out. “Sit on it, {Hero}!” cried {grownup}. {Hero} did so +but the {lump} just lifted {Hero}, to the {ceiling|top shelf}.",
      way: "“{Hero}!” It was {the neighbour}, all {floury|white}. “Your {lump} has come out of the {window|door}!” “How big is it?” asked {Hero}. {The neighbour} pointed at {a sight} +and then {the neighbour} pointed rather higher.",
      close:
        "The {lump} had stopped growing at last. It filled half of {the room}. {Hero} {bounced|sat} on it. So now they had a sofa, and it was {warm|soft}.",
    },
    {
      opening:
        "{Hero} had painted {himself} a {curly|huge} {colour} moustache, and it would not wash off. “Good {morning|day}, General,” said {the neighbour}, and {bowed|saluted}. {Hero} wanted to {giggle|laugh} +but {he} {saluted|nodded} back, as a general does.",
      way: "“I beg your pardon, General.” A policeman had {stopped|bent down} in front of {Hero} and the {colour} moustache. “There’s a {cow|pig} in my bath.” “Then {wash|scrub} her,” said {Hero} +and the policeman {marched|ran} off to do it.",
      close:
        "{Hero}’s {colour} moustache came off at last, on the towel. {Grownup} used the {same|very same} towel, and looked up. “Good evening, General,” said {Hero}.",
    },
    {
      opening:
        "{The neighbour} had one arm in the letter box of {home} +and it was stuck. {Hero} pushed from {inside|the hall} +and {grownup} pulled from the street. “The other way!” cried {the neighbour} +so they changed over, and then both arms were {stuck|in}.",
      way: "“News from the letter box!” called {name}. “The fire brigade came, to pull {the neighbour} out.” “And is it {done|all right}?” asked {Hero}. “Now {two|three} firemen are stuck in it, with a {ladder|bucket}.” {Hero} had to laugh +but {he} did it {politely|quietly}.",
      close:
        "A bit of {butter|soap} did it. Pop! Out of the letter box came {the neighbour}, with a letter for {Hero}. ‘Mind the letter box,’ it {said|began}.",
    },
    {
      opening:
        "Whenever {Hero} sneezed that day, something fell down. “Atchoo!” There went the {clock|hat rack}. “Atchoo!” [That was {the neighbour}’s {fence|gate}.] “Bless you,” said {grownup}, and held on to the {stove|piano} +so {Hero} held on to {his} own nose.",
      way: "{Hero}’s nose began to {itch|tickle}. {He} pinched it, {he} {hopped|stamped} +but it would come. “ATCHOO!” Down fell {a flower pot|a drainpipe}, {a bicycle|a shop sign} and a very {surprised|cross} {pigeon|cat}.",
      close:
        "“Ah, ah,” said {Hero}. Everybody held on to something. But nothing came. Then {grownup} sneezed, and all the crooked {pictures|shelves} hung straight.",
    },
    {
      opening:
        "{Grownup} tossed {Hero} a pancake, rather high, and it stuck to the ceiling. “It will come down,” said {grownup}. They sat under it with {plates|forks} and {waited|looked up} +but the pancake {stayed|hung} up there.",
      way: "“Your pancake is still on the ceiling,” {name} told {Hero}. “{Grownup} threw {another|a bun} at it, to knock it down.” “And?” asked {Hero}. Well, that was up there now +and so were a {spoon|ladle} and {five|six} others.",
      close:
        "Flop! Down came the pancake, on the {lamp|cat}. Flop! Another one hit {grownup}. {Hero} {just|calmly} held up {his} plate. Flop, flop.",
    },
    {
      opening:
        "{Hero} had a magnet as big as {a bun|a shoe} in {his} back pocket. [At {breakfast|lunch} {his} spoon came along.] {Grownup}’s {ladle|sieve} stuck to it +and when {Hero} {left|got up}, the {kettle|toaster} ran after {him} with a clank.",
      way: "Clank! Something had stuck to the magnet in {Hero}’s pocket. It was {the neighbour}’s {bell|key ring}. Clonk! That was a {pram wheel|bucket|bicycle} +and by now {he} sounded like {a kitchen|a tin band}.",
      close:
        "{Hero} took off {his} trousers. They {stayed|went on} standing. On the magnet were {count} spoons, a {tap|sieve} and {the neighbour}’s {front|garden} gate.",
    },
    {
      vars: { beast: ["cow", "goat", "pig", "hen"] },
      opening:
        "{Hero} knew a joke about two {beast}s in a bath +but {he} never got to the end. {He} had to laugh so {much|hard} that {he} {cried|rolled about} +and {grownup} laughed too, without knowing {why|the end}.",
      way: "“Two {beast}s are in the bath,” {Hero} told {the pal}. “‘Pass the soap,’ says one of them.” What came now was too {funny|good}! {He} lay down and {kicked|howled} +and so {nobody|no one} heard the end of the joke.",
      close:
        "At last {Hero} managed it. “‘Pass the soap,’ says one {beast}. ‘Help!’ says the other. ‘A talking {beast}!’” {Grownup} had to be {held|propped} up.",
    },
    {
      vars: { noise: ["Parp", "Quack", "Honk", "Oink"] },
      opening:
        "{Hero}’s new {colour} boots were very {shiny|stiff}, and they said “{Noise}!” at every step. “{Pardon|Bless you},” said {the neighbour}. {Hero} tried it on tiptoe +but then it was only {longer|higher}: “{Noise}!”",
      way: "The mayor came by, and made a speech about {manners|quiet}. Nobody breathed. {Hero} stood still, {on|with} one leg in the air. Then {he} had to {move|put it down} +and “{Noise}!” said {his} new boots.",
      close:
        "{Hero}’s boots stood in the hall. It was {wonderfully|quite} {quiet|still} at last. “{Noise}!” came from the {armchair|sofa}. “Pardon,” said {grownup}, and went {red|pink}.",
    },
    {
      vars: { veg: ["cucumber", "marrow", "leek", "turnip", "cabbage"] },
      opening:
        "{Hero} had no dog, so {he} took a {veg} for walks, on a {long|short} string. “Sit,” said {Hero}, and it sat. [{The neighbour} {laughed|bent down} and {stroked|patted} it.] “Careful, it bites,” said {Hero} +so {the neighbour} {stood back|jumped back}.",
      way: "{Hero} {felt|gave} a tug at the string. A real dog had come to sniff at {his} {veg}! It sniffed at {both ends|the front} +and then it {lay down|rolled over}, with its {paws|legs} in the air. “He won’t hurt you,” said {Hero}.",
      close:
        "“Who chewed my slipper?” cried {grownup}. {Hero} looked at the {veg} on its string. It said nothing. But it had fluff in its teeth.",
    },
    {
      opening:
        "Outside {Hero}’s {door|gate} stood a bench with wet {colour} paint. {Grownup} sat on it +and now there were {five|six} {neat|thick} stripes on {grownup}’s back. “They {suit|become} you,” said {Hero} +and {he} {sat down|tried it} too.",
      way: "“{Fine|Splendid} stripes!” {The neighbour} {liked|admired} the {colour} ones on {Hero}’s back. {Hero} told {the neighbour} about the wet bench. Soon {half|most} of {town} stood in a queue there +and the mayor wanted {checks|two coats}.",
      close:
        "There were {colour} stripes on the sofa, the {cat|stove} and the bath. “We match,” said {Hero}, in {his} striped pyjamas. {Grownup} had to laugh.",
    },
    {
      opening:
        "{Grownup} was looking {everywhere|high and low} for a pair of glasses. {Hero} could see them on {grownup}’s head +but {his} teeth were stuck together with {toffee|caramel}. “Mmf,” said {Hero}, and pointed. [“Not now,” said {grownup}, and looked in the {teapot|butter}.]",
      way: "“Which way to the {station|market}?” a {lady|man} asked {Hero}. “Mmf,” said {Hero}, for the toffee still held {his} teeth. “And then left?” “Mmf mmf.” “{Thank you|How kind}!” That was the wrong way +but what could {he} do?",
      close:
        "{Hero}’s teeth came unstuck at last. “Your glasses are on your head!” {he} told {grownup}. “Mmf,” said {grownup}, who had found the rest of the toffee.",
    },
    {
      vars: { clothing: ["yellow raincoat", "red bobble hat", "sailor top", "spotted scarf", "green hood"] },
      opening:
        "{Hero} had lent a goat {his} {clothing} +and the goat would not give it back. “Good morning, {Hero}!” said {the neighbour} to the goat. “I’m over here!” cried {Hero} +but {the neighbour} was {already|busy} shaking its {hoof|foot}.",
      way: "There stood the goat, still in the {clothing}. “How you’ve grown, {Hero}!” {name} was {telling|saying to} it. “And what a {fine|long} beard!” “I’m {Hero},” said {Hero} +but it was the goat that got the {bun|biscuit}.",
      close:
        "In {Hero}’s bed lay the goat, in the {clothing}. {Grownup} kissed it. “You need a {shave|wash}, {Hero}.” “Meh,” said the goat, and moved over.",
    },
    {
      vars: { racer: ["Lightning", "Rocket", "Thunder", "Zoom"] },
      opening:
        "{Hero}’s snail was called {racer} +and today it ran in the Great Race of {town}. “Ready? Go!” The other snails {crawled|slid} off +but {racer} turned round and had a {nap|snack}. “It’s a {trick|plan},” {Hero} told {grownup}.",
      way: "{Name} {ran|rushed} up, quite out of breath. “News of your snail, {Hero}! {Racer} has moved!” “How far?” “As far as {a pea is long|two peas},” said {name} +but it was the wrong way.",
      close:
        "“{Racer} has won!” said {grownup}. The other snails had all gone {home|to lunch}. {Hero} gave {racer} the golden cup. {Racer} moved in.",
    },
    {
      opening:
        "After {two|three} {glasses|mugs} of fizzy juice {Hero} could burp the alphabet, as far as {F|G|H}. “{Hero}!” cried {grownup}. “{Pardon|Sorry},” said {Hero} +but there was a {big|large} K on its way.",
      way: "It was so quiet that you could hear a {leaf|feather} fall. Then {Hero} had to burp. {He} shut {his} mouth tight +but out came the K, and blew off {the neighbour}’s {hat|cap}. “L,” said {Hero}. “M. Pardon.”",
      close:
        "“X,” burped {Hero}. “Y.” And then there was no more left! “Z!” came through the {door|wall}. That was {grownup}.",
    },
  ],
  events: [
    "On the way they met a {cow|judge} on a scooter. “Seen my {trousers|wife}?” “You’re not wearing any,” said {Hero}. “Ah,” came the answer, “that’ll be why it’s {draughty|quiet}.”",
    "{Hero} sneezed. {The neighbour}’s hat flew off and landed on {a creature}. {The creature} wore it to the {bank|post office} and was called ‘madam’ by {three|several} people.",
    "A sign said ‘Do not {tickle|paint} the {goat|vicar}’. {Hero} had not meant to, until then. Now {he} could think of nothing else. {He} had to walk by with both hands in {his} {pockets|hat}.",
    "For no reason at all the road was full of {jelly|pudding}. “Spoons out,” said {Hero}. They ate their way to {a sight} +and {a creature} came behind and {licked|did} the edges.",
    "Round the corner came {the neighbour}, riding on {a gadget}. “I can’t find the {brakes|bell}!” {Hero} held out {a food}. {The gadget} stopped at once and asked if there was {more|jam}.",
    "A {pig|parrot|vicar} in {a cloth} was selling used {sneezes|echoes}. {Hero} bought a small one for {a trinket}. It went off too early +and {a sight} has never been the same.",
    "“Halt,” said {a creature}. “Password!” {Hero} tried ‘{cheese|trousers|porridge}’. “That was {weekday}’s,” it said. “I’ve forgotten today’s. {Pass|Carry on}.” So they did, {count} steps, and fell about laughing.",
    "A letter came flying, hit {a sight}, and landed on {the pal}. ‘Dear {Sir|Aunt|Goose},’ it said, ‘please send back my {elbow|piano|Tuesday}.’ {Hero} wrote ‘{Sorry|Not here}’ on it, and threw it on with {a gadget}.",
    "By {a sight} {name} was teaching {a creature} to {yodel|iron shirts|play cards}. It was going {badly|rather well}. “It cheats,” said {name}. {Hero} had a go too +and lost {a trinket} and one {sock|eyebrow}.",
    "A {sausage dog|very long cat} came round the corner. It kept coming. {Hero} sat down and ate {a food}. “Is there much more of you?” {he} asked the middle. The front had got as far as {a sight}, and sent word: ‘Nearly.’",
    "{The neighbour} was arguing with a {wheelbarrow|cabbage}, and losing. “It started it.” {Hero} listened to both sides. It did have a point. In the end they shook hands, or whatever it had.",
    "There was a lost-and-found box by {a sight}. In it lay {count} left boots, a trombone and {name}, fast asleep. “Has anyone asked for me?” “Not yet,” said {Hero}, and put the lid back, {softly}.",
    "“Don’t look now,” said {Hero}, “but {a creature} is wearing my {vest|pyjamas}.” {The pal} looked. They suited it, that was the worst of it. It was better in the shoulders, too.",
    "They had to stop for a parade. It was {the neighbour}, with a drum. That was all of it, but it went by {four|five} times, from different sides, and each time it threw {sweets|kisses}.",
    "{Hero} found a tin trumpet and said hello into it. Hello came out. It also came out of {a sight}, the {drain|post box}, and {name}’s hat. {Name} took it off, looked inside, and said hello back.",
    "‘{Town}, {count} hops’, said a road sign. So they did it in hops. It was one too many, and {Hero} landed in {the neighbour}’s {trifle|paddling pool}. “About time,” said {the neighbour}.",
    "A very small general on a very big pig asked them the way to the battle. {Hero} said that it had been called off. “Thank goodness,” said the general, “then I can take off these {boots|eyebrows}.” The pig gave {him} a wink.",
    "It began to hail peas. People ran out with {a gadget} in each hand. {Hero} held up {his} hood, and by {a sight} {he} had enough for soup. Then it stopped, all but one pea, which was late.",
    "A duck with a briefcase asked the way to the {bank|dentist}. “It’s that way,” said {Hero}. “Thank you,” said the duck, and paid with a {fish|bill}. {The pal} looked after it for a long time.",
    "“Has anyone seen my moustache?” called {the neighbour}. It sat on {a sight}, washing. It turned out to be {a creature}. They put it on {the neighbour} all the same +and it suited both of them.",
    "There was a sale on. ‘Two left feet for the price of one’, said {name}, ‘hardly danced in’. {Hero} tried them on over {his} own. Off they took {him}, round {a sight}, {twice|three times}, before {he} could get them off.",
    "The {weather} forecast fell off the wall as they went by. {Hero} put it back, upside down. At once it began to rain from the ground up. {The neighbour}, in {a cloth}, said that it was about time.",
    "A goat had eaten the end off a signpost, and ‘To the sta’ was all that was left. Was it the {stables|statue} or the station? {Hero} asked the {goat|eater}. It {burped|hiccuped}. “Shun,” it said, quite {clearly|distinctly}.",
    "{Name} was racing a tortoise, and {losing|second}. “I let it start first.” “When?” asked {Hero}. “On {weekday}.” {The pal} was the finishing line, and kept {wandering off|moving} +and that gave both of them a {chance|rest}.",
    "“Delighted!” cried {the neighbour}, and shook {Hero}’s hand, and could not let go. It was the glue from {a gadget}. So they had to {trot|waltz} to the {pump|tap} together +and there they shook hands again, with soap.",
    "“{Count} cabbages, please!” somebody ordered in {the neighbour}’s voice. Up on the {awning|scales} sat a parrot. “And a {turnip|trombone},” it added. {Hero} explained things to the {shop girl|grocer} +but she had already packed them.",
    "A pigeon sat on the head of the mayor’s statue. Past it walked the mayor in person, {extremely|terribly} straight, with {one|a pigeon} on top as well. {Hero} thought this only fair, and raised {his} hat. Out flew a {sparrow|wren}.",
    "{The neighbour} was {crawling|groping} about for a pair of glasses. {Hero} could see three: on the forehead, on a string and in one {pocket|boot}. “Those are for looking!” {The neighbour} sat down +and crunch, went the {fourth|lost} pair.",
    "{Hero} found a {colour} thread in the road and wound it up. Soon it was a ball like {a melon|a cabbage} +and at the end stood {name}, in one {sleeve|cuff} of a jumper. “Has it turned {cold|chilly}?” asked {name}.",
    "Nine geese crossed in pairs, like a {school|choir}, and the ninth came {late|last}. The crossing lady asked it why. It honked a {long|sad} story. “That was {weekday}’s {one|excuse},” she said +but {Hero} believed every word.",
    "{The neighbour} had hiccups, and all {the track} knew a cure. They had tried {a headstand|a cold key}, a fright and {vinegar|mustard}. “What colour is {weekday}?” asked {Hero}. It took so much thought that the hiccups {left|gave up}.",
    "“Say cheese!” cried a photographer, and a {row|crowd} of {aunts|firemen|bakers} did. At that word {seven|nine} dogs came at a gallop. It made a {lively|splendid} picture +and {Hero} was the blur at the edge, with {the pal}.",
    "Two bakers were carrying a wedding cake. “Left!” said the front one. “{Whose left|Yours or mine}?” asked the other, who was walking backwards. So round {a sight} they went, {three|four} times. Then {Hero} chalked an L on each left {boot|hand}.",
    "In the hat shop {name} tried on the warmest of all, {grey|ginger} and round. “It even {hums|purrs},” said {name}. {Hero} felt bound to {say|mention} that it was the shop’s cat. “Oh, well. Does it come in {colour}?”",
    "First in the queue at the bus stop was a {cow|calf}, and nobody liked to push in. The bus came +but the {step|fare} did not please her. “After you,” her {eyes|ears} said to {Hero}, who was only {walking past|passing}.",
    "“How do you spell quiet?” bellowed {the neighbour}, painting a {sign|board}. Windows flew open. {Hero} spelt it +and on it went, in {colour}. “Much obliged!” roared {the neighbour} +and {three|four} babies and a {dog|goose} woke up.",
    "{Name} had put both boots on back to front. “I keep setting out,” {name} complained, “and my feet {take|walk} me home.” {Hero} knelt and changed them over +and off went {name} down {the track}, {waving|shouting} thanks.",
    "A hen had settled on the scales in the post office. “That’s {two|four} stamps,” said the lady, “or an egg.” The hen {considered|thought about} it. Then she paid, with a {grunt|cluck} +and {Hero} held the {door|flap} for her.",
    "Two men had painted a line down the road, over a {sleeping|snoring} dog. When {Hero} came by, the dog got up and went to {dinner|bed}. That left a {gap|hole} in the line +and there was a stripe in somebody’s {yard|kitchen}.",
    "{The neighbour} was conducting a choir of frogs. They had {seven|nine} songs, all with the {same|one} word. “And now with {feeling|joy}!” Croak. {Hero} clapped {politely|loudly} +and the {fattest|youngest} singer bowed so low that it fell in the pond.",
    "A spoon stood upright in {the neighbour}’s porridge. {The neighbour} pulled, {Hero} pulled {the neighbour}, and {the pal} {got in the way|counted}. Pop! Out it came, and so did the porridge, all of it, like a {lollipop|toffee apple}.",
    "A sheep {trotted} by in a {colour} jumper with a {collar|zip}. “Is she cold?” asked {Hero}. “No,” said {the neighbour}, “but it’s her wool, and she wanted to see how it {came out|ended}.” The sheep turned, to show the {back|pockets}.",
    "A silver statue stood by the fountain, as stiff as {a spoon|a poker}, and sneezed. “Bless you,” said {Hero}. “{Thanks|How kind},” it said without moving its lips, “but {hush|not a word}, the pigeons don’t know.” There was one on each {arm|shoulder}.",
    "Four men came by with a bed, and {the neighbour} was in it. “We’re moving house,” said {the neighbour}, “and I saw no {reason|need} to get up.” {Hero} walked beside it, tucking in the {sheet|blanket}, up to the {corner|bridge}.",
    "{Hero} whistled for {the pal}, and a dog came. {He} whistled {louder|again}, and there stood {three|four} dogs, a {pony|calf} and {the neighbour}, out of breath. {The pal} had not left {his} side at all, and was {deeply|rather} offended.",
    "Nothing moved on {the track}, because a {hen|goose} had sat down in front of a van. Behind it waited {a tractor|a coach} and {two|three} prams. One {snail|beetle} overtook them all +and {Hero} waved it through like a policeman.",
    "“Go!” shouted {the neighbour}, and the cart horse stood like a {church|wardrobe}. “My brother trained it, and he does everything the wrong way {round|about}.” {Hero} thought. “Stop!” {he} called +and away they {rattled|rolled}, at a splendid {pace|trot}.",
    "A button flew off the mayor’s {waistcoat|trousers}. It went ping on a bell, pang on {a bucket|a drain} and pong on a fireman’s helmet. {Hero} found it in {his} {hood|pocket}. “Play it {again|once more}!” begged the fireman.",
    "For a {penny|button} a machine told you your weight. {Hero} stepped on, and so did {the pal}. “One at a time,” said the {machine|scales}, “or {breathe in|hold your breath}.” Out came a card +and it said ‘{Could be worse|Have a bun}’.",
    "Dough was climbing out of the baker’s window and down the wall. “One {pinch|spoon} too many,” wailed the baker. {Hero} pushed from {below|the left}, {the pal} blocked the {road|gate} +and at last it went in, {sighing|sulking}.",
    "{Name} was fishing over a wall, and had caught a boot, {a cloth} and {a towel|another boot}. “They’re {biting|jumping} today.” {Hero} peeped through the gate. In there stood {the neighbour}, reaching for a shirt that had just {left|flown}.",
    "A twin stood on each side of the crossroads. “Which way is {shorter|better}?” asked {Hero}. “Ask him,” said each, “he’s the {clever|older} one.” It took {four|five} minutes to find out that they were both pointing {left|right}.",
    "Two goats sat on the seesaw, one up, one down, and neither would get off first. {The neighbour} had tried {turnips|carrots} and {begging|tears}. “One, two, three,” said {Hero}. Both jumped +and each went home as the {winner|champion}.",
    "{Hero} laughed at a {joke|hat}, and the echo did not. {Ten|Twenty} steps later it came, {loud|high} and long, from behind {a sight}. “It’s only just {understood|got it},” {he} explained to {the pal} +and that set them both off again.",
    "A duck was trying on shoes, and this was the {sixth|ninth} pair. ‘Too dry,’ said her face. {Hero}’s own boots were {muddy|soggy}, with a {hole|leak}. She gazed at those for so long that {Hero} walked on quite {fast|briskly}.",
    "A busker played one note on a {fiddle|flute}, over and over, for he knew no other. People paid him to {rest|stop}. {Hero} had no {coins|pennies}, but hummed one note more +and with two it was very nearly a {polka|waltz}.",
    "{The neighbour} had serious news, all about {drains|cabbages}, and a soap bubble on one {nostril|ear}. {Hero} listened and did not {dare to blink|breathe}. “Do you follow me?” asked {the neighbour}. It burst, and all of them {jumped|squeaked}.",
    "{Name} marched by with a map, looking for a house with a {colour} door. {Hero} turned the map the right way up. “But that’s mine!” cried {name}. “I’ve been walking since {weekday}, and all the time I was nearly {there|home}.”",
    "A cat sat mewing on a post, and the firemen fetched the {long|second} ladder. {Hero} looked at the other side, where it was one {step|hop} down to a wall. “Oh, she knows,” sighed the {chief|tallest} fireman, “but she likes the {ride|helmets}.”",
    "The town crier had lost his voice, and so he {danced|acted} the news. “A {fire|flood}? A flying {duck|bishop}?” guessed the crowd. {Hero} watched his {elbows|knees}. “The {bridge|market} will be shut on {weekday},” {he} said, and they all clapped.",
    "{Name}’s umbrella would open only indoors. Out here in the drizzle it stayed {shut|stiff}, and {name} got wet. {Hero} found a {doormat|bit of carpet}, laid it down and said, “Do come in.” Whump! “How {kind|homely},” said {name}.",
    "{The neighbour} and {name} could not agree which of them was {taller|larger}. One stood on a brick, so the other stood on two. At {five|six} bricks each they began to {sway|wobble}. “A draw,” said {Hero}, and gave each of them a hand down.",
  ],
  calms: [
    "Under the bed {one odd sock|one small hat} was asleep. It snored a little, and {kicked|giggled}.",
    "“Good night, {ears|knees},” said {Hero}. “Good night, nose.” The nose said nothing.",
    "{The neighbour} was still laughing, {two|three} doors off. Then that stopped too. Giggles need their sleep.",
    "“Did you brush your teeth?” “All {count},” said {Hero}. “And {one|two} for {a toy}.”",
    "The {pillow|blanket} told a joke. It was a very soft one. {Hero} smiled with {his} eyes shut.",
    "“Is the {cow|trombone} in?” asked {grownup}. “It’s in the bath,” said {Hero}. So they wished it good night through the door.",
    "{Hero} put {his} arms in the legs and {his} legs in the sleeves. It was a good fit +but {grownup} could not find {him}.",
    "The bed gave a hiccup. “Pardon,” it said, or the {pipes|cat} did. After that it was quiet.",
    "{A toy} wanted the left side. {Hero} wanted the left side. So they swapped, and swapped back, and yawned.",
    "Everyone had to laugh once more, for no reason. It was a small one. It only just reached the door.",
    "“Knock, knock,” said {Hero}. “Who’s there?” asked {grownup}. There was no answer but a yawn.",
    "{Hero}’s left foot wanted to stay up. The right one told it to {hush|lie down}. Then they both had to say sorry.",
    "{Grownup} read the story in the voice of a {goose|trombone}. By the second page even that voice was yawning.",
    "{Hero} had put the {trousers|bottom half} of {his} pyjamas on {his} arms. “Very smart,” said {grownup}, and turned {him} right side up.",
    "The duck would not get out of the bath. So it was left a {towel|flannel}, and asked to switch off the light.",
    "“Are you asleep?” asked {grownup}. “Yes,” said {Hero}. “Good. So am I,” said {grownup}. It was {nearly|half} true.",
    "{A toy} had taken all of the pillow. {Hero} made an offer. They each got {half|one ear’s worth}.",
    "A {sock|vest} hung from the curtain rail. No one could say why. It looked so comfortable that it was allowed to stay.",
    "What a yawn! {Grownup} looked in, to see if {the neighbour} was in there. It was empty, but very well kept.",
    "There was one giggle left over. It ran about in {Hero}’s {tummy|nose}. Then it lay down in a corner.",
    "“Good night,” said {Hero} to {a gadget}, by mistake. Nobody laughed. It had been a long day for {the gadget}, too.",
    "{Grownup} looked under the bed for {cabbages|trombones}. For once there were none. {Hero} shut one eye, and left the other on guard.",
    "“Oof,” said the pillow, when {Hero} lay down. It was only {a toy}, which had been {missing|looked for} since tea.",
  ],
};
