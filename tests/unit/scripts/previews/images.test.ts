import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { hours } from "../../../../app/picture/hours";
import { previewPath } from "../../../../app/picture/preview";
import { worlds } from "../../../../app/story/worlds";

const folder = path.resolve(import.meta.dirname, "../../../../public/previews");
const pages = ["home", "shared", "landing-age", "landing-style", "landing-theme", "product"];
const ofPages = pages.map((name) => `${name}.png`);
const ofStories = worlds.flatMap((world) =>
  (["a", "b"] as const).flatMap((view) =>
    hours.map((hour) => previewPath({ world, view, hour }).replace("/previews/", "")),
  ),
);

test("there is a picture for every scene of a story and every kind of page, and no other", () => {
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".png"));
  expect(found.sort()).toEqual([...ofPages, ...ofStories].sort());
});

test.each([
  ["a page", ofPages, 80_000],
  ["a story", ofStories, 30_000],
] as const)("every picture of %s is a PNG of 1200 by 630 and small", (_, names, most) => {
  for (const name of names) {
    const png = readFileSync(path.join(folder, name));
    expect([name, png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      name,
      "PNG",
      1200,
      630,
    ]);
    expect(png.length).toBeLessThanOrEqual(most);
  }
});
