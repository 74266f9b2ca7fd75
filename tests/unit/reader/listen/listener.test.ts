import { expect, test } from "vitest";
import { createListener, type ListenerPorts } from "../../../../app/reader/listen/listener";
import type { Telling } from "../../../../app/reader/listen/telling";
import type { SavedStory } from "../../../../app/reader/listen/told-story-storage";
import type { StoryRequest } from "../../../../app/story/request";
import type { StoryEvent } from "../../../../app/story/told/wire-events";

const request = { age: 4, style: "gentle" } as StoryRequest;
const metadata = { age: 4, style: "gentle", readingTime: "2-3 minutes", title: "T" } as const;
const done: StoryEvent = { event: "done", data: { story_metadata: metadata, receipt: null } };
const events: StoryEvent[] = [
  { event: "start", data: { storyteller: "model" } },
  { event: "text", data: { text: "Once upon a time." } },
];

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A page whose streams begin with these events, each try with its own, and go on until `end` says how they end. */
function page(...tries: StoryEvent[][]) {
  const shown: Telling[] = [];
  const kept: (SavedStory | "cleared" | "put away")[] = [];
  const signals: AbortSignal[] = [];
  const wentOn: string[] = [];
  const ended: string[] = [];
  let frame: (() => void) | undefined;
  let end: (how: StoryEvent | "breaks") => void = () => undefined;
  const ports: ListenerPorts = {
    async *stream(_, signal) {
      signals.push(signal);
      yield* tries[signals.length - 1] ?? events;
      const how = await new Promise<StoryEvent | "breaks">((resolve, reject) => {
        end = resolve;
        signal.addEventListener("abort", () => reject(signal.reason));
      });
      if (how === "breaks") throw "broken";
      yield how;
    },
    seedOf: () => 7,
    goOn(half, _, signal) {
      wentOn.push(half.text);
      return ports.stream(request, signal);
    },
    endTelling: (telling) => void ended.push(telling),
    waitOrWake: async () => undefined,
    random: () => 0,
    now: () => 0,
    wait: async () => undefined,
    online: async () => undefined,
    report: () => undefined,
    frames: {
      request: (callback) => {
        frame = callback;
        return 1;
      },
      cancel: () => {
        frame = undefined;
      },
      areStopped: () => false,
    },
    keeper: {
      save: (story) => void kept.push(story),
      clear: () => void kept.push("cleared"),
      putAway: () => void kept.push("put away"),
      pause: () => undefined,
      resume: () => undefined,
    },
    show: (telling) => void shown.push(telling),
    giveWay: async () => undefined,
  };
  const paint = () => {
    const callback = frame;
    frame = undefined;
    callback?.();
  };
  return {
    listener: createListener(ports),
    shown,
    kept,
    signals,
    wentOn,
    ended,
    paint,
    finish: (how: StoryEvent | "breaks") => end(how),
  };
}

test("a double click tells one story", async () => {
  const { listener, signals, paint, finish, shown } = page();
  listener.listen(request);
  listener.listen(request);
  await settle();
  listener.listen(request);
  expect(signals).toHaveLength(1);
  finish(done);
  await settle();
  paint();
  expect(shown.at(-1)?.state).toBe("done");
  listener.listen(request);
  await settle();
  expect(signals).toHaveLength(2);
});

test("the text waits for the frame, the saved story does not", async () => {
  const { listener, shown, kept, paint } = page();
  listener.listen(request);
  await settle();
  expect(shown.map(({ state }) => state)).toEqual(["loading"]);
  expect(kept).toEqual(["cleared", { status: "telling", text: "Once upon a time.", storyteller: "model", request }]);
  paint();
  expect(shown.at(-1)).toEqual({ state: "telling", text: "Once upon a time.", storyteller: "model" });
});

test("cancel aborts the request, forgets the story and shows nothing more", async () => {
  const { listener, shown, kept, signals, paint } = page();
  listener.listen(request);
  await settle();
  listener.cancel();
  await settle();
  paint();
  expect(signals[0]?.aborted).toBe(true);
  expect(shown.at(-1)).toEqual({ state: "idle" });
  expect(kept.at(-1)).toBe("cleared");
});

test("cancel leaves a told story alone; putting it away does not", async () => {
  const { listener, shown, kept, paint, finish } = page();
  listener.listen(request);
  await settle();
  finish(done);
  await settle();
  paint();
  listener.cancel();
  expect(shown.at(-1)?.state).toBe("done");
  expect(kept.at(-1)).toMatchObject({ status: "done" });
  listener.putAway();
  expect(shown.at(-1)?.state).toBe("idle");
  expect(kept.at(-1)).toBe("put away");
});

test("a story whose last words are still on their way to the screen can be cancelled", async () => {
  const { listener, shown, paint, finish } = page();
  listener.listen(request);
  await settle();
  finish(done);
  await settle();
  listener.cancel();
  paint();
  expect(shown.at(-1)).toEqual({ state: "idle" });
});

test("a story that breaks off is kept with its reason, and another may be told", async () => {
  const { listener, shown, kept, signals, paint, finish } = page();
  listener.listen(request);
  await settle();
  finish("breaks");
  await settle();
  paint();
  expect(shown.at(-1)).toMatchObject({ state: "broken", text: "Once upon a time." });
  expect(kept.at(-1)).toMatchObject({ status: "broken", message: "Something went wrong. Please try again." });
  listener.listen(request);
  await settle();
  expect(signals).toHaveLength(2);
});

test("a new try that comes to nothing loses nothing of the story that broke off", async () => {
  const { listener, shown, kept, paint, finish } = page(events, []);
  listener.listen(request);
  await settle();
  finish("breaks");
  await settle();
  paint();
  listener.listen(request);
  await settle();
  expect(shown.at(-1)).toMatchObject({ state: "loading" });
  expect(kept.at(-1)).toMatchObject({ status: "broken", text: "Once upon a time." });
  finish("breaks");
  await settle();
  paint();
  expect(shown.at(-1)).toMatchObject({ state: "broken", text: "Once upon a time." });
  expect(kept.at(-1)).toMatchObject({ status: "broken", text: "Once upon a time." });
});

test("a screen that goes away ends the request and keeps the text", async () => {
  const { listener, kept, signals } = page();
  listener.listen(request);
  await settle();
  listener.stop();
  await settle();
  expect(signals[0]?.aborted).toBe(true);
  expect(kept.at(-1)).toMatchObject({ status: "telling" });
});

test("a saved story is restored, but never over one that is being told", async () => {
  const saved: SavedStory = { status: "done", text: "Old.", storyteller: "model", request, metadata, receipt: null };
  const { listener, shown } = page();
  listener.restore(saved);
  expect(shown.at(-1)).toMatchObject({ state: "done", text: "Old." });
  listener.listen(request);
  listener.restore(saved);
  await settle();
  expect(shown.at(-1)?.state).toBe("loading");
});

const half: SavedStory = {
  status: "broken",
  text: "Once upon",
  storyteller: "model",
  request,
  message: "Reloaded.",
  back: { telling: "1a" },
};

test("a saved story that broke off goes on where it was, and is kept with the way back to it", async () => {
  const start: StoryEvent = { event: "start", data: { storyteller: "model", telling: "1a" } };
  const { listener, shown, kept, wentOn, paint, finish } = page([start, { event: "text", data: { text: " a time." } }]);
  listener.restore(half);
  await settle();
  paint();
  expect(wentOn).toEqual(["Once upon"]);
  const told = { text: "Once upon a time.", storyteller: "model", back: { telling: "1a" } };
  expect(shown.at(-1)).toMatchObject({ state: "telling", ...told });
  expect(kept.at(-1)).toMatchObject({ status: "telling", ...told });
  finish(done);
  await settle();
  paint();
  expect(shown.at(-1)).toMatchObject({ state: "done", text: told.text });
  expect(kept.at(-1)).not.toHaveProperty("back");
});

test("cancelled in the middle, the telling is ended; a screen that goes away leaves it for its return", async () => {
  const start: StoryEvent = { event: "start", data: { storyteller: "model", telling: "1a" } };
  const begun = [start, ...events.slice(1)];
  const { listener, ended, paint } = page(begun, begun);
  listener.listen(request);
  await settle();
  paint();
  listener.stop();
  expect(ended).toEqual([]);
  listener.listen(request);
  await settle();
  paint();
  listener.cancel();
  expect(ended).toEqual(["1a"]);
});
