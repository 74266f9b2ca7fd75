import { createWordTable } from "./word-table";

/** What begins at a place of a text, with what the table says of it. */
export type Beginning = readonly [beginning: string, value: string];

/** Finds which of many beginnings a text has at a place. */
export interface PrefixTable {
  at(text: string, from: number): readonly Beginning[];
}

/** Letters by which a beginning is looked up: none is shorter. */
export const keyLength = 3;

const none: readonly Beginning[] = [];

/** @param text a table of words by their first letters, each with `rest;value` apart by `|`, `~` for spaces */
export function createPrefixTable(text: string): PrefixTable {
  const table = createWordTable(text);
  const read = new Map<string, readonly Beginning[]>();

  function beginningsBy(key: string): readonly Beginning[] {
    const known = read.get(key);
    if (known) return known;
    const list = table.get(key);
    if (list === undefined) return none;
    const beginnings = list.split("|").map((one): Beginning => {
      const end = one.lastIndexOf(";");
      return [key + one.slice(0, end).replaceAll("~", " "), one.slice(end + 1)];
    });
    read.set(key, beginnings);
    return beginnings;
  }

  return {
    at(whole, from) {
      if (from + keyLength > whole.length) return none;
      const all = beginningsBy(whole.slice(from, from + keyLength));
      return all === none ? all : all.filter(([beginning]) => whole.startsWith(beginning, from));
    },
  };
}
