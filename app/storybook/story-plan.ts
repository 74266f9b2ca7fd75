import { isPreset, lessons, type ReadingTime, type Style } from "../story/catalogue";
import { type Spelling, spellingOf } from "../story/countries";
import type { StoryRequest } from "../story/request";
import { bandFor } from "./bands";
import { type Carried, carryInterests, readInterests } from "./carried-interests";
import { choosePlot, type Plot } from "./choose-plot";
import { defaultPals, defaultTools, grownups, homes, towns } from "./content/shared/everyday";
import type { Band, LessonArc } from "./content-contract";
import { createDealer, type Dealer, rowOf, shuffleOf, type ToldBefore } from "./dealer";
import { heroNames } from "./hero-names";
import { maybeSamePerson } from "./kin";
import { lessonArcOf, spokenLesson } from "./lesson-arcs";
import { nounPhrase } from "./noun-phrase";
import { createParentWords, type ParentWords } from "./parent-words";
import { pronounsOf } from "./pronouns";
import { createRandom, hashText, type Random } from "./random";
import { createRenderer, drawVars, type Scope } from "./scope";
import type { SlotValue } from "./template";

/** Everything that is decided before a word is told. */
export interface PlannedStory extends Plot {
  readonly band: Band;
  readonly mood: Style;
  readonly readingTime: ReadingTime;
  readonly age: number;
  readonly spelling: Spelling;
  /** How often a part of the plot was told on the evenings before; each time another version of it. */
  timesTold(part: object): number;
  readonly lessonArc: LessonArc;
  /** A parent's own lesson, held by its mark. */
  readonly ownLesson: string | undefined;
  readonly refrain: string | undefined;
  readonly interests: Carried;
  readonly scope: Scope;
  readonly words: ParentWords;
  readonly random: Random;
  /** How often it may be told until a telling keeps every limit. */
  readonly tellings: number;
  /** Deals this story's wordings; another attempt deals others. */
  deal(attempt: number): Dealer;
}

const mostCarried = (readingTime: ReadingTime) => (readingTime === "2-3 minutes" ? 3 : 5);
/** Small adventures on the way. A long story told in adventures is better than one told in remarks. */
const episodeCount: Record<ReadingTime, number> = {
  "2-3 minutes": 0,
  "5-7 minutes": 1,
  "10-12 minutes": 3,
  "15 minutes": 5,
};

function answersHash(request: StoryRequest): number {
  const { age, gender, interests, style, lesson, readingTime } = request;
  return hashText(JSON.stringify([age, gender, interests, style, lesson, readingTime]));
}

/** How far in the row of plots another plan for the same story lies: beyond those of its neighbours. */
const plansApart = 18;
/**
 * Tellings of the first plan; a further one has one. Of those that find a story, the first few nearly all do (measured:
 * 105 of 112 short ones within four), and another plan does in two of three where they do not.
 */
const firstTellings: Record<ReadingTime, number> = {
  "2-3 minutes": 5,
  "5-7 minutes": 4,
  "10-12 minutes": 2,
  "15 minutes": 2,
};
/** So that no deal of one plan is another's. */
const dealsOfPlan = 5;

/** So that it is not the very plot of the story in whose place it was found. */
function withEnding(plot: Plot, ending: Plot["ending"]): Plot {
  return ending.goals.includes(plot.goal.kind) ? { ...plot, ending } : plot;
}

/** @param other which plan for this story: 0 is its first */
export function choosePlan(request: StoryRequest, seed: number, written: Band, other = 0): PlannedStory {
  const answers = answersHash(request);
  const first = (seed ^ answers) >>> 0;
  const random = createRandom(other === 0 ? first : hashText(`plan ${other}`, first));
  const band = bandFor(request.age, written);
  const lessonArc = lessonArcOf(request.lesson);
  const plotOf = (later: number) =>
    choosePlot(band, lessonArc, episodeCount[request.readingTime], rowOf(seed), shuffleOf(seed, answers), later);
  const { plot: found, told } = plotOf(other * plansApart);
  const plot = other === 0 ? found : withEnding(found, plotOf(0).plot.ending);
  const { goal, obstacle, failedTry, helper, turn, ending } = plot;
  const times = (part: object) => told.get(part) ?? 0;
  const before: ToldBefore = new Map([
    ...[goal.titles, goal.want, goal.reached].map((texts): [readonly string[], number] => [texts, times(goal)]),
    ...[obstacle.meet, obstacle.solve].map((texts): [readonly string[], number] => [texts, times(obstacle)]),
    [failedTry.texts, times(failedTry)],
    [helper.enter, times(helper)],
    [turn.voice, times(turn)],
    ...[ending.home, ending.bed].map((texts): [readonly string[], number] => [texts, times(ending)]),
  ]);
  const dealer = createDealer(seed, answers, before);

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
  // Whoever comes along cannot wait at home as well.
  const beings = interests.flatMap(({ custom }) => (custom?.being ? [custom.text] : []));
  const atHome = grownups.filter((name) => !beings.some((being) => maybeSamePerson(being, name)));
  things.set("grownup", dealer.inTurn(atHome, "grownup"));
  things.set("home", dealer.inTurn(homes, "home"));
  things.set("town", dealer.inTurn(towns, "town"));
  things.set("pal", nounPhrase(dealer.inTurn(defaultPals, "pal")));
  things.set("tool", nounPhrase(dealer.pick(defaultTools[obstacle.use], "tool")));
  for (const [role, thing] of Object.entries(carried.things)) things.set(role, thing);
  things.set("helper", { ...nounPhrase(helper.who), ...(helper.later && { the: helper.later }) });
  for (const unit of [goal, obstacle, turn]) drawVars(unit, times(unit), dealer, things);

  const scope: Scope = { hero, heroPronouns, helperPronouns: helper.pronouns, things };
  things.set("trouble", createRenderer(scope, band, dealer).render(obstacle.trouble));

  const ownLesson = isPreset(lessons, request.lesson) ? undefined : words.hold(spokenLesson(request.lesson));
  return {
    band,
    mood: request.style,
    readingTime: request.readingTime,
    age: request.age,
    spelling: spellingOf(request.country),
    ...plot,
    timesTold: times,
    lessonArc,
    ownLesson,
    refrain: cast.chance(band.refrainChance) ? dealer.inTurn(band.refrains, "refrain") : undefined,
    interests: carried,
    scope,
    words,
    random,
    tellings: other > 0 ? 1 : firstTellings[request.readingTime],
    deal: (attempt) => createDealer(seed, answers, before, other * dealsOfPlan + attempt),
  };
}
