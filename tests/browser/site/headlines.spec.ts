import { chromium, type Page } from "@playwright/test";
import { scriptFreePages } from "../../../app/landing/content/site-pages";
import { chromiumLaunch } from "../../support/browser/chromium";
import { expect, test } from "../../support/browser/fixtures";

/** Pages whose headline is more than two lines, meets the picture with the moon, or is wider than the window. */
async function crowded(page: Page, origin: string, sizes: readonly { width: number; height: number }[]) {
  const found: string[] = [];
  for (const { path } of scriptFreePages) {
    await page.goto(new URL(path, origin).href);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const size of sizes) {
      await page.setViewportSize(size);
      const problem = await page.evaluate(() => {
        const heading = document.querySelector("h1");
        const scene = document.querySelector(".landing-scene")?.getBoundingClientRect();
        if (!heading || !scene) return "nothing to see";
        const words = document.createRange();
        words.selectNodeContents(heading);
        const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
        if (lines > 2) return `${lines} lines`;
        const { right, bottom } = words.getBoundingClientRect();
        if (right > innerWidth || document.documentElement.scrollWidth > innerWidth) return "too wide";
        return right > scene.left && bottom > scene.top ? "under the moon" : undefined;
      });
      if (problem) found.push(`${path} at ${size.width} px: ${problem}`);
    }
  }
  return found;
}

test("headlines are two lines at most, clear of the moon, on small phones and at 200 % zoom", async ({
  page,
  site,
}) => {
  const sizes = [320, 360, 375].map((width) => ({ width, height: 667 }));
  expect(await crowded(page, site.url.origin, [...sizes, { width: 640, height: 400 }])).toEqual([]);
});

for (const letters of [24, 32]) {
  test(`and with letters of ${letters} px, on a phone and a desktop`, async ({ site }) => {
    const launch = chromiumLaunch();
    const args = [...(launch.args ?? []), `--blink-settings=defaultFontSize=${letters}`];
    const browser = await chromium.launch({ ...launch, args });
    const page = await browser.newPage();
    const sizes = [390, 1280].map((width) => ({ width, height: 800 }));
    expect(await crowded(page, site.url.origin, sizes)).toEqual([]);
    await browser.close();
  });
}
