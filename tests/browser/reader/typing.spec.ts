import { expect, phone, test } from "../../support/browser/fixtures";
import { createButton, openAt, orderStory } from "../../support/browser/wizard-pages";

test.use({ viewport: phone });

interface Changes {
  readonly kinds: readonly string[];
  readonly mostAtOnce: number;
  readonly shift: number;
}

/** Collects what changes on the story's paper from now on, how much at most with a frame, and what the browser says of shifts. */
function observeChanges(): void {
  const seen = { kinds: [] as string[], mostAtOnce: 0, shift: 0 };
  Object.assign(window, { changes: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: "layout-shift" });
  const paper = document.querySelector(".reader-paper");
  if (!paper) throw new Error("no story");
  // Elsewhere parts that come for later may add their files to the head at any time.
  new MutationObserver((records) => {
    for (const { type, attributeName, target } of records) {
      const what = `${type} ${attributeName} ${(target as Element).className}`;
      if (!seen.kinds.includes(what)) seen.kinds.push(what);
    }
    seen.mostAtOnce = Math.max(seen.mostAtOnce, records.length);
  }).observe(paper, { subtree: true, childList: true, characterData: true, attributes: true });
}

test("typing a 15-minute story moves nothing: with each frame some attributes change, and no text", async ({
  page,
}) => {
  await page.clock.install();
  await openAt(page, "readingTime", { answered: true, length: "15 minutes" });
  // From here on time passes only as the test says, however slow the machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await createButton(page).press("Enter");
  // It comes in helpings, one a frame, and then what stands below it.
  const lastWords = async () => {
    await page.clock.runFor(100);
    return page.getByText("The End").count();
  };
  await expect.poll(lastWords, { timeout: 60_000 }).toBeGreaterThan(0);
  await page.clock.runFor(500);
  const told = () => page.locator("[data-story-block]:not([data-untold])").count();
  const before = await told();
  await page.evaluate(observeChanges);
  for (let second = 0; second < 5; second++) await page.clock.runFor(1000);
  expect(await told()).toBeGreaterThan(before + 1);
  const { kinds, mostAtOnce, shift } = await page.evaluate(() => (window as unknown as { changes: Changes }).changes);
  expect([...kinds].sort()).toEqual([
    "attributes data-shown reader-caret",
    "attributes data-untold ",
    "attributes style reader-caret",
  ]);
  // A paragraph, and the caret's two lengths and mark.
  expect(mostAtOnce).toBeLessThanOrEqual(4);
  expect(shift).toBeLessThan(0.02);
  await page.clock.resume();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByRole("button", { name: "Create Another" })).toBeVisible();
});

test("the whole story is there for screen readers from the first paint, and unseen until told", async ({ page }) => {
  await orderStory(page);
  await expect(page.getByRole("button", { name: "Show all" })).toBeVisible();
  const countWords = async () => (await page.getByRole("article").innerText()).split(/\s+/).length;
  await expect.poll(countWords).toBeGreaterThan(200);
  await expect(page.locator("[data-story-block]").last()).toHaveAttribute("data-untold");
});
