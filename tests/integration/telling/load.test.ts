import { expect, test } from "vitest";
import { type Script, startUpstream } from "../../support/upstream/upstream";
import { startTestWorker, storyRequest, type TestWorker } from "../../support/worker/served-worker";

/** Fifty families, each with a name of its own in what the child loves. */
const names = Array.from(
  { length: 50 },
  (_, i) => `Zebedee${String.fromCharCode(97 + (i % 26))}${"o".repeat(1 + Math.floor(i / 26))}`,
);

/** All fifty at once. Each must be whole, and hold no other's name. */
async function tellAll(site: TestWorker): Promise<void> {
  const stories = await Promise.all(
    names.map(async (name) => {
      const response = await fetch(new URL("/api/generate-story", site.url), {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
        body: JSON.stringify({ ...storyRequest, interests: [`my cat ${name}`], readingTime: "15 minutes" }),
      });
      expect(response.status).toBe(200);
      return response.text();
    }),
  );
  for (const [i, story] of stories.entries()) {
    expect(story.match(/^event: done$/gm)).toHaveLength(1);
    expect([...new Set(story.match(/Zebedee[a-z]+/g))]).toEqual([names[i]]);
  }
}

test("fifty storybook stories at once all complete, and none is mixed with another", async () => {
  const site = await startTestWorker();
  try {
    await tellAll(site);
  } finally {
    await site.stop();
  }
});

/** Tells a sentence at a time and lets every other story have its turn in between. */
const takesTurns: Script = async (exchange) => {
  const [name = "nobody"] = /Zebedee[a-z]+/.exec(JSON.stringify(exchange.body.messages)) ?? [];
  await exchange.open();
  await exchange.say(`**${name}**\n\n`);
  for (let step = 1; step <= 20; step++) {
    await exchange.say(`Then ${name} went on, ${step} steps in all. `);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await exchange.finish();
};

test("fifty stories of a model at once, each word by word, are not mixed either", async () => {
  const upstream = await startUpstream(takesTurns);
  const site = await startTestWorker({ variables: { OPENAI_BASE_URL: upstream.url, OPENAI_MODEL: "loopback" } });
  try {
    await tellAll(site);
  } finally {
    await site.stop();
    await upstream.close();
  }
});
