import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellHere } from "../../../../app/offline/telling/tell-here.client";
import { readingTimes, styles } from "../../../../app/story/catalogue";
import type { StoryRequest } from "../../../../app/story/request";
import type { StoryEvent } from "../../../../app/story/told/wire-events";
import { createStorybookStoryteller } from "../../../../server/storybook/storyteller";
import { retellStory } from "../../../../server/telling/retell-story";
import { readLibrary } from "../../../support/storybook/read-library";

const { library, files } = readLibrary();
const atHome = { library, load: async (file: string) => files.get(file) ?? { tales: [] } };

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: false, language: "en-GB" });
  vi.stubGlobal("fetch", async (path: string) => Response.json(files.get(path.slice(1))));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const request: StoryRequest = {
  age: 5,
  gender: "girl",
  interests: ["dinosaurs"],
  style: "gentle",
  lesson: "kindness",
  readingTime: "2-3 minutes",
};

async function told(asked: StoryRequest, seed: number): Promise<StoryEvent[]> {
  return Array.fromAsync(tellHere({ ...asked, seed }, new AbortController().signal));
}

const textOf = (events: readonly StoryEvent[]) =>
  events.map(({ event, data }) => (event === "text" ? data.text : "")).join("");

test("for every age, length and mood the page tells what the server tells again to the letter", async () => {
  const moods = styles.map(({ value }) => value);
  for (let age = 2; age <= 12; age++) {
    for (const [i, { value: readingTime }] of readingTimes.entries()) {
      const style = moods[(age * 4 + i) % moods.length] ?? "gentle";
      const asked = { ...request, age, readingTime, style };
      const events = await told(asked, age * 65_536 + i);
      const last = events.at(-1);
      if (last?.event !== "done") throw new Error("no end");
      expect(last.data).toMatchObject({ receipt: null, retelling: { country: "GB" } });
      const { seed = 0, version, country } = last.data.retelling ?? {};
      const again = await retellStory(createStorybookStoryteller(atHome, seed, { version: version ?? "" }), {
        ...asked,
        country,
      });
      expect(again).toBe(textOf(events));
    }
  }
});

test("it says who tells, the child's name in it, and that there is no network", async () => {
  const [start] = await told(request, 7);
  expect(start).toMatchObject({ event: "start", data: { storyteller: "storybook", because: "offline" } });
  expect(start?.event === "start" && start.data.hero).toMatch(/^[A-Z]/);
});

test("own words pass the server's own review, and without it they are not told", async () => {
  const own = { ...request, interests: ["my cat Pickles"] };
  await expect(told(own, 7)).rejects.toMatchObject({ code: "offline" });
  vi.stubGlobal("caches", { match: async () => new Response() });
  expect(textOf(await told(own, 7))).toContain("Pickles");
  await expect(told({ ...request, lesson: "how to make a bomb" }, 7)).rejects.toMatchObject({
    code: "unsafe_request",
    fields: { lesson: expect.any(String) },
  });
});

test("without its tales on the device it says that it cannot", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(told(request, 7)).rejects.toMatchObject({ code: "offline" });
});
