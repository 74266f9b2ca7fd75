import { alternativesOf } from "./needed-words";
import { toSource } from "./notation";
import { splitPattern } from "./split-pattern";
import type { WrittenPattern } from "./write-tables";

/**
 * A property of Unicode is hundreds of ranges, which cost a millisecond to compile at each place. In folded text all but
 * separators are letters or digits.
 */
const separators = "\\0-/:-\\x60{-\\xbf\\u2000-\\u206f\\u3000-\\u303f\\uff00-\\uff0f";
const cheaper = (source: string) =>
  (isAscii(source)
    ? source
        .replace(/^\(\?<!\[\\p\{L\}\\p\{N\}\]\)(?=[(a-z])/, "\\b")
        .replace(/(?<=[a-z)*])\(\?!\[\\p\{L\}\\p\{N\}\]\)$/, "\\b")
    : source
  )
    .replaceAll("[\\p{L}\\p{N}]", `[^${separators}]`)
    .replaceAll("[^\\p{L}]", `[0-9${separators}]`)
    .replaceAll("[\\p{L}]", `[^0-9${separators}]`);

/** Folded words of Latin letters are ASCII: an edge of a word is enough. */
const isAscii = (source: string) => /^[ -~]*$/.test(source);

/**
 * A line of the rules as the patterns that it stands for, one for each alternative.
 * @param isDivisible whether it is of no account where a text matches first
 */
export function readPattern(line: string, isDivisible = false): WrittenPattern[] {
  const alternatives = alternativesOf(toSource(line)).flatMap((one) => {
    const parts = isDivisible ? splitPattern(one.source.replaceAll("(?:", "(")) : [];
    return parts.length > 1 ? parts.flatMap(alternativesOf) : [one];
  });
  return alternatives.map(({ source: written, needs }) => {
    const source = cheaper(written).replaceAll("(?:", "(");
    if (/\\[1-9]/.test(source)) throw new Error(`A group is no reference: ${line}`);
    return { source, flags: /\\p|[\u{10000}-\u{10ffff}]/u.test(source) ? "u" : "", needs };
  });
}
