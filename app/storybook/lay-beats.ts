import type { Dealer } from "./dealer";
import { type Passage, type PassageKind, type Piece, reword, wordsIn } from "./passage";
import { drawVars, type Renderer } from "./scope";
import type { PlannedStory } from "./story-plan";
import type { DealOptions, Teller } from "./teller";
import type { SlotValue } from "./template";

/** What a telling needs besides its plan. */
export interface Telling {
  readonly plan: PlannedStory;
  readonly teller: Teller;
  readonly renderer: Renderer;
  readonly dealer: Dealer;
}

const versionsOf = (lists: readonly (readonly string[])[]) =>
  Array.from({ length: Math.min(...lists.map((list) => list.length)) }, (_, i) => i);

const isBrief = (plan: PlannedStory) => plan.readingTime === "2-3 minutes";
/** In the shortest stories a scene of need and deed has at most about this many words, where there is a choice. */
const briefScene = 62;

export function layEpisode(
  { teller, renderer, dealer }: Telling,
  episode: PlannedStory["episodes"][number],
  chapter: number,
  titled: boolean,
): Passage[] {
  const local = new Map<string, SlotValue>();
  drawVars(episode.vars, episode.id, dealer, local);
  const chapterTitle = renderer.render(dealer.draw(episode.titles), local);
  const version = dealer.pick(versionsOf(episode.beats), episode.id);
  return episode.beats.map((beat, i): Passage => {
    const pieces = teller.pieces(beat[version] ?? "", { local });
    return { pieces, kind: "episode", chapter, ...(titled && i === 0 ? { chapterTitle } : {}) };
  });
}

/** The need and the deed, and the lesson in somebody's words. Scene by scene until one is short enough and unbroken. */
function layTurn({ plan, teller, dealer }: Telling): [test: Piece[], act: Piece[]] {
  const { turn, band, ownLesson } = plan;
  const bracketsTold = !isBrief(plan);
  const versions = versionsOf([turn.test, turn.act]);
  const first = dealer.pick(versions, turn.id);
  let best: [Piece[], Piece[]] = [[], []];
  let least = Number.POSITIVE_INFINITY;
  for (const i of versions) {
    const scene = (first + i) % versions.length;
    const made: [Piece[], Piece[]] = [
      teller.pieces(turn.test[scene] ?? "", { bracketsTold }),
      teller.pieces(turn.act[scene] ?? "", { bracketsTold }),
    ];
    const words = wordsIn(made[0]) + wordsIn(made[1]);
    const broken = made.flat().reduce((sum, piece) => sum + (piece.spare ? 0 : piece.broken), 0);
    const faults = broken * 20 + (isBrief(plan) ? Math.max(0, words - briefScene) : 0);
    if (faults < least) [best, least] = [made, faults];
    if (least === 0) break;
  }
  const voice = ownLesson
    ? teller.deal(band.lessonVoices, { perStory: 1, local: new Map([["lesson", ownLesson]]) })
    : teller.deal(turn.voice);
  return [best[0], [...best[1], ...(voice ?? [])]];
}

/** The nine beats of the plot, with episodes between want and obstacle. */
export function layBeats(telling: Telling, refrain: readonly Piece[] | undefined): Passage[] {
  const { plan, teller, renderer, dealer } = telling;
  const { band, goal, obstacle, helper, ending } = plan;
  const last = plan.episodes.length + 1;
  const bracketsTold = !isBrief(plan);
  const beat = (kind: PassageKind, texts: readonly string[], chapter: number, chapterTitle?: string): Passage => {
    const options: DealOptions = { bracketsTold, perStory: kind === "open" ? 1 : 0 };
    const again = () => teller.deal(texts, { ...options, fresh: true });
    const pieces = teller.deal(texts, options) ?? [];
    return { pieces, kind, chapter, again, ...(chapterTitle === undefined ? {} : { chapterTitle }) };
  };
  const title = (part: keyof typeof band.chapterTitles) => renderer.render(dealer.draw(band.chapterTitles[part], 1));
  const refrainAt = (chapter: number): Passage[] =>
    refrain ? [{ pieces: [...refrain], kind: "refrain", chapter }] : [];
  const [test, act] = layTurn(telling);
  return [
    beat("open", band.openings[plan.mood], 0, title("start")),
    beat("want", goal.want, 0),
    ...refrainAt(0),
    ...plan.episodes.flatMap((episode, i) => layEpisode(telling, episode, i + 1, true)),
    beat("meet", obstacle.meet, last, title("obstacle")),
    beat("fail", plan.failedTry.texts, last),
    ...refrainAt(last),
    beat("enter", helper.enter, last + 1, title("turn")),
    { pieces: test, kind: "test", chapter: last + 1 },
    { pieces: act, kind: "act", chapter: last + 1 },
    beat("solve", obstacle.solve, last + 1),
    beat("reached", goal.reached, last + 2, title("home")),
    ...refrainAt(last + 2),
    beat("home", isBrief(plan) ? band.briefHomes : ending.home, last + 2),
    beat("bed", ending.bed, last + 2),
  ];
}

/** Other wordings for the longest beats until the shortest of stories can hold them. */
export function shortenBeats(passages: readonly Passage[], most: number): void {
  const tired = new Set<Passage>();
  for (let tries = 0; tries < 24; tries++) {
    const total = passages.reduce((sum, { pieces }) => sum + wordsIn(pieces), 0);
    if (total <= most) return;
    const open = passages.filter((passage) => passage.again && !tired.has(passage));
    const [longest] = open.sort((a, b) => wordsIn(b.pieces) - wordsIn(a.pieces));
    if (!longest) return;
    const other = longest.again?.();
    if (!other) tired.add(longest);
    else if (wordsIn(other) < wordsIn(longest.pieces.filter(({ intro }) => !intro))) reword(longest, other);
  }
}
