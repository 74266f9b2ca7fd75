/** At least one of each set is in every text that the pattern matches. */
export type Needs = readonly (readonly string[])[];

/** A pattern as the build wrote it: with the words that it cannot do without, so that nothing is read from it here. */
export interface ListedPattern<Tag> {
  readonly source: string;
  readonly flags: string;
  readonly needs: Needs;
  readonly tag: Tag;
}

interface Entry<Tag> {
  readonly tag: Tag;
  readonly source: string;
  readonly flags: string;
  /** How many sets of literals it needs. */
  readonly sets: number;
  compiled?: RegExp;
}

/** Many patterns, of which only those are compiled that a text can match. */
export interface PatternFinder<Tag> {
  /** All alternatives of all patterns that this text could match, in the order of the table. */
  candidates(text: string): Generator<readonly [pattern: RegExp, tag: Tag]>;
}

/** Letters by which a literal is looked up. */
const keyLength = 3;

export function createPatternFinder<Tag>(patterns: Iterable<ListedPattern<Tag>>): PatternFinder<Tag> {
  const entries: Entry<Tag>[] = [];
  const byKey = new Map<string, [literal: string, entry: number, set: number][]>();

  function note(needs: Needs, entry: number): void {
    for (const [set, literals] of needs.entries()) {
      for (const literal of literals) {
        const key = literal.slice(0, keyLength);
        const known = byKey.get(key);
        if (known) known.push([literal, entry, set]);
        else byKey.set(key, [[literal, entry, set]]);
      }
    }
  }

  for (const { source, flags, needs, tag } of patterns) {
    note(needs, entries.length);
    entries.push({ tag, source, flags, sets: needs.length });
  }
  const always = [...entries.keys()].filter((i) => entries[i]?.sets === 0);

  return {
    *candidates(text) {
      const found = new Map<number, Set<number>>();
      for (let at = 0; at + keyLength <= text.length; at++) {
        for (const [literal, entry, set] of byKey.get(text.slice(at, at + keyLength)) ?? []) {
          if (!text.startsWith(literal, at)) continue;
          const sets = found.get(entry);
          if (sets) sets.add(set);
          else found.set(entry, new Set([set]));
        }
      }
      const complete = [...found].filter(([entry, sets]) => sets.size === entries[entry]?.sets).map(([entry]) => entry);
      for (const i of [...always, ...complete].sort((a, b) => a - b)) {
        const entry = entries[i];
        if (!entry) continue;
        entry.compiled ??= new RegExp(entry.source, entry.flags);
        yield [entry.compiled, entry.tag];
      }
    },
  };
}
