import { type Clause, isEnded } from "./clauses";
import { countWords, joinPair } from "./flow";
import { capitalise } from "./noun-phrase";
import { type Passage, type Piece, toldOf } from "./passage";

/** How a clause can be tied to the one before: the writer's soft join, the writer's comma, or a join of the engine's. */
export type Tie = "soft" | "comma" | "merge";

/** A told clause in its place in the story. */
export interface Told {
  readonly clause: Clause;
  readonly piece: Piece;
  readonly passage: Passage;
  readonly tie: Tie | undefined;
  /** Both statements as one, for a join of the engine's. */
  readonly merged?: string;
  /** Words that tying adds to the two. */
  readonly adds: number;
  /** First, middle or last third of the story. */
  readonly third: 0 | 1 | 2;
  tied: boolean;
}

const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;

/** All told clauses in order, with every place where two can be tied. */
export function lineOf(passages: readonly Passage[], hero: string, mergesToo: boolean): Told[] {
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
        const quoted = speaking > 0 || /[“”]/u.test(clause.text);
        speaking = Math.max(0, speaking + count(clause.text, /“/gu) - count(clause.text, /”/gu));
        const written = before && clause.join && !isEnded(before.text) && passage.kind !== "refrain";
        const mergeable = mergesToo && before && !clause.join && !quoted && !/[“”]/u.test(before.text);
        const merged =
          mergeable && passage.kind !== "refrain" ? joinPair(before?.text ?? "", clause.text, hero) : undefined;
        const tie: Tie | undefined = written ? (clause.tied ? "comma" : "soft") : merged ? "merge" : undefined;
        line.push({
          clause,
          piece,
          passage,
          tie,
          ...(merged ? { merged } : {}),
          adds: merged ? countWords(merged) - clause.words - (before?.words ?? 0) : 1,
          third: at < 1 / 3 ? 0 : at < 2 / 3 ? 1 : 2,
          tied: false,
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
    if (told.tied && told.merged) sentences[before] = told.merged;
    else if (told.tied) sentences[before] += `, ${told.clause.join} ${told.clause.text}`;
    else {
      const next = line[i + 1];
      const last = line[i - 1];
      // What was written before a soft join has no full stop of its own.
      if (last?.passage === told.passage && before >= 0 && !isEnded(sentences[before] ?? "")) sentences[before] += ".";
      sentences.push(starts(told));
      if (next?.passage !== told.passage && !isEnded(told.clause.text)) sentences[before + 1] += ".";
    }
  }
  return all;
}
