import type { Style } from "../story/catalogue";
import type { Facts } from "./love";
import type { Tale, TaleAges, TaleWorld } from "./tale";

/** What is known of a tale without its text. */
export interface TaleEntry extends Pick<Tale, "id" | "ages" | "world" | "about" | "moods"> {
  /** Of all that is told of it: another text has another one. */
  readonly hash: string;
}

/** What the storyteller can tell; made from the files by the build (`scripts/storybook/library-files.ts`). */
export interface Library {
  /** Names the teller itself, by its code and words: another teller may tell the same tale otherwise. */
  readonly teller: string;
  readonly tales: readonly TaleEntry[];
  /** `4-5/space` → the static file that holds the tales of these ages and world. */
  readonly files: Readonly<Record<string, string>>;
}

/** What lies in one of the library's files. */
export interface TaleFile {
  readonly tales: readonly Tale[];
  /** Beside tales that are open to any love: what is known of many. */
  readonly facts?: Facts;
}

/** Reads one of the library's files. @throws when it cannot be had. */
export type LoadTales = (file: string) => Promise<TaleFile>;

export interface LoadedTale {
  readonly tale: Tale;
  readonly facts: Facts;
}

/** Stands beside the tales' own files; both are named by what is in them. */
export const shelfName = ({ ages, world }: { ages: TaleAges; world: TaleWorld }) => `${ages}/${world}`;

export function entryOf({ id, ages, world, about, moods }: Tale, hash: string): TaleEntry {
  return { id, ages, world, about, moods: moods as readonly Style[], hash };
}

/** @throws when the library does not hold what its index says. */
export async function loadTales(
  entries: readonly TaleEntry[],
  library: Library,
  load: LoadTales,
): Promise<LoadedTale[]> {
  return Promise.all(
    entries.map(async (entry) => {
      const name = library.files[shelfName(entry)];
      const file = name === undefined ? undefined : await load(name);
      const tale = file?.tales.find(({ id }) => id === entry.id);
      if (!tale) throw new Error(`the library has no text of ${entry.id}`);
      return { tale, facts: file?.facts ?? {} };
    }),
  );
}
