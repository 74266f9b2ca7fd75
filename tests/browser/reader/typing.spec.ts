import { expect, phone, test } from "../../support/browser/fixtures";
import { longestTask } from "../../support/browser/main-thread";
import { answerOf, answerUpTo, createButton, openWizard } from "../../support/browser/wizard-pages";

test.use({ viewport: phone });

/** Collects what the browser itself reports of layout shifts from the page's start. */
function observe(): void {
  const seen = { shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  let told = 0;
  new MutationObserver(() => {
    const blocks = [...document.querySelectorAll("[data-story-block]")];
    const reached = blocks.findIndex((block) => block.hasAttribute("data-untold"));
    if (reached <= told) return;
    told = reached;
    (window as unknown as { toldBlocks(count: number): void }).toldBlocks(told);
  }).observe(document, { subtree: true, attributeFilter: ["data-untold"] });
}

test("typing a 15-minute story moves nothing and holds up nothing, on a phone four times slower", async ({ page }) => {
  // The page itself says how far it has typed: asking it again and again would be tasks of its own.
  const waiting = new Map<number, () => void>();
  const told = (count: number) => new Promise<void>((resolve) => void waiting.set(count, resolve));
  const [begun, reached] = [told(3), told(7)];
  await page.exposeFunction("toldBlocks", (count: number) => waiting.get(count)?.());
  await page.addInitScript(observe);
  await openWizard(page);
  await answerUpTo(page, "lesson");
  await page.keyboard.press("Enter");
  await answerOf(page, { role: "radio", name: "15 minutes" }).check();
  await createButton(page).press("Enter");
  await expect(page.getByRole("button", { name: "Show all" })).toBeVisible();
  await begun;
  const longest = await longestTask(page, 4, () => reached);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByRole("button", { name: "Create Another" })).toBeVisible();
  expect(longest).toBeLessThan(50);
  const { shift } = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen);
  expect(shift).toBeLessThan(0.02);
});

test("the whole story is there for screen readers from the first paint, and unseen until told", async ({ page }) => {
  await openWizard(page);
  await answerUpTo(page);
  await createButton(page).click();
  await expect(page.getByRole("button", { name: "Show all" })).toBeVisible();
  const countWords = async () => (await page.getByRole("article").innerText()).split(/\s+/).length;
  await expect.poll(countWords).toBeGreaterThan(200);
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
