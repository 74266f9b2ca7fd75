import { expect, phone, test } from "../../support/browser/fixtures";
import {
  allowClipboard,
  clipboardText,
  noticeOf,
  notices,
  storyWords,
  tellStory,
  tool,
} from "../../support/browser/told-story";

/** The product with a real D1 behind ten seconds of delay. */
test.use({ siteOptions: { databaseDelayMs: 10_000 }, viewport: phone, contextOptions: { reducedMotion: "reduce" } });

test("a database that takes ten seconds: after 2.5 the link carries the story itself", async ({
  page,
  context,
  allowConsole,
}) => {
  // The late answer, when it comes at all.
  allowConsole("503");
  await allowClipboard(context);
  await tellStory(page);
  let isAnswered = false;
  page.on("response", (response) => {
    isAnswered ||= response.url().endsWith("/api/shared-stories");
  });
  await tool(page, "Share Story").click();
  await expect(tool(page, "Share Story")).toBeDisabled();
  await expect(tool(page, "Copy Text")).toBeEnabled();
  await expect(noticeOf(page)).toContainText(notices.linkCopied[0]);
  expect(isAnswered).toBe(false);
  await expect(tool(page, "Share Story")).toBeEnabled();
  const link = await clipboardText(page);
  expect(link).toMatch(/\/story\/[\w-]+$/);
  expect(link.length).toBeLessThanOrEqual(2000);
  await expect(tool(page, "Stop sharing")).toHaveCount(0);

  const words = await storyWords(page);
  const theirs = await context.newPage();
  await theirs.goto(link);
  await expect(tool(theirs, "Share Story")).toBeVisible();
  expect(await storyWords(theirs)).toEqual(words);
});
