import { afterEach, expect, test, vi } from "vitest";
import { loadBookmark, saveBookmark } from "../../../../app/reader/reading/bookmark";
import { parseStory } from "../../../../app/story/text/text";

const story = parseStory("**The Late Comet**\n\nMira looked up.\n\nNobody came.");
const another = parseStory("**The Late Comet**\n\nMira looked up.\n\nNobody came but a cat.");

afterEach(() => vi.unstubAllGlobals());

function stubStorage(kept: string | null = null) {
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("sessionStorage", {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  });
}

test("a place is of one page and its story, and its beginning is none", () => {
  stubStorage();
  expect(loadBookmark(story)).toBeUndefined();
  saveBookmark(story, 2);
  expect(loadBookmark(story)).toBe(2);
  expect(loadBookmark(another)).toBeUndefined();
  vi.stubGlobal("location", { pathname: "/shared/abc" });
  expect(loadBookmark(story)).toBeUndefined();
  saveBookmark(story, 0);
  expect(loadBookmark(story)).toBeUndefined();
});

test.each(["", "nonsense", "null", "7", '{"story":"/ 14.15.12","block":"2"}'])(
  "what else was kept, such as %j, is no place",
  (kept) => {
    stubStorage(kept);
    expect(loadBookmark(story)).toBeUndefined();
  },
);

test("a storage that is refused keeps no place and stops nothing", () => {
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });
  saveBookmark(story, 2);
  expect(loadBookmark(story)).toBeUndefined();
});
