import { alwaysCapital } from "../../../app/story/text/names";
import type { WrittenTale } from "./written-tale";

/**
 * Whom a lesson's scene names, the listener should know from what is always told, or meet there. Only a question to the
 * writer: a new word with a capital may well be met in its own scene ('an Allosaurus').
 */
export function strangers({ tale, head }: WrittenTale): string[] {
  const always = tale.blocks
    .filter(({ lesson, when }) => lesson === null && when !== "long")
    .map(({ text }) => text.replace(/\[\+ [\s\S]*? \+\]/gu, ""));
  const known = [tale.title, head.names, ...always].join(" ");
  const questions = tale.blocks.flatMap(({ lesson, text }) =>
    lesson === null
      ? []
      : (text.match(/(?<=[a-z,] )\p{Lu}\p{Ll}+/gu) ?? [])
          .filter((name) => !known.includes(name) && !alwaysCapital.test(name))
          .map((name) => `${lesson}: is '${name}' known to the listener? What is always told does not name it.`),
  );
  return [...new Set(questions)];
}
