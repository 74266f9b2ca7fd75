import { expect, test } from "vitest";
import { planStory, tellStorybook } from "../../../app/storybook/tell-storybook";
import { checks, nameOf, passagesOf, type Sample, sampleOf } from "./checks";
import { everyInterest, sampleRequest, sampleRequests, sampleSeed, tell, writtenFor } from "./samples";

const perAgeAndLength = 5;

// All ages, lengths, moods, lessons and genders; every eighth with all twenty interests that can be given.
const samples = [...sampleRequests(perAgeAndLength)].map(([request, seed], i) =>
  sampleOf(i % 8 === 7 ? { ...request, interests: [...everyInterest] } : request, seed),
);
const failing = (holds: (sample: Sample) => boolean) => samples.filter((sample) => !holds(sample)).map(nameOf);

test("there are samples of every age and length", () => {
  expect(samples).toHaveLength(11 * 4 * perAgeAndLength);
});

test("the same answers and seed tell the same story, another seed another one", () => {
  const request = sampleRequest(4, 6, "5-7 minutes");
  expect(tell(request, 7)).toBe(tell(request, 7));
  expect(tell(request, 8)).not.toBe(tell(request, 7));
});

test("a story comes as a title line, then paragraph by paragraph", () => {
  const pieces = [...tellStorybook(sampleRequest(1, 7, "15 minutes"), 3, writtenFor(7))];
  expect(pieces[0]).toMatch(/^\*\*[^*\n]+\*\*$/u);
  expect(pieces.length).toBeGreaterThan(20);
  for (const piece of pieces.slice(1)) expect(piece).toMatch(/^\n\n\S[^\n]*$/u);
});

test("fifteen minutes are four to seven numbered chapters with titles", () => {
  const long = samples.filter(({ request }) => request.readingTime === "15 minutes");
  expect(long).toHaveLength(11 * perAgeAndLength);
  for (const { story } of long) {
    const chapters = [...story.matchAll(/^Chapter (\d+): \S.*$/gmu)].map(([, n]) => Number(n));
    expect(chapters.length).toBeGreaterThanOrEqual(4);
    expect(chapters.length).toBeLessThanOrEqual(7);
    expect(chapters).toEqual(chapters.map((_, i) => i + 1));
  }
});

test("most chapters but the last end with a line that makes one want the next", () => {
  const long = samples.filter(({ request }) => request.readingTime === "15 minutes");
  const shares = long.map((sample) => {
    const kinds = passagesOf(sample).map(({ kind }) => kind);
    const ends = kinds.filter((_, i) => kinds[i + 1] === "chapter");
    return ends.slice(1).filter((kind) => kind === "hook").length / Math.max(1, ends.length - 1);
  });
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.8);
});

test("the mood’s strand opens a story and is settled before its last words", () => {
  for (const sample of samples) {
    const kinds = passagesOf(sample).map(({ kind }) => kind);
    expect(
      kinds.find((kind) => kind !== "chapter"),
      nameOf(sample),
    ).toBe("open");
    expect(kinds.indexOf("close"), nameOf(sample)).toBeGreaterThan(kinds.indexOf("home"));
  }
});

test.each(Object.keys(checks))("%s: right in every story", (name) => {
  expect(failing((sample) => checks[name]?.(sample) ?? false)).toEqual([]);
});

test("ninety-five of a hundred seeds have plots of their own, consecutive or not", () => {
  const request = sampleRequest(1, 6, "5-7 minutes");
  const distinct = (seeds: readonly number[]) =>
    new Set(seeds.map((seed) => planStory(request, seed, writtenFor(request.age)).key)).size;
  const hundred = Array.from({ length: 100 }, (_, i) => i);
  expect(distinct(hundred.map((i) => sampleSeed(0) + i))).toBeGreaterThanOrEqual(95);
  expect(distinct(hundred.map(sampleSeed))).toBeGreaterThanOrEqual(95);
});

test("whoever comes along is not the one who waits at home", () => {
  const request = { ...sampleRequest(0, 3, "2-3 minutes"), interests: ["Grandma"] };
  for (let seed = 0; seed < 24; seed++) expect(tell(request, seed)).not.toMatch(/\b(?:Granny|Nana)\b/u);
});
