import type { ReadingTime } from "../story/catalogue";
import type { Dealer } from "./dealer";
import { countWords } from "./flow";
import type { Paragraph, ParagraphKind } from "./paragraph";
import { drawVars, type Renderer } from "./scope";
import type { PlannedStory } from "./story-plan";
import type { SlotValue } from "./template";

/** Rough words the woven sentences will add for each interest. */
const wordsPerThread = 26;

/** About how many interludes, and how many of the mood's own, a story uses. */
const interludesPerStory: Record<ReadingTime, number> = {
  "2-3 minutes": 1,
  "5-7 minutes": 8,
  "10-12 minutes": 18,
  "15 minutes": 25,
};
const moodPerStory: Record<ReadingTime, number> = {
  "2-3 minutes": 1,
  "5-7 minutes": 2,
  "10-12 minutes": 3,
  "15 minutes": 4,
};
const versionsOf = (lists: readonly (readonly string[])[]) =>
  Array.from({ length: Math.min(...lists.map((list) => list.length)) }, (_, i) => i);

type Region = "way" | "worry" | "glad" | "calm";
const shares: Record<Region, number> = { way: 0.42, worry: 0.14, glad: 0.18, calm: 0.26 };

function layEpisodes(plan: PlannedStory, renderer: Renderer, dealer: Dealer): Paragraph[] {
  return plan.episodes.flatMap((episode, index) => {
    const local = new Map<string, SlotValue>();
    drawVars(episode.vars, episode.id, dealer, local);
    const chapterTitle = renderer.deal(episode.titles, 0, local);
    const version = dealer.pick(versionsOf(episode.beats), episode.id);
    return episode.beats.map((beat, i): Paragraph => {
      const text = renderer.render(beat[version] ?? "", local);
      return { text, kind: "episode", chapter: index + 1, ...(i === 0 ? { chapterTitle } : {}) };
    });
  });
}

/** The nine beats of the plot, episodes between want and obstacle, then interludes until the story is long enough. */
export function layBeats(
  plan: PlannedStory,
  renderer: Renderer,
  dealer: Dealer,
  target: number,
  refrain: string | undefined,
): Paragraph[] {
  const { band, goal, obstacle, turn, helper, ending, ownLesson } = plan;
  const last = plan.episodes.length + 1;
  const beat = (kind: ParagraphKind, texts: readonly string[], chapter: number, title?: string): Paragraph => {
    const text = renderer.deal(texts, kind === "open" ? 1 : 0);
    return title === undefined ? { text, kind, chapter } : { text, kind, chapter, chapterTitle: title };
  };
  const title = (part: keyof typeof band.chapterTitles) => renderer.deal(band.chapterTitles[part], 1);
  const refrainAt = (chapter: number): Paragraph[] => (refrain ? [{ text: refrain, kind: "refrain", chapter }] : []);
  const voice = ownLesson
    ? renderer.deal(band.lessonVoices, 1, new Map([["lesson", ownLesson]]))
    : renderer.deal(turn.voice);
  const scene = dealer.pick(versionsOf([turn.test, turn.act]), turn.id);
  const test = renderer.render(turn.test[scene] ?? "");
  const act = `${renderer.render(turn.act[scene] ?? "")} ${voice}`;
  const paragraphs: Paragraph[] = [
    beat("open", band.openings[plan.mood], 0, title("start")),
    beat("want", goal.want, 0),
    ...refrainAt(0),
    ...layEpisodes(plan, renderer, dealer),
    beat("meet", obstacle.meet, last, title("obstacle")),
    beat("fail", plan.failedTry.texts, last),
    ...refrainAt(last),
    beat("enter", helper.enter, last + 1, title("turn")),
    { text: test, kind: "test", chapter: last + 1 },
    { text: act, kind: "act", chapter: last + 1 },
    beat("solve", obstacle.solve, last + 1),
    beat("reached", goal.reached, last + 2, title("home")),
    ...(refrain && countWords(refrain) < 30 ? refrainAt(last + 2) : []),
    beat("home", plan.readingTime === "2-3 minutes" ? band.briefHomes : ending.home, last + 2),
    beat("bed", ending.bed, last + 2),
  ];
  const naming = plan.interests.named.length;
  const woven = wordsPerThread * (plan.interests.carried.length + 1) + naming * 2;
  addInterludes(paragraphs, plan, renderer, dealer, target - woven);
  return paragraphs;
}

function addInterludes(
  paragraphs: Paragraph[],
  plan: PlannedStory,
  renderer: Renderer,
  dealer: Dealer,
  target: number,
): void {
  const { band, mood } = plan;
  let words = paragraphs.reduce((sum, { text }) => sum + countWords(text), 0);
  const added: Record<Region, number> = { way: 0, worry: 0, glad: 0, calm: 0 };
  const closed = new Set<Region>();
  let moods = moodPerStory[plan.readingTime];
  const perStory = interludesPerStory[plan.readingTime];
  const own = (region: Region) => dealer.drawFresh(band.interludes[region], Math.ceil(perStory * shares[region]));
  // The mood's own pieces come first: even a short story must show it.
  const supply: Record<Region, () => string | undefined> = {
    way: () =>
      (moods-- > 0 ? dealer.drawFresh(band.moodEvents[mood], moodPerStory[plan.readingTime]) : undefined) ?? own("way"),
    worry: () => own("worry"),
    glad: () => own("glad"),
    calm: () => (added.calm === 0 ? dealer.drawFresh(band.moodCalms[mood], 1) : undefined) ?? own("calm"),
  };
  while (words < target - 14 && closed.size < 4) {
    const open = (Object.keys(shares) as Region[]).filter((region) => !closed.has(region));
    const region = open.reduce((a, b) => (added[a] / shares[a] <= added[b] / shares[b] ? a : b));
    const template = supply[region]();
    if (template === undefined) {
      closed.add(region);
      continue;
    }
    const text = renderer.render(template);
    const size = countWords(text);
    added[region] += size;
    if (words + size > target + 30) continue;
    words += size;
    const at = placeFor(region, paragraphs);
    const neighbour = paragraphs[at - 1];
    paragraphs.splice(at, 0, { text, kind: region, chapter: neighbour?.chapter ?? 0 });
  }
}

/** Where the next piece of a region goes: on the way, at the end of the chapter with the fewest words. */
function placeFor(region: Region, paragraphs: readonly Paragraph[]): number {
  const after = (kinds: readonly ParagraphKind[]) => paragraphs.findLastIndex(({ kind }) => kinds.includes(kind)) + 1;
  if (region === "worry") return after(["fail", "worry"]);
  if (region === "glad") return after(["solve", "glad"]);
  if (region === "calm") return after(["home", "calm"]);
  const sizes = new Map<number, number>();
  for (const { chapter, kind, text } of paragraphs) {
    if (["open", "want", "way", "episode"].includes(kind))
      sizes.set(chapter, (sizes.get(chapter) ?? 0) + countWords(text));
  }
  const [smallest] = [...sizes].reduce((a, b) => (b[1] < a[1] ? b : a));
  return (
    paragraphs.findLastIndex(({ chapter, kind }) => chapter === smallest && ["want", "way", "episode"].includes(kind)) +
    1
  );
}
