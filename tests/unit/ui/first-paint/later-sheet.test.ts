import { expect, test } from "vitest";
import { holdLaterSheet, showLaterSheet } from "../../../../app/ui/first-paint/later-sheet";

test("the sheet of what comes later is held; without scripts the page waits for it", () => {
  const link = '<link rel="stylesheet" href="/assets/later-1.css" fetchPriority="low"/>';
  expect(holdLaterSheet(`<head>${link}</head>`)).toBe(
    `<head><link rel="later" href="/assets/later-1.css"/><noscript>${link}</noscript></head>`,
  );
  expect(showLaterSheet(link)).toBe('<link rel="stylesheet" href="/assets/later-1.css"/>');
  expect(holdLaterSheet('<link rel="stylesheet" href="/a.css"/>')).toBe('<link rel="stylesheet" href="/a.css"/>');
});
