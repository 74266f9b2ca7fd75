import type { Thing, World } from "../story/worlds";

/** One of the two pictures of a world. */
export interface View {
  /** As it goes on after 'A picture of …'. */
  readonly words: string;
  /** Where a thing can stand, in the picture's own units: 400 wide, 225 high. */
  readonly spot: readonly [x: number, y: number];
  /** Things that it shows itself. */
  readonly has?: readonly Thing[];
}

export const views: Readonly<Record<World, readonly [View, View]>> = {
  animals: [
    { words: "a fox and a hedgehog on a hill", spot: [350, 214] },
    { words: "an owl in a tree and a hedgehog below it", spot: [196, 214], has: ["lantern"] },
  ],
  space: [
    { words: "a rocket above the ground of a small moon", spot: [304, 208], has: ["rocket"] },
    { words: "a round little house on a moon, with its window lit", spot: [96, 212] },
  ],
  ocean: [
    { words: "a small boat with a lantern on the sea", spot: [166, 159], has: ["boat", "lantern"] },
    { words: "a whale that swims past a lighthouse", spot: [96, 190], has: ["whale"] },
  ],
  dinosaurs: [
    { words: "a long-necked dinosaur and its little one", spot: [90, 214], has: ["dinosaur"] },
    { words: "a round dinosaur among palms", spot: [312, 212], has: ["dinosaur"] },
  ],
  magic: [
    { words: "a castle with a light in its gate", spot: [286, 212] },
    { words: "a house in a toadstool, with its door lit", spot: [270, 214] },
  ],
  adventure: [
    { words: "a tent on a hill, lit from within", spot: [308, 212] },
    { words: "a balloon that floats over the hills", spot: [128, 212] },
  ],
  friendship: [
    { words: "two birds on a branch, close together", spot: [92, 214] },
    { words: "two houses with a thread between their windows", spot: [200, 214] },
  ],
  nature: [
    { words: "a great tree with a lantern in it", spot: [262, 212], has: ["lantern"] },
    { words: "ducks on a pond among fireflies", spot: [30, 212], has: ["duck"] },
  ],
  music: [
    { words: "a drum and its notes", spot: [280, 212], has: ["drum"] },
    { words: "a piano with a candle on it", spot: [316, 212] },
  ],
  sports: [
    { words: "a ball in front of a goal", spot: [212, 214], has: ["ball"] },
    { words: "a bicycle with its lamp on", spot: [334, 212] },
  ],
  art: [
    { words: "an easel with an evening on it", spot: [346, 214] },
    { words: "a wood of colored pencils around a house", spot: [52, 214], has: ["crayon"] },
  ],
  princesses: [
    { words: "a tower with a light at its top", spot: [322, 214] },
    { words: "a crown on a cushion", spot: [86, 214], has: ["crown"] },
  ],
  superheroes: [
    { words: "a cape on a clothesline", spot: [92, 214], has: ["cape", "duck"] },
    { words: "a cat in a cape above the roofs", spot: [370, 212], has: ["cape", "cat"] },
  ],
  cars: [
    { words: "a car that finds its way with its lights", spot: [346, 214], has: ["car"] },
    { words: "a little train with its windows lit", spot: [374, 212], has: ["train"] },
  ],
  "dear-ones": [
    { words: "a cat in an armchair beside a lamp", spot: [88, 214], has: ["cat"] },
    { words: "a house with its windows lit and a cat on the bench", spot: [92, 214], has: ["cat"] },
  ],
  anything: [
    { words: "an open book with a thread that leads up out of it", spot: [72, 214], has: ["book"] },
    { words: "a window sill with a lamp", spot: [200, 191] },
  ],
};
