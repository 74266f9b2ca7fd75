import { expect, test } from "vitest";
import { hasAllCharacters, readFontWidths, textWidth } from "../../../../../app/reader/save/pdf/font";
import { fonts } from "./sample";

const regular = readFontWidths(fonts.regular);
const bold = readFontWidths(fonts.bold);

test("both weights have the alphabets that the product's face is chosen for", () => {
  const alphabets = [
    "The quick brown fox jumps over the lazy dog, 0123456789 “‘—–…’”",
    "Zażółć gęślą jaźń ŻÓŁĆ",
    "Pijamalı hasta yağız şoföre çabucak güvendi İIiı",
    "Chữ quốc ngữ: ắằẳẵặ ấầẩẫậ ếềểễệ ốồổỗộ ớờởỡợ ứừửữự ỳýỷỹỵ đĐ ƠƯ",
    "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία ΐΰ ἀρχῇ",
    "Съешь же ещё этих мягких французских булок, да выпей чаю. Ґґ Її Єє Ўў Љљ Ђђ",
    "Příliš žluťoučký kůň — Árvíztűrő tükörfúrógép — Þórður — ș ț Ș Ț — «»„‚ €£₺₴",
  ];
  for (const text of alphabets) {
    expect([text, hasAllCharacters(text, regular), hasAllCharacters(text, bold)]).toEqual([text, true, true]);
  }
});

test("characters of other scripts, emoji and loose accents are missing", () => {
  for (const text of ["قصة", "סיפור", "故事", "कहानी", "เรื่อง", "🦄", "★", "→", "a\u0301", "\uFFFF", "한"]) {
    expect([text, hasAllCharacters(text, regular), hasAllCharacters(text, bold)]).toEqual([text, false, false]);
  }
});

test("widths are the font's own", () => {
  expect(textWidth("", regular)).toBe(0);
  expect(textWidth("mm", regular)).toBeCloseTo(2 * textWidth("m", regular), 9);
  expect(textWidth("m", regular)).toBeGreaterThan(2 * textWidth("i", regular));
  expect(textWidth("moon", bold)).toBeGreaterThan(textWidth("moon", regular));
  expect(textWidth("0", regular)).toBeGreaterThan(0.4);
  expect(textWidth("0", regular)).toBeLessThan(0.8);
});

test("what is no font is refused", () => {
  expect(() => readFontWidths(new Uint8Array(64))).toThrow("The font has no head table.");
  expect(() => readFontWidths(new TextEncoder().encode("<!doctype html><title>Not found</title>"))).toThrow();
});
