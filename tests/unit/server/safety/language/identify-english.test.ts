import { expect, test } from "vitest";
import { isForeign } from "../../../../../server/safety/language/identify-english";

test.each([
  "Il était une fois une petite souris qui avait peur du noir.",
  "Egyszer volt, hol nem volt, volt egyszer egy kis róka.",
  "Ngày xửa ngày xưa có một chú thỏ con sợ bóng tối.",
  "옛날 옛적에 작은 여우가 살았어요.",
  "كان يا ما كان في قديم الزمان ثعلب صغير.",
])("%s is foreign", (sentence) => {
  expect(isForeign(sentence)).toBe(true);
});

test.each([
  "“Ciao, bella,” called the boatman.",
  "La, la, la, sang the moon.",
  "Señora Gómez had a piñata.",
  "Tick, tock.",
])("%s is English enough", (sentence) => {
  expect(isForeign(sentence)).toBe(false);
});

test("a parent's own words may stand in any language", () => {
  const own = new Set("маленький ёжик который боялся темноты".split(" "));
  expect(isForeign("Mia loved маленький ёжик который боялся темноты.", own)).toBe(false);
});
