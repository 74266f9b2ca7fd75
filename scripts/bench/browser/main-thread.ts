import { chromium, type Page } from "@playwright/test";
import { chromiumLaunch, installChromium } from "../../../tests/support/browser/chromium";
import { evenings, fillShelf } from "../../../tests/support/browser/shelf";
import { tellStory, tool } from "../../../tests/support/browser/told-story";
import { orderStory } from "../../../tests/support/browser/wizard-pages";
import { percentile } from "../support/percentile";
import { print, printTable } from "../support/print-table";
import { startProduct } from "../support/workers";
import { longestTask } from "./longest-task";

const runs = 5;
const slowdown = 4;
const phone = { width: 390, height: 844 };

/** What is done on a page, and how the page comes to where it begins. */
interface Act {
  readonly name: string;
  readonly goal: number;
  readonly reducedMotion?: "reduce";
  begin(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
}

const typedBlocks = (page: Page, count: number) =>
  page
    .locator("[data-story-block]:not([data-untold])")
    .nth(count - 1)
    .waitFor({ state: "attached" });

const acts: readonly Act[] = [
  {
    name: "typing a story of 15 minutes, from its fourth paragraph to its eighth",
    goal: 50,
    async begin(page) {
      await orderStory(page, "15 minutes");
      await typedBlocks(page, 4);
    },
    act: (page) => typedBlocks(page, 8),
  },
  {
    name: "saving that story as a PDF",
    goal: 1000,
    reducedMotion: "reduce",
    async begin(page) {
      await tellStory(page, "15 minutes");
      // What a PDF is made with comes with the story's end.
      await page.waitForLoadState("networkidle");
    },
    async act(page) {
      await Promise.all([page.waitForEvent("download"), tool(page, "Save as PDF").click()]);
    },
  },
  {
    name: "a shelf of 300 stories, from the reload on",
    goal: 200,
    reducedMotion: "reduce",
    async begin(page) {
      await page.goto("/my-stories");
      await fillShelf(page, evenings(300));
    },
    async act(page) {
      await page.reload();
      await page.locator(".shelf-story").nth(299).waitFor({ state: "attached" });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    },
  },
];

/** The longest that a phone's main thread is held up, in CPU time of that thread: other work on the machine does not count. */
export async function benchMainThread(): Promise<void> {
  print(`Longest task of the main thread, CPU ${slowdown} times slower, medians of ${runs}, in ms`);
  await installChromium();
  const product = await startProduct();
  const browser = await chromium.launch(chromiumLaunch());
  const rows = [["while", "median", "longest", "goal"]];
  try {
    for (const { name, goal, reducedMotion, begin, act } of acts) {
      const tasks: number[] = [];
      for (let i = 0; i < runs; i++) {
        const context = await browser.newContext({
          baseURL: product.url.origin,
          viewport: phone,
          ...(reducedMotion && { reducedMotion }),
        });
        const page = await context.newPage();
        await begin(page);
        tasks.push(await longestTask(page, slowdown, () => act(page)));
        await context.close();
      }
      rows.push([name, percentile(tasks, 0.5).toFixed(0), Math.max(...tasks).toFixed(0), String(goal)]);
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  printTable(rows);
}
