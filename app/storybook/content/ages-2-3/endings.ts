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
      "{He} told it once more in bed. It got slow. It got {soft|low}. It {stopped|slept}.",
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
      "It lay on the sill. The moon saw it. {Hero} saw the moon. Good night, all.",
      "{Hero} looked at it once. {He} looked at it twice. Then {his} eyes shut.",
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
      "{Hero} went to the window. “Good night, {helper}.” {He} waved. Then {he} lay down.",
      "Far off was {the helper}, in bed too. {Hero} gave one small wave. Sleep tight.",
    ],
  },
  {
    id: "carried-up",
    what: "is carried to bed half asleep",
    goals: both,
    home: [
      "{Hero}’s legs were {tired|heavy}. So {grownup} picked {him} up. {His} nose went in a warm neck.",
      "Up on {grownup}’s back rode {Hero}. Bump, bump, bump. {His} head went down.",
    ],
    bed: [
      "Up the stairs. Into bed. {He} did not wake. {Grownup} stayed a bit.",
      "Off came one sock. Off came the other. {Hero} slept right through it.",
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
      "{Grownup} sang. It was the slow song. {Hero} sang one word. Then none.",
      "La, la, low and slow. La, la. {His} eyes went shut. Shh.",
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
      "Good night, {chair|bear|sock}. Good night, {door|lamp|cup}. Good night, {Hero}. Shh.",
      "“Good night, {moon|wall|star},” said {Hero}. “Good night, me.” And it was.",
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
      "The book was about a {duck|bear|bus}. It went to bed. So did {Hero}.",
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
      "“Good night, toes,” said {grownup}. “Good night, nose.” {Hero} did not hear.",
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
      "The moon came in. It sat on the bed. {Hero} lay still. Sleep, said the moon.",
      "{He} looked at the moon. The moon looked at {him}. Then one of them slept.",
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
      "Big hand, small hand. {Hero} held on. Then the small hand let go.",
      "“Are you there?” “I’m here.” “Still there?” “Still here.” And {he} slept.",
    ],
  },
];

/** For any story, short as it is: the child may have been out or at home. */
export const briefHomes: Texts = [
  "“Time for {bed|milk|a bath},” said {grownup}.",
  "{Grownup} gave {him} a {hug|kiss|warm drink}.",
  "Off came the {boots|coat|socks}. {Grownup} helped.",
  "{Grownup} took {him} in, hand in hand.",
  "There was {a food}. {Grownup} sat close.",
  "{Grownup} picked {him} {up|up, so softly}.",
  "“All done?” asked {grownup}. In they went.",
  "{Grownup} shut the door of {home}.",
  "Milk, teeth, hug. {Grownup} was there.",
  "{Grownup} lit the {small|night|red} lamp.",
  "“What a day!” said {grownup}.",
  "The bath was warm. {Grownup} had {the soap|a towel}.",
  "In {home} the lamp was on.",
  "{Grownup} {hummed|yawned|smiled}. It was night now.",
  "“In you come,” said {grownup}.",
  "“There’s {a food} for you,” said {grownup}.",
  "{Grownup} ran the {bath|hot tap}.",
  "“Up we go,” said {grownup}.",
  "{Hero} got a ride on {grownup}’s back.",
  "It was {warm|dim} in {home}.",
];
