import type { StoryRequest } from "../../app/story/request";
import { createNormaliser, fallbackTitle } from "../normalise/normaliser";
import { ownWordsOf, untoldFor } from "../safety/story-rules";
import { createSentenceGate } from "./sentence-gate";
import { type StoryClock, untilAborted } from "./time-limits";

/** A storyteller's raw text through normaliser and gate, as it may be told. */
export async function* toldText(
  pieces: AsyncIterable<string>,
  request: StoryRequest,
  clock: Pick<StoryClock, "signal" | "listening" | "heard">,
): AsyncGenerator<string> {
  const normaliser = createNormaliser({ fallbackTitle: fallbackTitle(request) });
  const own = ownWordsOf([...request.interests, request.lesson]);
  const gate = createSentenceGate({
    allows: (sentence, around) => untoldFor(sentence, { ...around, own }) === undefined,
  });
  for await (const piece of untilAborted(pieces, clock)) {
    const text = gate.push(normaliser.push(piece));
    if (text !== "") yield text;
  }
  const rest = gate.push(normaliser.end());
  if (rest !== "") yield rest;
  const last = gate.end();
  if (last !== "") yield last;
}
