import { expect, test } from "vitest";
import { createSiteCap } from "../../../../server/limits/site-cap";
import type { StoryCounts } from "../../../../server/limits/story-counts";

const midnight = Date.UTC(2026, 10, 24);

/** A count of a day; its names as often as they were asked for. */
function startCounts(told: () => Promise<number>) {
  const names: string[] = [];
  const counts = {
    idFromName: (name: string) => name,
    get: (name: string) => ({
      told: () => {
        names.push(name);
        return told();
      },
    }),
  } as unknown as DurableObjectNamespace<StoryCounts>;
  return { names, counts };
}

test("open below the cap, reached at it; the count is asked once in ten seconds", async () => {
  let told = 1;
  const { names, counts } = startCounts(async () => told);
  const cap = createSiteCap();
  const ask = (second: number) => cap({ counts, most: 2, now: midnight + 1000 * second });
  expect(await ask(0)).toBe("open");
  told = 2;
  expect([await ask(1), await ask(9.9), names.length]).toEqual(["open", "open", 1]);
  expect([await ask(10), await ask(15), names.length]).toEqual(["reached", "reached", 2]);
});

test("a new day is another count's", async () => {
  let told = 2;
  const { names, counts } = startCounts(async () => told);
  const cap = createSiteCap();
  expect(await cap({ counts, most: 2, now: midnight - 1 })).toBe("reached");
  told = 0;
  expect(await cap({ counts, most: 2, now: midnight })).toBe("open");
  expect(new Set(names).size).toBe(2);
});

test("a count that fails is unknown, and is left alone like one that answers", async () => {
  const { names, counts } = startCounts(() => Promise.reject(new Error("away")));
  const cap = createSiteCap();
  const asked = [0, 1, 2].map((second) => cap({ counts, most: 2, now: midnight + 1000 * second }));
  expect(await Promise.all(asked)).toEqual(["unknown", "unknown", "unknown"]);
  expect(names).toHaveLength(1);
});
