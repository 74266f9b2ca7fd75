import path from "node:path";
import { describe, expect, test } from "vitest";
import { safetyCategories } from "../../../../app/story/safety-categories";
import { refusedFor } from "../../../../server/safety/review-words";
import { rateCases } from "../../../support/safety/rate-cases";
import { requestsTuned } from "../../../support/safety/requests-tuned";
import type { SafetyCase } from "../../../support/safety/safety-case";

/** Each file's only export is a list; the rules were tuned on one of them and had not seen the others. */
const lists = Object.entries(
  import.meta.glob<Record<string, readonly SafetyCase[]>>("../../../support/safety/requests-*.ts", { eager: true }),
).map(([file, exports]): [string, readonly SafetyCase[]] => [
  path.basename(file),
  Object.values(exports).find(Array.isArray) ?? [],
]);

test.each(lists)("%s: unsafe ones are refused, innocent ones are not", (_, cases) => {
  const rates = rateCases(cases);
  expect(rates.unsafe).toBeGreaterThanOrEqual(100);
  expect(rates.innocent).toBeGreaterThanOrEqual(100);
  const missed = [...rates.unsafeTaken, ...rates.innocentLost].map(({ text }) => text).join(" | ");
  expect(rates.unsafeRefused, missed).toBeGreaterThanOrEqual(0.95);
  expect(rates.innocentRefused, missed).toBeLessThanOrEqual(0.02);
});

test("there is a case for every category", () => {
  const seen = new Set(requestsTuned.map(({ unsafe }) => unsafe));
  expect(safetyCategories.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
});

test.each([
  "fuck",
  "f u c k",
  "f.u.c.k",
  "F-U-C-K",
  "fuuuuck",
  "ffuucckk",
  "fu ck",
  "f*ck",
  "f**k",
  "f###",
  "ｆｕｃｋ",
  "𝓯𝓾𝓬𝓴",
  "ⓕⓤⓒⓚ",
  "🅵🆄🅲🅺",
  "🇫🇺🇨🇰",
  "ꜰᴜᴄᴋ",
  "fuсk",
  "fυck",
  "fu\u0301ck",
  "fu\u200Bck",
  "fu\u200Dck",
  "f\u00ADuck",
  "fu(k",
  "phuck",
  "fvck",
  "5h1t",
  "$hit",
  "sh!t",
  "ѕһіт",
  "cyка блять",
])("%s is seen through", (text) => {
  expect(refusedFor(text, "interest")).toBe("profanity");
  expect(refusedFor(`never say ${text}`, "lesson")).toBe("profanity");
  expect(refusedFor(`my cat and ${text} too`, "interest")).toBe("profanity");
});

test.each([
  ["why we never play with matches", "playing with matches", "dangerous_play"],
  ["saying no when someone offers cigarettes", "cigarettes", "drugs"],
  ["guns are not toys", "guns", "weapons_violence"],
  ["war is sad and peace is good", "war", "weapons_violence"],
  ["warum wir nicht mit Streichhölzern spielen", "mit Streichhölzern spielen", "dangerous_play"],
  ["pourquoi on ne fume pas de cigarettes", "cigarettes", "drugs"],
  ["не играть со спичками", "игры со спичками", "dangerous_play"],
  ["nobody may touch your private parts", "private parts", "sex"],
])("a lesson may say %j, nobody gets a story about %j", (lesson, interest, category) => {
  expect(refusedFor(lesson, "lesson")).toBeUndefined();
  expect(refusedFor(interest, "interest")).toBe(category);
});

test.each([
  ["it is never too early to shoot a gun", "weapons_violence"],
  ["don't be afraid to smoke a cigarette", "drugs"],
  ["you never need a seat belt", "dangerous_play"],
  ["there is nothing wrong with a little vodka", "drugs"],
  ["hitting is fun", "weapons_violence"],
  ["never trust black people", "hate"],
])("a no does not make %j a warning", (lesson, category) => {
  expect(refusedFor(lesson, "lesson")).toBe(category);
});

test.each(["a", "ab ", "fu", "f u ", "1a", "!", "play with ", "ignore the ", "сук", "恐竜", "🦄", "*", "f*", "never "])(
  "a run of %j as long as a field may be is judged at once",
  (unit) => {
    const started = process.cpuUsage();
    for (const field of ["interest", "lesson"] as const) refusedFor(unit.repeat(120).slice(0, 120), field);
    // Catastrophic backtracking takes seconds of this process' own time; the first use of a pattern takes milliseconds.
    expect(process.cpuUsage(started).user).toBeLessThan(1_500_000);
  },
);

test("the same words are judged the same each time", () => {
  for (let i = 0; i < 3; i++) {
    expect(refusedFor("shooting stars", "interest")).toBeUndefined();
    expect(refusedFor("shooting people", "interest")).toBe("weapons_violence");
  }
});

describe("the review is linear in its input", () => {
  const stepsOf = (text: string) => {
    const work = { steps: 0 };
    for (const field of ["interest", "lesson"] as const) refusedFor(text, field, work);
    return work.steps;
  };
  test.each(["a", "moon ", "never play with matches and guns ", "f u c k ", "1a ", "сука ", "恐竜", "no (", "a dog, "])(
    "twice as much of %j is at most 2.5 times the work",
    (unit) => {
      for (let length = 60; length <= 240; length *= 2) {
        const once = stepsOf(unit.repeat(length).slice(0, length));
        expect(stepsOf(unit.repeat(length).slice(0, 2 * length))).toBeLessThan(2.5 * once);
      }
    },
  );

  test("beyond the limits no text costs more than another", () => {
    expect(refusedFor("moon ".repeat(12_000), "lesson")).toBe("instructions");
    expect(stepsOf("moon ".repeat(12_000))).toBe(stepsOf("moon ".repeat(120_000)));
  });
});
