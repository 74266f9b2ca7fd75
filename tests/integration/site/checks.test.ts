import { afterAll, beforeAll, expect, test } from "vitest";
import { writablePaths } from "../../support/requests/ways-in";
import { sharedTestWorker, type TestWorker } from "../../support/worker/served-worker";

let site: TestWorker;
let paths: string[];
beforeAll(async () => {
  site = await sharedTestWorker();
  paths = await writablePaths();
});
afterAll(() => site.stop());

function post(pathname: string, init: RequestInit): Promise<Response> {
  return fetch(new URL(pathname, site.url), { method: "POST", redirect: "manual", ...init });
}

test("the build has the ways in that we know of", () => {
  const known = [
    "/?index",
    "/_root.data?index",
    "/api/generate-story",
    "/api/review-words",
    "/api/shared-stories",
    "/api/shared-stories/x",
    "/api/tellings/x",
  ];
  expect(paths).toEqual(expect.arrayContaining(known));
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

/** Bytes. A shared story brings its text. */
const tooMuch = (pathname: string) => (/^\/api\/shared-stories(\.data)?$/.test(pathname) ? 66_000 : 9000);

test("every way in refuses a body that is too large", async () => {
  for (const pathname of paths) {
    const body = "x".repeat(tooMuch(pathname));
    const response = await post(pathname, { headers: { "Content-Type": "application/json" }, body });
    expect([pathname, response.status]).toEqual([pathname, 413]);
    const form = await post(pathname, {
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "x".repeat(Math.max(25_000, tooMuch(pathname))),
    });
    expect([pathname, form.status]).toEqual([pathname, 413]);
  }
});

test("every way in refuses a content type it does not know", async () => {
  for (const pathname of paths) {
    const response = await post(pathname, { headers: { "Content-Type": "text/plain" }, body: "hello" });
    // What takes no POST at all says so first.
    const refused = /^\/api\/(?:shared-stories|tellings)\//.test(pathname) ? 405 : 415;
    expect([pathname, response.status]).toEqual([pathname, refused]);
  }
});
