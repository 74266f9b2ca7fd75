import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { errorResponse } from "../../../app/story/error-response";
import { StoryError, type StoryErrorCode, storyErrors } from "../../../app/story/errors";

test("the sentences of the specification stand to the letter", () => {
  expect(storyErrors.story_failed.message).toBe("Failed to generate story. Please try again.");
  expect(storyErrors.no_story.message).toBe("No story was generated. Please try again.");
  expect(storyErrors.network.message).toBe("Network error. Please check your connection and try again.");
  expect(storyErrors.story_not_found.message).toBe("Story not found or has expired.");
  expect(storyErrors.load_failed.message).toBe("Failed to load the story. Please try again.");
});

test("messages for busy and timeout contain that word", () => {
  expect(storyErrors.busy.message).toContain("busy");
  expect(storyErrors.timeout.message).toContain("timeout");
});

const papers = path.resolve(import.meta.dirname, "../../../docs/specification.md");
/** Code, status, whether to try again, message. */
const rows = [...readFileSync(papers, "utf8").matchAll(/^\| `(\w+)` +\| ([^|]+?) +\| (yes|no) +\| (.+?) +\|$/gm)].map(
  ([, code = "", status = "", again, message]) => ({ code, status, retryable: again === "yes", message }),
);

test("the specification lists every failure", () => {
  expect(rows.map(({ code }) => code).sort()).toEqual(Object.keys(storyErrors).sort());
});

test.each(rows)("$code is answered as the specification says", async ({ code, status, retryable, message }) => {
  const known = code as StoryErrorCode;
  const isBrowsersOwn = status === "the browser's own";
  expect(storyErrors[known].status).toBe(isBrowsersOwn ? 0 : Number.parseInt(status, 10));
  expect(storyErrors[known]).toMatchObject({ retryable, message });
  if (isBrowsersOwn) return;
  const response = errorResponse(new StoryError(known));
  expect(response.status).toBe(Number.parseInt(status, 10));
  expect(await response.json()).toEqual({ error: { code, message, retryable } });
});

test("an answer carries fields, Retry-After and headers, and never the detail", async () => {
  const error = new StoryError("busy", { status: 429, retryAfter: 30, fields: { age: "No." }, detail: "secret" });
  const response = errorResponse(error, { Allow: "POST" });
  expect(response.status).toBe(429);
  expect(response.headers.get("Retry-After")).toBe("30");
  expect(response.headers.get("Allow")).toBe("POST");
  const text = await response.text();
  expect(text).toContain('"fields":{"age":"No."}');
  expect(text).not.toContain("secret");
});

test("a failure survives the wire; a code we do not know counts as story_failed", () => {
  const wire = { code: "busy", message: "Very busy.", retryable: true };
  expect(StoryError.fromWire(wire)).toMatchObject(wire);
  const unknown: StoryErrorCode = StoryError.fromWire({ ...wire, code: "toString" }).code;
  expect(unknown).toBe("story_failed");
});
