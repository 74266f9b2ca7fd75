import { expect, test } from "vitest";
import { createSeedSource } from "../../../../server/telling/seeds";

test("each seed is of another family, and its first stories come in turn", () => {
  let drawn = 0;
  const next = createSeedSource(() => 0xffff_fffe - 0x1_0000 * drawn++);
  expect(drawn).toBe(0);
  const seeds = Array.from({ length: 6 }, next);
  expect(seeds.map((seed) => seed & 0xffff)).toEqual([0, 1, 2, 3, 0, 1]);
  expect(seeds.slice(0, 2)).toEqual([0xffff_0000, 0xfffe_0001]);
});
