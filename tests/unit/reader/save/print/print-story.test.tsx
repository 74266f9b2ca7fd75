import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { printStory } from "../../../../../app/reader/save/print/print-story.client";
import { PrintedStory } from "../../../../../app/reader/save/print/printed-story";
import { parseStory } from "../../../../../app/story/text/text";

const text = "**The Lost Lamp**\n\nChapter 1: A Small Light\n\nMira had **one** lamp. <img src=x onerror=alert(1)>";
const story = parseStory(text);
const summary = { age: 6, style: "everyday", readingTime: "15 minutes", lesson: "kindness" } as const;

test("paper gets the story and its metadata line and nothing else, and text stays text", () => {
  const html = renderToStaticMarkup(<PrintedStory story={story} summary={summary} />);
  const words = html
    .replace(/<[^>]+>/g, "|")
    .split("|")
    .filter(Boolean);
  expect(words).toEqual([
    "The Lost Lamp",
    "Chapter 1",
    "A Small Light",
    "Mira had ",
    "one",
    " lamp. &lt;img src=x onerror=alert(1)&gt;",
    "Age: 6",
    "Style: Everyday Life",
    "Length: 15 minutes",
    "Lesson: Being Kind to Others",
  ]);
  expect(html).not.toMatch(/<(?:button|script|img)/);
});

test.each([
  ["gives no window", () => null],
  ["gives one that is closed already", () => ({ closed: true })],
  ["gives something that is no window", () => ({ closed: false })],
  [
    "throws",
    () => {
      throw new DOMException("", "InvalidAccessError");
    },
  ],
])("where the browser %s, the page prints itself", async (_, open) => {
  const print = vi.fn();
  await printStory({ story, summary, pictured: undefined }, { open, print } as unknown as Window);
  expect(print).toHaveBeenCalledOnce();
});
