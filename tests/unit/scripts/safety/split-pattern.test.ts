import { expect, test } from "vitest";
import { splitPattern } from "../../../../scripts/safety/split-pattern";

const many = (words: string) => Array.from({ length: 60 }, (_, i) => `${words}${i}`).join("|");
const [cats, dogs] = [many("cat"), many("dog[s)]")];

test("a long pattern is cut at a group that it needs, and the parts match the same texts", () => {
  const source = `\\b(see|hear) ((${cats})|(${dogs})) (run|sit)\\b`;
  const parts = splitPattern(source);
  expect(parts).toHaveLength(2);
  for (const text of [
    "see cat7 run",
    "hear dogs12 sit",
    "hear dog)3 run",
    "see cat run",
    "cat7 run",
    "see cat7 runs",
  ]) {
    const matches = parts.some((part) => new RegExp(part).test(text));
    expect(matches, text).toBe(new RegExp(source).test(text));
  }
});

test.each([
  ["a short one", "(a|b)c"],
  ["one whose group may be missing", `x((${cats})|(${dogs}))?y`],
  ["one that looks ahead", `x(?=((${cats})|(${dogs})))y`],
  ["one without long alternatives", `(${cats})y(${dogs})`],
])("%s stays whole", (_, source) => {
  expect(splitPattern(source)).toEqual([source]);
});
