import { hasChapters } from "../story/story-length";
import { tidy } from "./flow";
import { capitalise } from "./noun-phrase";
import type { Paragraph } from "./paragraph";
import { respell } from "./spelling";
import type { PlannedStory } from "./story-plan";

/** Chapters help an older listener through ten minutes too. */
const chaptersForTenMinutesFrom = 6;

export function isChaptered(plan: Pick<PlannedStory, "age" | "readingTime">): boolean {
  return (
    hasChapters(plan.readingTime) || (plan.readingTime === "10-12 minutes" && plan.age >= chaptersForTenMinutesFrom)
  );
}

/** The finished texts, with a 'Chapter N: Title' line before each chapter of a long story. */
export function arrangeChapters(paragraphs: readonly Paragraph[], plan: PlannedStory): string[] {
  if (!isChaptered(plan)) return paragraphs.map(({ text }) => text);
  let chapter = -1;
  return paragraphs.flatMap((paragraph) => {
    if (paragraph.chapter === chapter) return [paragraph.text];
    chapter = paragraph.chapter;
    const title = respell(
      tidy(capitalise(paragraph.chapterTitle ?? plan.scope.hero), plan.words.phraseAt),
      plan.spelling,
    );
    return [`Chapter ${chapter + 1}: ${title}`, paragraph.text];
  });
}
