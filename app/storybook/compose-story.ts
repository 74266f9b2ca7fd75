import { readingLevel, wordRange } from "../story/length";
import { addInterludes } from "./add-interludes";
import { addHooks, arrangeChapters } from "./chapters";
import { clause } from "./clauses";
import { cutDown, tellLess, tellMore } from "./fit-length";
import { splitSentences, tidy } from "./flow";
import { layBeats, shortenBeats, type Telling } from "./lay-beats";
import { sentencesOfLine } from "./line";
import { capitalise } from "./noun-phrase";
import { type Passage, type PassageKind, type Piece, wordsOfAll } from "./passage";
import { refine } from "./refine";
import { createRenderer, drawLine } from "./scope";
import { respell } from "./spelling";
import type { PlannedStory } from "./story-plan";
import { type ToldLine, tellLine } from "./tell-line";
import { createTeller } from "./teller";
import { withPlainJoins } from "./template";
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
  const dealer = plan.deal(0);
  const titler = createRenderer(plan.scope, plan.band, dealer);
  const spelled = (text: string) => respell(tidy(withPlainJoins(text), plan.words.phraseAt), plan.spelling);
  return {
    title: plan.words.release(spelled(capitalise(drawLine(titler, dealer, plan.goal.titles)))),
    refrain: plan.refrain && spelled(titler.render(plan.refrain)),
    describe: (template) => plan.words.release(spelled(titler.render(template))),
  };
}

function refrainPieces(refrain: string | undefined, plan: PlannedStory): Piece[] | undefined {
  if (!refrain) return undefined;
  // A refrain is told to the letter: nothing in it is cut or tied.
  const clauses = splitSentences(refrain).map((sentence) => clause(sentence));
  if (clauses.some((sentence) => sentence.words > readingLevel(plan.age).longestSentence)) return undefined;
  const words = clauses.reduce((sum, one) => sum + one.words, 0);
  const syllables = clauses.reduce((sum, one) => sum + one.syllables, 0);
  return [{ clauses, words, syllables, mentions: 0, broken: 0, spare: false, told: true }];
}

/** Rough words the woven sentences add for each carried interest, and each further one. */
const wordsPerThread = { brief: 18, long: 36 };
/** Ties between sentences add words; the last of the range is kept for them. */
const roomForTies = 0.94;

function layStory(telling: Telling, refrain: string | undefined, random: PlannedStory["random"]): Passage[] {
  const { plan } = telling;
  const { min, max } = wordRange(plan.age, plan.readingTime);
  const brief = plan.readingTime === "2-3 minutes";
  const target = Math.round(min + (max - min) * (0.35 + 0.35 * random.next()));
  const most = max * roomForTies;
  let passages = layBeats(telling, refrainPieces(refrain, plan));
  introduceInterests(passages, telling);
  const woven = (brief ? wordsPerThread.brief : wordsPerThread.long) * plan.interests.carried.length;
  if (brief) shortenBeats(passages, most - woven);
  // A full short story has no room for a refrain; to the youngest it matters more than anything.
  if (brief && plan.age > 3 && wordsOfAll(passages) > most - woven) {
    passages = passages.filter(({ kind }) => kind !== "refrain");
  }
  addInterludes(passages, telling, target - woven);
  addHooks(passages, telling);
  if (wordsOfAll(passages) > most - woven) tellLess(passages, most - woven, random, false);
  weaveInterests(passages, telling, most - 12, random);
  tellLess(passages, most, random, true);
  if (wordsOfAll(passages) > most) cutDown(passages, most);
  tellMore(passages, Math.min(target, most), most, random);
  return passages;
}

/** One telling of the plan; another deal of its wordings for each attempt. */
function tellStory(plan: PlannedStory, refrain: string | undefined, attempt: number): ToldLine {
  const random = plan.random.fork(`telling ${attempt}`);
  const dealer = plan.deal(attempt);
  const renderer = createRenderer(plan.scope, plan.band, dealer);
  const telling: Telling = { plan, renderer, dealer, teller: createTeller(plan, renderer, dealer) };
  const { max } = wordRange(plan.age, plan.readingTime);
  const passages = layStory(telling, refrain, random);
  const wish = 0.35 + 0.3 * random.next();
  let told = refine(passages, telling, wish, random);
  for (let most = max - 4; told.verdict.words > max && most > max * 0.6; most -= 20) {
    cutDown(passages, most - (told.verdict.words - wordsOfAll(passages)), true);
    told = tellLine(passages, plan, wish, random);
  }
  return told;
}

/** A told paragraph, and what it is in the story. */
export interface ToldPassage {
  readonly kind: PassageKind;
  readonly text: string;
}

export interface ComposedStory {
  /** Paragraphs and chapter lines ('chapter'), in order. */
  readonly passages: readonly ToldPassage[];
  /** 0 when every limit of the age is kept. */
  readonly faults: number;
}

/** The best of some tellings, until one keeps every limit. */
export function composeStory(plan: PlannedStory, refrain: string | undefined): ComposedStory {
  let best = tellStory(plan, refrain, 0);
  for (let attempt = 1; attempt < plan.tellings && best.verdict.faults > 0; attempt++) {
    const other = tellStory(plan, refrain, attempt);
    if (other.verdict.faults < best.verdict.faults) best = other;
  }
  const passages = arrangeChapters(sentencesOfLine(best.line), plan).map(({ kind, text }) => ({
    kind,
    text: plan.words.release(text),
  }));
  return { passages, faults: best.verdict.faults };
}
