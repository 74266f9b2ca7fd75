import { slowest, type Verdict } from "./judge";
import type { Telling } from "./lay-beats";
import { type Passage, type Piece, reword, wordsIn } from "./passage";
import type { Random } from "./random";
import type { ToldLine } from "./tell-line";
import { partsOf, showInPart, showWhereSolved } from "./weave-interests";

/** A small change to a telling, and how much good it promises. */
export interface Change {
  readonly promise: number;
  /** The piece or passage it changes, or the name of what it mends; one that did no good is not tried again at once. */
  readonly of: object | string;
  make(): void;
}

function tell(pieces: readonly Piece[], told: boolean): void {
  for (const piece of pieces) piece.told = told;
}

function redeal(passage: Passage): void {
  const other = passage.again?.();
  if (other) reword(passage, other);
}

/** Above 0, a third wants longer sentences; below, shorter ones. */
function wantedIn({ meanMiss, gradeMiss, slowdown }: Verdict): readonly [number, number, number] {
  const longer = -Math.sign(meanMiss || gradeMiss);
  const slower = slowdown > slowest ? 1 : 0;
  return [longer + slower, longer, longer * 0.5 - slower * 1.5];
}

interface Place {
  readonly third: 0 | 1 | 2;
  /** Words a sentence, as it is tied now. */
  readonly mean: number;
}

function placesOf({ line }: ToldLine): Map<Passage, Place> {
  const all = new Map<Passage, { third: 0 | 1 | 2; words: number; sentences: number; mean: number }>();
  for (const { passage, third, tied, clause } of line) {
    const place = all.get(passage) ?? { third, words: 0, sentences: 0, mean: 0 };
    all.set(passage, place);
    place.words += clause.words;
    if (!tied) place.sentences++;
    place.mean = place.words / Math.max(1, place.sentences);
  }
  return all;
}

function showings(passages: readonly Passage[], telling: Telling, { unseen }: Verdict, random: Random): Change[] {
  const size = partsOf(telling.plan.readingTime === "2-3 minutes");
  return unseen.map(({ index, part }) => ({
    promise: 40,
    of: `${index} in ${part}`,
    make: () =>
      part === "solved"
        ? showWhereSolved(passages, telling, index, random)
        : showInPart(passages, telling, index, part / size, (part + 1) / size, random),
  }));
}

/** 'asked Otto.': what follows on a speech. */
const isTail = (text: string | undefined) => text !== undefined && /^\p{Ll}/u.test(text);

/** Where the paragraph keeps another sentence, and none hangs on this one. */
function leaveOut(passage: Passage, sentence: string): void {
  passage.pieces = passage.pieces.map((piece) => {
    const clauses = piece.clauses.filter(
      ({ text, join }, i) =>
        text !== sentence || join || piece.clauses[i + 1]?.join || isTail(piece.clauses[i + 1]?.text),
    );
    if (clauses.length === 0 || clauses.length === piece.clauses.length) return piece;
    const words = clauses.reduce((sum, clause) => sum + clause.words, 0);
    const syllables = clauses.reduce((sum, clause) => sum + clause.syllables, 0);
    return { ...piece, clauses, words, syllables };
  });
}

function unrepeatings(passages: readonly Passage[], { repeated }: Verdict): Change[] {
  return repeated.flatMap((sentence): Change[] => {
    const has = ({ clauses, told }: Piece) => told && clauses.some(({ text }) => sentence.includes(text));
    const place = passages.findLast(({ pieces, kind }) => kind !== "refrain" && pieces.some(has));
    const loose = place?.pieces.filter((piece) => (piece.spare || piece.thread !== undefined) && has(piece)) ?? [];
    if (loose.length > 0) return [{ promise: 60, of: loose[0] ?? place ?? {}, make: () => tell(loose, false) }];
    if (place?.again) return [{ promise: 60, of: place, make: () => redeal(place) }];
    if (!place) return [];
    const smaller: Change = { promise: 70, of: place.pieces, make: () => leaveOut(place, sentence) };
    return place.spare ? [smaller, { promise: 60, of: place, make: () => tell(place.pieces, false) }] : [smaller];
  });
}

/** Possible changes, the most promising first. */
export function changesFor(passages: readonly Passage[], telling: Telling, told: ToldLine, random: Random): Change[] {
  const { verdict } = told;
  const wanted = wantedIn(verdict);
  const places = placesOf(told);
  const changes = [...showings(passages, telling, verdict, random), ...unrepeatings(passages, verdict)];
  let third: 0 | 1 | 2 = 0;
  for (const passage of passages) {
    const place = places.get(passage);
    third = place?.third ?? third;
    const want = wanted[third];
    const toggle = (pieces: readonly Piece[], on: boolean) => {
      const words = pieces.reduce((sum, piece) => sum + piece.words, 0);
      const sentences = pieces.reduce((sum, piece) => sum + piece.clauses.length, 0);
      const syllables = pieces.reduce((sum, piece) => sum + piece.syllables, 0);
      // Where only the grade is missed, long words count as much as long sentences (a grade is .39 words a sentence).
      const harder =
        verdict.meanMiss === 0 && verdict.gradeMiss !== 0 ? 30 * (syllables / words - verdict.syllablesPerWord) : 0;
      const gain = want * (words / sentences - verdict.mean + harder) * words * (on ? 0.2 : -0.2);
      const length = verdict.wordsMissing > 0 === on ? Math.abs(verdict.wordsMissing) : -Math.abs(verdict.wordsMissing);
      changes.push({ promise: gain + length, of: pieces[0] ?? passage, make: () => tell(pieces, on) });
    };
    if (passage.spare) toggle(passage.pieces, wordsIn(passage.pieces) === 0);
    else {
      for (const piece of passage.pieces) if (piece.spare && piece.broken === 0) toggle([piece], !piece.told);
    }
    if (passage.again && place) {
      const promise = want * (verdict.mean - place.mean) * wordsIn(passage.pieces) * 0.15;
      changes.push({ promise, of: passage, make: () => redeal(passage) });
    }
  }
  const noise = new Map(changes.map((change) => [change, change.promise + 6 * random.next()]));
  return changes.sort((a, b) => (noise.get(b) ?? 0) - (noise.get(a) ?? 0));
}
