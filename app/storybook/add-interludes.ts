import type { ReadingTime } from "../story/catalogue";
import { layEpisode, type Telling } from "./lay-beats";
import { type Passage, type PassageKind, type Piece, wordsIn, wordsOfAll } from "./passage";

/** About how many interludes of a region a story uses, besides the mood's own. */
const interludesPerStory: Record<ReadingTime, Record<Region, number>> = {
  "2-3 minutes": { way: 1, worry: 1, glad: 1, calm: 1 },
  "5-7 minutes": { way: 1, worry: 1, glad: 1, calm: 2 },
  "10-12 minutes": { way: 3, worry: 2, glad: 3, calm: 5 },
  "15 minutes": { way: 5, worry: 3, glad: 4, calm: 7 },
};
/** And how many of the mood's own, besides its strand. */
const moodPerStory: Record<ReadingTime, number> = {
  "2-3 minutes": 1,
  "5-7 minutes": 2,
  "10-12 minutes": 4,
  "15 minutes": 4,
};

type Region = "way" | "worry" | "glad" | "calm";
const shares: Record<Region, number> = { way: 0.42, worry: 0.14, glad: 0.18, calm: 0.26 };
const regions: readonly Region[] = ["way", "worry", "glad", "calm"];

/** Interludes until the story has about `target` words; more episodes when they run out. */
export function addInterludes(passages: Passage[], telling: Telling, target: number): void {
  const { plan, teller } = telling;
  const { band, mood, readingTime } = plan;
  let words = wordsOfAll(passages);
  const added: Record<Region, number> = { way: 0, worry: 0, glad: 0, calm: 0 };
  const closed = new Set<Region>();
  let moods = moodPerStory[readingTime];
  const own = (region: Region) =>
    teller.deal(band.interludes[region], { fresh: true, perStory: interludesPerStory[readingTime][region] });
  // The mood's own pieces come first: even a short story must show it.
  const supply: Record<Region, () => Piece[] | undefined> = {
    way: () =>
      (moods-- > 0
        ? teller.deal(band.moodEvents[mood], { fresh: true, perStory: moodPerStory[readingTime] })
        : undefined) ?? own("way"),
    worry: () => own("worry"),
    glad: () => own("glad"),
    calm: () =>
      (added.calm === 0 ? teller.deal(band.moodCalms[mood], { fresh: true, perStory: 1 }) : undefined) ?? own("calm"),
  };
  while (words < target - 14 && closed.size < regions.length) {
    const open = regions.filter((region) => !closed.has(region));
    const region = open.reduce((a, b) => (added[a] / shares[a] <= added[b] / shares[b] ? a : b));
    const pieces = supply[region]();
    if (!pieces) {
      closed.add(region);
      continue;
    }
    const size = wordsIn(pieces);
    added[region] += size;
    if (words + size > target + 25) continue;
    words += size;
    const at = placeFor(region, passages);
    passages.splice(at, 0, { pieces, kind: region, chapter: passages[at - 1]?.chapter ?? 0, spare: true });
  }
  if (words < target - 60) addEpisodes(passages, telling, target - words);
}

/** Adventures beyond the plan's, in the chapters that are there. */
function addEpisodes(passages: Passage[], telling: Telling, missing: number): void {
  const { plan } = telling;
  const random = plan.random.fork("more episodes");
  const others = plan.band.episodes.filter(
    (episode) => episode.goals.includes(plan.goal.kind) && !plan.episodes.includes(episode),
  );
  let left = missing;
  for (const episode of random.shuffle(others)) {
    if (left < 60) return;
    const at = placeFor("way", passages);
    const laid = layEpisode(telling, episode, passages[at - 1]?.chapter ?? 0, false);
    const size = wordsOfAll(laid);
    if (size > left + 60) continue;
    passages.splice(at, 0, ...laid);
    left -= size;
  }
}

/** Where the next piece of a region goes: on the way, at the end of the chapter with the fewest words. */
function placeFor(region: Region, passages: readonly Passage[]): number {
  const after = (kinds: readonly PassageKind[]) => passages.findLastIndex(({ kind }) => kinds.includes(kind)) + 1;
  if (region === "worry") return after(["fail", "worry"]);
  if (region === "glad") return after(["solve", "glad"]);
  if (region === "calm") return after(["home", "lesson", "close", "calm"]);
  const sizes = new Map<number, number>();
  for (const { chapter, kind, pieces } of passages) {
    if (["open", "want", "way", "episode"].includes(kind))
      sizes.set(chapter, (sizes.get(chapter) ?? 0) + wordsIn(pieces));
  }
  const [smallest] = [...sizes].reduce((a, b) => (b[1] < a[1] ? b : a));
  const kinds: readonly PassageKind[] = ["want", "pack", "naming", "refrain", "way", "episode"];
  return passages.findLastIndex(({ chapter, kind }) => chapter === smallest && kinds.includes(kind)) + 1;
}
