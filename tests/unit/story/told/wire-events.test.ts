import { createParser } from "eventsource-parser";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeStoryEvent, encodeStoryEvent, type StoryEvent } from "../../../../app/story/told/wire-events";

const metadata = { age: 4, style: "funny", readingTime: "15 minutes", title: "A Title", lesson: "sharing" } as const;
const text = fc.string({ unit: "binary" }).map((value) => value.toWellFormed());

const anyEvent: fc.Arbitrary<StoryEvent> = fc.oneof(
  fc.constantFrom<StoryEvent>(
    { event: "start", data: { storyteller: "storybook", hero: "Mei" } },
    { event: "start", data: { storyteller: "model" } },
    { event: "done", data: { story_metadata: metadata, receipt: null } },
  ),
  text.map((value): StoryEvent => ({ event: "text", data: { text: value } })),
  text.map((message): StoryEvent => ({ event: "error", data: { code: "busy", message, retryable: true } })),
);

test("what is encoded is decoded, through any chunking of a real parser", () => {
  fc.assert(
    fc.property(fc.array(anyEvent), fc.integer({ min: 1, max: 40 }), (events, size) => {
      const wire = events.map((event, i) => encodeStoryEvent(event, i)).join("");
      const heard: (StoryEvent | undefined)[] = [];
      const ids: (string | undefined)[] = [];
      const parser = createParser({
        onEvent: (raw) => {
          heard.push(decodeStoryEvent(raw));
          ids.push(raw.id);
        },
      });
      for (let at = 0; at < wire.length; at += size) parser.feed(wire.slice(at, at + size));
      expect(heard).toEqual(events);
      expect(ids).toEqual(events.map((_, i) => String(i)));
    }),
    { seed: 4, numRuns: 300 },
  );
});

test.each([
  { event: "text", data: "not JSON" },
  { event: "text", data: "{}" },
  { event: "unknown", data: "{}" },
  { event: "constructor", data: "{}" },
  { event: undefined, data: '{"text":"x"}' },
  { event: "done", data: '{"story_metadata":{},"receipt":null}' },
])("does not understand %j", (raw) => {
  expect(decodeStoryEvent(raw)).toBeUndefined();
});
