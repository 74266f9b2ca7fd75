/**
 * Every failure of the product has a name here, with its HTTP status, the sentence a parent reads and whether
 * trying the same request again can help. Messages for `busy` and `timeout` contain that word (public contract).
 */
export const storyErrors = {
  invalid_request: { status: 400, retryable: false, message: "Please check the marked answers and try again." },
  invalid_json: { status: 400, retryable: false, message: "We could not read that request. Please try again." },
  /** Someone's own text, a changed story, or one told too long ago. */
  not_our_story: {
    status: 403,
    retryable: false,
    message: "Only a story that was made here, not too long ago, can be shared. Please make a new one and share it.",
  },
  cross_site: { status: 403, retryable: false, message: "Please open the story maker itself and try again there." },
  /** No such shared story, or a wrong token: the answer does not say which. */
  story_not_found: { status: 404, retryable: false, message: "Story not found or has expired." },
  /** A telling that is forgotten, or never was: the answer does not say which. */
  telling_gone: {
    status: 404,
    retryable: false,
    message: "This story can no longer be picked up where it stopped. You can have it told anew.",
  },
  /** The tales of a story that is to be told again were rewritten since, or are none of ours. */
  tales_changed: {
    status: 409,
    retryable: false,
    message:
      "The tales of this story have been rewritten since it was told, so it cannot be told again. The one you have stays as it is.",
  },
  /** A model's story is to be told again, and no model tells here, or no more today. */
  storyteller_away: {
    status: 409,
    retryable: false,
    message:
      "The storyteller of this story is not here right now, so it cannot be told again with a change. The one you have stays as it is.",
  },
  method_not_allowed: { status: 405, retryable: false, message: "That address cannot be used in this way." },
  too_large: { status: 413, retryable: false, message: "That is more than we can read. Please shorten your answers." },
  unsupported_media_type: { status: 415, retryable: false, message: "We could not read that kind of request." },
  unsafe_request: {
    status: 422,
    retryable: false,
    message: "Some of your own words do not suit a bedtime story. Please change the marked answer.",
  },
  story_failed: { status: 502, retryable: true, message: "Failed to generate story. Please try again." },
  no_story: { status: 502, retryable: true, message: "No story was generated. Please try again." },
  blocked: {
    status: 502,
    retryable: true,
    message: "This telling took a turn that does not belong at bedtime, so we stopped it. Please try again.",
  },
  /** What could not be checked is not told. */
  moderation_failed: {
    status: 503,
    retryable: true,
    message: "We could not check this story before telling it. Please try again in a moment.",
  },
  busy: { status: 503, retryable: true, message: "Our storyteller is busy right now. Please try again in a moment." },
  /** The model's service tells no more today. The storybook tells instead, so that a parent hardly ever reads this. */
  daily_limit: {
    status: 503,
    retryable: false,
    message: "Our storyteller has told all that it may today. Please come back tomorrow.",
  },
  /** The database failed when a story was to be stored. */
  sharing_failed: {
    status: 503,
    retryable: true,
    message: "We cannot share stories at this moment. Please try again in a little while.",
  },
  /** The database failed when a story was to be read. */
  load_failed: { status: 503, retryable: true, message: "Failed to load the story. Please try again." },
  timeout: {
    status: 504,
    retryable: true,
    message: "The story took too long and ran into a timeout. Please try again.",
  },
  /** The browser's own failure: the request never got an answer. */
  network: {
    status: 0,
    retryable: true,
    message: "Network error. Please check your connection and try again.",
  },
  /** The browser knows that there is no network: asking again before it is back helps nobody. */
  offline: { status: 0, retryable: true, message: "You are offline." },
} as const;

export type StoryErrorCode = keyof typeof storyErrors;

/** Sentence for a thrown value that is no `Error` (docs/specification.md, 'Errors'). */
export const unknownFailureMessage = "Something went wrong. Please try again.";

export interface StoryErrorOptions {
  /** The server's own sentence, where one came over the wire. */
  message?: string;
  /** Overrides the table, e.g. 429 for a rate limit. */
  status?: number;
  retryable?: boolean;
  /** Seconds, for the `Retry-After` header. */
  retryAfter?: number;
  /** Field name → sentence, for 400 and 422. */
  fields?: Record<string, string>;
  /** Places, from 0, of those interests that were refused; for 422. */
  refusedInterests?: number[];
  /** What the log may say; never story text or a parent's words. */
  detail?: string;
  cause?: unknown;
}

/** A failure with a name. `message` is fit for a parent; `detail` is for the log. */
export class StoryError extends Error {
  override readonly name = "StoryError";
  readonly code: StoryErrorCode;
  readonly status: number;
  readonly retryable: boolean;
  readonly retryAfter: number | undefined;
  readonly fields: Record<string, string> | undefined;
  readonly refusedInterests: readonly number[] | undefined;
  readonly detail: string | undefined;

  constructor(code: StoryErrorCode, options: StoryErrorOptions = {}) {
    super(options.message ?? storyErrors[code].message, { cause: options.cause });
    this.code = code;
    this.status = options.status ?? storyErrors[code].status;
    this.retryable = options.retryable ?? storyErrors[code].retryable;
    this.retryAfter = options.retryAfter;
    this.fields = options.fields;
    this.refusedInterests = options.refusedInterests;
    this.detail = options.detail;
  }

  /** From an answer's body or an `error` event. A code that we do not know (an older page) counts as `story_failed`. */
  static fromWire(failure: WireFailure, options: StoryErrorOptions = {}): StoryError {
    const code = Object.hasOwn(storyErrors, failure.code) ? (failure.code as StoryErrorCode) : "story_failed";
    const { message, retryable, fields, refused_interests: refusedInterests } = failure;
    return new StoryError(code, {
      ...options,
      message,
      retryable,
      ...(fields && { fields }),
      ...(refusedInterests && { refusedInterests }),
    });
  }
}

/**
 * By name, not `instanceof`: Remix and wrangler each bundle this file, so that the Worker has the class twice.
 */
export function isStoryError(thrown: unknown): thrown is StoryError {
  return thrown instanceof Error && thrown.name === "StoryError";
}

/**
 * Whether the telling failed and not the request, so that another storyteller may do better. Who is refused for an answer
 * (400, 422) or for asking too often (429) is refused whoever tells. 408 is a proxy's word for a slow answer.
 */
export function isFailureOfTelling({ status }: Pick<StoryError, "status">): boolean {
  return status === 0 || status === 408 || status >= 500;
}

/** How a failure travels. */
export interface WireFailure {
  code: string;
  message: string;
  retryable: boolean;
  fields?: Record<string, string>;
  refused_interests?: number[];
}
