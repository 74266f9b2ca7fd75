import type { Verdict } from "./judge";
import type { Telling } from "./lay-beats";
import { type Passage, type Piece, reword, wordsIn } from "./passage";
import type { Random } from "./random";
import { type ToldLine, tellLine } from "./tell-line";
import { partsOf, showInPart, showWhereSolved } from "./weave-interests";

/** Small changes looked at before a telling is left as it is. */
const mostChanges = 48;

/** What a change has to undo. */
type Snapshot = readonly (readonly [Passage, readonly Piece[], readonly boolean[]])[];

const snapshotOf = (passages: readonly Passage[]): Snapshot =>
  passages.map((passage) => [passage, passage.pieces, passage.pieces.map(({ told }) => told)]);

function restore(snapshot: Snapshot): void {
  for (const [passage, pieces, told] of snapshot) {
    passage.pieces = [...pieces];
    for (const [i, piece] of pieces.entries()) piece.told = told[i] ?? true;
  }
}

function redeal(passage: Passage): void {
  const other = passage.again?.();
  if (other) reword(passage, other);
}

function tell(piece: Piece, told: boolean): void {
  piece.told = told;
}

function toggleSpare(passage: Passage, told: boolean): void {
  for (const piece of passage.pieces) piece.told = told;
}

type Change = () => void;

function changesFor(passages: readonly Passage[], telling: Telling, verdict: Verdict, random: Random): Change[] {
  const { wordsMissing, unseen, repeated } = verdict;
  const changes: Change[] = [];
  const brackets = passages.flatMap(({ pieces }) => pieces.filter(({ spare, broken }) => spare && broken === 0));
  const dealt = passages.filter(({ again }) => again);
  const loose = passages.filter(({ spare }) => spare);
  if (unseen.length > 0) {
    const { index, part } = random.pick(unseen);
    const size = partsOf(telling.plan.readingTime === "2-3 minutes");
    changes.push(() =>
      part === "solved"
        ? showWhereSolved(passages, telling, index, random)
        : showInPart(passages, telling, index, part / size, (part + 1) / size, random),
    );
  }
  for (const sentence of repeated) {
    const has = ({ clauses }: Piece) => clauses.some(({ text }) => sentence.includes(text));
    const place = passages.findLast(({ pieces }) => pieces.some((piece) => piece.told && has(piece)));
    const bracket = place?.pieces.find((piece) => (piece.spare || piece.thread !== undefined) && has(piece));
    if (bracket) changes.push(() => tell(bracket, false));
    else if (place?.again) changes.push(() => redeal(place));
    else if (place?.spare) changes.push(() => toggleSpare(place, false));
  }
  if (wordsMissing <= 0 && brackets.some(({ told }) => told)) {
    const piece = random.pick(brackets.filter(({ told }) => told));
    changes.push(() => tell(piece, false));
  }
  if (wordsMissing >= 0 && brackets.some(({ told }) => !told)) {
    const piece = random.pick(brackets.filter(({ told }) => !told));
    changes.push(() => tell(piece, true));
  }
  if (loose.length > 0) {
    const passage = random.pick(loose);
    changes.push(() => toggleSpare(passage, wordsIn(passage.pieces) === 0));
  }
  if (dealt.length > 0) {
    const passage = random.pick(dealt);
    changes.push(() => redeal(passage));
  }
  return changes;
}

/** Makes small changes, and keeps those for the better, until everything holds. */
export function refine(passages: Passage[], telling: Telling, wish: number, random: Random): ToldLine {
  const again = () => tellLine(passages, telling.plan, wish, random);
  let best = again();
  for (let change = 0; change < mostChanges && best.verdict.faults > 0; change++) {
    const changes = changesFor(passages, telling, best.verdict, random);
    if (changes.length === 0) break;
    const before = snapshotOf(passages);
    random.pick(changes)();
    const next = again();
    if (next.verdict.faults < best.verdict.faults) best = next;
    else restore(before);
  }
  return best;
}
