import type { StoryRequest } from "../../story/request";
import { createFramePacer, type Frames } from "./frame-pacer";
import type { StoryKeeper } from "./story-keeper";
import { describeFailure, type HeardBefore, listenToStory, type Telling, type TellingPorts } from "./telling";
import { heardBefore, type SavedStory, toSavedStory, toTelling } from "./told-story-storage";

export interface ListenerPorts extends TellingPorts {
  readonly frames: Frames;
  readonly keeper: StoryKeeper;
  /** Called with each state that the screens should show. */
  show(telling: Telling): void;
  /** Resolves once the page had a turn, when one is due: a proxy may hand over a whole story at once. */
  giveWay(signal: AbortSignal): Promise<void>;
  /** Ends a telling that nobody wants to hear any more. */
  endTelling(telling: string): void;
}

export interface Listener {
  /** Starts a story; ignored while one is being told, so that a double click tells one. */
  listen(request: StoryRequest): void;
  /** Stops the story that is being told, its request too, and forgets it. Does nothing to a told one. */
  cancel(): void;
  /** Puts a saved story on the screen, and goes on with one that broke off; ignored while one is being told. */
  restore(saved: SavedStory): void;
  /** Back to `idle`; the saved story is put away: for 'Create Another' and 'Start Over'. */
  putAway(): void;
}

type BrokenStory = Extract<Telling, { state: "broken" }>;

/**
 * A reload fails the request before the page gets its `pagehide`. Such a failure is saved only after this many
 * milliseconds, which a page that goes does not have: what it kept is a story that was still being told.
 */
const settlingMs = 1000;

/** Tells one story at a time. `stop` is for a screen that goes away: the request ends, the saved text stays. */
export function createListener(ports: ListenerPorts): Listener & { stop(): void } {
  let controller = new AbortController();
  /** From `listen` until the last state is on the screen, which may be some frames after the last event. */
  let busy = false;
  let onScreen: Telling = { state: "idle" };

  const put = (telling: Telling) => {
    onScreen = telling;
    ports.show(telling);
  };

  const stop = () => {
    controller.abort();
    busy = false;
  };

  /** @param half the story that broke off before: a new try that comes to nothing must not lose it. */
  const run = async (request: StoryRequest, half?: BrokenStory, before?: HeardBefore) => {
    stop();
    busy = true;
    controller = new AbortController();
    const { signal } = controller;
    const show = (telling: Telling) => {
      if (signal.aborted) return;
      busy = telling.state === "loading" || telling.state === "telling";
      put(telling);
    };
    const pace = createFramePacer(ports.frames, show);
    try {
      for await (const next of listenToStory(request, ports, signal, before)) {
        if (signal.aborted) return;
        const telling = half && next.state === "failed" && !next.error.fields ? { ...half, error: next.error } : next;
        pace(telling);
        if (telling.state === "broken" && !telling.waits && telling.error.code === "network")
          await ports.wait(settlingMs, signal);
        if ("text" in telling) ports.keeper.save(toSavedStory(telling, request));
        await ports.giveWay(signal);
      }
    } catch (thrown) {
      show({ state: "failed", error: describeFailure(thrown) });
    }
  };

  const leave = () => {
    stop();
    put({ state: "idle" });
  };

  return {
    listen(request) {
      if (busy) return;
      if (onScreen.state === "broken") {
        // Another one is told now: this one does not go on by itself any more.
        const { waits, ...half } = onScreen;
        return void run(request, half);
      }
      ports.keeper.clear();
      void run(request);
    },
    cancel() {
      if (!busy) return;
      ports.keeper.clear();
      if ("back" in onScreen && onScreen.back && "telling" in onScreen.back) ports.endTelling(onScreen.back.telling);
      leave();
    },
    restore(saved) {
      if (busy) return;
      const before = heardBefore(saved);
      if (before) void run(saved.request, undefined, before);
      else put(toTelling(saved));
    },
    putAway() {
      ports.keeper.putAway();
      leave();
    },
    stop,
  };
}
