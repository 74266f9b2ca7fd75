import type { Page } from "@playwright/test";
import { steps } from "../../../app/story/steps";
import { expect, test } from "../../support/browser/fixtures";
import { lettersOf, usualLetters } from "../../support/browser/letters";
import {
  answerOf,
  continueButton,
  createButton,
  journey,
  openAt,
  openWizard,
} from "../../support/browser/wizard-pages";

test("a small phone shows all four lengths and the button at once", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAt(page, "lesson", { answered: true });
  await continueButton(page).press("Enter");
  await page.waitForURL(/#readingTime$/);
  await expect(page.getByRole("heading", { name: "How long should the story be?" })).toBeFocused();
  const lengths = page.getByRole("radio").and(page.locator(":visible"));
  await expect(lengths).toHaveCount(4);
  // The whole of each, with no bar lying on it.
  const free = await lengths.evaluateAll((inputs) =>
    inputs.map((input) => {
      const { left, top, bottom } = input.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 40, y) === input);
    }),
  );
  expect(free).toEqual([true, true, true, true]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(createButton(page)).toBeInViewport({ ratio: 1 });
});

/** What stands in the sky of the question that shows; pixels. */
async function skyOf(page: Page) {
  return page.locator(".step:visible").evaluate((step) => {
    const box = (selector: string) => step.querySelector(selector)?.getBoundingClientRect();
    const headline = step.querySelector(".step-headline") as HTMLElement;
    const range = document.createRange();
    range.selectNodeContents(headline);
    const lines = Array.from(range.getClientRects());
    const moon = box(".step-moon");
    const isOver = ({ top, bottom, left, right }: DOMRect) =>
      moon !== undefined &&
      moon.width > 0 &&
      left < moon.right &&
      moon.left < right &&
      top < moon.bottom &&
      moon.top < bottom;
    const words = [box(".step-position"), box(".step-progress"), ...lines].filter((rect) => rect !== undefined);
    return { lines: lines.length, covered: words.filter(isOver).length };
  });
}

const looks = [
  {
    letters: usualLetters,
    sizes: [
      [320, 568],
      [375, 667],
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1280, 800],
      // 390 by 844 and 1280 by 800, enlarged to 200 %.
      [195, 422],
      [640, 400],
    ],
  },
  ...[24, 32].map((letters) => ({
    letters,
    sizes: [
      [1280, 800],
      [375, 667],
      [390, letters * 29],
    ],
  })),
] as const;

test("the moon is clear of all words and no headline has three lines, nor with a browser's own type at 24 and 32 pixels, where the bar is not fixed", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const setLetters = await lettersOf(page);
  await openWizard(page);
  for (const [i, question] of journey.entries()) {
    await expect(page.getByRole("heading", { name: steps[i]?.headline ?? "" })).toBeVisible();
    for (const { letters, sizes } of looks) {
      await setLetters(letters);
      for (const [width = 0, height = 0] of sizes) {
        await page.setViewportSize({ width, height });
        const { lines, covered } = await skyOf(page);
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect({ step: question.step, letters, width, covered, isLong: lines > 2, isWide }).toEqual({
          step: question.step,
          letters,
          width,
          covered: 0,
          isLong: false,
          isWide: false,
        });
      }
      if (letters === usualLetters) continue;
      const bar = page.locator(".wizard-navigation");
      expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe("static");
    }
    await setLetters(usualLetters);
    await answerOf(page, question).check();
    if (i < 5) await page.keyboard.press("Enter");
  }
});

test("a low window's bar is not fixed, and its buttons are where the answers end", async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await openWizard(page);
  const bar = page.locator(".wizard-navigation");
  expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe("static");
  await answerOf(page, journey[0]).check();
  await continueButton(page).scrollIntoViewIfNeeded();
  await continueButton(page).click({ force: true });
  await page.waitForURL(/#gender$/);
});
