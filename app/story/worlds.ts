/** What a story is about: the worlds that tales and pictures are made for. */
export const worlds = [
  "animals",
  "space",
  "ocean",
  "dinosaurs",
  "magic",
  "adventure",
  "friendship",
  "nature",
  "music",
  "sports",
  "art",
  "princesses",
  "superheroes",
  "cars",
  "dear-ones",
  "anything",
] as const;

export type World = (typeof worlds)[number];

/** Things that are drawn (`app/picture/art/things.svg`). */
export const things = [
  "boat",
  "bear",
  "rabbit",
  "cat",
  "dog",
  "ball",
  "shell",
  "star",
  "drum",
  "book",
  "lantern",
  "backpack",
  "crayon",
  "crown",
  "cape",
  "car",
  "train",
  "rocket",
  "dinosaur",
  "acorn",
  "wand",
  "kite",
  "compass",
  "whale",
  "duck",
] as const;

export type Thing = (typeof things)[number];
