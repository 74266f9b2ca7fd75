import type { ToolUse } from "./content-contract";
import { articleFor, type NounPhrase, nounPhrase } from "./noun-phrase";

/**
 * A parent's own interest, by grammatical shape:
 * - `being`: somebody who can come along ('my cat Pickles', 'Grandma');
 * - `bare`: one noun without article, good in front of another ('guitar', 'LEGO', '恐竜'): 'a guitar song';
 * - `phrase`: anything that can be pictured ('trains', 'the piano', 'Mum's old guitar', 'playing football');
 * - `clause`: 'why the sky is blue': only told and sung about.
 */
export type InterestShape = "being" | "bare" | "phrase" | "clause";

const beings =
  "cat|kitten|kitty|dog|doggy|puppy|pup|rabbit|bunny|hamster|guinea pig|gerbil|pony|horse|donkey|goldfish|fish|parrot|budgie|" +
  "canary|chicken|hen|duck|tortoise|turtle|lizard|gecko|snail|mouse|rat|pig|lamb|sheep|goat|cow|brother|sister|cousin|" +
  "friend|best friend|grandma|grandpa|granny|grandad|granddad|grandmother|grandfather|nan|nana|nanny|gran|mum|mom|mummy|" +
  "mommy|dad|daddy|papa|mama|aunt|auntie|uncle|teddy|teddy bear|doll|bear|baby|twin|neighbour|neighbor|teacher|toy|monkey";
const owned = new RegExp(
  `^(?:my|our|his|her|their)\\b(?:.* )?(?:${beings})(?: (?:called |named )?\\p{L}[\\p{L}'’-]*)?$`,
  "iu",
);
const family =
  /^(?:grand(?:ma|pa|ad|mother|father)|granddad|granny|nan|nana|gran|mum|mom|mummy|mommy|dad|daddy|papa)$/iu;
const named = new RegExp(`^(?:a |the )?(?:${beings}) (?:called|named) (\\p{L}[\\p{L}'’-]*)$`, "iu");
const nameAtEnd = /^.+? (?:called |named )?(\p{Lu}[\p{L}'’-]*)$/u;
const clause = /^(?:why|how|what|when|where|who|that|if|being|learning)\b|\b(?:is|are|was|were|can|do|does)\b/iu;
const oneWord = /^[\p{L}\p{N}\p{M}'’+.&-]+$/u;
const pluralOrActivity = /(?:[^s]s|ies|ing|ings|people|children|men|mice|sheep|deer)$/iu;
/** One word ending in s that is no plural. */
const singularInS =
  /^(?:tennis|chess|ballet|gymnastics|maths|physics|lego|bus|princess|glass|octopus|walrus|circus|cactus|lacrosse|fitness|christmas)$/iu;

export function shapeOf(text: string): InterestShape {
  if (family.test(text) || owned.test(text) || named.test(text)) return "being";
  if (oneWord.test(text) && (singularInS.test(text) || !pluralOrActivity.test(text))) return "bare";
  return clause.test(text) ? "clause" : "phrase";
}

/** 'I love trains!' is 'trains'. */
export function withoutPreamble(text: string): string {
  const core = text
    .replace(/^(?:(?:i|he|she|they|we) )?(?:really )?(?:loves?|likes?|adores?|enjoys?) (?=\S)/iu, "")
    .replace(/[\s.!?,;:…]+$/u, "");
  return core === "" ? text : core;
}

/** @param hold the phrase as it stands in running text, @param short a later mention ('Pickles'). */
export function beingPhrase(text: string, hold: (phrase: string) => string): NounPhrase {
  const name = nameAtEnd.exec(text)?.[1];
  const a = hold(text);
  const the = name && !family.test(text) ? hold(name) : a;
  return { a, the, bare: the };
}

/** A thing, and where on it a picture can be; a book has one inside. */
type Thing = readonly [noun: string, picture: string];

const toolNouns: Record<ToolUse, readonly Thing[]> = {
  light: [
    ["lamp", "on it"],
    ["lantern", "on the glass"],
    ["torch", "on the handle"],
    ["night-light", "on it"],
    ["paper lamp", "on the paper"],
    ["bicycle lamp", "on the side"],
    ["reading lamp", "on the shade"],
    ["pocket torch", "on the side"],
  ],
  rope: [
    ["scarf", "at each end"],
    ["ribbon", "on it"],
    ["belt", "on the buckle"],
    ["skipping rope", "on the handles"],
    ["shawl", "on it"],
    ["dog lead", "on the handle"],
    ["beach towel", "on it"],
    ["school scarf", "on the badge"],
  ],
  sound: [
    ["bell", "on it"],
    ["whistle", "on it"],
    ["small drum", "on the side"],
    ["toy trumpet", "on the flag"],
    ["tambourine", "on the skin"],
    ["rattle", "on the handle"],
    ["bicycle bell", "on it"],
    ["mouth organ", "on the case"],
  ],
  paper: [
    ["book", "in it"],
    ["notebook", "in front"],
    ["map", "in the corner"],
    ["poster", "on it"],
    ["scrapbook", "in it"],
    ["postcard", "on the front"],
    ["calendar", "on it"],
    ["album", "on the cover"],
    ["magazine", "on the cover"],
    ["colouring book", "in it"],
  ],
  box: [
    ["tin", "on the lid"],
    ["bag", "on it"],
    ["lunch box", "on the lid"],
    ["basket", "on the label"],
    ["rucksack", "on the flap"],
    ["toy box", "on the lid"],
    ["satchel", "on the flap"],
    ["suitcase", "on the label"],
    ["beach bucket", "on the side"],
  ],
};
const spotNouns: readonly Thing[] = [
  ["bench", "on the back"],
  ["wall", "on it"],
  ["blue door", "on it"],
  ["sign", "on it"],
  ["gate", "on it"],
  ["bridge", "on the side"],
  ["fence", "on it"],
  ["shed", "on the door"],
  ["kiosk", "on the roof"],
  ["fountain", "on the side"],
  ["bus stop", "on the glass"],
  ["shop", "in the window"],
  ["hut", "on the door"],
  ["playground", "on the wall"],
  ["corner house", "on the wall"],
];
const tokenNouns: readonly Thing[] = [
  ["badge", "on it"],
  ["card", "on it"],
  ["painted pebble", "on it"],
  ["lucky coin", "on it"],
  ["stamp", "on it"],
  ["button", "on it"],
  ["medal", "on it"],
  ["sticker", "on it"],
  ["ticket", "on the back"],
  ["bookmark", "on it"],
  ["magnet", "on it"],
  ["patch", "on it"],
  ["key ring", "on the tag"],
  ["birthday card", "on it"],
  ["hanky", "in the corner"],
];
const songNouns =
  "song/rhyme/lullaby/counting song/skipping rhyme/walking song/clapping song/funny song/marching song/morning song/bath song/playground rhyme/humming song/travelling song/kitchen song".split(
    "/",
  );
const taleNouns =
  "story/true story/fable/bedtime story/picture story/riddle/rainy-day story/funny story/long story/old story/puppet play/camping story/school story/holiday story/poem".split(
    "/",
  );

const doing = /^\p{L}+ing\b/iu;
const toDo = /^to /iu;

/** 'a picture of trains', 'a picture of people playing football'. */
function pictureOf({ mark, text }: OwnWords): string {
  if (toDo.test(text)) return `a picture of how ${mark}`;
  return `a picture of ${doing.test(text) ? "people " : ""}${mark}`;
}

/** A parent's phrase on its way into a thing. */
export interface OwnWords {
  readonly shape: InterestShape;
  /** The phrase, for 'a' or 'an' and for its grammar. */
  readonly text: string;
  /** What stands for the phrase in the text. */
  readonly mark: string;
  /** What stands for the whole answer, where the phrase is its noun alone ('piano' of 'the piano'). */
  readonly whole: string;
}

/** 'a piano lamp', 'a lamp with a picture of Mum’s old guitar on it', 'Grandma’s lamp'. */
function things(nouns: readonly Thing[], words: OwnWords, definite: boolean): NounPhrase[] {
  const { shape, mark, text } = words;
  return nouns.map(([noun, where]) => {
    if (shape === "being") return nounPhrase(`${mark}’s ${noun}`);
    if (shape === "bare") {
      // 'A small train drum'; a drum is not a 'train small drum'.
      const [, look = "", kind = noun] = /^((?:small|big|long|painted|lucky|tiny|blue) )?(.+)$/u.exec(noun) ?? [];
      const bare = `${look}${mark} ${kind}`;
      return { a: `${definite ? "the" : articleFor(look || text)} ${bare}`, the: `the ${bare}`, bare };
    }
    const bare = `${noun} with ${pictureOf(words)} ${where}`;
    const again = doing.test(text) || toDo.test(text) ? pictureOf(words) : mark;
    const a = `${definite ? "the" : articleFor(noun)} ${bare}`;
    return { a, the: `the ${noun} with ${again} ${where}`, bare };
  });
}

const adjective = /^(?:true|funny|long|old|travelling) /u;

/** 'a long story about the piano', and then 'the piano story'. */
function abouts(nouns: readonly string[], { shape, mark, whole }: OwnWords): NounPhrase[] {
  return nouns.map((noun) => {
    const bare = `${noun} about ${whole}`;
    const again = shape === "bare" ? `${mark} ${noun.replace(adjective, "")}` : bare;
    return { a: `${articleFor(noun)} ${bare}`, the: `the ${again}`, bare };
  });
}

export const customTools = (use: ToolUse, words: OwnWords) => things(toolNouns[use], words, false);
export const customSpots = (words: OwnWords) => things(spotNouns, words, true);
export const customTokens = (words: OwnWords) => things(tokenNouns, words, false);
export const customSongs = (words: OwnWords) => abouts(songNouns, words);
export const customTales = (words: OwnWords) => abouts(taleNouns, words);
