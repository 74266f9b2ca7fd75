import { interests, isPreset, labelOf, styles, surpriseInterest } from "../app/story/catalogue";
import { withoutBrands } from "../app/story/character-kinds";
import type { StoryRequest } from "../app/story/story-request";
import { createCharacterCleaner } from "./normalise-characters";
import { createEntityDecoder } from "./normalise-entities";
import { createLineCleaner } from "./normalise-lines";
import { isRemark, preambleLength } from "./normalise-remarks";
import { isTitle, maxTitleLength, readChapterLine, titleOn } from "./normalise-spellings";
import { createStructure } from "./normalise-structure";
import { createTagRemover } from "./normalise-tags";
import type { TextStage } from "./text-stage";

const plainTitle = "A Bedtime Story";
const mostTopics = 2;

function pipe(stages: readonly TextStage[]): TextStage {
  return {
    push: (piece) => stages.reduce((text, stage) => stage.push(text), piece),
    end: () => stages.reduce((text, stage) => stage.push(text) + stage.end(), ""),
  };
}

function lineStages(): TextStage[] {
  return [createEntityDecoder(), createCharacterCleaner(), createTagRemover(), createLineCleaner()];
}

/** A title that reads as itself when the told story is read again. */
function usableTitle(wanted: string): string {
  const cleaner = pipe(lineStages());
  const lines = cleaner.push(wanted) + cleaner.end();
  const title = titleOn({ text: lines.replace(/\s+/g, " ").trim(), heading: true });
  const line = { text: title, heading: true };
  const usable = isTitle(line) && !readChapterLine(line) && !isRemark(title, true) && preambleLength(title, true) === 0;
  return usable ? title : plainTitle;
}

/**
 * Turns what a model writes into a story in our format: one `**Title**` line, paragraphs with blank lines between them,
 * `Chapter N: Title` lines. What the model says or thinks around the story is left out. A story in the format stays as
 * it is. Gives nothing at all when there is no story but at most a title.
 *
 * @param options.fallbackTitle told when the model gives no title.
 */
export function createNormaliser(options: { fallbackTitle: string }): TextStage {
  return pipe([...lineStages(), createStructure(usableTitle(options.fallbackTitle))]);
}

/** A title made from the answers, in labels and in the parent's own words without brands. */
export function fallbackTitle({ style, interests: chosen }: StoryRequest): string {
  const kind = `${labelOf(styles, style)} Story`;
  const title = `${/^[AEIOU]/.test(kind) ? "An" : "A"} ${kind}`;
  const topics = chosen
    .filter((interest) => interest !== surpriseInterest)
    .slice(0, mostTopics)
    .map((interest) => (isPreset(interests, interest) ? labelOf(interests, interest) : withoutBrands(interest)));
  for (; topics.length > 0; topics.pop()) {
    const about = `${title} About ${topics.join(" and ")}`;
    if (about.length <= maxTitleLength) return about;
  }
  return title;
}
