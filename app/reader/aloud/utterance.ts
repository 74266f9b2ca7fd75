import type { Clock, Engine } from "./engine";
import { expectedMs } from "./pace";

/**
 * What came of an utterance. `cut off`: it fell silent midway. `paused`: not by us, as another page speaks now, or the
 * system has taken the voice away. `refused`: the page may not speak.
 */
export type Outcome = "spoken" | "unheard" | "cut off" | "paused" | "refused";

export interface Utterance {
  begin(): void;
  /** Nothing is told of it any more. */
  forget(): void;
}

/** Milliseconds. */
const look = 500;
/** The longest that an engine takes to begin; voices of a phone are loaded at the first word. */
const longestStart = 5000;
/** One that is over sooner was never spoken. */
const tooSoon = 150;

/** One utterance, and the watch over it: at what the engine says, and at the clock, which is trusted more. */
export function createUtterance(
  words: string,
  rate: number,
  { engine, clock }: { readonly engine: Engine; readonly clock: Clock },
  /** Told once. */
  tell: (outcome: Outcome) => void,
): Utterance {
  const expected = expectedMs(words, rate);
  let isOver = false;
  let callOff = () => {};
  let asked = 0;
  let begun: number | undefined;
  let lastSign: number | undefined;
  let idle = 0;
  let paused = 0;

  function forget(): void {
    isOver = true;
    callOff();
  }
  function settle(outcome: Outcome): void {
    if (isOver) return;
    forget();
    tell(outcome);
  }

  const watch = () => {
    const now = clock.now();
    const isBusy = engine.isBusy();
    if (engine.isPaused()) {
      if (++paused > 1) return settle("paused");
      engine.resume();
    } else paused = 0;
    if (isBusy) begun ??= now;
    idle = isBusy ? 0 : idle + 1;
    if (begun === undefined) {
      if (now - asked >= longestStart) return settle("unheard");
    } else if (idle > 1) {
      // It stopped without a word: at the end, or in the middle.
      return settle(now - begun >= expected * 0.4 ? "spoken" : "cut off");
    } else if (lastSign === undefined) {
      // It says that it speaks, and nothing else.
      if (now - asked > 1.5 * expected + 3000) return settle("unheard");
    } else if (now - begun > 2 * expected + 4000 && now - lastSign > 3000) return settle("spoken");
    callOff = clock.after(look, watch);
  };

  return {
    begin() {
      asked = clock.now();
      callOff = clock.after(look, watch);
      engine.speak(words, rate, {
        sounded() {
          lastSign = clock.now();
          begun ??= lastSign;
        },
        ended: () => settle(expected > 1200 && clock.now() - asked < tooSoon ? "unheard" : "spoken"),
        failed(name) {
          if (name === "interrupted" || name === "canceled") settle("paused");
          else if (name === "not-allowed") settle("refused");
          else settle(begun === undefined ? "unheard" : "cut off");
        },
      });
    },
    forget,
  };
}
