import { readingLevel } from "../story/length";
import type { Role } from "./content-contract";
import type { Telling } from "./lay-beats";
import { listOf } from "./noun-phrase";
import { mentionsIn, type Passage, type Piece, threadPhaseOf, wordsIn, wordsOfAll } from "./passage";
import type { Random } from "./random";
import type { PlannedStory } from "./story-plan";
import { inPairs, threadFor, threadForPair } from "./threads";

/** Most names in one list, so that the sentence stays within the age's longest; a crowd of names in few sentences. */
function namesInOneList({ age, readingTime }: PlannedStory, names: number): number {
  const usual = age <= 3 ? 2 : age <= 5 ? 3 : 4;
  if (names <= 2 * usual) return usual;
  return readingTime === "2-3 minutes" ? Math.floor((readingLevel(age).longestSentence - 7) / 1.3) : usual + 1;
}

/** A story's thirds or sixths in which each carried interest should show. */
export const partsOf = (brief: boolean) => (brief ? 3 : 6);

/** Words in which the shortest stories introduce a thing, where that can be. */
const briefIntro = 9;

/** More names than these are told in short sentences, in the shortest stories. */
const mostNamesAtLength = 3;
/** Characters of a template. */
const shortNaming = 35;

/** Introduces companion and carried thing and every interest, and names the further ones. */
export function introduceInterests(passages: Passage[], telling: Telling): void {
  const { plan, teller } = telling;
  const { band } = plan;
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
  const isCrowded = plan.readingTime === "2-3 minutes" && named.length > mostNamesAtLength;
  const naming = isCrowded ? band.naming.filter((text) => text.length <= shortNaming) : band.naming;
  const lists: Piece[] = [];
  for (let i = 0; i < named.length; i += most) {
    const list = listOf(named.slice(i, i + most).map(({ name }) => name));
    lists.push(...(teller.deal(naming, { perStory: 1, local: new Map([["list", list]]) }) ?? []));
  }
  if (lists.length > 0) arrivals.push({ pieces: lists, kind: "naming", chapter: 0 });
  passages.splice(wantAt + 1, 0, ...arrivals);
}

interface Part {
  /** Interests that show in it, by bits. */
  readonly shown: number;
  /** Paragraphs that end in it and bear one more sentence. */
  readonly places: readonly Passage[];
}

/** Share of the story: nearer to where its parts are cut a sentence may fall into either, by another count of words. */
const clearOfCut = 0.02;

/** What stands between two shares of the story. */
function partBetween(passages: readonly Passage[], from: number, to: number): Part {
  const total = wordsOfAll(passages);
  let told = 0;
  let shown = 0;
  const places: Passage[] = [];
  const inside: Passage[] = [];
  for (const passage of passages) {
    for (const piece of passage.pieces) {
      if (!piece.told) continue;
      const at = (told + piece.words / 2) / total;
      told += piece.words;
      if (at >= from && at < to) shown |= piece.mentions;
    }
    const end = (told - 2) / total;
    if (end < from || end >= to || !threadPhaseOf[passage.kind] || wordsIn(passage.pieces) === 0) continue;
    places.push(passage);
    if (end >= from + clearOfCut && end < to - clearOfCut) inside.push(passage);
  }
  return { shown, places: inside.length > 0 ? inside : places };
}

const threadsIn = ({ pieces }: Passage): number =>
  pieces.filter(({ thread, told }) => told && thread !== undefined).length;
/** Words by which a paragraph counts as longer for each sentence about an interest: in a row they would be a list. */
const threadsApart = 60;

const isTurn = ({ kind }: Passage) => kind === "act" || kind === "solve";

/** Adds a sentence for one interest or two where it is missed least: the shortest paragraph bears one more best. */
function addThread(places: readonly Passage[], telling: Telling, group: readonly number[], random: Random): void {
  if (places.length === 0) return;
  // Where the story turns there are others already, and nothing should be in the way.
  const weight = (passage: Passage) =>
    wordsIn(passage.pieces) + threadsApart * (threadsIn(passage) + (isTurn(passage) ? 1 : 0));
  const place = places.reduce((a, b) => (weight(b) < weight(a) ? b : a));
  const phase = threadPhaseOf[place.kind];
  if (!phase) return;
  const [first, second] = group;
  const pair = first !== undefined && second !== undefined ? threadForPair(telling, first, second, phase) : undefined;
  if (pair) place.pieces.push(...pair);
  else for (const index of group) place.pieces.push(...(threadFor(telling, index, phase, random) ?? []));
}

const notIn = (bits: number) => (index: number) => (bits & (1 << index)) === 0;

/** On the way back to the trouble, or when it is done. */
const solvings = (passages: readonly Passage[]) => passages.filter(isTurn).reverse();

/**
 * Adds a sentence wherever carried interests would be out of sight, and where the trouble is solved.
 * @param most words from which on a short story only has the latter
 */
export function weaveInterests(passages: readonly Passage[], telling: Telling, most: number, random: Random): void {
  const { plan } = telling;
  const brief = plan.readingTime === "2-3 minutes";
  const size = partsOf(brief);
  const { carried } = plan.interests;
  const order = random.shuffle(carried.map((_, i) => i)).filter((i) => (carried[i]?.roles.length ?? 0) > 0);
  const solved = solvings(passages).reduce((bits, { pieces }) => bits | mentionsIn(pieces), 0);
  for (const group of inPairs(plan, order.filter(notIn(solved)))) addThread(solvings(passages), telling, group, random);
  if (brief && wordsOfAll(passages) > most) return;
  // Of many interests each rests twice, two of one sentence together; a short story shows each at both ends.
  const resting = new Map<number, readonly number[]>();
  for (const group of inPairs(plan, order)) {
    const rests = brief ? [1] : carried.length > 1 ? [1 + random.below(2), 3 + random.below(2)] : [random.below(size)];
    for (const index of group) resting.set(index, rests);
  }
  for (let part = 0; part < size; part++) {
    const { shown, places } = partBetween(passages, part / size, (part + 1) / size);
    const due = order.filter((index) => !resting.get(index)?.includes(part)).filter(notIn(shown));
    for (const group of inPairs(plan, due)) addThread(places, telling, group, random);
  }
}

export function showWhereSolved(passages: readonly Passage[], telling: Telling, index: number, random: Random): void {
  addThread(solvings(passages), telling, [index], random);
}

export function showInPart(
  passages: readonly Passage[],
  telling: Telling,
  index: number,
  from: number,
  to: number,
  random: Random,
): void {
  addThread(partBetween(passages, from, to).places, telling, [index], random);
}
