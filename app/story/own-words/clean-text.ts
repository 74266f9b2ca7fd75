/**
 * Cleaning of a parent's own words. What is left is shown, told and counted; `foldText` serves only to compare.
 */

const lineBreaksAndTabs = /[\t\n\r\f\v\u0085\u2028\u2029]+/gu;
// Controls, lone surrogates, zero-width space, word joiner, byte order mark, bidi controls, tag characters.
const invisible =
  /[\p{Cc}\p{Cs}\u{200B}\u{2060}\u{FEFF}\u{061C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{E0000}-\u{E007F}]/gu;
const joiners = /[\u200C\u200D]+/gu;
const joinable = /^[\p{L}\p{M}\p{N}\p{So}\p{Sk}]$/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A joiner keeps its meaning only between two characters of one word or emoji sequence. */
function keepJoiner(run: string, at: number, text: string): string {
  // Two units hold the neighbouring character, whatever its size. (Not a lookbehind: older Safari cannot read one.)
  const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? "";
  const [after = ""] = text.slice(at + run.length, at + run.length + 2);
  return joinable.test(before) && joinable.test(after) ? run : "";
}

/** NFC, without controls and invisible characters, white space folded and trimmed. Empty when nothing visible is left. */
export function cleanText(raw: string): string {
  const text = raw
    .normalize("NFC")
    .replace(lineBreaksAndTabs, " ")
    .replace(invisible, "")
    .replace(joiners, keepJoiner)
    .replace(/\s+/gu, " ")
    .trim();
  return visible.test(text) ? text : "";
}

/** For finding duplicates and for the safety review; never for display. */
export function foldText(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** Length in Unicode code points, the unit of every limit on a parent's words. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
