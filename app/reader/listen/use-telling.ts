import { useEffect, useMemo, useState } from "react";
import type { StoryRequest } from "../../story/request";
import { reportTelling } from "./analytics";
import { createListener, type Listener } from "./listener";
import { createStoryKeeper } from "./story-keeper";
import { nextStorySeed } from "./story-seed";
import { streamStory } from "./stream";
import type { Telling } from "./telling";
import { createTurns } from "./turns";
import { userIdentifier } from "./user-identifier";
import { online, wait } from "./wait";

/** A story that is told again has its own. */
const seedOf = (request: StoryRequest) => request.retelling?.seed ?? nextStorySeed(request);

/** The one telling of the page: its state for the screens, and what a parent can do about it. */
export function useTelling(): Listener & { readonly telling: Telling } {
  const [telling, setTelling] = useState<Telling>({ state: "idle" });

  const { listener, keeper } = useMemo(() => {
    const keeper = createStoryKeeper(() => sessionStorage, Date.now);
    const listener = createListener({
      stream: (request, signal) =>
        streamStory({ ...request, user_identifier: userIdentifier(), seed: seedOf(request) }, { signal }),
      wait,
      online,
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
    return { listener, keeper };
  }, []);

  useEffect(() => {
    keeper.resume();
    addEventListener("pagehide", keeper.pause);
    addEventListener("pageshow", keeper.resume);
    return () => {
      removeEventListener("pagehide", keeper.pause);
      removeEventListener("pageshow", keeper.resume);
      keeper.pause();
      listener.stop();
    };
  }, [listener, keeper]);

  const { listen, cancel, restore, putAway } = listener;
  return { telling, listen, cancel, restore, putAway };
}
