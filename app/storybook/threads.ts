import type { Role, ThreadPair, WovenPhase } from "./content-contract";
import type { Telling } from "./lay-beats";
import { mentionsIn, type Piece } from "./passage";
import type { Random } from "./random";
import type { PlannedStory } from "./story-plan";

/** About how many of one list a story of several interests uses. */
const threadsPerStory = { middle: 3, solve: 1, end: 2 } as const;

/** A sentence for interest number `index`, for a phase; undefined when it has no role or all are told. */
export function threadFor(telling: Telling, index: number, phase: WovenPhase, random: Random): Piece[] | undefined {
  const { plan, teller } = telling;
  const roles = plan.interests.carried[index]?.roles ?? [];
  if (roles.length === 0) return undefined;
  const bit = 1 << index;
  const fits = (pieces: readonly Piece[]) => (mentionsIn(pieces) & bit) !== 0;
  const perStory = threadsPerStory[phase];
  return teller.deal(plan.band.threads[random.pick(roles)][phase], { perStory, thread: index, fits });
}

/** About how many sentences for two interests a story takes from one list. */
const pairsPerStory = { middle: 2, solve: 1, end: 1 } as const;

interface Pairing {
  readonly pair: ThreadPair;
  /** What '{the thing}' and '{the other}' are. */
  readonly things: readonly Role[];
}

/** How two interests go into one sentence; companions and places stay by themselves. */
function pairingOf({ interests: { carried } }: PlannedStory, a: number, b: number): Pairing | undefined {
  const roles = [...(carried[a]?.roles ?? []), ...(carried[b]?.roles ?? [])];
  const things = (["tool", "token"] as const).filter((role) => roles.includes(role));
  const [thing] = things;
  if (things.length === 2) return { pair: "two things", things };
  if (thing && roles.includes("song")) return { pair: "thing and song", things };
  if (thing && roles.includes("tale")) return { pair: "thing and tale", things };
  return roles.includes("song") && roles.includes("tale") ? { pair: "song and tale", things } : undefined;
}

/** In twos where two go into one sentence, else alone. */
export function inPairs(plan: PlannedStory, indexes: readonly number[]): number[][] {
  const groups: number[][] = [];
  for (const index of indexes) {
    const partner = groups.find(([first, second]) => second === undefined && pairingOf(plan, first ?? 0, index));
    if (partner) partner.push(index);
    else groups.push([index]);
  }
  return groups;
}

/** One sentence for two interests; undefined where none is short enough for the age. */
export function threadForPair({ plan, teller }: Telling, a: number, b: number, phase: WovenPhase): Piece[] | undefined {
  const pairing = pairingOf(plan, a, b);
  if (!pairing) return undefined;
  const local = new Map(
    pairing.things.flatMap((role, i) => {
      const thing = plan.scope.things.get(role);
      return thing ? [[i === 0 ? "thing" : "other", thing] as const] : [];
    }),
  );
  const bits = (1 << a) | (1 << b);
  const fits = (pieces: readonly Piece[]) => (mentionsIn(pieces) & bits) === bits;
  const texts = plan.band.threadPairs[pairing.pair][phase];
  const pieces = teller.deal(texts, { perStory: pairsPerStory[phase], thread: a, local, fits });
  return pieces && fits(pieces) && teller.faultsOf(pieces) === 0 ? pieces : undefined;
}
