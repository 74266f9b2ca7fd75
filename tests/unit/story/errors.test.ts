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

test.each([
  ["invalid_request", 400],
  ["invalid_json", 400],
  ["cross_site", 403],
  ["not_our_story", 403],
  ["story_not_found", 404],
  ["method_not_allowed", 405],
  ["storyteller_away", 409],
  ["too_large", 413],
  ["unsupported_media_type", 415],
  ["unsafe_request", 422],
  ["story_failed", 502],
  ["no_story", 502],
  ["blocked", 502],
  ["moderation_failed", 503],
  ["busy", 503],
  ["sharing_failed", 503],
  ["load_failed", 503],
  ["timeout", 504],
] as const)("%s is answered with %i", async (code, status) => {
  const response = errorResponse(new StoryError(code));
  expect(response.status).toBe(status);
  const { message, retryable } = storyErrors[code];
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
