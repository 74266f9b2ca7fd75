import type { Browser, Page } from "@playwright/test";
import { describeScene, sceneOf } from "../../../app/picture/scene";
import { encodeStory } from "../../../app/story/link/encoded-link";
import type { SharedLink } from "../../../app/story/told/shared-story";
import { expect, phone, test } from "../../support/browser/fixtures";
import { type SharableStory, shareBody, tellStory } from "../../support/told-story";

test.use({ viewport: phone });

async function share(site: URL, change: Record<string, unknown> = {}): Promise<SharableStory & SharedLink> {
  const told = await tellStory(site, change);
  const response = await fetch(new URL("/api/shared-stories", site), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(shareBody(told)),
  });
  return { ...told, ...((await response.json()) as SharedLink) };
}

/** Notes, frame by frame from the start, whether the end of the story can be seen, and when that changes. */
function watchLastBlock(): void {
  const seen: boolean[] = [];
  Object.assign(window, { seen });
  const look = () => {
    const last = [...document.querySelectorAll("[data-story-block]")].at(-1);
    if (last) {
      const isSeen = Number(getComputedStyle(last).opacity) > 0;
      if (seen.at(-1) !== isSeen) seen.push(isSeen);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function seenOf(page: Page): Promise<boolean[]> {
  return page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
}

const lastBlock = (page: Page) => page.locator("[data-story-block]").last();

test("a shared story is typed from its first word, its end never shown before its time", async ({ page, site }) => {
  const { url, story_metadata } = await share(site.url, { readingTime: "15 minutes" });
  await page.addInitScript(watchLastBlock);
  await page.goto(url);
  await expect(page.getByRole("button", { name: "Show all" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "A Shared Magical Story" })).toBeVisible();
  await expect(page.getByText("A Gentle story of 15 minutes, for age 5")).toBeVisible();
  await expect(page.getByRole("heading", { name: story_metadata.title })).toBeVisible();
  await expect(page.getByRole("img", { name: describeScene(sceneOf(story_metadata)) })).toBeVisible();
  await expect(page.locator(".reader-caret")).toHaveAttribute("data-shown");
  await expect(lastBlock(page)).toHaveAttribute("data-untold");
  expect(await seenOf(page)).toEqual([false]);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(lastBlock(page)).not.toHaveAttribute("data-untold");
  await expect.poll(() => seenOf(page)).toEqual([false, true]);
  await page.getByRole("link", { name: "Create Your Own Story" }).click();
  await expect(page.getByRole("heading", { name: "How old is your little one?" })).toBeVisible();
});

test("a script that comes late finds the story waiting, one that is too late leaves it as it is", async ({
  page,
  site,
}) => {
  const { url } = await share(site.url);
  await page.addInitScript(watchLastBlock);
  for (const [delay, wasTyped] of [
    [1500, true],
    [7000, false],
  ] as const) {
    await page.route("**/assets/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    await page.goto(url, { waitUntil: "commit" });
    await expect(page.getByText("Loading your magical story...")).toHaveCSS("opacity", "1");
    await expect(page.getByText("Loading your magical story...")).toHaveCount(0, { timeout: 15_000 });
    await expect(page.getByRole("button", { name: "Show all" })).toHaveCount(wasTyped ? 1 : 0);
    expect(await seenOf(page)).toEqual(wasTyped ? [false] : [false, true]);
    await page.unroute("**/assets/*.js");
  }
});

test("with reduced motion the story is there at once", async ({ page, site }) => {
  const { url } = await share(site.url);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(watchLastBlock);
  await page.goto(url);
  await expect(lastBlock(page)).toBeVisible();
  expect(await seenOf(page)).toEqual([true]);
  await expect(page.getByRole("button", { name: "Show all" })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole story is there, and nothing says that it is loading", async ({ page, site }) => {
    const { url } = await share(site.url, { readingTime: "15 minutes" });
    await page.goto(url);
    await expect(lastBlock(page)).toHaveCSS("opacity", "1");
    await expect(page.getByText("Loading your magical story...")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Chapter 1" })).toBeVisible();
  });
});

test("a link without a story says so", async ({ page, allowConsole }) => {
  allowConsole("404");
  await page.goto(`/shared/${"A".repeat(22)}`);
  await expect(page.getByRole("heading", { name: "Story Not Found" })).toBeVisible();
  await expect(page.getByText("Story not found or has expired.")).toBeVisible();
  await page.getByRole("link", { name: "Moonthread, home" }).click();
  await page.waitForURL(/\/#age$/);
});

async function freshPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

test("a link without a database opens in another browser on its story, and can be shared on", async ({
  browser,
  site,
}) => {
  const { story, story_metadata: metadata, receipt } = await tellStory(site.url);
  const data = await encodeStory({ v: 1, kind: "story", story, metadata, receipt });
  const page = await freshPage(browser, new URL(`/story/${data}`, site.url).href);
  await expect(page.getByRole("heading", { name: "Your Magical Story is Ready!" })).toBeVisible();
  await expect(page.getByRole("heading", { name: metadata.title })).toBeVisible();
  await expect(page.getByRole("button", { name: "Share Story" })).toBeEnabled();
  await page.reload();
  await expect(page.getByRole("heading", { name: metadata.title })).toBeVisible();
  await page.getByRole("button", { name: "Create Another" }).click();
  await expect(page.getByRole("heading", { name: "How old is your little one?" })).toBeVisible();
  await page.context().close();
});

test("answers from a link can be changed, and a reload keeps the change", async ({ page, site }) => {
  const data = await encodeStory({ v: 1, kind: "answers", metadata: { age: 7, style: "funny" } });
  await page.goto(new URL(`/story/${data}`, site.url).href);
  await page.waitForURL(/#age$/);
  await expect(page.getByRole("radio", { name: "7", exact: true })).toBeChecked();
  await page.getByRole("radio", { name: "9", exact: true }).check();
  await page.reload();
  await page.waitForURL(/#age$/);
  await expect(page.getByRole("radio", { name: "9", exact: true })).toBeChecked();
  await page.getByRole("button", { name: "Continue" }).press("Enter");
  await page.waitForURL(/#gender$/);
});

test("a damaged link says so above the wizard", async ({ page }) => {
  await page.goto("/story/damaged");
  await expect(page.getByRole("alert")).toContainText("This story link is damaged or not complete.");
  await expect(page.getByRole("heading", { name: "How old is your little one?" })).toBeVisible();
});
