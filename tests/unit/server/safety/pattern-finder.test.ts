import { expect, test } from "vitest";
import { alternativesOf } from "../../../../scripts/safety/needed-words";
import { withoutAccents } from "../../../../server/safety/fold-words";
import { createPatternFinder } from "../../../../server/safety/pattern-finder";
import { readRequestTables } from "../../../../server/safety/request-tables";
import { requestsTuned } from "../../../support/safety/requests-tuned";

test.each([
  ["play with fire", [["play with fire"]]],
  ["(?:play|toy) with (?:the )?fire", [["play", "toy"], [" with "], ["fire"]]],
  ["\\bfires?\\b", [["fire"]]],
  ["a(?=never)b\\w+\\.\\.\\.", [["..."]]],
  ["[abc]{2}dog|", [["dog"]]],
  ["(?:cats? and (?:black |white )*dogs|mice)", [[" and ", "mice"]]],
  ["(?:ab|mice)", []],
])("%s needs %j", (source, needs) => {
  expect(alternativesOf(source)[0]?.needs).toEqual(needs);
});

test("alternatives are split at the top level alone", () => {
  const sources = alternativesOf("a(?:b|c)|[|]d|\\|e|f").map(({ source }) => source);
  expect(sources).toEqual(["a(?:b|c)", "[|]d", "\\|e", "f"]);
});

const { patterns } = readRequestTables();

test("hardly a pattern of ours is asked about every text", () => {
  const needless = patterns.filter(({ needs }) => needs.length === 0);
  expect(needless.length).toBeLessThanOrEqual(3);
});

test("all are written as folded text is: in lower case, without accents", () => {
  const sources = patterns.map(({ source }) => source.replace(/\\[pP]\{[^}]*\}|\\[A-Z]/g, ""));
  expect(sources.filter((source) => withoutAccents(source.toLowerCase()) !== source)).toEqual([]);
});

test("no pattern is missed: with the finder or without, the same ones match", () => {
  const compiled = patterns.map(({ source, flags }) => new RegExp(source, flags));
  const finder = createPatternFinder(patterns.map((pattern, tag) => ({ ...pattern, tag })));
  for (const { text } of requestsTuned.map((one) => ({ text: one.text.toLowerCase() }))) {
    const found = new Set<number>();
    for (const [pattern, i] of finder.candidates(text)) if (text.search(pattern) >= 0) found.add(i);
    const all = compiled.flatMap((pattern, i) => (text.search(pattern) >= 0 ? [i] : []));
    expect(
      [...found].sort((a, b) => a - b),
      text,
    ).toEqual(all);
  }
});
