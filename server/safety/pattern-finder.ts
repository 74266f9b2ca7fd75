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

type Place = readonly [literal: string, entry: number, set: number];

/** Letters by which a literal is looked up. */
const keyLength = 3;

export function createPatternFinder<Tag>(patterns: Iterable<ListedPattern<Tag>>): PatternFinder<Tag> {
  const entries: Entry<Tag>[] = [];
  /** Lists by their first letters: cut up only where a text has these, as few are ever asked for. */
  const byKey = new Map<string, string>();
  const cut = new Map<string, Place[]>();

  function note(needs: Needs, entry: number): void {
    for (const [set, literals] of needs.entries()) {
      for (const literal of literals) {
        const key = literal.slice(0, keyLength);
        byKey.set(key, `${byKey.get(key) ?? ""}${literal}\t${entry}\t${set}\n`);
      }
    }
  }

  for (const { source, flags, needs, tag } of patterns) {
    note(needs, entries.length);
    entries.push({ tag, source, flags, sets: needs.length });
  }
  function placesOf(key: string): readonly Place[] {
    const known = cut.get(key);
    if (known) return known;
    const places: Place[] = [];
    for (const line of byKey.get(key)?.split("\n") ?? []) {
      const [literal = "", entry, set] = line.split("\t");
      if (literal !== "") places.push([literal, Number(entry), Number(set)]);
    }
    if (places.length > 0) cut.set(key, places);
    return places;
  }

  const always = [...entries.keys()].filter((i) => entries[i]?.sets === 0);

  return {
    *candidates(text) {
      const found = new Map<number, Set<number>>();
      for (let at = 0; at + keyLength <= text.length; at++) {
        for (const [literal, entry, set] of placesOf(text.slice(at, at + keyLength))) {
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
