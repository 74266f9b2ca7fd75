import { isAllBold, type Line, startsBold, wordsOf } from "../line";

/** How models spell titles: marked as one in several ways, or only short and no sentence. */

/** Longest title of a story or a chapter, in UTF-16 units. A longer line is prose. */
export const longestTitle = 120;

const quoted = /^(?:"[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|‘[^‘]*’|'(?:[^']|'(?=\p{L}))*')$/u;
const edgeMarks = /^[\s#>_`~•=+-]+|[\s#_`~=]+$/g;

/** A title as plain text: no marks of markup, no quotation marks around it. Only for short texts. */
function cleanTitle(raw: string): string {
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

/** The title in words that are known to hold one; empty when they are only the label. */
export function titleIn(words: string): string {
  let title = cleanTitle(words);
  while (titleLabel.test(title)) title = cleanTitle(title.replace(titleLabel, ""));
  return title;
}

/** Whether a line is marked as more than prose. Bold says so only when the line is known to end with it. */
export function isMarked(line: Line): boolean {
  return line.heading || (line.finished && isAllBold(line));
}

/** Whether a line may turn out to be marked while it grows. */
export function mayBeMarked(line: Line): boolean {
  return line.heading || startsBold(line);
}

const abbreviation = /\b(?:Mr|Mrs|Ms|Dr|St)\.\s/g;
const sentenceInside = /[.!?…]["”’')\]]*\s/;

/** Whether a line, possibly unfinished, can still be a title. Once false it stays false while the line grows. */
export function mayBeTitle(line: Line): boolean {
  const words = wordsOf(line).trimEnd();
  if (words.length > longestTitle) return false;
  return line.heading || isAllBold(line) || !sentenceInside.test(words.replace(abbreviation, ""));
}

function isTitleCase(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  return words.length > 1 && words.every((word) => word.length < 4 || !/^\p{Ll}/u.test(word));
}

/** Whether a finished line is a title. */
export function isTitle(line: Line): boolean {
  if (!mayBeTitle(line)) return false;
  const words = wordsOf(line);
  const title = titleIn(words);
  if (!/[\p{L}\p{N}]/u.test(title)) return false;
  if (isMarked(line) || titleLabel.test(words)) return true;
  if (/^[\p{Ll}"“„«‘]/u.test(title) || /[.,:;…—–-]["”’')\]]*$/.test(title)) return false;
  return !/[!?]["”’')\]]*$/.test(title) || isTitleCase(title);
}
