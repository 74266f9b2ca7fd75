import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { landingKinds, listedPages, sceneOf, scriptFreePages } from "../../../app/landing/content/site-pages";
import { ages, genders, interests, lessons, readingTimes, styles } from "../../../app/story/catalogue";

const root = path.resolve(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const answers = "app/wizard/art/answers.svg";
const signs = "app/ui/art/signs.svg";
const benefits = "app/landing/art/benefits.svg";
const scenes = scriptFreePages.map(({ path: page }) => `public${sceneOf(page)}`);

function symbols(file: string): string[] {
  return [...read(file).matchAll(/<symbol id="([^"]+)"/g)].map(([, id = ""]) => id);
}

test("every answer has a picture of its own, and none is drawn for nothing", () => {
  const wanted = [
    ...ages.map((age) => `age-${age}`),
    ...genders.map(({ value }) => `gender-${value}`),
    ...interests.map(({ value }) => `interests-${value}`),
    ...styles.map(({ value }) => `style-${value}`),
    ...lessons.map(({ value }) => `lesson-${value}`),
    ...readingTimes.map(({ value }) => `readingTime-${value.replace(" ", "")}`),
    "other",
  ];
  expect(symbols(answers).toSorted()).toEqual(wanted.toSorted());
});

test("every landing page has a scene of its own", () => {
  expect(scenes.length).toBe(listedPages.length - 1);
  expect(new Set(scenes).size).toBe(scenes.length);
  for (const scene of [...scenes, "public/scenes/nowhere.svg"]) {
    expect(existsSync(path.join(root, scene)), scene).toBe(true);
    expect(symbols(scene)).toEqual(["scene"]);
  }
});

test("every sign of a benefit is drawn, and none for nothing", () => {
  const shown = landingKinds.flatMap(({ pages }) => pages.flatMap((page) => page.benefits.map(({ sign }) => sign)));
  expect(symbols(benefits).toSorted()).toEqual([...new Set<string>(shown)].toSorted());
});

test("every sign that is shown is drawn", () => {
  const shown = [
    "moon",
    "lamp",
    "share",
    "copy",
    "print",
    "pdf",
    "coloring",
    "loading",
    "good-night",
    "torn",
    "nobody",
    "full-moon",
    "heart",
    "away",
  ];
  const evening = ["stars", "hills", "house", "ground"].map((layer) => `evening-${layer}`);
  expect(symbols(signs)).toEqual(expect.arrayContaining([...shown, ...evening]));
});

test.each([answers, signs, benefits, ...scenes])("%s takes its colors from the tokens, and is well-formed", (file) => {
  const drawing = read(file);
  const tokens = new Set([...read("app/ui/theme/tokens.css").matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  // What style sheets set for one picture: its lights, its ground, how far a thread has come.
  const set = new Set(["ground", "lit-1", "lit-2", "lit-3", "stars", "smoke", "cat", "owl", "left", "heart"]);
  const used = [...drawing.matchAll(/var\(--([\w-]+)/g)].map(([, name = ""]) => name);
  expect(used.filter((name) => !tokens.has(name) && !set.has(name))).toEqual([]);
  expect(drawing).not.toMatch(/#[0-9a-f]{3,8}"|style=|<script|<image|\bon\w+=/i);
  for (const [, comment] of drawing.matchAll(/<!--(.*?)-->/gs)) expect(comment).not.toContain("--");
  const opened = [...drawing.matchAll(/<(svg|symbol|g)\b[^>]*[^/]>/g)].length;
  expect([...drawing.matchAll(/<\/(svg|symbol|g)>/g)]).toHaveLength(opened);
});
