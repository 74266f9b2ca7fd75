import type { Page } from "@playwright/test";
import { expect, expectAccessible, phone, test } from "../../support/browser/fixtures";
import { answerOf, createButton, journey, orderStory } from "../../support/browser/wizard-pages";
import { storyRequest } from "../../support/worker/served-worker";

/** The product where one story a minute is too much already. */
test.use({ siteOptions: { rateLimit: 1 }, viewport: phone });

/** Has somebody on the same network ask first, in the moment before: a minute may end at any time. */
async function askFirst(page: Page): Promise<void> {
  await page.route(isTelling, async (route) => {
    if (route.request().method() === "POST") {
      await page.request.post("/api/generate-story", { data: storyRequest });
    }
    await route.continue();
  });
}

const isTelling = ({ pathname }: URL) => pathname === "/" || pathname === "/api/generate-story";

const sentence = "So many stories at once keep our storyteller busy. Please try again in a minute.";

test("whoever asks too much reads so at once, is not asked for again, and keeps the answers", async ({
  page,
  allowConsole,
}) => {
  allowConsole("429");
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/generate-story")) asked++;
  });
  await askFirst(page);
  await orderStory(page);
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
  await expectAccessible(page);
  expect(asked).toBe(1);
  await page.goBack();
  await expect(createButton(page)).toBeEnabled();
  await expect(answerOf(page, journey[5])).toBeChecked();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page comes back with the sentence and the answers", async ({ page, allowConsole }) => {
    allowConsole("429");
    await askFirst(page);
    await page.goto("/?age=3&style=gentle&interests=space");
    await page.getByRole("radio", { name: "Boy" }).check();
    await page.getByRole("radio", { name: "Sharing is Caring" }).check();
    await page.getByRole("radio", { name: /^2-3 minutes/ }).check();
    await page.getByRole("button", { name: "Create Story" }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole("radio", { name: "Boy" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Space" })).toBeChecked();
  });
});
