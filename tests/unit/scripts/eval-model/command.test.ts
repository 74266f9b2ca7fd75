import { spawn } from "node:child_process";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { answersFor } from "../../../../scripts/eval-model/answers";
import { rubric } from "../../../../scripts/eval-model/rubric";
import { sampleSeed, tell } from "../../../support/storybook/samples";
import * as scripts from "../../../support/upstream/scripts";
import { type Script, startUpstream } from "../../../support/upstream/upstream";

const root = path.resolve(import.meta.dirname, "../../../..");
const running: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(running.map((one) => one.close())));

async function serve(...steps: readonly Script[]) {
  const upstream = await startUpstream(...steps);
  running.push(upstream);
  return upstream;
}

/** So that nothing of a developer's own `.dev.vars` counts. */
const blank = Object.fromEntries(
  ["OPENAI", "JUDGE"].flatMap((who) => ["API_KEY", "BASE_URL", "MODEL"].map((what) => [`${who}_${what}`, ""])),
);

/** Runs the command as an operator does. */
function run(variables: Record<string, string>, ...options: string[]): Promise<{ code: number | null; out: string }> {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/eval-model/index.ts", ...options], {
    cwd: root,
    env: { PATH, ...blank, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (out += text));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, out })));
}

const good = (i: number) => scripts.tells([tell(answersFor(i), sampleSeed(i))]);
const bad = ["**Luna**\n\n", "Once upon a time there was Luna. ", "And Luna slept."];
const limits = { STORY_STALL_MS: "500" };
const judged = (content: string) =>
  scripts.answers("application/json", JSON.stringify({ choices: [{ message: { content } }] }));
const verdict = (points: number, worst: string) => judged(JSON.stringify({ points: rubric.map(() => points), worst }));

test("good stories, bad ones, and every way to fail are rows of the table", async () => {
  const model = await serve(
    good(0),
    scripts.tells(bad),
    scripts.fails(429),
    scripts.stallsAfter(bad),
    scripts.tells(bad, "length"),
    scripts.tells([...bad, " “Oh, shit,” said the hen."]),
    scripts.tells([]),
    good(7),
  );
  const judge = await serve(verdict(2, "nothing"), verdict(0, "Luna again."), scripts.fails(500));
  const { code, out } = await run(
    {
      ...{ OPENAI_BASE_URL: model.url, OPENAI_MODEL: "loopback", ...limits },
      ...{ JUDGE_BASE_URL: judge.url, JUDGE_MODEL: "stern" },
    },
    ...["--stories", "8", "--at-once", "1"],
  );
  expect(code).toBe(0);
  const line = (start: string) => out.split("\n").find((one) => one.startsWith(start)) ?? "";
  expect(line(" 1 ")).toContain("judged 24; ");
  expect(line(" 2 ")).toMatch(/judged 0; length: .*loves: .*names: 'Luna'.*stock phrases: 'Once upon a time'/);
  for (const [n, failure] of [
    [3, "busy"],
    [4, "timeout"],
    [5, "story_failed"],
    [6, "blocked"],
    [7, "no_story"],
  ])
    expect(line(` ${n} `)).toContain(`NOT TOLD, ${failure} after`);
  expect(line(" 8 ")).toContain("not judged: status 500");
  expect(line("told")).toMatch(/3$/);
  expect(line("stock phrases")).toMatch(/67 %$/);
  // Which of the measures a tale keeps changes with the library.
  expect(line("all of them")).toMatch(/(?:33|67) %$/);
  expect(line("Want")).toMatch(/1\.00$/);
  expect(out.indexOf("The worst, 1 of 5.  2")).toBeGreaterThan(0);
  expect(out).toContain("The judge: Luna again.");
  expect(out).toContain("Once upon a time there was Luna.");
  expect(model.requests[0]?.body.messages?.[0]?.content).toContain("What leads");
  expect(judge.requests[1]?.body).toMatchObject({ model: "stern" });
  expect(judge.requests).toHaveLength(3);
}, 40_000);

test("without a judge it is said, and without a model nothing is told", async () => {
  const model = await serve(good(0));
  const [told, untold] = await Promise.all([
    run({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: "loopback" }, "--stories", "1"),
    run({ OPENAI_BASE_URL: "nowhere" }),
  ]);
  expect(told.out).toContain("Not judged: JUDGE_BASE_URL names no second model.");
  expect(told.out).not.toContain("Want");
  expect(untold.code).toBe(1);
  expect(untold.out).toContain("OPENAI_BASE_URL must be an address such as https://example.com/v1");
  expect(untold.out).toContain("No model is configured");
}, 40_000);
