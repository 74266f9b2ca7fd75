import AxeBuilder from "@axe-core/playwright";
import { test as base, chromium, expect, type Page } from "@playwright/test";
import { startTestWorker, type TestWorker } from "../served-worker";
import { chromiumLaunch } from "./chromium";

interface Fixtures {
  /** Fails the test when the page wrote to the console or threw; a test that expects a message removes it. */
  consoleMessages: string[];
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
  consoleMessages: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => messages.push(`thrown: ${error.message}`));
      await use(messages);
      expect(messages).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The two sizes every journey is made for. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
}
