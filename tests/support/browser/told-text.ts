import type { Page } from "@playwright/test";
import { encodeStoryEvent, type StoryEvent } from "../../../app/story/told/wire-events";
import { orderStory } from "./wizard-pages";

const metadata = { age: 5, style: "gentle", readingTime: "2-3 minutes", lesson: "kindness", title: "" } as const;

/** Has the next story told with these words, as a server without a signing secret would; or broken off after them. */
export async function tellText(page: Page, text: string, end: "done" | "broken" = "done"): Promise<void> {
  const events: StoryEvent[] = [
    { event: "start", data: { storyteller: "model" } },
    { event: "text", data: { text } },
  ];
  if (end === "done") events.push({ event: "done", data: { story_metadata: metadata, receipt: null } });
  let told = 0;
  const body = events.map((event) => {
    if (event.event === "text") told += event.data.text.length;
    return encodeStoryEvent(event, told);
  });
  // Not by Playwright's routes: a window that the page opens would wait for its fonts as long as there is one.
  await page.addInitScript((stream) => {
    const ask = globalThis.fetch;
    const answer = () => new Response(stream, { headers: { "Content-Type": "text/event-stream" } });
    globalThis.fetch = async (input, init) => (input === "/api/generate-story" ? answer() : ask(input, init));
  }, body.join(""));
  await orderStory(page);
  await page.getByRole("button", { name: "Copy Text" }).waitFor();
}

/** A story of many paragraphs in chapters, so long that it fills some sheets of paper. */
export function chapters(count: number): string {
  const paragraphs = (chapter: number) =>
    Array.from(
      { length: 6 },
      (_, index) =>
        `In the **quiet** garden behind house ${chapter}, Mira counted ${index + 2} snails. ${"Each of them went its own slow way home over the wet stones, and nobody told it to hurry. ".repeat(1 + ((chapter * 5 + index) % 4))}`,
    );
  const chapter = (_: unknown, index: number) => [
    `Chapter ${index + 1}: The ${index + 1}. Evening`,
    ...paragraphs(index + 1),
  ];
  return ["**The Snails of Mira**", ...Array.from({ length: count }, chapter).flat()].join("\n\n");
}
