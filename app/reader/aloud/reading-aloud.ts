import { expectedMs, rateAt, silenceBefore } from "./pace";
import type { Sentence } from "./sentences";

/** What an engine says of one utterance. Some never say that it began or ended, some say it of one that was cancelled. */
export interface Heard {
  /** It began, or came to another word. */
  sounded(): void;
  ended(): void;
  /** @param name of a `SpeechSynthesisErrorEvent` */
  failed(name: string): void;
}

export interface Engine {
  speak(words: string, rate: number, heard: Heard): void;
  cancel(): void;
  /** As it says itself. */
  isBusy(): boolean;
  isPaused(): boolean;
  resume(): void;
}

export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** @returns what calls it off */
  after(ms: number, then: () => void): () => void;
}

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
/** The longest that an engine takes to begin; voices of a phone are loaded at the first word. */
const longestStart = 5000;
const look = 500;
/** An utterance that is over sooner was never spoken. */
const tooSoon = 150;
const mostTries = 2;
/** Sentences in a row that gave trouble. */
const mostTroubled = 4;

/**
 * Reads one sentence after the other, one utterance each. Engines are not to be trusted: a watch looks at what they say and
 * at the clock, says again what was not spoken, and goes on where an end is never told. Pausing cancels, since half of them
 * do not pause. Starts at once.
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
  /** What an utterance of an earlier number says is not heard. */
  let current = 0;
  let callOff = () => {};

  const place = () => (last > 0 ? at / last : 1);

  const hush = () => {
    current++;
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

  /** @param isHeard some of it was */
  const sayAgain = (isHeard: boolean) => {
    tries++;
    if (tries < mostTries) return say(settling);
    if (isHeard) goOn(false);
    else halt("silent");
  };

  function speak() {
    const sentence = sentences[at];
    if (!sentence) return halt("finished");
    const mine = ++current;
    const rate = rateAt(place());
    const expected = expectedMs(sentence.words, rate);
    const asked = clock.now();
    let begun: number | undefined;
    let lastSign = asked;
    let idle = 0;
    let paused = 0;
    const unless = (then: () => void) => {
      if (mine === current) then();
    };

    const watch = () => {
      const now = clock.now();
      const busy = engine.isBusy();
      if (engine.isPaused()) {
        if (++paused > 1) return halt("paused");
        engine.resume();
      } else paused = 0;
      if (busy) begun ??= now;
      idle = busy ? 0 : idle + 1;
      if (begun === undefined) {
        if (now - asked >= longestStart) return sayAgain(false);
      } else if (idle > 1) {
        // It stopped without a word: at the end, or in the middle.
        if (now - begun >= expected * 0.4) return goOn(true);
        return sayAgain(true);
      } else if (lastSign === asked && now - asked > 1.5 * expected + 3000) {
        // It says that it speaks, and nothing else.
        return sayAgain(false);
      } else if (now - begun > 2 * expected + 4000 && now - lastSign > 3000) return goOn(true);
      callOff = clock.after(look, () => unless(watch));
    };

    callOff = clock.after(look, () => unless(watch));
    engine.speak(sentence.words, rate, {
      sounded: () =>
        unless(() => {
          lastSign = clock.now();
          begun ??= lastSign;
        }),
      ended: () =>
        unless(() => {
          if (expected > 1200 && clock.now() - asked < tooSoon) sayAgain(false);
          else goOn(true);
        }),
      failed: (name) =>
        unless(() => {
          // Not by us: another page speaks now, or the system has taken the voice away.
          if (name === "interrupted" || name === "canceled") halt("paused");
          else if (name === "not-allowed") halt("silent");
          else sayAgain(begun !== undefined);
        }),
    });
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
