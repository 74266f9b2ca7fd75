import type { Called } from "./called.client";

/** What stands beside a piece of text in its paragraph. */
interface Beside {
  readonly before: string;
  readonly after: string;
}

const inWord = /^[\p{L}\p{M}\p{N}]$/u;
const apostrophe = /^['’]$/;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

// Two units hold the neighboring character, whatever its size. (Not a lookbehind: older Safari cannot read one.)
const lastOf = (text: string) => [...text.slice(-2)].at(-1) ?? "";
const firstOf = (text: string) => [...text.slice(0, 2)][0] ?? "";

/** Whether a word may begin after this: not inside one, and not after the apostrophe of one (d’Arcy). */
function beginsAfter(before: string): boolean {
  const last = lastOf(before);
  if (apostrophe.test(last)) return !inWord.test(lastOf(before.slice(0, -1)));
  return !inWord.test(last);
}

/** `Rasmus’ hat`; in `‘Come, Rasmus’ she said` the same mark ends what was said. */
function isBarePossessive(before: string, hero: string): boolean {
  return /[sxz]$/iu.test(hero) && !/‘|(?:^|[\s("“])'/u.test(before);
}

/**
 * In isolation, so that a name from right to left does not turn its sentence. The mark before it is for `dir="auto"`, which
 * looks into isolations: the story is English.
 */
function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u200e\u2068${name}\u2069` : name;
}

const spellings = (hero: string) => [hero, hero.toUpperCase()];

/** The name in the hero's place, wherever it is a whole word; shouted where the hero's is. */
export function withName(text: string, { hero, name }: Called, { before, after }: Beside = { before: "", after: "" }) {
  const [plain, shouted] = spellings(hero).map((spelling) => spelling.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  const pattern = new RegExp(`(${plain}|${shouted})(['’](?=\\s\\p{L}))?`, "gu");
  return text.replace(pattern, (found, spelling: string, mark: string | undefined, at: number) => {
    const left = before + text.slice(0, at);
    if (!beginsAfter(left) || inWord.test(firstOf(text.slice(at + spelling.length) + after))) return found;
    const own = isolated(spelling === hero ? name : name.toUpperCase());
    if (mark === undefined) return own;
    return isBarePossessive(left, hero) ? `${own}${mark}s` : `${own}${mark}`;
  });
}

/** A growing text up to what may be the beginning of the hero's name, or all of it with more to come. */
export function withoutOpenName(text: string, { hero }: Called): string {
  for (let length = Math.min(text.length, hero.length + 1); length > 0; length--) {
    const end = text.slice(-length);
    const isOpen = spellings(hero).some((name) => name.startsWith(end) || `${name}'` === end || `${name}’` === end);
    if (isOpen && beginsAfter(text.slice(0, -length))) return text.slice(0, -length);
  }
  return text;
}
