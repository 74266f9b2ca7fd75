import { encodeStoryEvent, type StoryEvent } from "../../story/wire-events";

const headers = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // A proxy that compresses or buffers would hold the first words back.
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

/**
 * Answers with the events as they come. Call it only once the first event is at hand.
 * @param leave called when the reader goes away before the end.
 */
export function eventStreamResponse(
  first: StoryEvent,
  rest: AsyncIterator<StoryEvent, void>,
  leave: (reason: unknown) => void,
): Response {
  const encoder = new TextEncoder();
  let told = 0;
  const encode = (event: StoryEvent) => {
    if (event.event === "text") told += event.data.text.length;
    return encoder.encode(encodeStoryEvent(event, told));
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encode(first));
    },
    async pull(controller) {
      const next = await rest.next();
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
