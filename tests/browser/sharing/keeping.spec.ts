import { desktop, expect, expectAccessible, expectContrast, phone, test } from "../../support/browser/fixtures";
import {
  allowClipboard,
  clipboardText,
  noticeOf,
  notices,
  refuseClipboard,
  storyWords,
  tellStory,
  tool,
} from "../../support/browser/told-story";

test.use({ viewport: phone });

test("the story is copied as plain text with its title first; a refusal is told", async ({ page, context }) => {
  await allowClipboard(context);
  await refuseClipboard(page);
  await tellStory(page);
  await tool(page, "Copy Text").click();
  await expect(noticeOf(page)).toContainText(notices.copyFailed[0]);
  await expect(noticeOf(page)).toContainText(notices.copyFailed[1]);
  await page.evaluate(() => Object.assign((window as unknown as { allowed: object }).allowed, { copying: true }));
  await tool(page, "Copy Text").click();
  await expect(noticeOf(page).first()).toContainText(notices.storyCopied[0]);
  await expect(noticeOf(page).first()).toContainText(notices.storyCopied[1]);
  const words = await storyWords(page);
  expect(await clipboardText(page)).toBe(words.join("\n\n"));
  await expect(noticeOf(page)).toHaveCount(0);
});

test("the buttons and a notice, which hides none of them: on a phone, on its side and on a desktop", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await allowClipboard(context);
  await tellStory(page);
  await expect(page.getByRole("button")).toHaveText([
    "Read by lamplight",
    "Share Story",
    "Copy Text",
    "Print Story",
    "Coloring Page",
    "Save as PDF",
    "Make a Book",
    "Another with the same answers",
    "Create Another",
  ]);
  for (const [name, viewport] of [
    ["phone", phone],
    ["phone on its side", { width: 844, height: 390 }],
    ["desktop", desktop],
  ] as const) {
    await test.step(name, async () => {
      await page.setViewportSize(viewport);
      await tool(page, "Share Story").click();
      await expect(noticeOf(page).first()).toContainText(notices.linkCopied[0]);
      const notice = await noticeOf(page).first().boundingBox();
      for (const button of await page.getByRole("button").all()) {
        const box = await button.boundingBox();
        if (!notice || !box) throw new Error("not on the screen");
        const apart = box.y >= notice.y + notice.height || box.y + box.height <= notice.y;
        expect(apart, await button.innerText()).toBe(true);
      }
      await tool(page, "Copy Text").click();
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: "dark" });
      // The notice stays for some seconds only.
      await tool(page, "Copy Text").click();
      await expect(noticeOf(page).first()).toBeVisible();
      await expectContrast(page);
      await page.emulateMedia({ colorScheme: "light" });
      // Whichever notice the pointer lies on would stay, and lie on what is pressed next.
      await page.mouse.move(0, 0);
      await tool(page, "Stop sharing").press("Enter");
      await expect(noticeOf(page)).toHaveCount(0);
    });
  }
});

test("what is selected stays selected while typing goes on, and what is not told yet is laid out to be found", async ({
  page,
}) => {
  await tellStory(page, "15 minutes");
  await expect(tool(page, "Show all")).toBeVisible();
  const typed = page.locator("[data-story-block]:not([data-untold])");
  await expect.poll(() => typed.count()).toBeGreaterThan(2);
  const chosen = await typed.nth(1).evaluate((block) => {
    getSelection()?.selectAllChildren(block);
    return String(getSelection());
  });
  const before = await typed.count();
  await expect.poll(() => typed.count(), { timeout: 30_000 }).toBeGreaterThan(before + 1);
  expect(await page.evaluate(() => String(getSelection()))).toBe(chosen);
  await expect(tool(page, "Show all")).toBeVisible();
  const last = page.locator("[data-story-block]").last();
  await expect(last).toHaveAttribute("data-untold");
  // The browser's own search passes over what is not laid out; a test cannot call it.
  const isLaidOut = await last.evaluate((block) => block.checkVisibility({ visibilityProperty: true }));
  expect(isLaidOut).toBe(true);
});
