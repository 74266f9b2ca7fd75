import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { chromiumLaunch, installChromium } from "../../../tests/support/browser/chromium";
import { untilAllKept } from "../../../tests/support/browser/offline";
import { percentile } from "../support/percentile";
import { print, printTable } from "../support/print-table";
import { startProduct } from "../support/workers";

const runs = 9;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** Lighthouse's slow phone: milliseconds, bytes a second, times as slow. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;

interface Paints {
  readonly first: number;
  readonly largest: number;
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", line);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

/** Milliseconds from the start of the navigation; the largest paint is that of a page nobody has touched for a second. */
async function paintsOf(page: Page, url: string): Promise<Paints> {
  await page.goto(url, { waitUntil: "load" });
  return page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        let largest = 0;
        new PerformanceObserver((list) => {
          largest = list.getEntries().at(-1)?.startTime ?? largest;
        }).observe({ type: "largest-contentful-paint", buffered: true });
        setTimeout(() => {
          const [paint] = performance.getEntriesByName("first-contentful-paint");
          resolve({ first: paint?.startTime ?? Number.NaN, largest });
        }, 1000);
      }),
  );
}

/** Milliseconds that a fixed piece of work takes: on a busy machine all else is as much slower. */
function calibrate(): number {
  const start = performance.now();
  let sum = 0;
  for (let i = 0; i < 50_000_000; i++) sum = (sum + i * i) % 1_000_003;
  return sum < 0 ? 0 : performance.now() - start;
}

/** First and second visit to a page, each in a browser of its own, on a slow phone that the browser itself plays. */
export async function benchPaint(): Promise<void> {
  print(`Paints on a slow phone (150 ms, 1.6 Mbit/s, CPU ${slowdown} times slower), medians of ${runs}, in ms`);
  await installChromium();
  const product = await startProduct();
  const browser = await chromium.launch(chromiumLaunch());
  const rows = [["page", "FCP", "LCP", "FCP of the fastest", "LCP of the fastest"]];
  const row = (name: string, paints: readonly Paints[]) => {
    const [first, largest] = [paints.map((paint) => paint.first), paints.map((paint) => paint.largest)];
    const figures = [percentile(first, 0.5), percentile(largest, 0.5), Math.min(...first), Math.min(...largest)];
    rows.push([name, ...figures.map((ms) => ms.toFixed(0))]);
  };
  const calibrations: number[] = [];
  try {
    for (const [name, path] of [
      ["home", "/"],
      ["landing page", "/stories-for-age/5"],
    ] as const) {
      const [visits, returns]: [Paints[], Paints[]] = [[], []];
      for (let i = 0; i < runs; i++) {
        calibrations.push(calibrate());
        const context = await browser.newContext(phone);
        const url = new URL(path, product.url).href;
        visits.push(await paintsOf(await slowPage(context), url));
        if (path === "/") {
          const kept = await context.newPage();
          await kept.goto(url);
          await untilAllKept(kept);
          await kept.close();
        }
        returns.push(await paintsOf(await slowPage(context), url));
        await context.close();
      }
      row(name, visits);
      row(`${name}, second visit`, returns);
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  printTable(rows);
  print(
    `A fixed piece of work took ${percentile(calibrations, 0.5).toFixed(0)} ms, at best ${Math.min(...calibrations).toFixed(0)}.`,
  );
}
