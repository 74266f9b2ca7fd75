import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { channels, contrast, luminance } from "../../../support/contrast";

const theme = path.resolve(import.meta.dirname, "../../../../app/ui/theme");
const css = ["tokens.css", "scene-tokens.css"].map((file) => readFileSync(path.join(theme, file), "utf8")).join("");

type Theme = "day" | "night";

/** Every color token with its value by day and by night. */
const colors = new Map(
  [...css.matchAll(/--([\w-]+): var\(--day, (#[0-9a-f]{6})\) var\(--dark, (#[0-9a-f]{6})\);/g)].map(
    ([, name = "", day = "", night = ""]) => [name, { day, night }] as const,
  ),
);

function color(name: string, theme: Theme): string {
  const found = colors.get(name)?.[theme];
  if (!found) throw new Error(`no color token --${name}`);
  return found;
}

/** As `color-mix(in srgb, one, other share%)`. */
function mix(one: string, other: string, share: number): string {
  const b = channels(other);
  const mixed = channels(one).map((c, i) => Math.round(255 * (c * (1 - share) + (b[i] ?? 0) * share)));
  return `#${mixed.map((c) => c.toString(16).padStart(2, "0")).join("")}`;
}

const text: readonly (readonly [string, readonly string[]])[] = [
  ["ink", ["sky", "paper", "chosen", "danger-paper"]],
  ["ink-soft", ["sky", "paper", "chosen"]],
  ["accent", ["sky", "paper"]],
  ["on-accent", ["accent", "accent-strong"]],
  ["danger", ["sky", "paper", "danger-paper"]],
  ["on-night", ["night", "night-low"]],
  ["on-night-soft", ["night", "night-low"]],
];

/** What has to be seen to know a control, its state or the focus. */
const shapes: readonly (readonly [string, readonly string[]])[] = [
  ["field-edge", ["sky", "paper"]],
  ["chosen-edge", ["sky", "paper", "chosen"]],
  ["on-seal", ["chosen-edge"]],
  ["focus", ["sky", "paper", "chosen"]],
  ["thread", ["night", "night-low"]],
];

describe.each(["day", "night"] as const)("by %s", (theme) => {
  test.each(text.flatMap(([front, backs]) => backs.map((back) => [front, back] as const)))(
    "%s is read on %s",
    (...of) => {
      const [front, back] = of;
      expect(contrast(color(front, theme), color(back, theme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(shapes.flatMap(([front, backs]) => backs.map((back) => [front, back] as const)))(
    "%s is seen on %s",
    (...of) => {
      const [front, back] = of;
      expect(contrast(color(front, theme), color(back, theme))).toBeGreaterThanOrEqual(3);
    },
  );

  test("the headline is read on the first question's sky, where it is lightest", () => {
    expect(contrast(color("on-night", theme), color("low-1", theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ["low-1", "night-low", "rosy", 0.62],
    ["low-2", "night-low", "rosy", 0.4],
    ["low-3", "night-low", "rosy", 0.18],
    ["low-5", "night-low", "night", 0.3],
    ["low-6", "night-low", "night", 0.55],
    ["low-story", "night-low", "night", 0.45],
    ["chosen-ink", "chosen-edge", "ink", 0.15],
  ] as const)("%s is %s with so much of %s in it", (mixed, one, other, share) => {
    expect(color(mixed, theme)).toBe(mix(color(one, theme), color(other, theme), share));
  });
});

test("at night nothing is white or nearly so, and pages are truly dark and warm", () => {
  for (const [name, { night }] of colors) expect(luminance(night), name).toBeLessThan(0.75);
  for (const page of ["sky", "paper"]) {
    const [r = 0, g = 0, b = 0] = channels(color(page, "night"));
    expect(luminance(color(page, "night")), page).toBeLessThan(0.015);
    // No bluer than a shade, so that the lamp's light is what one sees.
    expect(b - r, page).toBeLessThan(0.03);
    expect(g, page).toBeLessThanOrEqual(Math.max(r, b));
  }
});
