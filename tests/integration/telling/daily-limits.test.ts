import { afterAll, beforeAll, expect, test } from "vitest";
import * as scripts from "../../support/upstream/scripts";
import { startUpstream, type Upstream } from "../../support/upstream/upstream";
import {
  startTestWorker,
  storyRequest,
  type TestWorker,
  type TestWorkerOptions,
} from "../../support/worker/served-worker";

/** A day's model stories: two an id, four a home, six a network, twelve for the site. */
let site: TestWorker;
let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(scripts.tells(["**T**\n\nOnce there was a kite. They slept."]));
  site = await startTestWorker({
    variables: {
      OPENAI_BASE_URL: upstream.url,
      OPENAI_MODEL: "loopback",
      MODEL_STORIES_A_DAY_BY_ID: "2",
      MODEL_STORIES_A_DAY_BY_HOME: "4",
      MODEL_STORIES_A_DAY_BY_NETWORK: "6",
      MODEL_STORIES_A_DAY: "12",
    },
  });
});
afterAll(async () => {
  await site.stop();
  await upstream.close();
});

/** Who told, and why; without what differs from story to story. */
async function teller(address: string, id?: string): Promise<string> {
  const response = await fetch(new URL("/api/generate-story", site.url), {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream", "CF-Connecting-IP": address },
    body: JSON.stringify({ ...storyRequest, user_identifier: id }),
  });
  const text = await response.text();
  expect(text).toContain("event: done");
  const { telling, hero, ...start } = JSON.parse(/event: start\ndata: (.*)/.exec(text)?.[1] ?? "{}");
  return JSON.stringify(start);
}

const model = /"storyteller":"model"(?!.*"because")/;
const instead = /"storyteller":"storybook".*"because":"daily_limit"/;

// In this order: the whole site's count goes through all of them.
test("an id, a home, a network and the site each have their day's stories by a model; then the storybook tells", async () => {
  for (const expected of [model, model]) expect(await teller("2001:db8:1:100::1", "anna")).toMatch(expected);
  expect(await teller("2001:db8:1:100::2", "anna")).toMatch(instead);
  // The home has one left, whoever asks, and from any address of its own.
  expect(await teller("2001:db8:1:100:9::9", "ben")).toMatch(model);
  expect(await teller("2001:db8:1:100::3", "cem")).toMatch(instead);
  // Another home of the same /56.
  expect(await teller("2001:db8:1:1ff::1", "dora")).toMatch(model);
  expect(await teller("2001:db8:1:1fe::1", "eva")).toMatch(instead);
  // Another network; refused ones have counted for the site too.
  expect(await teller("203.0.113.7", "finn")).toMatch(model);
  const rest: string[] = [];
  for (let i = 0; i < 6; i++) rest.push(await teller(`198.51.100.${i}`));
  expect(rest.at(-1)).toMatch(instead);
  expect(rest[0]).toMatch(model);
});

test("the JSON answer and the form's page say so too; what was refused by the review asks no model", async () => {
  const asked = upstream.requests.length;
  const answer = await fetch(new URL("/api/generate-story", site.url), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(storyRequest),
  });
  expect(await answer.json()).toMatchObject({ because: "daily_limit" });
  const body = new URLSearchParams(Object.entries(storyRequest).map(([name, value]) => [name, String(value)]));
  const page = await (await fetch(new URL("/?index", site.url), { method: "POST", body })).text();
  expect(page).toContain("this one is from our storybook");
  expect(upstream.requests.length).toBe(asked);
});

async function healthOf({ url }: TestWorker): Promise<unknown> {
  const response = await fetch(new URL("/healthz", url));
  return { status: response.status, ...((await response.json()) as object) };
}

test("/healthz says that the day's stories are told, which is no failure; also after one more", async () => {
  const reached = { status: 200, ok: true, storyteller: "openai", database: "ok", dailyCap: "reached" };
  expect(await healthOf(site)).toEqual(reached);
  expect(await teller("198.51.100.99")).toMatch(instead);
  expect(await healthOf(site)).toEqual(reached);
});

const silentCounts = `
  import { DurableObject } from "cloudflare:workers";
  export class StoryCounts extends DurableObject { told() { return new Promise(() => setTimeout(() => {}, 60_000)); } }
  export default {};
`;

/** In the place of the counts there is an object that never answers. */
const withSilentCounts: TestWorkerOptions["surround"] = (product) => [
  {
    ...product,
    durableObjects: { ...product.durableObjects, STORY_COUNTS: { className: "StoryCounts", scriptName: "silent" } },
  } as typeof product,
  {
    name: "silent",
    modules: [{ type: "ESModule", path: "silent.js", contents: silentCounts }],
    compatibilityDate: "2026-06-01",
    durableObjects: { OWN: "StoryCounts" },
  } as typeof product,
];

test.each<[string, string | undefined, TestWorkerOptions]>([
  ["before the cap it is open", "open", { variables: { MODEL_STORIES_A_DAY: "2" } }],
  ["without a cap nothing is said", undefined, {}],
  [
    "an object that does not answer leaves it unknown",
    "unknown",
    { variables: { MODEL_STORIES_A_DAY: "2" }, surround: withSilentCounts },
  ],
])("/healthz: %s", async (_, dailyCap, { variables, ...options }) => {
  const settings = { OPENAI_BASE_URL: upstream.url, OPENAI_MODEL: "loopback", ...variables };
  const worker = await startTestWorker({ ...options, variables: settings });
  try {
    const expected = { status: 200, ok: true, storyteller: "openai", database: "ok", ...(dailyCap && { dailyCap }) };
    expect(await healthOf(worker)).toEqual(expected);
  } finally {
    await worker.stop();
  }
});
