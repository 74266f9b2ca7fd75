/**
 * The SDK's cost is per event, not per byte: a story that arrives in 3,000 events of one token each costs it some ten
 * times what the bytes cost. This stage joins neighbouring text events of a chat-completion stream before the SDK sees
 * them. Everything else (errors, finish reasons, usage, comments, malformed events) passes as it came, in its order.
 */

/** Text is held back at most until the next bytes that arrive this long after the last text passed on. */
const mergeMs = 40;
/** UTF-16 units. No event of a story is near it, and an endless one would fill the memory. */
const maxEventLength = 1024 * 1024;

const eventEnd = /\r?\n\r?\n/g;
/** As many units of a chunk's end as can be the beginning of an event's end. */
const eventEndReach = 3;
const sentenceEnd = /[.!?…。！？\n]/u;
const endsSentence = /[.!?…。！？\n][\s"'”’»*)\]]*$/u;
const onlyClosers = /^[\s"'”’»*)\]]+$/u;

interface TextEvent {
  readonly event: Record<string, unknown>;
  readonly choice: Record<string, unknown>;
  readonly delta: Record<string, unknown>;
  readonly content: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether these keys are all there is to say: any other with a value makes the event more than text. */
function hasOnly(record: Record<string, unknown>, keys: readonly string[]): boolean {
  return Object.keys(record).every((key) => keys.includes(key) || record[key] === null);
}

/** The filter's verdict on a single piece (Azure) means nothing without a finish reason. */
const choiceKeys = ["index", "delta", "content_filter_results"];

/** The event, if it is nothing but a piece of text of the first choice. */
function parseTextEvent(block: string): TextEvent | undefined {
  if (!block.startsWith("data:") || block.includes("\n") || block.includes("\r")) return undefined;
  let event: unknown;
  try {
    event = JSON.parse(block.slice("data:".length));
  } catch {
    return undefined;
  }
  if (!isRecord(event) || !Array.isArray(event.choices) || event.choices.length !== 1) return undefined;
  if ((event.error ?? null) !== null || (event.usage ?? null) !== null) return undefined;
  const choice: unknown = event.choices[0];
  if (!isRecord(choice) || choice.index !== 0 || !hasOnly(choice, choiceKeys)) return undefined;
  const { delta } = choice;
  if (!isRecord(delta) || !hasOnly(delta, ["role", "content"])) return undefined;
  const { content } = delta;
  return typeof content === "string" && content !== "" ? { event, choice, delta, content } : undefined;
}

function write({ event, choice, delta }: TextEvent, content: string): string {
  return `data: ${JSON.stringify({ ...event, choices: [{ ...choice, delta: { ...delta, content } }] })}\n\n`;
}

/** @param now milliseconds. In workerd the clock moves only with input, which is all that is asked of it here. */
export function createChunkMerger(now: () => number): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  /** Bytes after the last complete event. */
  let rest = "";
  let held: TextEvent | undefined;
  let content = "";
  let lastPassed = Number.NEGATIVE_INFINITY;
  /** True at the beginning, and after a sentence: only the next piece shows whether a closing quote follows. */
  let isUrgent = true;

  function release(): string {
    if (held === undefined) return "";
    const event = write(held, content);
    isUrgent = endsSentence.test(content) || (isUrgent && onlyClosers.test(content));
    lastPassed = now();
    held = undefined;
    content = "";
    return event;
  }

  function take(block: string, end: string): string {
    const text = parseTextEvent(block);
    if (text === undefined) return release() + block + end;
    held ??= text;
    content += text.content;
    return "";
  }

  /** No timer: a stall in mid-sentence keeps back part of that sentence, and what reads us releases whole ones only. */
  function isDue(): boolean {
    return isUrgent || sentenceEnd.test(content) || now() - lastPassed >= mergeMs;
  }

  return new TransformStream({
    transform(bytes, controller) {
      eventEnd.lastIndex = Math.max(0, rest.length - eventEndReach);
      rest += decoder.decode(bytes, { stream: true });
      let out = "";
      let start = 0;
      for (let end = eventEnd.exec(rest); end !== null; end = eventEnd.exec(rest)) {
        out += take(rest.slice(start, end.index), end[0]);
        start = eventEnd.lastIndex;
      }
      rest = rest.slice(start);
      if (rest.length > maxEventLength) throw new Error("event too long");
      if (held !== undefined && isDue()) out += release();
      if (out !== "") controller.enqueue(encoder.encode(out));
    },
    flush(controller) {
      const out = release() + rest + decoder.decode();
      if (out !== "") controller.enqueue(encoder.encode(out));
    },
  });
}
