/** Why the shelf did not do what it was asked, in a sentence that goes on from 'not kept on the shelf:'. */
export const shelfFailures = {
  /** No IndexedDB, or none in a private window. */
  refused: "this browser keeps nothing here, as in a private window.",
  full: "this device has no room left.",
  /** The shelf has as many as it may, and each has a heart. */
  hearts: "there are 300 stories with a heart, and that is all it holds. Take one off first.",
  too_long: "it is longer than a shelf can hold.",
  /** Written by a newer version of the page, in another tab. */
  newer: "there is a newer version of this page. Reloading it helps.",
  failed: "the browser did not manage. Trying again may help.",
} as const;

export type ShelfFailureName = keyof typeof shelfFailures;

export class ShelfFailure extends Error {
  override readonly name = "ShelfFailure";
  readonly code: ShelfFailureName;

  constructor(code: ShelfFailureName, cause?: unknown) {
    super(shelfFailures[code], { cause });
    this.code = code;
  }
}

const byName: Readonly<Record<string, ShelfFailureName>> = {
  QuotaExceededError: "full",
  SecurityError: "refused",
  // Firefox in a private window, before it could keep anything there.
  InvalidStateError: "refused",
  NotAllowedError: "refused",
  VersionError: "newer",
};

/** What the browser threw, by its name. */
export function toShelfFailure(thrown: unknown): ShelfFailure {
  if (thrown instanceof ShelfFailure) return thrown;
  const name = typeof thrown === "object" && thrown !== null && "name" in thrown ? String(thrown.name) : "";
  return new ShelfFailure((Object.hasOwn(byName, name) && byName[name]) || "failed", thrown);
}
