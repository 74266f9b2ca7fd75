import { mentionsIn, type Passage, type PassageKind, type Piece, wordsIn, wordsOfAll } from "./passage";
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
export function tellLess(passages: readonly Passage[], most: number, random: Random, keepInterests: boolean): void {
  let words = wordsOfAll(passages);
  const kept = (mentions: number) => keepInterests && mentions !== 0;
  const without = (piece: Piece) => {
    piece.told = false;
    words -= piece.words;
  };
  for (const piece of random.shuffle(bracketsOf(passages, true))) {
    if (words <= most) return;
    if (!kept(piece.mentions)) without(piece);
  }
  for (const passage of random.shuffle(passages.filter(({ spare }) => spare))) {
    if (words <= most) return;
    if (!kept(mentionsIn(passage.pieces))) words -= leaveOutPassage(passage);
  }
  for (const piece of bracketsOf(passages, true)) {
    if (words <= most) return;
    without(piece);
  }
  for (const passage of random.shuffle(passages.filter(({ spare }) => spare))) {
    if (words <= most) return;
    words -= leaveOutPassage(passage);
  }
}

/** Where a sentence is missed least comes first. Nowhere in what the child wants: that is what the story is about. */
const bearsCuts: readonly PassageKind[] = ["open", "enter", "reached", "home", "meet", "fail", "bed", "solve"];

/**
 * The last sentence of a paragraph that it can do without: not its first nor its last, no speech, no half of a pair.
 * @param anySentence when nothing else is left: any but the first
 */
function sparedSentence({ pieces, kind }: Passage, anySentence: boolean): (() => number) | undefined {
  const isOwn = ({ told, thread, intro }: Piece) => told && thread === undefined && !intro;
  const first = pieces.findIndex(isOwn);
  const last = pieces.findLastIndex(isOwn);
  for (let p = pieces.length - 1; p >= 0; p--) {
    const piece = pieces[p];
    if (!piece || !isOwn(piece)) continue;
    // What solves the trouble names the things that solve it.
    if (kind === "solve" && piece.mentions !== 0) continue;
    const { clauses } = piece;
    for (let i = clauses.length - 1; i >= (p === first ? 1 : 0); i--) {
      const clause = clauses[i];
      if (!clause || (clauses.length === 1 && piece.mentions !== 0)) continue;
      const apart = !clause.join && !clauses[i + 1]?.join && !/[“”]/u.test(clause.text);
      if (!anySentence && (!apart || (p === last && i === clauses.length - 1))) continue;
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

/**
 * For a story whose beats are too long even without all that may be left out: refrains go, then single sentences.
 * @param anySentence the last resort
 */
export function cutDown(passages: readonly Passage[], most: number, anySentence = false): void {
  let words = wordsOfAll(passages);
  for (const passage of passages.filter(({ spare, kind }) => spare || (anySentence && kind === "refrain"))) {
    if (words > most) words -= leaveOutPassage(passage);
  }
  for (const kind of bearsCuts) {
    for (const passage of passages.filter((one) => one.kind === kind)) {
      while (words > most) {
        const cut = sparedSentence(passage, anySentence);
        if (!cut) break;
        words -= cut();
      }
    }
  }
}
