import type { Page } from "@playwright/test";
import { expect, phone } from "../../support/browser/fixtures";
import { goOffline, test, visitAndKeep } from "../../support/browser/offline";
import { storyWords, tellStory, tool } from "../../support/browser/told-story";
import { createStory } from "../../support/browser/wizard-pages";
import { startTestWorker } from "../../support/worker/served-worker";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

const keptBuilds = (page: Page) => page.evaluate(async () => (await caches.keys()).length);
/** The mark of the build that the page's own script is of. */
const buildOf = (page: Page) =>
  page.evaluate(() => /-two\./.exec(document.documentElement.outerHTML)?.[0] ?? "the first");
const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

test("a new version takes over at the next visit; a story that is being read keeps all its parts", async ({
  page,
  network,
  context,
  allowConsole,
}) => {
  allowConsole("ERR_");
  await visitAndKeep(page);
  await tellStory(page);
  const words = await storyWords(page);

  network.deploy("-two");
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => keptBuilds(page)).toBe(2);
  await untilBuildIsWhole(page);
  // The open page goes on as it was: its parts are gone from the site, and still there.
  expect(await buildOf(page)).toBe("the first");
  const download = page.waitForEvent("download");
  await tool(page, "Save as PDF").click();
  await download;
  expect(await storyWords(page)).toEqual(words);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto("about:blank");
  await goOffline(context, network);
  await page.goto("/");
  await page.waitForURL(/#age$/);
  expect(await buildOf(page)).toBe("-two.");
  await expect.poll(() => keptBuilds(page)).toBe(1);
  await createStory(page);
  await expect(tool(page, "Share Story")).toBeVisible();
});

/** The new build's worker is the one that answers. */
async function untilBuildIsWhole(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { active, installing, waiting } = await navigator.serviceWorker.ready;
        return active?.state === "activated" && !installing && !waiting;
      }),
    )
    .toBe(true);
}

test("a build whose parts cannot all be had changes nothing", async ({ page, network, context, allowConsole }) => {
  allowConsole("ERR_");
  allowConsole("404");
  await visitAndKeep(page);
  network.deploy("-two");
  network.instead.set("/", { type: "text/html", body: "<p>A page of a third build</p>" });
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => network.asked.filter((path) => path === "/").length).toBeGreaterThan(1);
  await page.goto("about:blank");
  await goOffline(context, network);
  await page.goto("/");
  await page.waitForURL(/#age$/);
  expect(await buildOf(page)).toBe("the first");
});

test("a broken worker is withdrawn by a variable: it leaves nothing behind, and pages are the network's", async ({
  page,
  network,
}) => {
  await visitAndKeep(page);
  const withdrawn = await startTestWorker({ variables: { SERVICE_WORKER: "off" } });
  const body = await (await fetch(new URL("/service-worker.js", withdrawn.url))).text();
  await withdrawn.stop();
  network.instead.set("/service-worker.js", { type: "text/javascript", body });
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => keptBuilds(page)).toBe(0);
  await page.goto("about:blank");
  const asked = network.asked.length;
  await page.goto("/");
  await page.waitForURL(/#age$/);
  expect(network.asked.slice(asked)).toContain("/");
  expect(await isControlled(page)).toBe(false);
  await tellStory(page);
});
