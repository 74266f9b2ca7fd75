import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedTestWorker, type TestWorker } from "../../support/worker/served-worker";

let site: TestWorker;
beforeAll(async () => {
  site = await sharedTestWorker();
});
afterAll(() => site.stop());

test("pictures for link previews may be shown by other sites, and are kept for a day", async () => {
  const { status, headers } = await fetch(new URL("/previews/stories/ocean-a-night.png", site.url));
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("image/png");
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(headers.get("cache-control")).toBe("public, max-age=86400");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("every kind of file comes with the headers that suit it", async () => {
  const html = await (await fetch(site.url)).text();
  const assets = new Set(html.match(/\/assets\/[\w.-]+/g));
  expect(assets.size).toBeGreaterThan(2);
  for (const path of ["/favicon.svg", "/previews/home.png", "/fonts/literata-v1-bold.ttf", ...assets]) {
    const { status, headers } = await fetch(new URL(path, site.url));
    expect([path, status]).toEqual([path, 200]);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  }
});

test("fonts are kept for good, since a changed one has another name", async () => {
  for (const name of ["literata-v1-regular.ttf", "literata-v1-bold.ttf"]) {
    const { status, headers } = await fetch(new URL(`/fonts/${name}`, site.url));
    expect([name, status]).toEqual([name, 200]);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("content-type")).toMatch(/^font\//);
  }
});

test("the licenses of what the pages are made with stand beside them, each with its text", async () => {
  const response = await fetch(new URL("/licenses.txt", site.url));
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  const [, ...entries] = (await response.text()).split(/\n-{80}\n/);
  const named = entries.map((entry) => /^\s*([^\s,(]+)/.exec(entry)?.[1]);
  expect(named).toEqual(expect.arrayContaining(["Literata", "Young", "react-dom", "@remix-run/react", "jspdf", "zod"]));
  for (const entry of entries) expect(entry).toMatch(/permission|PERMISSION/i);
});
