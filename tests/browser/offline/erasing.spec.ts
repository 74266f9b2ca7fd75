import type { Page } from "@playwright/test";
import { expect, phone } from "../../support/browser/fixtures";
import { test } from "../../support/browser/offline";
import { tellStory, tool } from "../../support/browser/told-story";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

const left = (page: Page) =>
  page.evaluate(async () => ({
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

test("erasing everything leaves nothing, though a worker was still fetching and goes on answering this page", async ({
  page,
}) => {
  await tellStory(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto("/my-stories");
  await page.evaluate(async () => {
    (await navigator.serviceWorker.ready).active?.postMessage({ keep: "all" });
  });
  expect((await left(page)).caches).not.toEqual([]);
  await tool(page, "Show what there is").click();
  await expect(page.getByText("Copies of our pages, for when there is no network")).toBeVisible();
  await tool(page, "Erase it all").click();
  await expect(page.getByText("All of it is gone from this browser.")).toBeVisible();
  // Parts that the page asks for from now on still go by way of the worker.
  await page.evaluate(async () => {
    const parts = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/assets/"));
    for (const { name } of parts) await (await fetch(name)).arrayBuffer();
  });
  expect(await left(page)).toEqual({ stored: [], caches: [], databases: [], workers: 0 });
});
