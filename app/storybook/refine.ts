import { changesFor } from "./changes";
import type { Telling } from "./lay-beats";
import type { Passage, Piece } from "./passage";
import type { Random } from "./random";
import { type ToldLine, tellLine } from "./tell-line";

/** Small changes looked at before a telling is left as it is. */
const mostChanges = { brief: 90, long: 50 };

/** The same paragraph or sentence is changed so often in vain. */
const mostTrials = 2;

/** What a change has to undo. */
type Snapshot = readonly (readonly [Passage, readonly Piece[], readonly boolean[]])[];

const snapshotOf = (passages: readonly Passage[]): Snapshot =>
  passages.map((passage) => [passage, [...passage.pieces], passage.pieces.map(({ told }) => told)]);

function restore(snapshot: Snapshot): void {
  for (const [passage, pieces, told] of snapshot) {
    passage.pieces = [...pieces];
    for (const [i, piece] of pieces.entries()) piece.told = told[i] ?? true;
  }
}

/** Makes small changes, and keeps those for the better, until everything holds. */
export function refine(passages: Passage[], telling: Telling, wish: number, random: Random): ToldLine {
  const again = () => tellLine(passages, telling.plan, wish, random);
  const most = telling.plan.readingTime === "2-3 minutes" ? mostChanges.brief : mostChanges.long;
  const useless = new Map<object | string, number>();
  let best = again();
  for (let change = 0; change < most && best.verdict.faults > 0; change++) {
    const found = changesFor(passages, telling, best, random).find(({ of }) => (useless.get(of) ?? 0) < mostTrials);
    if (!found) break;
    const before = snapshotOf(passages);
    found.make();
    const next = again();
    if (next.verdict.faults < best.verdict.faults) {
      best = next;
      useless.clear();
    } else {
      restore(before);
      useless.set(found.of, (useless.get(found.of) ?? 0) + 1);
    }
  }
  return best;
}
