import { emojiWords } from "./emoji-words";

/** With the signs that follow: skin, kind of picture, and joined ones ('🧚‍♀️'). */
const emoji =
  /(?:🏴‍☠|👨‍🚀|👩‍🚀|(?!\d)\p{Extended_Pictographic})[\u{FE0F}\u{1F3FB}-\u{1F3FF}]*(?:\u{200D}[♀♂]\u{FE0F}?)?/gu;
const sign = /[\u{FE0F}\u{1F3FB}-\u{1F3FF}]|\u{200D}[♀♂]/gu;

let words: ReadonlyMap<string, string> | undefined;

/** '🦄🌈' is 'unicorns and rainbows'; beside words an emoji is decoration. What has no word here stays as it was given. */
export function inWords(answer: string): string {
  const found = answer.match(emoji);
  if (!found) return answer;
  const rest = answer.replace(emoji, " ").replace(/\s+/gu, " ").trim();
  if (/[\p{L}\p{N}]/u.test(rest)) return rest;
  words ??= new Map(
    emojiWords
      .trim()
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]),
  );
  const known = [...new Set(found.flatMap((one) => words?.get(one.replace(sign, "")) ?? []))];
  return known.length === 0 ? answer : known.join(" and ");
}
