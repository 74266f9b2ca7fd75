import type { AskedLesson } from "../love";
import { fillKnown, type Words } from "./fill";
import { type Paragraph, paragraphOf } from "./paragraphs";

/** A parent's own lesson, once and in plain words: said at home, or done on the way to bed. Undefined for the eight. */
export function ownLessonText({ say, habit }: AskedLesson): string | undefined {
  if (habit) return "But first, as on every evening, {hero} {habit}.";
  return say && '"{say}" {grownup} said softly.';
}

/** The words for the places of that text. */
export function ownLessonWords({ say = "", habit = "" }: AskedLesson, pronouns: Words): Words {
  const spoken = say.replace(/\.$/u, "");
  return { say: /[!?…]$/u.test(spoken) ? spoken : `${spoken},`, habit: fillKnown(habit, pronouns) };
}

/** Only in the last part: before that the child is out in the tale. */
const lastPart = 0.6;
/** Where somebody is at home, the surest first. */
const homes = [/\b(?:in|into|to|on the) bed\b/iu, /\{shelf\}/u, /\b(?:pillow|blanket|pajamas)\b/iu, /\{grownup\}/u];

/** Puts the words where they fit in: what is done comes before the child is in bed, what is said after it, and nothing at the very end. */
export function withOwnLesson(paragraphs: readonly Paragraph[], text: string, { habit }: AskedLesson): Paragraph[] {
  const last = paragraphs.length - 1;
  const at = homes
    .map((home) => paragraphs.findLastIndex(({ text: told }, i) => i >= last * lastPart && i < last && home.test(told)))
    .find((found) => found >= 0);
  const home = at ?? Math.max(0, last - 1);
  const own = paragraphOf({ lesson: null, when: "always", text }, text);
  const place = habit ? home : home + 1;
  return [...paragraphs.slice(0, place), own, ...paragraphs.slice(place)];
}
