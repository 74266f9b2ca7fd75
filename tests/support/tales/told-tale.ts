import type { Gender, PresetLesson } from "../../../app/story/catalogue";
import type { Tale } from "../../../app/storybook/tale";
import type { ToldFacts } from "../../../app/storybook/teller/facts";
import { fill } from "../../../app/storybook/teller/fill";
import { namedFirst } from "../../../app/storybook/teller/named-first";
import { paragraphsOf } from "../../../app/storybook/teller/paragraphs";
import { pronounsOf } from "../../../app/storybook/teller/pronouns";

export interface TaleForm {
  readonly lesson: PresetLesson;
  readonly long: boolean;
  readonly gender: Gender;
  readonly carried?: string;
  readonly love?: string;
  readonly dear?: string;
  /** What is known of the love. */
  readonly facts?: ToldFacts | undefined;
}

const heroes: Readonly<Record<Gender, string>> = { girl: "Nora", boy: "Emil", neutral: "Robin" };

/** A tale as it is told, with words that no tale has of its own in the open places. */
export function toldTale(tale: Tale, form: TaleForm): { title: string; paragraphs: string[] } {
  const { lesson, long, gender } = form;
  const words = {
    ...pronounsOf(gender),
    hero: heroes[gender],
    grownup: "Dad",
    carried: form.carried ?? "toy rocket",
    love: form.love ?? "steam trains",
    dear: form.dear ?? "Pickles",
    shelf: "",
  };
  const paragraphs = paragraphsOf(tale, lesson, long, form.facts).map(({ text }) =>
    fill(namedFirst(text, gender), words),
  );
  return { title: fill(tale.title, words), paragraphs: paragraphs.filter((text) => text !== "") };
}
