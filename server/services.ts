import type { SampleAnswers } from "../app/landing/content/types";
import type { OwnWords } from "../app/story/answers";
import { interests, isPreset } from "../app/story/catalogue";
import { toBase64url } from "../app/story/link/base64url";
import { fitsInterest, fitsLesson } from "../app/story/own-words/own-words";
import type { WordsToReview } from "../app/story/own-words/words-to-review";
import type { StoryRequest } from "../app/story/request";
import type { Retelling } from "../app/story/retelling";
import type { StoryEvent } from "../app/story/told/wire-events";
import { versionOf } from "../app/storybook/retelling";
import { tellStorybook } from "../app/storybook/tell-storybook";
import type { Config } from "./env/environment";
import { createModelBudget } from "./limits/model-budget";
import { createAdmission, type LimitedWork } from "./limits/rate-limits";
import { secondsPerDay } from "./runtime/day";
import { type Log, withFields } from "./runtime/log";
import { refusedFor } from "./safety/review-words";
import { createSharedStoryCache } from "./sharing/cache";
import { createSharedStoryStore } from "./sharing/database/store";
import { forgetExpired } from "./sharing/forget-expired";
import { type OpenedLink, openStoryLink } from "./sharing/open-story-link";
import { createReceiptChecker } from "./sharing/receipts";
import { createSharedStories, type SharedStories } from "./sharing/shared-stories";
import { createStorybookStoryteller } from "./storybook/storyteller";
import { createStorytelling, storybookOf } from "./storytelling";
import { createEarlierCheck } from "./telling/earlier-story";
import { retellStory } from "./telling/retell-story";
import { reviewAhead } from "./telling/review-request";
import { type StoryOpening, tellOpening } from "./telling/sample-opening";
import { createKnownTellings, type KnownTellings } from "./telling/stream/known-tellings";
import { streamStory } from "./telling/stream/stream-story";
import { createTellings } from "./telling/stream/tellings";

/** What the routes may ask of the server. */
export interface Services {
  /** See `tell-story.ts`: failures before the first text are thrown, later ones are events. For a story that goes out whole. */
  tellStory(request: StoryRequest, gone: AbortSignal): AsyncGenerator<StoryEvent, void, undefined>;
  /** The bytes of an event stream. @throws StoryError for every failure before the first text */
  streamStory(request: StoryRequest, gone: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  /** Those that outlive their connection. */
  readonly tellings: KnownTellings;
  readonly sharedStories: SharedStories;
  /** @param data of `/story/{encodedData}` */
  openStoryLink(data: string): Promise<OpenedLink>;
  /** Reviews words before the story is ordered. @throws StoryError `unsafe_request`, or `busy` with status 429. */
  reviewWords(words: WordsToReview): Promise<void>;
  /** Whether the page may show these words, which came with an address, as a parent's own. */
  isFitInterest(words: string): boolean;
  /** How the built-in storyteller begins the story of these answers; always the same. */
  tellOpening(answers: SampleAnswers): Promise<StoryOpening>;
}

/** The request that is served. */
export interface Visit {
  /** Of links that leave the site. */
  readonly origin: string;
  /** `CF-Connecting-IP`; undefined where nothing of Cloudflare's stands before us. */
  readonly address: string | undefined;
  /** The path, as the log may name it. */
  readonly route: string;
  readonly requestId: string;
  /** Lets work go on when the answer is out. */
  afterwards(work: Promise<unknown>): void;
}

function randomText(bytes: number): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** Words that are too long were never taken, and are not read here. */
function isFit(words: string, field: OwnWords["field"]): boolean {
  if (field === "lesson") return fitsLesson(words) && refusedFor(words, "lesson") === undefined;
  return fitsInterest(words) && refusedFor(words, "interest") === undefined;
}

/** The one place that constructs. Cheap: it opens no connection, and each request may have its own. */
export function createServices(config: Config, log: Log, visit: Visit): Services {
  const { origin, address, route, requestId, afterwards } = visit;
  const storybook = storybookOf(config);

  async function retell(request: StoryRequest, { seed, version, companion, ...reader }: Retelling) {
    // Whom it was told for, by spelling and length.
    const asked = { ...request, country: reader.country, words_per_minute: reader.words_per_minute };
    const before = { version, companion };
    // Told first without its review: tales that cannot be read are our fault, and no link is refused for it.
    const told = await tellStorybook(asked, seed, storybook, before);
    if (!told) return "retired";
    const story = await retellStory(createStorybookStoryteller(storybook, seed, before), asked);
    return story === undefined ? undefined : { story, hero: told.hero };
  }

  const admission = (work: LimitedWork) => createAdmission(work, config.rateLimits, address, log);
  const logHere = withFields(log, { route });
  const checkReceipt = createReceiptChecker(config.signingSecrets, config.sharedStoryDays * secondsPerDay, Date.now);
  const admissions = {
    checkEarlier: createEarlierCheck(checkReceipt),
    admit: admission("telling"),
    admitRefusal: admission("refusal"),
    spendModelStory: createModelBudget({
      counts: config.storyCounts,
      limits: config.modelStoriesADay,
      address,
      now: Date.now,
      log,
    }),
    log: logHere,
  };
  const { admit, tell } = createStorytelling(config, logHere);
  const admitStory = (request: StoryRequest) => admit(admissions, request);
  const tellings = config.tellings && createTellings(config.tellings);
  const stream = { admit: admitStory, tell, tellings, order: { requestId, route }, log: logHere };
  return {
    async *tellStory(request, gone) {
      yield* tell(await admitStory(request), gone, "whole");
    },
    streamStory: (request, gone) => streamStory(stream, request, gone),
    tellings: createKnownTellings({ tellings, admitSearch: admission("search") }),
    sharedStories: createSharedStories({
      store: config.database && createSharedStoryStore(config.database),
      cache: createSharedStoryCache(origin),
      admit: admission("sharing"),
      admitSearch: admission("search"),
      checkReceipt,
      origin,
      keptDays: config.sharedStoryDays,
      now: Date.now,
      randomText,
      afterwards,
      log,
    }),
    reviewWords: (words) =>
      reviewAhead({ admit: admission("review"), admitRefusal: admissions.admitRefusal, log: logHere }, words),
    openStoryLink: (data) => openStoryLink(data, { admit: admission("retelling"), checkReceipt, retell, isFit, log }),
    isFitInterest: (words) => isPreset(interests, words) || isFit(words, "interests"),
    tellOpening: ({ seed, tale, ...answers }) => {
      const chosen = storybook.library.tales.filter(({ id }) => id === tale).map((entry) => ({ entry, love: 0 }));
      const teller = createStorybookStoryteller(storybook, seed, { version: versionOf(storybook.library, chosen) });
      return tellOpening(teller, { ...answers, interests: [...answers.interests] });
    },
  };
}

/** What the daily event does. @throws when the database fails, so that the platform reports the event as failed. */
export async function doDailyWork(config: Config, log: Log): Promise<void> {
  if (!config.database) throw new Error("no database is bound, see /healthz");
  await forgetExpired(createSharedStoryStore(config.database), Date.now(), log);
}
