import { interests, isPreset, labelOf, styles, surpriseInterest } from "../../app/story/catalogue";
import { withoutBrands } from "../../app/story/character-kinds";
import { longestTitle, readLine, titleOn } from "../../app/story/markup";
import type { StoryRequest } from "../../app/story/request";
import { createCharacterCleaner } from "./characters";
import { createEntityDecoder } from "./entities";
import { isUsableTitle } from "./judge";
import { createLineCleaner } from "./lines";
import { createStructure } from "./structure";
import { createTagRemover } from "./tags";
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

/** Text as one clean line. */
function cleanLine(text: string): string {
  const cleaner = pipe(lineStages());
  return (cleaner.push(text) + cleaner.end()).replace(/\s+/g, " ").trim();
}

/**
 * Turns what a model writes into a story in our format: one `**Title**` line, paragraphs with blank lines between them,
 * `Chapter N: Title` lines. What the model says or thinks around the story is left out. A story in the format stays as
 * it is. Gives nothing at all when there is neither a title nor a story.
 *
 * @param options.fallbackTitle told when the model gives no title.
 */
export function createNormaliser(options: { fallbackTitle: string }): TextStage {
  const wanted = titleOn(readLine(cleanLine(options.fallbackTitle)));
  return pipe([...lineStages(), createStructure(isUsableTitle(wanted) ? wanted : plainTitle)]);
}

/** A title made from the answers, in labels and in the parent's own words without brands. */
export function fallbackTitle({ style, interests: chosen }: StoryRequest): string {
  const mood = labelOf(styles, style);
  const article = /^[AEIOU]/.test(mood) ? "An" : "A";
  const topics = chosen
    .filter((interest) => interest !== surpriseInterest)
    .slice(0, mostTopics)
    .map((interest) => (isPreset(interests, interest) ? labelOf(interests, interest) : ownTopic(interest)))
    .filter((topic) => topic !== "");
  for (; topics.length > 0; topics.pop()) {
    const title = `${article} ${mood} Story: ${topics.join(" and ")}`;
    if (title.length <= longestTitle) return title;
  }
  return style === "bedtime" ? `A ${mood} Story` : `${article} ${mood} Bedtime Story`;
}

function ownTopic(interest: string): string {
  return titleOn(readLine(cleanLine(withoutBrands(interest))));
}
