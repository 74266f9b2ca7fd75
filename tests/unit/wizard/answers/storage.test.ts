import { afterEach, expect, test, vi } from "vitest";
import { noAnswers, parseAnswers } from "../../../../app/wizard/answers/answers";
import { loadAnswers, saveAnswers, takePreselection } from "../../../../app/wizard/answers/storage";

function fakeStorage(initially: Record<string, string> = {}) {
  const items = new Map(Object.entries(initially));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("answers are kept for the tab until they are cleared", () => {
  const sessionStorage = fakeStorage();
  vi.stubGlobal("window", { sessionStorage });
  const answers = parseAnswers({ age: 5, interests: ["space"] });
  saveAnswers(answers);
  expect(sessionStorage.getItem("bedtime_answers")).not.toBeNull();
  expect(loadAnswers()).toEqual(answers);
  saveAnswers(noAnswers);
  expect(loadAnswers()).toEqual(noAnswers);
});

test("damaged answers are no answers", () => {
  vi.stubGlobal("window", { sessionStorage: fakeStorage({ bedtime_answers: '{"age":' }) });
  expect(loadAnswers()).toEqual(noAnswers);
});

test("a preselection is consumed once", () => {
  const stored = { preselected_category: "age", preselected_value: '"8+"' };
  vi.stubGlobal("window", { localStorage: fakeStorage(stored) });
  expect(takePreselection()).toEqual({ age: 8 });
  expect(takePreselection()).toEqual({});
});

test("a malformed preselection is consumed too", () => {
  const localStorage = fakeStorage({ preselected_category: "age", preselected_value: "{" });
  vi.stubGlobal("window", { localStorage });
  expect(takePreselection()).toEqual({});
  expect(localStorage.getItem("preselected_value")).toBeNull();
});

test("denied storage is survived", () => {
  const window = Object.defineProperties(
    {},
    Object.fromEntries(
      ["sessionStorage", "localStorage"].map((name) => [
        name,
        {
          get() {
            throw new Error("denied");
          },
        },
      ]),
    ),
  );
  vi.stubGlobal("window", window);
  expect(loadAnswers()).toEqual(noAnswers);
  expect(takePreselection()).toEqual({});
  saveAnswers(noAnswers);
});
