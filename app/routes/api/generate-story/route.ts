import { parseStoryRequest } from "../../../story/request";
import { eventStreamHeaders } from "../event-stream-headers";
import { answering, noStore, unreadable } from "../one-method";
import { readBody } from "../read-body";
import { wholeStory } from "./whole-story";

export { twinHeaders as headers } from "../twin-headers";

export const loader = unreadable("POST");

export const action = answering("POST", async ({ request, context }) => {
  const { services, country, gone } = context.server;
  const { request: asked } = await readBody(request, parseStoryRequest);
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
});

function wantsEvents(request: Request): boolean {
  return request.headers.get("Accept")?.includes("text/event-stream") ?? false;
}
