import { readingLevel } from "../story/story-length";
import type { Role, WovenPhase } from "./content-contract";
import type { Telling } from "./lay-beats";
import { listOf } from "./noun-phrase";
import { mentionsIn, type Passage, type Piece, threadPhaseOf, wordsIn, wordsOfAll } from "./passage";
import type { Random } from "./random";
import type { PlannedStory } from "./story-plan";

/** Most names in one list, so that the sentence stays within the age's longest; a crowd of names in few sentences. */
function namesInOneList({ age, readingTime }: PlannedStory, names: number): number {
  const usual = age <= 3 ? 2 : age <= 5 ? 3 : 4;
  if (names <= 2 * usual) return usual;
  return readingTime === "2-3 minutes" ? Math.floor((readingLevel(age).longestSentence - 7) / 1.3) : usual + 1;
}

/** A story's thirds or sixths in which each carried interest should show. */
export const partsOf = (brief: boolean) => (brief ? 3 : 6);

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

/** Words in which the shortest stories introduce a thing, where that can be. */
const briefIntro = 9;

/** Introduces companion and carried thing and every interest, and names the further ones. */
export function introduceInterests(passages: Passage[], telling: Telling): void {
  const { plan, teller } = telling;
  const { carried, named } = plan.interests;
  const wantAt = passages.findIndex(({ kind }) => kind === "want");
  const roles = new Set<Role>(["pal", "tool", ...carried.flatMap((interest) => interest.roles)]);
  const fits = (pieces: readonly Piece[]) => plan.readingTime !== "2-3 minutes" || wordsIn(pieces) <= briefIntro;
  const intros = [...roles].map(
    (role) => teller.deal(plan.band.threads[role].start, { perStory: 1, intro: true, fits }) ?? [],
  );
  const [companion, ...packed] = intros;
  if (companion) passages[wantAt]?.pieces.push(...companion);
  const arrivals: Passage[] = [];
  if (packed.length > 0) arrivals.push({ pieces: packed.flat(), kind: "pack", chapter: 0 });
  const most = namesInOneList(plan, named.length);
  const lists: Piece[] = [];
  for (let i = 0; i < named.length; i += most) {
    const list = listOf(named.slice(i, i + most).map(({ name }) => name));
    lists.push(...(teller.deal(plan.band.naming, { perStory: 1, local: new Map([["list", list]]) }) ?? []));
  }
  if (lists.length > 0) arrivals.push({ pieces: lists, kind: "naming", chapter: 0 });
  passages.splice(wantAt + 1, 0, ...arrivals);
}

/**
 * Adds a sentence wherever a carried interest would be out of sight, and where the trouble is solved.
 * @param most words from which on a short story only has the latter
 */
export function weaveInterests(passages: readonly Passage[], telling: Telling, most: number, random: Random): void {
  const { plan } = telling;
  const brief = plan.readingTime === "2-3 minutes";
  const size = partsOf(brief);
  const crowded = plan.interests.carried.length > 1;
  for (const index of random.shuffle(plan.interests.carried.map((_, i) => i))) {
    showWhereSolved(passages, telling, index, random);
    // Of many interests each rests twice; a short story shows each at both ends, if there is room.
    const resting = brief ? [1] : crowded ? [1 + random.below(2), 3 + random.below(2)] : [random.below(size)];
    const parts = brief && wordsOfAll(passages) > most ? 0 : size;
    for (let part = 0; part < parts; part++) {
      if (!resting.includes(part)) showInPart(passages, telling, index, part / size, (part + 1) / size, random);
    }
  }
}

export function showWhereSolved(passages: readonly Passage[], telling: Telling, index: number, random: Random): void {
  const places = passages.filter(({ kind }) => kind === "act" || kind === "solve");
  if (places.some(({ pieces }) => mentionsIn(pieces) & (1 << index))) return;
  const thread = threadFor(telling, index, "solve", random);
  // On the way back to the trouble, or when it is done.
  if (thread) places.reduceRight((a, b) => (threadsIn(b) < threadsIn(a) ? b : a)).pieces.push(...thread);
}

const threadsIn = ({ pieces }: Passage): number =>
  pieces.filter(({ thread, told }) => told && thread !== undefined).length;
/** Words by which a paragraph counts as longer for each sentence about an interest: in a row they would be a list. */
const threadsApart = 60;

export function showInPart(
  passages: readonly Passage[],
  telling: Telling,
  index: number,
  from: number,
  to: number,
  random: Random,
): void {
  const total = wordsOfAll(passages);
  let told = 0;
  let shown = false;
  const places: Passage[] = [];
  for (const passage of passages) {
    for (const piece of passage.pieces) {
      if (!piece.told) continue;
      const at = (told + piece.words / 2) / total;
      told += piece.words;
      if (at >= from && at < to && piece.mentions & (1 << index)) shown = true;
    }
    const end = (told - 2) / total;
    if (end >= from && end < to && threadPhaseOf[passage.kind] && wordsIn(passage.pieces) > 0) places.push(passage);
  }
  if (shown || places.length === 0) return;
  // The shortest paragraph bears one more sentence best.
  const weight = (passage: Passage) => wordsIn(passage.pieces) + threadsApart * threadsIn(passage);
  const place = places.reduce((a, b) => (weight(b) < weight(a) ? b : a));
  const phase = threadPhaseOf[place.kind];
  const thread = phase && threadFor(telling, index, phase, random);
  if (thread) place.pieces.push(...thread);
}
