import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { errorResponse } from "../../story/error-response";
import { isStoryError, StoryError } from "../../story/errors";
import { parseShareRequest } from "../../story/told/shared-story";
import { readJson } from "./json-body";

export { twinHeaders as headers } from "./twin-headers";

const allowed = { Allow: "POST" };

export function loader(): Response {
  return errorResponse(new StoryError("method_not_allowed"), allowed);
}

/** Keeps a story that we told behind a link of its own. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return errorResponse(new StoryError("method_not_allowed"), allowed);
  try {
    const parsed = parseShareRequest(await readJson(request));
    if (!parsed.ok) throw new StoryError("invalid_request", { fields: parsed.fields });
    const { link, isNew } = await context.server.services.sharedStories.share(parsed.request);
    return Response.json(link, { status: isNew ? 201 : 200, headers: { "Cache-Control": "no-store" } });
  } catch (thrown) {
    if (isStoryError(thrown)) return errorResponse(thrown);
    throw thrown;
  }
}
