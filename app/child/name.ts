import { cleanText } from "../story/own-words/clean-text";

/** In code points. */
export const longestName = 40;

/** At most so much of a text that is being written. */
export function boundName(raw: string): string {
  return [...raw].slice(0, longestName).join("");
}

/** A name as it is kept and shown; empty where nothing visible is left. Asterisks are the story's own marks. */
export function cleanName(raw: string): string {
  return cleanText(boundName(cleanText(raw.replaceAll("*", ""))));
}
