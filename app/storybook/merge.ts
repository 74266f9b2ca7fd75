/** How a statement follows on another in one sentence: 'He sat down. He thought.' is 'He sat down' + ' and ' + 'thought.' */
export interface Merge {
  readonly kind: "linked" | "drop" | "and" | "semicolon";
  readonly link: string;
  readonly rest: string;
  /** In a sentence that has an 'and' already a semicolon does. */
  readonly semicolon?: boolean;
}

/** Which joins of the engine's an age can follow. */
export type Merges = "none" | "plain" | "all";

const mergeable =
  /^(?:He|She|They|It|There|The|A|An|His|Her|Their|In|On|At|From|Behind|Under|Over|Up|Down|Far|Soon|Nobody|Nothing|Somebody|Something|Everyone|Everybody) /u;
/** A semicolon may come before these too. */
const statement =
  /^(?:He|She|They|It|There|The|A|An|His|Her|Their|In|On|At|From|Behind|Under|Over|Up|Down|Far|Soon|Nobody|Nothing|Somebody|Something|Everyone|Everybody|Since|When|While|As|For|Where|By|With|Without|After|Before|Once|Round|Along|One|Two|Three|Four|Some|Most|All|Each|Every|This|That|These|Those|Somewhere|Beside|Between|Inside|Outside|Below|Above|Beyond|Through|Across|Near|Here|Both|Even|Only|If|Although|Because|Perhaps|Sometimes|Tonight|Yesterday|Today|Last|To|Of) (?:[^ ]+ ){2}/u;
/** What 'it' and 'that' say of the sentence before is a reason or a joke more often than a second thing. */
const spokenNext = /^(?:I|I’m|I’ve|I’ll|We|We’ll|You|You’re|He|She|They|The|My|Your) /u;
const spokenStart =
  /^(?:I|I’m|I’ve|I’ll|We|We’ll|You|You’re|It|It’s|There|There’s|That|That’s|He|She|They|The|My|Your) /u;
const negative = /^(?:It was not|It wasn’t|There was no|Nobody|Nothing|They were not|He was not|She was not|Not) ?/u;
/** What is always so does not go on from what happened: 'It got late. Two are warmer than one.' */
const timeless = / (?:is|are|should|must|may|has|have|does|do|can|will) /u;
/** 'Too thick.' 'No squeak.' 'Plink.': a few words without a verb go on to nothing. */
const fragment = /^(?:(?:Too|No|Not) (?!.*\b(?:one|was|were|had|could|did|came|went)\b).*|[^ .]+(?:, [^ .]+)*)\.$/u;
const oneWord = /^[^ ]+$/u;
/** 'She stopped. She had promised.': what was before is the reason, not the next thing. */
const earlier = /^(?:He|She|They|It|Everybody|Everyone|Nobody) had (?!to\b|a\b|an\b|the\b|no\b)/u;
const oneSubject = /^(He|She|They) (?!(?:was|were|had|could|would|did|might|should)\b)/u;
const linked =
  /^(And|But|So(?= (?:he|she|they|it|there|the|a|an|his|her|their|\p{Lu})\b)|Then) (?!what\b|who\b|that is\b)(.+)$/u;
const beginsLinked = /^(?:And|But|So|Then|First|Now|Yes|No|Not|Oh|Ah|Well) /u;

const lowerFirst = (text: string, hero: string) =>
  text.startsWith(hero) || /^I\b/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Two sentences of one speech. */
function mergeSpeech(before: string, sentence: string, hero: string): Merge | undefined {
  if (/”/u.test(before) || /“/u.test(sentence) || !/\.”?$/u.test(sentence)) return undefined;
  const start = before.replace(/^.*“/u, "");
  if (!spokenStart.test(start) || !spokenNext.test(sentence) || negative.test(start)) return undefined;
  return { kind: "and", link: ", and ", rest: lowerFirst(sentence, hero) };
}

/** The child's name and the pronoun that a sentence about the child begins with. */
export interface HeroSubject {
  readonly name: string;
  readonly pronoun: string;
}

/** @param speaking whether the second sentence begins inside a speech; undefined where the two do not join */
export function mergeOf(
  before: string,
  sentence: string,
  { name: hero, pronoun }: HeroSubject,
  merges: Merges,
  speaking: boolean,
): Merge | undefined {
  if (merges === "none" || !before.endsWith(".") || fragment.test(before) || oneWord.test(sentence)) return undefined;
  if (speaking) return mergeSpeech(before, sentence, hero);
  if (!sentence.endsWith(".") || /[“”]/u.test(sentence) || /[“”‘’]\.?$/u.test(before)) return undefined;
  // A speech ends with who spoke: 'asked Otto, and it was a belt' is nobody's sentence.
  if (/”|^\p{Ll}/u.test(before)) return undefined;
  if (/; |: /u.test(before) || /; |: /u.test(sentence)) return undefined;
  const [, word, rest] = linked.exec(sentence) ?? [];
  if (word && rest) return { kind: "linked", link: word === "Then" ? ", and then " : `, ${word.toLowerCase()} `, rest };
  if (beginsLinked.test(sentence)) return undefined;
  const subject = oneSubject.exec(sentence)?.[1];
  // 'They' after the name of one child may be others.
  const isHero = subject === pronoun && subject !== "They" && before.startsWith(`${hero} `);
  const same = subject && (isHero || before.startsWith(`${subject} `));
  if (same && !/, (?:and|but|so) /u.test(before)) {
    // After a comma 'and' alone would go with the words behind it: 'for beauty and avoided'.
    return { kind: "drop", link: before.includes(", ") ? ", and " : " and ", rest: sentence.slice(subject.length + 1) };
  }
  if (earlier.test(sentence) && !/ had /u.test(before)) return undefined;
  if (negative.test(sentence) && /, but /u.test(sentence)) return undefined;
  const tellable = sentence.startsWith(`${hero} `) || mergeable.test(sentence);
  if (tellable && !negative.test(before) && !timeless.test(sentence)) {
    // Never 'but': what is not so is opposed to what was before more seldom than it looks.
    return { kind: "and", link: ", and ", rest: lowerFirst(sentence, hero), semicolon: merges === "all" };
  }
  if (merges !== "all" || !statement.test(sentence) || before.includes("“")) return undefined;
  return { kind: "semicolon", link: "; ", rest: lowerFirst(sentence, hero) };
}
