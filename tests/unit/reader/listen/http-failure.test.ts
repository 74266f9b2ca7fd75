import { expect, test } from "vitest";
import { retryAfterSeconds } from "../../../../app/reader/listen/http-failure";

const now = Date.parse("Wed, 04 Nov 2026 20:00:00 GMT");

test.each([
  [null, undefined],
  ["0", 0],
  ["12", 12],
  [" 3 ", 3],
  ["Wed, 04 Nov 2026 20:00:05 GMT", 5],
  ["Wed, 04 Nov 2026 19:00:00 GMT", 0],
  ["soon", undefined],
  ["-4x", undefined],
])("Retry-After %j is %j seconds", (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds);
});
