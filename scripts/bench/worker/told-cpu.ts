import { percentile } from "../support/percentile";
import { print, printTable } from "../support/print-table";
import { readStory } from "../support/read-story";
import { startModel, storyTokens, tokensPerStory } from "../support/upstream";
import { cpuMsOf } from "../support/workerd-cpu";
import { type MeasuredWorker, startBareWorker, startProduct } from "../support/workers";

const rounds = 5;
const burstStories = 40;
const pacedStories = 12;
const tokensPerSecond = 100;

/** Passes the same upstream's bytes on and does nothing else. */
const passThrough = (address: string) => `export default {
  fetch: (request) => fetch("${address}/chat/completions", { method: "POST", body: request.body }),
};`;

/** @returns what it does with one round of stories, in milliseconds of CPU for each */
async function cpuPerStory({ url, pid }: MeasuredWorker, stories: number, atOnce: number): Promise<number> {
  const before = cpuMsOf(pid);
  for (let i = 0; i < stories; i += atOnce) await Promise.all(Array.from({ length: atOnce }, () => readStory(url)));
  return (cpuMsOf(pid) - before) / stories;
}

/**
 * Processor time of workerd for one story of a model, against passing the same bytes through. Both work at the same time, so
 * that whatever else the machine does meets both; the first round warms them up.
 */
export async function benchToldCpu(): Promise<void> {
  print(`CPU of workerd for one story of ${tokensPerStory} tokens, medians of ${rounds} rounds (goal: at most twice)`);
  const rows = [["upstream", "pass-through ms", "Moonthread ms", "ratio", "ratios from", "to"]];
  for (const [name, rate, stories, atOnce] of [
    ["all at once", undefined, burstStories, 1],
    [`${tokensPerSecond} tokens a second`, tokensPerSecond, pacedStories, pacedStories],
  ] as const) {
    const model = await startModel(storyTokens(), rate);
    const bare = await startBareWorker(passThrough(model.url));
    const product = await startProduct({ variables: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: "bench" } });
    try {
      const floors: number[] = [];
      const ours: number[] = [];
      for (let i = 0; i <= rounds; i++) {
        const [floor, our] = await Promise.all([
          cpuPerStory(bare, stories, atOnce),
          cpuPerStory(product, stories, atOnce),
        ]);
        if (i === 0) continue;
        floors.push(floor);
        ours.push(our);
      }
      const ratios = ours.map((our, i) => our / (floors[i] ?? Number.NaN));
      rows.push([
        name,
        percentile(floors, 0.5).toFixed(1),
        percentile(ours, 0.5).toFixed(1),
        percentile(ratios, 0.5).toFixed(2),
        Math.min(...ratios).toFixed(2),
        Math.max(...ratios).toFixed(2),
      ]);
    } finally {
      await product.stop();
      await bare.stop();
      await model.close();
    }
  }
  printTable(rows);
}
