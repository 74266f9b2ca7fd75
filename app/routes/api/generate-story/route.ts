import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { errorResponse } from "../../../story/error-response";
import { isStoryError, StoryError } from "../../../story/errors";
import { parseStoryRequest, type StoryRequest } from "../../../story/request";
import { eventStreamHeaders } from "../event-stream-headers";
import { readJson } from "../json-body";
import { wholeStory } from "./whole-story";

export { twinHeaders as headers } from "../twin-headers";

export function loader(_: LoaderFunctionArgs): Response {
  return errorResponse(new StoryError("method_not_allowed"), { Allow: "POST" });
}

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return errorResponse(new StoryError("method_not_allowed"), { Allow: "POST" });
  const { services, country, gone } = context.server;
  try {
    const asked = await readStoryRequest(request);
    const { words_per_minute } = asked.retelling ?? asked;
    const spelled = {
      ...asked,
      country: asked.retelling ? asked.retelling.country : (country ?? asked.country),
      words_per_minute,
    };
    if (wantsEvents(request)) {
      return new Response(await services.streamStory(spelled, gone), { headers: eventStreamHeaders });
    }
    return Response.json(await wholeStory(services.tellStory(spelled, gone)), { headers: noStore });
  } catch (thrown) {
    if (isStoryError(thrown)) return errorResponse(thrown);
    throw thrown;
  }
}

const noStore = { "Cache-Control": "no-store" };

function wantsEvents(request: Request): boolean {
  return request.headers.get("Accept")?.includes("text/event-stream") ?? false;
}

/** @throws StoryError `unsupported_media_type`, `invalid_json` or `invalid_request`. */
async function readStoryRequest(request: Request): Promise<StoryRequest> {
  const parsed = parseStoryRequest(await readJson(request));
  if (!parsed.ok) throw new StoryError("invalid_request", { fields: parsed.fields });
  return parsed.request;
}
