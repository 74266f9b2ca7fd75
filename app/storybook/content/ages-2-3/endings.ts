import type { Ending, Texts } from "../../content-contract";

const both = ["journey", "making"] as const;

export const endings: readonly Ending[] = [
  {
    id: "told-again",
    what: "tells it all to the grown-up in bed",
    goals: both,
    home: [
      "{Grownup} took off {his} {boots|coat|hat}. “Tell me all of it,” said {grownup}. So {Hero} told it.",
      "At the table {Hero} had {a food}. {He} talked and {he} ate. {Grownup} heard every bit.",
    ],
    bed: [
      "“And then?” asked {grownup}. Nobody said a thing. {Hero} was asleep.",
      "{Hero} told it once more in bed. The {tale|story} got slow. It got {soft|low}. Then {he} slept.",
    ],
  },
  {
    id: "sill-keepsake",
    what: "puts a keepsake on the window sill",
    goals: both,
    home: [
      "In {his} pocket was {a trinket}. {Hero} put it by {his} cup. It was from today.",
      "“What have you got there?” asked {grownup}. {Hero} held it up. It was {a trinket}.",
    ],
    bed: [
      "A bit of today lay on the sill. The moon saw it. {Hero} saw the moon. Then {he} slept.",
      "One small thing lay on the sill. {Hero} looked {once|at it}. {He} looked {twice|at the moon}. Then {his} eyes shut.",
    ],
  },
  {
    id: "bath",
    what: "has a bath and drifts off",
    goals: both,
    home: [
      "Drip, drop, the bath was full. In went {Hero}. Off came the {mud|dust|day}.",
      "There was warm water and there was {soap|foam}. {Grownup} washed {his} {back|hair|toes}. Ahh.",
    ],
    bed: [
      "A warm towel. A soft bed. {Hero} was clean and dry. {He} slept.",
      "{He} smelt of soap. The sheet was cool. One kiss, and off to sleep.",
    ],
  },
  {
    id: "wave-helper",
    what: "waves good night to the helper from the window",
    goals: both,
    home: [
      "The soup was hot. {Hero} blew on it, phoo, phoo. {Grownup} cut {a food} in two.",
      "It was warm in there. {Grownup} had {kept the milk hot|lit the lamp}. {Hero} sat down, {plop|oof}.",
    ],
    bed: [
      "{Hero} went to the window. “Good night, {helper}.” {He} waved. Then {he} lay down and slept.",
      "Far off {the helper} lay in bed. Here {Hero} lay in bed. “Sleep {well|tight},” {he} said, and slept.",
    ],
  },
  {
    id: "carried-up",
    what: "is carried to bed half asleep",
    goals: both,
    home: [
      "{Hero}’s legs were {tired|heavy}. So {grownup} picked {him} up. {His} nose went in a warm neck.",
      "Up on {grownup}’s back rode {Hero}. Bump, bump, bump. “{Down|Off} you get,” said {grownup}, in {home}.",
    ],
    bed: [
      "Up the stairs went {grownup}, with {Hero}. There was the bed. There was a {kiss|hum}. {Hero} slept.",
      "Off came one sock. Off came the other. {Grownup} kissed the {toes|feet}. {Hero} lay down and slept.",
    ],
  },
  {
    id: "lullaby",
    what: "is sung to sleep",
    goals: both,
    home: [
      "“There you are,” said {grownup}, and held {him} close. {Hero} held on too. It was good.",
      "{Grownup} rubbed {his} cold {hands|toes}. Rub, rub. Soon they were warm.",
    ],
    bed: [
      "{Grownup} sang the slow song. {Hero} sang one word of it. Then {he} sang none. {He} slept.",
      "La, la, sang {grownup}, low and slow. La, la. {Hero}’s eyes went shut. Shh.",
    ],
  },
  {
    id: "good-night-things",
    what: "says good night to everything in the room",
    goals: both,
    home: [
      "It was time for milk. {Hero} held the cup in two hands. {He} had a white lip.",
      "{Hero} got into {his} {soft|warm|blue} pyjamas. One arm, two arms. Up went the buttons.",
    ],
    bed: [
      "Good night, {chair|bear|sock}. Good night, {door|lamp|cup}. Good night, {Hero}. And {Hero} slept.",
      "“Good night, {moon|wall|star},” said {Hero}. “Good night, me.” And {he} shut {his} eyes.",
    ],
  },
  {
    id: "one-book",
    what: "falls asleep over a picture book",
    goals: both,
    home: [
      "Teeth first, up and down. Then {Hero} got to pick a book. {He} picked a {thin|fat|blue} one.",
      "{Grownup} had the big chair. {Hero} had {grownup}’s lap. That was just right.",
    ],
    bed: [
      "{Grownup} read one page. {Grownup} read two. On page three {Hero} slept.",
      "The book was about a {duck|bear|bus}. On the last page it slept. So did {Hero}.",
    ],
  },
  {
    id: "ten-toes",
    what: "has every toe kissed good night",
    goals: both,
    home: [
      "Home smelt of {smell}. {Hero} sat on the mat. {Grownup} pulled off {his} wet socks.",
      "“Let me see you,” said {grownup}. Two hands, two knees, one nose. It was all there.",
    ],
    bed: [
      "One toe, two toes. {Grownup} kissed them all. At toe ten {Hero} was asleep.",
      "“Good night, toes,” said {grownup}. “Good night, nose.” {Hero} slept, nose and toes and all.",
    ],
  },
  {
    id: "moon-watch",
    what: "watches the moon until sleep comes",
    goals: both,
    home: [
      "The stars were out. {Hero} ate {a food} on the step. {Grownup} sat close by.",
      "The lamp was on. The pot was hot. {Hero} had the {first|last} spoon.",
    ],
    bed: [
      "The moon came in. It sat on the bed. “Sleep,” said the moon. So {Hero} slept.",
      "{He} looked at the moon. The moon looked at {him}. Then {Hero} slept. The moon stayed up.",
    ],
  },
  {
    id: "hand-in-hand",
    what: "holds the grown-up’s hand until asleep",
    goals: both,
    home: [
      "{Hero} ran the last bit. “I’m back!” {Grownup} had both arms out.",
      "There was a crust for {the pal}. There was {a food} for {Hero}. Munch, munch.",
    ],
    bed: [
      "Big hand, small hand. {Hero} held on. Then the small hand let go. {Hero} was asleep.",
      "“Are you there?” “I’m here.” “Still there?” “Still here.” And {he} slept.",
    ],
  },
  {
    id: "rain-on-roof",
    what: "falls asleep to the rain on the roof",
    goals: both,
    home: [
      "In they came. Then it rained, just a bit too late to wet {him}. {Hero} {laughed|waved} at it through the glass.",
      "{Grownup} hung up the coats to drip. {Hero} sat by the stove with {a food}. {His} {toes|ears} got pink.",
    ],
    bed: [
      "Plip, said the roof. Plop. {Hero} counted to plip. Then {he} slept.",
      "Rain on the tiles. Rain on the tree. No rain on {Hero}! {He} slept. Shh, shh, shh.",
    ],
  },
  {
    id: "bed-boat",
    what: "sails off in the bed as if it were a boat",
    goals: both,
    home: [
      "“Captain on deck!” said {grownup}, at the door. There was {a food} for the captain. {Hero} ate it in {dry|warm} socks.",
      "{Hero} came in like a {ship|tug}, slow and wide. {Grownup} had the rope. Bump, they were in port.",
    ],
    bed: [
      "The bed was a boat. {Grownup} gave it a push. Off sailed {Hero}, to sleep.",
      "Up went the sheet, like a sail. Down it came, soft. {Hero} lay under it and slept.",
    ],
  },
  {
    id: "bear-first",
    what: "puts the toy bear to bed and falls asleep before it",
    goals: both,
    home: [
      "“The bear is up late,” said {grownup}. So {Hero} washed its {ears|paws}. Then somebody washed {Hero}.",
      "{Hero} fed the bear one crumb. The rest {he} ate for it. Bears are not fast.",
    ],
    bed: [
      "{Hero} sang {his} bear to sleep. La, la. The bear was still up. But {Hero} was asleep.",
      "“Shut your eyes,” {Hero} told the bear. It could not. So {Hero} showed it how, and slept.",
    ],
  },
  {
    id: "lights-go-out",
    what: "watches the lights of the town go out",
    goals: both,
    home: [
      "They ate {by the window|on the sill}, {Hero} and {grownup}. Out there all {town} ate, too. You could see the spoons.",
      "{Hero} washed one cup. {Grownup} washed the rest. The window went from {blue|grey} to black.",
    ],
    bed: [
      "A light went out in {town}. One more did. When the last one did, {Hero} slept.",
      "Good night, {town}! Lamp by lamp it went dark. Then {Hero} slept, too.",
    ],
  },
  {
    id: "back-rub",
    what: "has the whole day drawn on the back with a finger",
    goals: both,
    home: [
      "{Grownup} had put the {socks|towels} on the stove to warm. {Hero} put them on {his} hands. It was like holding {toast|a cat}.",
      "“Sit here,” said {grownup}. A comb went through {his} hair, and a leaf fell out. {Hero} sat very still.",
    ],
    bed: [
      "With one finger {grownup} drew the day on {his} back. Here a hill. Here a bend. {Hero} slept at the bend.",
      "Round went a hand, on {Hero}’s back. Round, and round, and slow. So {he} fell asleep.",
    ],
  },
];

/** For any story, short as it is: the child may have been out or at home. */
export const briefHomes: Texts = [
  "“Time for {bed|milk|a bath} now,” said {grownup}.",
  "{Grownup} gave {him} a {hug|kiss|warm drink}.",
  "Off came the {boots|coat|socks}. {Grownup} helped.",
  "{Grownup} took {him} in, hand in hand.",
  "There was {a food}. {Grownup} sat close.",
  "{Grownup} picked {him} {up|up, so softly}.",
  "“All done?” asked {grownup}. In they went.",
  "{Grownup} shut the door of {home}, click.",
  "Milk, teeth, hug. {Grownup} was there.",
  "{Grownup} lit the {small|night|red} lamp for {him}.",
  "“What a day that was!” said {grownup}.",
  "The bath was warm. {Grownup} had {the soap|a towel}.",
  "In {home} the lamp was on.",
  "{Grownup} {hummed|yawned|smiled}, for it was night now.",
  "“In you come, my duck,” said {grownup}.",
  "“There’s {a food} for you,” said {grownup}.",
  "{Grownup} ran the {bath|hot tap} for {Hero}.",
  "“Up the stairs we go,” said {grownup}.",
  "{Hero} got a ride on {grownup}’s back.",
  "It was {warm|dim} and nice in {home}.",
];
