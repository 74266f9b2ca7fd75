import type { WrittenTale } from "./written-tale";

/*
 * What must not be in two tales of the same ages: what turns the choice into the solution, and the words said again. They
 * are compared as they are and by the words that they share, since nobody writes the same idea twice in the same words.
 */

const small = new Set(
  (
    "a an and any are as at be because been before but by can do does each every everybody for from go goes had has have he her him his " +
    "how i if in into is it its just kind kindness like makes me more must my no none not nothing now of off on one only or other out " +
    "over own say says she so some that the their them then there they thing things this those to too turn turns two until up was " +
    "what when where whether which while who whoever whose will with you your choice choices child hero lesson eight all once after"
  ).split(" "),
);

/** 'Bells' and 'bell' are one; what every tale says is left out. */
export function contentWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => !small.has(word)).map((word) => word.replace(/(?:ing|ed|es|s|ly)$/u, "")));
}

/** Of the words of the shorter one, how many the other has too; from 0 to 1. */
export function likeness(one: string, other: string): number {
  const [a, b] = [contentWords(one), contentWords(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

const plain = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

/** Fewer shared words are chance. */
const enoughShared = 3;
const tooLike = { converter: 0.6, refrain: 0.75 } as const;

export function samenessFaults(tales: readonly WrittenTale[]): string[] {
  const faults: string[] = [];
  for (const [i, one] of tales.entries()) {
    for (const other of tales.slice(i + 1)) {
      if (one.tale.ages !== other.tale.ages) continue;
      for (const key of ["converter", "refrain"] as const) {
        const [a = "", b = ""] = [one.head[key], other.head[key]];
        if (areAlike(a, b, tooLike[key]))
          faults.push(`${one.tale.id} and ${other.tale.id} have the same ${key}: '${a}' and '${b}'.`);
      }
    }
  }
  return faults;
}

export function areAlike(a: string, b: string, most: number): boolean {
  if (plain(a) === "none" || plain(b) === "none") return false;
  if (plain(a) === plain(b)) return true;
  return Math.min(contentWords(a).size, contentWords(b).size) >= enoughShared && likeness(a, b) >= most;
}
