import { longestTitle } from "../app/story/story-markup";

/** Nothing special is longer than this; a longer line is prose and flows. In UTF-16 units. */
const longestHeld = 2 * longestTitle;

/** A ruler, or a code fence around the whole story. */
export function isRule(line: string): boolean {
  return /^(?:[-=~_*•#\s]{3,}|`{3,}\w*)$/.test(line);
}

export function withoutBullet(line: string): string {
  return line.replace(/^(?:[-*•]|>)\s+/, "");
}

const eager = /^(?:sure|certainly|of course|absolutely|okay|ok|great|gladly|happy to|i(?:'|’)d be|i would be)\b/i;
const announces = /^(?:here(?:'|’)?s|here is|below is|this is|enjoy)\b.*\b(?:story|tale)\b/i;

/** What a model says before it begins: 'Sure! Here is a bedtime story for Nora:' */
export function isPreamble(line: string): boolean {
  if (line.length > longestHeld) return false;
  if (eager.test(line)) return /\b(?:story|tale|here|help|write|create)\b/i.test(line);
  return announces.test(line) && /[:!.]$/.test(line);
}

/** Whether a line that begins so may still be a preamble. */
export function couldBePreamble(start: string): boolean {
  return eager.test(start) || /^(?:here|below is|this is|enjoy)\b/i.test(start);
}

/** Whether a sentence ends in it and another begins. */
export function hasSentence(text: string): boolean {
  return /[.!?…]["”’)]* \S/u.test(text);
}

/** Lower-case beginnings of what a model says after the end. */
const postambles = [
  "i hope",
  "hope you",
  "let me know",
  "would you like me",
  "feel free",
  "word count",
  "(word count",
  "[word count",
  "total words",
  "(approximately",
  "(about",
  "note:",
  "this story",
];
const postamble =
  /^(?:i hope|hope) (?:you|this|your|they)\b.*\b(?:enjoy|like|love|story|tale)|^(?:let me know|would you like me|feel free)\b|^[([]?(?:total words|word count|approximately|about)\b.*\bword|^[([]?word count|^note:|^this story (?:is|was|has|contains|teaches)\b/i;

/** 'I hope you enjoyed…', 'Word count: 412', 'Let me know if…' */
export function isPostamble(line: string): boolean {
  return line.length <= longestHeld && postamble.test(line);
}

/** Whether a line that begins so may still be a marker, a heading, a rule or an afterword; if not it is prose. */
export function couldBeSpecial(start: string, title: string): boolean {
  if (start.length > longestHeld) return false;
  if (/^#/.test(start) || /^(?:[-=~_*•\s]+|`{1,3}[^`]*|>\s*)$/.test(start)) return true;
  const plain = start.replaceAll("*", "").trimStart();
  const lower = plain.toLowerCase();
  if (lower === "") return true;
  if (begins(lower, "chapter") && !hasSentence(plain.slice("chapter 12. ".length))) return true;
  if (title !== "" && begins(plain, title) && plain.length <= title.length) return true;
  return postambles.some((beginning) => begins(lower, beginning));
}

/** One is the beginning of the other. */
function begins(text: string, beginning: string): boolean {
  return text.length < beginning.length ? beginning.startsWith(text) : text.startsWith(beginning);
}
