import { expect, test } from "vitest";
import { headingLine, type Line } from "../../../../server/normalise/line";
import { createStructure } from "../../../../server/normalise/structure";

const line = (text: string, bold = false): Line => ({ heading: false, spans: [{ text, bold }], finished: true });
const told = (lines: Line[]) => {
  const structure = createStructure("A Gentle Story");
  return [...structure.push(lines), ...structure.end()].filter(({ is }) => is !== "lineEnd");
};

test("lines become title, chapters and paragraphs, each with what it says", () => {
  expect(
    told([headingLine("The Owl"), line("Chapter One", true), line("Up", true), line("She flew. "), line("Chapter 2")]),
  ).toEqual([
    { is: "title", title: "The Owl" },
    { is: "chapter", number: 1, title: "Up" },
    { is: "paragraph", spans: [{ text: "S", bold: false }] },
    { is: "words", span: { text: "he flew. ", bold: false } },
    { is: "chapter", number: 2, title: "" },
  ]);
});

test("a preamble is cut off wherever a span ends", () => {
  const spans = [
    { text: "Sure! Here is your ", bold: false },
    { text: "bedtime story: -", bold: true },
    { text: " It flew. It slept.", bold: false },
  ];
  expect(told([{ heading: true, spans, finished: true }])[0]).toEqual({ is: "title", title: "A Gentle Story" });
  const text = told([{ heading: true, spans, finished: true }])
    .flatMap((token) => (token.is === "paragraph" ? token.spans : token.is === "words" ? [token.span] : []))
    .map((span) => span.text)
    .join("");
  expect(text).toBe("It flew. It slept.");
});
