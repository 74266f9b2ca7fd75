import { beforeEach, expect, test } from "vitest";
import { createChildren, parseChildren } from "../../../app/child/children.client";
import { boundName, cleanName } from "../../../app/child/name";

const kept = new Map<string, string>();
let isRefused = false;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem(key: string, value: string) {
    if (isRefused) throw new DOMException("", "QuotaExceededError");
    kept.set(key, value);
  },
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  kept.clear();
  isRefused = false;
});

test("a name is kept as it is written, without what cannot be seen", () => {
  const children = createChildren(() => storage);
  children.call(" Zoë\u202e  Ann ");
  expect(children.load().name).toBe("Zoë Ann");
  expect(createChildren(() => storage).load().name).toBe("Zoë Ann");
  expect([...kept.keys()]).toEqual(["bedtime_children"]);
});

test("children of earlier stories come back with their answers, the latest first, each once", () => {
  const children = createChildren(() => storage);
  for (const [name, age] of [
    ["Zoë", 4],
    ["Max", 7],
    ["zoë", 5],
  ] as const) {
    children.call(name);
    children.remember({ age });
  }
  expect(children.load().known).toEqual([
    { name: "zoë", answers: { age: 5 } },
    { name: "Max", answers: { age: 7 } },
  ]);
  children.forget("zoë");
  expect(children.load()).toEqual({ name: "", known: [{ name: "Max", answers: { age: 7 } }] });
  children.forget("Max");
  expect(kept.size).toBe(0);
});

test("nobody is remembered without a name, and eight at most", () => {
  const children = createChildren(() => storage);
  children.remember({ age: 4 });
  expect(kept.size).toBe(0);
  for (const name of "ABCDEFGHIJ") {
    children.call(name);
    children.remember({});
  }
  expect(
    children
      .load()
      .known.map(({ name }) => name)
      .join(""),
  ).toBe("JIHGFEDC");
});

test("where storage is refused, a name lasts as long as the page", () => {
  isRefused = true;
  const children = createChildren(() => storage);
  let heard = 0;
  const leave = children.subscribe(() => heard++);
  children.call("Zoë");
  expect(children.load().name).toBe("Zoë");
  leave();
  children.call("");
  expect(heard).toBe(1);
  const denied = createChildren(() => {
    throw new DOMException("", "SecurityError");
  });
  denied.call("Max");
  expect(denied.load().name).toBe("Max");
});

test.each(["", "{", "null", "7", '{"name":7,"known":{}}', '{"known":[null,{},{"name":"\u200b"},7]}'])(
  "%j is no child",
  (json) => {
    expect(parseChildren(json)).toEqual({ name: "", known: [] });
  },
);

test("a name has forty code points at most, of any script", () => {
  expect([...boundName("𐐀".repeat(60))]).toHaveLength(40);
  expect(cleanName("𐐀".repeat(60))).toBe("𐐀".repeat(40));
  expect(cleanName("**Zoë**")).toBe("Zoë");
  expect(cleanName(" \u200b ")).toBe("");
});
