import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/fixtures";
import { answerOf, answerUpTo, continueButton, journey, openAt, openWizard } from "../../support/browser/wizard-pages";

const ready = { name: "Your Magical Story is Ready!" };

const nameAtTheTop = (page: Page) => page.getByRole("link", { name: "Moonthread, home" });

test("Back goes one step back, by the browser and by the button, and Forward comes again; the name at the top leads home: the answers are kept", async ({
  page,
}) => {
  await openWizard(page);
  await answerUpTo(page, "style");
  await page.goBack();
  await page.waitForURL(/#interests$/);
  await expect(answerOf(page, journey[2])).toBeChecked();
  await page.goBack();
  await page.waitForURL(/#gender$/);
  await page.goForward();
  await page.goForward();
  await page.waitForURL(/#style$/);
  await expect(answerOf(page, journey[3])).toBeChecked();
  await page.getByRole("button", { name: "Back" }).click();
  await page.waitForURL(/#interests$/);
  await page.goForward();
  await page.waitForURL(/#style$/);
  await nameAtTheTop(page).click();
  await page.waitForURL(/\/#age$/);
  await expect(answerOf(page, journey[0])).toBeChecked();
});

test("from the story Back returns to the length step, and Forward to the story; a reload keeps it; the name at the top leads home, and Back to it again", async ({
  page,
}) => {
  await openAt(page, "lesson", { answered: true });
  await continueButton(page).press("Enter");
  await answerOf(page, journey[5]).check();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByRole("button", { name: "Create Another" })).toBeVisible();
  const story = await page.getByRole("article").innerText();
  const expectStory = async () => {
    await expect(page.getByRole("heading", ready)).toBeVisible();
    expect(await page.getByRole("article").innerText()).toBe(story);
  };
  await page.goBack();
  await expect(answerOf(page, journey[5])).toBeChecked();
  await page.goForward();
  await expectStory();
  await page.reload();
  await expectStory();
  await nameAtTheTop(page).click();
  await page.waitForURL(/\/#age$/);
  await expect(answerOf(page, journey[0])).toBeChecked();
  await page.goBack();
  await expectStory();
});

test("a reload keeps the step, and paints neither another step nor a warning", async ({ page }) => {
  await openAt(page, "style", { answered: true });
  await continueButton(page).press("Enter");
  await answerOf(page, journey[4]).check();
  // Every step that is ever visible while the page loads.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenSteps: seen });
    const look = () => {
      for (const step of document.querySelectorAll<HTMLElement>("fieldset[data-step]")) {
        if (step.getClientRects().length > 0) seen.add(step.dataset.step ?? "");
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(continueButton(page)).toBeEnabled();
  await expect(answerOf(page, journey[4])).toBeChecked();
  const seen = await page.evaluate(() => [...(window as unknown as { seenSteps: Set<string> }).seenSteps]);
  expect(seen).toEqual(["lesson"]);
  await page.goBack();
  await expect(answerOf(page, journey[3])).toBeChecked();
});

test("an address that names a later step shows the first open question", async ({ page }) => {
  await page.goto("/#lesson");
  await page.waitForURL(/#age$/);
  await page.goto("/#story");
  await page.waitForURL(/#age$/);
  await expect(page.getByRole("radio", { name: "5", exact: true })).toBeVisible();
});
