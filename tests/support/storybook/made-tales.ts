import { lessons, type Style } from "../../../app/story/catalogue";
import { entryOf, type Library, shelfName, type TaleFile } from "../../../app/storybook/library";
import type { Facts } from "../../../app/storybook/love";
import type { Block, Tale } from "../../../app/storybook/tale";
import { taleAges, taleWorlds } from "../../../app/storybook/tale";
import type { OpenLibrary } from "./samples";

const pairs: readonly (readonly [Style, Style])[] = [
  ["gentle", "bedtime"],
  ["funny", "everyday"],
  ["magical", "mysterious"],
  ["adventurous", "inspiring"],
  ["nature", "educational"],
];

const lines = (words: number) => Array.from({ length: words }, (_, i) => `word${i % 7}`).join(" ");

const extraWords: Readonly<Record<string, number>> = { "2-3": 50, "4-5": 64, "6-8": 72, "9-12": 82 };

/** What a tale that is not about its words looks like: told for all lessons, with room to leave out. */
export function aTale(id: string, change: Partial<Tale> = {}): Tale {
  const [ages, world, name] = id.split("/");
  const always = (text: string): Block => ({ lesson: null, when: "always", text });
  const long = (text: string): Block => ({ lesson: null, when: "long", text });
  return {
    id,
    title: `The Tale of ${name}`,
    ages: taleAges.find((one) => one === ages) ?? "4-5",
    world: taleWorlds.find((one) => one === world) ?? "anything",
    about: [String(world)],
    moods: ["gentle", "bedtime"],
    ask: ["Why?", "You?"],
    blocks: [
      always(`{hero} had {their} {carried} and wanted {love}. ${lines(120)}`),
      ...Array.from({ length: 6 }, (_, i) => long(`Extra ${i}: ${lines(extraWords[ages ?? ""] ?? 64)}.`)),
      ...lessons.map(({ value }): Block => ({ lesson: value, when: "always", text: `Choice ${value}. ${lines(60)}` })),
      always(`{Hero} said [+ and nobody ${lines(20)} +] that {they} {was} home with {grownup}. ${lines(50)}`),
      always("{shelf}"),
      always("Then it was quiet."),
    ],
    ...change,
  };
}

export function libraryOf(tales: readonly Tale[], teller = "1f2e3d4c", facts: Facts = {}): OpenLibrary {
  const shelves = Map.groupBy(tales, shelfName);
  const files = Object.fromEntries([...shelves.keys()].map((shelf) => [shelf, `storybook/${shelf}.json`]));
  const inFiles = new Map<string, TaleFile>(
    [...shelves].map(([shelf, ofShelf]) => [`storybook/${shelf}.json`, { tales: ofShelf, facts }]),
  );
  const hashOf = ({ title, blocks }: Tale) =>
    [...JSON.stringify([title, blocks])]
      .reduce((hash, unit) => (Math.imul(hash, 31) + unit.charCodeAt(0)) >>> 0, 7)
      .toString(16)
      .padStart(8, "0");
  const library: Library = { teller, files, tales: tales.map((tale) => entryOf(tale, hashOf(tale))) };
  return {
    library,
    tales: new Map(tales.map((tale) => [tale.id, tale])),
    files: inFiles,
    load: async (file) => inFiles.get(file) ?? { tales: [] },
  };
}

/** As the library is to be: a tale for each pair of moods in each world, two in `anything`. */
export function wholeLibrary(): OpenLibrary {
  const tales = taleAges.flatMap((ages) =>
    taleWorlds.flatMap((world) =>
      pairs.flatMap((moods) =>
        (world === "anything" ? ["one", "two"] : ["one"]).map((name) => {
          const being = moods[0] === "funny" ? "person" : "pet";
          const about = world === "dear-ones" ? [world, being] : [world];
          return aTale(`${ages}/${world}/${moods[0]}-${name}`, { moods, about });
        }),
      ),
    ),
  );
  return libraryOf(tales);
}
