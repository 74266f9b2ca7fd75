import type { Gender } from "../../story/catalogue";
import type { Spelling } from "../../story/countries";
import type { Love } from "../love";
import { spell } from "../spelling/spell";
import type { Tale } from "../tale";
import { castFor, dearGrownup } from "./cast";
import type { ToldFacts } from "./facts";
import { fillKnown, type Words } from "./fill";
import { ownLessonWords } from "./own-lesson";
import type { Chapter, StoryPlan } from "./plan-story";
import { pronounsOf } from "./pronouns";
import { worldOf } from "./shelf";
import { besideDearOnes, shelfSentence, thingOf } from "./things";

export interface Listener {
  readonly gender: Gender;
  readonly spelling: Spelling;
  readonly seed: number;
}

/** The words for the open places of each chapter; the child and the grown-up are the same in all. */
export function storyWords(
  plan: StoryPlan,
  tales: readonly Tale[],
  facts: readonly (ToldFacts | undefined)[],
  { gender, spelling, seed }: Listener,
): Words[] {
  const { chapters, loves, named, asked, companion } = plan;
  const pronouns = pronounsOf(gender);
  const about = chapters.map(({ love }) => loves[love]);
  // Where the library had no tale for a love, the love comes along.
  const isAbout = ({ entry, love }: Chapter) =>
    entry.world === "anything" || loves.slice(love, love + 1).some((one) => worldOf(one) === entry.world);
  const next = chapters.map(
    (chapter) => companion ?? loves[isAbout(chapter) ? (chapter.love + 1) % loves.length : chapter.love],
  );
  const further = named.filter((love) => !about.includes(love) && !next.includes(love));

  const dear = dearGrownup([...about, ...next], tales);
  const chapterWords = chapters.map((_, i) => ({
    ...loveWords(about[i], pronouns),
    carried: thing(isThere(chapters[i], next[i]) ? besideDearOnes : next[i], tales[i]),
  }));
  const things = further.map((love) => thing(love, undefined));
  const shelf = shelfSentence(things, tales.at(-1)?.ages ?? "2-3");
  const own = ownLessonWords(asked, pronouns);
  const words = [...chapterWords, ...facts].flatMap((one) => Object.values(one ?? {}));
  const cast = castFor(gender, tales, [...words, shelf, ...Object.values(own)].join(" "), seed, dear);
  const everywhere = { ...pronouns, ...own, hero: cast.hero, grownup: spell(cast.grownup, spelling) };
  // The bedroom of the evening's end has the shelf.
  const told = fillKnown(shelf, { hero: cast.hero });
  return chapterWords.map((one, i) => ({ ...everywhere, ...one, shelf: i === chapters.length - 1 ? told : "" }));

  function isThere(chapter: Chapter | undefined, love: Love | undefined): boolean {
    if (love?.kind !== "dear") return false;
    return love.name === dear || (chapter?.entry.world === "dear-ones" && love === loves[chapter.love]);
  }

  function thing(love: Pick<Love, "noun" | "things"> | undefined, tale: Tale | undefined): string {
    return love ? fillKnown(thingOf(love, tale, seed), pronouns) : "";
  }
}

function loveWords(love: Love | undefined, pronouns: Words): { love: string; dear: string } {
  const noun = fillKnown(love?.noun ?? "", pronouns);
  return { love: noun, dear: love?.kind === "dear" ? fillKnown(love.name, pronouns) : noun };
}
