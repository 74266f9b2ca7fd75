import { ages, genders, lessons, type ReadingTime, readingTimes, styles } from "../../../app/story/catalogue";
import type { StoryRequest } from "../../../app/story/request";
import { filesFor, type TaleFile, talesIn } from "../../../app/storybook/library";
import { versionOf } from "../../../app/storybook/retelling";
import type { Tale } from "../../../app/storybook/tale";
import { type Storybook, type StorybookStory, tellPlan } from "../../../app/storybook/tell-storybook";
import { wantedTales } from "../../../app/storybook/teller/facts";
import { planStory } from "../../../app/storybook/teller/plan-story";
import { readLibrary } from "./read-library";

/** Interests of every grammatical shape and several scripts. */
export const interestLists: readonly (readonly string[])[] = [
  ["space"],
  ["animals", "my cat Pickles", "trains"],
  ["the piano", "恐竜", "Mum's old guitar", "dinosaurs", "art", "music"],
  ["random"],
  ["why the sky is blue", "playing football"],
  ["Grandma", "ocean", "LEGO", "ice cream", "🦄", "sports", "nature"],
  ["friendship", "magic", "adventure"],
];
/** As many as can be given, of every kind. */
export const everyInterest: readonly string[] = [
  "my cat Pickles",
  "the piano",
  "the big old drum in the attic that Grandpa once played loudly",
  "dinosaurs",
  "space",
  "art",
  "music",
  "ocean",
  "sports",
  "nature",
  "magic",
  "adventure",
  "friendship",
  "animals",
  "fairytales",
  "vehicles",
  "trains",
  "LEGO",
  "ice cream",
  "恐竜",
];
export const ownLessons = ["always brush your teeth", "don't be afraid of the dark", "be nice to my little sister"];

const at = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

/** Request number i of an even spread over moods, lessons, genders and interests. */
export function sampleRequest(i: number, age: number, readingTime: ReadingTime): StoryRequest {
  const lesson = i % 4 === 3 ? at(ownLessons, i) : at(lessons, i).value;
  return {
    age,
    gender: at(genders, i).value,
    interests: [...at(interestLists, i)],
    style: at(styles, i).value,
    lesson,
    readingTime,
    country: i % 2 === 0 ? "GB" : "US",
  };
}

export const sampleSeed = (i: number) => Math.imul(i + 1, 0x9e3779b1) >>> 0;

/** A library in memory. */
export interface OpenLibrary extends Storybook {
  readonly tales: ReadonlyMap<string, Tale>;
  readonly files: ReadonlyMap<string, TaleFile>;
}

/** The library as it lies on the disk, or another folder of tales. */
export function openLibrary(folder?: string): OpenLibrary {
  const { library, files } = readLibrary(folder);
  const tales = new Map([...files.values()].flatMap((file) => file.tales).map((tale) => [tale.id, tale]));
  return { library, files, tales, load: async (file) => files.get(file) ?? { tales: [] } };
}

let opened: OpenLibrary | undefined;
/** Our own, read once. */
export function ourLibrary(): OpenLibrary {
  opened ??= openLibrary();
  return opened;
}

/** As `tellStorybook`, from a library that is at hand. */
export function tellWhole(request: StoryRequest, seed: number, { library, files } = ourLibrary()): StorybookStory {
  const plan = planStory(request, seed, library);
  if (!plan) throw new Error("not told");
  const wanted = wantedTales(plan);
  const read = new Map(filesFor(wanted, library).map((name) => [name, files.get(name) ?? { tales: [] }]));
  return {
    ...tellPlan(request, seed, plan, talesIn(read, wanted, library)),
    version: versionOf(library, plan.chapters),
  };
}

/** The text of a story. */
export const tell = (request: StoryRequest, seed: number, library = ourLibrary()): string =>
  tellWhole(request, seed, library).pieces.join("");

/** Every age and length, `each` times. */
export function* sampleRequests(
  each: number,
  ofAges: readonly number[] = ages,
): Generator<[StoryRequest, seed: number]> {
  let i = 0;
  for (const age of ofAges) {
    for (const { value } of readingTimes) {
      for (let n = 0; n < each; n++, i++) yield [sampleRequest(i, age, value), sampleSeed(i)];
    }
  }
}
