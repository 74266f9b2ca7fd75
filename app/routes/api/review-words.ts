import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { errorResponse } from "../../story/error-response";
import { isStoryError, StoryError } from "../../story/errors";
import { parseWordsToReview } from "../../story/own-words/words-to-review";
import { readJson } from "./json-body";

export { twinHeaders as headers } from "./twin-headers";

const allowed = { Allow: "POST" };

export function loader(): Response {
  return errorResponse(new StoryError("method_not_allowed"), allowed);
}

/** Says whether a parent's own words may become part of a story, before it is ordered: 204, or the refusal. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return errorResponse(new StoryError("method_not_allowed"), allowed);
  try {
    const parsed = parseWordsToReview(await readJson(request));
    if (!parsed.ok) throw new StoryError("invalid_request", { fields: parsed.fields });
    await context.server.services.reviewWords(parsed.words);
    return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
  } catch (thrown) {
    if (isStoryError(thrown)) return errorResponse(thrown);
    throw thrown;
  }
}
