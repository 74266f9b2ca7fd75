/**
 * How titles and chapter lines are spelt. Models spell them in many ways; the normaliser turns all of them into one, and
 * the parser reads the same ones, so that both agree on every line.
 */

/** Longest title of a story or a chapter, in UTF-16 units. A longer line is prose. */
export const longestTitle = 120;

/** A line without white space around it, its heading marks taken off. */
export interface Line {
  readonly text: string;
  /** It stood behind `#`. */
  readonly heading: boolean;
}

export function readLine(raw: string): Line {
  const text = raw.trim();
  const marks = /^#{1,6}(?=[^#\d]|$)\s*/.exec(text)?.[0] ?? "";
  return { text: text.slice(marks.length), heading: marks !== "" };
}

export function withoutBold(text: string): string {
  return text.replaceAll("**", "");
}

/** Nothing on the line stands outside one pair of `**`. */
function isWhollyBold(text: string): boolean {
  return text.length > 4 && text.startsWith("**") && text.indexOf("**", 2) === text.length - 2;
}

function isMarked({ text, heading }: Line): boolean {
  return heading || isWhollyBold(text);
}

const quoted = /^(?:"[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|‘[^‘]*’|'(?:[^']|'(?=\p{L}))*')$/u;
const edgeMarks = /^[\s#>_`~•=+-]+|[\s#_`~=]+$/g;

/** A title as plain text: no marks of markup, no quotation marks around it. Only for short texts. */
export function cleanTitle(raw: string): string {
  let title = raw.replaceAll("*", "").replace(/\s+/g, " ");
  // Marks may be hidden in quotation marks and the other way round; each round takes off at least one character.
  for (;;) {
    const bare = title.replace(edgeMarks, "");
    const next = quoted.test(bare) ? bare.slice(1, -1) : bare;
    if (next === title) return title;
    title = next;
  }
}

const titleLabel = /^(?:the )?(?:(?:story|bedtime story) )?title ?[:–—-] ?|^bedtime story ?: ?/i;

/** The title on a line that is known to hold one; empty when the line has only the label. */
export function titleOn({ text }: Line): string {
  let title = cleanTitle(text);
  while (titleLabel.test(title)) title = cleanTitle(title.replace(titleLabel, ""));
  return title;
}

/** Whether an unfinished line starts like a title that is marked as one. */
export function startsMarkedTitle({ text, heading }: Line): boolean {
  return heading || text.startsWith("*") || titleLabel.test(text);
}

// Safari before 16.4 knows no lookbehind.
const abbreviation = /\b(?:Mr|Mrs|Ms|Dr|St)\.\s/g;
const sentenceInside = /[.!?…]["”’')\]]*\s/;
const mayBeWhollyBold = /^\*\*(?:(?!\*\*).)*(?:\*\*)?$/;

/** Whether a line, possibly unfinished, can still be a title. Once false it stays false while the line grows. */
export function mayBeTitle({ text, heading }: Line): boolean {
  if (text.length > 2 * longestTitle) return false;
  const plain = withoutBold(text);
  if (plain.length > longestTitle) return false;
  return heading || mayBeWhollyBold.test(text) || !sentenceInside.test(plain.replace(abbreviation, ""));
}

function isTitleCase(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  return words.length > 1 && words.every((word) => word.length < 4 || !/^\p{Ll}/u.test(word));
}

/** Whether a finished line is a title: it is marked as one, or is short and no sentence. */
export function isTitle(line: Line): boolean {
  if (!mayBeTitle(line)) return false;
  const title = titleOn(line);
  if (!/[\p{L}\p{N}]/u.test(title)) return false;
  const plain = withoutBold(line.text);
  if (isMarked(line) || titleLabel.test(plain)) return true;
  if (/^[\p{Ll}"“„«‘]/u.test(title) || /[.,:;…—–-]["”’')\]]*$/.test(title)) return false;
  return !/[!?]["”’')\]]*$/.test(title) || isTitleCase(title);
}

export interface ChapterLine {
  readonly number: number;
  /** What follows the marker, not yet cleaned: the chapter's title, or prose when it is too long for one. */
  readonly rest: string;
}

const units = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const small = [
  ...units,
  ..."ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),
];
const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const numeral = `\\d{1,3}|(?:${tens.join("|")})(?:[ -](?:${units.join("|")}))?|${[...small].reverse().join("|")}|[ivxl]{1,8}`;
const chapterMarker = new RegExp(
  `^(?:Chapter|CHAPTER)\\s+(?:#|No\\.?\\s|Number\\s)?\\s*(${numeral})(?![\\p{L}\\d])`,
  "iu",
);
const separator = /^\s*[:.)|–—-]+\s*/;
const roman = /^(XL|L?X{0,3})(IX|IV|V?I{0,3})$/;
const romanDigits: Record<string, number> = { I: 1, V: 5, X: 10, L: 50 };

function readRoman(text: string): number | undefined {
  if (!roman.test(text)) return undefined;
  const digits = [...text].map((digit) => romanDigits[digit] ?? 0);
  return digits.reduce((sum, digit, i) => sum + (digit < (digits[i + 1] ?? 0) ? -digit : digit), 0);
}

function readNumeral(text: string): number | undefined {
  if (/^\d/.test(text)) return Number(text);
  const [first = "", second] = text.toLowerCase().split(/[ -]/);
  if (tens.includes(first)) return 20 + 10 * tens.indexOf(first) + (second ? units.indexOf(second) + 1 : 0);
  return small.includes(first) ? small.indexOf(first) + 1 : readRoman(text);
}

/** Reads 'Chapter 1: The Door', '**Chapter One**', '### Chapter 1 - The Door' and their kin. */
export function readChapterLine(line: Line): ChapterLine | undefined {
  const plain = withoutBold(line.text);
  const marker = chapterMarker.exec(plain);
  const number = /^C(?:hapter|HAPTER)/.test(plain) && marker?.[1] ? readNumeral(marker[1]) : undefined;
  if (!marker || number === undefined) return undefined;
  const after = plain.slice(marker[0].length);
  const gap = separator.exec(after)?.[0];
  if (gap !== undefined) return { number, rest: after.slice(gap.length) };
  if (after.trim() === "") return { number, rest: "" };
  return isMarked(line) && /^\s+["“‘'«]?[\p{Lu}\d]/u.test(after) ? { number, rest: after.trim() } : undefined;
}
