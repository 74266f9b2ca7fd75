import { readingLevel, wordRange } from "../story/story-length";
import { addInterludes } from "./add-interludes";
import { addHooks, arrangeChapters } from "./chapters";
import { clausesOf } from "./clauses";
import { cutDown, tellLess, tellMore } from "./fit-length";
import { tidy } from "./flow";
import { layBeats, shortenBeats, type Telling } from "./lay-beats";
import { sentencesOfLine } from "./line";
import { capitalise } from "./noun-phrase";
import { type Passage, type Piece, wordsOfAll } from "./passage";
import { refine } from "./refine";
import { createRenderer } from "./scope";
import { respell } from "./spelling";
import type { PlannedStory } from "./story-plan";
import { tellLine } from "./tell-line";
import { createTeller } from "./teller";
import { introduceInterests, weaveInterests } from "./weave-interests";

/** What can be said of a story before it is told. */
export interface StoryFrame {
  readonly title: string;
  /** With the parent's phrases still held. */
  readonly refrain: string | undefined;
  /** Fills a line of the plan for a reader. */
  describe(template: string): string;
}

export function frameStory(plan: PlannedStory): StoryFrame {
  const dealer = plan.deal();
  const titler = createRenderer(plan.scope, plan.band, dealer, plan.random.fork("title"));
  const spelled = (text: string) => respell(tidy(text, plan.words.phraseAt), plan.spelling);
  return {
    title: plan.words.release(spelled(capitalise(titler.render(dealer.draw(plan.goal.titles))))),
    refrain: plan.refrain && spelled(titler.render(plan.refrain)),
    describe: (template) => plan.words.release(spelled(titler.render(template))),
  };
}

function refrainPieces(refrain: string | undefined, plan: PlannedStory): Piece[] | undefined {
  if (!refrain) return undefined;
  const { clauses, broken } = clausesOf(refrain, readingLevel(plan.age).longestSentence, plan.scope.hero);
  if (broken > 0) return undefined;
  const words = clauses.reduce((sum, clause) => sum + clause.words, 0);
  const syllables = clauses.reduce((sum, clause) => sum + clause.syllables, 0);
  return [{ clauses, words, syllables, mentions: 0, broken, spare: false, told: true }];
}

/** Rough words the woven sentences add for each carried interest, and each further one. */
const wordsPerThread = { brief: 18, long: 26 };
/** Ties between sentences add words; the last of the range is kept for them. */
const roomForTies = 0.96;

function layStory(telling: Telling, refrain: string | undefined, random: PlannedStory["random"]): Passage[] {
  const { plan } = telling;
  const { min, max } = wordRange(plan.age, plan.readingTime);
  const brief = plan.readingTime === "2-3 minutes";
  const target = Math.round(min + (max - min) * (0.35 + 0.35 * random.next()));
  const most = max * roomForTies;
  const passages = layBeats(telling, refrainPieces(refrain, plan));
  introduceInterests(passages, telling);
  const woven = (brief ? wordsPerThread.brief : wordsPerThread.long) * plan.interests.carried.length;
  if (brief) shortenBeats(passages, most - woven);
  addInterludes(passages, telling, target - woven);
  addHooks(passages, telling);
  if (wordsOfAll(passages) > most - woven) tellLess(passages, most - woven, random);
  weaveInterests(passages, telling, random);
  tellLess(passages, most, random);
  tellMore(passages, Math.min(target, most), most, random);
  return passages;
}

/** Paragraphs and chapter lines, in order. */
export function composeStory(plan: PlannedStory, refrain: string | undefined): string[] {
  const random = plan.random.fork("telling");
  const dealer = plan.deal();
  const renderer = createRenderer(plan.scope, plan.band, dealer, random);
  const telling: Telling = { plan, renderer, dealer, teller: createTeller(plan, renderer, dealer) };
  const { max } = wordRange(plan.age, plan.readingTime);
  const passages = layStory(telling, refrain, random);
  const wish = 0.35 + 0.3 * random.next();
  let told = refine(passages, telling, wish, random);
  for (let most = max; told.verdict.words > max && most > max * 0.6; most -= 20) {
    cutDown(passages, most - (told.verdict.words - wordsOfAll(passages)));
    told = tellLine(passages, plan, wish, random);
  }
  return arrangeChapters(sentencesOfLine(told.line), plan).map(plan.words.release);
}
