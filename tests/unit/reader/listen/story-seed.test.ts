import { afterEach, expect, test, vi } from "vitest";

const family = 41 * 65536;
const funny = { age: 4, style: "funny", interests: ["space", "my cat Pickles"] } as const;
const asked = { ...funny, interests: [...funny.interests] };
afterEach(() => vi.unstubAllGlobals());

async function freshPage() {
  vi.resetModules();
  return (await import("../../../../app/reader/listen/story-seed")).nextStorySeed;
}

function stubStorage(entries = new Map<string, string>()) {
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
  });
  return entries;
}

function stubRandom(value: number) {
  vi.stubGlobal("crypto", { getRandomValues: (numbers: Uint32Array) => numbers.fill(value) });
}

test("the stories of the same answers are counted from the first on, over a reload too", async () => {
  stubStorage();
  stubRandom(family + 7);
  const seed = await freshPage();
  expect([seed(asked), seed(asked)]).toEqual([family, family + 1]);
  stubRandom(5);
  expect((await freshPage())(asked)).toBe(family + 2);
});

test("other answers begin with the first story, as the same family", async () => {
  stubStorage();
  stubRandom(family);
  const seed = await freshPage();
  expect([seed(asked), seed({ ...asked, style: "gentle" }), seed({ ...asked, age: 5 }), seed(asked)]).toEqual([
    family,
    family,
    family,
    family + 1,
  ]);
});

test("nothing of the parent's words is kept, and no more answers than a family has", async () => {
  const entries = stubStorage();
  stubRandom(family);
  const seed = await freshPage();
  for (let i = 0; i < 80; i++) seed({ ...asked, interests: [`Pickles ${i}`] });
  const kept = entries.get("bedtime_story_counts") ?? "";
  expect(kept).not.toMatch(/pickles/i);
  expect(Object.keys(JSON.parse(kept))).toHaveLength(50);
  expect(seed({ ...asked, interests: ["Pickles 79"] })).toBe(family + 1);
});

test("a seed of an older page is the same family", async () => {
  stubStorage(new Map([["bedtime_next_seed", String(family + 12)]]));
  expect((await freshPage())(asked)).toBe(family);
});

test.each(["", "-1", "NaN", "4294967296", "1.5", "a lot"])("what is no seed is not used: '%s'", async (value) => {
  stubStorage(new Map([["bedtime_next_seed", value]]));
  stubRandom(family);
  expect((await freshPage())(asked)).toBe(family);
});

test.each(["null", "7", "[]", '{"a":-1,"b":"x"}', "{"])("counts that are none are begun anew: %s", async (value) => {
  stubStorage(new Map([["bedtime_story_counts", value]]));
  stubRandom(family);
  const seed = await freshPage();
  expect([seed(asked), seed(asked)]).toEqual([family, family + 1]);
});

test("without storage they follow one another as long as the page", async () => {
  vi.stubGlobal("localStorage", undefined);
  stubRandom(family);
  const seed = await freshPage();
  expect([seed(asked), seed(asked)]).toEqual([family, family + 1]);
});
