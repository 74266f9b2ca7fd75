import { type OwnWords, ownWordsIn, pickAnswers, type SomeAnswers } from "../../app/story/answers";
import { decodeStory, type StoryLinkPayload } from "../../app/story/link/encoded-link";
import type { StoryRequest } from "../../app/story/request";
import type { Retelling } from "../../app/story/retelling";
import type { StoryMetadata } from "../../app/story/told/metadata";
import type { Log } from "../runtime/log";
import type { CheckReceipt } from "./receipts";

export type OpenedLink =
  | {
      state: "told";
      story: string;
      metadata: StoryMetadata;
      receipt: string;
      /** The child's name in it, where it is known. */
      hero?: string;
      /** Of a story that was told again. */
      request?: StoryRequest;
      retelling?: Retelling;
    }
  /** `expired`: the story was ours, too long ago. `retired`: told by a teller that has changed since. */
  | { state: "expired" | "retired" | "answers"; answers: SomeAnswers }
  /** Damaged, forged or changed. */
  | { state: "refused" };

interface OpenStoryLinkPorts {
  /** Counts stories that are told again. @throws StoryError `busy` */
  admit(): Promise<void>;
  readonly checkReceipt: CheckReceipt;
  /**
   * The story that these answers and this seed tell; `retired` when teller or tales have changed, undefined when
   * they tell none.
   */
  retell(request: StoryRequest, retelling: Retelling): Promise<{ story: string; hero: string } | "retired" | undefined>;
  /** Whether a parent's own words pass their review. */
  isFit(words: string, field: OwnWords["field"]): boolean;
  readonly log: Log;
}

/** Opens a link that needs no database. @throws StoryError `busy`. Only a story that we told is shown: nobody publishes under our name. */
export async function openStoryLink(data: string, ports: OpenStoryLinkPorts): Promise<OpenedLink> {
  const opened = await open(await decodeStory(data), ports);
  ports.log("info", "story_link", { outcome: opened.state });
  return opened;
}

async function open(payload: StoryLinkPayload | undefined, ports: OpenStoryLinkPorts): Promise<OpenedLink> {
  if (!payload) return { state: "refused" };
  if (payload.kind === "answers") return { state: "answers", answers: fitAnswers(payload.metadata, ports) };
  if (payload.kind === "retelling") await ports.admit();
  const told = payload.kind === "story" ? payload : await ports.retell(payload.request, payload.retelling);
  if (!told) return { state: "refused" };
  const answers = payload.kind === "story" ? payload.metadata : payload.request;
  if (told === "retired") return { state: "retired", answers: fitAnswers(answers, ports) };
  if (payload.kind === "retelling" && !saysTheSame(payload)) return { state: "refused" };
  const { metadata, receipt } = payload;
  const { story } = told;
  const verdict = await ports.checkReceipt(story, metadata, receipt);
  if (verdict === "forged") return { state: "refused" };
  if (verdict === "expired") return { state: "expired", answers: fitAnswers(answers, ports) };
  const opened = { state: "told", story, metadata, receipt } as const;
  if (payload.kind === "story" || !("hero" in told)) return opened;
  const { companion } = payload.retelling;
  const interests = [...payload.request.interests, ...(companion === undefined ? [] : [companion])];
  // Interests that the story does not speak of are not under its receipt.
  if (fitAnswers({ interests }, ports).interests?.length !== interests.length) return { ...opened, hero: told.hero };
  return { ...opened, hero: told.hero, request: payload.request, retelling: payload.retelling };
}

/** The receipt is over the metadata: answers that say otherwise are not those of the story. */
function saysTheSame({ request, metadata }: Extract<StoryLinkPayload, { kind: "retelling" }>): boolean {
  const { age, style, readingTime, lesson } = request;
  return (
    age === metadata.age &&
    style === metadata.style &&
    readingTime === metadata.readingTime &&
    lesson === metadata.lesson
  );
}

/** Nothing vouches for these answers: words that are no presets pass the same review as a parent's own. */
function fitAnswers(answers: SomeAnswers, ports: Pick<OpenStoryLinkPorts, "isFit">): SomeAnswers {
  const unfit = ownWordsIn(answers).filter(({ field, text }) => !ports.isFit(text, field));
  const { interests, lesson, ...others } = pickAnswers(answers);
  return {
    ...others,
    interests: interests?.filter((interest) => !unfit.some(({ text }) => text === interest)),
    lesson: unfit.some(({ field }) => field === "lesson") ? undefined : lesson,
  };
}
