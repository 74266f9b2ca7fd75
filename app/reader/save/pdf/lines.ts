import type { Paragraph } from "../../../story/text/text";

/** A text's width in mm at a type size in points. */
export type Measure = (text: string, bold: boolean, size: number) => number;

/** Text in one weight, `x` mm from its line's start. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly x: number;
}

export interface Line {
  readonly runs: readonly Run[];
  /** In mm. */
  readonly width: number;
}

interface Piece {
  readonly text: string;
  readonly bold: boolean;
  readonly width: number;
}

/** Words, each of one piece or, where the weight changes inside it, of more. */
function splitWords(spans: Paragraph, width: (text: string, bold: boolean) => number): Piece[][] {
  const words: Piece[][] = [];
  let word: Piece[] | undefined;
  for (const { text, bold } of spans) {
    for (const [token] of text.matchAll(/ +|[^ ]+/g)) {
      if (token.startsWith(" ")) {
        word = undefined;
        continue;
      }
      const piece = { text: token, bold, width: width(token, bold) };
      if (word) {
        word.push(piece);
      } else {
        word = [piece];
        words.push(word);
      }
    }
  }
  return words;
}

/** Cuts a word that is wider than a line, as a made-up sound may be. */
function cutWord(word: readonly Piece[], most: number, width: (text: string, bold: boolean) => number): Piece[][] {
  const parts: Piece[][] = [];
  let left = 0;
  for (const { text, bold } of word) {
    for (const character of text) {
      const piece = { text: character, bold, width: width(character, bold) };
      const part = parts.at(-1);
      if (part && left + piece.width <= most) {
        part.push(piece);
        left += piece.width;
      } else {
        parts.push([piece]);
        left = piece.width;
      }
    }
  }
  return parts;
}

function widthOf(word: readonly Piece[]): number {
  return word.reduce((sum, piece) => sum + piece.width, 0);
}

/** A space is bold only between bold words. */
function isSpaceBold(before: readonly Piece[], after: readonly Piece[]): boolean {
  return before.at(-1)?.bold === true && after[0]?.bold === true;
}

/** Where the weight stays the same the text goes on in one run. */
function joinRuns(words: readonly (readonly Piece[])[], spaceWidth: (bold: boolean) => number, indent: number): Line {
  const runs: { text: string; bold: boolean; x: number }[] = [];
  let x = indent;
  const add = (text: string, bold: boolean, width: number) => {
    const last = runs.at(-1);
    if (last?.bold === bold) last.text += text;
    else runs.push({ text, bold, x });
    x += width;
  };
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const boldSpace = before !== undefined && isSpaceBold(before, word);
    if (before) add(" ", boldSpace, spaceWidth(boldSpace));
    for (const piece of word) add(piece.text, piece.bold, piece.width);
  }
  return { runs, width: x };
}

/** Breaks text into lines at its spaces, `most` mm wide. @param indent mm that its first line begins later */
export function breakLines(spans: Paragraph, size: number, most: number, measure: Measure, indent = 0): Line[] {
  const width = (text: string, bold: boolean) => measure(text, bold, size);
  const spaceWidth = (bold: boolean) => width(" ", bold);
  const lines: Piece[][][] = [];
  let taken = 0;
  const add = (word: Piece[]) => {
    const line = lines.at(-1);
    const before = line?.at(-1);
    const wordWidth = widthOf(word);
    const longer = before && taken + spaceWidth(isSpaceBold(before, word)) + wordWidth;
    if (line && longer !== undefined && longer <= most) {
      line.push(word);
      taken = longer;
    } else {
      taken = wordWidth + (lines.length === 0 ? indent : 0);
      lines.push([word]);
    }
  };
  for (const word of splitWords(spans, width)) {
    for (const part of widthOf(word) <= most - indent ? [word] : cutWord(word, most - indent, width)) add(part);
  }
  return lines.map((words, index) => joinRuns(words, spaceWidth, index === 0 ? indent : 0));
}
