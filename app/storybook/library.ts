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
  /** What is known of the loves of this world, for tales that are open to any of them. */
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

/** A tale, and the world whose file has what is known of what it is about. */
export interface WantedTale {
  readonly entry: TaleEntry;
  readonly factsIn?: TaleWorld | undefined;
}

/** Small enough for a bad connection. An evening has three tales at most. */
const mostFiles = 3;

/** Those of the tales, then those of the facts as far as there is room: a story can do without them. */
export function filesFor(wanted: readonly WantedTale[], { files }: Library): string[] {
  const ofTales = wanted.map(({ entry }) => files[shelfName(entry)]);
  const ofFacts = wanted.map(({ entry: { ages }, factsIn }) => factsIn && files[shelfName({ ages, world: factsIn })]);
  const names = [...ofTales, ...ofFacts].filter((name) => name !== undefined);
  return [...new Set(names)].slice(0, mostFiles);
}

/** @param files what was read of `filesFor` @throws when the library does not hold what its index says. */
export function talesIn(
  files: ReadonlyMap<string, TaleFile>,
  wanted: readonly WantedTale[],
  library: Library,
): LoadedTale[] {
  const fileOf = (shelf: Pick<TaleEntry, "ages" | "world">) => files.get(library.files[shelfName(shelf)] ?? "");
  return wanted.map(({ entry, factsIn }) => {
    const tale = fileOf(entry)?.tales.find(({ id }) => id === entry.id);
    if (!tale) throw new Error(`the library has no text of ${entry.id}`);
    return { tale, facts: (factsIn && fileOf({ ages: entry.ages, world: factsIn })?.facts) ?? {} };
  });
}

/** @throws when a file cannot be had, or the library does not hold what its index says. */
export async function loadTales(
  wanted: readonly WantedTale[],
  library: Library,
  load: LoadTales,
): Promise<LoadedTale[]> {
  const read = filesFor(wanted, library).map(async (name) => [name, await load(name)] as const);
  return talesIn(new Map(await Promise.all(read)), wanted, library);
}
