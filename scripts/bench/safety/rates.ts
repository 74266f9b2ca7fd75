/**
 * Figures of the safety rules. Usage: npm run bench:safety -- [folder of .txt stories by others | list.jsonl]
 * Every sentence that would stop a telling is printed, to be looked at. With a list, lines of `{ kind, unsafe, paragraph }`
 * that the rules have never seen, its rates alone are measured, which is done once: after that it is a list to tune with.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readingTimes } from "../../../app/story/catalogue";
import { createNormaliser } from "../../../server/normalise/normaliser";
import { refusedFor } from "../../../server/safety/review-words";
import { untoldFor } from "../../../server/safety/story-rules";
import { createSentenceGate } from "../../../server/telling/sentence-gate";
import { rateCases } from "../../../tests/support/safety/rate-cases";
import type { SafetyCase } from "../../../tests/support/safety/safety-case";
import { everyInterest, sampleRequest, sampleSeed, tell } from "../../../tests/support/storybook/samples";
import { learnedParts, sentencesOf } from "../../safety/sentence-lists";
import { benchCold } from "./cold";

const out = (line = "") => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

interface Rejection {
  readonly sentence: string;
  readonly category: string;
}

/** All rejections, not only the first, which ends a telling. */
function rejectionsIn(text: string): Rejection[] {
  const found: Rejection[] = [];
  const gate = createSentenceGate({
    allows: (sentence, around) => {
      const category = untoldFor(sentence, around);
      if (category) found.push({ sentence, category });
      return true;
    },
  });
  const normaliser = createNormaliser({ spareTitle: "A Story" });
  gate.push(normaliser.push(text));
  gate.push(normaliser.end());
  gate.end();
  return found;
}

function report(name: string, texts: readonly string[]): void {
  const rejections = texts.map(rejectionsIn);
  const hit = rejections.filter(({ length }) => length > 0).length;
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
  out(`${name}: ${texts.length} stories, ${words} words, ${hit} would be stopped`);
  for (const { sentence, category } of rejections.flat()) out(`  ${category}: ${sentence}`);
}

const listFolder = path.join(import.meta.dirname, "../../../tests/support/safety");

async function benchRequests(file: string): Promise<void> {
  const exports = Object.values((await import(path.join(listFolder, file))) as Record<string, readonly SafetyCase[]>);
  const rates = rateCases(exports.find(Array.isArray) ?? []);
  const { unsafe, unsafeRefused, innocent, innocentRefused, sameCategory } = rates;
  out(
    `${file}: ${percent(unsafeRefused)} of ${unsafe} unsafe refused (${percent(sameCategory)} of them for the named reason), ${percent(innocentRefused)} of ${innocent} innocent`,
  );
  for (const { text, as } of rates.unsafeTaken) out(`  taken as ${as}: ${text}`);
  for (const { text, refusedFor: reason } of rates.innocentLost) out(`  refused for ${reason}: ${text}`);
}

function benchStorybook(count: number): void {
  const stories = Array.from({ length: count }, (_, i) => {
    const length = readingTimes[i % readingTimes.length]?.value ?? "5-7 minutes";
    return tell(sampleRequest(i, 2 + (i % 11), length), sampleSeed(i));
  });
  report("Storybook", stories);
}

/** Milliseconds of CPU at the median of `times` runs, after as many to warm up. */
function cpu(times: number, work: () => void): string {
  for (let i = 0; i < times; i++) work();
  const taken = Array.from({ length: times }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return `${(taken.sort((a, b) => a - b)[times >> 1] ?? 0).toFixed(2)} ms`;
}

function benchTime(): void {
  const story = Array.from({ length: 2 }, (_, i) => tell(sampleRequest(i, 10, "15 minutes"), sampleSeed(i))).join("\n");
  const words = story.split(/\s+/).slice(0, 3000).join(" ");
  const pieces = words.match(/.{1,120}/gs) ?? [];
  const through = (judge: boolean) => () => {
    const gate = createSentenceGate({ allows: (s, around) => !judge || untoldFor(s, around) === undefined });
    for (const piece of pieces) gate.push(piece);
    gate.end();
  };
  out(`A story of 3,000 words: gate ${cpu(60, through(false))} of CPU, with its rules ${cpu(60, through(true))}`);
  const review = () => {
    for (const interest of everyInterest) refusedFor(interest, "interest");
    refusedFor("why we never play with matches, however much fun it looks", "lesson");
  };
  out(`A request of 20 own interests and a lesson: ${cpu(60, review)}`);
}

/** The lists that the classifier has learned from: these rates flatter it. */
function benchLearned(): void {
  for (const part of learnedParts) {
    for (const kind of ["unsafe", "innocent"] as const) {
      const judged = sentencesOf(`${part}/${kind}`).map((one) => ({
        ...one,
        reason: rejectionsIn(one.text)[0]?.category,
      }));
      const stopped = judged.filter(({ reason }) => reason !== undefined);
      out(`${part}, ${kind}: ${percent(stopped.length / judged.length)} of ${judged.length} stopped`);
      for (const { kind: list, text, reason } of judged)
        if ((reason === undefined) === (kind === "unsafe")) out(`  ${list}: ${text} ${reason ?? ""}`);
    }
  }
}

interface ListedParagraph {
  readonly kind: string;
  readonly unsafe: boolean;
  readonly paragraph: string;
}

/** A list that the rules have never seen, by kind; its paragraphs are not printed, so that it stays so. */
function benchUnseen(file: string): void {
  const paragraphs = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as ListedParagraph);
  for (const unsafe of [true, false]) {
    const judged = paragraphs.filter((one) => one.unsafe === unsafe);
    const stopped = judged.filter(({ paragraph }) => rejectionsIn(`**A Title**\n\n${paragraph}\n`).length > 0);
    out(
      `${unsafe ? "Unsafe" : "Innocent"}: ${stopped.length} of ${judged.length}, ${percent(stopped.length / judged.length)}`,
    );
    for (const kind of new Set(judged.map((one) => one.kind))) {
      const of = (all: readonly ListedParagraph[]) => all.filter((one) => one.kind === kind).length;
      if (unsafe || of(stopped) > 0) out(`  ${kind}: ${of(stopped)} of ${of(judged)}`);
    }
  }
}

function benchEachSentence(): void {
  const sentences = sentencesOf("tuning/innocent").map(({ text }) => text);
  const all = cpu(5, () => {
    for (const text of sentences) untoldFor(text, { before: "", earlier: "", marked: text });
  });
  out(`${sentences.length} sentences, one by one: ${all}`);
}

const folder = process.argv[2];
if (folder?.endsWith(".jsonl")) {
  benchUnseen(folder);
  process.exit();
}
await benchCold(out);
benchLearned();
benchEachSentence();
for (const file of readdirSync(listFolder)) if (file.startsWith("requests-")) await benchRequests(file);
benchStorybook(2_000);
if (folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith(".txt"));
  report(
    folder,
    files.map((file) => readFileSync(path.join(folder, file), "utf8")),
  );
}
benchTime();
