import { type Choice, interests, isPreset, lessons } from "../app/story/catalogue";
import { decodeStory, type StoryLinkPayload } from "../app/story/encoded-link";
import { isStoryError } from "../app/story/story-errors";
import type { StoryMetadata } from "../app/story/story-metadata";
import type { StoryRequest } from "../app/story/story-request";
import type { Retelling } from "../app/story/wire-events";
import { storybookVersion } from "../app/storybook/tell-storybook";
import type { Log } from "./log";
import type { CheckReceipt } from "./receipts";
import { refusedFor } from "./safety/review-words";
import type { LoadStorybookContent } from "./storybook-content";
import { createStorybookStoryteller } from "./storybook-storyteller";
import { toldText } from "./told-text";

/** As many of the wizard's answers as the link knows. */
export type LinkedAnswers = {
  [Field in "age" | "gender" | "interests" | "style" | "lesson" | "readingTime"]?: StoryRequest[Field] | undefined;
};

export type OpenedLink =
  | {
      state: "told";
      story: string;
      metadata: StoryMetadata;
      receipt: string;
      /** Of a story that was told again. */
      request?: StoryRequest;
      retelling?: Retelling;
    }
  /** `expired`: the story was ours, too long ago. `retired`: an engine that is no more told it. */
  | { state: "expired" | "retired" | "answers"; answers: LinkedAnswers }
  /** Damaged, forged or changed. */
  | { state: "refused" };

type StoryPayload = Exclude<StoryLinkPayload, { kind: "answers" }>;

export interface OpenStoryLinkPorts {
  readonly checkReceipt: CheckReceipt;
  readonly loadContent: LoadStorybookContent;
  readonly log: Log;
}

/** Opens a link that needs no database. Only a story that we told is shown: nobody publishes under our name. */
export async function openStoryLink(data: string, ports: OpenStoryLinkPorts): Promise<OpenedLink> {
  const opened = await open(await decodeStory(data), ports);
  ports.log("info", "story_link", { outcome: opened.state });
  return opened;
}

async function open(payload: StoryLinkPayload | undefined, ports: OpenStoryLinkPorts): Promise<OpenedLink> {
  if (!payload) return { state: "refused" };
  if (payload.kind === "answers") return { state: "answers", answers: fitAnswers(payload.metadata) };
  if (payload.kind === "retelling" && payload.retelling.version !== storybookVersion) {
    return { state: "retired", answers: fitAnswers(payload.request) };
  }
  const { metadata, receipt } = payload;
  const story = await storyOf(payload, ports.loadContent);
  const verdict = story === undefined ? "forged" : await ports.checkReceipt(story, metadata, receipt);
  if (story === undefined || verdict === "forged") return { state: "refused" };
  if (verdict === "expired") {
    return { state: "expired", answers: fitAnswers(payload.kind === "retelling" ? payload.request : metadata) };
  }
  const told = { state: "told", story, metadata, receipt } as const;
  if (payload.kind === "story") return told;
  return { ...told, request: payload.request, retelling: payload.retelling };
}

/** The story's text; undefined when these answers and this seed tell none. */
async function storyOf(payload: StoryPayload, loadContent: LoadStorybookContent): Promise<string | undefined> {
  if (payload.kind === "story") return payload.story;
  const { seed, country } = payload.retelling;
  const request = { ...payload.request, country };
  const { signal } = new AbortController();
  // Not among what makes a link a bad one: content that cannot be read is our fault, and no link is refused for it.
  const written = await loadContent(request.age);
  try {
    let story = "";
    const pieces = createStorybookStoryteller(async () => written, seed).tell(request, signal);
    for await (const text of toldText(pieces, request, { signal, listening() {}, heard() {} })) story += text;
    return story;
  } catch (thrown) {
    if (isStoryError(thrown)) return undefined;
    throw thrown;
  }
}

/** Nothing vouches for these answers: words that are no presets pass the same review as a parent's own. */
function fitAnswers({ age, gender, interests: chosen, style, lesson, readingTime }: LinkedAnswers): LinkedAnswers {
  const isFit = (choices: readonly Choice[], words: string) =>
    isPreset(choices, words) || refusedFor(words, choices === lessons ? "lesson" : "interest") === undefined;
  return {
    age,
    gender,
    interests: chosen?.filter((interest) => isFit(interests, interest)),
    style,
    lesson: lesson !== undefined && isFit(lessons, lesson) ? lesson : undefined,
    readingTime,
  };
}
