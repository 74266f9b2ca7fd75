import { chaptersOnTheWay } from "./chapters";
import type { Dealer } from "./dealer";
import { layStrand } from "./lay-strand";
import { type Passage, type PassageKind, type Piece, reword, wordsIn, wordsOfAll } from "./passage";
import { drawLine, drawVars, type Renderer } from "./scope";
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
const briefScene = 75;
/** Wordings looked at for a shorter one. */
const mostLooks = 4;

export function layEpisode(
  { plan, teller, renderer, dealer }: Telling,
  episode: PlannedStory["episodes"][number],
  chapter: number,
  titled: boolean,
): Passage[] {
  const local = new Map<string, SlotValue>();
  const times = plan.timesTold(episode);
  drawVars(episode, times, dealer, local);
  const chapterTitle = drawLine(renderer, dealer, episode.titles, 0, local);
  const versions = versionsOf(episode.beats);
  const version = dealer.pick(versions, episode.id, times);
  return episode.beats.map((beat, i): Passage => {
    const text = beat[version] ?? "";
    dealer.noteRound(text, Math.floor(times / versions.length));
    const pieces = teller.pieces(text, { local });
    return { pieces, kind: "episode", chapter, ...(titled && i === 0 ? { chapterTitle } : {}) };
  });
}

/** The need and the deed, and the lesson in somebody's words. Scene by scene until one is short enough and unbroken. */
function layTurn({ plan, teller, dealer }: Telling): [test: Piece[], act: Piece[]] {
  const { turn, band } = plan;
  const bracketsTold = !isBrief(plan);
  const versions = versionsOf([turn.test, turn.act]);
  const times = plan.timesTold(turn);
  const first = dealer.pick(versions, turn.id, times);
  for (const text of [...turn.test, ...turn.act]) dealer.noteRound(text, Math.floor(times / versions.length));
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
  // A parent's own lesson may be about something else than the deed: it is told at home.
  const voice = plan.ownLesson === undefined ? teller.deal(turn.voice) : undefined;
  const bridge = teller.deal(band.bridges[turn.lesson]) ?? [];
  // What is done says it already: the shortest stories say it again where there is room.
  const spared = (pieces: readonly Piece[], told: boolean) =>
    isBrief(plan) ? pieces.map((piece): Piece => ({ ...piece, spare: true, told })) : pieces;
  return [best[0], [...best[1], ...spared(voice ?? [], true), ...spared(bridge, false)]];
}

function voiceOwnLesson({ plan, teller }: Telling, chapter: number): Passage[] {
  if (plan.ownLesson === undefined) return [];
  const local = new Map([["lesson", plan.ownLesson]]);
  const pieces = teller.deal(plan.band.lessonVoices, { perStory: 1, local });
  return pieces ? [{ pieces, kind: "lesson", chapter }] : [];
}

/** The nine beats of the plot, with episodes between want and obstacle. */
export function layBeats(telling: Telling, refrain: readonly Piece[] | undefined): Passage[] {
  const { plan, teller, renderer, dealer } = telling;
  const { band, goal, obstacle, helper, ending } = plan;
  const onTheWay = chaptersOnTheWay(plan);
  const last = onTheWay + 1;
  const bracketsTold = !isBrief(plan);
  const beat = (kind: PassageKind, texts: readonly string[], chapter: number, chapterTitle?: string): Passage => {
    const looked: Piece[][] = [];
    const options: DealOptions = { bracketsTold, looked };
    const pieces = teller.deal(texts, options) ?? [];
    const again = () => {
      const fresh = teller.deal(texts, { ...options, fresh: true });
      const other = fresh ?? looked.shift();
      if (other && !fresh) looked.push(other);
      return other?.map((piece) => ({ ...piece, told: bracketsTold || !piece.spare }));
    };
    return { pieces: [...pieces], kind, chapter, again, ...(chapterTitle === undefined ? {} : { chapterTitle }) };
  };
  const title = (part: keyof typeof band.chapterTitles) => drawLine(renderer, dealer, band.chapterTitles[part], 1);
  const refrainAt = (chapter: number): Passage[] =>
    refrain ? [{ pieces: [...refrain], kind: "refrain", chapter }] : [];
  const [test, act] = layTurn(telling);
  const strand = layStrand(telling);
  // Halfway to the trouble.
  const wayAt = Math.ceil(onTheWay / 2);
  // In the shortest stories only where there is room.
  const way = strand.way.map((piece): Piece => (isBrief(plan) ? { ...piece, spare: true, told: false } : piece));
  const strandsWay: Passage = { pieces: way, kind: "way", chapter: wayAt, spare: isBrief(plan) };
  const adventures = (chapter: number) =>
    plan.episodes
      .filter((_, i) => i % onTheWay === chapter)
      .flatMap((episode, i) => layEpisode(telling, episode, chapter + 1, i === 0));
  return [
    { pieces: strand.opening, kind: "open", chapter: 0, chapterTitle: title("start") },
    beat("want", goal.want, 0),
    ...refrainAt(0),
    ...(wayAt === 0 ? [strandsWay] : []),
    ...Array.from({ length: onTheWay }, (_, chapter) => [
      ...adventures(chapter),
      ...(chapter + 1 === wayAt ? [strandsWay] : []),
    ]).flat(),
    beat("meet", obstacle.meet, last, title("obstacle")),
    beat("fail", plan.failedTry.texts, last),
    ...(bracketsTold ? refrainAt(last) : []),
    beat("enter", helper.enter, last + 1, title("turn")),
    { pieces: test, kind: "test", chapter: last + 1 },
    { pieces: act, kind: "act", chapter: last + 1 },
    beat("solve", obstacle.solve, last + 1),
    beat("reached", goal.reached, last + 2, title("home")),
    ...refrainAt(last + 2),
    // The strand's close is at home as well.
    isBrief(plan) ? { ...beat("home", band.briefHomes, last + 2), spare: true } : beat("home", ending.home, last + 2),
    ...voiceOwnLesson(telling, last + 2),
    { pieces: strand.close, kind: "close", chapter: last + 2 },
    beat("bed", ending.bed, last + 2),
  ];
}

/** Other wordings for the longest beats until the shortest of stories can hold them. */
export function shortenBeats(passages: readonly Passage[], most: number): void {
  let total = wordsOfAll(passages);
  const looks = new Map<Passage, number>();
  const own = ({ pieces }: Passage) => pieces.filter(({ intro }) => !intro);
  // A sentence broken by force is as bad as several words too many.
  const cost = (pieces: readonly Piece[]) =>
    wordsIn(pieces) + pieces.reduce((sum, { told, broken }) => sum + (told ? broken * 4 : 0), 0);
  while (total > most) {
    const able = passages.filter((passage) => passage.again && (looks.get(passage) ?? 0) < mostLooks);
    const [longest] = able.sort((a, b) => cost(own(b)) - cost(own(a)));
    if (!longest) return;
    looks.set(longest, (looks.get(longest) ?? 0) + 1);
    const other = longest.again?.();
    if (!other || cost(other) >= cost(own(longest))) continue;
    total += wordsIn(other) - wordsIn(own(longest));
    reword(longest, other);
  }
}
