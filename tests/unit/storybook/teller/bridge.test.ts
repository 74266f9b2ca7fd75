import { expect, test } from "vitest";
import { bridgeTo } from "../../../../app/storybook/teller/bridge";
import { fill } from "../../../../app/storybook/teller/fill";

test("the chapters of one evening are bridged in different words, the same ones for the same seed", () => {
  const second = bridgeTo(1, 7).text;
  expect(bridgeTo(1, 7).text).toBe(second);
  expect(bridgeTo(2, 7).text).not.toBe(second);
});

test("a bridge names nobody but the child, and nothing of a tale", () => {
  for (let seed = 0; seed < 40; seed++) expect(fill(bridgeTo(1, seed).text, { hero: "Nora" })).not.toContain("{");
});
