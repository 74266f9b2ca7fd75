import type { StoryRequest } from "../../app/story/request";
import { type Fault, faultsIn } from "./checks";
import type { Judge } from "./judge";
import { mostPoints, rubric } from "./rubric";
import type { Tell, Told } from "./tell";
import type { Verdict } from "./verdict";

export interface Row {
  /** From 1. */
  readonly number: number;
  readonly request: StoryRequest;
  readonly told: Told;
  /** Of a story that was told. */
  readonly faults: readonly Fault[];
  /** Or why there is none. */
  readonly verdict: Verdict | string | undefined;
}

interface Evaluation {
  readonly requests: readonly StoryRequest[];
  readonly tell: Tell;
  readonly judge: Judge | undefined;
  /** Stories at the same time. */
  readonly atOnce: number;
  onRow(row: Row): void;
}

/** In the order of the requests. What fails of one story is in its row. */
export async function evaluate({ requests, tell, judge, atOnce, onRow }: Evaluation): Promise<Row[]> {
  const rows: Row[] = [];
  let next = 0;
  async function work(): Promise<void> {
    for (let i = next++; i < requests.length; i = next++) {
      const request = requests[i] as StoryRequest;
      const told = await tell(request);
      const isTold = "text" in told;
      const row = {
        number: i + 1,
        request,
        told,
        faults: isTold ? faultsIn(told.text, request) : [],
        verdict: isTold ? await judge?.(told.text, request) : undefined,
      };
      rows[i] = row;
      onRow(row);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return rows;
}

export function pointsOf({ verdict }: Pick<Row, "verdict">): number | undefined {
  return typeof verdict === "object" ? verdict.points.reduce((sum, one) => sum + one, 0) : undefined;
}

/** How much a story lacks: a fault weighs as much as a point of the rubric that does not hold. */
function lack(row: Row): number {
  const points = pointsOf(row);
  return row.faults.length + (points === undefined ? 0 : rubric.length - points / mostPoints);
}

/** Those that were told, the worst first. */
export function worstOf(rows: readonly Row[], count: number): Row[] {
  const told = rows.filter((row) => "text" in row.told);
  return told.sort((a, b) => lack(b) - lack(a) || a.number - b.number).slice(0, count);
}
