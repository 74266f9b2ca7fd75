import { interests, isPreset } from "../story/catalogue";
import type { AskedLesson, Love } from "./love";
export function readLove(words: string): Love {
  if (/pickles|grandma/i.test(words))
    return {
      kind: "dear",
      name: words.replace(/^my cat /, ""),
      being: /pick/i.test(words) ? "pet" : "person",
      noun: words.replace(/^my/, "{their}"),
      things: [`drawing of ${words.replace(/^my cat /, "")}`],
    };
  if (isPreset(interests, words))
    return {
      kind: "world",
      world: words as "space",
      noun: words,
      things: [`toy ${words}`, `${words} sticker`, `small ${words} book`],
    };
  return { kind: "anything", noun: words, things: [`picture book about ${words}`] };
}
export function readLesson(words: string): AskedLesson {
  return /brush/.test(words)
    ? { lesson: "respect", habit: "brushed {their} teeth" }
    : { lesson: "kindness", say: `Remember: ${words}` };
}
