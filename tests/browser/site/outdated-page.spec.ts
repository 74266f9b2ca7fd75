import type { Page } from "@playwright/test";
import { expect, expectAccessible, phone, test } from "../../support/browser/fixtures";
import { noticeOf, notices, storyWords, tellStory, tool } from "../../support/browser/told-story";
import { answerOf, continueButton, journey, openWizard, orderStory } from "../../support/browser/wizard-pages";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ allowConsole }) => allowConsole("404"));

/** As after a deployment: parts that this page has not fetched yet are gone, and so is the list of its deployment's parts. */
async function deploy(page: Page, gone: RegExp): Promise<() => Promise<void>> {
  const parts = (url: URL) => gone.test(url.pathname) || /\/assets\/manifest-/.test(url.pathname);
  await page.route(parts, (route) => route.fulfill({ status: 404, body: "" }));
  return () => page.unroute(parts);
}

/** Else the PDF's code is there before it is asked for. */
async function beSparing(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
}

test("a part that is gone keeps the story and offers to reload", async ({ page }) => {
  await beSparing(page);
  await tellStory(page);
  const words = await storyWords(page);
  const arrive = await deploy(page, /save-pdf/);
  await tool(page, "Save as PDF").click();
  await expect(noticeOf(page)).toContainText(notices.pdfFailed[0]);
  const offer = page.getByRole("alert").filter({ hasText: "There is a newer Moonthread. Your story is kept." });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await arrive();
  await offer.getByRole("button", { name: "Reload the page" }).click();
  await tool(page, "Share Story").waitFor();
  expect(await storyWords(page)).toEqual(words);
  await Promise.all([page.waitForEvent("download"), tool(page, "Save as PDF").click()]);
});

test("where the tab cannot keep the story, it says so", async ({ page }) => {
  await beSparing(page);
  await tellStory(page);
  await page.evaluate(() => sessionStorage.clear());
  await deploy(page, /save-pdf/);
  await tool(page, "Save as PDF").click();
  await expect(page.getByRole("alert")).toContainText("Copy or print your story first.");
});

test("a part that fails while its deployment is still served offers no reload", async ({ page, allowConsole }) => {
  allowConsole("ERR_FAILED");
  await beSparing(page);
  await tellStory(page);
  await page.route(/save-pdf/, (route) => route.abort());
  const looked = page.waitForResponse(/\/assets\/manifest-/);
  await tool(page, "Save as PDF").click();
  await expect(noticeOf(page)).toContainText(notices.pdfFailed[0]);
  expect((await looked).status()).toBe(200);
  await expect(page.getByText("There is a newer Moonthread")).toHaveCount(0);
});

/** What the story's screens are made of, and what they are shown by. */
const parts = { code: /\/screen\.client-/, looks: /later-[^/]+\.css/ };

for (const [name, gone] of Object.entries(parts)) {
  test(`in the wizard the answers are kept over the reload: ${name}`, async ({ page }) => {
    const arrive = await deploy(page, gone);
    await openWizard(page);
    await answerOf(page, journey[0]).check();
    const offer = page.getByRole("alert").filter({ hasText: "There is a newer Moonthread. Your answers are kept." });
    await expect(offer).toBeVisible();
    await expectAccessible(page);
    await arrive();
    await offer.getByRole("button", { name: "Reload the page" }).click();
    await expect(answerOf(page, journey[0])).toBeChecked();
    await expect(continueButton(page)).toBeEnabled();
  });

  test(`after Create Story, trying again loads the newer page and tells the story: ${name}`, async ({ page }) => {
    const arrive = await deploy(page, gone);
    await orderStory(page);
    await expect(
      page.getByText("There is a newer Moonthread. Your answers are kept: trying again loads it."),
    ).toBeVisible();
    await expectAccessible(page);
    await arrive();
    await page.getByRole("button", { name: "Try Again" }).click();
    await tool(page, "Share Story").waitFor();
  });
}
