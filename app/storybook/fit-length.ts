import { mentionsIn, type Passage, type Piece, wordsIn, wordsOfAll } from "./passage";
import type { Random } from "./random";

const bracketsOf = (passages: readonly Passage[], told: boolean) =>
  passages.flatMap(({ pieces }) => pieces.filter((piece) => piece.spare && piece.told === told));

/** Tells more of what may be left out, until the story has `least` words. */
export function tellMore(passages: readonly Passage[], least: number, most: number, random: Random): void {
  let words = wordsOfAll(passages);
  for (const piece of random.shuffle(bracketsOf(passages, false))) {
    if (words >= least) return;
    if (piece.broken > 0 || words + piece.words > most) continue;
    piece.told = true;
    words += piece.words;
  }
}

function leaveOutPassage(passage: Passage): number {
  const words = wordsIn(passage.pieces);
  for (const piece of passage.pieces) piece.told = false;
  return words;
}

/** Leaves out what the plot does not need, the least missed first, until the story has at most `most` words. */
export function tellLess(passages: readonly Passage[], most: number, random: Random): void {
  let words = wordsOfAll(passages);
  const without = (piece: Piece) => {
    piece.told = false;
    words -= piece.words;
  };
  for (const piece of random.shuffle(bracketsOf(passages, true))) {
    if (words <= most) return;
    if (piece.mentions === 0) without(piece);
  }
  for (const passage of random.shuffle(passages.filter(({ spare }) => spare))) {
    if (words <= most) return;
    if (mentionsIn(passage.pieces) === 0) words -= leaveOutPassage(passage);
  }
  for (const piece of bracketsOf(passages, true)) {
    if (words <= most) return;
    without(piece);
  }
}

/** Hurts a paragraph least: neither its first sentence nor its last, no speech, no interest. */
function sparedSentence({ pieces, kind }: Passage): (() => number) | undefined {
  if (kind === "naming" || kind === "refrain" || kind === "pack") return undefined;
  for (const [p, piece] of pieces.entries()) {
    if (!piece.told || piece.thread !== undefined) continue;
    const { clauses } = piece;
    for (let i = clauses.length - 1; i > 0; i--) {
      const clause = clauses[i];
      const free = clause && !clause.join && !clauses[i + 1]?.join && !/[“”]/u.test(clause.text);
      if (!free || (i === clauses.length - 1 && p === pieces.length - 1)) continue;
      return () => {
        const words = piece.words - clause.words;
        const syllables = piece.syllables - clause.syllables;
        pieces[p] = { ...piece, words, syllables, clauses: clauses.filter((_, k) => k !== i) };
        return clause.words;
      };
    }
  }
  return undefined;
}

/** The last resort for a story that is still too long: threads beyond need, extra refrains, then single sentences. */
export function cutDown(passages: readonly Passage[], most: number): void {
  let words = wordsOfAll(passages);
  for (const passage of passages.filter(({ spare }) => spare)) {
    if (words > most) words -= leaveOutPassage(passage);
  }
  for (const passage of passages.filter(({ kind }) => kind === "refrain").reverse()) {
    if (words > most) words -= leaveOutPassage(passage);
  }
  for (let left = 60; words > most && left > 0; left--) {
    const longestFirst = [...passages].sort((a, b) => wordsIn(b.pieces) - wordsIn(a.pieces));
    const cut = longestFirst.map(sparedSentence).find((found) => found !== undefined);
    if (!cut) break;
    words -= cut();
  }
  const threads = passages.flatMap(({ pieces }) => pieces.filter(({ told, thread }) => told && thread !== undefined));
  for (const thread of threads.reverse()) {
    if (words <= most) return;
    thread.told = false;
    words -= thread.words;
  }
}
