import { thirdPersonOf } from "../../../app/storybook/phrases/inflect";
import { plainVerbs } from "../../../app/storybook/phrases/verbs";
import { britishWords } from "../../../app/storybook/spelling-words";
import type { WrittenTale } from "./written-tale";

const present = new Set([...plainVerbs].map(thirdPersonOf));
const shown = (text: string) => (text.length > 70 ? `${text.slice(0, 70)}…` : text);

/** What goes wrong once a boy, a girl or somebody who is 'they' stands in the open places, or another love. */
export function wordingFaults({ tale }: WrittenTale): string[] {
  const faults: string[] = [];
  const check = (pattern: RegExp, why: string) => {
    for (const { text } of tale.blocks) {
      const found = pattern.exec(text);
      if (found) faults.push(`${why}: '${shown(text.slice(Math.max(0, found.index - 10)))}'`);
    }
  };
  const verb = "(was|is|has|were|are|have|wasn't|isn't|hasn't|does|doesn't)";
  check(
    new RegExp(`\\{[Tt]hey\\} (?:(?:still|just|only|never|always|also) )?${verb}\\b`, "u"),
    "After {they} write {was}, {is} or {has}, or a verb in the past",
  );
  check(new RegExp(`\\b${verb} \\{they\\}`, "iu"), "Before {they} write {was}, {is} or {has}");
  check(/\{[Tt]hey\}['’]s\b/u, "'{they}'s' is wrong for 'they'");
  check(/\{[Tt]hey\} \p{L}+ed and (?:was|is|has)\b/u, "'{they} … and was' is wrong for 'they'");
  check(
    /\{[Hh]ero\} (?:\p{Ll}+ )?\{(?:was|is|has)\}/u,
    "After {hero} the verb stays as it is; {was}, {is} and {has} are for {they}",
  );
  check(
    /\{[Ll]ove\} (?:is|are|was|were|has|have|does|do)\b/u,
    "{love} may be one thing or many, so no verb agrees with it",
  );
  check(/\b(?:an?|the|this|that|these|those) \{love\}/iu, "{love} has no article before it");
  check(/\b(?:an?|some) \{dear\}/iu, "{dear} is a name and has no article");
  check(
    /\ban? \{[Cc]arried\}|\{[Cc]arried\}s/u,
    "{carried} may be an acorn or a drum, and is one: write '{their} {carried}' or 'the {carried}'",
  );
  const found = british.exec(text)?.[0];
  if (!found) return [];
  const american = Object.entries(britishWords).find(([, word]) => word === found.toLowerCase())?.[0];
  return [`Tales are written in American English: '${found}' is '${american}' there.`];
}

const letters = (word: string) => [...new Set(word)].sort().join("");
function isSpelling([american, word]: readonly [string, string]): boolean {
  if (Object.hasOwn(britishWords, word) || word.includes(" ") || american[0] !== word[0]) return false;
  const [a, b] = [letters(american), letters(word)];
  return (
    Math.abs(american.length - word.length) < 3 &&
    [...a].filter((letter) => !b.includes(letter)).length <= 1 &&
    american.length > 3
  );
}

const alwaysCapital =
  /^(?:I|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Earth|God|TV|Mom|Dad|OK)$/u;

/**
 * Whom a lesson's scene names, the listener should know from what is always told, or meet there. Only a question to the
 * writer: a new word with a capital may well be met in its own scene ('an Allosaurus').
 */
export function strangers({ tale, head }: WrittenTale): string[] {
  const always = [
    tale.title,
    head.names ?? "",
    ...tale.blocks
      .filter(({ lesson, when }) => lesson === null && when !== "long")
      .map(({ text }) => text.replace(/\[\+ [\s\S]*? \+\]/gu, "")),
  ].join(" ");
  const questions = tale.blocks.flatMap(({ lesson, text }) =>
    lesson === null
      ? []
      : (text.match(/(?<=[a-z,] )\p{Lu}\p{Ll}+/gu) ?? [])
          .filter((name) => !always.includes(name) && !alwaysCapital.test(name))
          .map((name) => `${lesson}: is '${name}' known to the listener? What is always told does not name it.`),
  );
  return [...new Set(questions)];
}
