import { createEventMerger } from "./merge-chunks";

/** Bytes that arrive within about so many milliseconds are read at once; a delay that no one notices. */
const windowMs = 25;
/** The same when the beginning is over, and more is told than a page has typed. */
const settledWindowMs = 120;
/** So many tokens at most are waited for: even a model that slows down to one a second is heard before it counts as silent. */
const mostEvents = 12;
const bufferBytes = 64 * 1024;

/** With `min` of the Streams standard, which the types do not know yet: resolves when so many bytes are there, or at the end. */
interface BytesReader {
  read(view: Uint8Array<ArrayBuffer>, options: { min: number }): Promise<ReadBytes>;
  cancel(reason?: unknown): Promise<void>;
}

/** How many bytes to wait for: as many as came in a window of late, so that a quick model costs few reads. */
function createReadSize(now: () => number): {
  next(): number;
  took(bytes: number, eventBytes: number, window: number): void;
} {
  let size = 1;
  let askedAt = 0;
  return {
    next() {
      askedAt = now();
      return size;
    },
    took(bytes, eventBytes, window) {
      const elapsed = Math.max(1, now() - askedAt);
      const most = Math.min(mostEvents * eventBytes, bufferBytes);
      // At most twice the last size: one quick read is no quick model.
      size = Math.max(1, Math.floor(Math.min(size * 2, (bytes * window) / elapsed, most)));
    },
  };
}

interface MergeStreamPorts {
  /** Milliseconds. */
  now(): number;
  /** Calls once, later. @returns what cancels the call */
  later(ms: number, callback: () => void): () => void;
}

type ReadBytes = ReadableStreamReadResult<Uint8Array<ArrayBuffer>>;

/**
 * A model's event stream in fewer, longer events (`merge-chunks.ts`). In workerd each read of a token costs more
 * than all the work on it, so from the first whole sentence on several are read at once.
 * @param body a stream of bytes, as `fetch` gives it
 */
export function mergeEventStream(
  body: ReadableStream<Uint8Array>,
  { now, later }: MergeStreamPorts,
): ReadableStream<Uint8Array> {
  const reader = body.getReader({ mode: "byob" }) as BytesReader;
  const merger = createEventMerger(now);
  const size = createReadSize(now);
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let buffer = new Uint8Array(bufferBytes);
  let bytes = 0;
  let reading: Promise<ReadBytes> | undefined;
  let waiting: Promise<undefined> | undefined;
  let stopWaiting = () => {};

  /** Begun once for many reads: what it was begun for may be passed on by then, which costs less than a timer for each. */
  function waitFor(ms: number): Promise<undefined> {
    waiting ??= new Promise((resolve) => {
      stopWaiting = later(ms, () => {
        waiting = undefined;
        resolve(undefined);
      });
    });
    return waiting;
  }

  /** What arrives next; undefined when it is time to look whether what is held is due. */
  function arrival(): Promise<ReadBytes | undefined> {
    reading ??= reader.read(buffer, { min: merger.hasBegun() ? size.next() : 1 });
    const dueIn = merger.dueIn();
    return Number.isFinite(dueIn) ? Promise.race([reading, waitFor(dueIn)]) : reading;
  }

  function take({ value }: ReadBytes): string {
    reading = undefined;
    if (!value) return "";
    buffer = new Uint8Array(value.buffer);
    bytes += value.byteLength;
    const out = merger.push(decoder.decode(value, { stream: true }));
    const window = merger.hasSettled() ? settledWindowMs : windowMs;
    size.took(value.byteLength, bytes / Math.max(1, merger.events()), window);
    return out;
  }

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        for (let out = ""; out === ""; ) {
          const read = await arrival();
          out = read ? take(read) : merger.dueIn() <= 0 ? merger.release() : "";
          if (read?.done) out += merger.push(decoder.decode()) + merger.end();
          if (out !== "") controller.enqueue(encoder.encode(out));
          if (!read?.done) continue;
          stopWaiting();
          return controller.close();
        }
      } catch (thrown) {
        stopWaiting();
        reader.cancel(thrown).catch(() => {});
        throw thrown;
      }
    },
    cancel(reason) {
      stopWaiting();
      return reader.cancel(reason);
    },
  });
}
