import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { errorResponse } from "../../story/error-response";
import { isStoryError, StoryError } from "../../story/errors";

export { twinHeaders as headers } from "./twin-headers";

const allowed = { Allow: "DELETE" };

export function loader(): Response {
  return errorResponse(new StoryError("method_not_allowed"), allowed);
}

/** Takes a shared story back, for whoever has its token. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "DELETE") return errorResponse(new StoryError("method_not_allowed"), allowed);
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1] ?? "";
  try {
    await context.server.services.sharedStories.takeBack(params.id ?? "", token);
    return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
  } catch (thrown) {
    if (isStoryError(thrown)) return errorResponse(thrown);
    throw thrown;
  }
}
