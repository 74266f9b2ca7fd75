import type { HonoRequest } from "hono";
import { createMiddleware } from "hono/factory";
import { againParameter } from "../../app/story/earlier-story";
import { errorResponse } from "../../app/story/error-response";
import { StoryError } from "../../app/story/errors";
import type { AppEnvironment } from "./environment";

const kibibyte = 1024;
/** A story request as JSON: 20 interests of 60 and a lesson of 120 four-byte characters come to 5.3 KB. */
const mostJsonBytes = 8 * kibibyte;
/** The same answers as a posted form, where each byte may be written as three (`%F0`). */
const mostFormBytes = 24 * kibibyte;
/** A whole story with its metadata and receipt: our longest has 13 KB, and none more than 48,000 characters. */
const mostStoryBytes = 64 * kibibyte;
/** How much of a body that is too long is still read, and thrown away. */
const mostDiscardedBytes = 1024 * kibibyte;
/** With the names that Remix gives their twins. */
const sharingPath = /^\/api\/shared-stories(?:\.data)?$/;
const tellingPath = /^\/api\/generate-story(?:\.data)?$/;

/**
 * An answer that comes while the client still sends resets the connection, under the answer itself or under the next
 * request: whoever refuses does so unread, so what was not read is read here, up to 1 MiB, and thrown away.
 */
export const readToEnd = createMiddleware<AppEnvironment>(async (c, next) => {
  const request = c.req.raw;
  await next();
  if (request.body === null || request.bodyUsed || request.body.locked) return;
  // A client that has gone needs no care.
  await readAtMost(request.body, 0).catch(() => undefined);
});

/**
 * Answers 413 `too_large` to longer bodies, whether their length was announced or not, and lets no more than the
 * limit into memory. Hono's own `bodyLimit` locks what it leaves unread, so that it cannot be read afterward.
 */
export const limitBody = createMiddleware<AppEnvironment>(async (c, next) => {
  const body = c.req.raw.body;
  if (body === null) return next();
  const { mostBytes, message } = limitFor(c.req);
  const announced = c.req.header("Transfer-Encoding") === undefined ? c.req.header("Content-Length") : undefined;
  if (announced !== undefined) return Number(announced) <= mostBytes ? next() : errorResponse(tooLarge(message));
  // A client may go, or say other lengths than it sends.
  const bytes = await readAtMost(body, mostBytes).catch(() => "broken" as const);
  if (bytes === "broken")
    return errorResponse(new StoryError("invalid_request", { message: "That request broke off." }));
  if (bytes === undefined) return errorResponse(tooLarge(message));
  c.req.raw = new Request(c.req.raw, { body: bytes });
  return next();
});

function isForm(contentType: string | undefined): boolean {
  return contentType?.startsWith("application/x-www-form-urlencoded") ?? false;
}

interface BodyLimit {
  readonly mostBytes: number;
  /** What is said of more, where the error's own sentence does not fit. */
  readonly message?: string;
}

function limitFor(request: HonoRequest): BodyLimit {
  if (sharingPath.test(request.path))
    return { mostBytes: mostStoryBytes, message: "This story is too long to be shared." };
  if (isForm(request.header("Content-Type"))) return { mostBytes: mostFormBytes };
  if (tellingPath.test(request.path) && request.query(againParameter) !== undefined) {
    return { mostBytes: mostStoryBytes + mostJsonBytes, message: "This story is too long to be told again." };
  }
  return { mostBytes: mostJsonBytes };
}

function tooLarge(message: string | undefined): StoryError {
  return new StoryError("too_large", message === undefined ? {} : { message });
}

/** The whole body, or `undefined` when it has more than `mostBytes`. */
async function readAtMost(body: ReadableStream<Uint8Array<ArrayBuffer>>, mostBytes: number): Promise<Blob | undefined> {
  const read: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const bytes of body) {
    size += bytes.byteLength;
    if (size <= mostBytes) read.push(bytes);
    if (size > mostDiscardedBytes) break;
  }
  return size <= mostBytes ? new Blob(read) : undefined;
}
