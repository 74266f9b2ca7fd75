import { hasChapters } from "../story/length";
import type { ToldPassage } from "./compose-story";
import { homewardHooks, hopefulHooks } from "./content/shared/hooks";
import { tidy } from "./flow";
import type { Telling } from "./lay-beats";
import { capitalise } from "./noun-phrase";
import type { Passage } from "./passage";
import { respell } from "./spelling";
import type { PlannedStory } from "./story-plan";

/** Chapters help an older listener through ten minutes too. */
const chaptersForTenMinutesFrom = 6;

export function isChaptered(plan: Pick<PlannedStory, "age" | "readingTime">): boolean {
  return (
    hasChapters(plan.readingTime) || (plan.readingTime === "10-12 minutes" && plan.age >= chaptersForTenMinutesFrom)
  );
}

/** Chapters of adventures on the way; the first and the last three belong to the plot. */
const mostOnTheWay = 3;
export const chaptersOnTheWay = (plan: Pick<PlannedStory, "episodes">): number =>
  Math.min(mostOnTheWay, plan.episodes.length);

/** A last line for each chapter but the last, so that one wants the next; after an adventure it comes back to the wish. */
export function addHooks(passages: Passage[], { plan, teller }: Telling): void {
  const onTheWay = chaptersOnTheWay(plan);
  const chaptered = isChaptered(plan);
  for (let chapter = onTheWay + 2; chapter >= 0; chapter--) {
    const afterAdventure = chapter >= 1 && chapter <= onTheWay;
    if (!chaptered && !afterAdventure) continue;
    const texts = chapter === onTheWay + 2 ? homewardHooks : chapter === onTheWay + 1 ? hopefulHooks : plan.goal.onward;
    const perStory = texts === plan.goal.onward ? onTheWay + 1 : 1;
    const pieces = teller.deal(texts, { fresh: true, perStory });
    const at = passages.findLastIndex((passage) => passage.chapter === chapter) + 1;
    if (pieces) passages.splice(at, 0, { pieces, kind: "hook", chapter, spare: true });
  }
}

/** The told paragraphs, with a 'Chapter N: Title' line before each chapter of a long story. */
export function arrangeChapters(told: ReadonlyMap<Passage, readonly string[]>, plan: PlannedStory): ToldPassage[] {
  const chaptered = isChaptered(plan);
  let chapter = -1;
  const lines: ToldPassage[] = [];
  for (const [passage, sentences] of told) {
    if (chaptered && passage.chapter !== chapter) {
      chapter = passage.chapter;
      const title = respell(
        tidy(capitalise(passage.chapterTitle ?? plan.scope.hero), plan.words.phraseAt),
        plan.spelling,
      );
      lines.push({ kind: "chapter", text: `Chapter ${chapter + 1}: ${title}` });
    }
    lines.push({ kind: passage.kind, text: sentences.join(" ") });
  }
  return lines;
}
