import { chromium } from "@playwright/test";
import { chromiumLaunch, installChromium } from "../../../tests/support/browser/chromium";
import { answerUpTo, openWizard } from "../../../tests/support/browser/wizard-pages";
import { sampleRequest } from "../../../tests/support/storybook/samples";
import { type Script, startUpstream } from "../../../tests/support/upstream/upstream";
import { percentile } from "../support/percentile";
import { print, printTable } from "../support/print-table";
import { startProduct } from "../support/workers";

const stories = 40;
const storiesInChromium = 8;
/** A model thinks before it speaks; this keeps the connection's making out of the figure. */
const thinkingMs = 100;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** @param said notes when the first whole sentence is on its way */
function speaks(said: () => void): Script {
  return async (exchange) => {
    await exchange.open();
    await wait(thinkingMs);
    for (const token of ["**The", " Moon", " Boat", "**", "\n\n", "Once"]) await exchange.say(token);
    said();
    for (let i = 0; i < 40; i++) await exchange.say(` a small boat went out ${i}.`);
    await exchange.finish();
  };
}

/** From the moment the model has said its first whole line until the browser's side hears and paints it. */
export async function benchFirstWords(): Promise<void> {
  print("Milliseconds from the model's first whole sentence (goal: under 15 added by the server at the median)");
  let saidAt = 0;
  const model = await startUpstream(
    speaks(() => {
      saidAt = performance.now();
    }),
  );
  const product = await startProduct({ variables: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: "bench" } });
  const rows = [["until", "median", "95 %"]];
  const add = (name: string, times: readonly number[]) =>
    rows.push([name, percentile(times, 0.5).toFixed(1), percentile(times, 0.95).toFixed(1)]);
  try {
    const heard: number[] = [];
    for (let i = 0; i < stories; i++) heard.push((await firstTextAt(product.url, i)) - saidAt);
    add("the first `text` event", heard.slice(stories / 4));
    const painted = await paintTimes(product.url, () => saidAt);
    add("the first glyph in Chromium", painted);
  } finally {
    await product.stop();
    await model.close();
  }
  printTable(rows);
}

async function firstTextAt(url: URL, i: number): Promise<number> {
  const response = await fetch(new URL("/api/generate-story", url), {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify({ ...sampleRequest(1, 6, "2-3 minutes"), user_identifier: `first-words-${i}` }),
  });
  let text = "";
  let at = Number.NaN;
  for await (const bytes of response.body ?? []) {
    text += new TextDecoder().decode(bytes);
    if (Number.isNaN(at) && text.includes("event: text")) at = performance.now();
  }
  return at;
}

/** On the real page; both clocks are this machine's. */
async function paintTimes(url: URL, saidAt: () => number): Promise<number[]> {
  await installChromium();
  const browser = await chromium.launch(chromiumLaunch());
  const times: number[] = [];
  try {
    for (let i = 0; i < storiesInChromium; i++) {
      const page = await browser.newPage();
      await openWizard(page, url.href);
      await answerUpTo(page);
      const painted = page.evaluate<number>(firstGlyph);
      await page.keyboard.press("Enter");
      times.push((await painted) - performance.timeOrigin - saidAt());
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return times;
}

/** For the page. Gives milliseconds since 1970, at the frame after the one that showed the title. */
const firstGlyph = `(async () => {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (!document.querySelector("[data-story-block]")?.textContent?.includes("Moon Boat")) await nextFrame();
  await nextFrame();
  return performance.timeOrigin + performance.now();
})()`;
