import { cutOff, desktop, expect, expectAccessible, largeType, phone, test } from "../../support/browser/fixtures";
import { answerOf, answerUpTo, openWizard } from "../../support/browser/wizard-pages";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce", timezoneId: "UTC" } });

test("lights out: the lengths say until when, the story how long is left, and its rest is told in short", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-11-23T19:40:00Z") });
  await openWizard(page);
  await answerUpTo(page, "lesson");
  await page.keyboard.press("Enter");
  await page.getByLabel("Lights out at").fill("19:53");
  await expect(page.getByText("until about 7:47")).toBeVisible();
  await expect(page.getByText("until about 7:52, fits best")).toBeVisible();
  await expect(answerOf(page, { role: "radio", name: "10-12 minutes" })).toHaveAccessibleDescription(/fits best$/);
  await expectAccessible(page);

  await answerOf(page, { role: "radio", name: "10-12 minutes" }).check();
  await page.keyboard.press("Enter");
  // The first screen is the story's alone.
  await expect(page.locator(".time-left")).toHaveText("");
  const paragraphs = page.locator(".reader-chapter > p");
  const whole = await paragraphs.allTextContents();
  const showTop = (nth: number) => paragraphs.nth(nth).evaluate((one) => one.scrollIntoView({ block: "start" }));
  await showTop(3);
  await expect(page.getByText(/^\d+ minutes left, until 7:5\d$/)).toBeVisible();
  // The system's colors take the fading away: no words stand on words.
  await page.emulateMedia({ forcedColors: "active" });
  await expect(page.locator(".time-left-words")).toHaveCSS("background-color", /^rgb\(/);
  await page.emulateMedia({ forcedColors: "none" });
  await page.setViewportSize(largeType);
  expect(await cutOff(page)).toEqual([]);
  await page.setViewportSize(phone);
  await showTop(3);
  await page.getByRole("button", { name: "Wrap it up" }).click();
  await expect(page.getByText("The rest is told in short.")).toBeAttached();
  await expectAccessible(page);
  const short = await paragraphs.allTextContents();
  expect(short.length).toBeLessThan(whole.length);
  // Nothing changed before the reader's eyes.
  expect(short.slice(0, 4)).toEqual(whole.slice(0, 4));
  await expect(paragraphs.nth(3)).toBeInViewport();
  await page.getByRole("button", { name: "Tell it all" }).click();
  await expect.poll(() => paragraphs.allTextContents()).toEqual(whole);

  // Ninety words a minute, a paragraph at a time.
  const words = whole.map((text) => text.split(/\s+/).length);
  const left = page.locator(".time-left");
  for (let nth = 4; nth < 16; nth++) {
    await page.clock.fastForward(((words[nth - 1] ?? 0) / 90) * 60_000);
    const before = await left.textContent();
    await showTop(nth);
    // What the page sees of scrolling it sees with a frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(before).toMatch(/left/);
  }
  await page.getByRole("button", { name: "Create Another" }).click();
  const [[child, pace]] = (await page.evaluate(() => JSON.parse(localStorage.bedtime_pace))) as [[string, number]];
  expect(child).toBe("");
  expect(pace).toBeGreaterThan(80);
  expect(pace).toBeLessThan(100);
});

test("on a desktop, without a time for lights out; the pace is learned by lamplight too", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-23T19:40:00Z") });
  await page.setViewportSize(desktop);
  await openWizard(page);
  await answerUpTo(page, "readingTime");
  await expect(page.getByText("each length then says when")).toBeVisible();
  await expect(page.getByText("until about")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await page
    .locator(".reader-chapter > p")
    .nth(2)
    .evaluate((one) => one.scrollIntoView({ block: "start" }));
  await expect(page.getByText(/^About \d minutes? left$|^Less than a minute left$/)).toBeVisible();
  // Told in its short form already.
  await expect(page.getByRole("button", { name: "Wrap it up" })).toHaveCount(0);

  // A hundred and ten words a minute, a passage at a time.
  await page.getByRole("button", { name: "Read by lamplight" }).click();
  const passage = page.locator(".lamplight-passage");
  const goodNight = page.getByText("Good night", { exact: true });
  do {
    const words = (await passage.locator(":is(h2, h3, p):not(.visually-hidden)").allTextContents()).join(" ");
    await page.clock.fastForward((words.split(/\s+/).length / 110) * 60_000);
    await page.keyboard.press("PageDown");
  } while (!(await goodNight.isVisible()));
  const [[, pace]] = (await page.evaluate(() => JSON.parse(localStorage.bedtime_pace))) as [[string, number]];
  expect(pace).toBeGreaterThan(105);
  expect(pace).toBeLessThan(115);
});
