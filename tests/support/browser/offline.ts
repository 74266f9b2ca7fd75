import type { BrowserContext, Page } from "@playwright/test";
import { type Deployments, startDeployments } from "../worker/deployments";
import { test as base, expect } from "./fixtures";

/** The product at an address of the test's own, in a browser whose service workers are on. */
export const test = base.extend<{ network: Deployments }>({
  network: async ({ site }, use) => {
    const network = await startDeployments(site.url);
    await use(network);
    await network.close();
  },
  baseURL: async ({ network }, use) => use(network.url),
  serviceWorkers: "allow",
});

/** A visit after which all that is kept is kept. */
export async function visitAndKeep(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await page.waitForURL(/#age$/);
  await untilAllKept(page);
}

export async function untilAllKept(page: Page): Promise<void> {
  const isKept = () => page.evaluate(async () => (await caches.match("/offline/all-kept")) !== undefined);
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
}

export async function goOffline(context: BrowserContext, network: Deployments): Promise<void> {
  network.isDown = true;
  await context.setOffline(true);
}

export async function goOnline(context: BrowserContext, network: Deployments): Promise<void> {
  network.isDown = false;
  await context.setOffline(false);
}
