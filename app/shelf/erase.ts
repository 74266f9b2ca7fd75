import { deleteDB } from "idb";
import { type Locks, withCopies } from "../ui/copies";
import { storageKeys } from "../ui/storage-keys";

/** Where the pages keep something, as far as this browser has such a place. */
export interface KeepingPlaces {
  readonly storages: readonly (() => Storage)[];
  countStories(): Promise<number>;
  deleteDatabase(name: string): Promise<void>;
  readonly caches: Pick<CacheStorage, "keys" | "delete"> | undefined;
  readonly locks: Locks;
  readonly workers: Pick<ServiceWorkerContainer, "getRegistrations"> | undefined;
}

/** What is kept in this browser. */
export interface Findings {
  /** Of `storageKeys`. */
  readonly names: readonly string[];
  readonly stories: number;
  /** Copies of pages, for when there is no network. */
  readonly copies: number;
}

const names = Object.values<string>(storageKeys);

async function orElse<Result>(work: () => Promise<Result> | undefined, otherwise: Result): Promise<Result> {
  try {
    return (await work()) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function isIn(storage: () => Storage, name: string): boolean {
  try {
    return storage().getItem(name) !== null;
  } catch {
    return false;
  }
}

/** Never throws: what cannot be reached holds nothing of ours. */
export async function findKept({ storages, countStories, caches, workers }: KeepingPlaces): Promise<Findings> {
  const copies = await orElse(() => caches?.keys(), []);
  const registrations = await orElse(() => workers?.getRegistrations(), []);
  return {
    names: names.filter((name) => name !== storageKeys.shelf && storages.some((storage) => isIn(storage, name))),
    stories: await orElse(countStories, 0),
    copies: copies.length + registrations.length,
  };
}

/** @returns whether all of it is gone */
export async function eraseKept({ storages, deleteDatabase, caches, locks, workers }: KeepingPlaces): Promise<boolean> {
  const gone: boolean[] = [];
  for (const storage of storages) {
    try {
      for (const name of names) storage().removeItem(name);
    } catch {
      // A storage that is refused has kept nothing.
    }
  }
  gone.push(await orElse(() => deleteDatabase(storageKeys.shelf).then(() => true), false));
  // Workers first: one that still runs may store its pages again.
  const registrations = await orElse(() => workers?.getRegistrations(), []);
  gone.push(...(await Promise.all(registrations.map((one) => orElse(() => one.unregister(), false)))));
  await withCopies(locks, "exclusive", async () => {
    const kept = await orElse(() => caches?.keys(), []);
    gone.push(...(await Promise.all(kept.map((name) => orElse(() => caches?.delete(name), false)))));
  });
  return gone.every((one) => one);
}

/** Milliseconds that another tab may take to let the database go. */
const longestWait = 5000;

/** @param countStories reads the shelf */
export function placesOfThisBrowser(countStories: () => Promise<number>): KeepingPlaces {
  return {
    storages: [() => localStorage, () => sessionStorage],
    countStories,
    async deleteDatabase(name) {
      if (!globalThis.indexedDB) return;
      await Promise.race([
        deleteDB(name),
        new Promise<never>((_, reject) => setTimeout(() => reject(new Error("another tab holds it")), longestWait)),
      ]);
    },
    // Absent on addresses without https.
    caches: globalThis.caches,
    locks: navigator.locks,
    workers: navigator.serviceWorker,
  };
}
