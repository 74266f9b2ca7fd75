import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/cloudflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestWorker, type TestWorker } from "../served-worker";

/** Every way into the product that changes something, read from the build, so that a new route cannot be forgotten. */
async function writablePaths(): Promise<string[]> {
  const file = path.resolve(import.meta.dirname, "../../build/server/index.js");
  const build: ServerBuild = await import(pathToFileURL(file).href);
  return Object.values(build.routes).flatMap((route) => {
    if (!route?.module.action) return [];
    const parents: string[] = [];
    for (let at: typeof route | undefined = route; at; at = at.parentId ? build.routes[at.parentId] : undefined) {
      if (at.path) parents.unshift(at.path.replace(/:\w+/g, "x"));
    }
    const pathname = `/${parents.join("/")}`;
    // Remix also answers an action under its `.data` name.
    const twin = pathname === "/" ? "/_root.data" : `${pathname}.data`;
    return route.index ? [`${pathname}?index`, `${twin}?index`] : [pathname, twin];
  });
}

let site: TestWorker;
let paths: string[];
beforeAll(async () => {
  site = await startTestWorker();
  paths = await writablePaths();
});
afterAll(() => site.stop());

function post(pathname: string, init: RequestInit): Promise<Response> {
  return fetch(new URL(pathname, site.url), { method: "POST", redirect: "manual", ...init });
}

test("the build has the ways in that we know of", () => {
  expect(paths).toEqual(expect.arrayContaining(["/?index", "/_root.data?index", "/api/generate-story"]));
});

test("every way in refuses another site", async () => {
  for (const pathname of paths) {
    for (const headers of [{ Origin: "https://elsewhere.example" }, { "Sec-Fetch-Site": "cross-site" }]) {
      const response = await post(pathname, {
        headers: { "Content-Type": "application/json", ...headers } as HeadersInit,
        body: "{}",
      });
      expect([pathname, response.status]).toEqual([pathname, 403]);
    }
  }
});

test("every way in refuses a body that is too large", async () => {
  for (const pathname of paths) {
    const response = await post(pathname, { headers: { "Content-Type": "application/json" }, body: "x".repeat(9000) });
    expect([pathname, response.status]).toEqual([pathname, 413]);
    const form = await post(pathname, {
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "x".repeat(25_000),
    });
    expect([pathname, form.status]).toEqual([pathname, 413]);
  }
});

test("every way in refuses a content type it does not know", async () => {
  for (const pathname of paths) {
    const response = await post(pathname, { headers: { "Content-Type": "text/plain" }, body: "hello" });
    expect([pathname, response.status]).toEqual([pathname, 415]);
  }
});
