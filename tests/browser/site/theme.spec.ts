import type { Page } from "@playwright/test";
import { desktop, expect, phone, test } from "../../support/browser/fixtures";
import { tellStory } from "../../support/browser/told-story";
import { openWizard } from "../../support/browser/wizard-pages";

const night = "rgb(22, 19, 26)";
const day = "rgb(241, 229, 207)";

const pageColor = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const lamp = (page: Page) => page.getByRole("switch", { name: "Night colors" });

/** Notes the page's color at each frame from the first on. */
function watchColor(): void {
  const seen = new Set<string>();
  Object.assign(window, { seen });
  const look = () => {
    if (document.body) seen.add(getComputedStyle(document.documentElement).backgroundColor);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test("the system's setting counts until the switch is used; then the switch, on every page and from the first paint", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openWizard(page);
  expect(await pageColor(page)).toBe(night);
  await expect(lamp(page)).toBeChecked();
  await lamp(page).click();
  expect(await pageColor(page)).toBe(day);
  expect(await page.evaluate(() => localStorage.getItem("bedtime_theme"))).toBe("light");
  await expect(page.locator("meta[name=theme-color]").last()).toHaveAttribute("content", "#f1e5cf");
  await page.addInitScript(watchColor);
  await page.reload();
  await page.waitForURL(/#age$/);
  await expect(lamp(page)).not.toBeChecked();
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([day]);
  await lamp(page).press("Space");
  expect(await pageColor(page)).toBe(night);
  expect(await page.evaluate(() => localStorage.getItem("bedtime_theme"))).toBe("night");
  // In the system's colors, too, a lit lamp is another picture than one that is not.
  await page.emulateMedia({ colorScheme: "dark", forcedColors: "active" });
  const glow = () =>
    page
      .locator(".theme-switch > .picture")
      .evaluate((picture) => getComputedStyle(picture).getPropertyValue("--amber"));
  const lit = await glow();
  await lamp(page).press("Space");
  expect(await glow()).not.toBe(lit);
});

test("pages without the framework have the same switch, and one choice holds on all", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/stories-for-age/3");
  expect(await pageColor(page)).toBe(day);
  await lamp(page).check();
  expect(await pageColor(page)).toBe(night);
  await page.reload();
  expect(await pageColor(page)).toBe(night);
  await expect(lamp(page)).toBeChecked();
  await openWizard(page);
  expect(await pageColor(page)).toBe(night);
  await expect(lamp(page)).toBeChecked();
});

test("without storage the switch works as long as the page", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("", "SecurityError");
      },
    });
  });
  await openWizard(page);
  await lamp(page).check();
  expect(await pageColor(page)).toBe(night);
});

test("the story's type grows and shrinks, and keeps its size", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await tellStory(page);
  const size = () =>
    page
      .locator(".reader-text p")
      .first()
      .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const usual = await size();
  const type = page.locator("summary", { hasText: "Aa" });
  await type.click();
  await page.getByRole("radio", { name: "Largest" }).check();
  expect(await size()).toBeGreaterThan(usual * 1.4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.reload();
  await type.click();
  await expect(page.getByRole("radio", { name: "Largest" })).toBeChecked();
  expect(await size()).toBeGreaterThan(usual * 1.4);
  await page.keyboard.press("Tab");
  await page.getByRole("radio", { name: "Largest" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Small" })).toBeChecked();
  expect(await size()).toBeLessThan(usual);
});

test("the screen stays awake while a story is read, and only then", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const held = { count: 0, asked: 0 };
    let visibility: DocumentVisibilityState = "visible";
    const locks = new Set<{ released: boolean }>();
    Object.defineProperty(document, "visibilityState", { get: () => visibility });
    Object.assign(window, {
      held,
      setVisibility(state: DocumentVisibilityState) {
        visibility = state;
        // As browsers do: a hidden page loses its locks.
        if (state === "hidden") for (const lock of locks) Object.assign(lock, { released: true });
        if (state === "hidden") held.count = 0;
        document.dispatchEvent(new Event("visibilitychange"));
      },
    });
    Object.defineProperty(navigator, "wakeLock", {
      value: {
        request: async () => {
          held.asked++;
          held.count++;
          const lock = {
            released: false,
            release: async () => {
              if (!lock.released) held.count--;
              lock.released = true;
            },
          };
          locks.add(lock);
          return lock;
        },
      },
    });
  });
  const held = () => page.evaluate(() => (window as unknown as { held: { count: number; asked: number } }).held);
  const setVisibility = (state: string) =>
    page.evaluate((to) => (window as unknown as { setVisibility(state: string): void }).setVisibility(to), state);
  await openWizard(page);
  expect(await held()).toEqual({ count: 0, asked: 0 });
  await tellStory(page);
  await expect.poll(held).toEqual({ count: 1, asked: 1 });
  await setVisibility("hidden");
  await setVisibility("visible");
  await expect.poll(held).toEqual({ count: 1, asked: 2 });
  await page.getByRole("button", { name: "Create Another" }).click();
  await expect.poll(held).toEqual({ count: 0, asked: 2 });
});
