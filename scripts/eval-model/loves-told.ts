import { interests, isPreset, surpriseInterest } from "../../app/story/catalogue";
import { findForm } from "../../app/storybook/loves/find-form";
import { readLove } from "../../app/storybook/loves/read-love";
import { contentWords } from "../../tests/support/tales/sameness";

/** Words of the longest phrase that is looked up. */
const longest = 3;

/** The worlds that a text has words of. */
function worldsOf(prose: string): ReadonlySet<string> {
  const words = prose.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  const worlds = new Set<string>();
  for (let at = 0; at < words.length; at++) {
    for (let length = 1; length <= longest; length++) {
      const form = findForm(words.slice(at, at + length).join(" "));
      if (form) worlds.add(form.entry.world);
    }
  }
  return worlds;
}

/** Words of a parent's own that the story should have one of; none where a story in English cannot have them. */
function ownWordsOf(words: string): readonly string[] {
  const love = readLove(words);
  const said = [love.noun, ...(love.kind === "dear" ? [love.name] : [])].join(" ").replace(/\{\w+\}/gu, "");
  return [...contentWords(said)].filter((word) => /^\p{Script=Latin}+$/u.test(word));
}

/** The loves that a story has no word of. */
export function lovesMissing(prose: string, loves: readonly string[]): string[] {
  const worlds = worldsOf(prose);
  const said = contentWords(prose);
  return loves.filter((love) => {
    if (love === surpriseInterest) return false;
    if (isPreset(interests, love)) return !worlds.has(love);
    const own = ownWordsOf(love);
    return own.length > 0 && !own.some((word) => said.has(word));
  });
}
