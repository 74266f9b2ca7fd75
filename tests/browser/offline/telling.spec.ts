import { expect, expectAccessible, phone } from "../../support/browser/fixtures";
import { goOffline, goOnline, test, visitAndKeep } from "../../support/browser/offline";
import { allowClipboard, clipboardText, storyWords, tool } from "../../support/browser/told-story";
import { createStory } from "../../support/browser/wizard-pages";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ allowConsole }) => allowConsole("ERR_"));

const ready = { name: "Your Magical Story is Ready!" };
const note = "You are offline: this story comes from our storybook.";

test("from the second visit on a story is told without a network, kept, and shared when it is back", async ({
  page,
  context,
  network,
}) => {
  await allowClipboard(context);
  await visitAndKeep(page);
  await goOffline(context, network);
  await page.reload();
  await page.waitForURL(/#age$/);
  await createStory(page);
  await expect(page.getByRole("heading", ready)).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();
  await expectAccessible(page);
  const words = await storyWords(page);
  const download = page.waitForEvent("download");
  await tool(page, "Save as PDF").click();
  await download;
  await tool(page, "Share Story").click();
  await expect(page.getByText(/You are offline, so for now the link opens the story maker/)).toBeVisible();

  await page.reload();
  await expect(tool(page, "Share Story")).toBeVisible();
  expect(await storyWords(page)).toEqual(words);

  await goOnline(context, network);
  await tool(page, "Share Story").click();
  await expect(tool(page, "Stop sharing")).toBeVisible();
  const link = await clipboardText(page);
  expect(link).toMatch(/\/shared\/[\w-]+$/);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "A Shared Magical Story" })).toBeVisible();
  expect(await storyWords(page)).toEqual(words);
});
