import { createRandom, hashText } from "./random";

/**
 * Deals written content like a pack of cards. The low 16 bits of a seed are the number of the story in a row, the rest
 * says how the packs are shuffled: so stories told with consecutive seeds do not meet the same wording again before a
 * pack is used up, while far-apart seeds meet by chance. One family's evenings should be consecutive.
 */
export interface Dealer {
  /** For lists that every story draws from once: consecutive stories go through the whole pack. */
  inTurn<T>(list: readonly T[], label: string): T;
  /** For lists that only some stories come to; `times` they came to it before. */
  pick<T>(list: readonly T[], label: string, times?: number): T;
  /** A pack of texts to draw from as often as needed; no text twice before all have been drawn. */
  draw(list: readonly string[], perStory?: number): string;
  /** Undefined once every text has been drawn. */
  drawFresh(list: readonly string[], perStory?: number): string | undefined;
  /** Chooses in a text whose pack came round before: what was not chosen then. @param place of the choice in the text */
  choose<T>(text: string, place: number, options: readonly T[]): T;
  /** Notes how often consecutive stories went through all versions of a text before coming to this one again. */
  noteRound(text: string, round: number): void;
}

/** What a list of texts belongs to, and how often that was told before: each time it is told in other words. */
export type ToldBefore = ReadonlyMap<readonly string[], number>;

export const rowOf = (seed: number) => seed & 0xffff;
export const shuffleOf = (seed: number, answers: number) => hashText(String(seed >>> 16), answers);

const wrap = (index: number, size: number) => ((index % size) + size) % size;

/** @param attempt another deal of the same story */
export function createDealer(seed: number, answers: number, before: ToldBefore = new Map(), attempt = 0): Dealer {
  const row = rowOf(seed) + attempt * 7;
  const base = shuffleOf(seed, answers);
  const rounds = new Map<string, number>();
  const packs = new Map<readonly string[], { cards: readonly string[]; next: number; left: number; inRow: boolean }>();

  const shuffled = <T>(list: readonly T[], key: number): T[] => createRandom(key).shuffle(list);
  const card = <T>(cards: readonly T[], index: number): T => {
    const found = cards[wrap(index, cards.length)];
    if (found === undefined) throw new Error("Nothing to deal from");
    return found;
  };
  /** By chance, but the same for the same row. */
  const anywhere = (key: number, size: number) => createRandom(hashText(String(row), key)).below(Math.max(1, size));

  const drawFresh = (list: readonly string[], perStory = 0) => {
    let pack = packs.get(list);
    if (!pack) {
      const key = hashText(`${list.length}${list[0] ?? ""}`, base);
      const times = before.get(list);
      const next = times !== undefined ? times + attempt : perStory > 0 ? row * perStory : anywhere(key, list.length);
      pack = { cards: shuffled(list, key), next, left: list.length, inRow: times !== undefined || perStory > 0 };
      packs.set(list, pack);
    }
    if (pack.left === 0) return undefined;
    pack.left--;
    const text = card(pack.cards, pack.next);
    if (pack.inRow) rounds.set(text, Math.floor(pack.next / list.length));
    pack.next++;
    return text;
  };
  return {
    inTurn: (list, label) => card(shuffled(list, hashText(label, base)), row),
    pick: (list, label, times) => {
      const key = hashText(label, base);
      return card(shuffled(list, key), times === undefined ? anywhere(key, list.length) : times + attempt);
    },
    drawFresh,
    noteRound: (text, round) => void rounds.set(text, round),
    choose(text, place, options) {
      const round = rounds.get(text);
      const key = hashText(String(place), hashText(text, base));
      return card(options, round === undefined ? anywhere(key, options.length) : (key % options.length) + round);
    },
    draw(list, perStory) {
      const fresh = drawFresh(list, perStory);
      if (fresh !== undefined) return fresh;
      if (list.length === 0) throw new Error("An empty list of written content");
      const pack = packs.get(list);
      if (pack) pack.left = list.length;
      return drawFresh(list, perStory) ?? "";
    },
  };
}
