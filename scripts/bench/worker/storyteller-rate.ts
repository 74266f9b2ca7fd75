import { type ReadingTime, readingTimes } from "../../../app/story/catalogue";
import { sampleRequest, sampleSeed, tell } from "../../../tests/support/storybook/samples";
import { print, printTable } from "../support/print-table";
import { readStory } from "../support/read-story";
import { cpuMsOf } from "../support/workerd-cpu";
import { startProduct } from "../support/workers";

const stories = 200;
const ages = [3, 5, 7, 9, 11];

/** Stories a second and core: the engine alone in this process, and the whole request in workerd. */
export async function benchStoryteller(): Promise<void> {
  print("Stories of the built-in storyteller a second and core");
  const requestOf = (i: number, time: ReadingTime) => sampleRequest(i, ages[i % ages.length] ?? 5, time);
  const engineMs = (time: ReadingTime, count: number) => {
    const start = process.cpuUsage();
    for (let i = 0; i < count; i++) tell(requestOf(i, time), sampleSeed(i));
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 / count;
  };
  const engine = readingTimes.map(({ value }) => {
    engineMs(value, stories / 2);
    return engineMs(value, stories);
  });
  const rows = [["reading time", "engine alone", "whole request", "CPU ms a request"]];
  const product = await startProduct();
  try {
    for (const [n, { value }] of readingTimes.entries()) {
      const ask = async (count: number) => {
        for (let i = 0; i < count; i++) await readStory(product.url, requestOf(i, value));
      };
      await ask(stories / 4);
      const before = cpuMsOf(product.pid);
      await ask(stories);
      const whole = (cpuMsOf(product.pid) - before) / stories;
      rows.push([value, (1000 / (engine[n] ?? 1)).toFixed(0), (1000 / whole).toFixed(0), whole.toFixed(2)]);
    }
  } finally {
    await product.stop();
  }
  printTable(rows);
}
