import type { Random } from "./random";

/** Draws from written lists without drawing the same entry twice in one telling, as long as any are left. */
export interface Deck {
  draw(list: readonly string[]): string;
  /** Undefined once the list is used up. */
  drawFresh(list: readonly string[]): string | undefined;
}

export function createDeck(random: Random): Deck {
  const left = new Map<readonly string[], string[]>();
  const drawFresh = (list: readonly string[]) => {
    let rest = left.get(list);
    if (!rest) {
      rest = random.shuffle(list);
      left.set(list, rest);
    }
    return rest.pop();
  };
  return {
    drawFresh,
    draw(list) {
      const fresh = drawFresh(list);
      if (fresh !== undefined) return fresh;
      if (list.length === 0) throw new Error("An empty list of written content");
      left.delete(list);
      return drawFresh(list) as string;
    },
  };
}
