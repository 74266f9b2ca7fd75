import { inSecondPerson } from "../phrases/owners";
import { beginsWithVerb, plainOfGerund } from "../phrases/verbs";

/*
 * A parent's own lesson as somebody at home says it to the child: a whole sentence without its full stop. What shape the
 * words have decides; where that is not sure, they are quoted as they are.
 */

const preambles = [
  /^(?:please )?(?:i(?:'d| would)? (?:want|like|wish|hope)(?: for)? )?(?:teach(?:ing)? |help(?:ing)? |remind(?:ing)? )?(?:him|her|them|my (?:son|daughter|child|kids?|toddler|little \p{L}+)|our (?:son|daughter|child|kids?)|kids|children)(?: (?:how|that (?:he|she|they)))? (?:to |should |needs? to |has to |have to |must )(?:learn(?:s)? )?(?:how )?(?:to )?/iu,
  /^(?:he|she|they|my (?:son|daughter|child|kids?)) (?:should|needs? to|has to|have to|must|can)(?: (?:learn|understand|know))?(?: how)?(?: to)? /iu,
  /^(?:learn(?:ing|s)?|understand(?:ing)?|know(?:ing)?|realiz(?:e|ing)|teach(?:es|ing)?|a (?:lesson|story) (?:about|on)|lessons? (?:about|on|of)|moral:?|something about) (?=\S)/iu,
  /^(?:to |about |on |that |the (?:importance|value|power) of |(?:it is |it's |is )?(?:very )?important (?:to |that )|why (?:it's|it is) (?:important|good) to |always remember (?:to |that )|remember (?:to |that )|try (?:and |to )|you should |you must |one should )(?=\S)/iu,
];

function core(words: string): string {
  let said = words
    .replace(/[{}<>#*_"“”„«»]+/gu, " ")
    .replace(/’/gu, "'")
    .replace(/(?!\d)\p{Extended_Pictographic}[\u{FE0F}\u{200D}]*/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  for (let before = ""; before !== said; ) {
    before = said;
    said = said.replace(/^[\s.!,;:'-]+|[\s.!?,;:-]+$/gu, "");
    for (const preamble of preambles) {
      const rest = said.replace(preamble, "");
      if (rest !== "") said = rest;
    }
  }
  return said;
}

const sentence =
  /^(?:(?:it|there|that|this|he|she|we|you|they|everyone|everybody|nobody|no one|anyone|one|i)(?:'s|'re|'m|'ve|'ll)? |(?:it|there|that|he|she|we|you|they|everyone|everybody|nobody)(?:'s|'re|'m|'ve|'ll) )/iu;
const finite =
  /\b(?:is|are|isn't|aren't|was|were|can|can't|cannot|will|won't|must|should|has|have|makes|does|doesn't|don't|needs|takes|wins|comes|pays|matters|brings|begins|feels|means|hurts|helps|loves|grows|gets|deserves|says)\b/iu;
const link = /\b(?:that|who|which|because|if|when|what|how|why|where|as|before|after|until|while|even)\b.*$/iu;

export function sayLesson(words: string): string {
  const said = inSecondPerson(core(words))
    .replace(/\b(what|all|how much) (?:they have|(?:he|she) has)\b/iu, "$1 we have")
    .replace(/^I (?=can\b)/u, "You ");
  if (/[?]\s*$/u.test(words) || /^(?:how|why|what|when|where|who) /iu.test(said)) return aboutIt(lower(said));
  return asSentence(said) ?? asRule(said) ?? asDoing(said) ?? asThing(said) ?? quoted(said);
}

/** 'sharing is caring', 'it's okay to cry', 'everyone is different'. */
function asSentence(said: string): string | undefined {
  const second = said.split(" ")[1] ?? "";
  if (
    beginsWithVerb(said) &&
    !sentence.test(said) &&
    !/^(?:is|makes|takes|wins|hurts|brings|can|means)$/iu.test(second)
  )
    return undefined;
  const main = said.replace(link, "");
  if (!sentence.test(said) && !/^.+ /u.test(main.replace(finite, "\u0000").split("\u0000")[0] ?? "")) return undefined;
  const isMain = finite.test(main) && !/^(?:not|never|always|don't|do not)\b/iu.test(said);
  return isMain || sentence.test(said) ? upper(said.replace(/\bi\b/gu, "I")) : undefined;
}

/** Alone they are what one has rather than what one does. */
const nounToo = /^(?:love|trust|respect|change|hope|worry|practice|play|sleep|work|fear|rest|care|dream|travel)$/iu;

/** 'always say please', 'don't hit', 'be brave', 'look both ways': what all at home do, or, said to one, as it stands. */
function asRule(said: string): string | undefined {
  const [, when = "", not = "", rest = said] =
    /^(?:(always|never) )?(?:(don't|do not|not to|no need to) )?(.+)$/iu.exec(said) ?? [];
  const base = /^\p{L}+/u.exec(rest)?.[0].toLowerCase() ?? "";
  if (!beginsWithVerb(rest) || nounToo.test(said)) return undefined;
  const stopped = /^(?:stop|avoid|quit) (\p{L}+ing)\b(.*)$/iu.exec(rest);
  const plain = stopped && plainOfGerund(stopped[1]?.toLowerCase() ?? "");
  if (stopped && plain && / your\b/iu.test(stopped[2] ?? "")) return `Don't ${plain}${stopped[2]}`;
  if (base === "become") return aboutIt(`becoming${rest.slice(base.length)}`);
  if (stopped && plain && when === "" && not === "") return `We don't ${plain}${ours(stopped[2] ?? "")}`;
  // Said to the child alone; and 'we are yourself' is nothing anybody says.
  if (/\b(?:yours?|yourself|(?<!thank )you)\b/iu.test(rest) || /^be (?:an?|the)\b/iu.test(rest)) return upper(said);
  const told = lower(rest);
  if (base === "be" && when !== "") return upper(said);
  if (base === "be") return `We try ${not === "" ? "" : "not "}to ${told}`;
  const negated = not === "" ? "" : "don't ";
  return `We ${when === "" ? "" : `${when.toLowerCase()} `}${negated}${told}`;
}

const ours = (words: string) => words.replace(/\byour\b/giu, "our");

/** 'Listening ears' are ears. */
const compound = /^ (?:ears|safety|skills?|habits?|lessons?|class(?:es)?|pools?)\b/iu;

/** Not said as 'we …'. */
const hardship =
  /^(?:lose|bully|start|move|tease|fight|lie|steal|cheat|hit|bite|push|kick|leave|cry|die|miss|face|yell|scream|worry|manage|become|wear|go|visit)$/u;

/** 'sharing toys', 'telling the truth', 'not giving up', 'no hitting'. */
function asDoing(said: string): string | undefined {
  const [, not = "", first = "", rest = ""] = /^(not |no |never )?(\p{L}+ing)\b(.*)$/iu.exec(said) ?? [];
  const plain = plainOfGerund(first.toLowerCase());
  if (plain === undefined || compound.test(rest)) return undefined;
  if (hardship.test(plain)) return not === "" ? aboutIt(lower(said)) : `We don't ${plain}${rest}`;
  if (plain === "be" && not !== "") return `We try not to be${rest}`;
  const whose = /\b(?:yours?|yourself|you)\b/iu.test(rest) || / (?:is|are) /iu.test(rest);
  if (not !== "") return whose ? aboutIt(`${not.trim()} ${first.toLowerCase()}${rest}`) : `We don't ${plain}${rest}`;
  if (plain === "be" && !/^ (?:an?|the|your\p{L}*)\b/iu.test(rest)) return `We try to be${rest}`;
  return whose || plain === "be" ? practice(lower(first) + rest) : `We ${plain}${rest}`;
}

const skills =
  /^(?:(?:more |good |table |better |self-?)?(?:patience|kindness|courage|bravery|honesty|respect|gratitude|manners|sharing|teamwork|empathy|politeness|perseverance|generosity|responsibility|confidence|control|self-\p{L}+|resilience|forgiveness|compassion|friendship|focus|discipline|independence|creativity|humility|tolerance|determination|persistence|loyalty|cooperation|listening|helpfulness|thankfulness|love|hard work))(?: (?:and|or|for|with|towards?|to|of|in) .+)?$/iu;

const feeling =
  /^(?:afraid|scared|shy|nervous|jealous|angry|sad|worried|lonely|different|kind|brave|honest|patient|polite|grateful|thankful|responsible|confident|adopted|bossy|mean|rude|selfish|stubborn|happy|safe|healthy)(?: (?:of|to|about|with|for|at|in|when|and|or) .+)?$/iu;

/** 'patience', 'respect for elders', 'table manners'; other nouns ('the death of our dog', 'first day of school'). */
function asThing(said: string): string | undefined {
  const plain = said.toLowerCase();
  if (skills.test(said)) return practice(lower(said));
  if (/^(?:an? )?(?:big|older|new big) (?:brother|sister)$/iu.test(said))
    return aboutIt(`being a ${said.replace(/^an? /iu, "").toLowerCase()}`);
  if (feeling.test(said)) return aboutIt(`being ${lower(said)}`);
  if (/^(?:first|new) (?:day|time|baby|brother|sister|school|house|home|sibling|teacher|year)\b/iu.test(said))
    return aboutIt(`the ${lower(said)}`);
  const looksEnglish =
    /^[a-z' ,-]+$/u.test(plain) &&
    (/^(?:the|a|an|your|first|new|losing|bad|big|good|table|personal|other)\b/u.test(plain) ||
      / (?:of|in|with|at|to|and|for|about|from) /u.test(plain));
  const oneWord =
    /^[a-z-]+(?:ness|ment|tion|ity|ship|ance|ence|ism|ies|ings?|ers|mates|body|school|feelings?|bullying)$/u;
  const short = /^[a-z'-]+(?: [a-z'-]+)?$/u.test(plain) && !/ (?:up|down|out|off|on|away|back|over)$/u.test(plain);
  return ((looksEnglish || short) && !beginsWithVerb(plain)) || nounToo.test(plain) || oneWord.test(plain)
    ? aboutIt(lower(said))
    : undefined;
}

const practice = (what: string) => `You are getting better at ${what} every day, you know`;
const aboutIt = (what: string) => `We can talk about ${what} whenever you like`;
const quoted = (what: string) => `Remember what we always say: ${what}`;

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** A phone's capital at the beginning; names and 'I' keep theirs. */
const lower = (text: string) =>
  /^(?:I\b|\p{Lu}{2}|(?:God|Jesus|Grandma|Grandpa|Mom|Mum|Dad)\b)/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
