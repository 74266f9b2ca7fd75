import { expect, test } from "vitest";
import { classesIn } from "../../../../../server/safety/told/classes";
import { readLexicon } from "../../../../../server/safety/told/lexicon-reader";
import { brokenRules, tableOf } from "../../../../../server/safety/told/match-rules";
import { readRules } from "../../../../../server/safety/told/rule-reader";
import { tokensOf } from "../../../../../server/safety/told/tokens";

const lexicon = readLexicon("fruit: apple plum\nhot: stove hot_plate");
const broken = (rule: string, sentence: string) => {
  const tokens = tokensOf(sentence);
  return [...brokenRules(tokens, classesIn(tokens, lexicon), lexicon.names, tableOf(readRules(rule)))].length > 0;
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
  expect(readRules("# why\nk?~: a")[0]).toMatchObject({ kind: "k", unlessWarned: true, weak: true });
  expect(() => readRules("nonsense")).toThrow("nonsense");
});
