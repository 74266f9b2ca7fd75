import { createServer } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumLaunch, installChromium } from "../../../tests/support/browser/chromium";
import { print, printTable } from "../support/print-table";
import { migrate, shareStory } from "../support/story";
import { startProduct } from "../support/workers";

const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Run {
  readonly scores: readonly number[];
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
  readonly bytes: number;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function measure(url: string, port: number): Promise<Run> {
  // Its defaults are a middling phone on slow 4G, simulated.
  const result = await lighthouse(url, { port, output: "json", logLevel: "error", onlyCategories: [...categories] });
  if (!result) throw new Error(`no result for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const figureOf = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((category) => Math.round(100 * (lhr.categories[category]?.score ?? Number.NaN))),
    firstPaintMs: figureOf("first-contentful-paint"),
    largestPaintMs: figureOf("largest-contentful-paint"),
    layoutShift: figureOf("cumulative-layout-shift"),
    bytes: figureOf("total-byte-weight"),
  };
}

/** Lighthouse's own mobile settings, the median of three runs by performance. */
export async function benchLighthouse(): Promise<void> {
  print(
    "Lighthouse, mobile, simulated slow 4G, median of 3 (goals: performance 100, home 98 or more; of home FCP 0.75 s, LCP 1.3 s)",
  );
  await installChromium();
  const product = await startProduct();
  const port = await freePort();
  const launch = chromiumLaunch();
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
  });
  const rows = [["page", ...categories, "FCP s", "LCP s", "layout shift", "KB"]];
  try {
    await migrate(product);
    const shared = `/shared/${await shareStory(product)}`;
    for (const [name, path] of [
      ["home", "/"],
      ["landing page", "/stories-for-age/5"],
      ["marketing page", "/ai-bedtime-stories"],
      ["shared story", shared],
    ] as const) {
      const measured: Run[] = [];
      for (let i = 0; i < runs; i++) measured.push(await measure(new URL(path, product.url).href, port));
      const [, median] = measured.sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0));
      if (!median) continue;
      rows.push([
        name,
        ...median.scores.map(String),
        (median.firstPaintMs / 1000).toFixed(2),
        (median.largestPaintMs / 1000).toFixed(2),
        median.layoutShift.toFixed(3),
        (median.bytes / 1000).toFixed(1),
      ]);
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  printTable(rows);
}
