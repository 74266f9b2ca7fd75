import { useEffect, useMemo, useState } from "react";
import { tellIfKept } from "../../offline/telling/tell-if-kept";
import type { StoryRequest } from "../../story/request";
import { afterTold } from "./after-told";
import { reportTelling } from "./analytics";
import { createListener, type Listener } from "./listener";
import { createStoryKeeper } from "./story-keeper";
import { nextStorySeed } from "./story-seed";
import { endTelling, goOnWithTelling, streamStory } from "./stream";
import { tellWhereItCan } from "./tell-where-it-can";
import type { Telling } from "./telling";
import { createTurns } from "./turns";
import { userIdentifier } from "./user-identifier";
import { online, wait, waitOrWake } from "./wait";

interface PageTelling extends Listener {
  readonly telling: Telling;
  /** Starts a story in the page, without asking a server that did not answer before. */
  listenHere(request: StoryRequest): void;
}

/**
 * The one telling of the page: its state for the screens, and what a parent can do about it.
 * @param asksModel whether a model tells, unless the storybook is asked for
 * @param knownStories what a model is to tell something else than (`told_before` of a request)
 */
export function useTelling(asksModel: boolean, knownStories: () => Promise<string[]>): PageTelling {
  const [telling, setTelling] = useState<Telling>({ state: "idle" });

  const { listener, keeper, listenHere } = useMemo(() => {
    let hereFirst = false;
    const keeper = createStoryKeeper(() => sessionStorage, Date.now);
    async function* stream(request: StoryRequest, signal: AbortSignal) {
      const isHereFirst = hereFirst;
      const byModel = asksModel && request.storyteller !== "storybook" && !request.retelling && !request.earlier;
      const told_before = byModel ? await knownStories() : undefined;
      const seed = request.seed ?? nextStorySeed(request);
      const asked = { ...request, told_before, user_identifier: userIdentifier(), seed };
      const askServer = (order: StoryRequest) => streamStory(order, { signal });
      yield* tellWhereItCan(asked, { askServer, tellHere: tellIfKept, asksModel }, signal, isHereFirst);
    }
    const listener = createListener({
      stream,
      // A story that is told again has its own.
      seedOf: (request) => request.retelling?.seed ?? nextStorySeed(request),
      goOn: ({ text, back }, request, signal) =>
        "telling" in back
          ? goOnWithTelling(back.telling, text.length, { signal })
          : afterTold(stream({ ...request, seed: back.seed, storyteller: "storybook" }, signal), text),
      endTelling,
      waitOrWake,
      random: Math.random,
      now: Date.now,
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
    const listen = (request: StoryRequest, isHereFirst: boolean) => {
      hereFirst = isHereFirst;
      listener.listen(request);
    };
    return {
      listener: { ...listener, listen: (request: StoryRequest) => listen(request, false) },
      listenHere: (request: StoryRequest) => listen(request, true),
      keeper,
    };
  }, [asksModel, knownStories]);

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
  return { telling, listen, listenHere, cancel, restore, putAway };
}
