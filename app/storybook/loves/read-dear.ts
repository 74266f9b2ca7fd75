import type { Being } from "../love";
import { alwaysOwn, kin, otherPets, relations, smallPets, titles, walkingPets } from "./dear-words";
import { entryOf } from "./lexicon";

/** Somebody of the family's own. `name` and `noun` may hold `{their}`. */
export interface Dear {
  readonly name: string;
  /** For whom does not know them: 'her cat Pickles'. */
  readonly noun: string;
  readonly being: Being;
  /** What a pet is: 'horse'. */
  readonly kind?: string;
}

const wordsOf = (list: string) => list.split(/\s+/u).map((word) => word.replaceAll("_", " "));

const oneOf = (list: string) => {
  const longestFirst = wordsOf(list).sort((a, b) => b.length - a.length);
  return `(?:${longestFirst.join("|").replaceAll(".", "\\.")})`;
};

const pets = [walkingPets, smallPets, otherPets].join(" ");
const owner = "(?:my|our|his|her|their)";
const look =
  "(?:(?:little|big|baby|old|older|younger|elder|new|dear|sweet|pet|lovely|beloved|favou?rite|fluffy|fat|naughty|funny|silly|black|white|" +
  "brown|orange|ginger|gr[ae]y|tabby|golden|spotty|cute|tiny|beautiful|own|real|imaginary|great|late|two|wonderful)\\s+)*";
const called = ",?(?: (?:called|named|who is called|whose name is))? ";
const anyName = "(?<name>\\p{L}[\\p{L}'-]*(?: \\p{L}[\\p{L}'-]*){0,2})";

const pattern = (source: string) => new RegExp(`^${source}$`, "iu");

const shapes: Readonly<Record<string, RegExp>> = {
  petCalled: pattern(`(?:(?:${owner}|the|an?|(?:my )?\\p{L}+'s) )?${look}(?<kind>${oneOf(pets)})${called}${anyName}`),
  pet: pattern(`(?:${owner}|the) ${look}(?<kind>${oneOf(pets)})`),
  nameFirst: pattern(`${anyName},? (?:is )?(?:${owner}|the) ${look}(?<kind>${oneOf(pets)}|${oneOf(relations)})`),
  kin: pattern(`(?:${owner} )?(?:dear |lovely |old )?(?<kin>${oneOf(kin)})`),
  titled: pattern(`(?:${owner} )?(?:dear |great )?(?<title>${oneOf(titles)}) ${anyName}`),
  relationCalled: pattern(`${owner} ${look}(?<kind>${oneOf(relations)}|${oneOf(kin)})${called}${anyName}`),
  relation: pattern(`${owner} (?<all>${look}${oneOf(relations)})`),
  ownRelation: pattern(`(?<all>${oneOf(alwaysOwn)})`),
  babyCalled: pattern(`(?<kind>${oneOf(alwaysOwn)})${called}${anyName}`),
};
let single: ReadonlySet<string> | undefined;

/** The words of all kinds. Most loves have none of them, and the patterns are costly to make ready. */
function dearWords(): ReadonlySet<string> {
  single ??= new Set([pets, kin, titles, relations, alwaysOwn].join(" ").split(/[\s_.]+/u));
  return single;
}

const petBeings = new Map<string, Being>([
  ...wordsOf(walkingPets).map((kind) => [kind, "walking pet"] as const),
  ...wordsOf(smallPets).map((kind) => [kind, "small pet"] as const),
  ...wordsOf(otherPets).map((kind) => [kind, "other pet"] as const),
]);

const beingOf = (kind: string): Being => petBeings.get(kind.toLowerCase()) ?? "person";

/** 'my cat Pickles', 'Opa Hans', 'our dog', 'cousin Leo'; of two the first. Undefined: nobody of the child's own. */
export function readDear(words: string): Dear | undefined {
  if (!(words.toLowerCase().match(/[\p{L}-]+/gu) ?? []).some((word: string) => dearWords().has(word))) return undefined;
  const one = words.replace(/\.$/u, "");
  const first = /^(.+?)(?:, | and ).+$/iu.exec(one)?.[1];
  return dearOf(one) ?? (first && startsOwn.test(first) ? dearOf(first) : undefined);
}
/** 'my cat Tom and my dog Rex' names a cat; 'cat and mouse' is a game. */
const startsOwn = new RegExp(`^(?:${owner} |${oneOf(kin)}$|${oneOf(titles)} )`, "iu");

function dearOf(words: string): Dear | undefined {
  const found = (shape: string) => shapes[shape]?.exec(words)?.groups;
  const petCalled = found("petCalled");
  const owned = new RegExp(`^${owner} |called |named `, "iu").test(words);
  if (petCalled && isName(petCalled.name, owned)) return known(petCalled);
  const pet = found("pet");
  if (pet) {
    const kind = pet.kind?.toLowerCase() ?? "";
    return { name: `the ${kind}`, noun: `{their} ${kind}`, being: beingOf(kind), kind };
  }
  const first = found("nameFirst");
  if (first && isName(first.name, true) && !/^(?:a|the|about)\b/iu.test(first.name ?? "")) return known(first);
  return personOf(words, found);
}

function known({ kind = "", name: written }: Partial<Record<string, string>>): Dear {
  const name = asName(written);
  const small = kind.toLowerCase();
  return { name, noun: `{their} ${small} ${name}`, being: beingOf(kind), kind: small };
}

function personOf(words: string, found: (shape: string) => Record<string, string> | undefined): Dear | undefined {
  const person = (name: string, noun = name): Dear => ({ name, noun, being: "person" });
  const relative = found("kin");
  if (relative) return person(asName(relative.kin));
  const titled = found("titled");
  if (titled && isName(titled.name, true)) {
    const isRelation = /^(?:sister|brother|cousin|teacher|neighbou?r)$/iu.test(titled.title ?? "");
    const owned = /^(?:my|our|his|her|their) /iu.test(words);
    const name = `${isRelation ? titled.title?.toLowerCase() : asName(titled.title)} ${asName(titled.name)}`;
    if (isRelation && owned) return person(asName(titled.name), `{their} ${name}`);
    return isRelation ? person(name, `{their} ${name}`) : person(name);
  }
  const named = found("relationCalled") ?? found("babyCalled");
  if (named && isName(named.name, true)) return known(named);
  const relation = found("relation") ?? found("ownRelation");
  return relation ? person(`{their} ${relation.all?.toLowerCase().replace(/\s+/gu, " ")}`) : undefined;
}

const noName =
  /^(?:and|or|with|who|that|is|are|the|a|an|in|on|at|to|of|for|from|toys?|books?|stor(?:y|ies)|shows?|house|wheel|walks?|walking|training|food|bed|pictures?|drawings?|collection|videos?|rescue|care|grooming|costume|racing|lover|cake|cookies|stuff|things|day|so|very|too|because|when|playing|sleeping)$/iu;

/** A capital letter says so, or a pet or a person of one's own before a word that is no common one. */
function isName(name: string | undefined, owned: boolean): boolean {
  const words = name?.split(" ") ?? [];
  if (words.length === 0 || words.some((word) => noName.test(word) || /['-]s$|s'$/u.test(word))) return false;
  if (words.every((word) => /^\p{Lu}/u.test(word)))
    return owned || words.every((word) => entryOf(word.toLowerCase()) === undefined);
  return owned && words.length === 1 && entryOf(name?.toLowerCase() ?? "") === undefined;
}

function asName(written = ""): string {
  return written
    .split(" ")
    .map((word) => (/^\p{Lu}{3,}$/u.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")
    .replace(/^Great Grand/u, "Great-Grand");
}
