import type { Page } from "@playwright/test";
import { expect, expectAccessible, phone, test } from "../../support/browser/fixtures";
import { allowClipboard, clipboardText, noticeOf, storyWords, tellStory, tool } from "../../support/browser/told-story";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

/** Has a story told and shared. @returns its address, and the words on the page */
async function share(page: Page): Promise<{ address: string; words: string[] }> {
  await tellStory(page);
  const words = await storyWords(page);
  await tool(page, "Share Story").click();
  const field = page.getByRole("textbox", { name: "The link to your story" });
  await expect(field).toHaveValue(/\/shared\/[\w-]{22}$/);
  return { address: await field.inputValue(), words };
}

test("a shared link opens the story in another browser; who shared it stops it on its own page, after Create Another too, and nobody else is asked", async ({
  page,
  context,
  browser,
}) => {
  await allowClipboard(context);
  const { address, words } = await share(page);
  await tool(page, "Create Another").click();
  await page.goto(address);
  await expect(tool(page, "Stop sharing")).toBeVisible();
  await expectAccessible(page);

  const stranger = await browser.newContext({ serviceWorkers: "block" });
  const visit = await stranger.newPage();
  await visit.goto(address);
  await expect(visit.getByRole("heading", { name: "A Shared Magical Story" })).toBeVisible();
  await expect(tool(visit, "Copy Text")).toBeVisible();
  expect(await storyWords(visit)).toEqual(words);
  await expect(tool(visit, "Stop sharing")).toHaveCount(0);
  await stranger.close();

  await tool(page, "Stop sharing").click();
  const end = page.getByText("Sharing stopped. Within a minute the link will no longer open your story.");
  await expect(end).toBeFocused();
});

test("a recipient copies, prints and saves the story; the way on is clear of the hill, also on its side", async ({
  page,
  context,
}) => {
  await allowClipboard(context);
  const { address, words } = await share(page);
  await page.goto(address);
  for (const viewport of [phone, { width: 844, height: 390 }]) {
    await page.setViewportSize(viewport);
    await tool(page, "Copy Text").click();
    await expect(noticeOf(page).first()).toContainText("Story copied!");
    await expect.poll(() => clipboardText(page)).toBe(words.join("\n\n"));
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await expect(tool(page, "Print Story")).toBeVisible();
    await Promise.all([page.waitForEvent("download"), tool(page, "Save as PDF").click()]);
    const way = page.getByRole("link", { name: "Create Your Own Story" });
    const air = await way.evaluate((link) => {
      const last = link.parentElement?.lastElementChild?.getBoundingClientRect();
      const footer = document.querySelector(".site-footer")?.getBoundingClientRect();
      return (footer?.top ?? 0) - (last?.bottom ?? 0);
    });
    expect(air).toBeGreaterThanOrEqual(48);
  }
});

test("the tools are at hand beside the lamp, by key and by touch", async ({ page, context }) => {
  await allowClipboard(context);
  await tellStory(page);
  const menu = page.getByLabel("Share and save");
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Copy Text" })).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Copy Text" })).toHaveCount(1);
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole("button", { name: "Copy Text" }).first().click();
  await expect(noticeOf(page)).toContainText("Story copied!");
  await expect(page.getByRole("button", { name: "Copy Text" })).toHaveCount(1);
});

test("Create Another asks for nothing: the story is brought back by a press, and by the browser's Back; another of the same answers is another tale", async ({
  page,
}) => {
  await tellStory(page);
  const words = await storyWords(page);
  await tool(page, "Create Another").click();
  await expect(page.getByText("Your story was put away.")).toBeVisible();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(tool(page, "Share Story")).toBeVisible();
  expect(await storyWords(page)).toEqual(words);

  await tool(page, "Create Another").click();
  await page.waitForURL(/#age$/);
  await page.goBack();
  await expect(tool(page, "Share Story")).toBeVisible();
  expect(await storyWords(page)).toEqual(words);

  await tool(page, "Another with the same answers").click();
  await expect(page.getByRole("heading", { level: 2 }).first()).not.toHaveText(words[0] ?? "");
  await expect(tool(page, "Share Story")).toBeVisible();
});
