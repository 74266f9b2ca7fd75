import { describe, expect, test } from "vitest";
import { agePages } from "../../../app/landing/content/ages";
import { marketingPages } from "../../../app/landing/content/marketing/pages";
import { stylePages } from "../../../app/landing/content/styles";
import { themePages } from "../../../app/landing/content/themes";
import type { LandingContent, MarketingContent } from "../../../app/landing/content/types";
import { brand } from "../../../app/story/brand";
import { furtherThemes, interests, isPreset } from "../../../app/story/catalogue";
import { withoutBrands } from "../../../app/story/character-kinds";
import { readingLevel, wordRange } from "../../../app/story/length";
import { parseStoryRequest } from "../../../app/story/request";
import { britishWords } from "../../../app/storybook/spelling/words";
import { agesFor } from "../../../app/storybook/tale";
import { readLibrary } from "../../support/storybook/read-library";

/** Words that differ by their spelling alone: 'colour', and not 'torch'. */
const britishSpelling = new RegExp(
  `\\b(?:${Object.entries(britishWords)
    .filter(([american, british]) => american.slice(0, 3) === british.slice(0, 3) && british !== "got")
    .map(([, british]) => british)
    .join("|")})\\b`,
  "iu",
);

/** A page as its reader and a search engine get it. */
interface Page {
  readonly name: string;
  readonly content: LandingContent | MarketingContent;
  /** Every text of the page, in order. */
  readonly texts: readonly string[];
}

function landingPage(content: LandingContent): Page {
  const { pageTitle, metaDescription, title, description, benefits, features, action } = content;
  return {
    name: content.label,
    content,
    texts: [
      ...[pageTitle, metaDescription, title, ...description],
      ...benefits.flatMap((benefit) => [benefit.title, benefit.text]),
      ...[...features, action],
    ],
  };
}

function marketingPage(content: MarketingContent): Page {
  const { pageTitle, metaDescription, title, lead, sections, questions, action } = content;
  return {
    name: content.label,
    content,
    texts: [
      pageTitle,
      metaDescription,
      title,
      lead,
      ...sections.flatMap(({ heading, paragraphs, points = [] }) => [heading, ...paragraphs, ...points]),
      ...questions.flatMap(({ question, answer }) => [question, answer]),
      action,
    ],
  };
}

const kinds: readonly (readonly [kind: string, pages: readonly Page[]])[] = [
  ["ages", agePages.map(landingPage)],
  ["styles", stylePages.map(landingPage)],
  ["themes", themePages.map(landingPage)],
  ["marketing", marketingPages.map(marketingPage)],
];
const landing = [...agePages, ...stylePages, ...themePages];
const pages = kinds.flatMap(([, ofKind]) => ofKind);
const perPage = pages.map((page) => [page.name, page] as const);
const perLanding = landing.map((content) => [content.label, content] as const);

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu) ?? [];
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.?!:][”’)]*)\s+/u);
}

/** Without case and punctuation; shorter ones are anybody's. */
function sentenceKeys({ texts }: Page): string[] {
  return texts
    .flatMap(sentences)
    .map(words)
    .filter((list) => list.length >= 4)
    .map((list) => list.join(" "));
}

function fourGrams({ texts }: Page): Set<string> {
  const grams = new Set<string>();
  for (const text of texts) {
    const list = words(text);
    for (let i = 0; i + 4 <= list.length; i++) grams.add(list.slice(i, i + 4).join(" "));
  }
  return grams;
}

/** Part of the smaller page's four-word runs that the other one has too. */
function sharedPart(one: Page, other: Page): number {
  const [a, b] = [fourGrams(one), fourGrams(other)];
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  return [...small].filter((gram) => large.has(gram)).length / small.size;
}

function duplicates(list: readonly string[]): string[] {
  return list.filter((entry, index) => list.indexOf(entry) !== index);
}

test("every value of the specification has its page", () => {
  expect(agePages.map(({ value }) => value)).toEqual(["3", "4", "5", "6", "7", "8+"]);
  expect(stylePages.map(({ value }) => value)).toEqual(["adventurous", "funny", "magical", "gentle", "mysterious"]);
  expect(themePages.map(({ value }) => value)).toEqual([
    "animals",
    "dinosaurs",
    "space",
    "princesses",
    "superheroes",
    "cars",
  ]);
  expect(marketingPages.map(({ slug }) => slug)).toEqual([
    brand.slug,
    "ai-stories-for-kids",
    "ai-bedtime-stories",
    "ai-personalized-stories",
    "ai-story-creator",
  ]);
});

test("no sentence stands twice, on one page or on two", () => {
  expect(duplicates(pages.flatMap(sentenceKeys))).toEqual([]);
});

test.each(kinds)("any two pages of %s share under a tenth of their four-word runs", (_, ofKind) => {
  const tooAlike = ofKind.flatMap((one, index) =>
    ofKind
      .slice(index + 1)
      .map((other) => ({ pair: `${one.name} / ${other.name}`, part: sharedPart(one, other) }))
      .filter(({ part }) => part >= 0.1),
  );
  expect(tooAlike).toEqual([]);
});

test("what names a page is that page's alone", () => {
  for (const key of ["pageTitle", "metaDescription", "title", "label", "action"] as const) {
    expect(duplicates(pages.map(({ content }) => content[key].toLowerCase()))).toEqual([]);
  }
});

describe.each(perPage)("%s", (_, { content, texts }) => {
  test("title and description fit what search engines show", () => {
    expect(content.pageTitle.length).toBeGreaterThanOrEqual(30);
    expect(content.pageTitle.length).toBeLessThanOrEqual(60);
    expect(content.metaDescription.length).toBeGreaterThanOrEqual(110);
    expect(content.metaDescription.length).toBeLessThanOrEqual(155);
  });

  test("is written plainly, in American spelling, without a brand", () => {
    const whole = texts.join("\n");
    expect(whole).not.toMatch(/[!—–"']/u);
    expect(whole).not.toMatch(
      /\b(?:unlock|elevate|seamless|whisk|embark|unleash|delve|tapestry|enchanting|magical journey|cherished|not just)/iu,
    );
    // Where both spellings are the subject, both stand there.
    const american = texts.filter((text) => !/\bLeeds\b/u.test(text));
    for (const text of american) expect(text).not.toMatch(britishSpelling);
    expect(texts.map(withoutBrands)).toEqual(texts);
  });

  test("says when it was changed", () => {
    expect(content.changed).toMatch(/^2026-\d\d-\d\d$/u);
    expect(Number.isNaN(Date.parse(content.changed))).toBe(false);
  });
});

describe.each(perLanding)("%s", (_, content) => {
  const { description, benefits, features, sample } = content;

  test("has four benefits and four features of one or two sentences, 20 to 45 words each", () => {
    expect([benefits.length, features.length]).toEqual([4, 4]);
    for (const text of [...benefits.map((benefit) => benefit.text), ...features]) {
      expect(words(text).length, text).toBeGreaterThanOrEqual(20);
      expect(words(text).length, text).toBeLessThanOrEqual(45);
      // A colon ends no sentence here.
      expect(text.split(/(?<=[.?!][”’)]*)\s+/u).length, text).toBeLessThanOrEqual(2);
    }
  });

  test("names each benefit in two to five words, with a sign of its own on this page", () => {
    for (const { title } of benefits) expect(words(title).length, title).toBeLessThanOrEqual(5);
    expect(new Set(benefits.map(({ sign }) => sign)).size).toBe(4);
  });

  test("opens with two paragraphs", () => {
    for (const text of description) expect(words(text).length, text).toBeGreaterThanOrEqual(20);
  });

  test("has a sample that a parent could have asked for", () => {
    const { seed, tale, ...answers } = sample;
    expect(seed % 65_536).toBe(0);
    const { tales } = readLibrary().library;
    expect(tales.find(({ id }) => id === tale)?.ages).toBe(agesFor(answers.age));
    expect(parseStoryRequest(answers)).toMatchObject({ ok: true, request: answers });
  });
});

test("each page's sample is of its kind", () => {
  for (const { value, sample } of agePages) {
    if (value === "8+") expect(sample.age).toBeGreaterThanOrEqual(8);
    else expect(String(sample.age)).toBe(value);
  }
  for (const { value, sample } of stylePages) expect(sample.style).toBe(value);
  for (const { value, sample } of themePages) expect(sample.interests).toContain(value);
});

test("a benefit's title is that card's alone", () => {
  expect(duplicates(landing.flatMap(({ benefits }) => benefits.map(({ title }) => title.toLowerCase())))).toEqual([]);
});

test("a headline is two lines on a phone", () => {
  expect(pages.map(({ content }) => content.title).filter((title) => title.length > 41)).toEqual([]);
});

test("marketing pages have their sections and questions, and a question is asked once", () => {
  for (const { sections, questions } of marketingPages) {
    expect(sections.length).toBeGreaterThanOrEqual(3);
    expect(sections.length).toBeLessThanOrEqual(5);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    expect(questions.length).toBeLessThanOrEqual(5);
  }
  expect(duplicates(marketingPages.flatMap(({ questions }) => questions.map(({ question }) => question)))).toEqual([]);
});

test("the bedtime page starts off with the gentle mood", () => {
  expect(
    marketingPages.filter(({ preselects }) => preselects).map(({ slug, preselects }) => [slug, preselects]),
  ).toEqual([["ai-bedtime-stories", { category: "style", value: "gentle" }]]);
});

describe("figures on the pages are the product's", () => {
  const number = (n: number) => n.toLocaleString("en-US");
  const span = ({ min, max }: { min: number; max: number }) => `${number(min)} to ${number(max)} words`;
  const inWords = ["", "", "", "", "", "five", "", "", "eight", "nine", "", "eleven", "twelve", "thirteen", "fourteen"];
  const textOf = (name: string) => pages.find((page) => page.name === name)?.texts.join("\n") ?? "";

  test("lengths", () => {
    expect(textOf("Age 3")).toContain(span(wordRange(3, "2-3 minutes")));
    expect(textOf("Age 3")).toContain(`up to ${wordRange(3, "5-7 minutes").max} words`);
    expect(textOf("Age 5")).toContain(span(wordRange(5, "5-7 minutes")));
    expect(textOf("Age 6")).toContain(span(wordRange(6, "10-12 minutes")));
    expect(textOf("Age 7")).toContain(`${number(wordRange(7, "15 minutes").min)} words and up`);
    expect(textOf("Age 8+")).toContain(`at least ${number(wordRange(8, "15 minutes").min)} words`);
    expect(textOf(`How ${brand.name} Works`)).toContain(
      span({ min: wordRange(2, "2-3 minutes").min, max: wordRange(12, "15 minutes").max }).replace(" words", ""),
    );
    expect(textOf("AI Personalized Stories")).toContain(`${wordRange(2, "5-7 minutes").min} words`);
    expect(textOf("AI Personalized Stories")).toContain(`it is ${wordRange(11, "5-7 minutes").min}`);
  });

  test("sentences", () => {
    const mean = (age: number) => {
      const { min, max } = readingLevel(age).meanSentence;
      return `${inWords[min]} to ${inWords[max]} words`;
    };
    expect(textOf("Age 3")).toContain(mean(3));
    expect(textOf("Age 3")).toContain(`stop at ${inWords[readingLevel(3).longestSentence]}`);
    expect(textOf("Age 4")).toContain(mean(4));
    expect(textOf("Age 6")).toContain(mean(6));
    for (const age of [3, 5, 7, 9, 12]) {
      expect(textOf("AI Stories for Kids")).toMatch(new RegExp(`\\b${readingLevel(age).longestSentence}\\b`, "u"));
    }
  });
});

test("each theme is a preset interest or among the further themes", () => {
  for (const { value } of themePages)
    expect([value, isPreset(interests, value) || furtherThemes.includes(value)]).toEqual([value, true]);
});
