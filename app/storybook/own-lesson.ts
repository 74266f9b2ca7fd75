import { fillKnown, type Words } from "./fill";
import type { AskedLesson } from "./love";
import { type Paragraph, paragraphOf } from "./telling";

/** A parent's own lesson, once and in plain words: said at home, or done on the way to bed. Undefined for the eight. */
export function ownLessonText({ say, habit }: AskedLesson): string | undefined {
  if (habit) return "And of course, as on every evening, {hero} {habit} before bed.";
  return say && '"{say}" {grownup} said softly.';
}

/** The words for the places of that text. */
export function ownLessonWords({ say = "", habit = "" }: AskedLesson, pronouns: Words): Words {
  const spoken = say.replace(/\.$/u, "");
  return { say: /[!?…]$/u.test(spoken) ? spoken : `${spoken},`, habit: fillKnown(habit, pronouns) };
}

/** Only in the last third: before that the child is out in the tale. */
const lastPart = 0.66;

/** Where the words fit in: in the place for the bedroom's things, or after somebody came to bed, and never at the very end. */
export function withOwnLesson(paragraphs: readonly Paragraph[], text: string): Paragraph[] {
  const last = paragraphs.length - 1;
  const isAtHome = ({ text: told }: Paragraph, i: number) =>
    i >= last * lastPart && i < last && /\b(?:bed|pillow|blanket|pajamas)\b|\{(?:shelf|grownup)\}/iu.test(told);
  const found = paragraphs.findIndex(isAtHome);
  const at = found < 0 ? Math.max(0, last - 1) : found;
  const own = paragraphOf({ lesson: null, when: "always", text }, text);
  return paragraphs.flatMap((paragraph, i) => (i === at ? [paragraph, own] : [paragraph]));
}
