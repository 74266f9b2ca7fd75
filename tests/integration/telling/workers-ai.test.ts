import { afterAll, beforeAll, expect, test } from "vitest";
import { withFakeAi } from "../../support/worker/fake-ai";
import { startTestWorker, storyRequest, type TestWorker } from "../../support/worker/served-worker";

/** The product as an operator has it who took in the binding `AI` and named a model. */
let site: TestWorker;
beforeAll(async () => {
  site = await startTestWorker({
    variables: { WORKERS_AI_MODEL: "@cf/google/gemma-4-26b-a4b-it", MODERATION: "workers-ai" },
    surround: withFakeAi,
  });
});
afterAll(() => site.stop());

async function ask(love: string, accept = "text/event-stream"): Promise<Response> {
  return fetch(new URL("/api/generate-story", site.url), {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: accept },
    body: JSON.stringify({ ...storyRequest, interests: [love] }),
  });
}

function dataOf(stream: string, event: string): Record<string, unknown> {
  return JSON.parse(new RegExp(`event: ${event}\ndata: (.*)`).exec(stream)?.[1] ?? "null");
}

test("is healthy, and says who tells", async () => {
  const response = await fetch(new URL("/healthz", site.url));
  expect(await response.json()).toMatchObject({ ok: true, storyteller: "workers-ai" });
  expect(await (await fetch(new URL("/privacy", site.url))).text()).toContain("Cloudflare Workers AI");
});

test.each(["kites", "kites that are choices"])("%s: a story is told and signed", async (love) => {
  const stream = await (await ask(love)).text();
  expect(dataOf(stream, "start")).toMatchObject({ storyteller: "model", hero: expect.any(String) });
  const { story_metadata, receipt } = dataOf(stream, "done");
  expect(story_metadata).toMatchObject({ title: "The Quiet Moon" });
  expect(receipt).toEqual(expect.any(String));
});

test("where the day's allocation is used up the storybook tells, and says why", async () => {
  const response = await ask("kites that are spent");
  const stream = await response.text();
  expect(response.status).toBe(200);
  expect(dataOf(stream, "start")).toMatchObject({ storyteller: "storybook", because: "daily_limit" });
  expect(dataOf(stream, "done")).toMatchObject({ receipt: expect.any(String) });
  const whole = await ask("kites that are spent", "application/json");
  expect(await whole.json()).toMatchObject({ because: "daily_limit" });
  expect(await site.logged("account limited")).toContain("daily_limit");
});

test("a service that is full is busy", async () => {
  const response = await ask("kites that are full");
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error: { code: "busy", retryable: true } });
});

test.each(["broken", "garbled"])(
  "a stream that is %s ends the story by an event, and says nothing of it in the log",
  async (way) => {
    const stream = await (await ask(`kites that are ${way}`)).text();
    expect(dataOf(stream, "error")).toMatchObject({ code: "story_failed" });
    expect(site.logs.join("\n")).not.toContain("wheelbarrow");
  },
);
