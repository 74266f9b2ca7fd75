import { EventSourceParserStream } from "eventsource-parser/stream";
import { StoryError } from "../../story/errors";
import type { StoryRequest } from "../../story/request";
import { decodeStoryEvent, type StoryEvent } from "../../story/wire-events";
import { failureOf } from "./http-failure";

interface StreamOptions {
  signal: AbortSignal;
  fetch?: typeof fetch;
  /** The browser's own word that there is no network. */
  isOffline?: () => boolean;
}

function broken(detail: string, cause?: unknown): StoryError {
  return new StoryError("network", { detail, cause });
}

async function openStream(
  request: StoryRequest,
  { signal, fetch = globalThis.fetch, isOffline = () => navigator.onLine === false }: StreamOptions,
) {
  let response: Response;
  try {
    response = await fetch("/api/generate-story", {
      method: "POST",
      headers: { Accept: "text/event-stream", "Content-Type": "application/json" },
      body: JSON.stringify(request),
      signal,
    });
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
    .pipeThrough(new EventSourceParserStream())
    .getReader();
}

/**
 * The events of one telling: `start`, many `text`, `done`. Every failure is thrown as a `StoryError`, with the server's
 * own sentence where there is one; an abort throws the signal's reason. Leaving the loop closes the connection.
 */
export async function* streamStory(request: StoryRequest, options: StreamOptions): AsyncGenerator<StoryEvent> {
  const { signal } = options;
  let reader: Awaited<ReturnType<typeof openStream>> | undefined;
  let told = 0;
  let started = false;
  try {
    signal.throwIfAborted();
    reader = await openStream(request, options);
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
      if (event.event === "done" && told === 0) throw new StoryError("no_story");
      yield event;
      if (event.event === "done") return;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}
