import { startModel, storyTokens, tokensPerStory } from "./bench-upstream";
import { startBareWorker, startProduct } from "./bench-workers";
import { print, printTable } from "./print-table";
import { readStory } from "./read-story";
import { cpuMsOf } from "./workerd-cpu";

const warmUps = 12;
const burstStories = 40;
const pacedStories = 12;
const tokensPerSecond = 100;

/** Passes the same upstream's bytes on and does nothing else. */
const passThrough = (address: string) => `export default {
  fetch: (request) => fetch("${address}/chat/completions", { method: "POST", body: request.body }),
};`;

async function cpuPerStory(url: URL, pid: number, stories: number, atOnce: number): Promise<number> {
  for (let i = 0; i < warmUps; i += atOnce) await Promise.all(Array.from({ length: atOnce }, () => readStory(url)));
  const before = cpuMsOf(pid);
  for (let i = 0; i < stories; i += atOnce) await Promise.all(Array.from({ length: atOnce }, () => readStory(url)));
  return (cpuMsOf(pid) - before) / stories;
}

/** Processor time of workerd for one story of a model, against passing the same bytes through. */
export async function benchToldCpu(): Promise<void> {
  print(
    `CPU of workerd for one story of ${tokensPerStory} tokens (goal: at most twice the pass-through when all comes at once)`,
  );
  const rows = [["upstream", "pass-through ms", "Moonthread ms", "ratio"]];
  for (const [name, rate] of [
    ["all at once", undefined],
    [`${tokensPerSecond} tokens a second`, tokensPerSecond],
  ] as const) {
    const model = await startModel(storyTokens(), rate);
    const bare = await startBareWorker(passThrough(model.url));
    const product = await startProduct({ variables: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: "bench" } });
    try {
      const stories = rate ? pacedStories : burstStories;
      const atOnce = rate ? pacedStories : 1;
      const floor = await cpuPerStory(bare.url, bare.pid, stories, atOnce);
      const ours = await cpuPerStory(product.url, product.pid, stories, atOnce);
      rows.push([name, floor.toFixed(1), ours.toFixed(1), (ours / floor).toFixed(2)]);
    } finally {
      await product.stop();
      await bare.stop();
      await model.close();
    }
  }
  printTable(rows);
}
