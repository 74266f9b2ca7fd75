import type { Strand } from "./content-contract";
import type { Telling } from "./lay-beats";
import type { Piece } from "./passage";
import { drawVars } from "./scope";
import type { SlotValue } from "./template";

/** Strands looked at for one without a sentence broken by force. */
const mostLooks = 5;

type StrandPart = "opening" | "way" | "close";
export type LaidStrand = Readonly<Record<StrandPart, Piece[]>>;

interface Pack {
  readonly openings: readonly string[];
  readonly strandOf: ReadonlyMap<string, Strand>;
}
const packs = new WeakMap<readonly Strand[], Pack>();

/** The dealer deals texts: the openings stand for their strands. */
function packOf(strands: readonly Strand[]): Pack {
  const pack = packs.get(strands) ?? {
    openings: strands.map(({ opening }) => opening),
    strandOf: new Map(strands.map((strand) => [strand.opening, strand])),
  };
  packs.set(strands, pack);
  return pack;
}

/** The mood's next strand, its parts in the same words. */
export function layStrand({ plan, teller, dealer }: Telling): LaidStrand {
  const { openings, strandOf } = packOf(plan.band.strands[plan.mood]);
  const bracketsTold = plan.readingTime !== "2-3 minutes";
  let best: LaidStrand = { opening: [], way: [], close: [] };
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < mostLooks && least > 0; look++) {
    const opening = dealer.drawFresh(openings, 1, true);
    const strand = opening === undefined ? undefined : strandOf.get(opening);
    if (!strand) break;
    const drawn = new Map<string, SlotValue>();
    drawVars({ id: strand.opening, vars: strand.vars ?? {} }, 0, dealer, drawn);
    const pieces = (part: StrandPart) => teller.pieces(strand[part], { drawn, bracketsTold });
    const laid = { opening: pieces("opening"), way: pieces("way"), close: pieces("close") };
    const faults = teller.faultsOf([...laid.opening, ...laid.way, ...laid.close]);
    if (faults < least) [best, least] = [laid, faults];
  }
  return best;
}
