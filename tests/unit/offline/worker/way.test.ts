import { expect, test } from "vitest";
import { wayOf } from "../../../../app/offline/worker/way";

const origin = "https://m.example";
const way = (path: string, mode: RequestMode = "navigate", method = "GET") =>
  wayOf({ method, mode, url: new URL(path, origin).href }, origin);

test("the home page opens from the device, under its bare address alone", () => {
  expect(way("/")).toBe("page");
  expect(way("/#age")).toBe("page");
  expect(way("/?age=4")).toBe("other");
  expect(way("/", "navigate", "POST")).toBe("pass");
});

test("other pages are the network's", () => {
  for (const path of ["/shared/an-id", "/story/data", "/stories-for-age/5", "/privacy"])
    expect(way(path)).toBe("other");
});

test("the interface, data of pages and other sites are not the worker's business", () => {
  expect(way("/api/generate-story", "cors", "POST")).toBe("pass");
  expect(way("/api/shared-stories/an-id", "cors")).toBe("pass");
  expect(way("/api/generate-story")).toBe("pass");
  expect(way("/healthz")).toBe("pass");
  for (const path of ["/shared/an-id.data", "/_root.data", "/favicon.svg", "/service-worker.js"]) {
    expect(way(path, "cors")).toBe("pass");
  }
  expect(way("https://other.example/assets/a.js", "cors")).toBe("pass");
});

test("what is named by what is in it comes from the device", () => {
  for (const path of ["/assets/a-12345678.js", "/fonts/a.ttf", "/storybook/4-5-space-1234abcd.json"]) {
    expect(way(path, "cors")).toBe("file");
  }
});
