import type { Locator, Page } from "@playwright/test";
import { steps } from "../../../app/story/steps";
import { expect, phone, test } from "../../support/browser/fixtures";
import { answerOf, continueButton, createButton, journey } from "../../support/browser/wizard-pages";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

/** More than any screen of ours has to stop at. */
const mostStops = 60;

/** Goes there by Tab, or backward by Shift+Tab, as far as the focus is always in sight. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isThere()); stops++) {
    expect(stops, `stops before ${target}`).toBeLessThan(mostStops);
    await page.keyboard.press(key);
  }
  await expect(target).toBeInViewport();
}

async function pressByTab(page: Page, name: RegExp | string, role: "button" | "link" = "button"): Promise<void> {
  await tabTo(page, page.getByRole(role, { name }).first());
  await page.keyboard.press("Enter");
}

test("the whole product by keyboard alone: questions, story, shelf, again, remove and undo, erase", async ({
  page,
}) => {
  await page.goto("/");
  await page.waitForURL(/#age$/);
  for (const [i, question] of journey.entries()) {
    // Else a key might still go to the step before.
    if (i > 0) await expect(page.getByRole("heading", { name: steps[i]?.headline ?? "" })).toBeFocused();
    const group = answerOf(page, question);
    if (question.role === "checkbox") await tabTo(page, group);
    else {
      await tabTo(page, page.locator("input[type=radio]:visible").first());
      for (let at = 0; !(await group.isChecked()); at++) {
        expect(at).toBeLessThan(12);
        await page.keyboard.press(at === 0 ? "Space" : "ArrowDown");
      }
    }
    if (question.role === "checkbox") await page.keyboard.press("Space");
    await expect(group).toBeChecked();
    await tabTo(page, question.step === "readingTime" ? createButton(page) : continueButton(page));
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { name: "Your Magical Story is Ready!" })).toBeFocused();

  await pressByTab(page, "My stories", "link");
  await page.waitForURL(/my-stories$/);
  const row = page.locator(".shelf-list a").first();
  await tabTo(page, row);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "From Your Shelf" })).toBeFocused();

  await tabTo(page, page.getByLabel("Another lesson", { exact: true }));
  await page.keyboard.press("ArrowDown");
  await pressByTab(page, "Another lesson: tell it");
  await expect(page.getByRole("heading", { name: "Your Magical Story is Ready!" })).toBeFocused();

  await pressByTab(page, "My stories", "link");
  await expect(page.locator(".shelf-list a")).toHaveCount(2);
  await pressByTab(page, /^Remove/);
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".shelf-list a")).toHaveCount(2);
  await expect(row).toBeFocused();

  await pressByTab(page, "Show what there is");
  await expect(page.getByRole("heading", { name: "Erase all of this?" })).toBeFocused();
  await pressByTab(page, "Erase it all");
  await expect(page.getByText("All of it is gone from this browser.")).toBeVisible();
  await pressByTab(page, "Make a story", "link");
  await page.waitForURL(/#age$/);
});
