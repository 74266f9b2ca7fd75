import { interests, isPreset, labelOf, styles, surpriseInterest } from "../../app/story/catalogue";
import { withoutBrands } from "../../app/story/character-kinds";
import type { StoryRequest } from "../../app/story/request";
import { isUsableTitle } from "./judge/first-line";
import { wordsOf } from "./line";
import { createLineStage } from "./line-stage";
import { longestTitle, titleIn } from "./spellings/titles";
import { createStoryWriter } from "./story-writer";
import { createStructure } from "./structure";
import type { TextStage } from "./text-stage";

const plainTitle = "A Bedtime Story";
const mostTopics = 2;

/** The title that a text of one line holds. */
function cleanTitle(text: string): string {
  const lines = createLineStage();
  return titleIn([...lines.push(text), ...lines.end()].map(wordsOf).join(" "));
}

/**
 * Turns what a model writes into a story in our format: one `**Title**` line, paragraphs with blank lines between them,
 * `Chapter N: Title` lines. What the model says or thinks around the story is left out. A story in the format stays as
 * it is. Gives nothing at all when there is neither a title nor a story.
 *
 * @param options.spareTitle told when the model gives no title.
 */
export function createNormaliser(options: { spareTitle: string }): TextStage {
  const wanted = cleanTitle(options.spareTitle);
  const lines = createLineStage();
  const structure = createStructure(isUsableTitle(wanted) ? wanted : plainTitle);
  const writer = createStoryWriter();
  return {
    push: (piece) => writer.push(structure.push(lines.push(piece))),
    end: () => writer.push(structure.push(lines.end())) + writer.push(structure.end()) + writer.end(),
  };
}

/** A title made from the answers, in labels and in the parent's own words without brands. */
export function spareTitle({ style, interests: chosen }: StoryRequest): string {
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
  return cleanTitle(withoutBrands(interest));
}
