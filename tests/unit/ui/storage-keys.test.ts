import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { storageKeys } from "../../../app/ui/storage-keys";

const fixed = ["preselected_category", "preselected_value"];

test("all keys have one style but the two that the specification fixes, and none stands for two things", () => {
  const keys = Object.values(storageKeys);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => !/^bedtime_[a-z]+(?:_[a-z]+)*$/.test(key))).toEqual(fixed);
  expect(keys).toContain("bedtime_user_id");
});

test("the page stores under no other name", () => {
  const files = globSync("app/**/*.{ts,tsx}", { exclude: ["app/inline/compiled.ts"] });
  const literal =
    /(?:[gs]etItem|removeItem)\(\s*["'`]|(?:local|session)Storage(?:\.(?!getItem|setItem|removeItem)\w|\[["'`])/;
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => literal.test(readFileSync(file, "utf8")))).toEqual([]);
});
