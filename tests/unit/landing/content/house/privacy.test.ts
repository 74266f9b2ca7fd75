import { expect, test } from "vitest";
import { keptInBrowser } from "../../../../../app/landing/content/house/kept-things";
import { privacyWords } from "../../../../../app/landing/content/house/privacy";
import type { SiteFacts } from "../../../../../app/landing/content/house/site-facts";
import { storageKeys } from "../../../../../app/ui/storage-keys";

const storybook: SiteFacts = {
  modelHost: undefined,
  moderatedBy: undefined,
  fallsBack: false,
  sharedStoryDays: 90,
  toldStoryMinutes: undefined,
  reportAddress: undefined,
  contactAddress: undefined,
  imprint: undefined,
};
const model = { ...storybook, modelHost: "models.example.com" };
const textOf = (facts: SiteFacts) => JSON.stringify(privacyWords(facts));

test("names every key under which the pages keep something, each once", () => {
  const named = keptInBrowser.flatMap(({ names = [] }) => names);
  expect(named.toSorted()).toEqual(Object.values<string>(storageKeys).toSorted());
});

test("nobody is asked where the storybook tells; elsewhere the model's host is named, and who judges", () => {
  expect(textOf(storybook)).toContain("Nobody. The storybook");
  expect(textOf(storybook)).not.toMatch(/language model|models\.example/);
  expect(textOf(model)).toContain("A language model at models.example.com is asked");
  expect(textOf(model)).not.toMatch(/Nobody\. The storybook|may pass/);
  expect(textOf({ ...model, moderatedBy: "openai" })).toContain("may pass, and then about each paragraph");
  expect(textOf({ ...model, moderatedBy: "workers-ai" })).toContain("on Cloudflare's machines");
  expect(textOf({ ...model, fallsBack: true })).toContain("step in for the model");
  expect(textOf(model)).not.toContain("step in for the model");
});

test("counts of a day are spoken of where there are any", () => {
  expect(textOf(storybook)).not.toContain("Two days");
  expect(textOf(model)).toContain("Two days");
});

test("a model's story that waits for whoever lost the connection is spoken of, with its time", () => {
  for (const facts of [storybook, model]) expect(textOf(facts)).not.toContain("connection broke");
  const waits = textOf({ ...model, toldStoryMinutes: 10 });
  expect(waits).toContain("10 minutes after its end");
  expect(waits).toContain("waits there for 10 minutes");
  expect(waits).not.toContain("is not stored there at all");
});

test("shared stories stay as long as it is set", () => {
  expect(textOf({ ...storybook, sharedStoryDays: 7 })).toContain("7 days after it was shared last");
  expect(textOf({ ...storybook, sharedStoryDays: 1 })).toContain("for one day");
});

test("contact and imprint stand there when they are set, and only then", () => {
  const last = (facts: Partial<SiteFacts>) => privacyWords({ ...storybook, ...facts }).sections.at(-1);
  expect(textOf(storybook)).not.toMatch(/Who runs this site|Write to us/i);
  expect(last({ imprint: ["A. Person", "Town"] })).toMatchObject({
    id: "imprint",
    lines: ["A. Person", "Town"],
    links: [],
  });
  expect(last({ imprint: ["https://example.com/imprint"], contactAddress: "me@example.com" })).toMatchObject({
    links: [
      { label: "Imprint", href: "https://example.com/imprint" },
      { label: "me@example.com", href: "mailto:me@example.com" },
    ],
  });
});

test("the part for children is short, in short sentences", () => {
  for (const facts of [storybook, model]) {
    const { paragraphs = [] } = privacyWords(facts).sections.find(({ isForChildren }) => isForChildren) ?? {};
    const sentences = paragraphs.flatMap((text) => text.split(/(?<=[.:]) /));
    expect(sentences.length).toBeGreaterThan(5);
    for (const sentence of sentences) expect(sentence.split(" ").length, sentence).toBeLessThanOrEqual(24);
  }
});
