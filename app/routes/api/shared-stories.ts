import { parseShareRequest } from "../../story/told/shared-story";
import { answering, noStore, unreadable } from "./one-method";
import { readBody } from "./read-body";

export { twinHeaders as headers } from "./twin-headers";

export const loader = unreadable("POST");

/** Keeps a story that we told behind a link of its own. */
export const action = answering("POST", async ({ request, context }) => {
  const { request: share } = await readBody(request, parseShareRequest);
  const { link, isNew } = await context.server.services.sharedStories.share(share);
  return Response.json(link, { status: isNew ? 201 : 200, headers: noStore });
});
