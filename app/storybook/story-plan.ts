import { isPreset, lessons, type ReadingTime, type Style } from "../story/catalogue";
import { type Spelling, spellingOf } from "../story/countries";
import type { StoryRequest } from "../story/story-request";
import { bandFor } from "./bands";
import { type Carried, carryInterests, readInterests } from "./carried-interests";
import { defaultPals, defaultTools, grownups, homes, towns } from "./content/shared/everyday";
import type { Band, Ending, Episode, FailedTry, Goal, Helper, LessonArc, Obstacle, Turn } from "./content-contract";
import { createDealer, type Dealer } from "./dealer";
import { heroNames } from "./hero-names";
import { lessonArcOf, spokenLesson } from "./lesson-arcs";
import { nounPhrase } from "./noun-phrase";
import { createParentWords, type ParentWords } from "./parent-words";
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
  /** A fresh deal of this story's wordings. */
  deal(): Dealer;
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
  const dealer = createDealer(seed, answersHash(request));
  const goal = dealer.inTurn(band.goals, "goal");
  const obstacle = dealer.pick(
    band.obstacles.filter((one) => goal.obstacles.includes(one.kind)),
    "obstacle",
  );
  const helper = dealer.inTurn(
    band.helpers.filter((one) => one.gifts.some((gift) => obstacle.needs.includes(gift))),
    "helper",
  );
  const lessonArc = lessonArcOf(request.lesson);
  const turn = dealer.inTurn(
    band.turns.filter((one) => one.lesson === lessonArc && one.obstacles.includes(obstacle.kind)),
    "turn",
  );
  const ending = dealer.inTurn(
    band.endings.filter((one) => one.goals.includes(goal.kind)),
    "ending",
  );
  const failedTry = dealer.pick(obstacle.fails, obstacle.id);
  const episodes = dealer.hand(
    band.episodes.filter((one) => one.goals.includes(goal.kind)),
    "episodes",
    episodeCount[request.readingTime],
  );

  const heroPronouns = pronounsOf(request.gender);
  const words = createParentWords();
  const cast = random.fork("cast");
  const interests = readInterests(request.interests, heroPronouns, words, cast);
  const carried = carryInterests(interests, mostCarried(request.readingTime), obstacle.use, cast, dealer);
  const things = new Map<string, SlotValue>();
  const spoken = request.interests.join(" ").toLowerCase();
  const hero = dealer.inTurn(
    heroNames[request.gender].filter((name) => !spoken.includes(name.toLowerCase())),
    "hero",
  );
  things.set("grownup", dealer.inTurn(grownups, "grownup"));
  things.set("home", dealer.inTurn(homes, "home"));
  things.set("town", dealer.inTurn(towns, "town"));
  things.set("pal", nounPhrase(dealer.inTurn(defaultPals, "pal")));
  things.set("tool", nounPhrase(dealer.pick(defaultTools[obstacle.use], "tool")));
  for (const [role, thing] of Object.entries(carried.things)) things.set(role, thing);
  things.set("helper", nounPhrase(helper.who));
  for (const unit of [goal, obstacle, turn]) drawVars(unit.vars, unit.id, dealer, things);

  const ownLesson = isPreset(lessons, request.lesson) ? undefined : words.hold(spokenLesson(request.lesson));
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
    refrain: cast.chance(band.refrainChance) ? dealer.inTurn(band.refrains, "refrain") : undefined,
    interests: carried,
    scope: { hero, heroPronouns, helperPronouns: helper.pronouns, things },
    words,
    random,
    deal: () => createDealer(seed, answersHash(request)),
  };
}
