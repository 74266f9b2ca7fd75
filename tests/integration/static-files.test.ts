import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestWorker, type TestWorker } from "../served-worker";

let site: TestWorker;
beforeAll(async () => {
  site = await startTestWorker();
});
afterAll(() => site.stop());

test("pictures for link previews may be shown by other sites, and are kept for a day", async () => {
  const { status, headers } = await fetch(new URL("/previews/gentle.png", site.url));
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("image/png");
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(headers.get("cache-control")).toBe("public, max-age=86400");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("fonts are kept for good, since a changed one has another name", async () => {
  for (const name of ["literata-v1-regular.ttf", "literata-v1-bold.ttf"]) {
    const { status, headers } = await fetch(new URL(`/fonts/${name}`, site.url));
    expect([name, status]).toEqual([name, 200]);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("content-type")).toMatch(/^font\//);
  }
});
