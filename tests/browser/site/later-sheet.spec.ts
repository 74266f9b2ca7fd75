import type { Page, Route } from "@playwright/test";
import { expect, phone, test } from "../../support/browser/fixtures";
import { tool } from "../../support/browser/told-story";
import { answerOf, createButton, journey, openAt, openWizard } from "../../support/browser/wizard-pages";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ allowConsole }) => allowConsole("ERR_FAILED"));

/** The first time that it is asked for, after the first paint, the sheet does not come; then this happens to it. */
async function loseLaterSheet(page: Page, then: (route: Route) => Promise<void>): Promise<void> {
  let hasFailed = false;
  await page.route(/later-[^/]+\.css/, (route) => {
    if (hasFailed) return then(route);
    hasFailed = true;
    return route.abort();
  });
}

const paper = (page: Page) => page.locator(".reader-paper");

test("a sheet that did not come is there with the first answer", async ({ page }) => {
  await loseLaterSheet(page, (route) => route.continue());
  await openWizard(page);
  const footer = page.locator(".site-footer");
  await expect(footer).toHaveCSS("position", "static");
  await answerOf(page, journey[0]).check();
  await expect(footer).toHaveCSS("position", "relative");
});

test("a story waits for its looks; where they do not come in time it can be asked for again", async ({ page }) => {
  const late = Promise.withResolvers<void>();
  await loseLaterSheet(page, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.clock.install();
  await openAt(page, "readingTime", { answered: true });
  await createButton(page).press("Enter");
  await expect(page.getByRole("heading", { name: "AI Creating Your Story" })).toBeVisible();
  await page.clock.fastForward(10_000);
  const again = page.getByRole("button", { name: "Try Again" });
  await again.waitFor();
  await expect(paper(page)).toHaveCount(0);
  late.resolve();
  await again.click();
  await tool(page, "Share Story").waitFor();
  await expect(paper(page)).toHaveCSS("display", "flex");
});
