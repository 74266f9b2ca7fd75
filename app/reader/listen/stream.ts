import { EventSourceParserStream } from "eventsource-parser/stream";
import { againParameter } from "../../story/earlier-story";
import { isFailureOfTelling, isStoryError, StoryError } from "../../story/errors";
import type { StoryRequest } from "../../story/request";
import { decodeStoryEvent, type StoryEvent } from "../../story/told/wire-events";
import { failureOf } from "./http-failure";
import { type SilenceWatch, watchSilence } from "./silence-watch";

interface StreamOptions {
  signal: AbortSignal;
  fetch?: typeof fetch;
  /** The browser's own word that there is no network. */
  isOffline?: () => boolean;
}

type Asked = Pick<RequestInit, "method" | "headers" | "body">;

function broken(detail: string, cause?: unknown): StoryError {
  return new StoryError("network", { detail, cause });
}

async function openStream(
  address: string,
  asked: Asked,
  onComment: () => void,
  { signal, fetch = globalThis.fetch, isOffline = () => navigator.onLine === false }: StreamOptions,
) {
  let response: Response;
  try {
    response = await fetch(address, { ...asked, signal });
  } catch (cause) {
    if (isOffline()) throw new StoryError("offline", { cause });
    throw broken("no answer", cause);
  }
  if (!response.ok) throw await failureOf(response, Date.now());
  const type = response.headers.get("Content-Type") ?? "";
  if (!type.startsWith("text/event-stream") || !response.body) {
    await response.body?.cancel().catch(() => undefined);
    // A hotel's sign-in page answers 200, too.
    if (type.startsWith("text/html")) throw broken("the answer is a page");
    throw new StoryError("no_story", { detail: "the answer is no event stream" });
  }
  // `fatal`: a damaged byte must break the stream, not become a letter of the story.
  return response.body
    .pipeThrough(new TextDecoderStream("utf-8", { fatal: true }))
    .pipeThrough(new EventSourceParserStream({ onComment }))
    .getReader();
}

/**
 * The events of one connection: `start`, many `text`, `done`. Every failure is thrown as a `StoryError`, with the server's
 * own sentence where there is one; an abort throws the signal's reason. Leaving the loop closes the connection.
 * @param from UTF-16 units that were told before
 */
async function* readStream(
  address: string,
  asked: Asked,
  from: number,
  options: StreamOptions,
): AsyncGenerator<StoryEvent> {
  const { signal } = options;
  const connection = new AbortController();
  const leave = () => connection.abort(signal.reason);
  signal.addEventListener("abort", leave);
  let reader: Awaited<ReturnType<typeof openStream>> | undefined;
  let told = from;
  let started = false;
  /** Only a telling that can be picked up again is given up for its silence. */
  let silence: SilenceWatch | undefined;
  const heard = () => silence?.heard();
  try {
    signal.throwIfAborted();
    reader = await openStream(address, asked, heard, { ...options, signal: connection.signal });
    while (true) {
      signal.throwIfAborted();
      const { done, value: raw } = await reader.read().catch((cause: unknown) => {
        throw broken("the connection broke", cause);
      });
      if (done && !started) throw new StoryError("no_story", { detail: "the answer is empty" });
      if (done) throw broken("the stream just ended");
      const event = decodeStoryEvent(raw);
      if (!event) throw broken("an event that is none of ours");
      if (event.event === "error") throw StoryError.fromWire(event.data);
      if (event.event === "text") told += event.data.text.length;
      if (raw.id !== String(told)) throw broken("text is missing");
      if (started === (event.event === "start")) throw broken("events out of order");
      started = true;
      if (event.event === "start" && event.data.telling !== undefined) {
        silence = watchSilence(() => connection.abort(broken("silence")));
      }
      heard();
      if (event.event === "done" && told === 0) throw new StoryError("no_story");
      yield event;
      if (event.event === "done") return;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    silence?.stop();
    signal.removeEventListener("abort", leave);
    await reader?.cancel().catch(() => undefined);
  }
}

/** The events of a story that is told from its beginning. */
export function streamStory(request: StoryRequest, options: StreamOptions): AsyncGenerator<StoryEvent> {
  const headers = { Accept: "text/event-stream", "Content-Type": "application/json" };
  const address = `/api/generate-story${request.earlier ? `?${againParameter}` : ""}`;
  return readStream(address, { method: "POST", headers, body: JSON.stringify(request) }, 0, options);
}

const addressOf = (telling: string) => `/api/tellings/${telling}`;

/** A gate between page and server that is out of order for a while says nothing of the telling. */
function isPassing(thrown: unknown): boolean {
  return isStoryError(thrown) && (isFailureOfTelling(thrown) || thrown.status === 429);
}

/** The events of a telling after its first `told` units. @throws StoryError `telling_gone` where it cannot go on */
export async function* goOnWithTelling(
  telling: string,
  told: number,
  options: StreamOptions,
): AsyncGenerator<StoryEvent> {
  let started = false;
  try {
    const headers = { Accept: "text/event-stream", "Last-Event-ID": String(told) };
    for await (const event of readStream(addressOf(telling), { headers }, told, options)) {
      started = true;
      yield event;
    }
  } catch (thrown) {
    if (started || !isStoryError(thrown) || thrown.code === "offline") throw thrown;
    throw isPassing(thrown) ? broken("not reached", thrown) : new StoryError("telling_gone", { cause: thrown });
  }
}

/** Nobody wants to hear the telling any more: it ends at once, and not when nobody has come back for a while. */
export function endTelling(telling: string): void {
  void fetch(addressOf(telling), { method: "DELETE", keepalive: true }).catch(() => undefined);
}
