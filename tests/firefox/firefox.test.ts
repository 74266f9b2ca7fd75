import type { Browser, Page } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findFirefox, launchFirefox } from "../support/firefox";
import { startTestWorker, type TestWorker } from "../support/worker/served-worker";

const firefox = findFirefox();
const nothing = "No Firefox was found, so nothing was tested. FIREFOX_PATH names one that is elsewhere.\n";
if (!firefox) process.stderr.write(nothing);

const answers = {
  age: "5",
  gender: "girl",
  interests: "dinosaurs",
  style: "gentle",
  lesson: "kindness",
  readingTime: "2-3 minutes",
} as const;
/** Milliseconds. */
const patience = { timeout: 20_000 };
type Step = keyof typeof answers;
const steps = Object.keys(answers) as Step[];

describe.skipIf(!firefox)("in Firefox", () => {
  let site: TestWorker;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    [site, browser] = await Promise.all([startTestWorker(), launchFirefox(firefox ?? "")]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), site?.stop()]);
  });

  beforeEach(async () => {
    complaints = [];
    page = await (await browser.createBrowserContext()).newPage();
    page.setDefaultTimeout(20_000);
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
  });
  afterEach(async () => {
    await page.browserContext().close();
    expect(complaints, "nothing on the console").toEqual([]);
  });

  // Not `waitForFunction`, whose `new Function` the page's policy forbids.
  const step = (name: Step) => expect.poll(() => page.evaluate(() => location.hash), patience).toBe(`#${name}`);
  const shows = (text: string) =>
    expect.poll(() => page.evaluate(() => document.body.innerText), patience).toContain(text);
  const isLive = () => expect.poll(() => page.$("html[data-live]"), patience).not.toBeNull();

  async function openWizard(): Promise<void> {
    await page.goto(site.url.href);
    await step("age");
  }

  async function answerUpTo(last: Step): Promise<void> {
    for (const [index, name] of steps.entries()) {
      await page.click(`[name=${name}][value="${answers[name]}"]`);
      if (name === last) return;
      await page.keyboard.press("Enter");
      await step(steps[index + 1] ?? "age");
    }
  }

  async function press(name: string): Promise<void> {
    // The last one: the first may stand in the story's closed menu.
    const button = await page.waitForSelector(`xpath/(//button[normalize-space()="${name}"][not(@disabled)])[last()]`);
    await button?.focus();
    await page.keyboard.press("Enter");
  }

  async function createStory(): Promise<void> {
    await openWizard();
    await answerUpTo("readingTime");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".saving-tool");
  }

  const storyWords = () => page.$$eval("[data-story-block]", (blocks) => blocks.map(({ textContent }) => textContent));

  test("a story is told, typed, shared and saved", async () => {
    await createStory();
    await press("Show all");
    await press("Share Story");
    await shows("Link copied!");
    await press("Save as PDF");
    await shows("PDF saved!");
    const words = await storyWords();
    const [shared] = await page.evaluate(() => JSON.parse(localStorage.getItem("bedtime_shared") ?? "[]"));
    await page.goto(new URL(`/shared/${shared.id}`, site.url).href);
    await press("Show all");
    expect(await storyWords()).toEqual(words);
  });

  test("after Create Another and a reload the second child's answers are no other's", async () => {
    await createStory();
    await press("Create Another");
    await step("age");
    await page.reload();
    await isLive();
    expect(await page.$$eval("input:checked:not([data-theme-switch])", (ticked) => ticked.length)).toBe(0);
    expect(await page.$eval(".wizard-continue", (button) => (button as HTMLButtonElement).disabled)).toBe(true);
  });

  test("after a reload 'Add This' waits for words, and the answers of this tab are there", async () => {
    await openWizard();
    await answerUpTo("interests");
    await page.type("[name=custom_interests]", "trains");
    await page.$eval("[name=custom_interests]", (field) => (field as HTMLInputElement).select());
    await page.keyboard.press("Backspace");
    await page.type("[name=custom_interests]", "my cat");
    await page.reload();
    await isLive();
    expect(await page.$eval("[name=custom_interests]", (field) => (field as HTMLInputElement).value)).toBe("");
    expect(await page.$eval(".own-words-row button", (button) => (button as HTMLButtonElement).disabled)).toBe(true);
    expect(await page.$eval("[name=interests][value=dinosaurs]", (box) => (box as HTMLInputElement).checked)).toBe(
      true,
    );
  });
});
