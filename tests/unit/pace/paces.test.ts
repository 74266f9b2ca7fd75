import { expect, test } from "vitest";
import { createPaces } from "../../../app/pace/paces";
import { storageKeys } from "../../../app/ui/storage-keys";

function kept(json: string | null = null) {
  const state = { json };
  const paces = createPaces(() => ({
    getItem: () => state.json,
    setItem: (name, value) => {
      expect(name).toBe(storageKeys.pace);
      state.json = value;
    },
  }));
  return { state, paces };
}

test("as usual for the age, until it is learned", () => {
  const { paces } = kept();
  expect([2, 3, 4, 5, 6, 8, 9, 12].map((age) => paces.of("Mia", age))).toEqual([
    110, 110, 120, 120, 130, 130, 140, 140,
  ]);
  paces.learn("Mia", 90);
  expect(paces.of("Mia", 5)).toBe(90);
});

test("each child has a pace of their own, however the name is written; so has a child without one", () => {
  const { paces } = kept();
  paces.learn("Mia", 90);
  paces.learn("", 150);
  expect(paces.of("MIA", 5)).toBe(90);
  expect(paces.of("", 5)).toBe(150);
  expect(paces.of("Ben", 5)).toBe(120);
});

test("it follows slowly: one evening is not all evenings", () => {
  const { paces } = kept();
  paces.learn("Mia", 100);
  paces.learn("Mia", 150);
  expect(paces.of("Mia", 5)).toBe(120);
});

test("eight children at most, the latest first", () => {
  const { paces, state } = kept();
  for (let i = 1; i <= 10; i++) paces.learn(`child ${i}`, 100 + i);
  expect(paces.of("child 2", 5)).toBe(120);
  expect(paces.of("child 3", 5)).toBe(103);
  expect(JSON.parse(state.json ?? "")).toHaveLength(8);
});

test.each(["nonsense", "{}", "null", '[["mia"],["mia","120"],["mia",12],["mia",1e9],["mia",99.5],[7,120],null]'])(
  "what may have been stored is no trouble: %s",
  (json) => {
    expect(kept(json).paces.of("mia", 5)).toBe(120);
  },
);

test("where storage is refused the pace is the usual one", () => {
  const refuse = () => {
    throw new DOMException("", "SecurityError");
  };
  const paces = createPaces(refuse);
  paces.learn("Mia", 90);
  expect(paces.of("Mia", 5)).toBe(120);
});
