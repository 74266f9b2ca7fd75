import type { StoryError, WireFailure } from "./errors";

/** The body of every failed answer of the public interface. */
export interface ErrorBody {
  error: WireFailure;
}

/** The one mapping from a named failure to HTTP. */
export function errorResponse(error: StoryError, headers?: HeadersInit): Response {
  const { code, message, retryable, fields, refusedInterests } = error;
  const body: ErrorBody = {
    error: {
      code,
      message,
      retryable,
      ...(fields && { fields }),
      ...(refusedInterests && { refused_interests: [...refusedInterests] }),
    },
  };
  const response = Response.json(body, { status: error.status, headers: { "Cache-Control": "no-store" } });
  if (error.retryAfter !== undefined) response.headers.set("Retry-After", String(error.retryAfter));
  for (const [name, value] of new Headers(headers)) response.headers.set(name, value);
  return response;
}
