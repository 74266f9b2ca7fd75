import type { SampleAnswers } from "../app/landing/content-types";
import { toBase64url } from "../app/story/base64url";
import { StoryError } from "../app/story/story-errors";
import type { StoryRequest } from "../app/story/story-request";
import type { StoryEvent } from "../app/story/wire-events";
import { createSharedStoryCache } from "./cache-shared-stories";
import { createSharedStoryStore } from "./database-shared-stories";
import type { Config } from "./env";
import { forgetExpired } from "./forget-expired";
import { type Log, withFields } from "./log";
import { type OpenedLink, openStoryLink } from "./open-story-link";
import { createOpenAiModeration } from "./openai-moderation";
import { createOpenAiStoryteller } from "./openai-storyteller";
import { createAdmission } from "./rate-limits";
import { createReceiptChecker, createStorySigner } from "./receipts";
import { type StoryOpening, tellOpening } from "./sample-opening";
import { createSharedStories, type SharedStories } from "./shared-stories";
import { createSeedSource } from "./story-seeds";
import { createStorybookContent } from "./storybook-content";
import { createStorybookStoryteller } from "./storybook-storyteller";
import type { Storyteller } from "./storyteller";
import { type StoryDelivery, tellStory } from "./tell-story";
import { tellStoryWithFallback } from "./tell-story-with-fallback";

/** What the routes may ask of the server. */
export interface Services {
  /** See `tell-story.ts`: failures before the first text are thrown, later ones are events. */
  tellStory(
    request: StoryRequest,
    reader: AbortSignal,
    delivery: StoryDelivery,
  ): AsyncGenerator<StoryEvent, void, undefined>;
  readonly sharedStories: SharedStories;
  /** @param data of `/story/{encodedData}` */
  openStoryLink(data: string): Promise<OpenedLink>;
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
  /** Lets work go on when the answer is out. */
  afterwards(work: Promise<unknown>): void;
}

const secondsPerDay = 24 * 60 * 60;

/** For clients that bring none. Of one isolate, so that stories told one after the other are far from each other too. */
const nextSeed = createSeedSource(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

function randomText(bytes: number): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** The one place that constructs. Cheap: it opens no connection, and each request may have its own. */
export function createServices(config: Config, log: Log, visit: Visit): Services {
  const { origin, address, route, afterwards } = visit;
  const loadContent = createStorybookContent(config.assets);

  function storytellerFor(request: StoryRequest): Storyteller {
    if (request.storyteller === "storybook" || config.storyteller === "storybook") {
      return createStorybookStoryteller(loadContent, request.seed ?? nextSeed());
    }
    if (config.storyteller === "openai" && config.openAi) return createOpenAiStoryteller(config.openAi);
    throw new StoryError("story_failed", { retryable: false, detail: "storyteller is not configured, see /healthz" });
  }

  const ports = {
    admit: createAdmission("telling", config.rateLimits, address, log),
    storyteller: storytellerFor,
    moderate: config.moderation && createOpenAiModeration(config.moderation),
    sign: createStorySigner(config.signingSecrets, Date.now),
    timeLimits: config.timeLimits,
    now: Date.now,
    log: withFields(log, { route }),
  };
  const fallsBack = config.fallback === "storybook" && config.storyteller !== "storybook";
  const tell = fallsBack ? tellStoryWithFallback : tellStory;
  const checkReceipt = createReceiptChecker(config.signingSecrets, config.sharedStoryDays * secondsPerDay, Date.now);
  return {
    tellStory: (request, reader, delivery) => tell(ports, request, reader, delivery),
    sharedStories: createSharedStories({
      store: config.database && createSharedStoryStore(config.database),
      cache: createSharedStoryCache(origin),
      admit: createAdmission("sharing", config.rateLimits, address, log),
      checkReceipt,
      origin,
      keptDays: config.sharedStoryDays,
      now: Date.now,
      randomText,
      afterwards,
      log,
    }),
    openStoryLink: (data) => openStoryLink(data, { checkReceipt, loadContent, log }),
    tellOpening: ({ seed, ...answers }) =>
      tellOpening(createStorybookStoryteller(loadContent, seed), { ...answers, interests: [...answers.interests] }),
  };
}

/** What the daily event does. @throws when the database fails, so that the platform reports the event as failed. */
export async function doDailyWork(config: Config, log: Log): Promise<void> {
  if (!config.database) throw new Error("no database is bound, see /healthz");
  await forgetExpired(createSharedStoryStore(config.database), Date.now(), log);
}
