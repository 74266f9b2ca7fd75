import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { test as base, chromium, expect, type Page } from "@playwright/test";
import { startTestWorker, type TestWorker, type TestWorkerOptions } from "../worker/served-worker";
import { chromiumLaunch } from "./chromium";

interface Fixtures {
  /** How the product of a file's tests is served: `test.use({ siteOptions: { … } })`. */
  siteOptions: TestWorkerOptions;
  site: TestWorker;
  /**
   * Every test fails when the page writes to the console or throws. This names a text that is expected there: what the
   * browser itself says of an answer with a failing status.
   */
  allowConsole(text: string): void;
}

interface Stoppable {
  stop(): Promise<unknown>;
}

interface WorkerFixtures {
  /**
   * Starts a thing once for all tests of this process that ask for its name. A fixture with the scope of the process
   * instead, made or changed by a file, would cost a process, a browser and a product of its own.
   */
  once: <Thing extends Stoppable>(name: string, start: () => Promise<Thing>) => Promise<Thing>;
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
  once: [
    async ({}, use) => {
      const started = new Map<string, Promise<Stoppable>>();
      await use(<Thing extends Stoppable>(name: string, start: () => Promise<Thing>) => {
        const thing = (started.get(name) as Promise<Thing> | undefined) ?? start();
        started.set(name, thing);
        return thing;
      });
      // The last one first: it may use those before it.
      for (const thing of [...started.values()].reverse()) await (await thing).stop();
    },
    { scope: "worker" },
  ],
  siteOptions: [{}, { option: true }],
  site: async ({ once, siteOptions }, use) =>
    use(await once(`site ${JSON.stringify(siteOptions)}`, () => startTestWorker(siteOptions))),
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

const ofBuilder = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
const axeSource = readFileSync(ofBuilder.resolve("axe-core/axe.min.js"), "utf8");

/**
 * No page of ours has frames, so axe needs no second page to put their findings together. It is put into a page once; the
 * builder would do so twice at each look, and collect all that is well too, which takes as long as the look itself.
 */
async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  await atRest(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  // No rule that is on reads style sheets, which axe would fetch, also where there is no network.
  const options = { resultTypes: ["violations" as const], preload: false };
  const axe = new AxeBuilder({ page, axeSource: "0" }).setLegacyMode(true).options(options);
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
