import { expect, test } from "vitest";
import { taleAges } from "../../../../app/storybook/tale";
import { readFacts } from "../../../support/storybook/read-library";
import { factFaults } from "../../../support/tales/fact-faults";

test.each(taleAges)("what is known of loves can be told to children of %s", (ages) => {
  expect(factFaults(readFacts(ages), ages)).toEqual([]);
});

test.each([
  [{ zyzzyvas: ["they are bugs", "they have six legs"] }, "No love is called 'zyzzyvas' in the lexicon."],
  [{ bunnies: ["they hop far", "they hop far"] }, "'bunnies' has a fact twice."],
  [{ owls: ["an owl naps all day and it naps all of the night too"] }, "has 13 words; 3 to 9 are asked."],
  [{ owls: ["owls nap."] }, "is one plain sentence without its full stop."],
  [{ owls: ["an owl can be grey"] }, "gray"],
  [{ owls: ["call 555-867-5309 for an owl"] }, "would be stopped by the safety rules"],
])("%j is refused: %s", (facts, fault) => {
  expect(factFaults(facts, "2-3").join("\n")).toContain(fault);
});
