import type { MoodTexts } from "../shared/mood-texts";

export const magical: MoodTexts = {
  strands: [
    {
      opening:
        "In {town} the moon sometimes {forgot|dropped} a spell in the gutter. One had come down at {home}, and now {Hero} had {a creature} that could {spell|tell the time|sing backwards}.",
      way: "",
      close: "",
    },
    {
      opening:
        "When the {spoons|kettles|doors} of {home} began to talk, {Hero} was not a bit surprised. [{He} wished each one a {weather} {morning|day}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "There was a {small|thin|sleepy} spell on {home}. It made the stairs change places at night +and it gave {Hero} {odd socks|green dreams|a shadow that waved}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} found a magic {seed|stamp|chalk} in {a food}. It {glowed|hummed} like {butter|a plum|a bee} +and every {clock|cat} in {town} turned to look.",
      way: "",
      close: "",
    },
    {
      opening:
        "At {home} the magic came in by the {cat flap|letter box|chimney}. On {weekday} it was only small +and {Hero} swept it up with {a gadget}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero}’s left {shoe|glove|sock} was magic, but the right one was not. It hopped ahead through {town}, smelling of {smell}, and {barked at|bowed to} {a creature}.",
      way: "",
      close: "",
    },
    {
      opening:
        "Each {weather} {weekday} a wizard flew over {town} and dropped things. Today {Hero} had found {a trinket} that {giggled|glowed|sneezed} +and {he} kept it in {the room}.",
      way: "",
      close: "",
    },
    {
      opening:
        "“{Abra|Hocus|Bimbam},” said {Hero} to {a food}, just to see. It turned {colour}, then {colour 2}, and {flew|swam} three times round {the room} of {home}.",
      way: "",
      close: "",
    },
    {
      opening:
        "In the yard of {home} grew a tree that nobody had planted. It grew {spoons|umbrellas|slippers} +and {Hero} picked a {colour} one each {weekday}.",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} could hear what {teapots|buttons|snails} were saying, which is a rare gift. In {home} they mostly spoke of {smell}, and of {the neighbour}.",
      way: "",
      close: "",
    },
    {
      opening:
        "A {colour} door had grown overnight in the wall of {home}. It was as high as {Hero}’s {knee|boot} +and {a creature} came out to {fetch the milk|shake a mat|bow}.",
      way: "",
      close: "",
    },
    {
      opening:
        "The clock of {town} could strike thirteen, if you {tickled|thanked|fed} it. {Hero} did so one {weather} {weekday} +and all at once the air smelt of {smell}.",
      way: "",
      close: "",
    },
    {
      opening:
        "On {weekday} the moon came down for {a food}, as it did now and then. {Hero}, of {home}, set out a {second|bigger} plate. [It ate with its eyes shut.]",
      way: "",
      close: "",
    },
    {
      opening:
        "In {town} every {cat|lamp post|hat} knew one trick. The one at {home} could {juggle|fetch the milk}, and {Hero} had taught it. [It was rather proud.]",
      way: "",
      close: "",
    },
    {
      opening:
        "“Mind the {carpet|broom}, it’s in a mood!” called {grownup}. {Hero} ducked, and out of {home} it shot, over {town}. [It was back by {noon|tea}.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Seven drops of {colour} rain fell in {Hero}’s {cap|cup}, on the step of {home}. [They would not dry up.] Round and round they rolled, and {giggled|told jokes}.",
      way: "",
      close: "",
    },
    {
      opening:
        "If you knocked on {a sight} in {town}, it said ‘Come in’. {Hero} did so each {weekday}, on the way to {home}. [It was only polite.]",
      way: "",
      close: "",
    },
    {
      opening:
        "{Hero} had a drawer at {home} that was deeper than it looked. [Today it smelt of {smell}.] Out came {a trinket}, {a cloth}, and the end of a {colour} {beard|rainbow}.",
      way: "",
      close: "",
    },
    {
      opening:
        "Nobody in {town} was surprised when {a creature} asked for {the time|a stamp}. {Hero} of {home} told it. [It paid with {a trinket} that was still purring.]",
      way: "",
      close: "",
    },
    {
      opening:
        "Up on the roof of {home} the wind was being {plaited|combed|folded}. {Hero} held one end. [The {old|tall} witch from next door had the other.]",
      way: "",
      close: "",
    },
  ],
  events: [
    "A {lamp post|milk bottle} bowed to them as they went by, and {Hero} bowed back. In {town} you never knew. [Once {a creature} had asked {him} the way in {Latin|rhyme} and paid with {a golden hair|a wish}.]",
    "{Hero} said the one spell {he} knew. It was meant for {shoelaces|soup}. The air went {green|thick} and fizzed +and for a minute {a sight} hung upside down and looked {pleased|surprised}.",
    "Over their heads a star came loose and slid down the {sky|chimney}. It landed by {a sight} with a small {hiss|ting} +and when {Hero} picked it up, it had turned into {a trinket}.",
    "There was a puddle that showed not the sky but {an ocean|a ballroom}, with tiny people {rowing|waltzing}. {Hero} stepped round it {politely|with care}. One of them {waved|lifted a hat}.",
    "Past {a sight} the path was made of {soft|warm} glass, and fish swam under it. {Hero} trod with care. One of them blew a {ring|row} of {colour} bubbles. [In each bubble was a tiny {bell|door}.]",
    "On {a sight} {a creature} was practising how to vanish. First the {tail|front} went, then the {middle|back}. “Very good,” said {Hero} to the empty place +and the {colour} air said thank you.",
    "They walked into a bit of {weekday} that had been left behind. It was still {warm|raining} in there. {Hero} saw {himself} go by with {a food} +and {he} waved, and got a {wave|wink} back.",
    "{Hero} blew on {a trinket}, and it grew {wings|legs|a beard}. It flew once round {a sight}, {twice|three times} round {the pal}, and off to {town}. “It’ll be back,” said {Hero}. They {mostly|often} were.",
    "In {the track} stood {a cart} that ran on {wishes|moonlight|jokes}. “One each,” said the driver, {the neighbour}. {Hero} gave {a small|an old} one +and they rolled past {a sight} without touching the ground.",
    "A wind came by and asked to be held for a moment. {Hero} held it. It was cool and kept wriggling, like {a fish|a baby}. “Thanks,” it said, and was off, with {his} hat.",
    "Somebody had left a door standing in {the track}, with no house to it. {Hero} knocked, to be on the safe side. “{Push|Wrong side},” said the door. They went through. It was still {weekday}, but a little more {colour}.",
    "By {a sight} a wizard stood in line for {a food}, like everyone else. He was short of a coin. {Hero} lent him {a trinket}. “I’ll pay you back in {frogs|Junes},” he said, and was so kind as to vanish.",
    "Every {third|second} stone of {the track} hummed when you trod on it. {Hero} did them again in another order. It was nearly a tune. {The pal} trod on the last one, and up came a {colour} flower.",
    "“Three wishes,” croaked {a creature}, and sat down before them. {Hero} had nearly all {he} wanted. So {he} wished it a {good|dry} evening, a {bigger|softer} puddle, and one wish for itself. Off it went, quite dazed.",
    "A cloud the size of {a cloth} was following {the neighbour} about, raining on nobody else. “It’s my {mother|cousin}’s. I’m only minding it till {weekday}.” {Hero} patted it. It gave a bit of thunder.",
    "All along {the track} the shadows had been taken in for the {wash|day}. It looked bare. Only {Hero}’s was still out, and it kept close to {him}, and did not wander off as it mostly did.",
    "In a {ditch|gutter} sat a genie, mending his bottle. {Hero} held the {cork|glue}. “Would you like a palace for that?” “Have you got {a food}?” asked {Hero}. That was harder, but he managed.",
    "You could tell that it was a magic street. The houses stood on tiptoe to see over each other. {A sight} had changed places with {a sight 2}. {Hero} walked in the middle and greeted both sides, so that nobody should be {hurt|cross}.",
    "A staircase stood by {a sight}, all on its own, going up into nothing. {Hero} climbed {three|four} steps. It was warmer up there, and smelt of {smell}. “Not today,” said the fifth step, quite kindly.",
    "“Spare a sneeze?” asked a witch. Hers had run out, and she needed one for the {soup|storm}. {Hero} tickled {his} own nose with {a trinket}. It was a good one. It went straight in the bottle and rattled.",
    "The post van did not touch the ground, as they saw when it came closer. It was {five|two} minutes late and in a hurry. Out of it fell a letter for {the pal}, in {colour} ink that smelt of {smell}.",
    "Somebody had hung a mirror on {a sight}. {Hero} looked in. The one in there had {a cloth} on, and held up {a food}, as if to say, want some? You cannot eat through glass +but it was a nice thought.",
    "The little bridge by {a sight} was ticklish. At every step it {giggled|wriggled}, and {the pal} could hardly {stand|walk}. So {Hero} took off both {shoes|boots} +and they tiptoed across without a {wobble|squeak}.",
    "A woman on a ladder was painting the sky, and she had run out of {colour}. {Hero} found her a {petal|crayon|button} of just that shade. She {mixed|matched} it +and over {town} not one {gap|hole} was left.",
    "A giant knelt behind {a sight}, hunting for a lost {mitten|sock}. {Hero} had seen it: {a creature} was living in it, with {three|four} cousins. “Then I’ll {knit|buy} another,” said the giant +and he tiptoed off over the {hill|roofs}.",
    "{The neighbour}’s {colour} watering can rained whatever you thought of. {Hero} thought of {roses|buttons}, and down they came on the {beans|cabbages}. When {the pal} had a turn, it rained {count} small {umbrellas|hats}.",
    "Beside {a sight} sat a dragon, no bigger than a hen. “My fire’s gone {out|cold},” it sniffed. {Hero} lent it {his} {scarf|coat} till it was warm. It gave one {bright|rosy} puff +and it flew home to make {toast|tea}.",
    "A unicorn had its tail full of {burrs|brambles}. {Hero} picked them out from behind, while {the pal} kept it company in front. For thanks it tapped {a sight} with its horn +and the whole thing {rang|hummed}.",
    "“Mind out!” cried {the neighbour}, riding on a carpet at {knee|hip} height. It was the carpet’s first {lesson|flight}. “Left a bit!” called {Hero}, and waved both arms. It {turned|swerved} +and it missed {a sight} by a whisker.",
    "One tree could not decide on the time of year. It had {snow|frost} below, blossom halfway up, and ripe {pears|figs|plums} at the top. {Hero} made a snowball with one hand +and {he} caught a {petal|bee} in the other.",
    "The stone {duke|queen} wished to stretch. “Would you keep my place?” {Hero} stood on the {block|step} with {a gadget} +and the statue walked {twice|three times} round {a sight}. Even {the neighbour} saw no {difference|change}.",
    "A rainbow had its end caught in a gate, and {tugged|twanged}. {Hero} lifted the {latch|chain}. Up it sprang over {a sight}, all its colours {shaking|humming}. One {colour} {stripe|smear} stayed on {the pal} till {weekday}.",
    "“Is this the {sea|ocean}?” asked a mermaid in a rain barrel. {Hero} was sorry to say no. {He} showed her the {brook|stream} by {a sight}. It ran the right way +so off she swam, singing of {salt|home}.",
    "{Hero} chalked {a creature} on a wall. It {blinked|yawned}, and looked round for supper. So {he} drew it a full {bowl|plate}, and a {basket|cushion} beside that. From {a sight} they could still hear it {purring|snoring}.",
    "The alphabet was flying south, to {warmer|quieter} books. One {Q|K}, too {plump|tired} to keep up, had come down by {a sight}. {Hero} threw it up {high|hard} +and it flapped after the others, {shouting|singing} its own name.",
    "A sunbeam had slipped and lay across {the track}. {Hero} took one end, and {the pal} took the other. It weighed no more than a {feather|yawn}. They leaned it up again +and the {street|day} was {bright|golden} again!",
    "Make way! A house on {hen’s|goose} legs was crossing {the track}, and it had dropped a {flower pot|doormat}. {Hero} ran alongside and handed that in. “Bless you,” said {the neighbour}, who was {laying the table|ironing} inside.",
    "The iron cockerel flew down from its {steeple|roof}. “I’ve {lost|forgotten} north,” it said, deeply ashamed. {Hero} felt the wind with one wet finger, and turned the bird round by its {tail|comb}. It {crowed|creaked} for joy.",
    "Under the bridge a troll had painted a sign: ‘{Bewair|Beewear} of me’. {Hero} told him politely that there was a mistake in it. He blushed {pink|purple} +so they painted another together, and that one said ‘{Come to tea|Mind the step}’.",
    "The wishing well had a {cough|hiccup}. {Hero} patted it, and out popped a wish, stuck in there for {count} years. “To {whistle|waltz}!” it squeaked. It was {the neighbour}’s +and it came true at once, all round {a sight}.",
    "“I was a prince once,” said a frog, “but the shoes {pinched|squeaked}.” {Hero} had found his crown by {a sight}, and gave it back. Turned over, it made him a splendid {bath|boat} for a {weather} {weekday}.",
    "A princess slept in the bus shelter. ‘Wake me in a hundred years’, said the card on her {lap|pillow}. {Hero} worked it out, and was {two|four} years early. So {he} only tucked in her {feet|toes} +and they {crept|stole} away.",
    "A broomstick was tied to {a sight}, like a hungry pony. {Hero} gave it {straw|hay}, and scratched it where the {twigs|bristles} begin. It {stamped|neighed}! Its witch came back with {a food} +and {Hero} got a {curtsy|bow}.",
    "Three bears were out {walking|strolling} till their porridge cooled. “Did you lock your door?” asked {Hero}, who knew the story. They stared at {him}. Then the {biggest|smallest} bear galloped off +and beyond {a sight} a {key|bolt} turned.",
    "A basket hung on a beanstalk by {a sight}. ‘{Salt|Sugar}, please’, said a note in gigantic letters. {Hero} fetched a cupful from {the neighbour} and tugged the string. The thank-you from above shook every {leaf|hat} in {town}.",
    "{Name} was holding a lead with nobody on it. “He’s {only|rather} invisible, but he likes a game.” So {Hero} threw {a stick|a ball} past {a sight}. It floated back, quite {wet|chewed} +and something woolly {licked|leaned on} {him}.",
    "A pointed hat came {hopping|shuffling} by. Under it stood a wizard, no bigger than {a mite}. He had read his spell {upside down|backwards}. {Hero} turned the {book|page} round. He tried again +and he grew until the hat {fitted|sat straight}.",
    "A fairy landed on {the pal}, for one wing was {torn|bent}. {Hero} begged a {stamp|plaster} from {the neighbour}, and stuck it on. Now she flew a little to the {left|right} +but she had often wondered what was there.",
    "By {a sight} stood seven-league boots. {Hero} held on to {the pal}, and tried one. One step, and they stood among {camels|penguins}! One more, and they were back. {The neighbour} had only just said, “Do they {fit|pinch}?”",
    "A man sold spare minutes, and {Hero} bought one for {a trinket}. When {he} unwrapped it, {the neighbour} stood still, and the {clouds|pigeons} stopped. {Hero} and {the pal} ate a whole {pear|bun} before the world went on.",
    "Rain was getting into the gingerbread cottage, for the {roof|chimney} had been nibbled. {Hero} gave {his} own {biscuit|wafer} to mend it, and the witch {iced|glued} it down. “Most {visitors|children},” she sighed, “only eat.”",
    "Clank, clank, came a suit of armour, walking like {a duck|a cupboard}. It bowed to {Hero}, and opened its {helmet|visor}. There sat {a creature}, working the {strings|levers}. “People {make room|say sir},” it explained, and clanked away.",
    "The signpost kept its one cold arm {folded|tucked in} +so nobody could find {the mill|the sea|the swings}. {Hero} put a spare {mitten|sock} on the end. The post sighed, pointed {proudly|straight} along their own road, and wished them {luck|dry feet}.",
    "{Hero} wound up a music box that lay by {a sight}. Two by two, the {chimneys|lamp posts} of {town} began to waltz. A {crooked|short} one had no partner +so {the pal} danced with that to the end.",
    "“Gold again!” sighed a goose on {a sight}. “They never hatch.” She only wished for a plain {brown|white} egg. {Hero} asked {the neighbour}, who had one to spare +and the goose {sat down on|tucked in} that, and hummed.",
    "{Name} had swept up fairy dust by mistake, and the {barrow|bin} was rising. “Catch hold!” {Hero} and {the pal} pulled it down by the {wheel|handle}, and tipped half of it out. After that only the {broom|shovel} {hovered|flew}.",
    "A bottle in the gutter held a note. ‘What is {snow|soup} like?’ asked a whale. {Hero} wrote, ‘Lovely, but you’d need a huge {spoon|hat}.’ The next {shower|rain} took it away +and {the pal} waved.",
    "Nine elves were carrying a piano, and at every {stone|bump} it went {plonk|ding}. {Hero} took one corner between finger and thumb. It was as light as {a bun|a mouse} +so the {oldest|littlest} elf danced on the keys to {a sight}.",
    "In the grass lay the word ‘hocus’, and by {a sight} lay ‘pocus’. {Hero} clicked the halves together. At once {the neighbour}’s {umbrella|basket} became a {peacock|bunch of tulips}. “How {kind|useful}! I’ve got another of the old sort.”",
    "The hill by {a sight} rolled over in its sleep +and {count} sheep slid {gently|politely} down. {Hero} pulled the {hedge|long grass} up over its shoulder, and gave it a pat. “Mm,” said the hill, warm and {green|happy}.",
  ],
  calms: [
    "The last of the magic ran down the drainpipe. It left a little {gold|glow} on the sill.",
    "The stairs were all in their right places. The spoons had stopped {talking|singing}. Even spells must sleep.",
    "A small {colour} door in the wall had shut itself. Only a {crack|line} of light was left. Then that slept too.",
    "{Hero}’s slippers walked to the bed by themselves. There they stood, {side by side|toes in}. Even magic gets tired.",
    "One last spell sat on the {bedpost|curtain rail}. It yawned. It turned into a {moth|feather} and lay still.",
    "The broom leaned in its corner. It had swept up the last of the {stars|sparks}. It was only a broom now.",
    "{A toy} said good night. It could do that only once a day. {Hero} said it back.",
    "The moon had brought back its plate. It was washed. There was a {star|crumb} left on it, for {Hero}.",
    "Up in the corner lay the wind, folded. It breathed in its sleep. You could just hear it.",
    "Somebody had wound up the {night|dark}. It ran without a sound. One after another the spells went out.",
    "The pillow was a cloud, for a bit. Then it was a pillow again. That was just as good.",
    "The {colour} wand was put in the umbrella stand. There it went on dreaming. Now and then an umbrella giggled.",
    "{Hero} said the spell for {sweet|$colour} dreams. {He} said it backwards, so that it would be the right way round inside.",
    "On the ceiling the painted stars changed places, as on every night. The {smallest|oldest} came to rest over {Hero}.",
    "A very small dragon slept in the {teapot|coal scuttle}. Its breath kept the cocoa warm to the last drop.",
    "{The cover} had a pocket, and it was full of {sleep|dreams}. {Grownup} turned it out over the bed and patted it flat.",
    "The mirror yawned first. Then it was the jug, and then the {chair|clock}. In such a house you cannot stay up long.",
    "{Grownup} combed a last bit of magic out of {his} hair, and let it go at the window. It knew the {way|road}.",
    "A moonbeam came in and hung up its coat. It would stay until {six|sunrise}, on the rug, as usual.",
    "{Hero} had one wish left over. {He} thought of all {he} had. Then {he} gave it to {a toy}.",
    "Out on the roofs a {black|white} cat put out the street lamps with its tail. It left one, for reading.",
    "{His} shadow took off its {shoes|hat} and lay down on the wall. {Hero} waited until it was comfortable.",
    "The flying carpet was only a rug now. It lay by the bed, with one corner up, and {listened|dozed}.",
  ],
};
