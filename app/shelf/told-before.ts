import { cleanText, countCodePoints, foldText } from "../story/own-words/clean-text";
import { namesIn } from "../story/text/names";
import { proseOf } from "../story/text/plain-text";
import { parseStory } from "../story/text/text";
import { longestToldBefore, mostToldBefore } from "../story/told-before";
import { type KeptStory, titleOf } from "./kept-story";

/** Names of one story: the child and whom the story is about come first. */
const mostNames = 4;
/** Of all of them. A request has a limit, and most of it is for the parent's own words. */
const mostBytes = 2000;

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether one of the names is said in it, as a whole word or several. */
function says(text: string, names: readonly string[]): boolean {
  const said = ` ${wordsOf(text).join(" ")} `;
  return names.some((name) => said.includes(` ${wordsOf(name).join(" ")} `));
}

function entryOf(story: Pick<KeptStory, "text" | "metadata">, isOwn: (text: string) => boolean): string {
  const title = cleanText(titleOf(story));
  const names = namesIn(proseOf(parseStory(story.text))).filter((name) => !isOwn(name));
  const parts = isOwn(title) ? [] : [title];
  const cast = names.slice(0, mostNames).join(", ");
  const whole = [...parts, ...(cast === "" ? [] : [cast])].join(": ");
  return countCodePoints(whole) <= longestToldBefore ? whole : (parts[0] ?? "");
}

/**
 * Titles and names of the newest stories, for a model that is to tell something else.
 * @param stories the newest first
 * @param ownNames of children; none of them is in what comes out
 */
export function toldBefore(
  stories: readonly Pick<KeptStory, "text" | "metadata">[],
  ownNames: readonly string[],
): string[] {
  const isOwn = (text: string) =>
    says(
      text,
      ownNames.filter((name) => wordsOf(name).length > 0),
    );
  const entries: string[] = [];
  let bytes = 0;
  for (const story of stories.slice(0, mostToldBefore)) {
    const entry = entryOf(story, isOwn);
    bytes += new TextEncoder().encode(JSON.stringify(entry)).length;
    if (entry === "" || countCodePoints(entry) > longestToldBefore) continue;
    if (bytes > mostBytes) break;
    entries.push(entry);
  }
  return entries;
}
