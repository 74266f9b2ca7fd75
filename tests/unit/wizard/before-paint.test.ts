import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { beforePaintScript } from "../../../app/wizard/before-paint";

function marksFor(hash: string): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(beforePaintScript, { document: { documentElement: { dataset } }, location: { hash } });
  return dataset;
}

test("the script is tiny and can stand in a script element", () => {
  expect(beforePaintScript.length).toBeLessThan(400);
  expect(beforePaintScript).not.toContain("</");
});

test.each([
  ["", { js: "" }],
  ["#", { js: "" }],
  ["#age", { js: "", step: "age" }],
  ["#readingTime", { js: "", step: "readingTime" }],
  ["#story", { js: "", screen: "story" }],
  ["#ages", { js: "" }],
  ["#%E0%A4%A", { js: "" }],
  ["#constructor", { js: "" }],
])("the address %j marks the page", (hash, marks) => {
  expect(marksFor(hash)).toEqual(marks);
});
