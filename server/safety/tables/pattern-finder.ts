import { createPrefixTable, keyLength } from "./prefix-table";

/** Patterns as the build writes them, so that none is read or compiled before a text asks for it. */
export interface PatternTable {
  /**
   * Literals with the numbers of the patterns that cannot do without them, apart by `,`; `a` and `b` after a number
   * mark two sets of which the pattern needs both, `p`, `q` and `r` three of which it needs all.
   */
  readonly literals: string;
  /** Patterns that need no literal. */
  readonly always: readonly number[];
  readonly patterns: readonly (() => RegExp)[];
}

/** Many patterns, of which only those are compiled that a text can match. */
export interface PatternFinder {
  /** All patterns that this text could match, in the order of the table; of those that are wanted. */
  candidates(text: string, isWanted?: (index: number) => boolean): Generator<readonly [pattern: RegExp, index: number]>;
}

/** Of the sets that a pattern may need; one of two stands for the third as well. */
const bits: Readonly<Record<string, number>> = { a: 5, b: 6, p: 1, q: 2, r: 4 };
const all = 7;

export function createPatternFinder({ literals, always, patterns }: PatternTable): PatternFinder {
  const table = createPrefixTable(literals);
  const compiled: RegExp[] = [];

  function neededIn(text: string): number[] {
    const found = new Map<number, number>();
    for (const index of always) found.set(index, all);
    for (let at = 0; at + keyLength <= text.length; at++) {
      for (const [, list] of table.at(text, at)) {
        for (const one of list.split(",")) {
          const index = Number.parseInt(one, 10);
          found.set(index, (found.get(index) ?? 0) | (bits[one.slice(-1)] ?? all));
        }
      }
    }
    return [...found].flatMap(([index, sets]) => (sets === all ? [index] : [])).sort((a, b) => a - b);
  }

  return {
    *candidates(text, isWanted) {
      for (const index of neededIn(text)) {
        if (isWanted?.(index) === false) continue;
        compiled[index] ??= patterns[index]?.() ?? /(?!)/;
        yield [compiled[index], index];
      }
    },
  };
}
