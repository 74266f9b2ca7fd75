import { expect, test } from "vitest";
import type { StoryRequest } from "../../../../app/story/request";
import type { SafetyCategory } from "../../../../app/story/safety-categories";
import { type Moderate, moderatedText, moderateRequest } from "../../../../server/telling/moderation";

const nobody = new AbortController().signal;

function judge(): { moderate: Moderate; asked: string[][] } {
  const asked: string[][] = [];
  const moderate: Moderate = async (texts) => {
    asked.push([...texts]);
    return texts.map((text): SafetyCategory | undefined => (text.includes("bad") ? "hate" : undefined));
  };
  return { moderate, asked };
}

async function* pieces(...all: string[]): AsyncGenerator<string> {
  yield* all;
}

test("text comes out in whole paragraphs, judged before, and all of it", async () => {
  const { moderate, asked } = judge();
  const story = ["**T**\n\n", "One. ", "Two.\n\nThree.", "\n\nFour.\n\n", "\n\n", "Five."];
  const out = await Array.fromAsync(moderatedText(pieces(...story), moderate, nobody));
  expect(out.join("")).toBe(story.join(""));
  expect(asked.flat()).toEqual(["**T**\n\n", "One. Two.\n\n", "Three.\n\nFour.\n\n", "Five."]);
});

test("a paragraph without an end is judged by and by", async () => {
  const { moderate, asked } = judge();
  const sentences = Array.from({ length: 300 }, (_, i) => `The moon went on ${i}. `);
  const out = await Array.fromAsync(moderatedText(pieces(...sentences), moderate, nobody));
  expect(out.join("")).toBe(sentences.join(""));
  expect(asked.length).toBeGreaterThan(2);
  for (const text of asked.flat()) expect(text.length).toBeLessThan(2_100);
});

test("nothing of a refused paragraph comes out", async () => {
  const { moderate } = judge();
  const out: string[] = [];
  const telling = async () => {
    const texts = moderatedText(
      pieces("**T**\n\n", "Good.\n\n", "Good too. ", "A bad thing.\n\nMore."),
      moderate,
      nobody,
    );
    for await (const text of texts) out.push(text);
  };
  await expect(telling()).rejects.toMatchObject({ code: "blocked", retryable: true, detail: "moderation: hate" });
  expect(out.join("")).toBe("**T**\n\nGood.\n\n");
});

const answers: StoryRequest = {
  age: 6,
  gender: "girl",
  interests: ["ocean", "my 3 cats", "a bad thing"],
  style: "gentle",
  lesson: "a bad lesson",
  readingTime: "5-7 minutes",
};

test("a request's own words are judged at once, presets are not sent", async () => {
  const { moderate, asked } = judge();
  await expect(moderateRequest(moderate, answers, nobody)).rejects.toMatchObject({
    code: "unsafe_request",
    fields: { interests: expect.stringMatching(/^Please /), lesson: expect.stringMatching(/^Please /) },
    refusedInterests: [2],
    detail: expect.stringMatching(/^moderation: interests: \w+, lesson: \w+$/),
  });
  expect(asked).toEqual([["my 3 cats", "a bad thing", "a bad lesson"]]);
  await moderateRequest(moderate, { ...answers, interests: ["ocean"], lesson: "kindness" }, nobody);
  expect(asked).toHaveLength(1);
  await moderateRequest(moderate, { ...answers, interests: ["my 3 cats"], lesson: "be good" }, nobody);
  expect(asked).toHaveLength(2);
});
