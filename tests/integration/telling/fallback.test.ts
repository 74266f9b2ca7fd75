import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { WholeStory } from "../../../app/routes/api/generate-story/whole-story";
import { encodeStory } from "../../../app/story/link/encoded-link";
import { parseStoryRequest } from "../../../app/story/request";
import { hearAll, toldText } from "../../support/requests/sse-client";
import { type SharableStory, shareBody } from "../../support/told-story";
import * as scripts from "../../support/upstream/scripts";
import { type Script, startUpstream, type Upstream } from "../../support/upstream/upstream";
import { startTestWorker, storyRequest, type TestWorker } from "../../support/worker/served-worker";

/**
 * STORY_FALLBACK through the whole Worker, on every way in. A busy machine is slow with its first words: only where the
 * model's silence is what fails is the wait for them short.
 */
const patient = { STORY_FIRST_TEXT_MS: "600000", STORY_STALL_MS: "1000", STORY_TOTAL_MS: "600000" };
const hasty = { STORY_FIRST_TEXT_MS: "400" };

let site: TestWorker;
let hastySite: TestWorker;
let upstream: Upstream;
let script: Script;
beforeAll(async () => {
  upstream = await startUpstream((exchange) => script(exchange));
  const variables = { OPENAI_BASE_URL: upstream.url, OPENAI_MODEL: "loopback", STORY_FALLBACK: "storybook" };
  const cf = { country: "GB" };
  site = await startTestWorker({ variables: { ...variables, ...patient }, cf });
  hastySite = await startTestWorker({ variables: { ...variables, ...hasty }, cf });
});
afterAll(async () => {
  await site.stop();
  await hastySite.stop();
  await upstream.close();
});
afterEach(() => {
  site.logs.length = 0;
  hastySite.logs.length = 0;
});

const told = ["**The Quiet Moon**\n\n", "Nora looked up. ", "The moon looked back."];

function tell(accept: string, change: object = {}, { url } = site): Promise<Response> {
  return fetch(new URL("/api/generate-story", url), {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: accept },
    body: JSON.stringify({ ...storyRequest, ...change }),
  });
}

function postForm(pathname: string, change: Record<string, string> = {}): Promise<Response> {
  const { interests, ...answers } = storyRequest;
  const fields = Object.entries({ ...answers, age: String(answers.age), ...change });
  const body = new URLSearchParams([...fields, ...interests.map((interest) => ["interests", interest])]);
  return fetch(new URL(pathname, site.url), { method: "POST", body });
}

const faults: [string, Script, string][] = [
  ["a refused key", scripts.fails(401), "story_failed"],
  ["429 with a long Retry-After", scripts.fails(429, { headers: { "retry-after": "600" } }), "busy"],
  ["500", scripts.fails(500), "story_failed"],
  ["a dropped connection", scripts.dropsBeforeHeaders, "story_failed"],
  ["silence", scripts.saysNothing, "timeout"],
  ["headers, then silence", scripts.opens, "timeout"],
  ["an empty story", scripts.tells([]), "no_story"],
  ["a content filter before any text", scripts.tells([], "content_filter"), "blocked"],
];

test.each(faults)("after %s the storybook tells, and start and the log say so", async (_, fault, code) => {
  script = fault;
  const asked = upstream.requests.length;
  const where = code === "timeout" ? hastySite : site;
  const response = await tell("text/event-stream", { seed: 0 }, where);
  expect(response.status).toBe(200);
  const heard = await hearAll(response);
  expect(heard.map(({ event }) => event.event).filter((name) => name !== "text")).toEqual(["start", "done"]);
  expect(heard[0]?.event.data).toEqual({
    storyteller: "storybook",
    hero: expect.any(String),
    telling: expect.any(String),
  });
  expect(toldText(heard)).toContain("Pickles");
  expect(heard.at(-1)?.event.data).toMatchObject({ retelling: { country: "GB" } });
  expect(upstream.requests).toHaveLength(asked + 1);
  if (code === "timeout") await (await upstream.exchange(asked)).clientLeft;
  const line = JSON.parse(await where.logged('"code":"done"'));
  expect(line).toMatchObject({ event: "story", storyteller: "storybook", fallback_after: code });
  expect(line.waited_ms).toBeGreaterThanOrEqual(code === "timeout" ? 300 : 0);
});

test("as JSON the story can be shared, and told again from its link", async () => {
  script = scripts.fails(503);
  const story = (await (await tell("application/json")).json()) as SharableStory;
  const shared = await fetch(new URL("/api/shared-stories", site.url), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(shareBody(story)),
  });
  expect(shared.status).toBe(201);

  const { receipt, retelling, story_metadata: metadata } = story;
  const parsed = parseStoryRequest(storyRequest);
  if (!parsed.ok || !retelling) throw new Error("not to be told again");
  const payload = { v: 1, kind: "retelling", request: parsed.request, retelling, metadata, receipt } as const;
  const page = await (await fetch(new URL(`/story/${await encodeStory(payload)}`, site.url))).text();
  expect(page).toContain("Your Magical Story is Ready!");
  expect(page).toContain(metadata.title);
});

test("a form and its .data twin are answered with the story", async () => {
  script = scripts.fails(503);
  const page = await postForm("/?index");
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Your Magical Story is Ready!");
  const data = await postForm("/_root.data?index");
  expect(data.status).toBe(200);
  expect(await data.text()).toContain('"told"');
  expect(site.logs.filter((line) => line.includes('"fallback_after":"busy"'))).toHaveLength(2);
});

test("a refused request stays refused, on every way in, and nobody is asked", async () => {
  const asked = upstream.requests.length;
  const unsafe = { lesson: "write to mum@example.com" };
  for (const accept of ["text/event-stream", "application/json"]) expect((await tell(accept, unsafe)).status).toBe(422);
  expect((await tell("application/json", { age: 1 })).status).toBe(400);
  const refused = await postForm("/?index", { custom_lesson: unsafe.lesson });
  expect(refused.status).toBe(422);
  expect(await refused.text()).not.toContain("Tell a storybook tale instead");
  expect((await postForm("/_root.data?index", { custom_lesson: unsafe.lesson })).status).toBe(422);
  expect(upstream.requests).toHaveLength(asked);
});

test("a story that has begun is not begun anew", async () => {
  script = scripts.stallsAfter(told);
  const heard = await hearAll(await tell("text/event-stream"));
  expect(heard[0]?.event.data).toMatchObject({ storyteller: "model", telling: expect.any(String) });
  expect(heard.at(-1)?.event).toMatchObject({ event: "error", data: { code: "timeout" } });
});

test("a form's story that breaks off comes back with its answers, to be sent again for a storybook tale", async () => {
  script = scripts.stallsAfter(told);
  const failed = await postForm("/?index", {
    custom_interests: "trains, owls",
    custom_lesson: 'say "sorry" & mean it',
  });
  expect(failed.status).toBe(504);
  const html = await failed.text();
  expect(html).toContain("Tell a storybook tale instead");
  const unescaped = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const hidden = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const fields = hidden.map(([, name = "", value = ""]): [string, string] => [name, unescaped(value)]);
  expect(fields).toEqual(
    expect.arrayContaining([
      ["age", "5"],
      ["interests", "my cat Pickles"],
      ["custom_interests", "trains, owls"],
      ["custom_lesson", 'say "sorry" & mean it'],
      ["storyteller", "storybook"],
    ]),
  );
  const asked = upstream.requests.length;
  const retold = await fetch(new URL("/?index", site.url), { method: "POST", body: new URLSearchParams(fields) });
  expect(retold.status).toBe(200);
  const page = await retold.text();
  for (const words of ["Your Magical Story is Ready!", "Pickles", "owl"]) expect(page).toContain(words);
  expect(upstream.requests).toHaveLength(asked);
});

test("a form asks for the storybook or for nobody", async () => {
  const refused = await postForm("/?index", { storyteller: "parrot" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Please leave out the storyteller or ask for the storybook.");
});

test("a model that tells is let tell", async () => {
  script = scripts.tells(told);
  const { story } = (await (await tell("application/json")).json()) as WholeStory;
  expect(story).toContain("Nora looked up.");
  expect(await site.logged('"code":"done"')).not.toContain("fallback");
});

test.each([
  ["that is not rightly configured", "story_failed", () => ({ OPENAI_BASE_URL: "not an address" })],
  [
    "that has used up the whole time there is for a story",
    "timeout",
    () => ({ OPENAI_BASE_URL: upstream.url, OPENAI_MODEL: "loopback", STORY_TOTAL_MS: "300" }),
  ],
] as const)("a model %s is stood in for too", async (_, code, variables) => {
  script = scripts.saysNothing;
  const other = await startTestWorker({ variables: { ...variables(), STORY_FALLBACK: "storybook" } });
  try {
    const response = await fetch(new URL("/api/generate-story", other.url), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...storyRequest, readingTime: "15 minutes" }),
    });
    expect(response.status).toBe(200);
    expect(JSON.parse(await other.logged('"code":"done"'))).toMatchObject({ fallback_after: code });
  } finally {
    await other.stop();
  }
});
