import { afterEach, beforeEach, expect, test, vi } from "vitest";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function freshPage() {
  vi.resetModules();
  return (await import("../../../../app/reader/listen/user-identifier")).userIdentifier();
}

function stubStorage(entries = new Map<string, string>()) {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  });
  return entries;
}

test("it is made once and reused on later visits", async () => {
  const entries = stubStorage();
  const first = await freshPage();
  expect(first).toMatch(uuid);
  expect(entries.get("bedtime_user_id")).toBe(first);
  expect(await freshPage()).toBe(first);
});

test("an id of an earlier visit is kept", async () => {
  stubStorage(new Map([["bedtime_user_id", "an-older-id"]]));
  expect(await freshPage()).toBe("an-older-id");
});

test("without storage it lasts as long as the page", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { userIdentifier } = await import("../../../../app/reader/listen/user-identifier");
  expect(userIdentifier()).toMatch(uuid);
  expect(userIdentifier()).toBe(userIdentifier());
});

test("on plain http, where randomUUID is missing, it is a UUID all the same", async () => {
  stubStorage();
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff) });
  expect(await freshPage()).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
});
