import { StoryError } from "../app/story/story-errors";
import type { StoryRequest } from "../app/story/story-request";
import type { StoryEvent } from "../app/story/wire-events";
import type { Config } from "./env";
import type { Log } from "./log";
import { createOpenAiStoryteller } from "./openai-storyteller";
import { createStorySigner } from "./receipts";
import { createStorybookStoryteller } from "./storybook-storyteller";
import type { Storyteller } from "./storyteller";
import { tellStory } from "./tell-story";

/** What the routes may ask of the server. */
export interface Services {
  /** See `tell-story.ts`: failures before the first text are thrown, later ones are events. */
  tellStory(request: StoryRequest, reader: AbortSignal): AsyncGenerator<StoryEvent, void, undefined>;
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** The one place that constructs. Cheap: it opens no connection, and each request may have its own. */
export function createServices(config: Config, log: Log): Services {
  function storytellerFor(request: StoryRequest): Storyteller {
    if (request.storyteller === "storybook" || config.storyteller === "storybook") {
      return createStorybookStoryteller(randomSeed());
    }
    if (config.storyteller === "openai" && config.openAi) return createOpenAiStoryteller(config.openAi);
    throw new StoryError("story_failed", { retryable: false, detail: "storyteller is not configured, see /healthz" });
  }

  const ports = {
    storyteller: storytellerFor,
    sign: createStorySigner(config.signingSecrets, Date.now),
    timeLimits: config.timeLimits,
    now: Date.now,
    log,
  };
  return { tellStory: (request, reader) => tellStory(ports, request, reader) };
}
