import { describe, expect, test } from "vitest";
import { readingTimes, styles } from "../../../../app/story/catalogue";
import type { StoryRequest } from "../../../../app/story/request";
import { versionOf } from "../../../../app/storybook/retelling";
import { planStory } from "../../../../app/storybook/teller/plan-story";
import { aTale, libraryOf, wholeLibrary } from "../../../support/storybook/made-tales";

const { library } = wholeLibrary();
const request: StoryRequest = {
  age: 4,
  gender: "girl",
  interests: ["space"],
  style: "funny",
  lesson: "courage",
  readingTime: "5-7 minutes",
};
const family = 77 * 65_536;

function plan(change: Partial<StoryRequest>, story = 0, from = library) {
  const planned = planStory({ ...request, ...change }, family + story, from);
  if (!planned) throw new Error("no plan");
  return planned;
}

const tales = (change: Partial<StoryRequest>, count: number, from = library) =>
  Array.from({ length: count }, (_, story) => plan(change, story, from).chapters.map(({ entry }) => entry)).flat();
const ids = (change: Partial<StoryRequest>, count: number) => tales(change, count).map(({ id }) => id);

test("the first tale is about what the child loves, in the asked mood, for its age", () => {
  for (const { value: style } of styles) {
    const [tale] = tales({ style }, 1);
    expect(tale).toMatchObject({ ages: "4-5", world: "space", moods: expect.arrayContaining([style]) });
  }
});

test("then the love's tales in other moods, then tales of the mood that are open to any love, then the first again", () => {
  const shelf = tales({}, 8);
  expect(shelf.map(({ world }) => world)).toEqual([...Array(5).fill("space"), "anything", "anything", "space"]);
  expect([0, 5, 6].every((at) => shelf[at]?.moods.includes("funny"))).toBe(true);
  expect(new Set(shelf.slice(0, 7)).size).toBe(7);
  expect(shelf[7]).toBe(shelf[0]);
});

test("one thing of many in a world has tales that name it, then the open ones, then its world's", () => {
  const some = libraryOf([
    aTale("4-5/animals/hens", { moods: ["funny", "everyday"], about: ["animals", "hens"] }),
    aTale("4-5/animals/owls", { moods: ["funny", "everyday"], about: ["animals", "owls", "night"] }),
    aTale("4-5/animals/quiet-owls", { moods: ["gentle", "bedtime"], about: ["animals", "owls"] }),
    aTale("4-5/anything/open", { moods: ["funny", "everyday"] }),
    aTale("4-5/anything/quiet", { moods: ["gentle", "bedtime"] }),
    aTale("4-5/dinosaurs/one", { moods: ["funny", "everyday"] }),
  ]).library;
  const told = (love: string) => tales({ interests: [love] }, 4, some).map(({ id }) => id.slice("4-5/".length));
  expect(told("owls")).toEqual(["animals/owls", "anything/open", "animals/hens", "animals/quiet-owls"]);
  expect(told("kittens").slice(0, 1)).toEqual(["anything/open"]);
  expect(told("volcanoes").slice(0, 1)).toEqual(["anything/open"]);
  for (const whole of ["animals", "critters"]) expect(told(whole).at(-1)).toBe("anything/open");
  expect(told("triceratops").slice(0, 2)).toEqual(["dinosaurs/one", "anything/open"]);
});

test("a person comes along to tales of friends before anybody is told of like a hobby", () => {
  const worlds = tales({ interests: ["my grandpa"] }, 7).map(({ world }) => world);
  expect(worlds).toEqual(["dear-ones", ...Array(5).fill("friendship"), "anything"]);
});

test("loves take turns, and share no tale before all shelves are used up", () => {
  const interests = ["space", "art", "my cat Pickles"];
  const order = tales({ interests }, 20);
  expect(order.slice(0, 3).map(({ world }) => world)).toEqual(["space", "art", "dear-ones"]);
  const untilRepeat = order.findIndex((tale, i) => order.indexOf(tale) < i);
  expect(untilRepeat).toBeGreaterThanOrEqual(16);
});

test("a pet's tale is for a pet, a person's for a person", () => {
  for (const [interests, being] of [
    [["my cat Pickles"], "pet"],
    [["Grandma"], "person"],
  ] as const) {
    const shelf = tales({ interests: [...interests], style: "gentle" }, 4);
    const own = shelf.filter(({ world }) => world === "dear-ones");
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ about }) => about.includes(being))).toBe(true);
  }
});

test("what walks about the house is told of cats and dogs alone; a goldfish gets the tales that are open", () => {
  const some = libraryOf([
    aTale("4-5/dear-ones/basket", { about: ["dear-ones", "pet"] }),
    aTale("4-5/dear-ones/garden", { about: ["dear-ones", "pet", "walks"] }),
    aTale("4-5/anything/open"),
  ]).library;
  const told = (love: string) =>
    [0, 1, 2].map((story) => plan({ age: 5, interests: [love] }, story, some).chapters[0]?.entry.id);
  expect(new Set(told("my cat Pickles").slice(0, 2))).toEqual(
    new Set(["4-5/dear-ones/basket", "4-5/dear-ones/garden"]),
  );
  expect(told("my hamster Bun")).toEqual(["4-5/dear-ones/basket", "4-5/anything/open", "4-5/dear-ones/basket"]);
  expect(told("my goldfish")[0]).toBe("4-5/anything/open");
});

test("own words without a world get the tales that are open", () => {
  const shelf = tales({ interests: ["the number 8 bus to Zanzibar"] }, 3);
  expect(shelf.every(({ world }) => ["anything", "cars"].includes(world))).toBe(true);
  expect(tales({ interests: ["qwxyz"] }, 10).every(({ world }) => world === "anything")).toBe(true);
});

test("a surprise is another preset each time, and takes turns with what was chosen", () => {
  expect(new Set(tales({ interests: ["random"] }, 11).map(({ world }) => world)).size).toBe(11);
  const worlds = tales({ interests: ["random", "art"] }, 8).map(({ world }) => world);
  expect(worlds.filter((world) => world === "art").length).toBeGreaterThanOrEqual(1);
  expect(new Set(worlds).size).toBeGreaterThanOrEqual(4);
});

describe("an evening", () => {
  test.each(readingTimes.map(({ value }, i) => [value, [1, 1, 2, 3][i] ?? 1] as const))(
    "of %s has %i",
    (time, count) => {
      const { chapters } = plan({ readingTime: time });
      expect(chapters).toHaveLength(count);
      expect(chapters.at(-1)?.lesson).toBe("courage");
      expect(new Set(chapters.map(({ lesson }) => lesson)).size).toBe(count);
      expect(new Set(chapters.map(({ entry }) => entry)).size).toBe(count);
    },
  );

  test("goes from love to love, and stays with one that is alone", () => {
    const worlds = (interests: string[]) =>
      plan({ interests, readingTime: "15 minutes" }).chapters.map(({ entry }) => entry.world);
    expect(worlds(["space", "art", "music"])).toEqual(["space", "art", "music"]);
    expect(worlds(["space"])).toEqual(["space", "space", "space"]);
  });

  test("the next evening has other tales", () => {
    const evenings = ids({ interests: ["space", "art", "music"], readingTime: "15 minutes" }, 4);
    expect(new Set(evenings).size).toBe(12);
  });
});

test("families walk along their shelves in different orders", () => {
  const sixth = (upper: number) => planStory(request, upper * 65_536 + 5, library)?.chapters[0]?.entry.id;
  expect(new Set(Array.from({ length: 20 }, (_, upper) => sixth(upper))).size).toBe(2);
});

test("a library with gaps tells the best that there is", () => {
  const few = libraryOf([
    aTale("6-8/space/one", { moods: ["funny", "everyday"] }),
    aTale("4-5/art/two"),
    aTale("9-12/music/three"),
    aTale("4-5/dear-ones/four", { about: ["dear-ones", "pet"] }),
  ]).library;
  const { chapters } = plan({ readingTime: "15 minutes" }, 0, few);
  expect(chapters.map(({ entry }) => entry.id)).toEqual(["6-8/space/one", "4-5/art/two", "9-12/music/three"]);
  expect(plan({ interests: ["my cat Pickles"] }, 0, few).chapters[0]?.entry.world).toBe("dear-ones");
  expect(() => plan({}, 0, libraryOf([]).library)).toThrow("no tale");
});

describe("a story is told again", () => {
  const asked = { ...request, interests: ["space", "my cat Pickles"], readingTime: "15 minutes" as const };
  const first = planStory(asked, family + 3, library);
  const version = versionOf(library, first?.chapters ?? []);
  const again = (from: typeof library, named = version) => planStory(asked, family + 3, from, { version: named });

  test("from its version, although the library has grown", () => {
    const grown = {
      ...library,
      tales: [...wholeLibrary().library.tales, ...libraryOf([aTale("4-5/space/new")]).library.tales],
    };
    expect(again(library)).toEqual(first);
    expect(again(grown)).toEqual(first);
  });

  test.each([
    ["another teller", { ...library, teller: "00000000" }, version],
    ["a changed tale", { ...library, tales: library.tales.map((tale) => ({ ...tale, hash: "00000000" })) }, version],
    ["a tale that is gone", { ...library, tales: [] }, version],
    ["a love that nobody asked for", library, version.replace(/:\d+$/, ":99")],
    ["more tales than the evening has", library, `${version};${version.split(";")[1]}`],
    ["no tale", library, version.split(";")[0] ?? ""],
    ["a version of another kind", library, "5"],
    ["nonsense", library, `${version};a@b:c`],
  ])("and not with %s", (_, from, named) => {
    expect(again(from, named)).toBeUndefined();
  });
});
