import type { Page } from "@playwright/test";
import { desktop, expect, phone, test } from "../../support/browser/fixtures";

/** Lets the faces' files wait until `release` is called. */
async function holdFaces(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

function observeShifts(): void {
  const seen = { shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test(`on a ${size} two font files come, and what is read before them stays in its place`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(observeShifts);
    const files = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "font") files.add(request.url());
    });
    for (const path of ["/", "/stories-for-age/3", "/ai-bedtime-stories"]) {
      files.clear();
      // A route of its own for each page, by which the browser also keeps no file.
      const release = await holdFaces(page);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      release();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(files.size, path).toBe(2);
      expect(
        await page.evaluate(() => document.fonts.check("16px Literata") && document.fonts.check("16px 'Young Serif'")),
      ).toBe(true);
      const { shift } = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen);
      // One line of a paragraph may break elsewhere: the stand-ins have the same widths on the whole, not letter by letter.
      expect(shift, path).toBeLessThan(0.05);
    }
  });
}
