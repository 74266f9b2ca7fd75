import type { PresetLesson, Style } from "../story/catalogue";
import type { Range } from "../story/length";
import type { PronounSet } from "./pronouns";

/**
 * THE WRITER'S GUIDE. Everything the storyteller says stands in plain tables, one folder per age band (`content/ages-…`).
 *
 * A story is put together from *units*, each a list of wholly different wordings of the same event (not synonyms of one):
 *   opening (of the mood's strand) → want → the strand's way → obstacle (meet, first try fails) → helper comes → turn (a
 *   need, a deed by the lesson, the lesson in a character's words) → bridge (why the helper therefore helps) → solve →
 *   reached → home → the strand's close → bed. Longer stories add episodes (small whole adventures, some to a chapter,
 *   after which an `onward` line comes back to the wish), events of the mood and interludes; the engine adds `threads`,
 *   sentences that keep each interest of the child in sight.
 * What may follow what is declared (`Goal.obstacles`, `Obstacle.needs` with `Helper.gifts`, `Turn.obstacles`,
 * `Ending.goals`) and tested. Each unit must make sense after any unit it is declared to fit.
 *
 * How to write a wording (a *template*):
 *   {Hero} the child's name · {he} {him} {his} {hers} {himself} {was} {is} {has} {does}: the child's pronouns. 'They' is one
 *     of them: write '{he} {was}', '{he} {wasn’t}' but '{Hero} was'; past tense elsewhere ('{he} ran').
 *     Never '{him} {his}': of a girl it is 'her her'.
 *   {the helper} {a helper} {Helper}, {h.he} {h.him} {h.his} {h.himself} {h.was}: the helper of this story.
 *   {the pal}: the child's companion, no pronoun (it may be a cat, a brother, a robot); it comes along, waits, looks, helps.
 *   {the tool}: a thing the child carries, of the obstacle's `use` (light, rope, sound, paper, box). Only in obstacles and
 *     later. Both are introduced by the engine before the first 'the'.
 *   {grownup} who is at home ('Mum', 'Grandpa') · {home} 'the yellow house' · {town} · {goal words} see below.
 *   {x} {a x} {the x}: any of your own words: `vars` of the unit (drawn once for the story, so 'a red kite' becomes 'the
 *     red kite' later; vars of goal and obstacle are visible in all units of that goal and obstacle and in titles) or
 *     one of the band's `pools`: the same entry all through one template ('{a sight} … {the sight}'), another one with a
 *     number ('{a sight 2}'). A capital first letter capitalises: '{The kite}', '{He}'.
 *   {this|or that|or that}: one of these, anew in every story. Vary *things that happen*, not only adjectives. Choices do
 *     not nest; a one-word slot inside a choice is written with a dollar sign: {at home|by $himself|near $town}.
 *   ' +and ' ' +but ' ' +so ': a soft join. Early in a story it becomes ', and '; in the sleepy last third, or for the
 *     youngest, a full stop ('+but' → '. But'). Write both halves as whole sentences. This is how one wording serves two
 *     tempos: put one in every second sentence at least, and keep the halves short (see limits).
 *   [A whole sentence.] in square brackets is left out of the shortest stories. Bracket what the plot does not need.
 * Curly quotes (’ “ ”). No Mr./Mrs./'…'. British spelling (`spelling.ts` knows the American words). Never a brand, never a
 * real person, nothing to copy to harm; whoever is cross has a reason; nobody is hit, lost for good or made small.
 *
 * Variety is counted in four-word runs: two stories of the same answers may share one in ten at most. Give each template
 * a slot or choice about every fourth word, with many short values (1-3 words), and write many different wordings.
 *
 * Consecutive seeds are dealt a list's entries in turn (`dealer.ts`), so fifteen entries on a story's path are fifteen stories
 * without a repetition: for each mood 16 strands, for each lesson 16 scenes (test + act), 16 texts in each thread list.
 *
 * Limits (DESIGN.md section 5): mean words a sentence (joins settled by the engine) / longest / grade:
 *   2-3: 5-8 / 14 / up to 1.5 · 4-5: 8-11 / 18 / 1-3 · 6-7: 9-13 / 22 / 2-4.5 · 8-9: 11-15 / 26 / 3.5-5.5 ·
 *   10-12: 12-17 / 30 / 4.5-7. A quotation and its 'said …' count as two sentences after . ! or ? inside the quotes, one after a comma.
 * Length of one wording in a 2-3 minute story: 20-35 words (all nine beats and the threads make one short story).
 * Interludes 25-45 words, episodes 120-220 words.
 *
 * Check: npx vitest run --project unit tests/unit/storybook
 */
export type Texts = readonly string[];

/** What the carried thing is for; an obstacle's `solve` uses it as such. */
export type ToolUse = "light" | "rope" | "sound" | "paper" | "box";

/** What an interest can be in a story: companion, carried thing, place, song, tale, keepsake. */
export type Role = "pal" | "tool" | "spot" | "song" | "tale" | "token";

export type LessonArc = PresetLesson | "listening";

/** `journey`: get something or somebody to a place. `making`: make, mend or get something ready. */
export type GoalKind = "journey" | "making";

/** `path`: the way is barred. `keeper`: somebody will not give way. `work`: the work will not come right. */
export type ObstacleKind = "path" | "keeper" | "work";

/** What a helper can do. */
export type Gift = "strong" | "small" | "clever" | "bright" | "handy" | "kind";

export type Vars = Readonly<Record<string, readonly string[]>>;

export interface Goal {
  readonly id: string;
  /** For a reader of the plan: 'to take the lost … home'. May use the goal's vars. */
  readonly wish: string;
  readonly kind: GoalKind;
  readonly obstacles: readonly ObstacleKind[];
  readonly vars: Vars;
  readonly titles: Texts;
  /** Who wants what, and why it matters tonight. */
  readonly want: Texts;
  /** Last line of a chapter or an adventure on the way: back to the wish, and on; never frightening. */
  readonly onward: Texts;
  /** The wish comes true. */
  readonly reached: Texts;
}

export interface FailedTry {
  readonly id: string;
  /** For a reader of the plan. */
  readonly what: string;
  readonly texts: Texts;
}

export interface Obstacle {
  readonly id: string;
  readonly what: string;
  /** What is in the way, in two to four words that follow on 'at' or 'about': 'the muddy road', '{the flock}'. */
  readonly trouble: string;
  readonly kind: ObstacleKind;
  readonly use: ToolUse;
  /** A helper with any of these gifts can help with it. */
  readonly needs: readonly Gift[];
  readonly vars: Vars;
  readonly meet: Texts;
  readonly fails: readonly FailedTry[];
  /** With {the helper} and {the tool}, after the turn. */
  readonly solve: Texts;
}

export interface Helper {
  readonly id: string;
  /** 'an old heron', or a bare name. */
  readonly who: string;
  /** After the first mention, where that is shorter: 'the heron'. */
  readonly later?: string;
  readonly pronouns: PronounSet;
  readonly gifts: readonly Gift[];
  /** Comes upon the child after the failed try; uses {a helper}, then {the helper}. */
  readonly enter: Texts;
}

/**
 * A small thing of the mood, begun with the story, met again on the way and settled at bedtime. Its three parts share their
 * words: `vars`, and each entry of a pool (`{a creature}` of the opening is `{the creature}` later). They belong to any
 * plot: child and companion may be walking somewhere or making something. The shortest stories may leave out `way` and
 * what stands in brackets, so nothing later may need them.
 */
export interface Strand {
  readonly vars?: Vars;
  /** Has the child's name or a much-varied word among its first five, and leaves it ready for whatever is wanted. */
  readonly opening: string;
  readonly way: string;
  /** At home, before the last words in bed; short sentences; nobody is asleep yet. */
  readonly close: string;
}

/** A deed that decides the outcome. Suits any helper. */
export interface Turn {
  readonly id: string;
  readonly lesson: LessonArc;
  /** For a reader of the plan: 'gives half the supper away'. */
  readonly deed: string;
  readonly obstacles: readonly ObstacleKind[];
  readonly vars: Vars;
  /** The need or the choice, and in the same order what the child does, so that {the helper} now helps because of it. */
  readonly test: Texts;
  readonly act: Texts;
  /** The lesson once in a character's words. Left out for a custom lesson, which is voiced in its own words. */
  readonly voice: Texts;
}

export interface Ending {
  readonly id: string;
  readonly what: string;
  readonly goals: readonly GoalKind[];
  readonly home: Texts;
  /** The last words: short sentences, calm, in bed. */
  readonly bed: Texts;
}

/** A small whole adventure on the way; one of several chapters in a long story. */
export interface Episode {
  readonly id: string;
  readonly goals: readonly GoalKind[];
  readonly vars: Vars;
  readonly titles: Texts;
  /** Three to five paragraphs in order. First wordings belong together, second wordings together, and so on. */
  readonly beats: readonly Texts[];
}

/** Where in a story a piece may stand. */
export type Phase = "way" | "worry" | "glad" | "calm";

export type ThreadPhase = "start" | "middle" | "solve" | "end";

/** Where a story goes on with an interest that was introduced before. */
export type WovenPhase = Exclude<ThreadPhase, "start">;

/** Two interests in one sentence; 'thing' is what is carried or kept. */
export type ThreadPair = "thing and song" | "thing and tale" | "song and tale" | "two things";

export interface Band {
  readonly id: string;
  readonly strands: Readonly<Record<Style, readonly Strand[]>>;
  /** Events in the mood's own voice, on the way. */
  readonly moodEvents: Readonly<Record<Style, Texts>>;
  /** The mood's own colour on the way home. */
  readonly moodCalms: Readonly<Record<Style, Texts>>;
  readonly goals: readonly Goal[];
  readonly obstacles: readonly Obstacle[];
  readonly helpers: readonly Helper[];
  readonly turns: readonly Turn[];
  /** Between deed and solution, by lesson: because of what {Hero} did, {the helper} now helps with {trouble}. */
  readonly bridges: Readonly<Record<LessonArc, Texts>>;
  readonly endings: readonly Ending[];
  /** The way home in one short sentence, for the shortest stories. */
  readonly briefHomes: Texts;
  readonly episodes: readonly Episode[];
  readonly interludes: Readonly<Record<Phase, Texts>>;
  /** Titles of chapters that are no episode. */
  readonly chapterTitles: Readonly<Record<"start" | "obstacle" | "turn" | "home", Texts>>;
  /** One sentence each, keeping an interest in sight; 'start' uses {a x}, the others {the x}. */
  readonly threads: Readonly<Record<Role, Readonly<Record<ThreadPhase, Texts>>>>;
  /** The same for two interests at once: {the thing}, {the other} (the second of two things), {the song}, {the tale}. */
  readonly threadPairs: Readonly<Record<ThreadPair, Readonly<Record<WovenPhase, Texts>>>>;
  /** Sentences naming further interests: {list}. */
  readonly naming: Texts;
  /** A parent's own lesson, {lesson}, in a character's words: at home, since it may be about something else than the deed. */
  readonly lessonVoices: Texts;
  /** A line to join in with. `refrainChance` of the stories have one. */
  readonly refrains: Texts;
  readonly refrainChance: number;
  readonly pools: Readonly<Record<string, readonly string[]>>;
  /** The mean sentence the engine steers for; inside the table's range. */
  readonly meanSentence: Range;
  /** 1: the writer’s own joins as they are. Up to 2: the engine joins more short sentences; below 1: fewer joins stay. */
  readonly tempo: number;
  /** Share of soft joins kept in the first, middle and last third. */
  readonly joins: readonly [first: number, middle: number, last: number];
}
