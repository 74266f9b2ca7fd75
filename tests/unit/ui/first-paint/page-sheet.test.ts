import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { inlineSheets, pageSheetFor } from "../../../../app/ui/first-paint/page-sheet";

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css"/>`;
const html = `<head>${link("root-BtaqBy24")}<title>Moon</title>${link("generator-CZqHEf--")}</head>`;
const joined = "/assets/sheet-BtaqBy24-CZqHEf--.css";
const read = async (sheet: string) => (sheet === joined ? 'a{content:"$&"}' : undefined);

test("a page's sheets stand in it as one, in the place of the first", async () => {
  expect(await inlineSheets(html, read)).toBe(
    `<head><style id="page-sheet">a{content:"$&"}</style><title>Moon</title></head>`,
  );
});

const named = ["root-BtaqBy24", "generator-CZqHEf--"].map(
  (name) => `<link rel="later" href="/assets/${name}.css" disabled=""/>`,
);

test("a page that loads parts goes on naming the sheets that it has, so that no part brings one again", async () => {
  expect(await inlineSheets(html, read, "N")).toBe(
    `<head><style id="page-sheet" nonce="N">a{content:"$&"}</style>${named.join("")}<title>Moon</title></head>`,
  );
});

test("where its text cannot be had the page names the one sheet", async () => {
  expect(await inlineSheets(html, async () => undefined, "N")).toBe(
    `<head><link rel="stylesheet" href="${joined}"/>${named.join("")}<title>Moon</title></head>`,
  );
});

test("a page without a sheet stays as it is", async () => {
  expect(await inlineSheets("<head></head>", read, "N")).toBe("<head></head>");
});

test("sheets in another order are another page's", () => {
  const sheets = ["/assets/a-11111111.css", "/assets/b-22222222.css"];
  expect(pageSheetFor(sheets)).not.toBe(pageSheetFor(sheets.toReversed()));
});

test("the faces' second files are asked for by other letters than the first ones have", () => {
  const css = readFileSync(path.resolve(import.meta.dirname, "../../../../app/ui/faces/faces-more.css"), "utf8");
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
