/**
 * Cleaning of a parent's own words. What is left is shown, told and counted; `foldText` serves only to compare.
 */

const lineBreaksAndTabs = /[\t\n\r\f\v\u0085\u2028\u2029]+/gu;
// Controls, lone surrogates, zero-width space, word joiner, byte order mark, bidi controls, tag characters.
const invisible =
  /[\p{Cc}\p{Cs}\u{200B}\u{2060}\u{FEFF}\u{061C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{E0000}-\u{E007F}]/gu;
// A joiner keeps its meaning only between two characters of one word or emoji sequence.
const strayJoiner = /(?<![\p{L}\p{M}\p{N}\p{So}\p{Sk}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}\p{N}\p{So}])/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** NFC, without controls and invisible characters, white space folded and trimmed. Empty when nothing visible is left. */
export function cleanText(raw: string): string {
  const text = raw
    .normalize("NFC")
    .replace(lineBreaksAndTabs, " ")
    .replace(invisible, "")
    .replace(strayJoiner, "")
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
