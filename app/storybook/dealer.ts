import { hashText, randomBelow, shuffled } from "./random";

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
  /**
   * Undefined once every text has been drawn.
   * @param steady another deal of the same story begins with the same texts
   */
  drawFresh(list: readonly string[], perStory?: number, steady?: boolean): string | undefined;
  /** Chooses in a text whose pack came round before: what was not chosen then. @param place of the choice in the text */
  choose<T>(text: string, place: number, options: readonly T[]): T;
  /** Notes how often consecutive stories went through all versions of a text before coming to this one again. */
  noteRound(text: string, round: number): void;
}

/** What a list of texts belongs to, and how often that was told before: each time it is told in other words. */
export type ToldBefore = ReadonlyMap<readonly string[], number>;

export const rowOf = (seed: number) => seed & 0xffff;
export const shuffleOf = (seed: number, answers: number) => hashText(String(seed >>> 16), answers);

interface Card {
  readonly text: string;
  /** How often a row of stories went through the pack before; undefined where the card came by chance. */
  readonly round: number | undefined;
}

/** The card that comes at a place of a pack. */
type Order = (place: number) => Card;

/** So many consecutive stories share as little as can be. */
const storiesInRow = 15;

const wrap = (index: number, size: number) => ((index % size) + size) % size;

/** @param attempt another deal of the same story */
export function createDealer(seed: number, answers: number, before: ToldBefore = new Map(), attempt = 0): Dealer {
  const row = rowOf(seed);
  const base = shuffleOf(seed, answers);
  const rounds = new Map<string, number>();
  const packs = new Map<readonly string[], { order: Order; next: number; left: number }>();

  // All choices of a text follow one another.
  let chosenIn = "";
  let keyOfText = 0;

  const card = <T>(cards: readonly T[], index: number): T => {
    const found = cards[wrap(index, cards.length)];
    if (found === undefined) throw new Error("Nothing to deal from");
    return found;
  };
  /** By chance, but the same for the same row. */
  const anywhere = (key: number, size: number) =>
    randomBelow(hashText(attempt === 0 ? String(row) : `${row}/${attempt}`, key), Math.max(1, size));

  /** The pack in the order in which this story draws from it. */
  const orderOf = (list: readonly string[], perStory: number, steady: boolean): Order => {
    const key = hashText(`${list.length}${list[0] ?? ""}`, base);
    const cards = shuffled(list, key);
    const size = cards.length;
    const at = (index: number, round?: number): Card => ({ text: card(cards, index), round });
    const inOrder = (from: number) => (i: number) => at(from + i, Math.floor((from + i) / size));
    const times = before.get(list);
    if (times !== undefined) return inOrder(times);
    if (perStory === 0) {
      const from = anywhere(key, size);
      return (i) => at(from + i);
    }
    const shares = storiesInRow * perStory;
    // Another deal comes from further than the stories that are to share as little as can be.
    if (size <= shares) return inOrder((row + attempt * 23) * perStory);
    // What a story needs beyond its share comes first from what the stories beside it do not have.
    const spare = size - shares;
    const all = Array.from({ length: size }, (_, i) => i);
    const share = all.slice(0, perStory).map((i) => row * perStory + i);
    const reserve = all.slice(0, spare).map((i) => shares + wrap(row * perStory + i, spare));
    const taken = new Set(share.map((index) => wrap(index, size)));
    const extra = reserve.filter((index) => !taken.has(index));
    for (const index of extra) taken.add(index);
    // And another deal begins elsewhere among what no other story has.
    const first = [...share, ...extra];
    const from = steady ? 0 : wrap(attempt * perStory, first.length);
    const rest = all.map((i) => row * perStory + i).filter((index) => !taken.has(wrap(index, size)));
    const order = [...first.slice(from), ...first.slice(0, from), ...rest];
    const byChance = new Set(extra);
    return (i) => {
      const index = order[wrap(i, size)] ?? 0;
      return at(index, byChance.has(index) ? undefined : Math.floor(index / size));
    };
  };

  const drawFresh = (list: readonly string[], perStory = 0, steady = false) => {
    const pack = packs.get(list) ?? { order: orderOf(list, perStory, steady), next: 0, left: list.length };
    packs.set(list, pack);
    if (pack.left === 0) return undefined;
    pack.left--;
    const { text, round } = pack.order(pack.next++);
    if (round !== undefined) rounds.set(text, round);
    return text;
  };
  return {
    inTurn: (list, label) => card(shuffled(list, hashText(label, base)), row),
    pick: (list, label, times) => {
      const key = hashText(label, base);
      return card(shuffled(list, key), times ?? anywhere(key, list.length));
    },
    drawFresh,
    noteRound: (text, round) => void rounds.set(text, round),
    choose(text, place, options) {
      const round = rounds.get(text);
      if (text !== chosenIn) [chosenIn, keyOfText] = [text, hashText(text, base)];
      const key = hashText(String(place), keyOfText);
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
