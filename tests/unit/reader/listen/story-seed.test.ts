import { afterEach, expect, test, vi } from "vitest";

const key = "bedtime_next_seed";
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

test("seeds follow one another, over a reload too", async () => {
  stubStorage();
  stubRandom(41 * 65536 + 7);
  const seed = await freshPage();
  expect([seed(), seed()]).toEqual([41 * 65536 + 7, 41 * 65536 + 8]);
  stubRandom(5);
  expect((await freshPage())()).toBe(41 * 65536 + 9);
});

test("after the last story of a row the first follows", async () => {
  stubStorage(new Map([[key, String(0xffff_ffff)]]));
  const seed = await freshPage();
  expect([seed(), seed()]).toEqual([0xffff_ffff, 0xffff_0000]);
});

test.each(["", "-1", "NaN", "4294967296", "1.5", "a lot"])("what is no seed is not used: '%s'", async (value) => {
  stubStorage(new Map([[key, value]]));
  stubRandom(12);
  const seed = (await freshPage())();
  expect(seed).toBe(12);
});

test("without storage they follow one another as long as the page", async () => {
  vi.stubGlobal("localStorage", undefined);
  stubRandom(99);
  const seed = await freshPage();
  expect([seed(), seed()]).toEqual([99, 100]);
});
