import fc from "fast-check";
import { expect, test } from "vitest";
import { afterTold } from "../../../../app/reader/listen/after-told";
import type { StoryEvent } from "../../../../app/story/told/wire-events";

const start: StoryEvent = { event: "start", data: { storyteller: "storybook" } };
const text = (words: string): StoryEvent => ({ event: "text", data: { text: words } });
const metadata = { age: 4, style: "gentle", readingTime: "2-3 minutes", title: "T" } as const;
const done: StoryEvent = { event: "done", data: { story_metadata: metadata, receipt: "r" } };

async function* stream(...events: StoryEvent[]) {
  yield* events;
}

test("of a story that is told again only what follows is heard, wherever it broke off", async () => {
  const pieces = fc.array(fc.string({ minLength: 1 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(pieces, fc.nat(), async (all, at) => {
      const story = all.join("");
      const told = story.slice(0, at % (story.length + 1));
      const heard = await Array.fromAsync(afterTold(stream(start, ...all.map(text), done), told));
      const rest = heard.map((event) => (event.event === "text" ? event.data.text : "")).join("");
      expect(told + rest).toBe(story);
      expect([heard[0], heard.at(-1)]).toEqual([start, done]);
    }),
  );
});

test.each([
  ["another story", [text("Twice upon a time.")]],
  ["one that goes another way", [text("Once upon"), text(" a rhyme.")]],
  ["a shorter one", [text("Once")]],
])("%s does not go on", async (_, events) => {
  const heard = Array.fromAsync(afterTold(stream(start, ...events, done), "Once upon a time"));
  await expect(heard).rejects.toMatchObject({ code: "telling_gone" });
});
