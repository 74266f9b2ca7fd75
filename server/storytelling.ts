import library from "virtual:storybook-library";
import { StoryError } from "../app/story/errors";
import type { StoryRequest } from "../app/story/request";
import type { Config } from "./env/environment";
import { createOpenAiModeration } from "./openai/moderation";
import { createOpenAiStoryteller } from "./openai/storyteller";
import type { Log } from "./runtime/log";
import { createStorySigner } from "./sharing/receipts";
import { createTaleLoader } from "./storybook/library";
import { createStorybookStoryteller } from "./storybook/storyteller";
import type { Moderate } from "./telling/moderation";
import { withEarlierStory } from "./telling/prompt/earlier-story";
import { writePrompt } from "./telling/prompt/prompt";
import { createSeedSource } from "./telling/seeds";
import type { Storyteller } from "./telling/storyteller";
import {
  type AdmissionPorts,
  type AdmittedStory,
  admitStory,
  type TellAdmitted,
  type TellingSummary,
} from "./telling/tell-story";
import { admitWithFallback, tellWithFallback } from "./telling/with-fallback";
import { createGuardModeration } from "./workers-ai/moderation";
import { createWorkersAiStoryteller } from "./workers-ai/storyteller";

/** For clients that bring none. */
const nextSeed = createSeedSource(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

const writeSeeded = withEarlierStory((request) => writePrompt({ ...request, seed: request.seed ?? nextSeed() }));

export function storybookOf({ assets }: Config) {
  return { library, load: createTaleLoader(assets) };
}

function storytellerFor(config: Config, request: StoryRequest): Storyteller {
  if (request.retelling) {
    const { retelling } = request;
    return createStorybookStoryteller(storybookOf(config), retelling.seed, { ...retelling, isChanged: true });
  }
  if (request.storyteller === "storybook" || config.storyteller === "storybook") {
    if (request.earlier) throw new StoryError("storyteller_away");
    return createStorybookStoryteller(storybookOf(config), request.seed ?? nextSeed());
  }
  if (config.storyteller === "openai" && config.openAi) {
    return createOpenAiStoryteller({ ...config.openAi, writePrompt: writeSeeded });
  }
  if (config.storyteller === "workers-ai" && config.workersAi) {
    return createWorkersAiStoryteller({ ...config.workersAi, writePrompt: writeSeeded });
  }
  throw new StoryError("story_failed", { retryable: false, detail: "storyteller is not configured, see /healthz" });
}

function moderationBy(settings: NonNullable<Config["moderation"]>): Moderate {
  return settings.by === "openai" ? createOpenAiModeration(settings) : createGuardModeration(settings);
}

interface Storytelling {
  admit(ports: Omit<AdmissionPorts, "storyteller">, request: StoryRequest): Promise<AdmittedStory>;
  /** Who tells a story that was admitted elsewhere. */
  storyteller(request: StoryRequest): Storyteller;
  tell: TellAdmitted;
}

/** Constructs what tells a story, for the Worker and for the objects of tellings. */
export function createStorytelling(config: Config, log: Log): Storytelling {
  const storyteller = (request: StoryRequest) => storytellerFor(config, request);
  const fallsBack = config.fallback === "storybook" && config.storyteller !== "storybook";
  const ports = {
    fallsBack,
    storyteller,
    moderate: config.moderation && moderationBy(config.moderation),
    sign: createStorySigner(config.signingSecrets, Date.now),
    timeLimits: config.timeLimits,
    now: Date.now,
    log,
    report: (summary: TellingSummary) => log("info", "story", { ...summary }),
  };
  const admit = fallsBack ? admitWithFallback : admitStory;
  return {
    admit: (admissions, request) => admit({ ...admissions, storyteller }, request),
    storyteller,
    tell: (story, gone, delivery) => tellWithFallback(ports, story, gone, delivery),
  };
}
