import { pickAnswers } from "../../story/answers";
import { toldStorySchema } from "../../story/told/whole-story";
import { userIdentifier } from "../listen/user-identifier";
import type { ShareableStory } from "./share-story";

/**
 * Has the server tell a story again that was told in the page, since only what it tells itself is signed.
 * @returns `changed` where it tells another text by now; undefined where there is nothing to tell it from
 * @throws when the server cannot be asked
 */
export async function signStory(story: ShareableStory): Promise<ShareableStory | "changed" | undefined> {
  const { text, request, retelling } = story;
  if (!request || !retelling || !navigator.onLine) return undefined;
  const response = await fetch("/api/generate-story", {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify({ ...pickAnswers(request), retelling, user_identifier: userIdentifier() }),
  });
  if (response.status === 409) return "changed";
  if (!response.ok) throw new Error(`not signed: ${response.status}`);
  const { story: again, story_metadata: metadata, receipt } = toldStorySchema.parse(await response.json());
  return again === text ? { ...story, metadata, receipt } : "changed";
}
