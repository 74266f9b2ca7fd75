import { labelOf, styles } from "../../app/story/catalogue";
import { hasChapters } from "../../app/story/length";
import { mean } from "../../tests/support/tales/sentences";
import { checkNames } from "./checks";
import { pointsOf, type Row } from "./evaluate";
import { mostPoints, rubric } from "./rubric";
import type { Variety } from "./variety";

type Table = readonly (readonly string[])[];

const seconds = (ms: number) => (ms / 1000).toFixed(1);
const share = (part: number, whole: number) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(0)} %`);

/** One story in a line. */
export function lineOf(row: Row): string {
  const { number, request, told, faults, verdict } = row;
  const head = `${String(number).padStart(2)}  age ${request.age}, ${request.readingTime}, ${labelOf(styles, request.style)}`;
  if ("failure" in told)
    return `${head}: NOT TOLD, ${told.failure} after ${seconds(told.totalMs)} s ${told.detail}`.trimEnd();
  const points = pointsOf(row);
  const judged =
    points === undefined ? (verdict === undefined ? "" : `, not judged: ${verdict}`) : `, judged ${points}`;
  const said =
    faults.length === 0 ? "kept all measures" : faults.map(({ check, says }) => `${check}: ${says}`).join("; ");
  return `${head}: ${seconds(told.firstMs)} s to its first words, ${seconds(told.totalMs)} s in all${judged}; ${said}`;
}

/** How many stories were told, and what became of the others. */
export function outcomeTable(rows: readonly Row[]): Table {
  const counts = new Map<string, number>();
  for (const { told } of rows) {
    const outcome = "failure" in told ? told.failure : "told";
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  return [["outcome", "stories"], ...[...counts].sort(([, a], [, b]) => b - a).map(([name, n]) => [name, String(n)])];
}

/** Of the stories that were told, how many keep each measure. */
export function measureTable(rows: readonly Row[]): Table {
  const told = rows.filter((row) => "text" in row.told);
  const keeping = (check: string) => {
    const asked = check === "chapters" ? told.filter(({ request }) => hasChapters(request.readingTime)) : told;
    return share(asked.filter(({ faults }) => !faults.some((fault) => fault.check === check)).length, asked.length);
  };
  const all = told.filter(({ faults }) => faults.length === 0).length;
  return [
    ["measure", "kept"],
    ...checkNames.map((check) => [check, keeping(check)]),
    ["all of them", share(all, told.length)],
  ];
}

/** The mean of each point, 0 to 2; undefined where nothing was judged. */
export function rubricTable(rows: readonly Row[]): Table | undefined {
  const verdicts = rows.flatMap(({ verdict }) => (typeof verdict === "object" ? [verdict] : []));
  if (verdicts.length === 0) return undefined;
  const means = rubric.map(([name], i) => [name, mean(verdicts.map(({ points }) => points[i] ?? 0)).toFixed(2)]);
  const all = mean(verdicts.flatMap(({ points }) => points)).toFixed(2);
  return [[`point, of ${mostPoints} (${verdicts.length} stories)`, "mean"], ...means, ["all of them", all]];
}

export function varietyLines({ names, titles, openings, endings }: Variety): string[] {
  const often = names.slice(0, 10).map(([name, stories]) => `${name} ${stories}`);
  return [
    `Names in three stories or more: ${often.length === 0 ? "none" : often.join(", ")}`,
    `Pairs of stories alike: ${titles} by title, ${openings} by first sentence, ${endings} by last sentence`,
  ];
}
