import type { Page, Route } from "@playwright/test";
import { steps } from "../../../app/story/steps";
import { desktop, expect, expectAccessible, phone, test } from "../../support/browser/fixtures";
import {
  answerOf,
  answerUpTo,
  continueButton,
  createButton,
  journey,
  openAt,
  openWizard,
} from "../../support/browser/wizard-pages";

const ready = "Your Magical Story is Ready!";

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test.describe(size, () => {
    // The desktop's button shakes, and is waited for; what it does has a test of its own.
    test.use({ viewport, contextOptions: { reducedMotion: viewport === phone ? "reduce" : "no-preference" } });

    test("six answers in, a story out, by pointer; nothing is wider than the screen, and the bar covers no answer", async ({
      page,
    }) => {
      await openWizard(page);
      for (const [i, question] of journey.entries()) {
        await expect(page.getByText(`Step ${i + 1} of 6`, { exact: true }).and(page.locator(":visible"))).toBeVisible();
        await expect(page.getByRole("button", { name: "Back" })).toHaveCount(i === 0 ? 0 : 1);
        const forward = i === 5 ? createButton(page) : continueButton(page);
        await expect(forward).toBeDisabled();
        // Else what follows might still find the step before.
        if (i > 0) await expect(page.getByRole("heading", { name: steps[i]?.headline ?? "" })).toBeFocused();
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        const last = page.getByRole(question.role).and(page.locator(":visible")).last();
        await last.scrollIntoViewIfNeeded();
        await last.click({ trial: true });
        await answerOf(page, question).check();
        await expect(forward).toBeEnabled();
        // On a phone `every-screen` looks at them all.
        if (viewport !== phone) await expectAccessible(page);
        await forward.click();
      }
      await expect(page.getByRole("heading", { name: ready })).toBeVisible();
      if (viewport !== phone) await page.getByRole("button", { name: "Show all" }).click();
      await expect(page.getByText("Age: 5")).toBeVisible();
      await expect(page.getByText("Lesson: Being Kind to Others")).toBeVisible();
      if (viewport !== phone) await expectAccessible(page);
      await page.getByRole("button", { name: "Create Another" }).click();
      await page.waitForURL(/#age$/);
      await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    });
  });
}

test("the bar is fixed to the bottom under 768 pixels, and each step starts at its top", async ({ page }) => {
  const position = () => page.locator(".wizard-navigation").evaluate((bar) => getComputedStyle(bar).position);
  await page.setViewportSize({ width: 768, height: 500 });
  await openAt(page, "interests", { answered: true });
  expect(await position()).not.toBe("fixed");
  await page.setViewportSize({ width: 767, height: 500 });
  expect(await position()).toBe("fixed");
  await page.evaluate(() => scrollTo({ top: 5000, behavior: "instant" }));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await continueButton(page).press("Enter");
  await expect(page.getByRole("heading", { name: "What kind of story mood?" })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("where the page's scripts do not come, the form works as without scripts", async ({ page, allowConsole }) => {
  allowConsole("ERR_FAILED");
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  // All six questions are on the page: the first '5…' is the age.
  for (const question of journey) await answerOf(page, question).first().check();
  await page.getByRole("button", { name: "Create Story" }).click();
  await expect(page.getByRole("heading", { name: ready })).toBeVisible();
});

test("own interests: Add This or Enter, trimmed, no duplicates, removable; words that were not added are not lost", async ({
  page,
}) => {
  await openAt(page, "interests", { answered: true });
  const field = page.getByRole("textbox");
  const add = page.getByRole("button", { name: "Add This" });
  await expect(add).toBeDisabled();
  await field.fill("   ");
  await expect(add).toBeDisabled();
  await field.fill("  my cat Pickles ");
  await add.click();
  await expect(page.getByRole("checkbox", { name: "my cat Pickles" })).toBeChecked();
  await field.fill("MY CAT PICKLES");
  await field.press("Enter");
  await expect(page.getByRole("checkbox", { name: "my cat Pickles" })).toHaveCount(1);
  await field.fill("space");
  await field.press("Enter");
  await expect(page.getByRole("checkbox", { name: "Space" })).toBeChecked();
  await page.getByRole("button", { name: "Remove my cat Pickles" }).click();
  await expect(page.getByRole("checkbox", { name: "my cat Pickles" })).toHaveCount(0);

  await field.fill("trains");
  await continueButton(page).click();
  await page.waitForURL(/#style$/);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("checkbox", { name: "trains" })).toBeChecked();
});

test("a lesson of one's own, and back to a preset", async ({ page }) => {
  await openAt(page, "lesson", { answered: true });
  await page.getByRole("textbox").fill("brushing teeth is fun");
  await page.getByRole("button", { name: "Use This" }).click();
  await expect(page.getByRole("radio", { name: "brushing teeth is fun" })).toBeChecked();
  await page.getByRole("button", { name: "Remove brushing teeth is fun" }).click();
  await expect(continueButton(page)).toBeDisabled();
  await answerOf(page, journey[4]).check();
  await expect(continueButton(page)).toBeEnabled();
});

test("at twenty interests the rest are disabled with a sentence", async ({ page }) => {
  const interests = Array.from({ length: 19 }, (_, i) => `thing number ${i + 1}`);
  const kept = JSON.stringify({ age: 5, gender: "girl", interests });
  await page.addInitScript((answers) => sessionStorage.setItem("bedtime_answers", answers), kept);
  await page.goto("/#interests");
  await page.locator("html[data-live]").waitFor({ state: "attached" });
  await expect(page.getByRole("checkbox", { name: "Dinosaurs" })).toBeEnabled();
  const field = page.getByLabel("Something else your child loves");
  await field.fill("thing number 20");
  await field.press("Enter");
  await expect(page.getByRole("checkbox", { name: "Dinosaurs" })).toBeDisabled();
  await expect(page.getByText("20 interests").and(page.locator(":visible")).first()).toBeVisible();
});

test("the button shakes for a second with each selection and is highlighted for two", async ({ page }) => {
  await page.clock.install();
  // The browser's own time of a movement goes on: it is stopped as it begins.
  await page.addInitScript(() => {
    addEventListener("animationstart", ({ animationName, target }) => {
      if (animationName !== "wizard-shake") return;
      for (const shake of (target as Element).getAnimations()) {
        shake.pause();
        shake.currentTime = 600;
      }
    });
  });
  await openWizard(page);
  // From here on time passes only as the test says, however slow the machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await answerOf(page, journey[0]).check();
  const forward = continueButton(page);
  await expect(forward).toHaveAttribute("data-highlight");
  await expect(forward).toHaveAttribute("data-shake");
  const shaken = () => forward.evaluate((button) => button.getAnimations().map(({ currentTime }) => currentTime));
  await expect.poll(shaken).toEqual([600]);
  // Anew, and the times count from here.
  await page.clock.runFor(500);
  await page.locator('input[name="age"][value="6"]').check();
  await expect.poll(shaken).toEqual([0]);
  await page.clock.runFor(900);
  await expect(forward).toHaveAttribute("data-shake");
  await page.clock.runFor(200);
  await expect(forward).not.toHaveAttribute("data-shake");
  await expect(forward).toHaveAttribute("data-highlight");
  await page.clock.runFor(1000);
  await expect(forward).not.toHaveAttribute("data-highlight");
});

test("once loaded, every step works with no network at all", async ({ page, context }) => {
  await openWizard(page);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await answerUpTo(page);
  for (const { step } of [...journey].reverse().slice(1)) {
    await page.getByRole("button", { name: "Back" }).click();
    await page.waitForURL(new RegExp(`#${step}$`));
  }
  await page.goForward();
  await page.waitForURL(/#gender$/);
  expect(requests).toEqual([]);
});

test("a story link's address is the same wizard: Enter on an answer goes on, and none of its steps asks the server either", async ({
  page,
}) => {
  await openWizard(page, "/story/abc");
  const requests: string[] = [];
  await page.waitForLoadState("networkidle");
  page.on("request", (request) => {
    // The code of the story's screens comes in the background, once.
    if (!new URL(request.url()).pathname.startsWith("/assets/")) requests.push(request.url());
  });
  await answerUpTo(page, "interests");
  await page.goBack();
  await page.waitForURL(/\/story\/abc#gender$/);
  await answerOf(page, journey[1]).press("Enter");
  await expect(page.getByRole("heading", { name: steps[2]?.headline ?? "" })).toBeFocused();
  expect(requests).toEqual([]);
});

test("a double click on Create Story tells one story", async ({ page }) => {
  await openAt(page, "readingTime", { answered: true });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") asked.push(request.url());
  });
  await createButton(page).dblclick();
  await expect(page.getByRole("heading", { name: ready })).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByRole("button", { name: "Create Another" })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test.describe("Create Story pressed before the script is here", () => {
  const kept = { age: 5, gender: "boy", interests: ["trains"], style: "funny", lesson: "sharing" };

  /** @returns ends the wait for all scripts */
  async function pressEarly(page: Page): Promise<(end: (route: Route) => Promise<void>) => Promise<void>> {
    await page.goto("/healthz");
    const answers = JSON.stringify({ ...kept, readingTime: "2-3 minutes" });
    await page.evaluate((value) => sessionStorage.setItem("bedtime_answers", value), answers);
    const held: Route[] = [];
    let handle = async (route: Route): Promise<void> => {
      held.push(route);
    };
    await page.route("**/assets/*.js", (route) => handle(route));
    await page.goto("/#readingTime", { waitUntil: "commit" });
    await createButton(page).click();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    return async (end) => {
      handle = end;
      await Promise.all(held.map(end));
    };
  }

  test("waits for it, and has all answers that the tab has kept", async ({ page }) => {
    const endWait = await pressEarly(page);
    await endWait((route) => route.continue());
    await expect(page.getByRole("heading", { name: ready })).toBeVisible();
    await expect(page.getByText("Lesson: Sharing is Caring")).toBeVisible();
  });

  test("goes as a plain form where it does not come, whose questions are then all there", async ({
    page,
    allowConsole,
  }) => {
    allowConsole("ERR_FAILED");
    allowConsole("400");
    const endWait = await pressEarly(page);
    await endWait((route) => route.abort());
    await expect(page.getByText("Please choose who the story is for.", { exact: true })).toBeVisible();
    await expect(page.getByText("Step 1 of 6")).toBeVisible();
  });
});
