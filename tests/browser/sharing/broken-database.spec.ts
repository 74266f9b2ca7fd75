import { expect, expectAccessible, phone, test } from "../../support/browser/fixtures";
import { allowClipboard, clipboardText, noticeOf, storyWords, tellStory, tool } from "../../support/browser/told-story";

/** The product with a real D1 of which every query fails: it has no tables. */
test.use({ siteOptions: { withoutMigrations: true }, viewport: phone, contextOptions: { reducedMotion: "reduce" } });

test("without a database a story is told, kept, and shared by a link that needs none", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole("503");
  await allowClipboard(context);
  await tellStory(page);
  const words = await storyWords(page);
  await tool(page, "Share Story").click();
  await expect(noticeOf(page)).toContainText("Link copied!");
  const link = await clipboardText(page);
  expect(link).toMatch(/\/story\/[\w-]+$/);
  expect(link.length).toBeLessThanOrEqual(2000);
  await expect(tool(page, "Stop sharing")).toHaveCount(0);
  await expectAccessible(page);

  await tool(page, "Copy Text").click();
  await expect(noticeOf(page).first()).toContainText("Story copied!");
  const download = page.waitForEvent("download");
  await tool(page, "Save as PDF").click();
  await download;

  const theirs = await context.newPage();
  await theirs.goto(link);
  await expect(tool(theirs, "Share Story")).toBeVisible();
  expect(await storyWords(theirs)).toEqual(words);
});

test("a shared link says that the story cannot be loaded now, and a way on", async ({ page, allowConsole }) => {
  allowConsole("503");
  const answer = await page.goto("/shared/AAAAAAAAAAAAAAAAAAAAAA");
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()["retry-after"]).toMatch(/^\d+$/);
  await expect(page.getByText("Failed to load the story. Please try again.")).toBeVisible();
  await expectAccessible(page);
  const again = page.waitForResponse("**/shared/*");
  await page
    .getByRole("link", { name: /try again/i })
    .or(tool(page, "Try Again"))
    .click();
  expect((await again).status()).toBe(503);
});
