import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import * as compiled from "../../../app/inline/compiled";
import { compiledScripts } from "../../../scripts/inline-scripts";

test("what stands in pages is what the scripts compile to (else: npm run inline)", () => {
  const file = path.resolve(import.meta.dirname, "../../../app/inline/compiled.ts");
  expect(readFileSync(file, "utf8")).toBe(compiledScripts());
});

test("each can stand in a script element, and beside another", () => {
  for (const script of Object.values(compiled)) {
    expect(script).not.toContain("</");
    expect(script).toMatch(/;$/);
  }
});
