/** As much of `navigator.locks` as is used; absent, like the caches, on addresses without https. */
export type Locks = Pick<LockManager, "request"> | undefined;

/**
 * The copies of pages in the browser's caches are written and taken away by pages and by service workers: whoever writes
 * shares the lock, whoever takes away has it alone. Else a worker that has just seen its cache would open it again after
 * it was erased, which makes a new one.
 */
export async function withCopies(locks: Locks, mode: LockMode, work: () => Promise<unknown>): Promise<void> {
  await (locks ? locks.request("copies", { mode }, work) : work());
}
