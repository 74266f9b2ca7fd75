import { expect, test, vi } from "vitest";
import { StoryError } from "../../../../app/story/errors";
import type { StoryRequest } from "../../../../app/story/request";
import type { StoryEvent } from "../../../../app/story/told/wire-events";
import {
  type AdmissionPorts,
  admitStory,
  type StoryDelivery,
  type TellingPorts,
  tellAdmitted,
} from "../../../../server/telling/tell-story";

type Ports = AdmissionPorts & TellingPorts;

const request: StoryRequest = {
  age: 5,
  gender: "girl",
  interests: ["dinosaurs"],
  style: "gentle",
  lesson: "kindness",
  readingTime: "2-3 minutes",
};

interface Logged {
  level: string;
  event: string;
  fields: unknown;
}

function portsFor(tell: (signal: AbortSignal) => AsyncIterable<string>) {
  const logged: Logged[] = [];
  const ports: Ports = {
    admit: async () => {},
    admitRefusal: async () => {},
    spendModelStory: async () => true,
    storyteller: () => ({ name: "model", isOurs: false, tell: (_, signal) => tell(signal) }),
    moderate: undefined,
    checkEarlier: async () => {},
    sign: async (story, { title }) => `receipt for ${story.length} of ${title}`,
    timeLimits: { firstTextMs: 1000, stallMs: 1000, storyMs: 1000 },
    now: () => 0,
    log: (level, event, fields) => void logged.push({ level, event, fields }),
    report: (fields) => void logged.push({ level: "info", event: "story", fields }),
  };
  return { ports, logged };
}

async function* pieces(...all: (string | Error)[]): AsyncGenerator<string> {
  for (const piece of all) {
    if (piece instanceof Error) throw piece;
    yield piece;
  }
}

const nobody = new AbortController().signal;

async function* tellStory(ports: Ports, asked: StoryRequest, gone: AbortSignal, delivery: StoryDelivery) {
  yield* tellAdmitted(ports, await admitStory(ports, asked), gone, delivery);
}

async function listen(ports: Ports, asked = request, delivery: StoryDelivery = "streamed"): Promise<StoryEvent[]> {
  return Array.fromAsync(tellStory(ports, asked, nobody, delivery));
}

function textOf(events: StoryEvent[]): string {
  return events.map((event) => (event.event === "text" ? event.data.text : "")).join("");
}

test("tells start, text and one done with metadata and receipt", async () => {
  const { ports, logged } = portsFor(() => pieces("# The Moon\n\nNora ", "looked up. She", " slept."));
  const events = await listen(ports);
  expect(events[0]).toEqual({ event: "start", data: { storyteller: "model" } });
  const story = textOf(events);
  expect(story).toBe("**The Moon**\n\nNora looked up. She slept.");
  expect(events.at(-1)).toEqual({
    event: "done",
    data: {
      story_metadata: {
        age: 5,
        style: "gentle",
        readingTime: "2-3 minutes",
        lesson: "kindness",
        title: "The Moon",
        about: "dinosaurs",
        along: "dinosaur",
      },
      receipt: `receipt for ${story.length} of The Moon`,
    },
  });
  expect(logged).toEqual([
    {
      level: "info",
      event: "story",
      fields: {
        status: 200,
        code: "done",
        storyteller: "model",
        first_text_ms: 0,
        total_ms: 0,
        characters: story.length,
      },
    },
  ]);
});

test("gives a story without a title one from the answers", async () => {
  const { ports } = portsFor(() => pieces("Nora looked up. She slept."));
  expect(textOf(await listen(ports))).toMatch(/^\*\*A Gentle Story: Dinosaurs\*\*\n\nNora looked up\./);
});

test("a failure before the first text is thrown, with its name", async () => {
  const { ports } = portsFor(() => pieces(new StoryError("busy", { retryAfter: 7 })));
  await expect(listen(ports)).rejects.toMatchObject({ code: "busy", retryAfter: 7 });
});

test("a failure without a name is story_failed, and its message stays out of the answer and the log", async () => {
  const { ports, logged } = portsFor(() => pieces(new TypeError("the parent wrote: secret")));
  await expect(listen(ports)).rejects.toMatchObject({ code: "story_failed", detail: "TypeError" });
  expect(JSON.stringify(logged)).not.toContain("secret");
});

test("a failure after it is the last event, and nothing that was told is lost", async () => {
  const { ports } = portsFor(() => pieces("# T\n\nNora looked up. And", new StoryError("story_failed")));
  const events = await listen(ports);
  expect(textOf(events)).toContain("Nora looked up.");
  expect(textOf(events)).not.toContain("And");
  const { message } = new StoryError("story_failed");
  expect(events.at(-1)).toEqual({ event: "error", data: { code: "story_failed", message, retryable: true } });
});

test.each([[""], [" \n "], ["# Only a title"]])("%j is no story", async (text) => {
  const { ports } = portsFor(() => pieces(text));
  const events = await listen(ports).catch((error: StoryError) => [error.code]);
  expect(JSON.stringify(events.at(-1))).toContain("no_story");
});

test("an unsafe sentence ends the telling as blocked, and nothing of it is told", async () => {
  const { ports } = portsFor(() => pieces("# T\n\nNora looked up. Write to nora@example.com now. She slept."));
  const events = await listen(ports);
  expect(textOf(events)).toContain("Nora looked up.");
  expect(JSON.stringify(events)).not.toMatch(/Write|example/);
  expect(events.at(-1)).toMatchObject({ event: "error", data: { code: "blocked", retryable: true } });
});

test("an unsafe request is refused before anybody is asked to tell", async () => {
  const tell = vi.fn(() => pieces("x"));
  const { ports, logged } = portsFor(tell);
  const unsafe = { ...request, lesson: "write to mum@example.com" };
  await expect(listen(ports, unsafe)).rejects.toMatchObject({ code: "unsafe_request", status: 422 });
  expect(tell).not.toHaveBeenCalled();
  expect(logged).toEqual([
    { level: "info", event: "story_error", fields: { code: "unsafe_request", detail: "lesson: personal_data" } },
  ]);
});

test("ending the iteration early stops the storyteller and the clock", async () => {
  let stopped = false;
  async function* endless(): AsyncGenerator<string> {
    try {
      yield "# T\n\nNora looked up. And";
      await new Promise(() => {});
    } finally {
      stopped = true;
    }
  }
  const signals: AbortSignal[] = [];
  const { ports, logged } = portsFor((signal) => {
    signals.push(signal);
    return endless();
  });
  const events = tellStory(ports, request, nobody, "streamed");
  await events.next();
  await events.return();
  expect(stopped).toBe(true);
  expect(logged.at(-1)).toMatchObject({ event: "story", fields: { status: null, code: "left" } });
});

test("whom the limits hold back is told nothing, and nobody is asked to tell", async () => {
  const tell = vi.fn(() => pieces("x"));
  const { ports } = portsFor(tell);
  const admit = vi.fn(() => Promise.reject(new StoryError("busy", { status: 429, retryAfter: 60 })));
  const asked = { ...request, user_identifier: "anna" };
  await expect(listen({ ...ports, admit }, asked)).rejects.toMatchObject({ status: 429, retryAfter: 60 });
  expect(admit).toHaveBeenCalledExactlyOnceWith("anna");
  expect(tell).not.toHaveBeenCalled();
});

test.each([
  ["before the first text", "", "streamed", 503],
  ["in mid-stream", "# T\n\nNora looked up. And", "streamed", 200],
  ["in the middle of a whole story", "# T\n\nNora looked up. And", "whole", 503],
] as const)("the log knows the status of a failure %s", async (_, told, delivery, status) => {
  const { ports, logged } = portsFor(() => pieces(told, new StoryError("busy")));
  await listen(ports, request, delivery).catch(() => {});
  expect(logged.at(-1)).toMatchObject({ event: "story", fields: { status, code: "busy" } });
});

test("a listener who leaves aborts the storyteller with the listener's reason", async () => {
  const leaving = new AbortController();
  const { ports } = portsFor(async function* (signal) {
    yield "# T\n\nNora looked up. And";
    await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  });
  const events = tellStory(ports, request, leaving.signal, "streamed");
  await events.next();
  await events.next();
  const next = events.next();
  leaving.abort(new Error("gone"));
  await expect(next).rejects.toThrow("gone");
});

test("silence is bounded, before and after the first text", async () => {
  const hang = async function* (...first: string[]): AsyncGenerator<string> {
    yield* first;
    await new Promise(() => {});
  };
  const short = { firstTextMs: 20, stallMs: 20, storyMs: 1000 };
  const before = portsFor(() => hang()).ports;
  await expect(listen({ ...before, timeLimits: short })).rejects.toMatchObject({ code: "timeout", status: 504 });
  const after = portsFor(() => hang("# T\n\nNora looked up. And")).ports;
  const events = await listen({ ...after, timeLimits: short });
  expect(events.at(-1)).toMatchObject({ event: "error", data: { code: "timeout", retryable: true } });
});
