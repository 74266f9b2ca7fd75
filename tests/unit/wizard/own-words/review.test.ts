import { afterEach, expect, test, vi } from "vitest";
import { reviewWords } from "../../../../app/wizard/own-words/review";

afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();
const bees = { field: "interests", text: "bees" } as const;
const refusal = {
  error: { code: "unsafe_request", fields: { interests: "Please leave it out.", lesson: "Not this." } },
};

function answering(answer: () => Response) {
  const asked = vi.fn(async (_: string, __: RequestInit) => answer());
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("sends the words alone, as the story request has them", async () => {
  const asked = answering(() => new Response(null, { status: 204 }));
  expect(await reviewWords(bees, signal)).toBeUndefined();
  await reviewWords({ field: "lesson", text: "share the bath" }, signal);
  expect(asked.mock.calls.map(([path, init]) => [path, init.method, init.body])).toEqual([
    ["/api/review-words", "POST", '{"interests":["bees"]}'],
    ["/api/review-words", "POST", '{"lesson":"share the bath"}'],
  ]);
});

test("gives back the sentence that refuses them", async () => {
  answering(() => Response.json(refusal, { status: 422 }));
  expect(await reviewWords(bees, signal)).toBe("Please leave it out.");
});

test.each([
  ["no network", () => Promise.reject(new TypeError("Failed to fetch")) as never],
  ["a limit", () => Response.json({ error: { code: "busy", message: "busy" } }, { status: 429 })],
  ["a failure", () => new Response("<html>", { status: 502 })],
  ["a refusal of something else", () => Response.json({ error: { fields: { age: "No." } } }, { status: 422 })],
  ["a refusal that is none of ours", () => new Response("no", { status: 422 })],
  ["an empty one", () => Response.json(null, { status: 422 })],
])("%s refuses nothing", async (_, answer) => {
  answering(answer);
  expect(await reviewWords(bees, signal)).toBeUndefined();
});
