import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { beforePaintScript } from "../../../app/wizard/before-paint";

type OnError = (event: { target: { tagName: string } }) => void;

function marksFor(hash: string, failing?: string): Record<string, string> {
  const dataset: Record<string, string> = {};
  let onError: OnError = () => {};
  const addEventListener = (_: string, listener: OnError) => {
    onError = listener;
  };
  const page = { document: { documentElement: { dataset } }, location: { hash }, addEventListener };
  runInNewContext(beforePaintScript, page);
  if (failing) onError({ target: { tagName: failing } });
  return dataset;
}

test("the script is tiny and can stand in a script element", () => {
  expect(beforePaintScript.length).toBeLessThan(400);
  expect(beforePaintScript).not.toContain("</");
});

test("a script that does not come leaves the page as without scripts; a picture does not matter", () => {
  expect(marksFor("", "SCRIPT")).toEqual({});
  expect(marksFor("", "IMG")).toEqual({ js: "" });
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
