import type { Pictured } from "../picture/scene";
import type { StoryRequest } from "../story/request";
import { parseStory } from "../story/text/text";
import { picturedIn } from "../story/told/about";
import type { TellingWithText } from "./listen/telling";

/** What the story's picture is made of, from when its title is told: it then never changes. */
export function picturedStory(telling: TellingWithText, request: StoryRequest | undefined): Pictured | undefined {
  const { text, state } = telling;
  if (!request) return state === "done" ? telling.metadata : undefined;
  const end = text.indexOf("\n");
  if (end < 0 && state === "telling") return undefined;
  const { title } = parseStory(end < 0 ? text : text.slice(0, end));
  return { title, style: request.style, ...picturedIn(request.interests) };
}
