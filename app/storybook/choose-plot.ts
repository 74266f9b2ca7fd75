import type { Band, Ending, Episode, FailedTry, Goal, Helper, LessonArc, Obstacle, Turn } from "./content-contract";
import { createRandom, hashText } from "./random";

/** Goal, obstacle, first try, helper, turn and ending: what makes two stories different stories. */
export interface Plot {
  readonly goal: Goal;
  readonly obstacle: Obstacle;
  readonly failedTry: FailedTry;
  readonly helper: Helper;
  readonly turn: Turn;
  readonly ending: Ending;
  /** Adventures on the way. */
  readonly episodes: readonly Episode[];
}

/** Stories in a row that know of each other. */
const evenings = 32;

/**
 * The plot of story number `row` (or of one `later` in the same row of evenings, which its neighbours do not reach), and how often each of its parts was told before in this row of evenings: of what fits,
 * what was told least comes next, and each time in other words. To know that, the evenings before are gone through again.
 */
export function choosePlot(
  band: Band,
  lessonArc: LessonArc,
  episodeCount: number,
  row: number,
  base: number,
  later = 0,
): { plot: Plot; told: ReadonlyMap<object, number> } {
  const first = row - (row % evenings);
  const random = createRandom(hashText(`row of evenings ${first}`, base));
  const told = new Map<object, number>();
  const goals = random.shuffle(band.goals);
  const obstacles = random.shuffle(band.obstacles);
  const helpers = random.shuffle(band.helpers);
  const turns = random.shuffle(band.turns.filter(({ lesson }) => lesson === lessonArc));
  const endings = random.shuffle(band.endings);
  const episodes = random.shuffle(band.episodes);
  const least = <T extends object>(list: readonly T[], fits: (one: T) => boolean): T => {
    let best: T | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const one of list) {
      const times = told.get(one) ?? 0;
      if (times < fewest && fits(one)) [best, fewest] = [one, times];
    }
    if (!best) throw new Error(`Nothing fits in band ${band.id}`);
    return best;
  };
  const always = () => true;
  const next = (): Plot => {
    const goal = least(goals, always);
    const obstacle = least(obstacles, ({ kind }) => goal.obstacles.includes(kind));
    const adventures: Episode[] = [];
    for (let i = 0; i < episodeCount; i++) {
      const fits = (one: Episode) => one.goals.includes(goal.kind) && !adventures.includes(one);
      if (episodes.some(fits)) adventures.push(least(episodes, fits));
    }
    return {
      episodes: adventures,
      goal,
      obstacle,
      failedTry: least(obstacle.fails, always),
      helper: least(helpers, ({ gifts }) => gifts.some((gift) => obstacle.needs.includes(gift))),
      turn: least(turns, (turn) => turn.obstacles.includes(obstacle.kind)),
      ending: least(endings, (ending) => ending.goals.includes(goal.kind)),
    };
  };
  let plot = next();
  for (let at = first; at < row + later; at++) {
    const { episodes: adventures, ...parts } = plot;
    for (const part of [...Object.values(parts), ...adventures]) told.set(part, (told.get(part) ?? 0) + 1);
    plot = next();
  }
  return { plot, told };
}
