/**
 * The SDK's cost is per event, not per byte: a story that arrives in 3,000 events of one token each costs it some ten
 * times what the bytes cost. This stage joins neighbouring text events of a chat-completion stream before the SDK sees
 * them. Everything else (errors, finish reasons, usage, comments, malformed events) passes as it came, in its order.
 */

import { typedUnitMs } from "../../app/story/text/typing";

/** Between two texts passed on, where the later one holds a whole sentence; and where it does not. */
const betweenSentencesMs = 25;
const betweenPartsMs = 1000;
/**
 * From so long after the first text on, sentences that come faster than this are passed on together: the page types them
 * more slowly than they come, so that nobody waits for one.
 */
const quickForMs = 1500;
const betweenLaterSentencesMs = 600;
/** Where the page has so much left to type, `betweenPartsMs` lie between two: nobody notices. */
const aheadMs = 3000;
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

/** What an event of a stream has before and after its text, up to the next event; that one mostly has the same. */
interface Frame {
  readonly before: string;
  readonly after: string;
}

function frameOf(block: string, content: string, end: string): Frame | undefined {
  const literal = JSON.stringify(content);
  const at = block.indexOf(literal);
  if (at < 0 || block.includes(literal, at + 1)) return undefined;
  return { before: block.slice(0, at + 1), after: block.slice(at + literal.length - 1) + end };
}

const needsParsing = /[\\\n\r]/;

/** The text of the event at a place, if it differs from the last one in nothing but its text; saves most of the parsing. */
function textInFrame(stream: string, at: number, { before, after }: Frame): string | undefined {
  if (!stream.startsWith(before, at)) return undefined;
  const from = at + before.length;
  const to = stream.indexOf('"', from);
  if (to <= from || !stream.startsWith(after, to)) return undefined;
  const text = stream.slice(from, to);
  return needsParsing.test(text) ? undefined : text;
}

interface EventMerger {
  /** Takes what arrived and gives what is to be passed on. @throws when an event does not end */
  push(arrived: string): string;
  /** Called once, at the end of the stream. */
  end(): string;
  /** Milliseconds until what is held is to be passed on by `release`, if nothing arrives; infinite when no sentence is. */
  dueIn(): number;
  release(): string;
  /** Whether a first sentence, or the title's line, has been passed on. */
  hasBegun(): boolean;
  /** Whether the beginning is over, in which each sentence is passed on as soon as it is whole. */
  hasSettled(): boolean;
  /** Events taken so far. */
  events(): number;
}

/** @param now milliseconds. In workerd the clock moves only with input, which is all that is asked of it here. */
export function createEventMerger(now: () => number): EventMerger {
  /** What follows the last complete event. */
  let rest = "";
  let held: TextEvent | undefined;
  let frame: Frame | undefined;
  let content = "";
  let lastPassed = Number.NEGATIVE_INFINITY;
  let isUrgent = true;
  let hasBegun = false;
  let beganAt: number | undefined;
  let events = 0;
  let passedUnits = 0;

  const isAhead = () => beganAt !== undefined && passedUnits * typedUnitMs - (now() - beganAt) >= aheadMs;
  const hasSettled = () => beganAt !== undefined && now() - beganAt >= quickForMs;

  function release(): string {
    if (held === undefined) return "";
    const event = write(held, content);
    hasBegun ||= sentenceEnd.test(content);
    isUrgent = endsSentence.test(content) || (isUrgent && onlyClosers.test(content));
    lastPassed = now();
    beganAt ??= lastPassed;
    passedUnits += content.length;
    held = undefined;
    content = "";
    return event;
  }

  function take(block: string, end: string): string {
    events++;
    const text = parseTextEvent(block);
    if (text === undefined) return release() + block + end;
    frame = frameOf(block, text.content, end);
    held ??= text;
    content += text.content;
    return "";
  }

  /** A stall in mid-sentence keeps back part of that sentence, and what reads us releases whole ones only. */
  function dueIn(): number {
    if (held === undefined) return Number.POSITIVE_INFINITY;
    // The first line of all is what a parent waits for.
    if (!hasBegun && sentenceEnd.test(content)) return 0;
    const sinceLast = now() - lastPassed;
    const settled = hasSettled();
    if ((isUrgent && !settled) || sinceLast >= betweenPartsMs) return 0;
    const between = settled ? (isAhead() ? betweenPartsMs : betweenLaterSentencesMs) : betweenSentencesMs;
    return isUrgent || sentenceEnd.test(content) ? Math.max(0, between - sinceLast) : Number.POSITIVE_INFINITY;
  }

  return {
    push(arrived) {
      const looked = Math.max(0, rest.length - eventEndReach);
      rest += arrived;
      let out = "";
      let start = 0;
      for (;;) {
        const next = held && frame;
        const more = next && textInFrame(rest, start, next);
        if (next && more !== undefined) {
          events++;
          content += more;
          start += next.before.length + more.length + next.after.length;
          continue;
        }
        eventEnd.lastIndex = Math.max(start, looked);
        const end = eventEnd.exec(rest);
        if (end === null) break;
        out += take(rest.slice(start, end.index), end[0]);
        start = eventEnd.lastIndex;
      }
      rest = rest.slice(start);
      if (rest.length > maxEventLength) throw new Error("event too long");
      return dueIn() === 0 ? out + release() : out;
    },
    end() {
      const out = release() + rest;
      rest = "";
      return out;
    },
    dueIn,
    release,
    hasBegun: () => hasBegun,
    hasSettled,
    events: () => events,
  };
}
