import { expect, test } from "vitest";
import { loggablePath } from "../../../../server/http/request-log";

test.each([
  ["/", "/"],
  ["/api/generate-story", "/api/generate-story"],
  ["/story/abc", "/story/*"],
  ["/story/abc.data", "/story/*"],
  ["/shared/abc", "/shared/*"],
  ["/shared/abc.data", "/shared/*"],
])("%j is logged as %j", (pathname, logged) => {
  expect(loggablePath(pathname)).toBe(logged);
});

test("a long path is cut", () => {
  expect(loggablePath(`/${"x".repeat(5000)}`)).toHaveLength(200);
});
