import { expect, phone, test } from "../../support/browser/fixtures";
import { beOlder, olderBrowsers } from "../../support/browser/older-browsers";
import { clipboardText, noticeOf, notices, storyWords, tool } from "../../support/browser/told-story";
import { answerUpTo, createButton, openWizard } from "../../support/browser/wizard-pages";

test.use({ viewport: phone });

const names = Object.keys(olderBrowsers) as (keyof typeof olderBrowsers)[];

for (const name of names) {
  test(`${name}: a story is told, shown, shared and saved`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await beOlder(page, name);
    await openWizard(page);
    const sky = page.locator(".step-legend").first();
    await expect(sky).toHaveCSS("background-image", /gradient/);
    const arrow = page.locator(".wizard-continue");
    expect(await arrow.evaluate((button) => getComputedStyle(button, "::after").maskImage)).toContain("url(");
    await answerUpTo(page);
    const bar = await page.locator(".wizard-navigation").boundingBox();
    const last = await page.locator(".site-footer").boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeGreaterThan((bar?.y ?? 0) + 76);
    await createButton(page).press("Enter");
    await page.getByRole("button", { name: "Show all" }).click();
    const paper = await page.locator(".reader-paper").boundingBox();
    expect([paper?.x, paper?.width]).toEqual([0, phone.width]);

    await tool(page, "Share Story").click();
    await expect(noticeOf(page)).toContainText(notices.linkCopied[0]);
    const [file] = await Promise.all([page.waitForEvent("download"), tool(page, "Save as PDF").click()]);
    expect(file.suggestedFilename()).toMatch(/^bedtime-story-gentle-\d+\.pdf$/);
    // As on paper, where a blocker keeps the window shut.
    await page.emulateMedia({ media: "print" });
    for (const other of [".site-footer", ".reader-head", ".saving"]) await expect(page.locator(other)).toBeHidden();
    await expect(page.locator(".reader-text")).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    const words = await storyWords(page);
    await page.goto(await clipboardText(page));
    await page.getByRole("button", { name: "Show all" }).click();
    expect(await storyWords(page)).toEqual(words);
  });
}

test.describe("below the floor", () => {
  for (const lacks of ["TransformStream", "TextDecoderStream"]) {
    test(`without ${lacks} the page is the form without scripts, and no error`, async ({ page, allowConsole }) => {
      // Remix's own line of script.
      if (lacks === "TransformStream") allowConsole("TransformStream");
      await page.addInitScript((name) => {
        Reflect.deleteProperty(window, name);
        Reflect.deleteProperty(window, "TextEncoderStream");
      }, lacks);
      allowConsole("TextEncoderStream");
      await page.goto("/#style");
      await expect(page.getByRole("button")).toHaveText(["Create Story"]);
      await page.getByRole("button", { name: "Create Story" }).click();
      allowConsole("400");
      await expect(page.getByRole("alert")).toBeVisible();
    });
  }
});
