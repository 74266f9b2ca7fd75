import { afterAll, beforeAll, expect, test } from "vitest";
import { fuzz } from "../../support/requests/fuzz-site";
import { writablePaths } from "../../support/requests/ways-in";
import { startTestWorker, type TestWorker } from "../../support/worker/served-worker";

/** The same few at every run; `npm run fuzz` sends thousands, others each time. */
const seed = 20_261_120;
const each = 60;

let site: TestWorker;
beforeAll(async () => {
  site = await startTestWorker();
});
afterAll(() => site.stop());

test("nothing that comes in by any way makes it fail, hang or lead elsewhere", { timeout: 90_000 }, async () => {
  const seen = new Set<string>();
  for (const path of ["GET", "raw", ...(await writablePaths())]) {
    const { findings, statuses } = await fuzz({ site: site.url, path, count: each, seed });
    expect(findings).toEqual([]);
    expect(Object.values(statuses).reduce((sum, count) => sum + count)).toBe(each);
    for (const status of Object.keys(statuses)) seen.add(status);
  }
  // It has met the product's own answers, and not its door alone.
  for (const status of ["200", "400", "403", "404", "405", "415"]) expect([...seen]).toContain(status);
  expect(site.logs.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
