import { expect, test } from "vitest";
import { createSharedKeys } from "../../../../app/reader/share/shared-keys";

const now = Date.parse("2026-11-20T00:00:00Z");
const link = { id: "an-id", url: "https://m.example/shared/an-id", expires_at: "2027-01-01T00:00:00.000Z" };

function storage(entries = new Map<string, string>()): Storage {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  } as Storage;
}

const refusing = () => {
  throw new DOMException("", "SecurityError");
};

test("a key is found again by the story's receipt, on a later visit too, until it is given up", () => {
  const shelf = storage();
  createSharedKeys(
    () => shelf,
    () => now,
  ).keep({ ...link, revoke_token: "a-token" }, "receipt");
  const later = createSharedKeys(
    () => shelf,
    () => now,
  );
  expect(later.find("receipt")).toEqual({
    id: "an-id",
    revokeToken: "a-token",
    receipt: "receipt",
    expiresAt: link.expires_at,
  });
  expect(later.find("another")).toBeUndefined();
  expect(later.find(null)).toBeUndefined();
  later.forget("an-id");
  expect(later.find("receipt")).toBeUndefined();
});

test("a story shared again keeps its first token and gets the new date; another browser's gives no key", () => {
  const shelf = storage();
  const keys = createSharedKeys(
    () => shelf,
    () => now,
  );
  keys.keep({ ...link, revoke_token: "a-token" }, "receipt");
  const renewed = { ...link, expires_at: "2027-02-02T00:00:00.000Z" };
  expect(keys.keep(renewed, "receipt")).toMatchObject({ revokeToken: "a-token", expiresAt: renewed.expires_at });
  expect(keys.keep({ ...link, id: "elsewhere" }, "other receipt")).toBeUndefined();
  expect(keys.find("other receipt")).toBeUndefined();
});

test("keys of expired stories and what others wrote are passed over", () => {
  const expired = { id: "1", revokeToken: "t", receipt: "old", expiresAt: "2025-11-19T00:00:00.000Z" };
  const kept = JSON.stringify([expired, null, { id: 3 }, { ...expired, receipt: "new", expiresAt: link.expires_at }]);
  const keys = createSharedKeys(
    () => storage(new Map([["bedtime_shared", kept]])),
    () => now,
  );
  expect(keys.find("old")).toBeUndefined();
  expect(keys.find("new")).toBeDefined();
  for (const nonsense of ["{", "7", "null"]) {
    const other = createSharedKeys(
      () => storage(new Map([["bedtime_shared", nonsense]])),
      () => now,
    );
    expect(other.find("new")).toBeUndefined();
  }
});

test("without storage the key still serves the open page", () => {
  const keys = createSharedKeys(refusing, () => now);
  expect(keys.keep({ ...link, revoke_token: "a-token" }, "receipt")).toMatchObject({ revokeToken: "a-token" });
  expect(keys.find("receipt")).toBeUndefined();
  keys.forget("an-id");
});
