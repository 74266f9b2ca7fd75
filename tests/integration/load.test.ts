import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestWorker, storyRequest, type TestWorker } from "../served-worker";

let site: TestWorker;
beforeAll(async () => {
  site = await startTestWorker();
});
afterAll(() => site.stop());

test("fifty stories at once all complete, and none is mixed with another", async () => {
  const names = Array.from(
    { length: 50 },
    (_, i) => `my cat Zebedee${String.fromCharCode(97 + (i % 26))}${"o".repeat(1 + Math.floor(i / 26))}`,
  );
  const stories = await Promise.all(
    names.map(async (interest) => {
      const response = await fetch(new URL("/api/generate-story", site.url), {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
        body: JSON.stringify({ ...storyRequest, interests: [interest], readingTime: "15 minutes" }),
      });
      expect(response.status).toBe(200);
      return response.text();
    }),
  );
  for (const [i, story] of stories.entries()) {
    expect(story.match(/^event: done$/gm)).toHaveLength(1);
    const told = new Set(story.match(/Zebedee[a-z]+/g));
    expect([...told]).toEqual([names[i]?.split(" ").at(-1)]);
  }
});
