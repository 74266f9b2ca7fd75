import { expect, test } from "vitest";
import { sampleRequest, tell } from "./samples";
import { varietyOf } from "./variety";

test("fifteen stories in a row for the same answers are different stories", () => {
  const request = sampleRequest(4, 6, "5-7 minutes");
  const told = Array.from({ length: 15 }, (_, seed) => tell(request, seed));
  const variety = varietyOf(told);
  expect(variety.largestOverlap).toBeLessThan(0.2);
  expect(variety.openings).toBeGreaterThanOrEqual(0.9);
  expect(variety.cliches).toBeLessThan(1.5);
});

test("the measures of variety", () => {
  const one = "the cat sat on the mat and saw the moon";
  const other = "a dog ran to a hill but met no fox";
  expect(varietyOf([one, one]).selfBleu).toBeCloseTo(1, 2);
  expect(varietyOf([one, one]).largestOverlap).toBe(1);
  expect(varietyOf([one, other]).largestOverlap).toBe(0);
  expect(varietyOf([one, other]).openings).toBe(1);
  expect(varietyOf([`${one} Elara whispered`, other]).cliches).toBeCloseTo(2000 / 22, 5);
});
