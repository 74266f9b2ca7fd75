import { inspect, parseArgs } from "node:util";
import { fuzz } from "../tests/support/requests/fuzz-site";
import { writablePaths } from "../tests/support/requests/ways-in";
import { openHeapMeter } from "../tests/support/worker/heap";
import { startTestWorker } from "../tests/support/worker/served-worker";

/**
 * `npm run fuzz`: generated requests to every way into the built Worker. No answer may be a 5xx, none may stay away, and
 * the Worker's memory must stay flat. `-- --each 500 --seed 7` for fewer, or for the same again.
 */
const { values } = parseArgs({
  options: {
    each: { type: "string", default: "5000" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
});
const each = Number(values.each);
const seed = Number(values.seed);
if (!Number.isInteger(each) || each < 1 || !Number.isInteger(seed)) {
  console.error("--each and --seed are whole numbers.");
  process.exit(2);
}

/** MiB. A kilobyte kept of each request would come to more. Cloudflare lets a Worker have 128. */
const mostGrowth = 40;
const mostShown = 30;

let failures = 0;
function report(failure: string): void {
  failures++;
  if (failures <= mostShown) console.error(failure);
}

const site = await startTestWorker({ inspect: true });
const heap = await openHeapMeter(site);

/** Of all readings on the way the least: garbage comes and goes, what is kept stays. */
async function fuzzAndMeasure(path: string, count: number, from: number) {
  let least = Number.POSITIVE_INFINITY;
  const afterBatch = async () => {
    least = Math.min(least, await heap.used());
  };
  return { ...(await fuzz({ site: site.url, path, count, seed: from, afterBatch })), least: Math.round(least) };
}

try {
  const paths = ["GET", "raw", ...(await writablePaths())];
  console.info(`${each} requests to each of ${paths.length} ways in, seed ${seed}`);
  // Its heap grows to its working size first.
  let warm = 0;
  for (const path of paths) warm = Math.max(warm, (await fuzzAndMeasure(path, Math.min(each, 200), seed + 1)).least);
  const leasts: number[] = [];
  for (const path of paths) {
    const began = Date.now();
    const { findings, statuses, least } = await fuzzAndMeasure(path, each, seed);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.info(`${path}: ${JSON.stringify(statuses)}, ${seconds} s, ${least} MiB of heap`);
    for (const { what, request } of findings) report(`${what}: ${inspect(request, { maxStringLength: 500 })}`);
    leasts.push(least);
  }
  for (const line of site.logs.filter((logged) => logged.includes('"level":"error"'))) report(`logged: ${line}`);
  // The runtime collects when it likes: once in half the run is enough to see what is kept.
  const lasting = Math.min(...leasts.slice(leasts.length >> 1));
  console.info(`The Worker's heap: ${warm} MiB warm, ${lasting} MiB in the second half`);
  if (lasting - warm > mostGrowth) report(`the memory grew by ${lasting - warm} MiB`);
} finally {
  heap.close();
  await site.stop();
}
console.info(failures === 0 ? "Nothing found." : `${failures} findings.`);
process.exit(failures === 0 ? 0 : 1);
