import { afterEach, expect, test } from "vitest";
import {
  sharedTestWorker,
  startTestWorker,
  storyRequest,
  type TestWorker,
  type TestWorkerOptions,
} from "../../support/worker/served-worker";

let site: TestWorker | undefined;
afterEach(async () => {
  await site?.stop();
  site = undefined;
});

async function start(options: TestWorkerOptions): Promise<TestWorker> {
  site = await startTestWorker(options);
  return site;
}

async function health({ url }: TestWorker): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(new URL("/healthz", url));
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

function tell({ url }: TestWorker): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return fetch(new URL("/api/generate-story", url), { method: "POST", headers, body: JSON.stringify(storyRequest) });
}

test("a machine with nothing but a secret is healthy and tells storybook stories", async () => {
  expect(await health(await sharedTestWorker())).toEqual({
    status: 200,
    body: { ok: true, storyteller: "storybook", database: "ok" },
  });
});

test("a missing secret is named, and the story is told without a receipt", async () => {
  const worker = await start({ variables: { STORY_SIGNING_SECRET: "" } });
  const { status, body } = await health(worker);
  expect(status).toBe(503);
  expect(body).toMatchObject({ ok: false, problems: [{ name: "STORY_SIGNING_SECRET" }] });
  const told = await (await tell(worker)).json();
  expect(told).toMatchObject({ receipt: null });
  await worker.logged("STORY_SIGNING_SECRET");
});

test("malformed variables are named, never shown, and pages still work", async () => {
  const worker = await start({
    variables: {
      OPENAI_BASE_URL: "not an address",
      PUBLIC_ORIGIN: "moonthread.example/path",
      STORY_STALL_MS: "soon",
      STORY_SIGNING_SECRET: "short",
    },
  });
  const { status, body } = await health(worker);
  expect(status).toBe(503);
  const names = (body.problems as { name: string }[]).map(({ name }) => name).sort();
  expect(names).toEqual(["OPENAI_BASE_URL", "PUBLIC_ORIGIN", "STORY_SIGNING_SECRET", "STORY_STALL_MS"]);
  for (const name of names) await worker.logged(name);
  expect(worker.logs.join("\n")).not.toContain("not an address");
  expect((await fetch(worker.url)).status).toBe(200);
  const refused = await tell(worker);
  expect(refused.status).toBe(502);
  expect(await refused.json()).toMatchObject({ error: { code: "story_failed", retryable: false } });
});

test("an address without a model is named", async () => {
  const worker = await start({ variables: { OPENAI_BASE_URL: "http://127.0.0.1:9/v1" } });
  expect((await health(worker)).body).toMatchObject({
    storyteller: "unavailable",
    problems: [{ name: "OPENAI_MODEL" }],
  });
});

test("a database without its migrations is unhealthy, and stories are told all the same", async () => {
  const worker = await start({ withoutMigrations: true });
  expect(await health(worker)).toMatchObject({ status: 503, body: { ok: false, database: "unavailable" } });
  expect((await tell(worker)).status).toBe(200);
});

test("contact and imprint stand on the page on privacy where they are set, and the footer leads there", async () => {
  const pageOf = async ({ url }: TestWorker, path: string) => (await fetch(new URL(path, url))).text();
  const imprint = '<a href="/privacy#imprint">Imprint</a>';
  const plain = await sharedTestWorker();
  for (const path of ["/", "/privacy"]) expect(await pageOf(plain, path)).not.toMatch(/imprint|Who runs this site/i);

  const variables = { CONTACT_ADDRESS: "hello@example.com", IMPRINT: "A. Person <Ltd>\nOne Street 1\nTown" };
  const worker = await start({ variables });
  for (const path of ["/", "/story-types/funny", "/nowhere"]) expect(await pageOf(worker, path)).toContain(imprint);
  const page = await pageOf(worker, "/privacy");
  expect(page).toContain('<section id="imprint"');
  expect(page).toContain("<address>A. Person &lt;Ltd&gt;\nOne Street 1\nTown</address>");
  expect(page).toContain('<a href="mailto:hello@example.com">hello@example.com</a>');
});
