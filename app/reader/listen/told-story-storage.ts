import { StoryError } from "../../story/errors";
import { parseStoryRequest, type StoryRequest } from "../../story/request";
import { type Retelling, retellingSchema } from "../../story/retelling";
import { type StoryMetadata, storyMetadataSchema } from "../../story/told/metadata";
import type { StorytellerName } from "../../story/told/wire-events";
import { storageKeys } from "../../ui/storage-keys";
import type { HeardBefore, TellingWithText } from "./telling";
import { parseWayBack, type WayBack } from "./way-back";

/** A told story as it outlives a reload, with the answers it was told from. */
export interface SavedStory {
  readonly status: "telling" | "done" | "broken";
  readonly text: string;
  readonly storyteller: StorytellerName;
  readonly hero?: string;
  readonly request: StoryRequest;
  /** Only of a story told to its end. */
  readonly metadata?: StoryMetadata;
  readonly receipt?: string | null;
  readonly retelling?: Retelling | undefined;
  /** Why it broke off. */
  readonly message?: string;
  /** What it goes on by. */
  readonly back?: WayBack;
}

export const reloadedMessage =
  "The page was reloaded while the story was being told, so it stops here. You can have it told anew.";
const brokenMessage = "The story broke off here. You can have it told anew.";

/** Anything that may have been stored: older formats of ours, or nonsense. */
export function parseSavedStory(json: string | null): SavedStory | undefined {
  let saved: Partial<Record<keyof SavedStory, unknown>> | null;
  try {
    saved = JSON.parse(json ?? "null");
  } catch {
    return undefined;
  }
  if (typeof saved !== "object" || saved === null) return undefined;
  const { status, text } = saved;
  const parsed = parseStoryRequest(saved.request);
  if (typeof text !== "string" || text === "" || !parsed.ok) return undefined;
  const storyteller: StorytellerName = saved.storyteller === "storybook" ? "storybook" : "model";
  const hero = typeof saved.hero === "string" && saved.hero !== "" ? { hero: saved.hero } : {};
  const told = { text, storyteller, ...hero, request: parsed.request };
  if (status === "done") {
    const metadata = storyMetadataSchema.safeParse(saved.metadata);
    if (!metadata.success) return undefined;
    const receipt = typeof saved.receipt === "string" ? saved.receipt : null;
    const retelling = retellingSchema.safeParse(saved.retelling);
    return {
      status,
      ...told,
      metadata: metadata.data,
      receipt,
      ...(retelling.success && { retelling: retelling.data }),
    };
  }
  const back = parseWayBack(saved.back);
  const goesOn = back && { back };
  if (status === "telling") return { status: "broken", ...told, message: reloadedMessage, ...goesOn };
  if (status !== "broken") return undefined;
  const message = typeof saved.message === "string" && saved.message ? saved.message : brokenMessage;
  return { status, ...told, message, ...goesOn };
}

/** The told story of this tab, a half-told one as broken off. Undefined when there is none or storage is refused. */
export function loadToldStory(): SavedStory | undefined {
  try {
    return parseSavedStory(sessionStorage.getItem(storageKeys.story));
  } catch {
    return undefined;
  }
}

/** This tab's story was signed after it was told: a reload need not ask for that again. */
export function keepReceipt(text: string, receipt: string): void {
  const story = loadToldStory();
  if (story?.status !== "done" || story.text !== text) return;
  try {
    sessionStorage.setItem(storageKeys.story, JSON.stringify({ ...story, receipt }));
  } catch {
    // Full or switched off.
  }
}

/** The story that was put away for another one, as this tab's story again. */
export function takeOutStory(): SavedStory | undefined {
  try {
    const saved = sessionStorage.getItem(storageKeys.storyPutAway);
    const story = parseSavedStory(saved);
    if (saved === null || !story) return undefined;
    sessionStorage.setItem(storageKeys.story, saved);
    sessionStorage.removeItem(storageKeys.storyPutAway);
    return story;
  } catch {
    return undefined;
  }
}

/** What is saved of a state of the telling. */
export function toSavedStory(telling: TellingWithText, request: StoryRequest): SavedStory {
  const { state: status, text, storyteller, hero, back } = telling;
  const told = { status, text, storyteller, ...(hero && { hero }), ...(back && { back }), request };
  if (telling.state === "done") {
    const { metadata, receipt, retelling } = telling;
    return { ...told, metadata, receipt, ...(retelling && { retelling }) };
  }
  return telling.state === "broken" ? { ...told, message: telling.error.message } : told;
}

/** A saved story as a state of the telling. */
export function toTelling({ status, text, storyteller, hero, ...saved }: SavedStory): TellingWithText {
  const told = { text, storyteller, ...(hero && { hero }) };
  if (status === "done" && saved.metadata) {
    const { metadata, receipt = null, retelling } = saved;
    return { state: "done", ...told, metadata, receipt, ...(retelling && { retelling }) };
  }
  const message = saved.message ?? (status === "telling" ? reloadedMessage : brokenMessage);
  return { state: "broken", ...told, error: { code: "network", message, retryable: true } };
}

/** What goes on of a saved story; undefined of one that is told, or that nothing leads back to. */
export function heardBefore({ text, storyteller, hero, back, message }: SavedStory): HeardBefore | undefined {
  if (!back) return undefined;
  return { text, storyteller, hero, back, failure: new StoryError("network", { message: message ?? brokenMessage }) };
}
