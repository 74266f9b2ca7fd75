import { drawFrom } from "../../../picture/draw";

/**
 * The same for the same words on every device, so that an e-reader that gets a story again knows the book and the place
 * in it. A UUID of version 8, which leaves its digits to whoever makes it (RFC 9562).
 */
export function bookId(words: string): string {
  const digits = ["a", "b", "c", "d"].map((part) =>
    drawFrom(words, part, 2 ** 32)
      .toString(16)
      .padStart(8, "0"),
  );
  const [, a, b, c, d, e] = /(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(digits.join("")) ?? [];
  return `urn:uuid:${a}-${b}-8${c}-8${d}-${e}`;
}
