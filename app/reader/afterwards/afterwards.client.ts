import questionsOfTales from "virtual:storybook-questions";
import type { StoryMetadata } from "../../story/metadata";
import { proseOf } from "../../story/plain-text";
import type { StoryText } from "../../story/text";
import "./afterwards.css";
import { findHardWords, type HardWord } from "./find-hard-words";
import { questionsFor } from "./questions-for";
import { taleQuestions } from "./tale-questions";

export interface Afterwards {
  readonly questions: readonly string[];
  readonly words: readonly HardWord[];
}

/** @param version of a storybook story @param hero as the child is called in what is read */
export function afterwardsOf(
  story: StoryText,
  metadata: StoryMetadata,
  { version, hero }: { version?: string | undefined; hero?: string | undefined },
): Afterwards {
  return {
    questions: taleQuestions(version, hero, questionsOfTales) ?? questionsFor(metadata),
    words: findHardWords(proseOf(story), metadata.age),
  };
}
