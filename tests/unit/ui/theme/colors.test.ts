import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { skyColors } from "../../../../app/ui/theme/colors";

test("the browser's frame has the colours of the sky", () => {
  const tokens = readFileSync(path.resolve(import.meta.dirname, "../../../../app/ui/theme/tokens.css"), "utf8");
  const [, day, night] = /--sky: var\(--day, (#[0-9a-f]{6})\) var\(--dark, (#[0-9a-f]{6})\);/.exec(tokens) ?? [];
  expect({ day, night }).toEqual(skyColors);
});
