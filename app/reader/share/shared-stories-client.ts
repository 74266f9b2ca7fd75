import { type SharedLink, type ShareRequest, sharedLinkSchema } from "../../story/told/shared-story";
import { userIdentifier } from "../listen/user-identifier";
import type { ShareableStory } from "./share-story";

const endpoint = "/api/shared-stories";

/** @throws when the server did not store it, for whatever reason but that it is not ours. */
export async function storeSharedStory(
  { text, metadata }: Pick<ShareableStory, "text" | "metadata">,
  receipt: string,
): Promise<SharedLink | "refused"> {
  const request: ShareRequest = {
    story_content: text,
    story_metadata: metadata,
    receipt,
    user_identifier: userIdentifier(),
  };
  const response = await fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
  });
  if (response.status === 403) return "refused";
  if (!response.ok) throw new Error(`not stored: ${response.status}`);
  return sharedLinkSchema.parse(await response.json());
}

/** @throws when the story may still be there. A story that is not there is taken back already. */
export async function removeSharedStory(id: string, revokeToken: string): Promise<void> {
  const response = await fetch(`${endpoint}/${encodeURIComponent(id)}`, {
    method: "DELETE",
    headers: { Authorization: `Bearer ${revokeToken}` },
  });
  if (!response.ok && response.status !== 404) throw new Error(`not removed: ${response.status}`);
}
