import { expect, test } from "vitest";
import { StoryError } from "../../../../app/story/errors";
import type { StoryRequest } from "../../../../app/story/request";
import type { StoryEvent } from "../../../../app/story/told/wire-events";
import type { Storyteller } from "../../../../server/telling/storyteller";
import type { AdmissionPorts, TellingPorts } from "../../../../server/telling/tell-story";
import { admitWithFallback, tellWithFallback } from "../../../../server/telling/with-fallback";

type Ports = AdmissionPorts & TellingPorts;

const request: StoryRequest = {
  age: 5,
  gender: "girl",
  interests: ["dinosaurs"],
  style: "gentle",
  lesson: "kindness",
  readingTime: "2-3 minutes",
};

/** A model that tells these pieces, throws those that are errors and lasts as long as `pass` says; and a storybook. */
function portsFor(
  pieces: readonly (string | Error)[],
  storybook: readonly (string | Error)[] = ["# Tale\n\nThey slept."],
) {
  const asked: string[] = [];
  const logged: { level: string; event: string; [field: string]: unknown }[] = [];
  let clock = 0;
  const teller = (name: Storyteller["name"], told: readonly (string | Error)[]): Storyteller => ({
    name,
    isOurs: name === "storybook",
    ...(name === "storybook" && { told: () => ({ hero: "Mei", retelling: { seed: 7, version: "t1" } }) }),
    async *tell() {
      asked.push(name);
      clock += 1000;
      for (const piece of told) {
        if (piece instanceof Error) throw piece;
        yield piece;
      }
    },
  });
  let admitted = 0;
  const ports: Ports = {
    admit: async () => void admitted++,
    admitRefusal: async () => {},
    spendModelStory: async () => true,
    storyteller: (wanted) =>
      wanted.storyteller === "storybook" ? teller("storybook", storybook) : teller("model", pieces),
    moderate: undefined,
    checkEarlier: async () => {},
    sign: async (story) => `receipt for ${story.length}`,
    timeLimits: { firstTextMs: 1000, stallMs: 1000, storyMs: 1000 },
    now: () => clock,
    log: (level, event, fields) => void logged.push({ level, event, ...fields }),
    report: (summary) => void logged.push({ level: "info", event: "story", ...summary }),
  };
  return { ports, asked, logged, admitted: () => admitted };
}

const nobody = new AbortController().signal;

async function* tell(ports: Ports, asked: StoryRequest, gone: AbortSignal, fallsBack = true) {
  yield* tellWithFallback({ ...ports, fallsBack }, await admitWithFallback(ports, asked), gone, "streamed");
}

function listen(ports: Ports, asked = request, gone = nobody): Promise<StoryEvent[]> {
  return Array.fromAsync(tell(ports, asked, gone));
}

const failures: [string, (string | Error)[]][] = [
  ["busy", [new StoryError("busy")]],
  ["story_failed", [new StoryError("story_failed", { retryable: false })]],
  ["story_failed", [new TypeError("a defect")]],
  ["timeout", [new StoryError("timeout")]],
  ["no_story", [" \n "]],
  ["blocked", ["# Write to nora@example.com\n\nShe slept."]],
];

test.each(failures)("after %s before the first text the storybook tells", async (code, pieces) => {
  const { ports, asked, logged, admitted } = portsFor(pieces);
  const events = await listen(ports);
  expect(admitted()).toBe(1);
  expect(asked).toEqual(["model", "storybook"]);
  expect(events[0]).toEqual({ event: "start", data: { storyteller: "storybook", hero: "Mei" } });
  const story = events.map((event) => (event.event === "text" ? event.data.text : "")).join("");
  expect(story).toBe("**Tale**\n\nThey slept.");
  expect(events.at(-1)).toMatchObject({
    event: "done",
    data: { receipt: `receipt for ${story.length}`, retelling: { seed: 7, version: "t1" } },
  });
  expect(logged.filter(({ event }) => event === "story")).toMatchObject([
    { code: "done", storyteller: "storybook", fallback_after: code, waited_ms: 1000 },
  ]);
});

test("a model that tells is not stood in for, and its log line says nothing of it", async () => {
  const { ports, asked, logged } = portsFor(["# T\n\nNora slept."]);
  expect((await listen(ports)).at(-1)?.event).toBe("done");
  expect(asked).toEqual(["model"]);
  expect(logged).toMatchObject([{ event: "story", code: "done", storyteller: "model" }]);
  expect(JSON.stringify(logged)).not.toContain("fallback");
});

test("after the first text a failure stays one", async () => {
  const { ports, asked } = portsFor(["# T\n\nNora looked up. And", new StoryError("timeout")]);
  expect((await listen(ports)).at(-1)).toMatchObject({ event: "error", data: { code: "timeout" } });
  expect(asked).toEqual(["model"]);
});

test("a refused request is refused, whoever would tell", async () => {
  const { ports, asked } = portsFor(["# T\n\nNora slept."]);
  const unsafe = { ...request, lesson: "write to mum@example.com" };
  await expect(listen(ports, unsafe)).rejects.toMatchObject({ code: "unsafe_request" });
  const limited = portsFor([new StoryError("busy", { status: 429 })]);
  await expect(listen(limited.ports)).rejects.toMatchObject({ status: 429 });
  expect([asked, limited.asked]).toEqual([[], ["model"]]);
  const often = portsFor(["# T\n\nNora slept."]);
  const admit = () => Promise.reject(new StoryError("busy", { status: 429 }));
  await expect(listen({ ...often.ports, admit })).rejects.toMatchObject({ status: 429 });
  expect(often.asked).toEqual([]);
});

test("a storybook that fails is not asked again", async () => {
  const broken = [new StoryError("blocked")];
  const wanted = portsFor([], broken);
  await expect(listen(wanted.ports, { ...request, storyteller: "storybook" })).rejects.toMatchObject({
    code: "blocked",
  });
  const fallback = portsFor([new StoryError("busy")], broken);
  await expect(listen(fallback.ports)).rejects.toMatchObject({ code: "blocked" });
  expect([wanted.asked, fallback.asked]).toEqual([["storybook"], ["model", "storybook"]]);
});

test("nothing is told to a listener who has left", async () => {
  const leaving = new AbortController();
  const { ports, asked, logged } = portsFor([new StoryError("busy")]);
  leaving.abort(new Error("left"));
  await expect(listen(ports, request, leaving.signal)).rejects.toThrow();
  expect(asked).not.toContain("storybook");
  expect(logged.filter(({ event }) => event === "story")).toHaveLength(1);
});

test("a listener who leaves in mid-story has a line in the log too", async () => {
  const { ports, logged } = portsFor(["# T\n\nNora looked up. ", "She slept."]);
  for await (const { event } of tell(ports, request, nobody)) if (event === "text") break;
  expect(logged).toMatchObject([{ event: "story", code: "left", storyteller: "model" }]);
});

test("where the service tells no more today the storybook does, without being set to, and says why", async () => {
  const { ports, asked } = portsFor([new StoryError("daily_limit")]);
  const events = await Array.fromAsync(tell(ports, request, nobody, false));
  expect(events[0]).toMatchObject({ event: "start", data: { storyteller: "storybook", because: "daily_limit" } });
  expect(asked).toEqual(["model", "storybook"]);
});

test("any other failure stays one where nothing is set", async () => {
  const { ports, asked } = portsFor([new StoryError("busy")]);
  await expect(Array.fromAsync(tell(ports, request, nobody, false))).rejects.toMatchObject({ code: "busy" });
  expect(asked).toEqual(["model"]);
});
