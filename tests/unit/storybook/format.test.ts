import { expect, test } from "vitest";
import { parseStory } from "../../../app/story/text/text";
import { normaliseText } from "../../support/normalise-text";
import { printStory } from "../../support/print-story";
import { sampleRequests, tell } from "../../support/storybook/samples";

const perAgeAndLength = 4;

test("the built-in storyteller keeps to the format, and the normaliser leaves its stories as they are", () => {
  for (const [request, seed] of sampleRequests(perAgeAndLength)) {
    const story = tell(request, seed);
    const read = parseStory(story);
    expect(printStory(read)).toBe(story);
    const told = parseStory(normaliseText(story));
    expect(told.chapters).toEqual(read.chapters);
    // A title that is all a quotation loses its quotation marks.
    expect(read.title.replace(/^“(.*)”$/, "$1")).toBe(told.title);
  }
});
