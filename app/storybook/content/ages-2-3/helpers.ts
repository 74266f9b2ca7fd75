import type { Helper } from "../../content-contract";

export const helpers: readonly Helper[] = [
  {
    id: "cart-horse",
    who: "a cart horse",
    later: "the horse",
    pronouns: "he",
    gifts: ["strong", "kind"],
    enter: [
      "Clip, clop, clip, clop. It was {a helper}, with a {daisy|bell|bird} by {h.his} ear. {H.he} stopped.",
      "Something blew on {Hero}’s neck, {warm|soft} and {damp|slow}. {He} looked up, and up, at {a helper}.",
    ],
  },
  {
    id: "digger-man",
    who: "a digger man",
    pronouns: "he",
    gifts: ["strong", "bright", "handy"],
    enter: [
      "Brum, brum, up came a {big|yellow} digger. Out of it got {a helper}, with a {lamp|light} on {h.his} hat.",
      "“{Hey|Hello} there!” It was {a helper}, having lunch by {a sight}. {H.he} had mud up to {h.his} {chin|ears}.",
    ],
  },
  {
    id: "field-mouse",
    who: "a tiny mouse",
    later: "the mouse",
    pronouns: "she",
    gifts: ["small", "clever"],
    enter: [
      "“Eek,” said the grass. Out of it came {a helper}, no bigger than a {nut|bun|plum}. “What’s the {fuss|matter}?”",
      "A {leaf|cup|hat} moved. Under it sat {a helper}, with {h.his} paws full of {seeds|crumbs}. {H.he} looked up at {Hero}.",
    ],
  },
  {
    id: "old-owl",
    who: "an old owl",
    later: "the owl",
    pronouns: "he",
    gifts: ["bright", "clever"],
    enter: [
      "“Hoo,” said somebody in the tree. It was {a helper}, half {awake|asleep}, with {h.his} {feathers|eyebrows} all on end.",
      "Two round eyes had seen it all. They were the eyes of {a helper}, up on {a sight}. Down {h.he} {came|flew}.",
    ],
  },
  {
    id: "glow-bug",
    who: "a glow bug",
    pronouns: "she",
    gifts: ["bright", "small"],
    enter: [
      "Blink! A small {green|gold} light came down on {Hero}’s {sleeve|knee|nose}. It was {a helper}. {H.he} blinked {twice|hello}.",
      "What was that in the {grass|leaves}? A star? No, it was {a helper}, on {h.his} way to {work|a ball|bed}.",
    ],
  },
  {
    id: "nurse",
    who: "a night nurse",
    pronouns: "she",
    gifts: ["kind", "bright"],
    enter: [
      "A {bike|bell} went ting. It was {a helper}, in {h.his} {blue|long} coat, going home. “Oh dear,” {h.he} said. “Is it bad?”",
      "Along came {a helper}, with a bag and a {torch|flask}. {H.he} saw {Hero} and got down on one knee.",
    ],
  },
  {
    id: "girl-next-door",
    who: "the girl next door",
    pronouns: "she",
    gifts: ["clever", "handy", "small"],
    enter: [
      "A head came over the {wall|hedge}. It was {the helper}, up on {h.his} {elbows|toes}. “What’s up?”",
      "{Skip, skip|Hop, hop}, here came {the helper}. {H.he} had a {skipping rope|plaster} on and one {red|wet} sock.",
    ],
  },
  {
    id: "boy-with-barrow",
    who: "a barrow boy",
    pronouns: "he",
    gifts: ["strong", "handy"],
    enter: [
      "Squeak, squeak, squeak. It was {a helper}. {H.he} had {leaves|logs|a goat} in it and leaves in {h.his} hair.",
      "“Mind out!” Along came {a helper}, {running|singing}. {H.he} put down a big box and {h.he} wiped {h.his} {nose|hands}.",
    ],
  },
  {
    id: "shaggy-dog",
    who: "a shaggy dog",
    later: "the dog",
    pronouns: "he",
    gifts: ["strong", "kind"],
    enter: [
      "Woof! Here came {a helper}, as big as a {sofa|bear}. {H.he} sniffed at {Hero}. Then {h.he} sat down, thump.",
      "A wet nose went into {Hero}’s {hand|ear}. It was {a helper}, with hair all over {h.his} eyes.",
    ],
  },
  {
    id: "nanny-goat",
    who: "a nanny goat",
    later: "the goat",
    pronouns: "she",
    gifts: ["clever", "strong"],
    enter: [
      "“Me-e-e,” said somebody, with {h.his} mouth full. It was {a helper}, eating {a shirt|the hedge|a list}.",
      "On top of {a sight} stood {a helper}. {H.he} looked down {h.his} nose, as goats do. “Stuck, me-dear?”",
    ],
  },
  {
    id: "red-bird",
    who: "a red bird",
    later: "the bird",
    pronouns: "she",
    gifts: ["kind", "small", "bright"],
    enter: [
      "Tweet! {A helper} came down on {a sight}. First {h.he} looked with one eye. Then {h.he} looked with the {other|next}.",
      "Somebody sang {two|three} notes and stopped. It was {a helper}, near {Hero}’s {foot|hand}. “Who is sad?” {h.he} sang.",
    ],
  },
  {
    id: "gardener",
    who: "a gardener",
    pronouns: "they",
    gifts: ["handy", "kind"],
    enter: [
      "A hat came up out of the {beans|roses|peas}. Under the hat was {a helper}, with {a trinket} in {h.his} hand.",
      "Snip, snip, went the hedge. Snip! There was a hole, and in it was the {nose|face} of {a helper}.",
    ],
  },
  {
    id: "mole",
    who: "a busy mole",
    later: "the mole",
    pronouns: "he",
    gifts: ["small", "handy"],
    enter: [
      "The ground went up like a {bun|bump}. Out came two pink hands and then {a helper}. “Day or night?” {h.he} asked.",
      "“Bless my {paws|boots}!” Up popped {a helper} with earth on {h.his} {hat|specs}. “I felt you {stamp|sigh}.”",
    ],
  },
  {
    id: "bus-lady",
    who: "a bus lady",
    pronouns: "she",
    gifts: ["bright", "clever", "kind"],
    enter: [
      "A bus stopped, psst. Down the step came {a helper}, for {h.his} {tea|lunch}. “Why such a long face?” {h.he} said.",
      "Ting, ting! It was {a helper}, in {h.his} {smart|blue} cap. “{All right|All well}, my chick?” {h.he} asked.",
    ],
  },
  {
    id: "big-cousin",
    who: "Big Bo",
    pronouns: "they",
    gifts: ["strong", "clever", "handy"],
    enter: [
      "Stomp, stomp, along came {a helper} with {h.his} long, long legs. {H.he} stopped to {look|tie a lace}.",
      "By {a sight} sat {a helper}, eating {a food}. {H.he} had seen the lot. “{Hm|Well, well},” {h.he} said.",
    ],
  },
];
