import { cutOff, expect, expectAccessible, largeType, phone, test } from "../../support/browser/fixtures";
import { storyWords, tellStory, tool } from "../../support/browser/told-story";
import { lit, spoken, stubVoices } from "../../support/browser/voices";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

test("a voice of the device reads the story, sentence by sentence, and is stopped at once", async ({ page }) => {
  await stubVoices(page, { late: true });
  await tellStory(page);
  const words = await storyWords(page);
  const start = tool(page, "Read to me");
  await expect(start).toBeHidden();
  await page.evaluate(() => window.stubbed.arrive());
  await start.press("Enter");
  const bar = page.getByRole("group", { name: "Reading aloud" });
  await expect(tool(page, "Pause")).toBeFocused();
  await expect(bar.getByRole("status")).toHaveText("Reading");
  await expect.poll(() => spoken(page)).toEqual([`Samantha: ${words[0]}`]);
  expect(await lit(page)).toBe(words[0]);
  for (const button of await bar.getByRole("button").all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);

  // In large type too, and over nothing that has the focus; on a small phone its buttons stand in one row.
  await page.setViewportSize(largeType);
  expect(await cutOff(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(
    new Set(
      (await Promise.all((await bar.getByRole("button").all()).map((one) => one.boundingBox()))).map((box) => box?.y),
    ).size,
  ).toBe(1);
  const save = tool(page, "Save as PDF");
  await save.focus();
  const { y = 0, height = 0 } = (await save.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  await page.setViewportSize(phone);
  // Escape closes the sheet that is open, and ends the reading only the next time.
  const type = page.locator("summary", { hasText: "Aa" });
  await type.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("radio")).toHaveCount(0);
  await tool(page, "Pause").focus();

  await page.evaluate(() => window.stubbed.finish());
  await expect.poll(() => spoken(page)).toHaveLength(2);
  expect(words[1]).toContain(await lit(page));
  await page.keyboard.press("Enter");
  await expect(bar.getByRole("status")).toHaveText("Paused");
  expect(await page.evaluate(() => window.stubbed.speaking)).toBe(false);
  await tool(page, "Back a sentence").press("Enter");
  expect(await lit(page)).toBe(words[0]);
  await tool(page, "Go on").press("Enter");
  await expect.poll(() => spoken(page)).toHaveLength(3);

  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();
  await expect(start).toBeFocused();
  expect(await page.evaluate(() => window.stubbed.speaking)).toBe(false);
  expect(await lit(page)).toBeUndefined();
  expect(await storyWords(page)).toEqual(words);

  await start.press("Enter");
  await expect.poll(() => spoken(page)).toHaveLength(4);
  await tool(page, "Create Another").press("Enter");
  await expect(start).toBeHidden();
  expect(await page.evaluate(() => window.stubbed.speaking)).toBe(false);
});

test("a browser without highlights lights the sentence from beneath; no letter moves", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "Highlight"));
  await stubVoices(page);
  await tellStory(page);
  const words = await storyWords(page);
  const places = () =>
    page.evaluate(() => {
      const origin = document.querySelector(".reader-text")?.getBoundingClientRect();
      return [...document.querySelectorAll("[data-story-block]")].map((block) => {
        const { x, y, width, height } = block.getBoundingClientRect();
        return [x, y - (origin?.y ?? 0), width, height];
      });
    });
  const before = await places();
  await tool(page, "Read to me").press("Enter");
  const light = page.locator(".aloud-layer > span").first();
  await expect(light).toBeAttached();
  expect(await places()).toEqual(before);
  expect(await storyWords(page)).toEqual(words);
  await tool(page, "Stop").press("Enter");
  await expect(light).toBeHidden();
});

test("afterwards: what to talk about, words to explain, and a heart for tomorrow", async ({ page }) => {
  await tellStory(page);
  await expect(page.getByText(/This story stands on your shelf/)).toBeVisible();
  await page.getByText("To talk about afterwards").press("Enter");
  const fold = page.locator(".afterwards");
  await expect(fold.getByText(/\?$/)).toHaveCount(2);
  await expect(fold.getByRole("term").first()).toBeVisible();
  const again = tool(page, "Again tomorrow");
  await again.press("Enter");
  await expect(page.getByRole("button", { name: "Again tomorrow", pressed: true })).toBeFocused();
  await expect(fold.getByText("It has a heart on your shelf")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/my-stories");
  await expect(page.getByRole("button", { name: /^A heart for/, pressed: true })).toBeVisible();
});
