import { thirdPersonOf } from "../../../app/storybook/phrases/inflect";
import { plainVerbs } from "../../../app/storybook/phrases/verbs";
import { spellingFaults } from "./spelling-faults";
import type { WrittenTale } from "./written-tale";

const verb = "(?:was|is|has|were|are|have|wasn't|isn't|hasn't|does|doesn't)";

/** What goes wrong once a boy, a girl or somebody who is 'they' stands in the open places, or another love. */
const wrong: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    new RegExp(`\\{[Tt]hey\\} (?:(?:still|just|only|never|always|also) )?${verb}\\b`, "u"),
    "After {they} write {was}, {is} or {has}, or a verb in the past",
  ],
  [new RegExp(`\\b${verb} \\{they\\}`, "iu"), "No verb before {they}: turn the sentence around"],
  [
    /(?<!\{they\} )\{(?:was|is|has)\}/iu,
    "{was}, {is} and {has} stand right after {they}, where a name may stand instead",
  ],
  [/\{[Tt]hey\}['’]s\b/u, "'{they}'s' is wrong for 'they'"],
  [/\{[Tt]hey\} \p{L}+ed and (?:was|is|has)\b/u, "'{they} … and was' is wrong for 'they'"],
  [
    /\{[Hh]ero\} (?:\p{Ll}+ )?\{(?:was|is|has)\}/u,
    "After {hero} the verb stays as it is; {was}, {is} and {has} are for {they}",
  ],
  [/\{[Ll]ove\} (?:is|are|was|were|has|have|does|do)\b/u, "{love} may be one thing or many, so no verb agrees with it"],
  [/\b(?:an?|the|this|that|these|those) \{love\}/iu, "{love} has no article before it"],
  [/\b(?:an?|some) \{dear\}/iu, "{dear} is a name and has no article"],
  [
    /\b[Aa]n? \{[Cc]arried\}|\{[Cc]arried\}s/u,
    "{carried} may be an acorn or a drum, and is one: write '{their} {carried}' or 'the {carried}'",
  ],
];

const present = new Set([...plainVerbs].map(thirdPersonOf));

export function wordingFaults({ tale }: WrittenTale): string[] {
  const faults = tale.blocks.flatMap(({ text }) => [
    ...wrong.flatMap(([pattern, why]) => {
      const at = pattern.exec(text)?.index;
      return at === undefined ? [] : [`${why}: '${around(text, at)}'`];
    }),
    ...[...text.matchAll(/\{[Tt]hey\} (\p{Ll}+s)\b/gu)]
      .filter(([, word = ""]) => present.has(word) && !/^(?:was|is|has|does)$/u.test(word))
      .map(([, word]) => `'{they} ${word}' is wrong for 'they': write it in the past.`),
  ]);
  return [
    ...new Set(faults),
    ...pronounFaults(tale),
    ...spellingFaults(tale.blocks.map(({ text }) => text).join("\n")),
  ];
}

const around = (text: string, at: number) => `${text.slice(Math.max(0, at - 10), at + 60)}…`;

/** A pet is no 'he' to every family: whoever stands in {dear} is named again. */
function pronounFaults({ blocks }: WrittenTale["tale"]): string[] {
  const found = blocks.flatMap(({ text }) => [
    ...text.matchAll(/\{[Dd]ear\}(?:['’]s)? [^.!?{"]{0,60}\b(?:he|she|his|him|himself|herself|itself)\b/gu),
  ]);
  return found.map(([words]) => `{dear} is said again rather than 'he', 'she' or 'it': '${words}'`);
}
