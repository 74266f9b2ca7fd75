import AxeBuilder from "@axe-core/playwright";
import { test as base, chromium, expect, type Page } from "@playwright/test";
import { startTestWorker, type TestWorker } from "../worker/served-worker";
import { chromiumLaunch } from "./chromium";

interface Fixtures {
  /**
   * Every test fails when the page writes to the console or throws. This names a text that is expected there: what the
   * browser itself says of an answer with a failing status.
   */
  allowConsole(text: string): void;
}

interface WorkerFixtures {
  site: TestWorker;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [
    async ({}, use) => {
      const browser = await chromium.launch(chromiumLaunch());
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({}, use) => {
      const site = await startTestWorker();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url.origin),
  allowConsole: [
    async ({ page }, use) => {
      // What Playwright's own stand-in says where service workers are blocked.
      const allowed = ["Service Worker registration blocked by Playwright"];
      const messages: string[] = [];
      page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => messages.push(`thrown: ${error.message}`));
      await use((text) => void allowed.push(text));
      expect(messages.filter((message) => !allowed.some((text) => message.includes(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The two sizes every journey is made for. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Colors on their way from one to another have the contrast of neither. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ timeline, playState, effect }) =>
          timeline === document.timeline &&
          playState === "running" &&
          Number.isFinite(Number(effect?.getComputedTiming().endTime)),
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** No page of ours has frames, so axe needs no second page to put their findings together. */
async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  await atRest(page);
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** What another theme can change of a page that is accessible in the first one: its colors. */
export async function expectContrast(page: Page): Promise<void> {
  expect(await violationsOf(page, ["color-contrast", "link-in-text-block"])).toEqual([]);
}
