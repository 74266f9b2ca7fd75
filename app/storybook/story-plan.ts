import { isPreset, lessons, type ReadingTime, type Style } from "../story/catalogue";
import { withoutBrands } from "../story/character-kinds";
import { type Spelling, spellingOf } from "../story/countries";
import type { StoryRequest } from "../story/story-request";
import { bandFor } from "./bands";
import { type Carried, carryInterests, readInterests } from "./carried-interests";
import { defaultPals, defaultTools, grownups, homes, towns } from "./content/shared/everyday";
import type { Band, Ending, Episode, FailedTry, Goal, Helper, LessonArc, Obstacle, Turn } from "./content-contract";
import { heroNames } from "./hero-names";
import { lessonArcOf } from "./lesson-arcs";
import { nounPhrase } from "./noun-phrase";
import { createParentWords, inSecondPerson, type ParentWords } from "./parent-words";
import { pronounsOf } from "./pronouns";
import { createRandom, hashText, type Random } from "./random";
import { drawVars, type Scope } from "./scope";
import type { SlotValue } from "./template";

/** Everything that is decided before a word is told. */
export interface PlannedStory {
  readonly band: Band;
  readonly mood: Style;
  readonly readingTime: ReadingTime;
  readonly age: number;
  readonly spelling: Spelling;
  readonly goal: Goal;
  readonly obstacle: Obstacle;
  readonly failedTry: FailedTry;
  readonly helper: Helper;
  readonly turn: Turn;
  readonly ending: Ending;
  readonly episodes: readonly Episode[];
  readonly lessonArc: LessonArc;
  /** A parent's own lesson, held by its mark. */
  readonly ownLesson: string | undefined;
  readonly refrain: string | undefined;
  readonly interests: Carried;
  readonly scope: Scope;
  readonly words: ParentWords;
  readonly random: Random;
}

const mostCarried = (readingTime: ReadingTime) => (readingTime === "2-3 minutes" ? 3 : 5);
const episodeCount: Record<ReadingTime, number> = {
  "2-3 minutes": 0,
  "5-7 minutes": 1,
  "10-12 minutes": 2,
  "15 minutes": 3,
};

function answersHash(request: StoryRequest): number {
  const { age, gender, interests, style, lesson, readingTime } = request;
  return hashText(JSON.stringify([age, gender, interests, style, lesson, readingTime]));
}

export function choosePlan(request: StoryRequest, seed: number): PlannedStory {
  const random = createRandom((seed ^ answersHash(request)) >>> 0);
  const band = bandFor(request.age);
  const plot = random.fork("plot");
  const goal = plot.pick(band.goals);
  const obstacle = plot.pick(band.obstacles.filter((one) => goal.obstacles.includes(one.kind)));
  const helper = plot.pick(band.helpers.filter((one) => one.gifts.some((gift) => obstacle.needs.includes(gift))));
  const lessonArc = lessonArcOf(request.lesson);
  const turn = plot.pick(band.turns.filter((one) => one.lesson === lessonArc && one.obstacles.includes(obstacle.kind)));
  const ending = plot.pick(band.endings.filter((one) => one.goals.includes(goal.kind)));
  const failedTry = plot.pick(obstacle.fails);
  const episodes = plot
    .shuffle(band.episodes.filter((one) => one.goals.includes(goal.kind)))
    .slice(0, episodeCount[request.readingTime]);

  const heroPronouns = pronounsOf(request.gender);
  const words = createParentWords();
  const cast = random.fork("cast");
  const interests = readInterests(request.interests, heroPronouns, words, cast);
  const carried = carryInterests(interests, mostCarried(request.readingTime), obstacle.use, cast);
  const things = new Map<string, SlotValue>();
  const spoken = request.interests.join(" ").toLowerCase();
  const hero = cast.pick(heroNames[request.gender].filter((name) => !spoken.includes(name.toLowerCase())));
  things.set("grownup", cast.pick(grownups));
  things.set("home", cast.pick(homes));
  things.set("town", cast.pick(towns));
  things.set("pal", nounPhrase(cast.pick(defaultPals)));
  things.set("tool", nounPhrase(cast.pick(defaultTools[obstacle.use])));
  for (const [role, thing] of Object.entries(carried.things)) things.set(role, thing);
  things.set("helper", nounPhrase(helper.who));
  for (const vars of [goal.vars, obstacle.vars, turn.vars]) drawVars(vars, cast, things);

  const ownLesson = isPreset(lessons, request.lesson)
    ? undefined
    : words.hold(inSecondPerson(withoutBrands(request.lesson).replace(/[\s.!?,;:…]+$/u, "") || request.lesson));
  return {
    band,
    mood: request.style,
    readingTime: request.readingTime,
    age: request.age,
    spelling: spellingOf(request.country),
    goal,
    obstacle,
    failedTry,
    helper,
    turn,
    ending,
    episodes,
    lessonArc,
    ownLesson,
    refrain: cast.chance(band.refrainChance) ? cast.pick(band.refrains) : undefined,
    interests: carried,
    scope: { hero, heroPronouns, helperPronouns: helper.pronouns, things },
    words,
    random,
  };
}
