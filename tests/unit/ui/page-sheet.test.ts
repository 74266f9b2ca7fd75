import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { joinSheets, pageSheetFor } from "../../../app/ui/page-sheet";

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css"/>`;
const html = `<head>${link("root-BtaqBy24")}<title>Moon</title>${link("generator-CZqHEf--")}</head>`;
const joined = '<link rel="stylesheet" href="/assets/sheet-BtaqBy24-CZqHEf--.css"/>';

test("a page's sheets are one, in the place of the first", () => {
  expect(joinSheets(html, false)).toBe(`<head>${joined}<title>Moon</title></head>`);
});

test("a page that loads parts goes on naming the sheets that it has, so that no part brings one again", () => {
  const named = ["root-BtaqBy24", "generator-CZqHEf--"].map(
    (name) => `<link rel="later" href="/assets/${name}.css" disabled=""/>`,
  );
  expect(joinSheets(html, true)).toBe(`<head>${joined}${named.join("")}<title>Moon</title></head>`);
});

test("a page with one sheet or none stays as it is", () => {
  expect(joinSheets(link("root-BtaqBy24"), true)).toBe(link("root-BtaqBy24"));
  expect(joinSheets("<head></head>", true)).toBe("<head></head>");
});

test("sheets in another order are another page's", () => {
  const sheets = ["/assets/a-11111111.css", "/assets/b-22222222.css"];
  expect(pageSheetFor(sheets)).not.toBe(pageSheetFor(sheets.toReversed()));
});

test("the faces' second files are asked for by other letters than the first ones have", () => {
  const css = readFileSync(path.resolve(import.meta.dirname, "../../../app/ui/faces/faces.css"), "utf8");
  const ranges = [...css.matchAll(/unicode-range:([^;]+);/g)].map(([, range = ""]) =>
    [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = "", last = first]) => [
      Number.parseInt(first, 16),
      Number.parseInt(last, 16),
    ]),
  );
  expect(ranges).toHaveLength(2);
  expect(ranges[0]).toEqual(ranges[1]);
  const isElsewhere = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges[0]?.some(([first = 0, last = 0]) => first <= code && code <= last);
  };
  expect([..."Zoë’s café, “Ángel” – 3 × ½…©›"].filter(isElsewhere)).toEqual(["Á", "½"]);
});
