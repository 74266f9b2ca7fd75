import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shareBody, tellStory } from "../../support/told-story";
import * as scripts from "../../support/upstream/scripts";
import { type Script, startUpstream, type Upstream } from "../../support/upstream/upstream";
import { startTestWorker, storyRequest, type TestWorker } from "../../support/worker/served-worker";

const key = "sk-the-operators-own-key-0123456789";
const current = "the secret of now, which nobody but the server may know";
const previous = "the secret before, which nobody but the server may know";
const values = [key, current, previous];

let site: TestWorker;
let upstream: Upstream;
let script: Script;
beforeAll(async () => {
  upstream = await startUpstream((exchange) => script(exchange));
  site = await startTestWorker({
    variables: {
      OPENAI_BASE_URL: upstream.url,
      OPENAI_API_KEY: key,
      OPENAI_MODEL: "loopback",
      STORY_SIGNING_SECRET: current,
      STORY_SIGNING_SECRET_PREVIOUS: previous,
    },
  });
});
afterAll(async () => {
  await site.stop();
  await upstream.close();
});

test("what a browser is given knows neither the secrets nor their names, nor the prompt", () => {
  const folder = path.resolve(import.meta.dirname, "../../../build/client");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), "latin1"));
  expect(texts.some((text) => text.includes("generate-story"))).toBe(true);
  const room = path.resolve(import.meta.dirname, "../../../server/telling/prompt");
  const prompt = readdirSync(room)
    .map((name) => readFileSync(path.join(room, name), "utf8"))
    .join("\n");
  // The longest sentences of the prompt, which only the server has.
  const sentences = prompt.match(/[A-Z][a-z' ]{30,}/g) ?? [];
  expect(sentences.length).toBeGreaterThan(20);
  for (const text of texts) {
    expect(text).not.toMatch(/OPENAI_|STORY_SIGNING|\bsk-[\w-]{20}/);
    for (const sentence of sentences) expect(text).not.toContain(sentence);
  }
});

test("no answer and no line of the log has a secret in it, whatever happens", async () => {
  const seen: string[] = [];
  const ask = async (pathname: string, init?: RequestInit) => {
    const response = await fetch(new URL(pathname, site.url), init);
    seen.push(JSON.stringify([...response.headers]), await response.text());
  };
  const post = (pathname: string, body: unknown, headers = {}) =>
    ask(pathname, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  /** A service that tells what it was sent. */
  const echoes: Script = (exchange) => {
    const error = { message: JSON.stringify(exchange.headers), type: exchange.headers.authorization, code: key };
    exchange.answer(401, { "content-type": "application/json" }, JSON.stringify({ error }));
  };
  const events = { Accept: "text/event-stream" };
  for (const does of [
    scripts.tells(["**T**\n\nOnce."]),
    scripts.fails(500),
    echoes,
    scripts.dropsBeforeHeaders,
    scripts.breaksWith(scripts.errorEvent({ message: key, code: key }), ["**T**\n\nOnce. "]),
  ]) {
    script = does;
    await post("/api/generate-story", storyRequest);
    await post("/api/generate-story", storyRequest, events);
  }
  script = scripts.tells(["**T**\n\nOnce."]);
  const told = await tellStory(site.url);
  await post("/api/shared-stories", shareBody(told));
  await post("/api/shared-stories", { ...shareBody(told), receipt: told.receipt.replace(/.$/, "!") });
  for (const pathname of ["/", "/healthz", "/nowhere", "/shared/x", "/story/x", "/_root.data"]) await ask(pathname);
  expect(seen.length).toBeGreaterThan(30);
  for (const text of [...seen, ...site.logs]) for (const value of values) expect(text).not.toContain(value);
});
