import { ownWordsIn } from "../../app/story/answers";
import { StoryError } from "../../app/story/errors";
import type { StoryRequest } from "../../app/story/request";
import type { SafetyCategory } from "../../app/story/safety-categories";
import { refuse } from "./refusal";

/**
 * The port to a service that judges texts. Adapters: `moderation.ts` in `server/openai` and `server/workers-ai`.
 * @returns for each text what speaks against it; undefined where nothing does
 * @throws StoryError `moderation_failed`: what could not be judged is neither taken nor told. Once `signal` aborts, its
 *   reason.
 */
export type Moderate = (
  texts: readonly string[],
  signal: AbortSignal,
) => Promise<readonly (SafetyCategory | undefined)[]>;

/** @throws StoryError `unsafe_request`, as `reviewRequest` does; and as `Moderate` does. */
export async function moderateRequest(moderate: Moderate, request: StoryRequest, signal: AbortSignal): Promise<void> {
  const own = ownWordsIn(request);
  if (own.length === 0) return;
  const verdicts = await moderate(
    own.map(({ text }) => text),
    signal,
  );
  refuse(request, verdicts, "moderation: ");
}

/** UTF-16 units after which a paragraph without an end is judged all the same. */
const longestParagraph = 2_000;

/**
 * Passes text on in whole paragraphs, as many at once as are there, each judged before it is released.
 * @throws StoryError `blocked`; and as `Moderate` does
 */
export async function* moderatedText(
  pieces: AsyncIterable<string>,
  moderate: Moderate,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let held = "";
  async function judged(text: string): Promise<string> {
    if (text.trim() === "") return text;
    const [verdict] = await moderate([text], signal);
    if (verdict) throw new StoryError("blocked", { detail: `moderation: ${verdict}` });
    return text;
  }

  for await (const piece of pieces) {
    held += piece;
    const end = held.lastIndexOf("\n\n") + 2;
    const whole = held.length >= longestParagraph ? held.length : end > 1 ? end : 0;
    if (whole === 0) continue;
    const text = held.slice(0, whole);
    held = held.slice(whole);
    yield await judged(text);
  }
  if (held !== "") yield await judged(held);
}
