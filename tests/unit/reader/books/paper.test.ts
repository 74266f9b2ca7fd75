import { afterEach, expect, test, vi } from "vitest";
import { keepPaper, loadPaper, usualPaper } from "../../../../app/reader/books/paper";

afterEach(() => vi.unstubAllGlobals());

test.for([
  [undefined, "en-US", "letter"],
  [undefined, "en", "letter"],
  [undefined, "fr-CA", "letter"],
  [undefined, "es-MX", "letter"],
  [undefined, "en-GB", "a4"],
  [undefined, "de", "a4"],
  [undefined, "", "a4"],
  ["GB", "en-US", "a4"],
  ["US", "de", "letter"],
] as const)("paper of the country %s, else of the language %s: %s", ([country, language, paper]) => {
  expect(usualPaper(country, language)).toBe(paper);
});

test("the chosen paper is remembered, and nothing else is taken for one", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect(loadPaper()).toBeUndefined();
  keepPaper("letter");
  expect(loadPaper()).toBe("letter");
  expect([...kept]).toEqual([["bedtime_paper", "letter"]]);
  kept.set("bedtime_paper", "toString");
  expect(loadPaper()).toBeUndefined();
});

test("where storage is refused it is asked again", () => {
  const refuse = () => {
    throw new DOMException("", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  keepPaper("a4");
  expect(loadPaper()).toBeUndefined();
});
