import { expect, test } from "vitest";
import { lexiconTexts } from "../../../../../scripts/safety/read-lexicon";
import { ruleTableTexts } from "../../../../../scripts/safety/read-rules";
import { classesIn } from "../../../../../server/safety/told/classes";
import { createLexicon } from "../../../../../server/safety/told/lexicon";
import { brokenRules, createRuleTable } from "../../../../../server/safety/told/match-rules";
import { ruleOf } from "../../../../../server/safety/told/rule";
import { tokensOf } from "../../../../../server/safety/told/tokens";

const { names, table } = lexiconTexts(["fruit: apple plum", "hot: stove hot_plate"]);
const lexicon = createLexicon(names, table);
const broken = (rule: string, sentence: string) => {
  const tokens = tokensOf(sentence);
  const { rules, byKey } = ruleTableTexts([rule]);
  const ruleTable = createRuleTable(rules, byKey);
  return [...brokenRules(tokens, classesIn(tokens, lexicon), lexicon.keys, ruleTable)].length > 0;
};

test.each([
  ["k: eat & @fruit", "the plums that they were eating", true],
  ["k: eat & @fruit & !worm", "the worm was eating plums", false],
  ["k: put on|in hot_plate", "he put it on the hot plate", true],
  ["k: put on|in hot_plate", "on the hot plate he put it", false],
  ["k: put stove", "put the cat that was too fat and old near the stove", false],
  ["k: stoned", "a stone wall", false],
])("%s in %j: %s", (rule, sentence, expected) => {
  expect(broken(rule, sentence)).toBe(expected);
});

test("marks of a kind are read", () => {
  expect(ruleOf("k?: a", 3)).toMatchObject({ number: 3, kind: "k", unlessWarned: true });
  expect(() => ruleTableTexts(["nonsense"])).toThrow("nonsense");
});
