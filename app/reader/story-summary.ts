import { labelOf, lessons, styles } from "../story/catalogue";

/** What is said of a story beside its text; a story request and story metadata both are this. */
export interface StorySummary {
  readonly age: number;
  readonly style: string;
  readonly readingTime: string;
  readonly lesson?: string | undefined;
}

export function styleLabel({ style }: Pick<StorySummary, "style">): string {
  return labelOf(styles, style);
}

/** 'A Gentle story of 5-7 minutes, for age 4' */
export function summarySentence(summary: StorySummary): string {
  const style = styleLabel(summary);
  const article = /^[aeiou]/i.test(style) ? "An" : "A";
  return `${article} ${style} story of ${summary.readingTime}, for age ${summary.age}`;
}

/** The parts of the footer line. */
export function summaryParts(summary: StorySummary): readonly string[] {
  const parts = [`Age: ${summary.age}`, `Style: ${styleLabel(summary)}`, `Length: ${summary.readingTime}`];
  if (summary.lesson) parts.push(`Lesson: ${labelOf(lessons, summary.lesson)}`);
  return parts;
}
