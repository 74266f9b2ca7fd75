import { countWords } from "./flow";
import type { Paragraph, ParagraphKind } from "./paragraph";
import type { Random } from "./random";
import { drawVars, type Renderer } from "./scope";
import type { PlannedStory } from "./story-plan";
import type { SlotValue } from "./template";

/** Rough words the woven sentences will add for each interest. */
const wordsPerThread = 26;

type Region = "way" | "worry" | "glad" | "calm";
const shares: Record<Region, number> = { way: 0.42, worry: 0.14, glad: 0.18, calm: 0.26 };

function layEpisodes(plan: PlannedStory, renderer: Renderer, random: Random): Paragraph[] {
  return plan.episodes.flatMap((episode, index) => {
    const local = new Map<string, SlotValue>();
    drawVars(episode.vars, random, local);
    const chapterTitle = renderer.renderOne(episode.titles, local);
    const version = random.below(Math.min(...episode.beats.map((beat) => beat.length)));
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
  random: Random,
  target: number,
  refrain: string | undefined,
): Paragraph[] {
  const { band, goal, obstacle, turn, helper, ending, ownLesson } = plan;
  const last = plan.episodes.length + 1;
  const beat = (kind: ParagraphKind, texts: readonly string[], chapter: number, title?: string): Paragraph => {
    const text = plan.readingTime === "2-3 minutes" ? renderer.renderShort(texts) : renderer.renderOne(texts);
    return title === undefined ? { text, kind, chapter } : { text, kind, chapter, chapterTitle: title };
  };
  const title = (part: keyof typeof band.chapterTitles) => renderer.renderOne(band.chapterTitles[part]);
  const refrainAt = (chapter: number): Paragraph[] => (refrain ? [{ text: refrain, kind: "refrain", chapter }] : []);
  const voice = ownLesson
    ? renderer.renderOne(band.lessonVoices, new Map([["lesson", ownLesson]]))
    : renderer.renderOne(turn.voice);
  const scene = random.below(Math.min(turn.test.length, turn.act.length));
  const test = renderer.render(turn.test[scene] ?? "");
  const act = `${renderer.render(turn.act[scene] ?? "")} ${voice}`;
  const paragraphs: Paragraph[] = [
    beat("open", band.openings[plan.mood], 0, title("start")),
    beat("want", goal.want, 0),
    ...refrainAt(0),
    ...layEpisodes(plan, renderer, random),
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
  addInterludes(paragraphs, plan, renderer, random, target - woven);
  return paragraphs;
}

function addInterludes(
  paragraphs: Paragraph[],
  plan: PlannedStory,
  renderer: Renderer,
  random: Random,
  target: number,
): void {
  const { band, mood } = plan;
  let words = paragraphs.reduce((sum, { text }) => sum + countWords(text), 0);
  const added: Record<Region, number> = { way: 0, worry: 0, glad: 0, calm: 0 };
  const closed = new Set<Region>();
  const supply: Record<Region, string[]> = {
    // The mood's own pieces come first: even a short story must show it.
    way: [...random.shuffle(band.interludes.way), ...random.shuffle(band.moodEvents[mood])],
    worry: random.shuffle(band.interludes.worry),
    glad: random.shuffle(band.interludes.glad),
    calm: [...random.shuffle(band.interludes.calm), ...random.shuffle(band.moodCalms[mood])],
  };
  while (words < target - 14 && closed.size < 4) {
    const open = (Object.keys(shares) as Region[]).filter((region) => !closed.has(region));
    const region = open.reduce((a, b) => (added[a] / shares[a] <= added[b] / shares[b] ? a : b));
    const template = supply[region].pop();
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
