/**
 * Figures of the built-in storyteller. Usage: npm run bench:storybook -- [stories per age and length, default 50] [folder]
 * The folder holds tales as `app/storybook/tales` does; by default it is that one.
 */
import { interests as presets, styles, surpriseInterest } from "../../app/story/catalogue";
import type { StoryRequest } from "../../app/story/request";
import { taleAges } from "../../app/storybook/tale";
import { shuffled } from "../../app/storybook/teller/draws";
import { planStory } from "../../app/storybook/teller/plan-story";
import { faultsOf } from "../../tests/support/storybook/measure";
import { taleFiles, talesFolder } from "../../tests/support/storybook/read-library";
import {
  everyInterest,
  interestLists,
  openLibrary,
  sampleRequest,
  sampleRequests,
  tell,
} from "../../tests/support/storybook/samples";
import { coverageOf } from "../../tests/support/tales/coverage";
import { mean } from "../../tests/support/tales/sentences";
import { readWritten } from "../../tests/support/tales/written-tale";
import { percentile } from "./support/percentile";
import { print, printTable } from "./support/print-table";

const each = Number(process.argv[2] ?? 50);
const folder = process.argv[3] ?? talesFolder;
const open = openLibrary(folder);

const presetValues = presets.map(({ value }) => value).filter((value) => value !== surpriseInterest);
const pool = [...new Set([...interestLists.flat(), ...everyInterest, ...presetValues])].filter(
  (one) => one !== surpriseInterest,
);

/** 1 to 10 interests, presets and a parent's own. The seed: of any family, the first stories of its shelf. */
function sample(plain: StoryRequest, i: number): [StoryRequest, seed: number] {
  const interests = shuffled(pool, i, (one) => one).slice(0, 1 + (i % 10));
  return [{ ...plain, interests }, ((i * 40_503) << 16) | (i % 4)];
}

function benchMeasures(): void {
  const rows = new Map<string, [held: number, of: number]>();
  const count = (row: string, held: boolean) => {
    const [before, of] = rows.get(row) ?? [0, 0];
    rows.set(row, [before + (held ? 1 : 0), of + 1]);
  };
  const missed: string[] = [];
  for (const [i, [plain]] of [...sampleRequests(each)].entries()) {
    const [request, seed] = sample(plain, i);
    const faults = faultsOf(tell(request, seed, open), request);
    for (const row of [`age ${request.age}`, request.readingTime, "all"]) count(row, faults.length === 0);
    for (const fault of faults) missed.push(`${request.age}, ${request.readingTime}, number ${i}: ${fault}`);
  }
  print("Words and sentences within their limits");
  const cells = [...rows].map(([row, [held, of]]) => [row, String(of), ((100 * held) / of).toFixed(1)]);
  printTable([
    ["", "stories", "%"],
    ...cells.sort(([a = ""], [b = ""]) => a.localeCompare(b, "en", { numeric: true })),
  ]);
  for (const miss of missed.slice(0, 20)) print(`  missed: ${miss}`);
  if (missed.length > 20) print(`  … and ${missed.length - 20} more`);
}

/** Stories of the same answers until the first tale comes again. */
function storiesBeforeRepeat(request: StoryRequest, family: number): number {
  const told = new Set<string>();
  for (let story = 0; ; story++) {
    const tales =
      planStory(request, family * 65_536 + story, open.library)?.chapters.map(({ entry }) => entry.id) ?? [];
    if (tales.some((id) => told.has(id))) return story;
    for (const id of tales) told.add(id);
  }
}

function benchRepeats(): void {
  print("\nStories of 5-7 minutes before a tale comes again: fewest, median, most");
  const rows = [["ages", "1 love", "2 loves", "3 loves"]];
  for (const [at, ages] of taleAges.entries()) {
    const age = [3, 5, 7, 11][at] ?? 5;
    const cells = [1, 2, 3].map((loves) => {
      const counts = styles.flatMap(({ value: style }, i) =>
        presetValues.map((_, n) => {
          const interests = Array.from(
            { length: loves },
            (_, k) => presetValues[(n + k) % presetValues.length] ?? "art",
          );
          return storiesBeforeRepeat({ ...sampleRequest(0, age, "5-7 minutes"), style, interests }, i * 31 + n);
        }),
      );
      return `${Math.min(...counts)}, ${percentile(counts, 0.5)}, ${Math.max(...counts)}`;
    });
    rows.push([ages, ...cells]);
  }
  printTable(rows);
}

/** Stories until the runtime knows the code. */
const warmUp = 300;

function benchTime(): void {
  print(`\nMilliseconds of CPU for one story of 15 minutes, after ${warmUp} others`);
  const rows = [["age", "median", "99 %", "longest"]];
  for (const age of [3, 5, 7, 9, 11]) {
    const times: number[] = [];
    for (let i = 0; i < warmUp + 1000; i++) {
      const [request, seed] = sample(sampleRequest(i, age, "15 minutes"), i);
      const start = process.cpuUsage();
      const clock = performance.now();
      tell(request, seed, open);
      const passed = performance.now() - clock;
      const { user, system } = process.cpuUsage(start);
      // Another process may have had the core for a while.
      if (i >= warmUp) times.push(Math.min(passed, (user + system) / 1000));
    }
    rows.push([String(age), ...[0.5, 0.99, 1].map((part) => percentile(times, part).toFixed(2))]);
  }
  printTable(rows);
}

function benchSecondReadings(): void {
  const shares = taleFiles(folder).flatMap((file) => {
    const [, share] = /off the chain (\d+) ?%/u.exec(readWritten(file).head.read ?? "") ?? [];
    return share === undefined ? [] : [Number(share)];
  });
  print(`\nWords off the chain, as ${shares.length} second readings judged them: mean ${mean(shares).toFixed(1)} %`);
}

function benchCoverage(): void {
  const { table, missing } = coverageOf([...open.tales.values()]);
  print(`\nTales by world, ages and mood pair (${open.tales.size} in all; ${missing.length} lines of what is missing)`);
  print(table);
}

benchMeasures();
benchRepeats();
benchTime();
benchSecondReadings();
benchCoverage();
