import { gerundOf, thirdPersonOf } from "../phrases/inflect";
import { beginsWithVerb, plainVerbs } from "../phrases/verbs";

const child =
  "(?:i|he|she|they|we|it|(?:my|our) (?:son|daughter|child|kids?|kiddo|little (?:one|boy|girl|man|lady)|boys?|girls?|toddler|baby))";
const adverbs =
  "(?:really|just|absolutely|also|still|always|is|’s|'s|are|am|been|so|totally|very|currently|has|has been|a|a big|a huge)";
const loving =
  "(?:loves?|likes?|adores?|enjoys?|wants?|prefers?|obsessed (?:with|by)|obsesses over|crazy about|mad about|nuts about|passionate about|" +
  "into|interested in|fascinated (?:by|with)|can['’]?t get enough of|can['’]?t stop talking about|talks about|always talking about|fan of|" +
  "(?:favou?rite )?(?:thing|toy|animal|topic)s? (?:is|are))";
/** What stands before the love itself, one after the other. */
const preambles = [
  new RegExp(`^(?:${child} )?(?:${adverbs} )*${loving}:? (?=\\S)`, "iu"),
  /^\p{Lu}\p{Ll}+ (?:really )?(?:loves|likes|adores|enjoys) (?=\S)/u,
  /^(?:(?:his|her|their|my|our) )?favou?rite (?:thing|toy|animal|topic|hobby)s? (?:is|are) (?=\S)/iu,
  /^(?:please )?(?:(?:something|anything|everything|all|stories|a story|story|tales?|books?|facts|videos?|movies|films|shows|songs|pictures|a book|reading|learning|talking|hearing|dreaming)(?: and (?:books?|stories))? (?:(?:to do )?with|about|on|of|related to))(?: all)? (?=\S)/iu,
  /^(?:(?:anything|everything)(?! (?:pink|purple|blue|red|green|yellow|sparkly|shiny|soft|fluffy|spooky|scary|fast|big|small|tiny|cute)\b)|all things|all kinds of|all sorts of|all types of|lots of|loads of|any kind of|any|some|especially|maybe|looking at|also|and|with|about) (?=\S)/iu,
  /^(?:all (?=\p{L}+s$))/iu,
];

/** 'She's really into steam trains!!' is 'steam trains'; only one line, no braces, which are the tales' own. */
export function plainWords(answer: string): string {
  let words = answer
    .replace(/[{}<>#*_"“”„«»]+/gu, " ")
    .replace(/^['‘]|['’]$/gu, "")
    .replace(/’/gu, "'")
    .replace(/\s+/gu, " ")
    .trim();
  for (let before = ""; before !== words; ) {
    before = words;
    words = words.replace(/^[\s.!,;:…()-]+|[\s.!,;:…(-]+$/gu, "");
    for (const preamble of preambles) {
      const core = words.replace(preamble, "");
      if (core !== "") words = core;
    }
  }
  if (!/\(/u.test(words)) words = words.replace(/\)$/u, "");
  return words === "" ? answer.replace(/[{}]/gu, "").trim() : words;
}

/** 'cats & dogs', 'trains, trucks' → 'cats and dogs', 'trains and trucks'. */
export function asList(words: string): string {
  const parts = words
    .split(/\s*(?:,\s*(?:and\s+)?|;|\s\/\s|(?<=\p{L})\/(?=\p{L})|&|\s\+\s)\s*/u)
    .filter((part) => part !== "");
  const last = parts.pop() ?? "";
  return parts.length === 0 ? last : `${parts.join(", ")} and ${last}`;
}

const dressed = /^(?:to )?(?:be|become) (?=(?:an?|the) )/iu;

/** What one does is a noun in '-ing': 'bake cakes', 'to bake cakes' → 'baking cakes'; 'be a vet' → 'being a vet'. */
export function asDoing(words: string): string {
  if (dressed.test(words)) return words.replace(dressed, "being ");
  const bare = words.replace(/^to (?=\p{L})/iu, "");
  const first = /^\p{L}+/u.exec(bare)?.[0].toLowerCase() ?? "";
  const isInfinitive = bare !== words && plainVerbs.has(first);
  return isInfinitive || beginsWithVerb(bare) ? gerundOf(first) + bare.slice(first.length) : words;
}

/** A question in the order of a clause: 'why is the sky blue?' → 'why the sky is blue'. Undefined: the order is not sure. */
export function asClause(words: string): string | undefined {
  const question = words.replace(/\?+$/u, "");
  const [, how = "", verb = "", rest = ""] =
    /^(why|how|where|when|what)('s| is| are| do| does| can| was| were) (.+)$/iu.exec(question) ?? [];
  if (verb === "") return /^(?:why|how|where|when|what|who|that|if)\b/iu.test(question) ? question : undefined;
  const [, subject = "", told = ""] = /^((?:the|an?|my|our|his|her) \p{L}+|\p{L}+)((?: .+)?)$/u.exec(rest) ?? [];
  const link = verb.trim().replace("'s", "is").toLowerCase();
  const asker = how.toLowerCase();
  if (link === "do") return `${asker} ${rest}`;
  if (link === "does") {
    const [, act = "", more = ""] = /^ (\p{L}+)(.*)$/u.exec(told) ?? [];
    return act === "" ? undefined : `${asker} ${subject} ${thirdPersonOf(act)}${more}`;
  }
  return `${asker} ${subject} ${link}${told}`;
}
