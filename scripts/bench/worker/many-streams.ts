import { createParser } from "eventsource-parser";
import { sampleRequest } from "../../../tests/support/storybook/samples";
import { percentile } from "../support/percentile";
import { print, printTable } from "../support/print-table";
import { startModel, storyTokens } from "../support/upstream";
import { memoryOf } from "../support/workerd-cpu";
import { startProduct } from "../support/workers";

const streams = 200;
const tokens = 900;
const tokensPerSecond = 100;

/** Times between two `text` events of one story, in milliseconds. */
async function gapsOf(url: URL, listener: number): Promise<number[]> {
  const response = await fetch(new URL("/api/generate-story", url), {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify({ ...sampleRequest(1, 9, "15 minutes"), user_identifier: `many-${listener}` }),
  });
  const gaps: number[] = [];
  let last: number | undefined;
  let done = false;
  const parser = createParser({
    onEvent({ event }) {
      if (event === "text") {
        if (last !== undefined) gaps.push(performance.now() - last);
        last = performance.now();
      }
      done ||= event === "done";
    },
  });
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) parser.feed(decoder.decode(bytes, { stream: true }));
  if (!done) throw new Error(`story ${listener} did not come to its end: ${response.status}`);
  return gaps;
}

/** Two hundred stories of a model at the same time, each at its pace. */
export async function benchManyStreams(): Promise<void> {
  print(
    `${streams} stories at the same time, ${tokensPerSecond} tokens a second each (goal: all complete; gaps within 1.3 times those of the version to compare with, run in turns)`,
  );
  const model = await startModel(storyTokens(tokens), tokensPerSecond);
  const product = await startProduct({ variables: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: "bench" } });
  try {
    const single = await gapsOf(product.url, 0);
    const before = memoryOf(product.pid);
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, memoryOf(product.pid));
    }, 100);
    const settled = await Promise.allSettled(Array.from({ length: streams }, (_, i) => gapsOf(product.url, i + 1)));
    clearInterval(watch);
    const complete = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    const all = complete.flat();
    const row = (name: string, gaps: readonly number[]) => [
      name,
      percentile(gaps, 0.5).toFixed(0),
      percentile(gaps, 0.95).toFixed(0),
      percentile(gaps, 0.999).toFixed(0),
    ];
    printTable([
      ["gaps between texts, ms", "median", "95 %", "99.9 %"],
      row("one story", single),
      row(`${streams} stories`, all),
    ]);
    print(
      `complete: ${complete.length} of ${streams}; memory a stream: ${((most - before) / streams / 1024).toFixed(0)} KiB`,
    );
    const growth = percentile(all, 0.95) / percentile(single, 0.95);
    print(`gaps at the 95th percentile: ${growth.toFixed(2)} of those of a single story`);
  } finally {
    await product.stop();
    await model.close();
  }
}
