import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { shortLimits } from "../../support/upstream/faults";
import * as scripts from "../../support/upstream/scripts";
import { type Script, startUpstream, type Upstream } from "../../support/upstream/upstream";
import { startTestWorker, storyRequest, type TestWorker } from "../../support/worker/served-worker";

/** What the log says of a telling, and all that it must not say. */
let site: TestWorker;
let upstream: Upstream;
let script: Script;
beforeAll(async () => {
  upstream = await startUpstream((exchange) => script(exchange));
  site = await startTestWorker({
    variables: { OPENAI_BASE_URL: upstream.url, OPENAI_MODEL: "loopback", ...shortLimits },
  });
});
afterAll(async () => {
  await site.stop();
  await upstream.close();
});
beforeEach(() => {
  site.logs.length = 0;
});

const told = ["**The Tortoise of Zanzibar**\n\n", "Ottoline looked up. ", "They slept."];
const text = told.join("");
const request = {
  ...storyRequest,
  interests: ["my cat Quillfeather"],
  lesson: "why Bartholomew shares",
  style: "mysterious",
  user_identifier: "anna-7f3a-identifier",
};
const address = "203.0.113.77";
/** Of the answers, the text, and whoever asked. */
const secrets = /Quillfeather|Bartholomew|mysterious|Ottoline|Zanzibar|anna-7f3a|203\.0\.113/i;

interface Way {
  path: string;
  headers: Record<string, string>;
  body: string;
  streamed?: true;
}

const json = { "Content-Type": "application/json" };
const fields = {
  ...request,
  custom_interests: request.interests.join(),
  custom_lesson: request.lesson,
  interests: "space",
};
const form = {
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString(),
};
const ways: readonly Way[] = [
  { path: "/api/generate-story", headers: json, body: JSON.stringify(request) },
  {
    path: "/api/generate-story",
    headers: { ...json, Accept: "text/event-stream" },
    body: JSON.stringify(request),
    streamed: true,
  },
  { path: "/api/generate-story.data", headers: json, body: JSON.stringify(request) },
  { path: "/", ...form },
  { path: "/_root.data", ...form },
];

async function tell({ path, headers, body }: Way): Promise<void> {
  const url = new URL(path === "/" || path === "/_root.data" ? `${path}?index` : path, site.url);
  await (await fetch(url, { method: "POST", headers: { ...headers, "CF-Connecting-IP": address }, body })).text();
}

/** The one line about the telling, without the request's id. */
async function storyLine(): Promise<Record<string, unknown>> {
  const { request_id, ...line } = JSON.parse(await site.logged('"event":"story"'));
  expect(request_id).toMatch(/^[\w-]+$/);
  expect(site.logs.filter((logged) => logged.includes('"event":"story"'))).toHaveLength(1);
  expect(site.logs.join("\n")).not.toMatch(secrets);
  return line;
}

test.each(ways)("a told story is one line: $path $headers.Accept", async (way) => {
  script = scripts.tells(told);
  await tell(way);
  expect(await storyLine()).toEqual({
    level: "info",
    event: "story",
    route: way.path,
    status: 200,
    code: "done",
    storyteller: "model",
    first_text_ms: expect.any(Number),
    total_ms: expect.any(Number),
    characters: text.length,
  });
});

test.each(ways)("so is one that breaks off: $path $headers.Accept", async (way) => {
  script = scripts.endsWithoutFinish(told);
  await tell(way);
  expect(await storyLine()).toMatchObject({
    route: way.path,
    // What a stream has told by then stands under the status it began with.
    status: way.streamed ? 200 : 502,
    code: "story_failed",
    first_text_ms: expect.any(Number),
  });
});

test.each(ways)("and one that never began: $path $headers.Accept", async (way) => {
  script = scripts.fails(429, { error: { message: text } });
  await tell(way);
  expect(await storyLine()).toMatchObject({
    route: way.path,
    status: 503,
    code: "busy",
    first_text_ms: null,
    characters: 0,
  });
});

test.each(ways)("words that are refused are not in the log: $path $headers.Accept", async (way) => {
  await tell({ ...way, body: way.body.replaceAll("shares", "555-123-4567") });
  expect(await site.logged("unsafe_request")).toContain("lesson: personal_data");
  expect(site.logs.join("\n")).not.toMatch(secrets);
  expect(site.logs.join("\n")).not.toContain("555-123");
});
