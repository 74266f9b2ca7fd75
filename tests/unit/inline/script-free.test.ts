import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { scriptFreeScripts } from "../../../app/inline/script-free";
import { handoffOf } from "../../../app/landing/content/handoff";
import { preselectionFromSearch, preselectionFromStorage } from "../../../app/wizard/answers/preselection";

interface Link {
  dataset: Record<string, string>;
  search: string;
}

/** Presses something on a page with this storage. @param link the Create button around it, if any */
function press(storage: unknown, link: Link | null): void {
  let onClick = (_: unknown) => {};
  const addEventListener = (_: string, listener: typeof onClick) => {
    onClick = listener;
  };
  for (const script of scriptFreeScripts) {
    const context = { addEventListener, document: { documentElement: { dataset: {} } } };
    Object.defineProperty(context, "localStorage", {
      get() {
        if (storage === "refused") throw new Error("SecurityError");
        return storage;
      },
    });
    runInNewContext(script, context);
    onClick({ target: { closest: (selector: string) => (selector === "a[data-category]" ? link : null) } });
  }
}

function createLink(category: "age" | "style" | "interests", value: string): Link {
  const handoff = handoffOf({ category, value });
  return { dataset: { category: handoff.category, value: handoff.value }, search: handoff.href.slice(1) };
}

test("the scripts are tiny and can stand in a script element", () => {
  const all = scriptFreeScripts.join("");
  expect(new TextEncoder().encode(all).length).toBeLessThanOrEqual(1000);
  expect(all).not.toContain("</");
});

test.each([
  ["age", "3", '"3"', { age: 3 }],
  ["age", "8+", '"8+"', { age: 8 }],
  ["style", "gentle", '"gentle"', { style: "gentle" }],
  ["interests", "animals", '["animals"]', { interests: ["animals"] }],
  ["interests", "princesses", '["princesses"]', { interests: ["princesses"] }],
] as const)("a pressed button for %s %s stores it and leaves a plain address", (category, value, stored, chosen) => {
  const storage: Record<string, string> = {};
  const link = createLink(category, value);
  expect(preselectionFromSearch(new URLSearchParams(link.search))).toEqual(chosen);
  press(storage, link);
  expect(storage).toEqual({ preselected_category: category, preselected_value: stored });
  expect(preselectionFromStorage(category, stored)).toEqual(chosen);
  expect(link.search).toBe("");
});

test("where storage is refused the address carries the choice", () => {
  const link = createLink("age", "8+");
  press("refused", link);
  expect(link.search).toBe("?age=8%2B");
});

test("pressing anything else stores nothing", () => {
  const storage = {};
  press(storage, null);
  expect(storage).toEqual({});
});
