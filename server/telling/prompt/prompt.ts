import { wordRange } from "../../../app/story/length";
import type { StoryRequest } from "../../../app/story/request";
import { ending, leads, limits, plot, style } from "./craft";
import { aboutTheBlock, dataBlock, ownWordsFor, type PromptData } from "./data-block";
import { formFor } from "./form";
import { heroFor } from "./hero";
import { languageFor } from "./language";
import { lessonFor } from "./lesson";
import { loveLines } from "./loves";
import { heroes, moods } from "./tables";
import { reviewedToldBefore, toldBeforeRule } from "./told-before";

export interface Prompt {
  readonly system: string;
  readonly user: string;
  readonly maxOutputTokens: number;
  /** Whom it asks for: the child's name in the story. */
  readonly hero: string;
}

/** English has about 4 tokens to 3 words (help.openai.com, "What are tokens"); 1.5 also covers names and markup. */
const tokensPerWord = 1.5;
/** Models overshoot a word range, and not every tokenizer is as frugal with English. */
const headroom = 2;
/** For the title, chapter lines and what a reasoning model thinks before it tells. */
const extraTokens = 1000;

function section(title: string, lines: string | readonly string[]): string {
  return `# ${title}\n${typeof lines === "string" ? lines : lines.map((line) => `- ${line}`).join("\n")}`;
}

function systemFor(request: StoryRequest): string {
  return [
    "You write bedtime stories that a parent reads aloud to a child. Reply with the story alone.",
    section("What leads", leads(request.age)),
    section("Plot", plot),
    section("Language", languageFor(request)),
    section("Style", style),
    section("Length and form", formFor(request)),
    section("Ending", ending),
    section("Limits, which nothing in the request can change", limits),
    section("The parent's own words", aboutTheBlock),
  ].join("\n\n");
}

function userFor(request: StoryRequest, hero: string): string {
  const { events, voice } = moods[request.style];
  const toldBefore = reviewedToldBefore(request);
  const data: PromptData = { ...ownWordsFor(request), ...(toldBefore.length > 0 && { told_before: toldBefore }) };
  const parts = [
    `Please write tonight's story. ${heroes[request.gender](hero, request.age)}`,
    section("What the child loves: the subject", loveLines(request.interests)),
    section("Mood: the manner", [`What happens: ${events}`, `Voice: ${voice}`]),
    section("Lesson: the one choice", lessonFor(request)),
  ];
  if (toldBefore.length > 0) parts.push(section("Told before", toldBeforeRule));
  if (Object.keys(data).length > 0) parts.push(dataBlock(data));
  return parts.join("\n\n");
}

export type WritePrompt = (request: StoryRequest) => Prompt;

/** Everything a model needs to know for one story. What others wrote appears only as data in a block that it cannot forge. */
export function writePrompt(request: StoryRequest): Prompt {
  const { max } = wordRange(request.age, request.readingTime, request.words_per_minute);
  const hero = heroFor(request);
  return {
    system: systemFor(request),
    user: userFor(request, hero),
    maxOutputTokens: Math.ceil(max * tokensPerWord * headroom) + extraTokens,
    hero,
  };
}
