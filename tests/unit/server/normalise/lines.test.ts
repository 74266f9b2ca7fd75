import { expect, test } from "vitest";
import { createLineCleaner } from "../../../../server/normalise/lines";

const plain = (text: string) => ({ text, bold: false });
const bold = (text: string) => ({ text, bold: true });

test("a line is heading, spans and whether it is finished; asterisks are none of its text", () => {
  const lines = createLineCleaner();
  expect(lines.push("## The *Quiet* Moon\n\nIt was **very** late, 2 * 3.\n- One **bang\n")).toEqual([
    { heading: true, spans: [plain("The Quiet Moon")], finished: true },
    { heading: false, spans: [plain("It was "), bold("very"), plain(" late, 2 * 3.")], finished: true },
    { heading: false, spans: [plain("One "), bold("bang")], finished: true },
  ]);
  expect(lines.end()).toEqual([]);
});

test("a line comes in pieces, a space as soon as its weight is known", () => {
  const lines = createLineCleaner();
  const piece = (...spans: ReturnType<typeof plain>[]) => [{ heading: true, spans, finished: false }];
  expect(lines.push("# ")).toEqual([]);
  expect(lines.push("The ")).toEqual(piece(plain("The ")));
  expect(lines.push("**big ")).toEqual(piece(bold("big")));
  expect(lines.push("bad** ")).toEqual(piece(bold(" bad"), plain(" ")));
  expect(lines.push("owl")).toEqual(piece(plain("owl")));
  expect(lines.push("\n")).toEqual([{ heading: true, spans: [], finished: true }]);
});
