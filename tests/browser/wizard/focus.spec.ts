import type { Page } from "@playwright/test";
import { expect, phone, test } from "../../support/browser/fixtures";
import { tellStory } from "../../support/browser/told-story";
import { openAt } from "../../support/browser/wizard-pages";

test.use({ viewport: phone });

interface Focused {
  readonly what: string;
  readonly outline: string;
  readonly isInView: boolean;
}

/** What the Tab key comes to, from here to the end of the page, and how each shows that it has the focus. */
async function tabThrough(page: Page): Promise<Focused[]> {
  const seen: Focused[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { top, bottom } = element.getBoundingClientRect();
      const name = element.getAttribute("aria-label") ?? element.getAttribute("value") ?? element.textContent;
      return {
        what: `${element.tagName} ${name}`,
        outline: `${outlineStyle} ${outlineWidth}`,
        isInView: top < innerHeight && bottom > 0,
      };
    });
    if (!focused || seen.length > 120) return seen;
    seen.push(focused);
  }
}

function expectVisible(focused: readonly Focused[]) {
  expect(focused.filter(({ outline }) => outline !== "solid 3px")).toEqual([]);
  expect(focused.filter(({ isInView }) => !isInView)).toEqual([]);
}

test("in the wizard the focus is seen wherever it is", async ({ page }) => {
  await openAt(page, "interests", { answered: true });
  const focused = await tabThrough(page);
  expect(focused.length).toBeGreaterThan(6);
  expectVisible(focused);
});

test("at a story's end every tool is reached by key, and the focus is seen", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await tellStory(page);
  await page.getByRole("heading", { level: 1 }).focus();
  const focused = await tabThrough(page);
  const names = focused.map(({ what }) => what);
  for (const name of ["Read by lamplight", "Type", "Night colors", "Create Another", "Share Story", "Save as PDF"]) {
    expect(
      names.some((what) => what.includes(name)),
      name,
    ).toBe(true);
  }
  expectVisible(focused);
});

test("on a landing page the focus is seen, by day and by night", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/story-themes/dinosaurs");
    const focused = await tabThrough(page);
    expect(focused.length).toBeGreaterThan(20);
    expectVisible(focused);
  }
});
