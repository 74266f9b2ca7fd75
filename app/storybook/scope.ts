import type { Band, Vars } from "./content-contract";
import type { Deck } from "./deck";
import { type NounPhrase, nounPhrase } from "./noun-phrase";
import { type PronounSet, pronounWord } from "./pronouns";
import type { Random } from "./random";
import { fill, type SlotValue } from "./template";

/** What the slots of one story mean. */
export interface Scope {
  readonly hero: string;
  readonly heroPronouns: PronounSet;
  readonly helperPronouns: PronounSet;
  /** Everything drawn once for the whole story. */
  readonly things: ReadonlyMap<string, SlotValue>;
}

export function drawVars(vars: Vars, random: Random, into: Map<string, SlotValue>): void {
  for (const [name, values] of Object.entries(vars)) into.set(name, nounPhrase(random.pick(values)));
}

/** Renders templates of one attempt at the telling; `local` holds the words of one episode. */
export interface Renderer {
  render(template: string, local?: ReadonlyMap<string, SlotValue>): string;
  /** The shortest of as many as `brief` says. */
  renderShort(templates: readonly string[]): string;
  renderOne(templates: readonly string[], local?: ReadonlyMap<string, SlotValue>): string;
}

export function createRenderer(scope: Scope, band: Band, deck: Deck, random: Random, brief = 0): Renderer {
  const resolve = (name: string, local?: ReadonlyMap<string, SlotValue>): SlotValue | undefined => {
    if (name === "hero") return scope.hero;
    const own = local?.get(name) ?? scope.things.get(name);
    if (own !== undefined) return own;
    const pronoun = name.startsWith("h.")
      ? pronounWord(scope.helperPronouns, name.slice(2))
      : pronounWord(scope.heroPronouns, name);
    if (pronoun !== undefined) return pronoun;
    const pool = band.pools[name];
    return pool ? nounPhrase(deck.draw(pool)) : undefined;
  };
  const render = (template: string, local?: ReadonlyMap<string, SlotValue>) =>
    fill(
      template.replace(/\s?\[([^\]]*)\]/gu, brief > 0 ? "" : " $1"),
      (name) => resolve(name, local),
      (options) => random.pick(options),
    );
  const renderShort = (templates: readonly string[]) => {
    let shortest = render(deck.draw(templates));
    for (let i = 1; i < Math.min(brief, templates.length); i++) {
      const other = render(deck.draw(templates));
      if (other.length < shortest.length) shortest = other;
    }
    return shortest;
  };
  return { render, renderShort, renderOne: (templates, local) => render(deck.draw(templates), local) };
}

export type { NounPhrase };
