import { encodeStoryEvent, type StoryEvent } from "../../story/wire-events";

const headers = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // A proxy that compresses or buffers would hold the first words back.
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

/**
 * Milliseconds of silence after which a comment goes out. It keeps proxies from closing a quiet connection, and only in
 * writing does the runtime notice that the listener has left.
 */
const heartbeatMs = 500;
const heartbeat = new TextEncoder().encode(":\n\n");

/** Undefined when nothing came in time; the caller still has the promise for what comes later. */
async function inTime<T>(promise: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), heartbeatMs);
  });
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Answers with the events as they come. Call it only once the first event is at hand.
 * @param leave called when the listener goes away before the end.
 */
export function eventStreamResponse(
  first: StoryEvent,
  rest: AsyncIterator<StoryEvent, void>,
  leave: (reason: unknown) => void,
): Response {
  const encoder = new TextEncoder();
  let told = 0;
  let coming: Promise<IteratorResult<StoryEvent, void>> | undefined;
  const encode = (event: StoryEvent) => {
    if (event.event === "text") told += event.data.text.length;
    return encoder.encode(encodeStoryEvent(event, told));
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encode(first));
    },
    async pull(controller) {
      coming ??= rest.next();
      const next = await inTime(coming);
      if (!next) {
        controller.enqueue(heartbeat);
        return;
      }
      coming = undefined;
      if (next.done) controller.close();
      else controller.enqueue(encode(next.value));
    },
    async cancel(reason) {
      leave(reason);
      await rest.return?.();
    },
  });
  return new Response(body, { headers });
}
