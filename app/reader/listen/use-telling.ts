import { useEffect, useMemo, useState } from "react";
import { reportTelling } from "./analytics";
import { createTeller, type Teller } from "./listener";
import { createStoryKeeper } from "./story-keeper";
import { nextStorySeed } from "./story-seed";
import { streamStory } from "./stream";
import type { Telling } from "./telling";
import { createTurns } from "./turns";
import { userIdentifier } from "./user-identifier";
import { wait } from "./wait";

/** The one telling of the page: its state for the screens, and what a parent can do about it. */
export function useTelling(): Teller & { readonly telling: Telling } {
  const [telling, setTelling] = useState<Telling>({ state: "idle" });

  const { teller, keeper } = useMemo(() => {
    const keeper = createStoryKeeper(() => sessionStorage, Date.now);
    const teller = createTeller({
      stream: (request, signal) =>
        streamStory({ ...request, user_identifier: userIdentifier(), seed: nextStorySeed(request) }, { signal }),
      wait,
      report: reportTelling,
      frames: {
        request: (callback) => requestAnimationFrame(callback),
        cancel: (frame) => cancelAnimationFrame(frame),
        areStopped: () => document.hidden,
      },
      keeper,
      show: setTelling,
      giveWay: createTurns(),
    });
    return { teller, keeper };
  }, []);

  useEffect(() => {
    keeper.resume();
    addEventListener("pagehide", keeper.pause);
    addEventListener("pageshow", keeper.resume);
    return () => {
      removeEventListener("pagehide", keeper.pause);
      removeEventListener("pageshow", keeper.resume);
      keeper.pause();
      teller.stop();
    };
  }, [teller, keeper]);

  const { tell, cancel, restore, forget } = teller;
  return { telling, tell, cancel, restore, forget };
}
