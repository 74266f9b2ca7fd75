import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";

const safety = path.join(import.meta.dirname, "../../../server/safety");

/** What an isolate is asked first, by the module and the call that answer it. */
const first = [
  ["review-words", "refusedFor", ["steam trains", "interest"]],
  ["review-words", "refusedFor", ["guns and killing people", "interest"]],
  ["review-words", "refusedFor", ["why we never play with matches", "lesson"]],
  ["story-rules", "untoldFor", ["The moon looked down on the little house.", { before: "", earlier: "", marked: "" }]],
  [
    "story-rules",
    "untoldFor",
    ["He stuck a fork in the socket and it was fun.", { before: "", earlier: "", marked: "" }],
  ],
] as const;
const processes = 15;

/** In a fresh process: milliseconds of CPU to load the module, and of its first call. */
const script = `
const [file, name, args] = process.argv.slice(1);
const spent = (start) => { const { user, system } = process.cpuUsage(start); return (user + system) / 1000; };
const before = process.cpuUsage();
const call = (await import(file))[name];
const load = spent(before);
const start = process.cpuUsage();
call(...JSON.parse(args));
console.log(JSON.stringify([load, spent(start)]));`;

const median = (values: readonly number[]) => (values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0).toFixed(1);

/** CPU of the first words and of the first sentence of an isolate, each measured in processes of its own. */
export async function benchCold(out: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "safety-cold-"));
  const entryPoints = [...new Set(first.map(([file]) => path.join(safety, `${file}.ts`)))];
  await build({
    entryPoints,
    outdir: folder,
    bundle: true,
    minify: true,
    format: "esm",
    outExtension: { ".js": ".mjs" },
  });
  for (const [file, name, args] of first) {
    const module = path.join(folder, `${file}.mjs`);
    const runs = Array.from({ length: processes }, () => {
      const given = ["--input-type=module", "-e", script, module, name, JSON.stringify(args)];
      return JSON.parse(execFileSync(process.execPath, given, { encoding: "utf8" })) as [number, number];
    });
    const [load, call] = [0, 1].map((i) => median(runs.map((run) => run[i] ?? 0)));
    out(`First of an isolate, ${JSON.stringify(args[0])}: ${call} ms of CPU, after ${load} ms to load the module`);
  }
  rmSync(folder, { recursive: true });
}
