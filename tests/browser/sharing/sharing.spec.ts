import { expect, phone, test } from "../../support/browser/fixtures";
import {
  allowClipboard,
  clipboardText,
  noticeOf,
  notices,
  refuseClipboard,
  sheets,
  storyWords,
  stubShareSheet,
  tellStory,
  tool,
} from "../../support/browser/told-story";
import { tellText } from "../../support/browser/told-text";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

test("the native sheet gets the link, and closing it says nothing", async ({ page }) => {
  await stubShareSheet(page, "AbortError");
  await tellStory(page);
  await tool(page, "Share Story").click();
  await expect(tool(page, "Stop sharing")).toBeVisible();
  const [data] = await sheets(page);
  expect(data?.url).toMatch(/\/shared\/[\w-]+$/);
  expect(data?.title).toBe((await storyWords(page))[0]);
  await expect(noticeOf(page)).toHaveCount(0);
  await expect(page.getByLabel(/link is ready/)).toHaveCount(0);
});

test("a sheet that fails leads to the clipboard", async ({ page, context }) => {
  await allowClipboard(context);
  await stubShareSheet(page, "NotAllowedError");
  await tellStory(page);
  await tool(page, "Share Story").click();
  await expect(noticeOf(page)).toContainText(notices.linkCopied[0]);
  expect(await clipboardText(page)).toMatch(/\/shared\/[\w-]+$/);
});

test("a long storybook story goes by its answers and seed, and is the same to the letter", async ({
  page,
  context,
  allowConsole,
}) => {
  await allowClipboard(context);
  await tellStory(page, "15 minutes");
  allowConsole("ERR_FAILED");
  await page.route("**/api/shared-stories", (route) => route.abort());
  await tool(page, "Share Story").click();
  await expect(noticeOf(page)).toContainText(notices.linkCopied[0]);
  const link = await clipboardText(page);
  expect(link.length).toBeLessThanOrEqual(2000);
  const words = await storyWords(page);
  const theirs = await context.newPage();
  await theirs.goto(link);
  await expect(tool(theirs, "Share Story")).toBeVisible();
  expect(await storyWords(theirs)).toEqual(words);
});

test("when the browser lets the page neither share nor copy, the link is shown to be copied", async ({
  page,
  context,
}) => {
  await allowClipboard(context);
  await stubShareSheet(page, "NotAllowedError");
  await refuseClipboard(page);
  await tellStory(page);
  await tool(page, "Share Story").click();
  const field = page.getByLabel(/link is ready/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/\/shared\/[\w-]+$/);
  await expect(noticeOf(page)).toHaveCount(0);

  await tool(page, "Copy link").click();
  await expect(noticeOf(page)).toContainText(notices.sharingFailed[0]);
  await expect(noticeOf(page)).toContainText(notices.sharingFailed[1]);
  await page.evaluate(() => Object.assign((window as unknown as { allowed: object }).allowed, { copying: true }));
  await tool(page, "Copy link").click();
  await expect(noticeOf(page).first()).toContainText(notices.linkCopied[0]);
  expect(await clipboardText(page)).toBe(await field.inputValue());
});

test("where a page may copy only while it handles the press, the link goes to the clipboard all the same", async ({
  page,
}) => {
  // As WebKit without a share sheet.
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS) as (...given: string[]) => boolean;
    let isPressed = false;
    addEventListener(
      "click",
      () => {
        isPressed = true;
        setTimeout(() => {
          isPressed = false;
        });
      },
      true,
    );
    const copied: string[] = [];
    Object.assign(window, { copied });
    CSS.supports = (...given: string[]) => given[1] === "-apple-system-body" || supports(...given);
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
    navigator.clipboard.write = async ([item]) => {
      if (!isPressed) throw new DOMException("", "NotAllowedError");
      copied.push((await (await item?.getType("text/plain"))?.text()) ?? "");
    };
  });
  await tellStory(page);
  await tool(page, "Share Story").click();
  await expect(noticeOf(page)).toContainText(notices.linkCopied[0]);
  const copied = await page.evaluate(() => (window as unknown as { copied: string[] }).copied);
  expect(copied).toEqual([expect.stringMatching(/\/shared\/[\w-]+$/)]);
});

test("a shared link is copied and stays in sight, with its code and its last day, until sharing is stopped with a key that only this browser has; sharing again makes a new link", async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole("404");
  await allowClipboard(context);
  await tellStory(page);
  await tool(page, "Share Story").click();
  await expect(noticeOf(page)).toContainText(notices.linkCopied[0]);
  await expect(noticeOf(page)).toContainText(notices.linkCopied[1]);
  const first = await clipboardText(page);
  expect(first).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/shared\/[\w-]{22,}$/);
  // By Tab a notice is passed like anything else.
  await page.locator(".saving").getByRole("link", { name: "My stories" }).focus();
  for (const next of [noticeOf(page), page.locator("footer").getByRole("link").first()]) {
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
  }
  await expect(page.getByRole("textbox", { name: "The link to your story" })).toHaveValue(first);
  await expect(page.getByRole("img", { name: "QR code of the link" })).toBeVisible();
  // In the system's colors, too, cameras read it.
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await expect(page.locator(".saving-code")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
  await expect(
    page.getByText(/^Everyone who has its link can read this story until \d+ \p{L}+ \d{4}\.$/u),
  ).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await tool(page, "Copy link").click();
  await expect.poll(() => clipboardText(page)).toBe(first);
  // The key outlives a reload, and is in no cookie and no address.
  await page.reload();
  await page.route("**/api/shared-stories/*", (route) => route.abort());
  allowConsole("ERR_FAILED");
  await tool(page, "Stop sharing").click();
  await expect(noticeOf(page)).toContainText("Could not stop sharing");
  await page.unroute("**/api/shared-stories/*");
  await tool(page, "Stop sharing").click();
  await expect(noticeOf(page).first()).toContainText("Sharing stopped");
  await expect(tool(page, "Stop sharing")).toHaveCount(0);
  await expect(page.getByRole("img", { name: "QR code of the link" })).toHaveCount(0);
  await expect(tool(page, "Share Story")).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("bedtime_shared"))).toBe("[]");
  expect((await page.request.get(first)).status()).toBe(404);

  await tool(page, "Share Story").click();
  await expect(noticeOf(page).first()).toContainText(notices.linkCopied[0]);
  const second = await clipboardText(page);
  expect(second).not.toBe(first);
  expect((await page.request.get(second)).status()).toBe(200);
});

test("a story without a receipt goes by the home link, with a message that names its style", async ({
  page,
  context,
}) => {
  await allowClipboard(context);
  await tellText(page, "**The Quiet Moon**\n\nNora looked up at the sky.");
  await tool(page, "Share Story").click();
  await expect(noticeOf(page)).toContainText(notices.linkCopied[0]);
  expect(await clipboardText(page)).toBe(
    `I just created an amazing gentle bedtime story! Create your own magical stories here: ${new URL(page.url()).origin}/`,
  );
  await expect(tool(page, "Stop sharing")).toHaveCount(0);
});
