import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { errorResponse } from "../../story/error-response";
import { isStoryError, StoryError } from "../../story/errors";
import { parseStoryRequest, type StoryRequest } from "../../story/request";
import { readJson } from "../json-body";
import { eventStreamResponse } from "./event-stream";
import { wholeStory } from "./whole-story";

export { twinHeaders as headers } from "../twin-headers";

export function loader(_: LoaderFunctionArgs): Response {
  return errorResponse(new StoryError("method_not_allowed"), { Allow: "POST" });
}

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return errorResponse(new StoryError("method_not_allowed"), { Allow: "POST" });
  const { services, country, gone } = context.server;
  const left = new AbortController();
  const ended = AbortSignal.any([gone, left.signal]);
  try {
    const asked = await readStoryRequest(request);
    const delivery = wantsEvents(request) ? "streamed" : "whole";
    const spelled = asked.retelling ? asked.retelling.country : (country ?? asked.country);
    const events = services.tellStory({ ...asked, country: spelled }, ended, delivery);
    if (delivery === "whole") return Response.json(await wholeStory(events), { headers: noStore });

    const first = await events.next();
    if (first.done) throw new StoryError("no_story");
    return eventStreamResponse(first.value, events, (reason) => left.abort(reason));
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
