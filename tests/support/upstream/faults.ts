import type { StoryErrorCode } from "../../../app/story/errors";
import * as scripts from "./scripts";
import type { Script } from "./upstream";

/** What a parent reads. */
export const messages = {
  story_failed: "Failed to generate story. Please try again.",
  no_story: "No story was generated. Please try again.",
  blocked: "This telling took a turn that does not belong at bedtime, so we stopped it. Please try again.",
  busy: "Our storyteller is busy right now. Please try again in a moment.",
  timeout: "The story took too long and ran into a timeout. Please try again.",
} as const satisfies Partial<Record<StoryErrorCode, string>>;

export interface Fault {
  readonly name: string;
  readonly script: Script;
  readonly code: keyof typeof messages;
  /** Of the HTTP answer; of one with events only where nothing was told before. */
  readonly status: number;
  readonly retryable?: false;
  readonly retryAfter?: string;
  /** The service would go on, or keep silent, for ever: only we can close the connection. */
  readonly endless?: true;
}

/** The limits that the faults below need, in milliseconds; no two alike, so that a timer shows whose it is. */
export const shortLimits = { STORY_FIRST_TEXT_MS: "1507", STORY_STALL_MS: "1009", STORY_TOTAL_MS: "4001" } as const;

export const story = ["**The Quiet", " Moon**\n\n", "Nora looked up. ", "The moon looked back. ", "They slept."];

const failed = { code: "story_failed", status: 502 } as const;
const hopeless = { ...failed, retryable: false } as const;
const busy = { code: "busy", status: 503 } as const;
const timeout = { code: "timeout", status: 504 } as const;
const nothing = { code: "no_story", status: 502 } as const;
const serverError = { message: "The upstream's own words", type: "server_error" };
const quota = { message: "The upstream's own words", code: "insufficient_quota" };

/** Before the first text: a real HTTP status, whichever way the answer was asked for. */
export const earlyFaults: readonly Fault[] = [
  { name: "401", script: scripts.fails(401), ...hopeless },
  { name: "403", script: scripts.fails(403), ...hopeless },
  { name: "an exhausted quota", script: scripts.fails(429, { error: quota }), ...hopeless },
  { name: "429", script: scripts.fails(429), ...busy },
  {
    name: "429 with Retry-After",
    script: scripts.fails(429, { headers: { "retry-after": "7" } }),
    ...busy,
    retryAfter: "7",
  },
  { name: "500", script: scripts.fails(500), ...failed },
  { name: "503", script: scripts.fails(503), ...busy },
  { name: "504", script: scripts.fails(504), ...timeout },
  { name: "a connection dropped before headers", script: scripts.dropsBeforeHeaders, ...failed },
  { name: "silence", script: scripts.saysNothing, ...timeout, endless: true },
  { name: "headers, then silence", script: scripts.opens, ...timeout, endless: true },
  { name: "a first word that takes too long", script: scripts.hesitates(3200, story), ...timeout, endless: true },
  { name: "a page instead of events", script: scripts.answers("text/html", "<p>Hello</p>"), ...failed },
  { name: "JSON instead of events", script: scripts.answers("application/json", '{"choices":[]}'), ...failed },
  { name: "an empty story", script: scripts.tells([]), ...nothing },
  { name: "a blank story", script: scripts.tells([" ", "\n\n "]), ...nothing },
  {
    name: "an error object instead of text",
    script: scripts.breaksWith(scripts.errorEvent(serverError), []),
    ...failed,
  },
  { name: "a malformed event instead of text", script: scripts.breaksWith(scripts.malformedEvent, []), ...failed },
  { name: "an end without a word", script: scripts.endsWithoutFinish([]), ...failed },
  { name: "a content filter at once", script: scripts.tells([], "content_filter"), code: "blocked", status: 502 },
];

/** After "Nora looked up.": what was told is kept, and an event says the rest. */
export const lateFaults: readonly Fault[] = [
  { name: "an error object", script: scripts.breaksWith(scripts.errorEvent(serverError), story), ...failed },
  { name: "a malformed event", script: scripts.breaksWith(scripts.malformedEvent, story), ...failed },
  { name: "an end without a finish reason", script: scripts.endsWithoutFinish(story), ...failed },
  { name: "the token limit", script: scripts.tells(story, "length"), ...failed },
  { name: "a content filter", script: scripts.tells(story, "content_filter"), code: "blocked", status: 502 },
  {
    name: "a swear word in the middle",
    script: scripts.tells([...story, " “Oh, sh", "it,” said the hen. ", "They slept again."]),
    code: "blocked",
    status: 502,
  },
  {
    name: "an address in the middle",
    script: scripts.tells([...story, " Write to nora@example.com", " at once. ", "They slept again."]),
    code: "blocked",
    status: 502,
  },
  { name: "a stall", script: scripts.stallsAfter(story), ...timeout, endless: true },
  { name: "a dropped connection", script: scripts.dropsAfter(story, 5), ...failed },
  { name: "ten megabytes of runaway output", script: scripts.runsAway(10_000_000, story), ...failed, endless: true },
  { name: "a word at a time without end", script: scripts.drips(200, story), ...timeout, endless: true },
];
