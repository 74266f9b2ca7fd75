import library from "virtual:storybook-library";
import { ownWordsIn } from "../../story/answers";
import { knownCountry } from "../../story/countries";
import { StoryError } from "../../story/errors";
import type { StoryRequest } from "../../story/request";
import type { Retelling } from "../../story/retelling";
import { parseStory } from "../../story/text/text";
import { metadataOf } from "../../story/told/about";
import type { StoryEvent } from "../../story/told/wire-events";
import { versionWith } from "../../storybook/again";
import type { TaleFile } from "../../storybook/library";
import { tellStorybook } from "../../storybook/tell-storybook";
import { isAllKept } from "../../ui/all-kept";

/** @throws StoryError `offline` when what it takes is not on this device. */
async function atHand<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (cause) {
    throw new StoryError("offline", { cause });
  }
}

async function loadTales(file: string): Promise<TaleFile> {
  const response = await fetch(`/${file}`);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
}

/** Words that are not reviewed are not told. @throws StoryError `unsafe_request` */
async function review(request: StoryRequest): Promise<void> {
  if (ownWordsIn(request).length === 0) return;
  // Some browsers never ask again for a part that failed to come.
  if (!navigator.onLine && !(await isAllKept())) throw new StoryError("offline");
  const { reviewRequest } = await atHand(import("./review-here"));
  reviewRequest(request);
}

/** Whom the spelling is for; the edge, which knows better, is not asked. */
function countryOfBrowser(): string | undefined {
  return knownCountry(/-([A-Za-z]{2})\b/.exec(navigator.language)?.[1]);
}

/**
 * The tales of a story in their short form, chapter by chapter: the storybook's, told in the page.
 * @throws StoryError `offline` when something is not on this device, `tales_changed`
 */
export async function tellInShort(request: StoryRequest, retelling: Retelling): Promise<string> {
  const { seed, country, version, companion, words_per_minute } = retelling;
  const before = { version, companion, inShort: true };
  const asked = { ...request, country, words_per_minute };
  const story = await atHand(tellStorybook(asked, seed, { library, load: loadTales }, before));
  if (!story) throw new StoryError("tales_changed");
  return story.pieces.join("");
}

/**
 * The storybook tells in the page itself, by the same code and from the same tales as on the server; without a receipt,
 * since only the server signs. @throws StoryError before the first event: `offline` when something is not on this device
 */
export async function* tellHere(
  request: StoryRequest & { seed: number },
  signal: AbortSignal,
): AsyncGenerator<StoryEvent, void, undefined> {
  const { retelling } = request;
  const companion = retelling?.companion;
  await review(companion === undefined ? request : { ...request, interests: [...request.interests, companion] });
  const seed = retelling?.seed ?? request.seed;
  const country = retelling?.country ?? request.country ?? countryOfBrowser();
  const { words_per_minute } = retelling ?? request;
  const version = retelling && versionWith(request, retelling, library);
  if (retelling && version === undefined) throw new StoryError("tales_changed");
  const before = version === undefined ? undefined : { version, companion };
  const story = await atHand(
    tellStorybook({ ...request, country, words_per_minute }, seed, { library, load: loadTales }, before),
  );
  signal.throwIfAborted();
  if (!story) throw new StoryError("story_failed");
  const because = navigator.onLine ? undefined : ("offline" as const);
  yield { event: "start", data: { storyteller: "storybook", hero: story.hero, ...(because && { because }) } };
  for (const text of story.pieces) yield { event: "text", data: { text } };
  const { title } = parseStory(story.pieces.join(""));
  const again = {
    seed,
    version: story.version,
    ...(country && { country }),
    ...(words_per_minute && { words_per_minute }),
    ...(companion !== undefined && { companion }),
  };
  const story_metadata = metadataOf(request, title);
  yield { event: "done", data: { story_metadata, receipt: null, retelling: again } };
}
