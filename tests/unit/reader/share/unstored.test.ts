import { expect, test } from "vitest";
import type { ShareableStory } from "../../../../app/reader/share/share-story";
import { unstoredPassage } from "../../../../app/reader/share/unstored";
import { decodeStory, encodeStory } from "../../../../app/story/link/encoded-link";
import type { StoryRequest } from "../../../../app/story/request";

const origin = "https://m.example";
const metadata = { age: 5, style: "nature", readingTime: "2-3 minutes", title: "The Quiet Moon" } as const;
const short: ShareableStory = { text: "**The Quiet Moon**\n\nThey slept.", metadata, receipt: "v1.1.mac" };
const retelling = { seed: 7, version: "t1f2e3d4c;4-5/space/a-tale@0a1b2c3d:0" };
const request: StoryRequest = {
  age: 5,
  gender: "girl",
  interests: ["space"],
  style: "nature",
  lesson: "kindness",
  readingTime: "2-3 minutes",
};
const told = { retelling, request };

/** Text that does not compress. */
function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48271) % 2147483647;
    return String.fromCharCode(97 + (state % 26));
  }).join("");
}
const long: ShareableStory = { ...short, text: `**Noise**\n\n${noise(4000)}` };

const encodes = (length: number) => ({ origin, encode: async () => "x".repeat(length) });
const room = 2000 - `${origin}/story/`.length;

test("a short story is in its link", async () => {
  const { url, message } = await unstoredPassage(short, { origin, encode: encodeStory });
  expect(message).toBeUndefined();
  expect(await decodeStory(url.replace(`${origin}/story/`, ""))).toEqual({
    v: 1,
    kind: "story",
    story: short.text,
    metadata,
    receipt: "v1.1.mac",
  });
});

test("a link of 2,000 characters is passed on, one of 2,001 is not", async () => {
  const longest = await unstoredPassage(short, encodes(room));
  expect(longest.url).toHaveLength(2000);
  expect((await unstoredPassage(short, encodes(room + 1))).url).toBe(`${origin}/`);
});

test("a long storybook story goes by its answers and seed", async () => {
  const { url } = await unstoredPassage({ ...long, ...told }, { origin, encode: encodeStory });
  expect(await decodeStory(url.replace(`${origin}/story/`, ""))).toMatchObject({ kind: "retelling", retelling });
});

test("a storybook story that fits goes as it is, for it outlives the teller's version", async () => {
  const { url } = await unstoredPassage({ ...short, ...told }, { origin, encode: encodeStory });
  expect(await decodeStory(url.replace(`${origin}/story/`, ""))).toMatchObject({ kind: "story" });
});

test("a long story of a model goes by the home link, with the message that names its style", async () => {
  expect(await unstoredPassage(long, { origin, encode: encodeStory })).toEqual({
    title: "The Quiet Moon",
    message: "I just created an amazing animal & nature bedtime story! Create your own magical stories here:",
    url: `${origin}/`,
  });
});

test("so does a story without a receipt, and one in a browser that cannot compress", async () => {
  const cannot = { origin, encode: () => Promise.reject(new ReferenceError("CompressionStream is not defined")) };
  expect((await unstoredPassage(short, cannot)).url).toBe(`${origin}/`);
  const unsigned = { ...short, ...told, receipt: null };
  expect((await unstoredPassage(unsigned, { origin, encode: encodeStory })).url).toBe(`${origin}/`);
});
