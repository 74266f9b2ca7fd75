import type { Gender, ReadingTime, Style } from "../story/catalogue";
import type { StoryRequest } from "../story/request";
import type { Plot } from "./choose-plot";
import { composeTale } from "./compose-tale";
import type { Band, LessonArc, Role } from "./content-contract";

/** Same answers, seed and engine version → the same story to the letter. Raise it with every change to engine or content. */
export const storybookVersion = 5;

interface Part {
  readonly id: string;
  /** In words, for a reader of the plan. */
  readonly what: string;
}

/** What a story is about, decided before it is told; tests and blind readings compare the told text with it. */
export interface StoryPlan {
  readonly version: number;
  readonly band: string;
  readonly mood: Style;
  readonly readingTime: ReadingTime;
  readonly title: string;
  readonly hero: { readonly name: string; readonly gender: Gender };
  readonly goal: Part;
  readonly obstacle: Part;
  readonly failedTry: Part;
  readonly helper: Part;
  /** The deciding deed. */
  readonly turn: Part;
  readonly ending: Part;
  readonly episodes: readonly string[];
  readonly lessonArc: LessonArc;
  /** As it is voiced, for a lesson in the parent's own words. */
  readonly ownLesson: string | undefined;
  /** The one line that is told more than once. */
  readonly refrain: string | undefined;
  readonly carried: readonly {
    readonly interest: string;
    readonly roles: readonly Role[];
    /** Any of these found in the text is the interest: its words, or a parent's phrase as told. */
    readonly mention: RegExp;
  }[];
  readonly named: readonly { readonly interest: string; readonly as: string }[];
  /** Every phrase of the parent's as it is told; each counts as one word. */
  readonly parentPhrases: readonly string[];
  /** Two stories with the same key have the same plot. */
  readonly key: string;
}

/**
 * Yields the title line, then a paragraph at a time; joined they are the whole story in the story text format.
 * @param seed an unsigned 32-bit number; stories with consecutive seeds are the furthest from each other (`dealer.ts`)
 * @param written the content for the child's age (`contentNameFor`)
 */
export function* tellStorybook(request: StoryRequest, seed: number, written: Band): Generator<string> {
  const { title, passages } = composeTale(request, seed, written);
  yield `**${title}**`;
  for (const { text } of passages) yield `\n\n${text}`;
}

/** The same for two stories of one plot. */
export function plotKey({ goal, obstacle, helper, turn, ending }: Plot): string {
  return [goal, obstacle, helper, turn, ending].map(({ id }) => id).join("/");
}

export function planStory(request: StoryRequest, seed: number, written: Band): StoryPlan {
  const { plan, title, refrain, describe } = composeTale(request, seed, written);
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  const released = (mark: string) => plan.words.release(mark);
  const { goal, obstacle, failedTry, helper, turn, ending, interests } = plan;
  return {
    version: storybookVersion,
    band: plan.band.id,
    mood: plan.mood,
    readingTime: plan.readingTime,
    title,
    hero: { name: plan.scope.hero, gender: request.gender },
    goal: { id: goal.id, what: describe(goal.wish) },
    obstacle: { id: obstacle.id, what: describe(obstacle.what) },
    failedTry: { id: failedTry.id, what: describe(failedTry.what) },
    helper: { id: helper.id, what: describe("{a helper}") },
    turn: { id: turn.id, what: describe(turn.deed) },
    ending: { id: ending.id, what: describe(ending.what) },
    episodes: plan.episodes.map((episode) => episode.id),
    lessonArc: plan.lessonArc,
    ownLesson: plan.ownLesson && released(plan.ownLesson),
    refrain: refrain && released(refrain),
    carried: interests.carried.map(({ answer, roles, mention, custom }) => ({
      interest: answer,
      roles,
      mention: custom
        ? new RegExp(
            mention.source
              .split("|")
              .map((mark) => literal(released(mark)))
              .join("|"),
            "iu",
          )
        : mention,
    })),
    named: interests.named.map(({ answer, name }) => ({ interest: answer, as: released(name) })),
    parentPhrases: plan.words.all(),
    key: plotKey(plan),
  };
}
