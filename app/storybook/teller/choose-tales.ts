import type { TaleEntry } from "../library";
import type { Love } from "../love";
import { shuffled } from "./draws";
import { shelfFor, type Wish } from "./shelf";

export interface ChosenTale {
  readonly entry: TaleEntry;
  /** Which love of the rotation it is about. */
  readonly love: number;
}

/**
 * The tales of a family's story number `story`, of `count` chapters. Each tale is about the next love; one that was told
 * comes again only when the shelves of all loves are used up.
 * @throws when the library is empty.
 */
export function chooseTales(
  loves: readonly Love[],
  wish: Wish,
  tales: readonly TaleEntry[],
  story: number,
  count: number,
): ChosenTale[] {
  const mixed = shuffled(tales, wish.family, ({ id }) => id);
  const order = walkShelves(loves, (love) => shelfFor(love, wish, mixed));
  if (order.length === 0) throw new Error("there is no tale in the library");
  return Array.from(
    { length: Math.min(count, order.length) },
    (_, i) => order[(story * count + i) % order.length],
  ).filter((chosen) => chosen !== undefined);
}

/** All tales of the loves' shelves, once each: in turn the next of each love. */
function walkShelves(loves: readonly Love[], shelfOf: (love: Love) => readonly TaleEntry[]): ChosenTale[] {
  const shelves = new Map([...new Set(loves)].map((love) => [love, [...shelfOf(love)]]));
  const told = new Set<TaleEntry>();
  const order: ChosenTale[] = [];
  for (let before = -1; before < order.length; ) {
    before = order.length;
    for (const [at, love] of loves.entries()) {
      const shelf = shelves.get(love) ?? [];
      while (shelf[0] && told.has(shelf[0])) shelf.shift();
      const entry = shelf.shift();
      if (!entry) continue;
      told.add(entry);
      order.push({ entry, love: at });
    }
  }
  return order;
}
