import type { Ending, Texts } from "../../content-contract";

const both = ["journey", "making"] as const;

export const endings: readonly Ending[] = [
  {
    id: "told-in-bed",
    what: "tells it all to the grown-up in bed",
    goals: both,
    home: [
      "In {home} the lamp was lit. {Hero} told it all to {grownup}. {He} told it from the beginning, and did not leave out the {hard|silly} part.",
    ],
    bed: [
      "“And then?” asked {grownup}. But there was no answer. {Hero} was asleep.",
      "Half of the story was told in bed. The other half was a yawn. {Grownup} {turned|put} out the light.",
    ],
  },
  {
    id: "thing-on-sill",
    what: "puts a keepsake on the window sill",
    goals: both,
    home: [
      "{Grownup} was at the door of {home}, with {a food}. They ate it on the step. {Hero} had brought back just one thing, {a trinket}, to remember by.",
      "At home {he} got a hug first, then {a food}. Out of {his} pocket came {a trinket}. “That’s from today,” {he} said.",
    ],
    bed: [
      "It lay on the sill, by the bed. The moon looked at it. {Hero} looked too. Then {his} eyes closed.",
      "{He} put it where {he} could see it. {He} saw it for a minute. Then {he} slept.",
    ],
  },
  {
    id: "bath-and-dream",
    what: "a bath, and the day floats off",
    goals: both,
    home: [
      "There was a bath at {home}. The mud came off, and the {dust|grass}. {Hero} lay still till {his} fingers were {wrinkled|pink}.",
    ],
    bed: [
      "A warm towel. A clean bed. The day floated off, like a {duck|boat}. Good night, {Hero}.",
      "{He} smelt of soap. The sheet was cool. All was well, and {he} knew it. So {he} slept.",
    ],
  },
  {
    id: "window-wave",
    what: "waves to the helper from the window",
    goals: both,
    home: [
      "So {Hero} came back to {home}, and in at the {back|kitchen} door. “Just in time,” said {grownup}. There was soup in the pot. There was a chair pulled out.",
    ],
    bed: [
      "Far off a small light went up and down. That was {the helper}, saying good night. {Hero} waved. Then {he} lay down and slept.",
      "Before sleep {he} went to the window. Somewhere out there was {the helper}. “Good night,” said {Hero}. {He} pulled up the quilt.",
    ],
  },
  {
    id: "carried-home",
    what: "is carried home half asleep",
    goals: ["journey"],
    home: [
      "{Grownup} came to meet them on the road. {Hero}’s legs were {tired|heavy}. So {he} rode the last bit on {grownup}’s back, with {his} nose in a warm collar.",
    ],
    bed: [
      "{He} did not feel the stairs. {He} did not feel the bed. {He} only felt the blanket come up.",
      "Off came one shoe. Off came the other. {Hero} was home, and asleep already.",
    ],
  },
  {
    id: "quiet-workshop",
    what: "tidies up and leaves the work in the moonlight",
    goals: ["making"],
    home: [
      "Then they tidied up. The {brush|string} went in its jar. The {glue|hammer} went on its hook. {Grownup} swept, and {Hero} held the pan.",
    ],
    bed: [
      "Upstairs the bed was turned down. {His} hands still smelt of work. It was a good smell. {He} slept.",
      "From bed {he} could see a bit of it, in the moonlight. It was still there. {Hero} shut {his} eyes.",
    ],
  },
  {
    id: "lullaby",
    what: "a song is sung until all are asleep",
    goals: both,
    home: [
      "The door of {home} stood open. {Grownup} took {his} cold hands and rubbed them. “You’re back,” was all {grownup} said. It was enough.",
    ],
    bed: [
      "{Grownup} sang the slow song. {Hero} knew the words. By the third verse {he} {was} asleep.",
      "There was one song, very low. There was one kiss. Then there was only breathing.",
    ],
  },
  {
    id: "plan-for-tomorrow",
    what: "plans tomorrow and falls asleep in the middle",
    goals: both,
    home: [
      "It was good to be in {home} again. {Hero} sat at the table with {his} chin on {his} hands. {Grownup} cut {a food} in {two|four}.",
    ],
    bed: [
      "“Tomorrow,” said {Hero}, “we could.” {He} stopped. But tomorrow was far off. Sleep was near.",
      "{He} had a plan for tomorrow. It could wait. Now there was the pillow, and the dark, and rest.",
    ],
  },
];

export const briefHomes: Texts = [
  "Back in {home} {grownup} had {kept the soup warm|left a lamp on|turned down the bed}.",
  "{Grownup} opened the door of {home}. “There you are.”",
  "Then it was home to {grownup}, and into {a hot bath|warm pyjamas|bed}.",
  "There was {a food} at {home}, and a hug from {grownup}.",
  "{Grownup} came to meet them. They walked home to {home} hand in hand.",
  "At {home} the {stove|lamp} was lit +and {grownup} heard it all.",
  "Soon they were back in {home}, where {grownup} was {waiting|humming}.",
  "“Home,” said {Hero}. There stood {home}, and {grownup} in the door.",
];
