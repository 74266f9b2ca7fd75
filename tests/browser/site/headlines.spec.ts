import { scriptFreePages } from "../../../app/landing/content/site-pages";
import { expect, test } from "../../support/browser/fixtures";
import { lettersOf, usualLetters } from "../../support/browser/letters";

/** 640 by 400 is 1280 by 800, enlarged to 200 %. */
const looks = [
  {
    letters: usualLetters,
    sizes: [
      [320, 667],
      [360, 667],
      [375, 667],
      [640, 400],
    ],
  },
  {
    letters: 24,
    sizes: [
      [390, 800],
      [1280, 800],
    ],
  },
  {
    letters: 32,
    sizes: [
      [390, 800],
      [1280, 800],
    ],
  },
] as const;

test("headlines are two lines at most, clear of the moon, on small phones, at 200 % zoom and with large letters", async ({
  page,
}) => {
  // What it does not keep to: more than two lines, the picture with the moon, the window's width.
  const found: string[] = [];
  const setLetters = await lettersOf(page);
  for (const { path } of scriptFreePages) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const { letters, sizes } of looks) {
      await setLetters(letters);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const problem = await page.evaluate((size) => {
          if (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) < size) return "other letters";
          const heading = document.querySelector("h1");
          const scene = document.querySelector(".landing-scene")?.getBoundingClientRect();
          if (!heading || !scene) return "nothing to see";
          const words = document.createRange();
          words.selectNodeContents(heading);
          const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
          if (lines > 2) return `${lines} lines`;
          const { right, bottom } = words.getBoundingClientRect();
          if (right > innerWidth || document.documentElement.scrollWidth > innerWidth) return "too wide";
          return right > scene.left && bottom > scene.top ? "under the moon" : undefined;
        }, letters);
        if (problem) found.push(`${path} at ${width} px, with letters of ${letters} px: ${problem}`);
      }
    }
  }
  expect(found).toEqual([]);
});
