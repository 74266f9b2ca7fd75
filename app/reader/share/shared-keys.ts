import type { SharedLink } from "../../story/told/shared-story";
import { storageKeys } from "../../ui/storage-keys";

/** What this browser, and no other, needs to take a shared story back. */
export interface SharedKey {
  readonly id: string;
  readonly revokeToken: string;
  /** Of the story, to know it again. */
  readonly receipt: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

export interface SharedKeys {
  find(receipt: string | null): SharedKey | undefined;
  /** The key to the story of that page. */
  findById(id: string): SharedKey | undefined;
  /** @returns the key to this story; none when another browser has shared it first. */
  keep(stored: SharedLink, receipt: string): SharedKey | undefined;
  forget(id: string): void;
}

function isSharedKey(value: unknown): value is SharedKey {
  if (typeof value !== "object" || value === null) return false;
  const { id, revokeToken, receipt, expiresAt } = value as Record<string, unknown>;
  return [id, revokeToken, receipt, expiresAt].every((field) => typeof field === "string");
}

/**
 * Another browser that shares the same story again prolongs it, and its key is still this one: so keys outlive the day they
 * know of, by so many milliseconds. A key to a story that is gone does no harm.
 */
const prolonged = 365 * 24 * 60 * 60 * 1000;

/** Kept in the browser's storage, over visits, for as long as the story may live. */
export function createSharedKeys(storage: () => Storage, now: () => number): SharedKeys {
  function load(): SharedKey[] {
    try {
      const kept: unknown = JSON.parse(storage().getItem(storageKeys.shared) ?? "[]");
      const keys = Array.isArray(kept) ? kept.filter(isSharedKey) : [];
      return keys.filter(({ expiresAt }) => !(Date.parse(expiresAt) + prolonged <= now()));
    } catch {
      return [];
    }
  }

  function save(keys: readonly SharedKey[]): void {
    try {
      storage().setItem(storageKeys.shared, JSON.stringify(keys));
    } catch {
      // Full or switched off: then the story can be taken back only as long as the page is open.
    }
  }

  return {
    find: (receipt) => load().find((key) => key.receipt === receipt),
    findById: (id) => load().find((key) => key.id === id),
    keep({ id, expires_at, revoke_token }, receipt) {
      const keys = load();
      const token = revoke_token ?? keys.find((key) => key.id === id)?.revokeToken;
      if (token === undefined) return undefined;
      const key: SharedKey = { id, revokeToken: token, receipt, expiresAt: expires_at };
      save([...keys.filter((other) => other.id !== id), key]);
      return key;
    },
    forget: (id) => save(load().filter((key) => key.id !== id)),
  };
}

/** Of this browser. */
export const sharedKeys = createSharedKeys(() => localStorage, Date.now);
