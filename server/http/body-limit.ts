import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { errorResponse } from "../../app/story/error-response";
import { StoryError } from "../../app/story/story-errors";
import type { AppEnvironment } from "./environment";

const kibibyte = 1024;
/** A story request as JSON: 20 interests of 60 and a lesson of 120 four-byte characters come to 5.3 KB. */
const jsonLimit = bodyLimit({ maxSize: 8 * kibibyte, onError: tooLarge });
/** The same answers as a posted form, where each byte may be written as three (`%F0`). */
const formLimit = bodyLimit({ maxSize: 24 * kibibyte, onError: tooLarge });
/** A whole story with its metadata: our longest has 13 KB, in scripts of three bytes a character three times that. */
const sharedStoryLimit = bodyLimit({
  maxSize: 64 * kibibyte,
  onError: () => errorResponse(new StoryError("too_large", { message: "This story is too long to be shared." })),
});
/** With the name that Remix gives its twin. */
const sharingPath = /^\/api\/shared-stories(?:\.data)?$/;

function tooLarge(): Response {
  return errorResponse(new StoryError("too_large"));
}

export const limitBody = createMiddleware<AppEnvironment>((c, next) => {
  if (sharingPath.test(c.req.path)) return sharedStoryLimit(c, next);
  const isForm = c.req.header("Content-Type")?.startsWith("application/x-www-form-urlencoded");
  return isForm ? formLimit(c, next) : jsonLimit(c, next);
});
