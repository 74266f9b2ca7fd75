import { type Clause, isEnded } from "./clauses";
import { type HeroSubject, type Merge, type Merges, mergeOf } from "./merge";
import { capitalise } from "./noun-phrase";
import { type Passage, type Piece, toldOf } from "./passage";

/** How a clause can be tied to the one before: the writer's soft join, the writer's comma, or a join of the engine's. */
export type Tie = "soft" | "comma" | "drop" | "merge";

/** A told clause in its place in the story. */
export interface Told {
  readonly clause: Clause;
  readonly piece: Piece;
  readonly passage: Passage;
  readonly tie: Tie | undefined;
  /** How it follows on in one sentence, for a join of the engine's. */
  readonly merge?: Merge;
  /** Words that tying with its own word adds to the two. */
  readonly adds: number;
  /** First, middle or last third of the story. */
  readonly third: 0 | 1 | 2;
  tied: boolean;
  /** Tied by a semicolon instead of an 'and'. */
  semicolon: boolean;
}

/** All told clauses in order, with every place where two can be tied. */
export function lineOf(passages: readonly Passage[], hero: HeroSubject, merges: Merges): Told[] {
  const line: Told[] = [];
  const total = passages.reduce((sum, passage) => sum + toldOf(passage).reduce((n, { words }) => n + words, 0), 0);
  let told = 0;
  for (const passage of passages) {
    let before: Clause | undefined;
    let speaking = 0;
    for (const piece of toldOf(passage)) {
      for (const clause of piece.clauses) {
        const at = (told + clause.words / 2) / total;
        told += clause.words;
        const inSpeech = speaking > 0;
        speaking = Math.max(0, speaking + clause.speeches);
        // Who comes along and what is taken is said in sentences of their own.
        const fixed = !before || passage.kind === "refrain" || (piece.intro && clause === piece.clauses[0]);
        const written = !fixed && clause.join && !isEnded(before?.text ?? "");
        const merge =
          fixed || clause.join ? undefined : mergeOf(before?.text ?? "", clause.text, hero, merges, inSpeech);
        line.push({
          clause,
          piece,
          passage,
          tie: written ? (clause.tied ? "comma" : "soft") : merge && (merge.kind === "drop" ? "drop" : "merge"),
          ...(merge ? { merge } : {}),
          adds: merge && merge.kind !== "and" ? (merge.link === ", and then " ? 1 : 0) : 1,
          third: at < 1 / 3 ? 0 : at < 2 / 3 ? 1 : 2,
          tied: false,
          semicolon: merge?.kind === "semicolon",
        });
        before = clause;
      }
    }
  }
  return line;
}

/** Words a clause has when a sentence begins with it: 'But …', 'So …'. */
export const startWords = ({ clause }: Told): number =>
  clause.words + (clause.join === "but" || clause.join === "so" ? 1 : 0);

/** Words that tying adds, as it is tied now. */
export const addedWords = ({ semicolon, adds }: Told): number => (semicolon ? 0 : adds);

const starts = ({ clause: { text, join } }: Told): string => {
  if (join === undefined) return text;
  return join === "and" ? capitalise(text) : `${capitalise(join)} ${text}`;
};

/** The sentences of each passage, tied as decided. */
export function sentencesOfLine(line: readonly Told[]): Map<Passage, string[]> {
  const all = new Map<Passage, string[]>();
  for (const [i, told] of line.entries()) {
    const sentences = all.get(told.passage) ?? [];
    if (sentences.length === 0) all.set(told.passage, sentences);
    const before = sentences.length - 1;
    if (told.tied && told.merge) {
      sentences[before] =
        `${sentences[before]?.slice(0, -1)}${told.semicolon ? "; " : told.merge.link}${told.merge.rest}`;
    } else if (told.tied) sentences[before] += `, ${told.clause.join} ${told.clause.text}`;
    else {
      const last = line[i - 1];
      // What was written before a soft join has no full stop of its own.
      if (last?.passage === told.passage && before >= 0 && !isEnded(sentences[before] ?? "")) sentences[before] += ".";
      sentences.push(starts(told));
    }
    if (line[i + 1]?.passage !== told.passage && !isEnded(sentences.at(-1) ?? ""))
      sentences[sentences.length - 1] += ".";
  }
  return all;
}
