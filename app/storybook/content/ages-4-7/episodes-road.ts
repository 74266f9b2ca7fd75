import type { Episode } from "../../content-contract";
import { bothGoals } from "./anywhere";

export const episodesRoad: readonly Episode[] = [
  {
    id: "market-muddle",
    goals: bothGoals,
    vars: {
      fruit: ["plums", "melons", "onions", "turnips", "lemons"],
      seller: ["a stout seller", "a boy with a squint", "twin sisters", "a man in an apron"],
    },
    titles: ["A street of {fruit}", "The market muddle", "{The seller}"],
    beats: [
      [
        "The market was packing up +and {a seller} stood in the middle of it with a cart of {fruit}. It had lost a wheel. {The fruit} went {every way|downhill}, bouncing like {hailstones|puppies} +and {a creature} {galloped|hopped} ahead of them.",
        "Round the next corner there was a {rumble|roar}. Then came {fruit}, first one, next a dozen, then all there were in the world. Behind them ran {a seller}, {shouting|hat in hand} +and people jumped on {benches|barrels}.",
      ],
      [
        "{Hero} tried to stop them with {his} {arms|feet}. That is not how you stop {fruit}. {He} sat down among them, {hard|with a squash}. “Make a {dam|wall}!” {he} called to {the pal} +and together they tipped {a bench|two crates} across the road.",
        "“Doors!” cried {Hero}. All down the street people opened their {doors|cellars}. The {fruit} rolled in, {politely|one by one}, as if {asked|invited}. {The pal} headed off the {last|fast} ones.",
      ],
      [
        "They picked up for {an hour|half an hour}, and put each one back, and {rubbed|counted} it. “That’s {all of them|every one},” came the answer, “and three are for you.” {Hero} ate one on the spot. It tasted of {smell} and sun +and on they went.",
        "Then the cart stood on its wheel again. There was a {kiss|salute} for {the pal}, and a word in {Hero}’s ear. “If ever you’re stuck,” it was, “ask the one you’d not think of asking.” {He} kept that in {his} head +and on they {trotted}.",
      ],
    ],
  },
  {
    id: "music-in-the-wall",
    goals: bothGoals,
    vars: { player: ["an old man", "a girl with plaits", "two brothers", "a lady in grey"] },
    titles: ["The sound behind the wall", "Three notes", "{The player} and the third note"],
    beats: [
      [
        "Behind a long wall somebody was playing. It went up {two|three} notes and then stopped, and began again. {Hero} put {his} ear to the bricks. Up it went. Stop. It was like a stair with the top step gone +and it made {his} {feet|toes} itch.",
        "They heard a {fiddle|horn} from a yard. It played the start of a tune, only the start, {five|nine} times over. {The pal} looked at {Hero}. Somebody ought to {help|find out}, so {he} climbed {a sight} and looked down.",
      ],
      [
        "There sat {a player}, all {alone|bent}. “I’ve forgotten how it goes on,” came the sad answer. “It was my {mother’s|village’s} tune. And now it ends in the {middle|air}.” {Hero} did not know it. {The pal} did not either. But they could {listen|try}.",
        "{A player} looked up. “Oh dear. Is it so {bad|loud}? I lost the end of this tune on a {ship|train}, years ago.” {Hero} hummed what there was +and at the end of it {he} just hummed {on|up}, to see where it {went|wanted to go}.",
      ],
      [
        "“Perhaps {down|round}?” No. “Perhaps {twice|slower}?” Nearly! They tried it this way and that. Then {a creature} in the ivy sang four notes, quite {carelessly|by chance} +and that was it. That was it exactly. They all {shouted|sat still}.",
        "It was a {silly|sweet} ending, the one they made up. It had a {hop|curl} in it. “That’s not how it went,” said the player, “but I think it’s how it {goes|goes now}.” And the whole tune ran out over the roofs of {town}, from {bottom to top|top to toe}.",
      ],
      [
        "For a good part of the way it followed them. {Hero} walked in time. When at last {he} could not hear it any more, {he} found that {he} had it {inside|by heart}.",
        "“Come back and I’ll teach you,” called the player. {Hero} promised. {He} went off with the tune in {his} {ears|boots} +and it made the road {shorter|lighter}.",
      ],
    ],
  },
  {
    id: "sleeping-guard",
    goals: ["journey"],
    vars: { beast: ["a huge dog", "a carthorse", "a sow with ten piglets", "a sheep with a bell", "a fat pony"] },
    titles: ["Shh!", "Past {the beast}", "On tiptoe"],
    beats: [
      [
        "The road grew narrow between two walls and right across it lay {a beast}, asleep. It filled the whole way, from stone to stone. Its sides went slowly up and slowly down. It smelt of {smell}.",
        "“Don’t wake it,” said a {girl|man} on the wall. “It’s had a hard {day|week}.” {A beast} was snoring in the middle of the lane, so deep that the {pebbles|gate} shook. There was no other way to go.",
      ],
      [
        "{Hero} took off {his} shoes. {He} put one foot between a leg and {another|a tail}, and the other by an ear. Something tickled {his} nose. Not now! {He} pinched it +and the sneeze went {down|back} to where sneezes live. But one big eye had come open.",
        "First went {the pal}, light as a {leaf|crumb}. Then {Hero}, who was not so light, step by step along the wall. {A stone|A button} fell. One brown eye opened +and it looked straight at {him}.",
      ],
      [
        "{He} did the only thing {he} could think of. {He} hummed. It was {grownup}’s song, the slow one. The eye {swam|drooped}, and shut. The great side sank. {Hero} hummed {all the way|backwards} to the next corner.",
        "“Only us,” breathed {Hero}. “Sleep on.” {He} pulled {a rug|a sack} over it, where the wind got in. It {sighed|stretched} +and like magic there was room by the wall, just enough for two.",
      ],
      [
        "Only then did {he} dare to laugh. They laughed without a sound, holding on to each other, till the tears {ran|came}. Then {he} put {his} shoes back on.",
        "Safe on the far side, {Hero} drew a sign for the next one who came: ‘{Sleeper|Tired}. Please {tiptoe|hum}.’ It would save somebody a {fright|sneeze}.",
      ],
    ],
  },
  {
    id: "swapping-tree",
    goals: bothGoals,
    vars: { bird: ["a magpie", "a jackdaw", "a jay", "a crow"] },
    titles: ["The swapping tree", "{The bird}’s bargain", "Fair’s fair"],
    beats: [
      [
        "There was a tree hung all over with things: {spoons|keys}, {mittens|bells}, one {shoe|teapot}. In the top of it sat {a bird}. “Swap?” it said. “Take what you like. Leave what you {love|like as much}.”",
        "“Swaps,” said the board, in {scratchy|beaky} letters. {A bird} walked up and down in front of it like a shopkeeper. Its tree was full of {treasure|things}, tied on with {grass|hair}, all turning in the wind.",
      ],
      [
        "{Hero} saw {a trinket} that would be just right. In its place {he} hung {a bus ticket|an old nail} from {his} pocket. {The bird} looked at it, first with one eye, then with the other. “You don’t love that,” it said, and {dropped|threw} it back.",
        "{He} offered a {crust|hole in a sock}. “Ha,” said {the bird}. {He} offered it a joke. It had heard it. “Something of yours,” it said. “Something with a bit of {shine|you} on it.” That was not so {easy|quick}.",
      ],
      [
        "In the end {he} sang it the song from {grownup}. All of it, with the low part. {The bird} shut its eyes. “That’ll do,” it said at last. “That’ll do nicely. I can {wear|keep} that for years.” And it gave {him} what {he} had picked out, and a feather {too|for change}.",
        "So {Hero} took off {his} lucky {button|lace}, and looked at it once more, and tied it on. It swung there between {a spoon|a bell} and {a key|a shell}. “Fair’s fair,” said {the bird} and brought {him} the best thing in the tree +and it was a {secret|word}.",
      ],
      [
        "“And what will you do with it?” {the bird} called after {him}. {Hero} did not know yet. But {he} had it, and it was {hers}, fair and square.",
        "As they went {he} felt a bit {poorer|bare}, and a good deal {richer|lighter}. That is how you know it was a good swap.",
      ],
    ],
  },
  {
    id: "cloud-shepherd",
    goals: bothGoals,
    vars: { keeper: ["a tall woman", "a boy in a cape", "an old shepherd", "a girl with a crook"] },
    titles: ["The cloud shepherd", "One cloud too many", "Counting clouds"],
    beats: [
      [
        "On the hill stood {a keeper}, counting. “Forty-one, forty-two. There’s one {short|gone}!” It was not sheep. It was clouds. They grazed all over the blue, and one had wandered off and was {raining|sulking} on {a sight}.",
        "“Have you seen a cloud?” asked {a keeper}. “About so big. {Grey|White} at the edges.” {Hero} had. It was sitting low, behind {a sight}, where it had no business, and crying into a {ditch|bucket}.",
      ],
      [
        "{Hero} went up to it. “Go home,” {he} said. It rained on {him}. “Shoo!” It rained {harder|on $his ears}. Now {he} {was} as wet as {soup|a sponge} +and the cloud had got no bigger and no {happier|nearer}.",
        "They tried to blow it up the hill. {Hero} blew till {he} saw {spots|stars}. The cloud went {sideways|round once}. {The pal} tried from the other side. It {sat down|hid} on top of {him}, like a wet {hat|cushion}.",
      ],
      [
        "“What’s wrong?” {he} asked then. No one had asked that. The cloud {sniffed|shook}. It seemed that it was the smallest, and always at the {back|end}. “Me too, in {gym|photos},” said {Hero}. {He} told it about that. As {he} told it, {he} walked +and it came along.",
        "So {Hero} just sat with it a while, in the {wet|grass}. {He} talked of this and that, of {a food} and {a creature}. It grew {thinner|whiter}. It let itself be led by one {corner|wisp}, up the hill, like {a kid|a pony}.",
      ],
      [
        "“Forty-three!” There they were, all of them, round and {white|fat}. The smallest got a place at the {front|edge}, where the sun comes first. And over {Hero} there was shade, just {his} size, for the rest of the way.",
        "The keeper {bowed|whistled}. “It’s going to be a clear night now,” said the keeper, “and that’s {your|partly your} doing.” It made {Hero} walk a little {taller|faster}.",
      ],
    ],
  },
  {
    id: "letters-for-the-river",
    goals: ["journey"],
    vars: { ferry: ["a flat boat", "a raft with a hut", "a rowing boat", "a barge full of hens"] },
    titles: ["The slow ferry", "{The ferry}", "Across, by turns"],
    beats: [
      [
        "Where the road met the canal lay {a ferry}, and the ferryman was {asleep|stuck in his chair}. “You’ll have to {row|pull}, I’m afraid,” he said. “My {back|arm}’s on holiday.” {Hero} had never {rowed|pulled} anything bigger than a {sledge|pram}.",
        "{A ferry} lay at the bank. It went when it had six passengers. So far there were three, and one of them was {a creature}. {Hero} counted {the pal} and {himself}. Still one short +and the water ran {by|on}.",
      ],
      [
        "{He} pulled with all {his} might. Round they went, in a {ring|spiral}. “Both sides the same,” said the ferryman, “or you’ll {screw|wind} us in.” Left, right, {slow|soft}. Now they went forward, and backward, and forward more.",
        "They waited. {Hero} asked a fisherman, but he had {bites|soup}. {He} asked {a creature}, and got no {answer|more than a look}. “What about him?” said {the pal}’s look. In the reeds stood a {small|muddy} boy. He had wanted to go across for {days|a week}, and never {dared|asked}.",
      ],
      [
        "In the middle it was wide, and very {quiet|smooth}. {A creature} sat on the bow. The whole sky was above them and all of it was below as well +and they hung between, like {a bead|a fly} on a thread.",
        "“You’ll make it six,” said {Hero} and held out a hand. So off they went. The boy had the place at the front. He did not say a {thing|word}, but his {ears|face} shone all the way over.",
      ],
      [
        "Bump. That was the other side. “Nicely done,” said the ferryman. “For that you go free {next time|for ever}.” {Hero}’s hands were {red|sore} and {he} {was} as proud as {a captain|an admiral}.",
        "On the far bank everyone shook {hands|paws}. You do, when you’ve been in one boat. {Hero} looked back {once|twice} at the water +and then {he} turned to the road.",
      ],
    ],
  },
  {
    id: "house-of-clocks",
    goals: bothGoals,
    vars: { clockkeeper: ["a thin man", "a lady with nine watches", "a boy with a key", "a round old woman"] },
    titles: ["The house of clocks", "What time is it?", "One minute for keeps"],
    beats: [
      [
        "In one house all the clocks were wrong. It said {three|nine} in the hall and {noon|six} on the stairs. {A clockkeeper} ran from one to the next, in tears. “They won’t agree! Nobody can have {supper|breakfast} till they agree.”",
        "“What time do you make it?” cried {a clockkeeper} from a door. {Hero} did not have a watch. Inside there was a {ticking|clicking} like a thousand {knitters|crickets}, and no two {ticks|clocks} alike.",
      ],
      [
        "{Hero} set one right. The next one was {cross|jealous} and went {faster|backward}. {He} set that, and then the first was wrong again. It was like {washing|combing} a litter of {kittens|puppies} +and {the pal} got quite {giddy|tangled}.",
        "They tried to go by the {loudest|biggest}. It was a {cuckoo|grandfather}, and it only knew {four o’clock|Sundays}. They tried to vote. That made it {a quarter to apple|twelve and a half}. {Hero} had to sit down.",
      ],
      [
        "“Stop them all,” {he} said. “And then, all together, go.” So they stopped them, one by one, till it was so still that you could hear {snow|dust}. From {town} came the church bell. Bong. “Now!” And the whole house began to {tick|beat} like one heart.",
        "It was {the pal} who found it. Under the {stairs|clocks} sat {a creature}, tapping, and put everyone out. {Hero} led it to the garden. In the hush the clocks {blinked|waited}. Then they {chimed|struck}, every one. It was {five|half past four}, and it was true.",
      ],
      [
        "“I’ve a minute left over,” said the clock keeper, very happy. “Would you like it?” {Hero} put it in {his} pocket. You never know when you’ll {need|want} one.",
        "They had {a food} to celebrate, at exactly the right time. Then {Hero} had to {go|run}. For once {he} knew just how late it {wasn’t|was}.",
      ],
    ],
  },
];
