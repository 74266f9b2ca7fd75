import { hardWords } from "./hard-words";

export interface HardWord {
  /** As one looks it up, spelt as the story spells it. */
  readonly word: string;
  readonly meaning: string;
}

interface Entry extends HardWord {
  /** The age from which children mostly know it. */
  readonly knownFrom: number;
}

const most = 4;

function readEntries(lines: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const line of lines.trim().split("\n")) {
    const [, knownFrom, forms = "", meaning = ""] = /^(\d+) (\S+) = (.+)$/.exec(line) ?? [];
    const [spellings = "", ...others] = forms.split(",");
    const [word = "", ...spelt] = spellings.split("/");
    const entry = { knownFrom: Number(knownFrom), word, meaning };
    for (const form of [word, ...others]) entries.set(form, entry);
    for (const other of spelt) entries.set(other, { ...entry, word: other });
  }
  return entries;
}

/** What a word may be a form of; the word itself first. */
function basesOf(word: string): string[] {
  const bases = [word];
  for (const [ending, instead] of [
    ["ies", "y"],
    ["ied", "y"],
    ["es", ""],
    ["s", ""],
    ["ed", ""],
    ["d", ""],
    ["ing", ""],
    ["ing", "e"],
    ["ly", ""],
  ] as const) {
    if (!word.endsWith(ending)) continue;
    const base = word.slice(0, -ending.length) + instead;
    bases.push(base);
    // 'tugged', 'humming'
    if (/([b-df-hj-np-tv-z])\1$/.test(base)) bases.push(base.slice(0, -1));
  }
  return bases;
}

let known: Map<string, Entry> | undefined;

/**
 * The words of a told text that are hardest for a child of this age, four at most, in the order of the story. Pure.
 * What is only ever written with a capital is somebody's name.
 */
export function findHardWords(text: string, age: number): HardWord[] {
  known ??= readEntries(hardWords);
  const found = new Map<string, Entry>();
  for (const [token] of text.matchAll(/\p{L}+/gu)) {
    if (token !== token.toLowerCase()) continue;
    for (const base of basesOf(token)) {
      const entry = known.get(base);
      if (!entry) continue;
      if (entry.knownFrom > age && !found.has(entry.word)) found.set(entry.word, entry);
      break;
    }
  }
  const all = [...found.values()];
  const hardest = new Set([...all].sort((a, b) => b.knownFrom - a.knownFrom).slice(0, most));
  return all.filter((entry) => hardest.has(entry)).map(({ word, meaning }) => ({ word, meaning }));
}
