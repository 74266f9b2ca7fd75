import type { StoryRequest } from "../../app/story/request";
import { createNormaliser, spareTitle } from "../normalise/normaliser";
import type { TextStage } from "../normalise/text-stage";
import { ownWordsOf, untoldFor } from "../safety/story-rules";
import { createSentenceGate } from "./sentence-gate";
import type { Storyteller } from "./storyteller";
import { type StoryClock, untilAborted } from "./time-limits";

/**
 * A storyteller's raw text through normaliser and gate, as it may be told. What is ours went through the same gate when it
 * was written (`tests/unit/storybook/tales`), and the parent's words in it through their review: it is not judged again.
 */
export async function* toldText(
  { tell, isOurs }: Pick<Storyteller, "tell" | "isOurs">,
  request: StoryRequest,
  clock: Pick<StoryClock, "signal" | "listening" | "heard">,
): AsyncGenerator<string> {
  const normaliser = createNormaliser({ spareTitle: spareTitle(request) });
  const gate = isOurs ? openGate : gateFor(request);
  for await (const piece of untilAborted(tell(request, clock.signal), clock)) {
    const text = gate.push(normaliser.push(piece));
    if (text !== "") yield text;
  }
  const rest = gate.push(normaliser.end());
  if (rest !== "") yield rest;
  const last = gate.end();
  if (last !== "") yield last;
}

const openGate: TextStage = { push: (piece) => piece, end: () => "" };

function gateFor({ interests, lesson }: StoryRequest): TextStage {
  const own = ownWordsOf([...interests, lesson]);
  return createSentenceGate({ allows: (sentence, around) => untoldFor(sentence, { ...around, own }) === undefined });
}
