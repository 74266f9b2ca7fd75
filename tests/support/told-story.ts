import type { WholeStory } from "../../app/routes/api.generate-story/whole-story";
import { storyRequest } from "./served-worker";

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
