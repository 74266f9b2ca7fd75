import { expect, test } from "vitest";
import { ShelfFailure, shelfFailures, toShelfFailure } from "../../../../app/shelf/store/failure";

test.each([
  ["QuotaExceededError", "full"],
  ["SecurityError", "refused"],
  ["InvalidStateError", "refused"],
  ["VersionError", "newer"],
  ["UnknownError", "failed"],
  ["constructor", "failed"],
])("%s is %s", (name, code) => {
  expect(toShelfFailure(new DOMException("", name)).code).toBe(code);
});

test("what has a name keeps it, and what is no error has one too", () => {
  const hearts = new ShelfFailure("hearts");
  expect(toShelfFailure(hearts)).toBe(hearts);
  for (const thrown of [undefined, null, "x", {}]) expect(toShelfFailure(thrown).code).toBe("failed");
});

test("each has a sentence that goes on from a colon", () => {
  for (const sentence of Object.values(shelfFailures)) expect(sentence).toMatch(/^[a-z].*\.$/);
});
