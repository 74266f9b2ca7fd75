import { StoryError } from "../../story/errors";
import { eventStreamHeaders } from "./event-stream-headers";
import { answering, done } from "./one-method";

export { twinHeaders as headers } from "./twin-headers";

const allowed = "GET, DELETE";

/** UTF-16 units that the listener has heard. @throws StoryError `invalid_request` */
function heardBefore(lastEventId: string | null): number {
  if (lastEventId === null || lastEventId === "") return 0;
  if (/^\d{1,7}$/.test(lastEventId)) return Number(lastEventId);
  throw new StoryError("invalid_request", { message: "We could not read how much of the story you have." });
}

/** Goes on with a telling, for whoever has its id. */
export const loader = answering(
  "GET",
  async ({ request, params, context }) => {
    const from = heardBefore(request.headers.get("Last-Event-ID"));
    const stream = await context.server.services.tellings.goOn(params.id ?? "", from);
    return new Response(stream, { headers: eventStreamHeaders });
  },
  allowed,
);

/** Ends it for good: nobody wants to hear it to its end. */
export const action = answering(
  "DELETE",
  async ({ params, context }) => {
    await context.server.services.tellings.stop(params.id ?? "");
    return done();
  },
  allowed,
);
