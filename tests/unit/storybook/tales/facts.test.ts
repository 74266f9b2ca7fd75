import { expect, test } from "vitest";
import { readLove } from "../../../../app/storybook/loves/read-love";
import { taleAges, taleWorlds } from "../../../../app/storybook/tale";
import { factsWorldOf } from "../../../../app/storybook/teller/facts";
import { readFacts } from "../../../support/storybook/read-library";
import { factFaults } from "../../../support/tales/fact-faults";

const lists = taleAges.flatMap((ages) => taleWorlds.map((world) => ({ ages, world, facts: readFacts(ages, world) })));

test.each(lists)("what is known of $world can be told to children of $ages", ({ ages, world, facts }) => {
  expect(factFaults(facts, ages)).toEqual([]);
  // Elsewhere nobody looks for it.
  expect(Object.keys(facts).filter((subject) => factsWorldOf(readLove(subject)) !== world)).toEqual([]);
});

test("something is known of what most children love", () => {
  for (const love of ["LEGO", "chess", "owls", "soccer", "fire trucks", "mermaids", "unicorns", "baking", "my horse"])
    for (const ages of taleAges) {
      const { subject = "", ...known } = readLove(love);
      expect(readFacts(ages, factsWorldOf(known)), `${love}, ${ages}`).toHaveProperty([subject]);
    }
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
