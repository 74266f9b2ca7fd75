import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { styles } from "../../../../app/story/catalogue";

const folder = path.resolve(import.meta.dirname, "../../../../public/previews");
const pages = ["home", "shared", "landing-age", "landing-style", "landing-theme", "product"];

test("there is a picture for every style and every kind of page, and no other", () => {
  const names = [...styles.map(({ value }) => value), ...pages].map((name) => `${name}.png`);
  expect(readdirSync(folder).sort()).toEqual(names.sort());
});

test("every picture is a PNG of 1200 by 630 and at most 80 KB", () => {
  for (const name of readdirSync(folder)) {
    const png = readFileSync(path.join(folder, name));
    expect([name, png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      name,
      "PNG",
      1200,
      630,
    ]);
    expect(png.length).toBeLessThanOrEqual(80_000);
  }
});
