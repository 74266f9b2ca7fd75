import type { Band, Vars } from "./content-contract";
import type { Dealer } from "./dealer";
import { stutters } from "./flow";
import { nounPhrase } from "./noun-phrase";
import { type PronounSet, pronounWord } from "./pronouns";
import { fill, type SlotValue } from "./template";

/** What the slots of one story mean. */
export interface Scope {
  readonly hero: string;
  readonly heroPronouns: PronounSet;
  readonly helperPronouns: PronounSet;
  /** Everything drawn once for the whole story. */
  readonly things: ReadonlyMap<string, SlotValue>;
}

/** @param times the unit was told before */
export function drawVars(
  { id, vars }: { readonly id: string; readonly vars: Vars },
  times: number,
  dealer: Dealer,
  into: Map<string, SlotValue>,
): void {
  for (const [name, values] of Object.entries(vars)) {
    into.set(name, nounPhrase(dealer.pick(values, `${id} ${name}`, times)));
  }
}

export type Local = ReadonlyMap<string, SlotValue>;

/**
 * Renders templates of one telling; `local` holds the words of one episode, `drawn` the pools' words of templates that
 * belong together.
 */
export interface Renderer {
  render(template: string, local?: Local, drawn?: Map<string, SlotValue>): string;
}

/** About how many entries of a pool of words one story of five minutes uses. */
const poolPerStory = 5;

export function createRenderer(scope: Scope, band: Band, dealer: Dealer): Renderer {
  const resolve = (name: string, local: Local | undefined, drawn: Map<string, SlotValue>): SlotValue | undefined => {
    if (name === "hero") return scope.hero;
    const own = local?.get(name) ?? scope.things.get(name);
    if (own !== undefined) return own;
    const pronoun = name.startsWith("h.")
      ? pronounWord(scope.helperPronouns, name.slice(2))
      : pronounWord(scope.heroPronouns, name);
    if (pronoun !== undefined) return pronoun;
    const known = drawn.get(name);
    if (known) return known;
    // 'sight 2' is another entry of 'sight'.
    const pool = band.pools[name.replace(/ \d$/u, "")];
    if (!pool) return undefined;
    const thing = nounPhrase(dealer.draw(pool, poolPerStory));
    drawn.set(name, thing);
    return thing;
  };
  return {
    render(template, local, drawn = new Map()) {
      let place = 0;
      return fill(
        template,
        (name) => resolve(name, local, drawn),
        (options) => dealer.choose(template, place++, options),
      );
    },
  };
}

/** A title or another line of its own: the next of the texts that comes out without a word said twice. */
export function drawLine(
  { render }: Renderer,
  dealer: Dealer,
  texts: readonly string[],
  perStory = 0,
  local?: Local,
): string {
  let line = "";
  for (const _ of texts) {
    line = render(dealer.draw(texts, perStory), local);
    if (!stutters(line)) return line;
  }
  return line;
}
