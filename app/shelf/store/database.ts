import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { storageKeys } from "../../ui/storage-keys";
import type { KeptStory } from "../kept-story";
import { ShelfFailure, toShelfFailure } from "./failure";

interface ShelfSchema extends DBSchema {
  stories: { key: string; value: KeptStory };
}

export type ShelfDatabase = IDBPDatabase<ShelfSchema>;
type Work<Result> = (database: ShelfDatabase) => Promise<Result>;

/**
 * How the database came to be, a step for each version: a phone that has an older one goes through those that it lacks.
 * Append only.
 */
const steps: readonly ((database: ShelfDatabase) => void)[] = [
  (database) => void database.createObjectStore("stories", { keyPath: "id" }),
];

/** Milliseconds; some browsers now and then never answer at all. */
const longestWait = 8000;

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ShelfFailure("failed")), longestWait);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const absent = Symbol("no database");

/** @param makes where there is none; else it leaves none behind */
async function open(makes: boolean): Promise<ShelfDatabase | typeof absent> {
  let isAbsent = false;
  try {
    return await openDB<ShelfSchema>(storageKeys.shelf, steps.length, {
      upgrade(database, from, _, change) {
        isAbsent = from === 0 && !makes;
        if (!isAbsent) for (const step of steps.slice(from)) step(database);
        else {
          change.done.catch(() => {});
          change.abort();
        }
      },
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    });
  } catch (thrown) {
    if (isAbsent) return absent;
    throw thrown;
  }
}

async function opened<Result>(work: Work<Result>, otherwise?: Result): Promise<Result> {
  const database = await open(otherwise === undefined);
  if (database === absent) return otherwise as Result;
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/**
 * Opened for one piece of work and closed again: no tab stands in the way of another one's newer version, or of erasing
 * it. @param otherwise what it comes to where there is no shelf yet; without it one is made. @throws ShelfFailure
 */
export async function withDatabase<Result>(work: Work<Result>, otherwise?: Result): Promise<Result> {
  try {
    if (!globalThis.indexedDB) throw new ShelfFailure("refused");
    return await inTime(opened(work, otherwise));
  } catch (thrown) {
    throw toShelfFailure(thrown);
  }
}
