import type { Goal } from "../../content-contract";

const obstacles = ["work", "keeper"] as const;

/** Every making has a {prize}: obstacles rely on it. */
export const makingGoals: readonly Goal[] = [
  {
    id: "build-den",
    wish: "to build {the prize}",
    kind: "making",
    obstacles,
    vars: {
      prize: [
        "a den",
        "a tall tower",
        "a block house",
        "a pillow fort",
        "a box castle",
        "a leaf hut",
        "a stick tent",
        "a sock shop",
      ],
    },
    titles: ["{Hero} builds {a prize}", "{The prize}", "Up goes {the prize}", "Room for one more in {the prize}"],
    want: [
      "“I’ll make {a prize},” said {Hero}, “with a {door|flag|roof|bell}.” {He} went to look for {sticks|boxes|bits} +and {grownup} cleared a space.",
      "{Hero} had no place to {sit|hide|have tea}. So {he} would make {a prize}! {He} got {boxes|a rug|two chairs} and {a trinket} +and {he} began.",
      "There was not a lot to do. Then {Hero} thought of {a prize} +and {he} ran to {get|find} the bits. [It would be as high as {grownup}’s {knee|hat|chin}.]",
    ],
    reached: [
      "It stood! {The prize} stood up all by itself. {Hero} sat in the {best|cosy|middle} spot. [It smelt of {smell}.]",
      "“Come and see!” So {grownup} came to see. “That’s the best {prize} in {the street|$town},” said {grownup}.",
      "{The prize} was done. {Hero} put {a trinket} on top. [That made it {home|grand|$his own}.]",
    ],
  },
  {
    id: "bake-cake",
    wish: "to make {the prize} for {the eater}",
    kind: "making",
    obstacles,
    vars: {
      prize: ["a cake", "a plum pie", "a round loaf", "a jam tart", "a bun tower", "a honey cake", "a pancake hill"],
      eater: [
        "the lady next door",
        "the new boy",
        "the tired doctor",
        "the man with the dog",
        "the lollipop man",
        "the piano teacher",
      ],
    },
    titles: ["{Hero} makes {a prize}", "{The prize} for {the eater}", "Stir it, {Hero}!", "A treat for {the eater}"],
    want: [
      "It was a big day for {the eater}. {Hero} wanted to make {a prize} +and {he} went with {grownup} to get {flour|eggs|butter|milk}.",
      "{The eater} was {sad|poorly|tired}. What helps? {A prize} helps! {Hero} got on the stool +and up went {his} sleeves.",
      "“Can I stir?” asked {Hero}. It would be {a prize} for {the eater} +and round went the spoon, {slip, slop|plip, plop|on and on}.",
    ],
    reached: [
      "{The prize} was {warm|gold|high}. {The eater} had a bite. “Mmm!” [Then, “More?”]",
      "They took it to {the eater}. One bite, two bites. Then {the prize} was {gone|just crumbs}. [That is as good as thanks.]",
      "“Who made {a prize} so good?” “Me!” said {Hero}. “And {grownup}. And {the pal}.”",
    ],
  },
  {
    id: "make-boat",
    wish: "to make {the prize} and sail it on {the water}",
    kind: "making",
    obstacles,
    vars: {
      prize: ["a small boat", "a raft", "a paper ship", "a tub boat", "a cork boat", "a bark boat", "a milk-box boat"],
      water: ["the duck pond", "the tin bath", "the big puddle", "the rain tub", "the paddling pool", "the fountain"],
    },
    titles: ["{Hero} makes {a prize}", "{The prize}", "Ship ahoy, {Hero}!", "{The prize} on {the water}"],
    want: [
      "{The water} was full and flat. All it needed was {a prize}! {Hero} would make one with a {sail|flag|mast} +and {he} went to look for {sticks|string|a leaf}.",
      "“I’ll make {a prize},” said {Hero}, “to sail on {the water}.” {Grownup} found {corks|a box|some bark} +and {he} found {a trinket}.",
      "A leaf sailed by on {the water}, with no one on it. {Hero} would make {a prize} +and the {ants|bear|snail} could ride on that.",
    ],
    reached: [
      "Plop. {The prize} sat on {the water}. It rocked. It floated! [Off it went with {a trinket} on deck.]",
      "{Hero} let go. {The prize} went out, and out, and over to {grownup}. [“Ahoy,” said {grownup}.]",
      "{The water} held {the prize}, soft as a hand. A {duck|frog|bug} came to see. [{Hero} {jumped|laughed|clapped}.]",
    ],
  },
  {
    id: "mend-toy",
    wish: "to mend {the prize}",
    kind: "making",
    obstacles,
    vars: {
      prize: [
        "an old cart",
        "a pull-along dog",
        "a wood train",
        "a doll pram",
        "a torn kite",
        "a toy truck",
        "a rocking cow",
        "a toy crane",
      ],
    },
    titles: ["{Hero} mends {a prize}", "Poor old {prize}!", "{The prize} goes again", "{The prize} in bits"],
    want: [
      "{Hero} had {a prize}. It went {clunk|crack|ping} and was broken. “I’ll mend it,” {he} said +and {grownup} got the box of bits.",
      "In the shed they found {a prize}, all {bent|dusty|in bits}. [It had been {grownup}’s, long ago.] {Hero} gave it a pat +and {he} said, “I’ll mend you.”",
      "{Name} had {a prize}, and it had come {apart|to bits}. “I can mend it,” said {Hero} +and {he} went to look for {string|glue|tape}.",
    ],
    reached: [
      "{Hero} gave it a push. {The prize} {went|moved|ran}! [It went right round the {room|yard|table}.]",
      "“You did it,” said {grownup}. {The prize} was as good as {new|gold|before}. [How {fine|nice|good} it was to see!]",
      "{The prize} was {whole|well|fine} again. It had one {patch|knot|bump}. [{Hero} liked that bit best.]",
    ],
  },
  {
    id: "make-bed",
    wish: "to make {the prize} for {the sleeper}",
    kind: "making",
    obstacles,
    vars: {
      prize: ["a nest", "a tiny bed", "a moss bed", "a box bed", "a straw bed", "a leaf bed", "a wool bed"],
      sleeper: [
        "a lost mouse",
        "a small bird",
        "a cold hedgehog",
        "a red bug",
        "a little frog",
        "a cold kitten",
        "a fat bee",
        "a baby rabbit",
      ],
    },
    titles: ["A bed for {the sleeper}", "{Hero} makes {a prize}", "Where will {the sleeper} sleep?", "{The prize}"],
    want: [
      "{A sleeper} sat by {a sight}. It had no bed! {Hero} would make {a prize} for it, with {moss|wool|hay} and {leaves|feathers|fluff}.",
      "{A sleeper} had a house full of {rain|mud|draughts}. “I’ll make {a prize},” said {Hero} +and {he} went to look for {soft|dry|warm} things.",
      "{Hero} had a bed, but {a sleeper} had none. {He} asked {grownup} for {wool|straw|rags} +and {he} would make {a prize}.",
    ],
    reached: [
      "{The sleeper} got in. It turned round {twice|three times}. {The prize} was just right. [It {slept|sighed|curled up}.]",
      "“Try it,” said {Hero}. {The sleeper} put in one foot. Then it put in all of them. [It liked {the prize}.]",
      "Down went a nose, and in went the rest. {The sleeper} was in bed. {The prize} went up and down with each breath.",
    ],
  },
  {
    id: "make-gift",
    wish: "to make {the prize} for {grownup} in secret",
    kind: "making",
    obstacles,
    vars: {
      prize: [
        "a paper crown",
        "a big card",
        "a leaf crown",
        "a paper sun",
        "a paper chain",
        "a painted pot",
        "a daisy hat",
        "a gold medal",
      ],
    },
    titles: ["{The prize} for {grownup}", "{Hero} has a secret", "Don’t look, {grownup}!", "{Hero} makes {a prize}"],
    want: [
      "It was nearly {grownup}’s birthday. {Hero} would make {a prize} and not tell! {He} went to get {paper|paint|glue} +and {he} shut the door.",
      "“Sit down and shut your eyes,” {Hero} told {grownup}. {He} would make {a prize} +and it had to be a {secret|big one}, so no peeping!",
      "{Grownup} did so much for {Hero}, with all that {soup|washing|singing}. Now {he} would make {a prize} +and it would be the best in {the street|$town}.",
    ],
    reached: [
      "“Now look!” {Grownup} opened one eye. Then two. {The prize}! [The hug went on and on.]",
      "{Hero} held {the prize} behind {him}. Then {he} held it out. “For me?” said {grownup}, and {sniffed|sat down|beamed}.",
      "{Grownup} kept {the prize} close all evening. [Even in the {bath|kitchen}.] [It was that good.]",
    ],
  },
  {
    id: "make-music",
    wish: "to make {the prize} and play it to {the listener}",
    kind: "making",
    obstacles,
    vars: {
      prize: [
        "a box drum",
        "a pot drum",
        "a bean shaker",
        "a tin harp",
        "a spoon bell",
        "a string banjo",
        "a pipe horn",
      ],
      listener: ["the sad hens", "the new baby", "the old cow", "the cross twins", "the bored goat", "the lonely pig"],
    },
    titles: ["{Hero} makes {a prize}", "{The prize}", "Play it, {Hero}!", "A tune for {the listener}"],
    want: [
      "How glum they looked, {the listener}! A tune would help. {Hero} would make {a prize} +and {he} went to look for {strings|boxes|tins|lids}.",
      "“I can’t play {a prize},” said {Hero}, “for we haven’t got one.” So {he} would make it, for {the listener} +and {grownup} {swept|cleared} the {step|table}.",
      "It was too quiet for {the listener}. {Hero} had {a trinket} and a big {box|tin|tub}. With that {he} would make {a prize} +and it would be loud.",
    ],
    reached: [
      "{Bom|Plink|Toot}! It was the first note of {the prize}. [{The listener} looked up.] At the third one they all {danced|hummed|swayed}.",
      "{Hero} played {the prize}. {Tum, tum|Ting, ting|Shuk, shuk}, for {the listener}. Nobody was {glum|bored|cross} any more.",
      "“More!” said the eyes of {the listener}. So {Hero} gave {the prize} one more go. [{Grownup} sang to it.]",
    ],
  },
  {
    id: "party-flag",
    wish: "to make {the prize} for {the feast}",
    kind: "making",
    obstacles,
    vars: {
      prize: [
        "a paper lantern",
        "a long flag",
        "a paper fish",
        "a string of stars",
        "a leaf garland",
        "a wind wheel",
        "a party hat",
      ],
      feast: ["the street party", "the lamp walk", "the plum feast", "the boat day", "the moon tea", "the big picnic"],
    },
    titles: ["{Hero} makes {a prize}", "{The prize} for {the feast}", "Ready for {the feast}?", "{The prize}"],
    want: [
      "Today was {the feast}, and all of {town} would bring something bright. {Hero} would bring {a prize}! {He} went to find {paper|thread|paste}.",
      "“What shall we hang up for {the feast}?” asked {grownup}. “{A prize},” said {Hero} +and {he} cleared the table with one arm.",
      "You can’t go to {the feast} with no {prize}. {Hero} looked, and there was none. So {he} would make one +and it would be {huge|the best|red}.",
    ],
    reached: [
      "Up it went for {the feast}. {The prize} {swung|turned|shone} over all the heads. “Who made that?” they asked. [{Hero} just looked up.]",
      "{Hero} carried {the prize} into {the feast}, right in the middle. They made room. [Then they made a song about it.]",
      "It was time for {the feast}, and {the prize} was there. It was a bit {bent|wet|lopsided}. [That is how you could tell whose it was.]",
    ],
  },
];
