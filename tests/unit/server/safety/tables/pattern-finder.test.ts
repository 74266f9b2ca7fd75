import { expect, test } from "vitest";
import { alternativesOf } from "../../../../../scripts/safety/needed-words";
import { requestRules } from "../../../../../scripts/safety/request-rules";
import { withoutAccents } from "../../../../../server/safety/fold-words";
import * as generated from "../../../../../server/safety/generated/request-patterns";
import { createPatternFinder } from "../../../../../server/safety/tables/pattern-finder";
import { requestsTuned } from "../../../../support/safety/requests-tuned";

test.each([
  ["play with fire", [["play with fire"]]],
  ["(?:play|toy) with (?:the )?fire", [["play", "toy"], [" with "], ["fire"]]],
  ["\\bfires?\\b", [["fire"]]],
  ["a(?=never)b\\w+\\.\\.\\.", [["..."]]],
  ["[abc]{2}dog|", [["dog"]]],
  ["(?:cats? and (?:black |white )*dogs|mice)", [["dogs", "mice"]]],
  ["(?:ab|mice)", []],
])("%s needs %j", (source, needs) => {
  expect(alternativesOf(source)[0]?.needs).toEqual(needs);
});

test("alternatives are split at the top level alone", () => {
  const sources = alternativesOf("a(?:b|c)|[|]d|\\|e|f").map(({ source }) => source);
  expect(sources).toEqual(["a(?:b|c)", "[|]d", "\\|e", "f"]);
});

const { refused, praised, innocent } = requestRules();
const written = [...refused, ...praised, ...innocent];

test("hardly a pattern of ours is asked about every text", () => {
  expect(written.filter(({ needs }) => needs.length === 0).length).toBeLessThanOrEqual(3);
});

test("all are written as folded text is: in lower case, without accents", () => {
  const sources = written.map(({ source }) => source.replace(/\\[pP]\{[^}]*\}|\\[A-Z]/g, ""));
  expect(sources.filter((source) => withoutAccents(source.toLowerCase()) !== source)).toEqual([]);
});

test.each([
  ["refused", generated.refused, refused],
  ["innocent", generated.innocent, innocent],
])("no pattern is missed: with the finder or without, the same ones match (%s)", (_, table, rules) => {
  const compiled = rules.map(({ source, flags }) => new RegExp(source, flags));
  const finder = createPatternFinder(table);
  for (const { text } of requestsTuned.map((one) => ({ text: one.text.toLowerCase() }))) {
    const found: number[] = [];
    for (const [pattern, i] of finder.candidates(text)) if (text.search(pattern) >= 0) found.push(i);
    const all = compiled.flatMap((pattern, i) => (text.search(pattern) >= 0 ? [i] : []));
    expect(found, text).toEqual(all);
  }
});
