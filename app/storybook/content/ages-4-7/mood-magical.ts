import type { MoodTexts } from "../shared/mood-texts";

export const magical: MoodTexts = {
  strands: [
    {
      opening:
        "{Hero} lifted the lid of the sugar bowl, and a {small|sleepy|shy} spell looked out. It had come in with the {rain|post|moonlight} +and it had no home. “You can ride in my pocket,” said {Hero}. [{Grownup} gave it a {lump|pinch} of sugar.]",
      way: "The spell in {Hero}’s pocket {sneezed|woke up|had the hiccups}. At once {Hero} and {the pal} floated off the ground, as high as a {chair|table|hen}. “Sorry!” said the spell +and it set them down again, {toes first|very carefully}.",
      close:
        "The spell lay in the sugar bowl again. It pulled the lid shut by itself. “So this is my home,” it said, and {hummed|purred}.",
    },
    {
      vars: {
        chatter: ["the kettle", "the teapot", "the bread bin", "the old stove"],
        firstword: ["pickle", "wobble", "turnip", "noodle"],
      },
      opening:
        "This {morning|afternoon} {the chatter} at {home} began to speak. “{Firstword},” it said to {Hero}, in a {deep|rusty|polite} voice. “{Firstword}!” It was the only word it knew +so {Hero} said it back, to be {friendly|kind}.",
      way: "Now everything in {town} could talk. “{Firstword},” said a {letter box|lamp post|gate}. “{Firstword},” said a {bucket|drainpipe|bench}. {Hero} wished each one a good {weekday} +and even {the pal} learned the word.",
      close:
        "“{Firstword},” said {the chatter}. Then it took a deep breath. “Good night, {Hero}.” It had practised all day long.",
    },
    {
      opening:
        "{Hero} had a magic shadow, and it did as it liked. When {Hero} sat down, it {danced|skipped}. When {Hero} danced, it sat down and {yawned|knitted}. [{Grownup} at {home} had stopped being surprised.] All the same they were friends.",
      way: "{Hero} looked down, and {his} shadow was gone! Then back it came, arm in arm with the shadow of {the pal}. It held out a shadow {pear|plum|bun} to {him} +and you could really {smell|taste} it.",
      close:
        "In the lamplight the shadow sat down on the bed. It patted the place beside it. For once {Hero} did the same.",
    },
    {
      opening:
        "In {a food} {Hero} found a golden seed, and it hummed. {Grownup} gave {him} a {colour} cup of earth +and there the seed {sprouted|woke} at once. [Its first leaf bowed to {Hero}.] “You’re coming with me,” {he} told it.",
      way: "The golden seed had grown a bud, as fat as {a mite}. {Hero} and {the pal} bent over the cup. Inside the bud somebody was {singing|practising the flute|counting} +and all the air smelt of {smell}.",
      close:
        "By lamplight the bud in the {colour} cup opened. In it sat a moon, as small as {a mite 2}. It nodded to {Hero}.",
    },
    {
      vars: { magicword: ["Bimbam", "Zippadoo", "Tiralee", "Hokumpuff", "Lalliloo"] },
      opening:
        "{Hero} found a magic word on the mat of {home}. The wind had blown it in, {warm|blue|green} and fizzing. “{Magicword},” read {Hero}, and every {spoon|cup|fork} in the house stood up and bowed. {He} put the word in {his} pocket.",
      way: "“{Magicword}?” said {Hero} again, just to see. {Count} {leaves|feathers|buttons} rose up from the ground and bowed to {him}. Then they bowed to {the pal}, {twice|very low} +and they flew off in a {neat|merry} ring.",
      close:
        "“{Magicword},” said {Hero} once more, quite low. {His} {slippers|shoes} bowed. Then they walked under the bed all by themselves.",
    },
    {
      vars: { footwear: ["shoe", "boot", "clog", "sandal"] },
      opening:
        "{Hero}’s left {footwear} was magic, but the right one was not. The left one had belonged to a {fairy|wizard|young giant}. It hopped ahead, all alone +and then it waited for {Hero} at the {corner|door|gate}.",
      way: "{Hero}’s left {footwear} slipped off and did a dance, {hop|tap} and twirl. The right one stood by {the pal}, and looked {sad|wistful}. Then, for the very first time, it gave a {small|shy|wobbly} hop of its own.",
      close:
        "Side by side stood the left {footwear} and the right. The left one was magic. “I think I am, too,” said the right one, and {hopped|jumped}.",
    },
    {
      opening:
        "Each {weekday} a wizard flew over {town} on his {broom|umbrella|armchair}, and always dropped something. [It mostly {glowed|hummed}.] Today {Hero} had found {a trinket} +and it giggled when {he} picked it up.",
      way: "{The trinket} in {Hero}’s pocket giggled out loud. Whoever heard that had to {spin|hop|twirl} round three times. First a {hen|pigeon|goat} did it, then {the pal}, and then {Hero}. It was a cheerful sort of spell.",
      close:
        "The wizard knocked at the window and {bowed|smiled}. “Keep {the trinket},” he told {Hero}. “It likes you.” From the {shelf|sill} came a giggle.",
    },
    {
      vars: { flier: ["an apple", "a pear", "a plum bun", "an onion", "a lemon"] },
      opening:
        "“{Abra|Hocus|Bimbam},” said {Hero} to {a flier}, just to see. It turned {colour}, then {colour 2}, and rose from the table of {home}. Three times it flew round the room +and then it was out of the window. [“Shut that,” said {grownup}, too late.]",
      way: "Something {colour} whirred over {Hero} and {the pal}. It was {the flier}, the one with the spell on it! It raced a {swallow|pigeon|crow} round a cloud, and {won|lost by a nose} +and it turned {colour 2} for joy.",
      close:
        "In at the window came {the flier}, and landed on a plate. “What a day,” it said to {Hero}. It was {quite|rather} out of breath.",
    },
    {
      opening:
        "By {home} grew a magic tree +and {Hero} could see it from {his} bed. It bore slippers, all the year round +and today it had dropped a {very small|thumb-sized} pair in {colour} {felt|wool}. {Hero} put them in {his} pocket.",
      way: "Something kicked in {Hero}’s pocket. It was the {colour} slippers from the magic tree. Out they jumped, and danced {once|twice} round {the pal} +and then they {climbed|hopped} back in, quite pleased with themselves.",
      close:
        "A mouse in a nightcap stood by {Hero}’s {bed|door}. “I ordered some slippers,” she said. The {colour} pair ran to her at once.",
    },
    {
      opening:
        "{Hero} could hear what buttons said, which is a rare gift. They lived in a tin at {home} +and they {argued|chattered} all day. “Take me with you,” begged the {smallest|roundest} today, a {colour} one. So {Hero} did.",
      way: "“What’s that?” asked the {colour} button in {Hero}’s pocket. “That’s the sky.” “And that?” “That’s {the pal}.” “How {big|grand|high} it all is!” cried the button +and for a moment it {glowed|shone} like gold.",
      close:
        "{Hero} laid the {colour} button back in the tin. “I have seen the sky,” it told the others. They all moved closer, click, click, click.",
    },
    {
      vars: { elf: ["Tuttle", "Oswin", "Fennimore", "Bodkin", "Pim"] },
      opening:
        "Overnight a {colour} door had grown in the wall of {home} +but it only reached up to {Hero}’s {knee|boot}. “I’m {Elf}, your new neighbour,” said the small man who came out. “I make weather, but only in small sizes.”",
      way: "A cloud no bigger than a {cushion|hat|loaf} sailed up to {Hero}. On it was painted ‘{Elf}’s Weather’. It rained five drops on {the pal} +and it hung out a rainbow as long as a {spoon|shoelace}. Then it bowed.",
      close:
        "The {colour} door in the wall stood open. Out floated an evening star, as small as {a mite}. ‘For {Hero},’ said a card. ‘From {Elf}.’",
    },
    {
      opening:
        "{Hero} knew how to make the clock of {town} strike thirteen. [You had to thank it.] {He} did so today +and all at once the stone lion beside it could talk. “My {nose|ear} itches,” said the lion. So {Hero} scratched it.",
      way: "From the clock of {town} came thirteen strokes. Somebody had thanked it! The stone lion came {padding|trotting} up to {Hero}, and {smiled|winked} at {the pal}. By the last stroke it was gone again.",
      close:
        "The clock struck thirteen. {Hero} looked out. There before the door lay the stone lion. “I’m keeping watch,” it said.",
    },
    {
      opening:
        "{Hero} had a visitor, for the moon had come down in the {morning|daytime}. It sat at the table of {home}, round and {pale|shy}. {Grownup} gave it {a food} on a {chipped|plain} white plate.",
      way: "A cool light fell on {Hero}’s {neck|hands}. It was the moon, which had finished its meal. “Don’t mind me,” it said. It sat down beside {the pal} and looked on +and then it {yawned|sighed} and floated away.",
      close:
        "Now the moon was in the sky, where it belonged. On the sill stood its plate, washed up. {Hero} looked twice. It was silver.",
    },
    {
      vars: { biddy: ["Mustard", "Lady Fig", "Crumpet", "Duchess", "Paprika"] },
      opening:
        "{Hero} had a magic hen called {Biddy}. She could turn invisible +but her feet could not. [Today she did it at {breakfast|lunch}.] Two yellow feet walked across the table +and {a food} floated after them.",
      way: "“Cluck,” said the empty air beside {Hero}. Two yellow feet went by, with no hen on top. {The pal} {stared|looked twice}. “That’s {Biddy},” said {Hero}. “She’s invisible, and she likes to keep us company.”",
      close:
        "Something warm sat down in {Hero}’s lap. There was nothing to see. Then came a cluck, and bit by bit there was all of {Biddy}.",
    },
    {
      opening:
        "“Mind the carpet, {Hero}!” called {grownup}. It was a magic one, and it hated being {swept|beaten|walked on}. Up it rose, and shook its {colour} fringes +and then it flew out of the window of {home}, away over {town}.",
      way: "A {long|square} shadow slid over {Hero} and {the pal}. It was the magic carpet, flying {loops|figures of eight}. {Hero} waved. Down it came, as {tame|playful} as a {puppy|kitten} +and it let {him} scratch its {colour} fringes.",
      close:
        "In flew the magic carpet, and lay down on its old place. “From now on we’ll only comb you,” said {Hero}. It {wagged|shook} its fringes.",
    },
    {
      opening:
        "Seven drops of {colour} rain fell into {Hero}’s {cap|hands}, and they would not dry. They rolled round and round +and they {giggled|told jokes}. {Grownup} gave {him} a little bottle with a cork, and {Hero} put them in.",
      way: "The seven {colour} drops grew restless in their bottle, and {Hero} held it up. They climbed on each other’s shoulders, right up to the cork. The top one sang {the pal} a {short|high|wet} song about the sea.",
      close:
        "{Hero} pulled the cork at the window. One by one the seven drops flew up. Now there were seven {colour} stars over {town}.",
    },
    {
      vars: { hollow: ["a hollow tree", "a garden wall", "a stone trough", "a rain barrel", "a tall chimney pot"] },
      opening:
        "If {Hero} knocked on {a hollow} in {town}, a voice inside said, “Come in!” Nobody had ever found the door +but {Hero} knocked each {weekday}, to be polite. Today the voice said, “{Very well|All right}. I’ll come out.”",
      way: "Somebody coughed behind {Hero}. It was a {round|thin} old wizard, with {dust|moss|cobwebs} on his hat. “I’m the voice in {the hollow}.” He pulled a {colour} butterfly out of {the pal}’s ear. “How {bright|big} it is out here!” he cried.",
      close:
        "“Come in!” called a voice from {the room}. {Hero} looked. There sat a small wizard, with {grownup}. “{The hollow} was so damp,” he said.",
    },
    {
      opening:
        "{Hero} had a magic drawer at {home}, much deeper than it looked. {He} wanted a {hanky|sock|vest} +and a huge hand passed it up. “Anything else?” asked the giant who lived at the bottom. [He was fond of being useful.]",
      way: "“{Hero}!” called a deep voice, out of {his} own pocket. Up came a huge finger, with {a trinket} on the tip. “You forgot this,” said the giant. {The pal} looked in +but now it was {only|just} a pocket again.",
      close:
        "{Hero} laid {a food} in the magic drawer, for the giant. Far below there was a {deep|happy} munching. “Good night, small friend,” said the drawer.",
    },
    {
      vars: { asker: ["a toad", "a heron", "a hedgehog", "a striped snail", "a field mouse"] },
      opening:
        "“Excuse me,” said {a asker} to {Hero}, “what time is it?” [In {town} that surprised nobody.] {Hero} told it the {right|exact} time +and it paid with a gold coin. The coin purred like a cat.",
      way: "The gold coin in {Hero}’s pocket purred and purred. “I think it’s hungry,” {he} said to {the pal}, and fed it a crumb. The crumb was gone! The king on the coin {licked his lips|wiped his beard}.",
      close:
        "On the sill the gold coin purred. {The asker} looked in from outside. “It must be bedtime,” it said to {Hero}, and {bowed|nodded}.",
    },
    {
      opening:
        "{Hero} was helping the kind witch next door, who was plaiting the wind. {Hero} held the {cool|wriggling|silver} end +and the witch tied it up with a {colour} ribbon. “Now it will be good all {day|$weekday},” she said.",
      way: "Something tugged at {Hero}’s {sleeve|collar}. It was the wind, neatly plaited, with its {colour} ribbon on. It picked up a dry leaf, and folded that into a bird. Away flew the bird, {singing|twice} round {the pal}.",
      close:
        "The {colour} ribbon hung on the window latch. The plaited wind had come in for the night. It sat in {Hero}’s curtain, breathing {softly}.",
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
