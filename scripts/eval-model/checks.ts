import { hasChapters } from "../../app/story/length";
import type { StoryRequest } from "../../app/story/request";
import { namesIn } from "../../app/story/text/names";
import { proseOf } from "../../app/story/text/plain-text";
import { parseStory } from "../../app/story/text/text";
import { staleNames, stalePhrases } from "../../server/telling/prompt/stale";
import { lengthFault, measureStory, sentenceFaults } from "../../tests/support/storybook/measure";
import { isSlowing } from "../../tests/support/tales/measure";
import { lovesMissing } from "./loves-told";

/** Four of somebody, as the prompt asks, and two of places, which have capitals too. */
const mostNames = 6;

export const checkNames = [
  "length",
  "sentences",
  "slow ending",
  "loves",
  "names",
  "stock phrases",
  "chapters",
] as const;
export type CheckName = (typeof checkNames)[number];

export interface Fault {
  readonly check: CheckName;
  readonly says: string;
}

/** What of the storybook's own measures a story does not keep. */
export function faultsIn(text: string, request: StoryRequest): Fault[] {
  const story = parseStory(text);
  const prose = proseOf(story);
  const measured = measureStory(text, request);
  const found: Record<CheckName, readonly (string | undefined)[]> = {
    length: [lengthFault(measured, request)],
    sentences: sentenceFaults(measured, request),
    "slow ending": [isSlowing(measured) ? undefined : "the last eight sentences are no shorter than the others"],
    loves: lovesMissing(prose, request.interests).map((love) => `no word of '${love}'`),
    names: nameFaults(prose, request),
    "stock phrases": stockPhrases(prose).map((phrase) => `'${phrase}'`),
    chapters: [hasChapters(request.readingTime) && story.chapters.length < 2 ? "no chapters" : undefined],
  };
  return checkNames.flatMap((check) => found[check].flatMap((says) => (says === undefined ? [] : [{ check, says }])));
}

/** What cannot whisper or dance does so in every model's story. */
const unliving =
  /\b(?:winds?|breezes?|lea(?:f|ves)|trees?|stars?|moon(?:light|beams?)?|shadows?|waves?|sea|rain|night)(?: \p{Ll}+ly)? (?:whisper|danc|twirl)\p{Ll}+/giu;

function stockPhrases(prose: string): string[] {
  return [...stalePhrases.filter((phrase) => saysWhole(prose, phrase)), ...(prose.match(unliving) ?? [])];
}

function nameFaults(prose: string, { interests, lesson }: StoryRequest): string[] {
  const given = [...interests, lesson].join(" ");
  const names = namesIn(prose).filter((name) => !saysWhole(given, name));
  return [
    ...(names.length > mostNames ? [`${names.length} names: ${names.join(", ")}`] : []),
    ...staleNames.filter((name) => names.includes(name)).map((name) => `'${name}', as in every model's story`),
  ];
}

function saysWhole(text: string, words: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{M}])${words}(?![\\p{L}\\p{M}])`, "iu").test(text);
}
