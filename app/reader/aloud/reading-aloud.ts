import type { Clock, Engine } from "./engine";
import { rateAt, silenceBefore } from "./pace";
import type { Sentence } from "./sentences";
import { createUtterance, type Outcome } from "./utterance";

/** `silent`: the device's voice does not speak, though it was asked several times. */
export interface Reading {
  readonly state: "reading" | "paused" | "finished" | "silent";
  /** Place of the sentence. */
  readonly at: number;
  /** It pauses before the next chapter. */
  readonly sleeps: boolean;
}

export interface ReadingAloud {
  /** Goes on with the sentence where it was paused, from its beginning. */
  resume(): void;
  pause(): void;
  back(): void;
  /** Whether to pause before the next chapter. */
  sleepAtChapterEnd(sleeps: boolean): void;
  /** For good; nothing is shown any more. */
  stop(): void;
}

/** Milliseconds. An engine drops what it is given right after a cancel. */
const settling = 80;
const mostTries = 2;
/** Sentences in a row that gave trouble. */
const mostTroubled = 4;

/**
 * Reads one sentence after the other, one utterance each, says again what was not spoken, and goes on where an end is never
 * told. Pausing cancels, since half of the engines do not pause. Starts at once.
 */
export function createReadingAloud(
  sentences: readonly Sentence[],
  { engine, clock, show }: { engine: Engine; clock: Clock; show(reading: Reading): void },
): ReadingAloud {
  const last = sentences.length - 1;
  let at = 0;
  let state: Reading["state"] = "reading";
  let sleeps = false;
  let tries = 0;
  let troubled = 0;
  /** The silence before an utterance, or the utterance. */
  let callOff = () => {};

  const place = () => (last > 0 ? at / last : 1);

  const hush = () => {
    callOff();
    engine.cancel();
  };
  const become = (next: Reading["state"]) => {
    state = next;
    show({ state, at, sleeps });
  };
  const halt = (next: Reading["state"]) => {
    hush();
    become(next);
  };

  const say = (silence: number) => {
    hush();
    become("reading");
    callOff = clock.after(Math.max(settling, silence), speak);
  };

  const goOn = (wasSpoken: boolean) => {
    tries = 0;
    troubled = wasSpoken ? 0 : troubled + 1;
    if (troubled >= mostTroubled) return halt("silent");
    const before = sentences[at];
    const next = sentences[at + 1];
    if (!before || !next) return halt("finished");
    at++;
    if (sleeps && next.chapter !== before.chapter) {
      sleeps = false;
      return halt("paused");
    }
    say(silenceBefore(next, before, place()));
  };

  const follow = (outcome: Outcome) => {
    if (outcome === "spoken") return goOn(true);
    if (outcome === "paused") return halt("paused");
    if (outcome === "refused") return halt("silent");
    tries++;
    if (tries < mostTries) say(settling);
    else if (outcome === "cut off") goOn(false);
    else halt("silent");
  };

  function speak() {
    const sentence = sentences[at];
    if (!sentence) return halt("finished");
    const utterance = createUtterance(sentence.words, rateAt(place()), { engine, clock }, follow);
    callOff = utterance.forget;
    // Engines may refuse at once.
    utterance.begin();
  }

  say(0);
  return {
    resume() {
      if (state === "finished") at = 0;
      tries = 0;
      troubled = 0;
      say(0);
    },
    pause: () => halt("paused"),
    back() {
      if (at > 0 && state !== "finished") at--;
      tries = 0;
      if (state === "reading") say(0);
      else halt("paused");
    },
    sleepAtChapterEnd(next) {
      sleeps = next;
      become(state);
    },
    stop: hush,
  };
}
