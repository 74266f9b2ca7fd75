import type { Page } from "@playwright/test";
import { expect, expectAccessible, phone } from "../../support/browser/fixtures";
import { opening, ready, test } from "../../support/browser/model";
import { tool } from "../../support/browser/told-story";
import { orderStory } from "../../support/browser/wizard-pages";

test.use({ viewport: phone });

/**
 * A headless Chromium hides no page, so this does to a page what hiding does: it says so, and no frame comes until it is
 * shown again, `away` milliseconds later by the page's clock.
 */
async function makeHideable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    const request = requestAnimationFrame.bind(window);
    const waiting = new Map<number, FrameRequestCallback>();
    let away = 0;
    let isHidden = false;
    performance.now = () => now() + away;
    const ask = (id: number) => {
      request(() => {
        const callback = waiting.get(id);
        if (isHidden || !callback) return;
        waiting.delete(id);
        callback(performance.now());
      });
    };
    let last = 0;
    window.requestAnimationFrame = (callback) => {
      last += 1;
      waiting.set(last, callback);
      if (!isHidden) ask(last);
      return last;
    };
    window.cancelAnimationFrame = (id) => void waiting.delete(id);
    Object.defineProperty(document, "hidden", { get: () => isHidden });
    Object.defineProperty(document, "visibilityState", { get: () => (isHidden ? "hidden" : "visible") });
    const hide = (hidden: boolean, ms: number) => {
      isHidden = hidden;
      away += ms;
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      if (!hidden) for (const id of waiting.keys()) ask(id);
    };
    Object.assign(window, { hide });
  });
}

async function setHidden(page: Page, isHidden: boolean, away = 0): Promise<void> {
  await page.evaluate(
    ([hidden, ms]) => (window as unknown as { hide(hidden: boolean, ms: number): void }).hide(hidden, ms),
    [isHidden, away] as const,
  );
}

const sentences = Array.from({ length: 150 }, (_, i) => `Nora counted ${i * i + 7} stars and lost ${i * 31 + 1}. `);
const ending = "And then they slept.";

test("hidden from the first words on: all is told, and typed when the page is shown again", async ({ page, model }) => {
  const blocks = page.locator("[data-story-block]");
  await makeHideable(page);
  const asked = model.upstream.requests.length;
  await orderStory(page);
  const exchange = await model.upstream.exchange(asked);
  await exchange.say(`${opening}And`);
  await expect(page.getByRole("heading", ready)).toBeVisible();
  await setHidden(page, true);
  await exchange.say(` so on.\n\n${sentences.join("")}\n\n${ending}`);
  await exchange.finish();
  // It is on the page, told to its end and kept, though nobody looks.
  await expect(page.getByText(ending)).toBeAttached();
  await expect(page.getByRole("article")).toHaveAttribute("aria-busy", "false");
  expect(await page.evaluate(() => sessionStorage.getItem("bedtime_story"))).toContain(ending);
  await expect(blocks.last()).toHaveAttribute("data-untold");

  await setHidden(page, false, 60_000);
  await expect(page.locator("[data-untold]")).toHaveCount(0);
  await expect(tool(page, "Show all")).toHaveCount(0);
  await expect(page.getByText(ending)).toBeVisible();
  await expect(tool(page, "Share Story")).toBeEnabled();
  await expectAccessible(page);
});

test("hidden before the first words and for a moment only: typing goes on from where the time has led", async ({
  page,
  model,
}) => {
  const blocks = page.locator("[data-story-block]");
  await makeHideable(page);
  const asked = model.upstream.requests.length;
  await orderStory(page);
  const exchange = await model.upstream.exchange(asked);
  await expect(page.getByRole("heading", { name: "AI Creating Your Story" })).toBeVisible();
  await setHidden(page, true);
  await exchange.say(`${opening}\n\n${sentences.join("")}\n\n${ending}`);
  await expect(page.getByText("Nora counted 7 stars")).toBeAttached();
  await setHidden(page, false, 1000);
  // A second is some 143 letters: the first paragraph is told, the last one is not.
  await expect(blocks.nth(1)).not.toHaveAttribute("data-untold");
  await expect(tool(page, "Show all")).toBeVisible();
  await exchange.finish();
  await expect(blocks.last()).toHaveAttribute("data-untold");
  await tool(page, "Show all").click();
  await expect(page.locator("[data-untold]")).toHaveCount(0);
  await expect(tool(page, "Share Story")).toBeVisible();
});
