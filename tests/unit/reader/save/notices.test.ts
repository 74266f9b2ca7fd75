import { expect, test, vi } from "vitest";
import { copyStory } from "../../../../app/reader/save/copy-story";
import { stopSharing } from "../../../../app/reader/share/stop-sharing";
import { parseStory } from "../../../../app/story/text/text";

const story = parseStory("**The Lost Lamp**\n\nChapter 1: A Small Light\n\nMira had **one** lamp.");
const key = { id: "an-id", revokeToken: "a-token", receipt: "receipt", expiresAt: "2027-01-01T00:00:00.000Z" };

test("a story is copied as plain text, title first, and the parent is told", async () => {
  const copied: string[] = [];
  expect(await copyStory(story, async (text) => void copied.push(text))).toEqual({
    title: "Story copied!",
    description: "The full story text has been copied to your clipboard.",
  });
  expect(copied).toEqual(["The Lost Lamp\n\nChapter 1: A Small Light\n\nMira had one lamp."]);
});

test("a clipboard that refuses is told of as a failure", async () => {
  expect(await copyStory(story, () => Promise.reject(new DOMException("", "NotAllowedError")))).toEqual({
    title: "Copy failed",
    description: "Unable to copy the story text. Please try again.",
    destructive: true,
  });
});

test("sharing stops with the key, which is then given up", async () => {
  const remove = vi.fn(async () => {});
  const forget = vi.fn();
  const { stopped, notice } = await stopSharing(key, { remove, keys: { forget } });
  expect(stopped).toBe(true);
  expect(notice).toMatchObject({ title: "Sharing stopped" });
  expect(remove).toHaveBeenCalledWith("an-id", "a-token");
  expect(forget).toHaveBeenCalledWith("an-id");
});

test("where stopping fails the key is kept for another try", async () => {
  const forget = vi.fn();
  const remove = () => Promise.reject(new Error("503"));
  const { stopped, notice } = await stopSharing(key, { remove, keys: { forget } });
  expect(stopped).toBe(false);
  expect(notice).toMatchObject({ title: "Could not stop sharing", destructive: true });
  expect(forget).not.toHaveBeenCalled();
});
