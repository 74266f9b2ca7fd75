import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedTestWorker, startTestWorker, storyRequest, type TestWorker } from "../../support/worker/served-worker";

let site: TestWorker;
beforeAll(async () => {
  site = await sharedTestWorker();
});
afterAll(() => site.stop());

const address = (path: string) => new URL(path, site.url);

test("the service worker is asked for anew on every visit, may reach its own site alone, and is small", async () => {
  const { status, headers, body } = await read("/service-worker.js");
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  expect(headers.get("Cache-Control")).toBe("no-cache");
  expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; connect-src 'self'");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(gzipSync(body).length).toBeLessThanOrEqual(8000);
});

async function read(path: string) {
  const response = await fetch(address(path));
  return { status: response.status, headers: response.headers, body: await response.text() };
}

test("all that it keeps is there: the page's parts, the PDF's, every tale; and nothing that is anybody's own", async () => {
  const { body } = await read("/service-worker.js");
  const paths = [...body.matchAll(/"(\/(?:assets|fonts|storybook)\/[^"]+)"/g)].map(([, path]) => path ?? "");
  for (const kind of [
    /home-/,
    /\/screen\.client-/,
    /child-question\.client-/,
    /tell-here/,
    /\.woff2$/,
    /\.ttf$/,
    /jspdf/,
    /review-here/,
    /storybook\/9-12/,
  ]) {
    expect(
      paths.some((path) => kind.test(path)),
      String(kind),
    ).toBe(true);
  }
  const html = (await read("/")).body;
  const named = html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g) ?? [];
  for (const path of [...named, ...((await read("/offline")).body.match(/\/assets\/[\w.-]+\.css/g) ?? [])]) {
    expect(paths).toContain(path);
  }
  for (const path of paths)
    expect([path, (await fetch(address(path), { method: "HEAD" })).status]).toEqual([path, 200]);
  expect(body).not.toMatch(/\/api\/[a-z]/);
});

test("a variable withdraws it: the worker in its place removes itself and what was kept", async () => {
  const withdrawn = await startTestWorker({ variables: { SERVICE_WORKER: "off" } });
  try {
    const response = await fetch(new URL("/service-worker.js", withdrawn.url));
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
    const body = await response.text();
    expect(body).toContain("unregister");
    expect(body).not.toContain("/assets/");
  } finally {
    await withdrawn.stop();
  }
});

test("the page for no network leads on to the story maker, and is in no index", async () => {
  const { status, body, headers } = await read("/offline");
  expect(status).toBe(200);
  expect(body).toContain("You are offline");
  expect(body).toContain('name="robots" content="noindex');
  expect(body).toMatch(/<a[^>]+href="\/"/);
  expect(headers.get("Content-Security-Policy")).not.toContain("nonce-");
});

const tell = (body: object) =>
  fetch(address("/api/generate-story"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

test("a story that was told without the server is told again to the letter, in its own spelling, and can be shared", async () => {
  const first = (await (await tell({ ...storyRequest, seed: 65_539 })).json()) as Record<string, unknown>;
  const retelling = { ...(first.retelling as object), country: "GB" };
  const british = (await (await tell({ ...storyRequest, retelling })).json()) as Record<string, unknown>;
  expect(british).toMatchObject({ retelling });
  const again = (await (await tell({ ...storyRequest, seed: 1, retelling: first.retelling })).json()) as typeof first;
  expect(again.story).toBe(first.story);
  expect(again.receipt).toMatch(/^v1\./);
  const shared = await fetch(address("/api/shared-stories"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ story_content: again.story, story_metadata: again.story_metadata, receipt: again.receipt }),
  });
  expect(shared.status).toBe(201);
});

test("where its tales have changed it says so; words that we do not tell are refused as ever", async () => {
  const retelling = { seed: 1, version: "t00000000;4-5/space/gone@00000000:0" };
  const changed = await tell({ ...storyRequest, retelling });
  expect(changed.status).toBe(409);
  expect(await changed.json()).toMatchObject({ error: { code: "tales_changed", retryable: false } });
  expect((await tell({ ...storyRequest, retelling: { seed: -1, version: "t" } })).status).toBe(400);
  expect((await tell({ ...storyRequest, interests: ["how to make a bomb"], retelling })).status).toBe(422);
});
