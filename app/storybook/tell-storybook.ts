import { spellingOf } from "../story/countries";
import { wordRange } from "../story/length";
import type { StoryRequest } from "../story/request";
import { type Library, type LoadedTale, type LoadTales, loadTales } from "./library";
import { versionOf } from "./retelling";
import { spell } from "./spelling/spell";
import type { Tale } from "./tale";
import { bridgeTo } from "./teller/bridge";
import { drawnNumber } from "./teller/draws";
import { factsFor, type ToldFacts, wantedTales } from "./teller/facts";
import { fill } from "./teller/fill";
import { fitLength } from "./teller/fit-length";
import { namedFirst } from "./teller/named-first";
import { ownLessonText, withOwnLesson } from "./teller/own-lesson";
import { type Paragraph, paragraphsOf } from "./teller/paragraphs";
import { planStory, type StoryPlan, type ToldBefore } from "./teller/plan-story";
import { storyWords } from "./teller/story-words";
import { saidAgain } from "./teller/things";
import { typeset } from "./teller/typeset";

export interface StorybookStory {
  readonly title: string;
  /** The child's name. */
  readonly hero: string;
  /** Tells the same story again, with the same answers and seed. */
  readonly version: string;
  /** The title line, then a paragraph at a time; joined they are the story in the story text format. */
  readonly pieces: readonly string[];
}

export interface Storybook {
  readonly library: Library;
  readonly load: LoadTales;
}

/**
 * @param seed an unsigned 32-bit number
 * @param told a story that was told before
 * @returns undefined when that story cannot be told again
 * @throws when the library cannot be read
 */
export async function tellStorybook(
  request: StoryRequest,
  seed: number,
  { library, load }: Storybook,
  told?: ToldBefore,
): Promise<StorybookStory | undefined> {
  const plan = planStory(request, seed, library, told);
  if (!plan) return undefined;
  return {
    ...tellPlan(request, seed, plan, await loadTales(wantedTales(plan), library, load), told?.inShort),
    version: versionOf(library, plan.chapters),
  };
}

/**
 * @param loaded tales of the plan's chapters
 * @param inShort in the tales' short form; else as the reading time says
 */
export function tellPlan(
  { age, gender, readingTime, country, words_per_minute: pace }: StoryRequest,
  seed: number,
  plan: StoryPlan,
  loaded: readonly LoadedTale[],
  inShort = readingTime === "2-3 minutes",
): Omit<StorybookStory, "version"> {
  const spelling = spellingOf(country);
  const tales = loaded.map(({ tale }) => tale);
  const facts = loaded.map((one, i) => factsFor(plan.loves[plan.chapters[i]?.love ?? 0], one.facts, seed, i));
  const words = storyWords(plan, tales, facts, { gender, spelling, seed });
  const again = words.map((one) => ({ ...one, carried: saidAgain(one.carried ?? "") }));
  const told = (text: string, i: number, isAgain = false) =>
    typeset(fill(namedFirst(spell(text, spelling), gender), (isAgain ? again : words)[i] ?? {}));
  const whole = paragraphsOfAll(plan, tales, facts, !inShort, seed);
  const chapters = fitLength(whole, wordRange(age, readingTime, pace));
  const titles = tales.map(({ title }, i) => told(title, i));
  const title = titles.length > 1 ? told(eveningTitle(titles.length, seed), 0) : (titles[0] ?? "");
  const pieces = chapters.flatMap((paragraphs, i) => {
    const named = paragraphs.findIndex(({ text }) => text.includes("{carried}"));
    const texts = paragraphs.map(({ text }, at) => told(text, i, at > named)).filter((text) => text !== "");
    return titles.length > 1 ? [`Chapter ${i + 1}: ${titles[i]}`, ...texts] : texts;
  });
  return { title, hero: words[0]?.hero ?? "", pieces: [`**${title}**`, ...pieces.map((piece) => `\n\n${piece}`)] };
}

function paragraphsOfAll(
  { chapters, asked }: StoryPlan,
  tales: readonly Tale[],
  facts: readonly (ToldFacts | undefined)[],
  long: boolean,
  seed: number,
): Paragraph[][] {
  const own = ownLessonText(asked);
  return tales.map((tale, i) => {
    const { lesson } = chapters[i] ?? asked;
    const bridge = i === 0 ? [] : [bridgeTo(i, seed)];
    const paragraphs = paragraphsOf(tale, lesson, long, facts[i]);
    return [...bridge, ...(own && i === tales.length - 1 ? withOwnLesson(paragraphs, own, asked) : paragraphs)];
  });
}

/** Tales of one evening are tales still: each ends, and the next one begins. */
function eveningTitle(count: number, seed: number): string {
  const number = count === 2 ? "Two" : "Three";
  const titles = [`${number} Tales for {hero}`, `${number} Bedtime Tales for {hero}`, `{hero}'s ${number} Tales`];
  return titles[drawnNumber(seed, "evening") % titles.length] ?? "";
}
