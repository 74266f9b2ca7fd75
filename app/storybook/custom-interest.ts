import type { ToolUse } from "./content-contract";
import { articleFor, type NounPhrase } from "./noun-phrase";

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

/** What carries an interest: before a bare noun ('a guitar lamp'), and with a picture of anything else. */
type Carrier = readonly [compound: string, withPicture: string];

const toolNouns: Record<ToolUse, readonly Carrier[]> = {
  light: [
    ["lamp", "a lamp with X on it"],
    ["lantern", "a lantern with X on the glass"],
    ["torch", "a torch with X along the handle"],
    ["night-light", "a night-light that shows X"],
    ["lamp", "a paper lamp painted with X"],
  ],
  rope: [
    ["scarf", "a scarf with X at each end"],
    ["ribbon", "a ribbon with X on it"],
    ["belt", "a belt with X all round it"],
    ["skipping rope", "a skipping rope with X on the handles"],
    ["shawl", "a shawl that shows X"],
  ],
  sound: [
    ["bell", "a bell with X on it"],
    ["whistle", "a whistle with X on it"],
    ["drum", "a small drum painted with X"],
    ["horn", "a paper horn that shows X"],
    ["tambourine", "a tambourine with X round the rim"],
  ],
  paper: [
    ["book", "a book about X"],
    ["notebook", "a notebook about X"],
    ["map", "a map with X on it"],
    ["poster", "a rolled-up poster that shows X"],
    ["scrapbook", "a scrapbook about X"],
    ["postcard", "a postcard with X on the front"],
  ],
  box: [
    ["tin", "a tin with X on the lid"],
    ["bag", "a bag with X on it"],
    ["lunch box", "a lunch box that shows X"],
    ["basket", "a basket with X woven into it"],
    ["bucket", "a bucket with X round the side"],
  ],
};
const spotNouns: readonly Carrier[] = [
  ["bench", "the bench with X carved on it"],
  ["wall", "the wall with X painted on it"],
  ["door", "the door with X on it"],
  ["sign", "the sign with X on it"],
  ["gate", "the gate with X across the top"],
  ["bridge", "the bridge with X along the rail"],
  ["fence", "the fence with X chalked on it"],
  ["tower", "the tower that shows X"],
];
const songNouns: readonly Carrier[] = [
  ["song", "a song about X"],
  ["tune", "a tune about X"],
  ["rhyme", "a rhyme about X"],
  ["march", "a march about X"],
  ["round", "a round about X"],
  ["lullaby", "a lullaby about X"],
];
const tokenNouns: readonly Carrier[] = [
  ["badge", "a badge with X on it"],
  ["flag", "a flag with X on it"],
  ["card", "a card with X on it"],
  ["pebble", "a pebble painted with X"],
  ["coin", "a coin that shows X"],
  ["stamp", "a stamp with X in the middle"],
  ["button", "a button with X round the edge"],
];
const taleNouns: readonly Carrier[] = [
  ["story", "a story about X"],
  ["tale", "a tale about X"],
  ["fable", "a fable about X"],
  ["legend", "a legend about X"],
  ["yarn", "a yarn about X"],
];

const activity = /^(?:\p{L}+ing\b|going |to )/iu;

/** 'with trains on it', but 'with a picture of playing football on it' and 'with words about why the sky is blue on it'. */
function picturePhrase(pattern: string, shape: InterestShape, text: string): string {
  if (pattern.endsWith(" about X")) return pattern;
  if (shape === "clause") return pattern.replace("X", "words about X");
  return activity.test(text) ? pattern.replace("X", "a picture of X") : pattern;
}

/** @param mark what stands for the parent's phrase in the text, @param text the phrase, for 'a' or 'an'. */
function objects(nouns: readonly Carrier[], shape: InterestShape, mark: string, text: string): NounPhrase[] {
  return nouns.map(([compound, picture]) => {
    const definite = picture.startsWith("the ");
    if (shape === "bare") {
      const bare = `${mark} ${compound}`;
      return { a: definite ? `the ${bare}` : `${articleFor(text)} ${bare}`, the: `the ${bare}`, bare };
    }
    const pattern = picturePhrase(picture, shape, text);
    const bare = pattern.replace(/^(?:a|the) /u, "").replace("X", mark);
    return { a: definite ? `the ${bare}` : `a ${bare}`, the: `the ${bare}`, bare };
  });
}

export const customTools = (use: ToolUse, shape: InterestShape, mark: string, text: string) =>
  objects(toolNouns[use], shape, mark, text);
export const customSpots = (shape: InterestShape, mark: string, text: string) => objects(spotNouns, shape, mark, text);
export const customSongs = (shape: InterestShape, mark: string, text: string) => objects(songNouns, shape, mark, text);
export const customTales = (shape: InterestShape, mark: string, text: string) => objects(taleNouns, shape, mark, text);
export const customTokens = (shape: InterestShape, mark: string, text: string) =>
  objects(tokenNouns, shape, mark, text);
