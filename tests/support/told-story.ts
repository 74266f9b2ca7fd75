import type { WholeStory } from "../../app/routes/api/generate-story/whole-story";
import type { StoryLinkPayload } from "../../app/story/link/encoded-link";
import { parseStoryRequest } from "../../app/story/request";
import { storyRequest } from "./worker/served-worker";

export type SharableStory = WholeStory & { receipt: string };

/** Has a story told over the interface of the public. */
export async function tellStory(site: URL, change: Record<string, unknown> = {}): Promise<SharableStory> {
  const response = await fetch(new URL("/api/generate-story", site), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...storyRequest, ...change }),
  });
  if (response.status !== 200) throw new Error(`not told: ${response.status}`);
  return (await response.json()) as SharableStory;
}

/** The body of a share. */
export function shareBody({ story, story_metadata, receipt }: SharableStory) {
  return { story_content: story, story_metadata, receipt };
}

/** What a link carries from which the story is told again. @param change as it was given to `tellStory` */
export function retold(told: SharableStory, change: object): StoryLinkPayload & { kind: "retelling" } {
  const parsed = parseStoryRequest({ ...storyRequest, ...change });
  if (!parsed.ok || !told.retelling) throw new Error("not told by the storybook");
  const { story_metadata: metadata, receipt, retelling } = told;
  return { v: 1, kind: "retelling", request: parsed.request, retelling, metadata, receipt };
}
