import { readingTimes } from "../../app/story/catalogue";
import { sampleRequest, sampleSeed, tell } from "../../tests/unit/storybook/samples";
import { startProduct } from "./bench-workers";
import { print, printTable } from "./print-table";
import { readStory } from "./read-story";
import { cpuMsOf } from "./workerd-cpu";

const stories = 200;
const ages = [3, 5, 7, 9, 11];

/** Stories a second and core: the engine alone in this process, and the whole request in workerd. */
export async function benchStoryteller(): Promise<void> {
  print("Stories of the built-in storyteller a second and core");
  const rows = [["reading time", "engine alone", "whole request", "CPU ms a request"]];
  const product = await startProduct();
  const requestOf = (i: number, time: (typeof readingTimes)[number]["value"]) =>
    sampleRequest(i, ages[i % ages.length] ?? 5, time);
  try {
    for (const { value } of readingTimes) {
      const engineMs = (count: number) => {
        const start = process.cpuUsage();
        for (let i = 0; i < count; i++) tell(requestOf(i, value), sampleSeed(i));
        const { user, system } = process.cpuUsage(start);
        return (user + system) / 1000 / count;
      };
      engineMs(stories / 2);
      const engine = engineMs(stories);
      const ask = async (from: number, to: number) => {
        for (let i = from; i < to; i++) await readStory(product.url, requestOf(i, value));
      };
      await ask(0, stories / 4);
      const before = cpuMsOf(product.pid);
      await ask(0, stories);
      const whole = (cpuMsOf(product.pid) - before) / stories;
      rows.push([value, (1000 / engine).toFixed(0), (1000 / whole).toFixed(0), whole.toFixed(2)]);
    }
  } finally {
    await product.stop();
  }
  printTable(rows);
}
