import { type Line, wordsOf } from "../line";
import { numeral, readNumeral } from "./numerals";
import { isMarked } from "./titles";

interface ChapterMarker {
  readonly number: number;
  /** What follows, not yet cleaned: the chapter's title, or prose when it is too long for one. */
  readonly rest: string;
}

const marker = new RegExp(`^(?:Chapter|CHAPTER)\\s+(?:#|No\\.?\\s|Number\\s)?\\s*(${numeral})(?![\\p{L}\\d])`, "iu");
const separator = /^\s*[:.)|–—-]+\s*/;

/** Reads 'Chapter 1: The Door', '**Chapter One**', '### Chapter 1 - The Door' and their kin. */
export function readChapterMarker(line: Line): ChapterMarker | undefined {
  const words = wordsOf(line).trimEnd();
  const found = marker.exec(words);
  const number = /^C(?:hapter|HAPTER)/.test(words) && found?.[1] ? readNumeral(found[1]) : undefined;
  if (!found || number === undefined) return undefined;
  const after = words.slice(found[0].length);
  const gap = separator.exec(after)?.[0];
  if (gap !== undefined) return { number, rest: after.slice(gap.length) };
  if (after.trim() === "") return { number, rest: "" };
  return isMarked(line) && /^\s+["“‘'«]?[\p{Lu}\d]/u.test(after) ? { number, rest: after.trim() } : undefined;
}
