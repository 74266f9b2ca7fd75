import { expect, test } from "vitest";
import { createSeedSource } from "../../../../server/telling/seeds";

test("seeds follow one another from a random one on, which is drawn once and late", () => {
  let drawn = 0;
  const next = createSeedSource(() => {
    drawn++;
    return 0xffff_fffe;
  });
  expect(drawn).toBe(0);
  expect([next(), next(), next()]).toEqual([0xffff_fffe, 0xffff_ffff, 0]);
  expect(drawn).toBe(1);
});
