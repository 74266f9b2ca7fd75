import { afterAll, beforeAll, expect, test } from "vitest";
import type { ErrorBody } from "../../../app/story/error-response";
import { hear, hearAll, toldText } from "../../support/requests/sse-client";
import { tellAndCut, tellsFamilies } from "../../support/tellings/cut-tellings";
import { inTurns } from "../../support/tellings/in-turns";
import * as scripts from "../../support/upstream/scripts";
import { type Script, startUpstream, type Upstream } from "../../support/upstream/upstream";
import { startTestWorker, storyRequest, type TestWorker } from "../../support/worker/served-worker";

/** A model's telling outlives its connection. */
let site: TestWorker;
/** The same with hardly any patience, and a short memory. */
let brief: TestWorker;
let upstream: Upstream;
let script: Script;
beforeAll(async () => {
  upstream = await startUpstream((exchange) => script(exchange));
  const model = { OPENAI_BASE_URL: upstream.url, OPENAI_MODEL: "loopback" };
  [site, brief] = await Promise.all([
    startTestWorker({ variables: model }),
    startTestWorker({ variables: { ...model, TELLING_UNHEARD_MS: "50", TELLING_KEPT_MS: "50" } }),
  ]);
});
afterAll(async () => {
  await Promise.all([site.stop(), brief.stop()]);
  await upstream.close();
});

const opening = "**The Moon**\n\nNora looked up. And";
const ending = " then she slept.";

function ask(where = site, signal?: AbortSignal): Promise<Response> {
  return fetch(new URL("/api/generate-story", where.url), {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify(storyRequest),
    ...(signal && { signal }),
  });
}

function telling(id: string, init: RequestInit = {}, where = site): Promise<Response> {
  return fetch(new URL(`/api/tellings/${id}`, where.url), init);
}

const after = (told: number | string) => ({ headers: { "Last-Event-ID": String(told) } });

/** A story of which the first sentence has been heard by somebody who then left. */
async function leaveInTheMiddle(where = site) {
  script = scripts.opens;
  const asked = upstream.requests.length;
  const leaving = new AbortController();
  const answer = ask(where, leaving.signal);
  const exchange = await upstream.exchange(asked);
  await exchange.say(opening);
  const events = hear(await answer);
  const start = (await events.next()).value;
  const heard = (await events.next()).value;
  leaving.abort();
  const id = start?.event.event === "start" ? (start.event.data.telling ?? "") : "";
  return { exchange, id, heard: heard ? toldText([heard]) : "" };
}

async function objectOf(id: string, where = site) {
  const objects = await where.miniflare.getDurableObjectNamespace("TELLINGS");
  const answer = await objects.get(objects.idFromString(id)).fetch("https://telling/stored");
  return (await answer.json()) as { stored: string[]; alarm: number | null };
}

async function failure(response: Response) {
  return { status: response.status, ...((await response.json()) as ErrorBody).error };
}

test("sixty stories, each cut at random bytes: nothing lost, nothing doubled, every receipt good", async () => {
  script = tellsFamilies;
  const told = await inTurns(60, 10, (i) => tellAndCut(site.url, i));
  expect(told.filter(({ isWhole, hasReceipt }) => !isWhole || !hasReceipt)).toEqual([]);
  expect(told.reduce((sum, { cutsInsideCharacters }) => sum + cutsInsideCharacters, 0)).toBeGreaterThan(10);
  expect(told.filter(({ cuts }) => cuts > 1).length).toBeGreaterThan(10);
});

test("whoever comes back hears the rest, while it is told and after; the log has one line of it", async () => {
  site.logs.length = 0;
  const { exchange, id, heard } = await leaveInTheMiddle();
  const back = hear(await telling(id, after(heard.length)));
  expect((await back.next()).value).toMatchObject({
    id: heard.length,
    event: { event: "start", data: { telling: id } },
  });
  await exchange.say(ending);
  await exchange.finish();
  const rest = await Array.fromAsync(back);
  const story = heard + toldText(rest);
  expect(story).toBe("**The Moon**\n\nNora looked up. And then she slept.");
  expect(rest.at(-1)?.event).toMatchObject({ event: "done", data: { receipt: expect.stringMatching(/^v1\./) } });
  const again = await hearAll(await telling(id));
  expect(toldText(again)).toBe(story);
  expect(again.at(-1)?.event).toEqual(rest.at(-1)?.event);
  const middle = await hearAll(await telling(id, after(10)));
  expect(toldText(middle)).toBe(story.slice(10));
  expect(middle.map(({ event }) => event.event)).toContain("done");
  const line = JSON.parse(await site.logged('"event":"story"'));
  expect(line).toMatchObject({ route: "/api/generate-story", code: "done", characters: story.length });
  expect(line.request_id).toEqual(expect.any(String));
  expect(site.logs.filter((logged) => logged.includes('"event":"story"'))).toHaveLength(1);
  expect(site.logs.join("\n")).not.toContain(id);
});

test("two may listen at once", async () => {
  const { exchange, id } = await leaveInTheMiddle();
  const both = [await telling(id), await telling(id)].map((response) => hearAll(response));
  await exchange.say(ending);
  await exchange.finish();
  const [first, second] = (await Promise.all(both)).map(toldText);
  expect(first).toContain("then she slept.");
  expect(second).toBe(first);
});

test("nobody who comes back closes the model's connection, and nothing of it is left", async () => {
  const { exchange, id } = await leaveInTheMiddle(brief);
  await exchange.clientLeft;
  await brief.logged('"code":"left"');
  expect(await objectOf(id, brief)).toEqual({ stored: [], alarm: null });
  expect(await failure(await telling(id, after(3), brief))).toMatchObject({ status: 404, code: "telling_gone" });
});

test("a told story is kept for a while, and then forgotten", async () => {
  script = scripts.tells([opening, ending]);
  const start = (await hearAll(await ask()))[0]?.event;
  const id = start?.event === "start" ? (start.data.telling ?? "") : "";
  await expect.poll(() => objectOf(id)).toEqual({ stored: ["told"], alarm: expect.any(Number) });
  const other = (await hearAll(await ask(brief)))[0]?.event;
  const forgotten = other?.event === "start" ? (other.data.telling ?? "") : "";
  await expect.poll(() => objectOf(forgotten, brief)).toEqual({ stored: [], alarm: null });
  expect((await telling(forgotten, {}, brief)).status).toBe(404);
});

test("whoever stops a story ends it at once, for everybody", async () => {
  const { exchange, id } = await leaveInTheMiddle();
  const other = hearAll(await telling(id));
  expect((await telling(id, { method: "DELETE" })).status).toBe(204);
  await exchange.clientLeft;
  expect((await other).at(-1)?.event.event).toBe("text");
  expect(await objectOf(id)).toEqual({ stored: [], alarm: null });
  expect((await telling(id)).status).toBe(404);
  // It is what was asked for.
  expect((await telling(id, { method: "DELETE" })).status).toBe(204);
});

test("only the id opens it, and only what was told can be asked for", async () => {
  const { exchange, id } = await leaveInTheMiddle();
  for (const wrong of [
    "x",
    "0".repeat(64),
    id.slice(0, -1),
    `${id}0`,
    id.replace(/^./, (digit: string) => (digit === "0" ? "1" : "0")),
  ]) {
    for (const method of ["GET", "DELETE"]) {
      expect(await failure(await telling(wrong, { method }))).toMatchObject({
        status: 404,
        code: "telling_gone",
        message: "This story can no longer be picked up where it stopped. You can have it told anew.",
      });
    }
  }
  for (const malformed of ["-1", "1.5", "three", "99999999", "1,2", "100000"]) {
    expect(await failure(await telling(id, after(malformed)))).toMatchObject({ status: 400, code: "invalid_request" });
  }
  const foreign = { method: "DELETE", headers: { Origin: "https://elsewhere.example" } };
  expect((await telling(id, foreign)).status).toBe(403);
  for (const method of ["POST", "PUT", "HEAD"]) {
    const refused = await telling(id, { method });
    expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "GET, DELETE"]);
  }
  await telling(id, { method: "DELETE" });
  await exchange.clientLeft;
});

test("a story that failed after it began says so to whoever comes back", async () => {
  script = scripts.endsWithoutFinish([opening]);
  const events = await hearAll(await ask());
  const id = events[0]?.event.event === "start" ? (events[0].event.data.telling ?? "") : "";
  expect(await hearAll(await telling(id))).toEqual(events);
  expect(events.at(-1)?.event).toMatchObject({ event: "error", data: { code: "story_failed" } });
});
