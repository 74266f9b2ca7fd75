import { expect, phone, test } from "./fixtures";
import { answerOf, answerUpTo, createButton, openWizard } from "./wizard-pages";

test.use({ viewport: phone });

/** Collects what the browser itself reports of shifts and long tasks from the page's start. */
function observe(): void {
  const seen = { shift: 0, longest: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

test("typing a 15-minute story does not move the page", async ({ page }) => {
  await page.addInitScript(observe);
  await openWizard(page);
  await answerUpTo(page, "lesson");
  await page.getByRole("button", { name: "Continue" }).click();
  await answerOf(page, { role: "radio", name: "15 minutes" }).check();
  await createButton(page).click();
  await expect(page.getByRole("button", { name: "Show all" })).toBeVisible();
  // The fifth block is reached after several hundred characters.
  await expect(page.locator("[data-story-block]").nth(5)).not.toHaveAttribute("data-untold");
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByRole("button", { name: "Create Another" })).toBeVisible();
  const { shift } = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen);
  expect(shift).toBeLessThan(0.02);
});

test("the whole story is there for screen readers from the first paint, and unseen until told", async ({ page }) => {
  await openWizard(page);
  await answerUpTo(page);
  await createButton(page).click();
  await expect(page.getByRole("button", { name: "Show all" })).toBeVisible();
  const words = (await page.getByRole("article").innerText()).split(/\s+/).length;
  expect(words).toBeGreaterThan(200);
  await expect(page.locator("[data-story-block]").last()).toHaveAttribute("data-untold");
});

test("with reduced motion nothing is typed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWizard(page);
  await answerUpTo(page);
  await createButton(page).click();
  await expect(page.getByRole("button", { name: "Create Another" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Show all" })).toHaveCount(0);
});
