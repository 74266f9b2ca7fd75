import { entryOf } from "./lexicon";

/** Words with a capital of their own, which a phone does not give. */
const proper =
  /^(?:I|I'm|Christmas|Halloween|Easter|Hanukkah|Diwali|Eid|Ramadan|Santa|Africa|America|Asia|Europe|Australia|Antarctica|Egypt|Japan|China|India|Italy|France|Spain|Germany|Mexico|Brazil|Canada|England|Scotland|Ireland|Wales|London|Paris|Rome|Tokyo|New|York|Venice|Mars|Saturn|Jupiter|Venus|Neptune|Uranus|Mercury|Pluto|Earth|English|French|Spanish|German|Chinese|Japanese|Italian|Greek|Roman|Viking|Egyptian|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|God|Jesus|Bible|TV|DJ|UFO|UFOs|USA|UK|NASA)$/u;

/** As it is written inside a sentence: 'Steam Trains' → 'steam trains', 'BAKING' → 'baking', 'Aunt Mina's garden' as it is. */
export function inSentence(phrase: string): string {
  const words = phrase.split(" ");
  const shouted = /\p{L}{4}/u.test(phrase) && phrase === phrase.toUpperCase() && phrase !== phrase.toLowerCase();
  return words
    .map((word, i) => {
      const small = word.toLowerCase();
      if (proper.test(word) || word === small) return word;
      if (shouted) return small;
      if (!/^\p{Lu}\p{Ll}*$/u.test(word)) return word;
      // 'Princess Sofia' is somebody.
      const next = words[i + 1] ?? "";
      const isTitle =
        /^\p{Lu}\p{Ll}+$/u.test(next) && entryOf(next.toLowerCase()) === undefined && !common.test(next.toLowerCase());
      if (!isTitle && (entryOf(small) !== undefined || common.test(small))) return small;
      // A phone gives the first word its capital; a name is followed by another or stands alone.
      return i === 0 &&
        words.length > 1 &&
        !/'s$/u.test(word) &&
        words.slice(1).every(isSmall) &&
        !nameBefore.test(words[1] ?? "")
        ? small
        : word;
    })
    .join(" ")
    .replace(relative, (_, before: string, name: string) => before + name.charAt(0).toUpperCase() + name.slice(1));
}

/** 'baking with Grandma', and 'baking with my grandma'. */
const relative =
  /((?:with|and|by|like|for|to|of|from) |^)(grandma|grandpa|granny|grandad|granddad|nana|nan|mom|mommy|mum|mummy|dad|daddy|papa|mama)(?!s\b)/gu;

const isSmall = (word: string) => word === word.toLowerCase();
/** 'Zelda games': what stands before these is often a name. */
const nameBefore = /^(?:games?|the|and|from|books?|movies?|cards?)$/u;
const common =
  /(?:ing|ings|tion|ics|ness|[^s]s)$|^(?:the|a|an|my|our|his|her|and|of|in|with|all|old|big|little|new|red|blue|pink|green)$/u;
