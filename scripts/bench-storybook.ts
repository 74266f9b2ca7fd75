/**
 * Figures of the built-in storyteller. Usage: npm run bench:storybook -- [stories per age and length, default 50]
 * Every request has 1 to 10 interests, presets and a parent's own of 1 to 60 characters.
 */
import { interests as presets, type ReadingTime, surpriseInterest } from "../app/story/catalogue";
import type { StoryRequest } from "../app/story/request";
import { createRandom, type Random } from "../app/storybook/random";
import { choosePlan } from "../app/storybook/story-plan";
import { planStory, plotKey } from "../app/storybook/tell-storybook";
import { checks, nameOf, type Sample, sampleOf } from "../tests/unit/storybook/checks";
import {
  everyInterest,
  interestLists,
  sampleRequest,
  sampleRequests,
  sampleSeed,
  tell,
  writtenFor,
} from "../tests/unit/storybook/samples";
import { type Variety, varietyOf } from "../tests/unit/storybook/variety";
import { print, printTable } from "./bench/print-table";

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}`.padStart(6);

const own = [
  ...interestLists.flat(),
  ...everyInterest,
  "x",
  "dragons & their caves",
  "the number 8 bus to Grandma's house by the sea, every Sunday",
];
const pool = [...new Set([...own, ...presets.map(({ value }) => value)])].filter((one) => one !== surpriseInterest);

function withInterests(request: StoryRequest, random: Random): StoryRequest {
  const interests = random.shuffle(pool).slice(0, 1 + random.below(10));
  return { ...request, interests };
}

function benchChecks(each: number): void {
  const names = Object.keys(checks);
  const held = new Map<string, number[]>();
  const misses = new Map<string, string[]>();
  const add = (row: string, results: readonly boolean[]) => {
    const counts = held.get(row) ?? names.map(() => 0).concat(0);
    held.set(
      row,
      counts.map((count, i) => count + (i === names.length || results[i] ? 1 : 0)),
    );
  };
  const random = createRandom(20260101);
  for (const [plain, seed] of sampleRequests(each)) {
    const sample: Sample = sampleOf(withInterests(plain, random), seed);
    const results = names.map((name) => checks[name]?.(sample) ?? false);
    add(`age ${String(sample.request.age).padStart(2)}`, results);
    add(sample.request.readingTime, results);
    add(`${String(sample.request.interests.length).padStart(2)} interests`, results);
    add("all", results);
    for (const [i, name] of names.entries()) {
      if (!results[i]) misses.set(name, [...(misses.get(name) ?? []), nameOf(sample)]);
    }
  }
  print(`Share of stories in which it holds, in per cent`);
  const rows = [...held].sort(([a], [b]) => a.localeCompare(b));
  printTable([
    ["", "stories", ...names],
    ...rows.map(([row, counts]) => [
      row,
      String(counts.at(-1)),
      ...names.map((_, i) => percent(counts[i] ?? 0, counts.at(-1) ?? 0)),
    ]),
  ]);
  for (const [name, stories] of misses) print(`  missed, ${name}: ${stories.length}, first: ${stories[0]}`);
}

const twelve = (age: number, i: number, readingTime: ReadingTime = "5-7 minutes") => sampleRequest(i, age, readingTime);
const asked: readonly StoryRequest[] = [
  twelve(3, 1),
  twelve(5, 0, "2-3 minutes"),
  twelve(6, 4),
  twelve(9, 6),
  twelve(11, 9),
];

function benchVariety(): void {
  print(
    "\nVariety of stories of the same answers (wanted: Self-BLEU ≤ .20, gzip ≤ 2.8, overlap ≤ .10, openings ≥ 90 %, worn words ≤ 1)",
  );
  const seeds = (count: number, inRow: boolean) =>
    Array.from({ length: count }, (_, i) => (inRow ? 4711 * 65536 + i : sampleSeed(i)));
  const cells = ({ selfBleu, gzipRatio, largestOverlap, openings, cliches }: Variety) => [
    selfBleu.toFixed(3),
    gzipRatio.toFixed(2),
    largestOverlap.toFixed(3),
    percent(openings, 1),
    cliches.toFixed(2),
  ];
  const rows = [["answers", "seeds", "words", "self-BLEU", "gzip", "overlap", "openings %", "worn ‰"]];
  for (const request of asked) {
    for (const inRow of [true, false]) {
      for (const count of inRow ? [15, 50, 100] : [15]) {
        const told = seeds(count, inRow).map((seed) => tell(request, seed));
        const name = `${request.age}, ${request.style}, ${request.readingTime}`;
        for (const words of [120, undefined]) {
          rows.push([
            name,
            `${count} ${inRow ? "in a row" : "at random"}`,
            words ? "first 120" : "all",
            ...cells(varietyOf(told, words)),
          ]);
        }
      }
    }
  }
  printTable(rows);
}

function benchPlots(): void {
  print("\nPlots (goal, obstacle, helper, turn, ending)");
  const rows = [["answers", "among 100 in a row", "among 100 at random", "among 20,000"]];
  for (const request of asked) {
    const plots = (seeds: readonly number[]) =>
      String(new Set(seeds.map((seed) => planStory(request, seed, writtenFor(request.age)).key)).size);
    // What a story would be about if its first plan is told, which nearly all are: 20,000 stories would take minutes.
    const firstPlots = (seeds: readonly number[]) =>
      String(new Set(seeds.map((seed) => plotKey(choosePlan(request, seed, writtenFor(request.age))))).size);
    const list = (count: number) => Array.from({ length: count }, (_, i) => i);
    rows.push([
      `${request.age}, ${request.lesson}`,
      plots(list(100)),
      plots(list(100).map(sampleSeed)),
      firstPlots(list(20_000).map(sampleSeed)),
    ]);
  }
  printTable(rows);
}

/** Stories until most of the written content has been taken apart once. */
const warmUp = 300;

function benchTime(): void {
  print(`\nOne 15-minute story, after ${warmUp} others`);
  const rows = [["age", "median ms", "95 % ms", "heap KB"]];
  for (const age of [3, 5, 7, 9, 11]) {
    const times: number[] = [];
    let heap = 0;
    for (let i = 0; i < warmUp + 100; i++) {
      const request = sampleRequest(i, age, "15 minutes");
      const before = process.memoryUsage().heapUsed;
      const start = process.cpuUsage();
      const clock = performance.now();
      tell(request, sampleSeed(i));
      const cpu = process.cpuUsage(start);
      if (i < warmUp) continue;
      times.push(Math.min(performance.now() - clock, (cpu.user + cpu.system) / 1000));
      heap = Math.max(heap, process.memoryUsage().heapUsed - before);
    }
    times.sort((a, b) => a - b);
    rows.push([String(age), (times[50] ?? 0).toFixed(2), (times[95] ?? 0).toFixed(2), (heap / 1024).toFixed(0)]);
  }
  printTable(rows);
}

benchChecks(Number(process.argv[2] ?? 50));
benchVariety();
benchPlots();
benchTime();
