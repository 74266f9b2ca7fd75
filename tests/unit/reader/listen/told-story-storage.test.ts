import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import type { TellingWithText } from "../../../../app/reader/listen/telling";
import {
  heardBefore,
  loadToldStory,
  parseSavedStory,
  reloadedMessage,
  toSavedStory,
  toTelling,
} from "../../../../app/reader/listen/told-story-storage";
import type { StoryRequest } from "../../../../app/story/request";

const request: StoryRequest = {
  age: 4,
  gender: "girl",
  interests: ["space", "Grandma's boat"],
  style: "gentle",
  lesson: "courage",
  readingTime: "2-3 minutes",
};
const metadata = { age: 4, style: "gentle", readingTime: "2-3 minutes", lesson: "courage", title: "T" } as const;
const told = { text: "**T**\n\nOnce.", storyteller: "storybook" } as const;
const done: TellingWithText = { state: "done", ...told, metadata, receipt: "v1.1.x" };

afterEach(() => vi.unstubAllGlobals());

const reloaded = (telling: TellingWithText) => parseSavedStory(JSON.stringify(toSavedStory(telling, request)));

test("a told story comes back as it was", () => {
  const saved = reloaded(done);
  expect(saved?.request).toEqual(request);
  expect(saved && toTelling(saved)).toEqual(done);
});

test("a story that broke off keeps its reason", () => {
  const error = { code: "busy", message: "Too busy.", retryable: true } as const;
  const saved = reloaded({ state: "broken", ...told, error });
  expect(saved && toTelling(saved)).toMatchObject({ state: "broken", ...told, error: { message: "Too busy." } });
});

test("a half-told story comes back as broken off by the reload", () => {
  const saved = reloaded({ state: "telling", ...told });
  expect(saved?.status).toBe("broken");
  expect(saved && toTelling(saved)).toMatchObject({ state: "broken", ...told, error: { message: reloadedMessage } });
});

const good = toSavedStory(done, request);
test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["a list", "[]"],
  ["a number", "7"],
  ["no text", JSON.stringify({ ...good, text: "" })],
  ["text that is none", JSON.stringify({ ...good, text: 4 })],
  ["an unknown status", JSON.stringify({ ...good, status: "loading" })],
  ["no request", JSON.stringify({ ...good, request: undefined })],
  ["a request of another format", JSON.stringify({ ...good, request: { ...request, age: 99 } })],
  ["no metadata", JSON.stringify({ ...good, metadata: undefined })],
  ["metadata of another format", JSON.stringify({ ...good, metadata: { ...metadata, style: "epic" } })],
])("%s is no saved story", (_, json) => {
  expect(parseSavedStory(json)).toBeUndefined();
});

test("anything stored is parsed without an exception", () => {
  fc.assert(
    fc.property(fc.json(), fc.string(), (json, junk) => {
      parseSavedStory(json);
      parseSavedStory(junk);
      parseSavedStory(JSON.stringify({ ...good, metadata: JSON.parse(json) }));
    }),
    { seed: 3, numRuns: 300 },
  );
});

test("storage that is switched off holds no story", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("SecurityError");
    },
  });
  expect(loadToldStory()).toBeUndefined();
});

test("the story is read from the tab's storage", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => (key === "bedtime_story" ? JSON.stringify(good) : null),
  });
  expect(loadToldStory()).toMatchObject({ status: "done", text: told.text });
});

test("what a half-told story goes on by comes back with it, and nothing else does", () => {
  for (const back of [{ telling: "1a2b" }, { seed: 7 }]) {
    const saved = reloaded({ state: "telling", ...told, back });
    expect(saved).toMatchObject({ status: "broken", back });
    const before = saved && heardBefore(saved);
    expect(before).toMatchObject({ ...told, back, failure: { code: "network", message: reloadedMessage } });
  }
  const saved = reloaded({ state: "telling", ...told });
  expect(saved && heardBefore(saved)).toBeUndefined();
  for (const back of [7, "x", { telling: "../x" }, { telling: 7 }, { seed: 0.5 }, {}]) {
    const stored = JSON.stringify({ ...toSavedStory({ state: "telling", ...told }, request), back });
    expect(parseSavedStory(stored)).not.toHaveProperty("back");
  }
});
