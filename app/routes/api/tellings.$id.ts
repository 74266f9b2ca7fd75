import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { errorResponse } from "../../story/error-response";
import { isStoryError, StoryError } from "../../story/errors";
import { eventStreamHeaders } from "./event-stream-headers";

export { twinHeaders as headers } from "./twin-headers";

const allowed = { Allow: "GET, DELETE" };

/** UTF-16 units that the listener has heard. @throws StoryError `invalid_request` */
function heardBefore(lastEventId: string | null): number {
  if (lastEventId === null || lastEventId === "") return 0;
  if (/^\d{1,7}$/.test(lastEventId)) return Number(lastEventId);
  throw new StoryError("invalid_request", { message: "We could not read how much of the story you have." });
}

/** Goes on with a telling, for whoever has its id. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  if (request.method !== "GET") return errorResponse(new StoryError("method_not_allowed"), allowed);
  try {
    const from = heardBefore(request.headers.get("Last-Event-ID"));
    const stream = await context.server.services.tellings.goOn(params.id ?? "", from);
    return new Response(stream, { headers: eventStreamHeaders });
  } catch (thrown) {
    if (isStoryError(thrown)) return errorResponse(thrown);
    throw thrown;
  }
}

/** Ends it for good: nobody wants to hear it to its end. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "DELETE") return errorResponse(new StoryError("method_not_allowed"), allowed);
  try {
    await context.server.services.tellings.stop(params.id ?? "");
    return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
  } catch (thrown) {
    if (isStoryError(thrown)) return errorResponse(thrown);
    throw thrown;
  }
}
