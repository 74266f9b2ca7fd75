import { readingLevel } from "../story/length";
import { clausesOf, isEnded } from "./clauses";
import type { Dealer } from "./dealer";
import { stutters, tidy } from "./flow";
import type { Piece } from "./passage";
import type { Local, Renderer } from "./scope";
import { respell } from "./spelling";
import type { PlannedStory } from "./story-plan";
import { mayGo, type SlotValue } from "./template";

/** Turns written wordings into pieces of this story. */
export interface Teller {
  pieces(template: string, options?: TellOptions): Piece[];
  /** Sentences broken by force, and words said twice by accident. */
  faultsOf(pieces: readonly Piece[]): number;
  /** Deals wordings until one keeps the age's longest sentence; @returns undefined when the list is used up and `fresh` asked. */
  deal(texts: readonly string[], options?: DealOptions): Piece[] | undefined;
}

export interface TellOptions {
  readonly local?: Local;
  /** The pools' words of templates that belong together. */
  readonly drawn?: Map<string, SlotValue>;
  /** Whether what may be left out is told for now. */
  readonly bracketsTold?: boolean;
  readonly thread?: number;
  readonly intro?: boolean;
}

export interface DealOptions extends TellOptions {
  /** How many of them a story uses, when all stories do. */
  readonly perStory?: number;
  /** Only what has not been told yet. */
  readonly fresh?: boolean;
  readonly fits?: (pieces: readonly Piece[]) => boolean;
  /** Every wording looked at is put here. */
  readonly looked?: Piece[][];
}

/** How many wordings are looked at for one that keeps the limits. */
const mostLooks = 5;
const bracket = new RegExp(`${mayGo.from}([^${mayGo.to}]*)${mayGo.to}`, "u");

export function createTeller(plan: PlannedStory, renderer: Renderer, dealer: Dealer): Teller {
  const { longestSentence } = readingLevel(plan.age);
  const { hero } = plan.scope;
  const mentions = plan.interests.carried.map(({ mention }) => mention);
  const mentionsOf = (text: string) =>
    mentions.reduce((bits, mention, i) => (mention.test(text) ? bits | (1 << i) : bits), 0);

  const piece = (text: string, spare: boolean, told: boolean, { thread, intro }: TellOptions): Piece => {
    const { clauses, broken } = clausesOf(text, longestSentence, hero);
    return {
      clauses,
      broken,
      words: clauses.reduce((sum, { words }) => sum + words, 0),
      syllables: clauses.reduce((sum, { syllables }) => sum + syllables, 0),
      mentions: mentionsOf(text),
      spare,
      told,
      ...(thread === undefined ? {} : { thread }),
      ...(intro ? { intro } : {}),
    };
  };

  const pieces = (template: string, options: TellOptions = {}): Piece[] => {
    const { local, drawn, bracketsTold = true } = options;
    const text = tidy(respell(renderer.render(template, local, drawn), plan.spelling), plan.words.phraseAt);
    const parts = text.split(bracket);
    const made: Piece[] = [];
    let run = "";
    const close = () => {
      if (run.trim() !== "") made.push(piece(run.trim(), false, true, options));
      run = "";
    };
    for (const [i, part] of parts.entries()) {
      const inside = i % 2 === 1;
      // A bracket round half a sentence cannot be taken out.
      if (inside && isEnded(part.trim()) && (run.trim() === "" || isEnded(run.trim()))) {
        close();
        made.push(piece(part.trim(), true, bracketsTold, options));
      } else run += ` ${part.trim()}`;
    }
    close();
    return made;
  };

  const faultsOf = (made: readonly Piece[]) =>
    made.reduce((sum, { broken, spare, clauses }) => {
      const twice = clauses.some(({ text }) => stutters(text));
      return sum + (spare ? 0 : broken) + (twice ? 2 : 0);
    }, 0);

  return {
    pieces,
    faultsOf,
    deal(texts, options = {}) {
      const { perStory, fresh = false, fits, looked } = options;
      let best: Piece[] | undefined;
      let least = Number.POSITIVE_INFINITY;
      for (let look = 0; texts.length > 0 && look < mostLooks && least > 0; look++) {
        const template = look === 0 && !fresh ? dealer.draw(texts, perStory) : dealer.drawFresh(texts, perStory);
        if (template === undefined) break;
        const made = pieces(template, options);
        looked?.push(made);
        const faults = faultsOf(made) + (fits?.(made) === false ? 1 : 0);
        if (faults < least) [best, least] = [made, faults];
      }
      return best;
    },
  };
}
