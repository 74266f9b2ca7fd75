import { createPrefixTable, keyLength } from "./prefix-table";

/** Patterns as the build writes them, so that none is read or compiled before a text asks for it. */
export interface PatternTable {
  /**
   * Literals with the numbers of the patterns that cannot do without them, apart by `,`; `a` and `b` after a number
   * mark two sets of which the pattern needs both.
   */
  readonly literals: string;
  /** Patterns that need no literal. */
  readonly always: readonly number[];
  readonly patterns: readonly (() => RegExp)[];
}

/** Many patterns, of which only those are compiled that a text can match. */
export interface PatternFinder {
  /** All patterns that this text could match, in the order of the table. */
  candidates(text: string): Generator<readonly [pattern: RegExp, index: number]>;
}

/** Of the two sets that a pattern may need. */
const bits: Readonly<Record<string, number>> = { a: 1, b: 2 };
const both = 3;

export function createPatternFinder({ literals, always, patterns }: PatternTable): PatternFinder {
  const table = createPrefixTable(literals);
  const compiled: RegExp[] = [];

  function neededIn(text: string): number[] {
    const found = new Map<number, number>();
    for (const index of always) found.set(index, both);
    for (let at = 0; at + keyLength <= text.length; at++) {
      for (const [, list] of table.at(text, at)) {
        for (const one of list.split(",")) {
          const index = Number.parseInt(one, 10);
          found.set(index, (found.get(index) ?? 0) | (bits[one.slice(-1)] ?? both));
        }
      }
    }
    return [...found].flatMap(([index, sets]) => (sets === both ? [index] : [])).sort((a, b) => a - b);
  }

  return {
    *candidates(text) {
      for (const index of neededIn(text)) {
        compiled[index] ??= patterns[index]?.() ?? /(?!)/;
        yield [compiled[index], index];
      }
    },
  };
}
