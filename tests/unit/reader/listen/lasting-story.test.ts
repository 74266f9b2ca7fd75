import { expect, test } from "vitest";
import {
  type HalfStory,
  lastingStory,
  type ReturnPorts,
  returnDelay,
} from "../../../../app/reader/listen/lasting-story";
import { StoryError } from "../../../../app/story/errors";
import type { StoryRequest } from "../../../../app/story/request";
import type { StoryEvent } from "../../../../app/story/told/wire-events";

const request = { age: 4, style: "gentle", seed: 7 } as StoryRequest;
const metadata = { age: 4, style: "gentle", readingTime: "2-3 minutes", title: "T" } as const;
const start: StoryEvent = { event: "start", data: { storyteller: "model", telling: "1a" } };
const storybook: StoryEvent = { event: "start", data: { storyteller: "storybook" } };
const done: StoryEvent = { event: "done", data: { story_metadata: metadata, receipt: "r" } };
const text = (words: string): StoryEvent => ({ event: "text", data: { text: words } });
const cut = () => new StoryError("network", { detail: "the connection broke" });

type Step = StoryEvent | StoryError | "ends";

/** Each connection plays its steps; each wait takes as long as it was to. */
function connections(...all: Step[][]) {
  const asked: unknown[] = [];
  const waited: number[] = [];
  let clock = 0;
  async function* play(): AsyncGenerator<StoryEvent> {
    for (const step of all[asked.length - 1] ?? [cut()]) {
      if (step instanceof StoryError) throw step;
      if (step !== "ends") yield step;
    }
  }
  const ports: ReturnPorts = {
    stream() {
      asked.push("from the beginning");
      return play();
    },
    goOn(half) {
      asked.push({ text: half.text, back: half.back });
      return play();
    },
    async waitOrWake(ms, signal) {
      signal.throwIfAborted();
      waited.push(ms);
      clock += ms;
    },
    random: () => 1,
    now: () => clock,
  };
  return { ports, asked, waited };
}

const nobody = new AbortController().signal;

async function hear(ports: ReturnPorts, half?: HalfStory): Promise<[string, string]> {
  let names = "";
  let told = half?.text ?? "";
  for await (const { event, data } of lastingStory(request, ports, nobody, half)) {
    names += `${event} `;
    if (event === "text") told += data.text;
  }
  return [names.trim(), told];
}

test("a story that is told at once is passed on as it is", async () => {
  const { ports, asked } = connections([start, text("Once."), done]);
  expect(await hear(ports)).toEqual(["start text done", "Once."]);
  expect(asked).toEqual(["from the beginning"]);
});

test("a broken connection is taken up at once where it broke, however often", async () => {
  const { ports, asked, waited } = connections(
    [start, text("Once "), cut()],
    [start, text("upon "), "ends"],
    [start, text("a time."), done],
  );
  expect(await hear(ports)).toEqual(["start text start text start text done", "Once upon a time."]);
  const back = { telling: "1a" };
  expect(asked).toEqual(["from the beginning", { text: "Once ", back }, { text: "Once upon ", back }]);
  expect(waited).toEqual([250, 250]);
});

test("while it cannot be reached the parent hears so, and it is tried again and again, more and more slowly", async () => {
  const away = new StoryError("offline");
  const { ports, waited } = connections(
    [start, text("Once"), cut()],
    [away],
    [cut()],
    [away],
    [start, text("."), done],
  );
  expect(await hear(ports)).toEqual(["start text interrupted interrupted interrupted start text done", "Once."]);
  expect(waited).toEqual([250, 1000, 2000, 4000]);
});

test("it is given up after a quarter of an hour, with what interrupted it", async () => {
  const { ports, waited } = connections([start, text("Once"), cut()]);
  await expect(hear(ports)).rejects.toMatchObject({ code: "network", detail: "the connection broke" });
  const waitedMs = waited.reduce((sum, ms) => sum + ms, 0);
  expect([waitedMs > 900_000, waitedMs < 910_000, Math.max(...waited)]).toEqual([true, true, 5000]);
});

test.each([
  ["a telling that is forgotten is given up for what interrupted it", new StoryError("telling_gone"), "network"],
  ["a story that failed is no broken connection", new StoryError("blocked"), "blocked"],
] as const)("%s", async (_, failure, code) => {
  const { ports, asked } = connections([start, text("Once"), cut()], [failure]);
  await expect(hear(ports)).rejects.toMatchObject({ code });
  expect(asked).toHaveLength(2);
});

test("the storybook's story goes on by its seed; a model's without an id does not", async () => {
  const { ports, asked } = connections([storybook, text("Once"), cut()], [storybook, text("."), done]);
  expect((await hear(ports))[1]).toBe("Once.");
  expect(asked[1]).toEqual({ text: "Once", back: { seed: 7 } });
  const before = connections([{ event: "start", data: { storyteller: "model" } }, text("Once"), cut()]);
  await expect(hear(before.ports)).rejects.toMatchObject({ code: "network" });
  expect(before.asked).toHaveLength(1);
});

test("before the first text nothing is taken up: it is asked for anew", async () => {
  const { ports, asked } = connections([start, cut()]);
  await expect(hear(ports)).rejects.toMatchObject({ code: "network" });
  expect(asked).toHaveLength(1);
});

test("a story of an earlier page goes on, or is given up for what ended that page", async () => {
  const half = { text: "Once", back: { telling: "1a" }, failure: new StoryError("network", { message: "Reloaded." }) };
  const { ports, asked } = connections([start, text("."), done]);
  expect(await hear(ports, half)).toEqual(["start text done", "Once."]);
  expect(asked).toEqual([{ text: "Once", back: half.back }]);
  await expect(hear(connections([new StoryError("telling_gone")]).ports, half)).rejects.toThrow("Reloaded.");
});

test("whoever leaves while it waits is not kept", async () => {
  const leaving = new AbortController();
  const { ports } = connections([start, text("Once"), cut()]);
  const events = lastingStory(request, { ...ports, waitOrWake: async () => leaving.abort("left") }, leaving.signal);
  await expect(Array.fromAsync(events)).rejects.toBe("left");
});

test("waits are jittered, and the first is hardly one", () => {
  expect([returnDelay(1, 0), returnDelay(1, 1), returnDelay(2, 0), returnDelay(2, 1)]).toEqual([0, 250, 500, 1000]);
  expect([returnDelay(30, 0), returnDelay(30, 1)]).toEqual([2500, 5000]);
});
