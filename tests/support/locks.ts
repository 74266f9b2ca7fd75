/** As much of a browser's locks as is used, in memory: those who share one go together, who has it alone waits for all. */
export function createLocks(): Pick<LockManager, "request"> {
  let sharing: Promise<unknown>[] = [];
  let alone: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, { mode }: LockOptions, work: () => Promise<unknown>) {
      const before = mode === "shared" ? alone : Promise.all([alone, ...sharing]);
      const done = before.then(work);
      const settled = done.catch(() => {});
      if (mode === "shared") sharing.push(settled);
      else [alone, sharing] = [settled, []];
      return done;
    },
  } as unknown as Pick<LockManager, "request">;
}
