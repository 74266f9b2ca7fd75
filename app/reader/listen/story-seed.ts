import type { StoryRequest } from "../../story/request";
import { storageKeys } from "../../ui/storage-keys";

/** Drawn once: the upper half of all seeds of this browser, so that its shelves stand in an order of their own. */
const familyKey = storageKeys.nextSeed;
/** How many stories of the same answers were asked for: `{answers: count}`. */
const countsKey = storageKeys.storyCounts;
/** The answers that were asked for longest ago are forgotten. */
const mostAnswers = 50;
const mostStories = 0xffff;

/** Where storage is refused they last as long as the page. */
const forThisPage = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? forThisPage.get(key) ?? null;
  } catch {
    return forThisPage.get(key) ?? null; // Storage is switched off.
  }
}

function keep(key: string, value: string): void {
  forThisPage.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or switched off.
  }
}

function familyOfThisBrowser(): number {
  const seed = Number(read(familyKey) || Number.NaN);
  if (Number.isInteger(seed) && seed >= 0 && seed <= 0xffff_ffff) return (seed & 0xffff_0000) >>> 0;
  const drawn = ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) & 0xffff_0000) >>> 0;
  keep(familyKey, String(drawn));
  return drawn;
}

function counts(): [answers: string, count: number][] {
  try {
    const parsed: unknown = JSON.parse(read(countsKey) ?? "");
    if (typeof parsed !== "object" || parsed === null) return [];
    const isCount = (count: unknown) => Number.isInteger(count) && Number(count) >= 0 && Number(count) <= mostStories;
    return Object.entries(parsed).filter(([, count]) => isCount(count));
  } catch {
    return [];
  }
}

/** What the built-in storyteller chooses tales by; no words of the parent's are kept for it. */
function answersOf({ age, style, interests }: Pick<StoryRequest, "age" | "style" | "interests">): string {
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify([age, style, interests]))
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return `a${(hash >>> 0).toString(36)}`;
}

/**
 * The seed of the next story of these answers. The built-in storyteller takes the first tale of a shelf for the first, and
 * then the next one each time.
 */
export function nextStorySeed(request: Pick<StoryRequest, "age" | "style" | "interests">): number {
  const answers = answersOf(request);
  const known = counts();
  const count = known.find(([one]) => one === answers)?.[1] ?? 0;
  const others = known.filter(([one]) => one !== answers).slice(1 - mostAnswers);
  keep(countsKey, JSON.stringify(Object.fromEntries([...others, [answers, (count + 1) & mostStories]])));
  return (familyOfThisBrowser() | count) >>> 0;
}
