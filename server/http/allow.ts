import { createMiddleware } from "hono/factory";
import type { AppEnvironment } from "./environment";

/** Every 405 says what is allowed instead. Routes that take something name it; all others are only read. */
export const nameAllowed = createMiddleware<AppEnvironment>(async (c, next) => {
  await next();
  if (c.res.status === 405 && !c.res.headers.has("Allow")) c.res.headers.set("Allow", "GET, HEAD");
});
