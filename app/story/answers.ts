import { isPreset, interests as presetInterests, lessons as presetLessons } from "./catalogue";
import type { StoryRequest } from "./request";

/** The wizard's six questions, by the names that their answers have wherever they travel. */
export const answerFields = ["age", "gender", "interests", "style", "lesson", "readingTime"] as const;

/** The six answers of a request, without who asked, from where and of whom. */
export type StoryAnswers = Pick<StoryRequest, (typeof answerFields)[number]>;

/** As many of the six as are known. */
export type SomeAnswers = { readonly [Field in keyof StoryAnswers]?: StoryAnswers[Field] | undefined };

/** The answers alone, of a request or of anything that has them. */
export function pickAnswers<Source extends SomeAnswers>(
  source: Source,
): Pick<Source, keyof StoryAnswers & keyof Source> {
  const known = answerFields.filter((field) => source[field] !== undefined);
  return Object.fromEntries(known.map((field) => [field, source[field]])) as Pick<
    Source,
    keyof StoryAnswers & keyof Source
  >;
}

/** Words of a parent's own, and the answer that they stand in. */
export interface OwnWords {
  readonly field: "interests" | "lesson";
  readonly text: string;
}

/** What in the answers a parent wrote; presets are ours. */
export function ownWordsIn({ interests = [], lesson }: Pick<SomeAnswers, "interests" | "lesson">): readonly OwnWords[] {
  const own: OwnWords[] = interests
    .filter((text) => !isPreset(presetInterests, text))
    .map((text) => ({ field: "interests", text }));
  if (lesson !== undefined && !isPreset(presetLessons, lesson)) own.push({ field: "lesson", text: lesson });
  return own;
}
