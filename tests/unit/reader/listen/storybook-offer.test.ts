import { expect, test } from "vitest";
import { mayOfferStorybook } from "../../../../app/reader/listen/storybook-offer";
import { describeFailure, type Telling } from "../../../../app/reader/listen/telling";
import { StoryError, type StoryErrorCode } from "../../../../app/story/errors";
import type { StoryRequest } from "../../../../app/story/request";

const request = { age: 4, style: "gentle" } as StoryRequest;
const failed = (thrown: unknown): Telling => ({ state: "failed", error: describeFailure(thrown) });
const broken = (storyteller: "model" | "storybook"): Telling => ({
  state: "broken",
  text: "Once.",
  storyteller,
  error: describeFailure(new StoryError("timeout")),
});

const ofTelling: StoryErrorCode[] = ["story_failed", "no_story", "blocked", "busy", "timeout", "network"];
const refusals: StoryErrorCode[] = ["invalid_request", "invalid_json", "unsafe_request", "too_large", "cross_site"];

test.each(ofTelling)("after %s the storybook may tell", (code) => {
  expect(mayOfferStorybook(failed(new StoryError(code)), request, true)).toBe(true);
});

test.each(refusals)("after %s it may not", (code) => {
  expect(mayOfferStorybook(failed(new StoryError(code)), request, true)).toBe(false);
});

test("who asks too often is not sent to ask once more", () => {
  expect(mayOfferStorybook(failed(new StoryError("busy", { status: 429 })), request, true)).toBe(false);
});

test("a defect of the page's own is no reason to leave a child without a story", () => {
  expect(mayOfferStorybook(failed(new TypeError("x")), request, true)).toBe(true);
});

test("the storybook does not stand in for itself", () => {
  expect(mayOfferStorybook(broken("model"), request, true)).toBe(true);
  expect(mayOfferStorybook(broken("storybook"), request, true)).toBe(false);
  const asked: StoryRequest = { ...request, storyteller: "storybook" };
  expect(mayOfferStorybook(failed(new StoryError("network")), asked, true)).toBe(false);
  expect(mayOfferStorybook(failed(new StoryError("network")), request, false)).toBe(false);
});

test("a model's story that nobody can tell again here leaves the storybook's own tales", () => {
  expect(mayOfferStorybook(failed(new StoryError("storyteller_away")), request, false)).toBe(true);
});

test("what has not failed needs no offer", () => {
  expect(mayOfferStorybook({ state: "loading", attempt: 1 }, request, true)).toBe(false);
  expect(mayOfferStorybook({ state: "idle" }, request, true)).toBe(false);
});
