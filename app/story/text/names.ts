/** Words that have a capital wherever they stand, and name nobody. */
export const alwaysCapital =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|I|January|February|March|April|May|June|July|August|September|October|November|December|Earth|God|TV|Mom|Mum|Dad|Mommy|Mummy|Daddy|Mr|Mrs|Ms|Dr|OK|Chapter)$/u;

const word = /[\p{L}\p{M}-]+/gu;

function countsOf(prose: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [one] of prose.matchAll(word)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

const isOftener = (counts: ReadonlyMap<string, number>, name: string) =>
  (counts.get(name) ?? 0) >= (counts.get(name.toLowerCase()) ?? 0);

/** Whether a story calls somebody so: a capital inside a sentence, and not oftener small than with it. */
export function isNamedIn(prose: string, name: string): boolean {
  return isOftener(countsOf(prose), name) && new RegExp(`\\p{Ll},? ${name}(?![\\p{L}\\p{M}-])`, "u").test(prose);
}

/** A capital in the middle of a sentence, and those after it: 'Mrs. Arkwright', 'Olive Okafor'. */
const named = /[\p{Ll},;] (?:(?:Mr|Mrs|Ms|Dr)\.? )?(\p{Lu}[\p{L}\p{M}-]+(?: \p{Lu}[\p{L}\p{M}-]+)*)/gu;

/** Somebody at home, whom every other story has too. */
const family = /^(?:Grand(?:ma|pa|mother|father|dad)|Gran(?:ny|dpa)?|Nana?|Papa|Mama|Aunt(?:ie)?|Uncle)$/u;
const shouted = /^\p{Lu}{2,}$/u;

/** Enough for any story; a file of stories may hold what is none. */
const mostNames = 40;
/** Once may be a street or a slip of the capital. */
const fewest = 2;

/** Names of a story, those first that it says most often. A guess by capitals, which takes places for names too. */
export function namesIn(prose: string): string[] {
  const counts = countsOf(prose);
  const times = (name: string) => Math.min(...name.split(" ").map((part) => counts.get(part) ?? 0));
  const namesNobody = (part: string) => [alwaysCapital, family, shouted].some((pattern) => pattern.test(part));
  const isName = (part: string) => !namesNobody(part) && isOftener(counts, part);
  const found = [...prose.matchAll(named)].map(([, name = ""]) => name);
  const names = [...new Set(found)]
    .filter((name) => name.split(" ").some(isName) && times(name) >= fewest)
    .sort((a, b) => times(b) - times(a))
    .slice(0, mostNames);
  // 'Olive' stands for 'Olive Okafor', too.
  return names.filter((name) => !names.some((other) => other !== name && ` ${name} `.includes(` ${other} `)));
}
