import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { errorResponse } from "../../story/error-response";
import { isStoryError, StoryError } from "../../story/errors";

type Answer = (args: ActionFunctionArgs) => Promise<Response>;

/** The `loader` of an address that cannot be read. @param allow the methods that it can be asked by */
export function unreadable(allow: string): () => Response {
  return () => errorResponse(new StoryError("method_not_allowed"), { Allow: allow });
}

/** A `loader` or `action` that answers one method; an expected failure has its own status. @param allow all of the address */
export function answering(method: string, answer: Answer, allow = method): Answer {
  const refuse = unreadable(allow);
  return async (args) => {
    if (args.request.method !== method) return refuse();
    try {
      return await answer(args);
    } catch (thrown) {
      if (isStoryError(thrown)) return errorResponse(thrown);
      throw thrown;
    }
  };
}

export const noStore = { "Cache-Control": "no-store" };

/** What was asked is done, and there is nothing to say of it. */
export function done(): Response {
  return new Response(null, { status: 204, headers: noStore });
}
