import { StoryError } from "../../../app/story/errors";
import { encodeStoryEvent, type StoryEvent } from "../../../app/story/told/wire-events";
import { lengthOf, type ToldSoFar } from "./told-so-far";

/** What a listener hears: a telling that goes on, or one that was told before. */
export interface TellingSource {
  told(): ToldSoFar;
  /** No more will come. */
  isOver(): boolean;
  /** Calls once, when there is more or the telling is over. @returns what cancels the call */
  onNews(callback: () => void): () => void;
}

export interface Listening {
  readonly stream: ReadableStream<Uint8Array>;
  /** Ends the stream where it is, as a broken connection would: nobody hears it any more, or others want to. */
  dismiss(): void;
}

/**
 * Milliseconds of silence after which a comment goes out. It keeps proxies from closing a quiet connection, and only in
 * writing does the runtime notice that the listener has left.
 */
const heartbeatMs = 500;
const encoder = new TextEncoder();
const heartbeat = encoder.encode(":\n\n");

/** The pieces that a listener who has heard `from` units still wants; the first may be the end of one. */
function* piecesAfter(from: number, told: () => ToldSoFar): Generator<string | undefined, never> {
  let skip = from;
  for (let index = 0; ; ) {
    const piece = told().pieces[index];
    if (piece !== undefined) index++;
    if (piece === undefined || piece.length > skip) yield piece?.slice(skip);
    skip = Math.max(0, skip - (piece?.length ?? 0));
  }
}

/**
 * The events of a telling as bytes, as they come: `start`, the text after the first `from` units, then the last event.
 * @param leave called once, when the listener has all or goes away
 * @throws StoryError `invalid_request` where so much has not been told
 */
export function listen(source: TellingSource, from: number, leave: () => unknown): Listening {
  if (from > lengthOf(source.told())) {
    throw new StoryError("invalid_request", { message: "So much of this story has not been told yet." });
  }
  const pieces = piecesAfter(from, source.told);
  let length = from;
  let isDismissed = false;
  let wait: { end(): void; wake(): void } | undefined;

  function encode(event: StoryEvent): Uint8Array {
    if (event.event === "text") length += event.data.text.length;
    return encoder.encode(encodeStoryEvent(event, length));
  }

  /** @returns false where there is nothing to send yet */
  function send(controller: ReadableStreamDefaultController<Uint8Array>): boolean {
    const text = isDismissed ? undefined : pieces.next().value;
    if (text !== undefined) {
      controller.enqueue(encode({ event: "text", data: { text } }));
      return true;
    }
    if (!source.isOver() && !isDismissed) return false;
    const { last } = source.told();
    if (last && !isDismissed) controller.enqueue(encode(last));
    controller.close();
    leave();
    return true;
  }

  function newsOrSilence(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(silence);
        forget();
        wait = undefined;
        resolve();
      };
      const wake = () => {
        send(controller);
        end();
      };
      const silence = setTimeout(() => {
        controller.enqueue(heartbeat);
        end();
      }, heartbeatMs);
      const forget = source.onNews(wake);
      wait = { end, wake };
    });
  }

  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encode({ event: "start", data: source.told().start }));
    },
    pull(controller) {
      if (!send(controller)) return newsOrSilence(controller);
    },
    async cancel() {
      wait?.end();
      await leave();
    },
  });
  return {
    stream,
    dismiss() {
      isDismissed = true;
      if (wait) wait.wake();
      else leave();
    },
  };
}
