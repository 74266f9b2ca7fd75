import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, phone } from "../../support/browser/fixtures";
import { goOffline, goOnline, test, visitAndKeep } from "../../support/browser/offline";
import { storyWords, tellStory, tool } from "../../support/browser/told-story";
import { orderStory } from "../../support/browser/wizard-pages";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

const keptBuilds = (page: Page) => page.evaluate(async () => (await caches.keys()).length);
/** The mark of the build that the page's own script is of. */
const buildOf = (page: Page) =>
  page.evaluate(() => /-two\./.exec(document.documentElement.outerHTML)?.[0] ?? "the first");
const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

const update = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test("a build whose parts cannot all be had changes nothing; a new version takes over at the next visit, and a story that is being read keeps all its parts; a broken worker leaves nothing behind", async ({
  page,
  network,
  context,
  allowConsole,
}) => {
  allowConsole("ERR_");
  allowConsole("404");
  await visitAndKeep(page);
  network.deploy("-two");
  network.instead.set("/", { type: "text/html", body: "<p>A page of a third build</p>" });
  await update(page);
  await expect.poll(() => network.asked.filter((path) => path === "/").length).toBeGreaterThan(1);
  await page.goto("about:blank");
  await goOffline(context, network);
  await page.goto("/");
  await page.waitForURL(/#age$/);
  expect(await buildOf(page)).toBe("the first");
  await goOnline(context, network);
  network.deploy("");
  network.instead.delete("/");
  await tellStory(page);
  const words = await storyWords(page);

  network.deploy("-two");
  const taken = takenOver(page);
  await update(page);
  await taken;
  expect(await keptBuilds(page)).toBe(2);
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
  await orderStory(page);
  await expect(tool(page, "Share Story")).toBeVisible();

  // What is served in its place when it is withdrawn: tests/integration/site/service-worker.
  await goOnline(context, network);
  const body = readFileSync("build/client/offline/withdrawn-worker.js", "utf8");
  network.instead.set("/service-worker.js", { type: "text/javascript", body });
  await update(page);
  await expect.poll(() => keptBuilds(page)).toBe(0);
  await page.goto("about:blank");
  const asked = network.asked.length;
  await page.goto("/");
  await page.waitForURL(/#age$/);
  expect(network.asked.slice(asked)).toContain("/");
  expect(await isControlled(page)).toBe(false);
  await tellStory(page);
});

/** A new worker is whole, answers, and has taken the open page over. */
const takenOver = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true }),
      ),
  );
