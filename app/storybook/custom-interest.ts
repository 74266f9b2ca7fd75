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
    ["storm lamp", "a storm lamp that shows X"],
    ["bicycle lamp", "a bicycle lamp with X on the side"],
    ["reading lamp", "a reading lamp with X round the shade"],
    ["head torch", "a head torch with X on the strap"],
  ],
  rope: [
    ["scarf", "a scarf with X at each end"],
    ["ribbon", "a ribbon with X on it"],
    ["belt", "a belt with X all round it"],
    ["skipping rope", "a skipping rope with X on the handles"],
    ["shawl", "a shawl that shows X"],
    ["cord", "a long cord with X on the label"],
    ["lead", "a dog’s lead with X on it"],
    ["sash", "a sash with X sewn on it"],
    ["washing line", "a washing line with X on the pegs"],
    ["bandage", "a long bandage with X on the roll"],
  ],
  sound: [
    ["bell", "a bell with X on it"],
    ["whistle", "a whistle with X on it"],
    ["drum", "a small drum painted with X"],
    ["horn", "a paper horn that shows X"],
    ["tambourine", "a tambourine with X round the rim"],
    ["gong", "a gong with X on it"],
    ["rattle", "a rattle that shows X"],
    ["triangle", "a triangle with X on the box"],
    ["bugle", "a bugle with X on the flag"],
    ["hooter", "a bicycle hooter with X on it"],
  ],
  paper: [
    ["book", "a book about X"],
    ["notebook", "a notebook about X"],
    ["map", "a map with X on it"],
    ["poster", "a rolled-up poster that shows X"],
    ["scrapbook", "a scrapbook about X"],
    ["postcard", "a postcard with X on the front"],
    ["calendar", "a calendar with X on every page"],
    ["album", "an album about X"],
    ["leaflet", "a leaflet about X"],
    ["chart", "a chart that shows X"],
    ["magazine", "a magazine about X"],
  ],
  box: [
    ["tin", "a tin with X on the lid"],
    ["bag", "a bag with X on it"],
    ["lunch box", "a lunch box that shows X"],
    ["basket", "a basket with X woven into it"],
    ["bucket", "a bucket with X round the side"],
    ["crate", "a small crate with X on the side"],
    ["hat box", "a hat box with X on the lid"],
    ["satchel", "a satchel with X on the flap"],
    ["drawer", "an old drawer with X on the front"],
    ["suitcase", "a suitcase with X on the label"],
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
  ["shed", "the shed with X on the door"],
  ["kiosk", "the kiosk with X on the roof"],
  ["arch", "the arch with X above it"],
  ["fountain", "the fountain with X round the rim"],
  ["bus stop", "the bus stop with X on the glass"],
  ["shop", "the shop with X in the window"],
  ["hut", "the hut with X on the shutters"],
];
const songNouns: readonly Carrier[] = [
  ["song", "a song about X"],
  ["tune", "a tune about X"],
  ["rhyme", "a rhyme about X"],
  ["march", "a march about X"],
  ["round", "a round about X"],
  ["lullaby", "a lullaby about X"],
  ["chorus", "a chorus about X"],
  ["counting song", "a counting song about X"],
  ["waltz", "a waltz about X"],
  ["skipping rhyme", "a skipping rhyme about X"],
  ["shanty", "a shanty about X"],
  ["humming song", "a humming song about X"],
  ["ballad", "a ballad about X"],
  ["walking song", "a walking song about X"],
  ["chant", "a chant about X"],
];
const tokenNouns: readonly Carrier[] = [
  ["badge", "a badge with X on it"],
  ["flag", "a flag with X on it"],
  ["card", "a card with X on it"],
  ["pebble", "a pebble painted with X"],
  ["coin", "a coin that shows X"],
  ["stamp", "a stamp with X in the middle"],
  ["button", "a button with X round the edge"],
  ["medal", "a medal that shows X"],
  ["sticker", "a sticker with X on it"],
  ["ticket", "a ticket with X on the back"],
  ["bookmark", "a bookmark with X on it"],
  ["marble", "a marble painted with X"],
  ["patch", "a patch with X sewn on it"],
  ["key ring", "a key ring that shows X"],
  ["tiny card", "a tiny card with X on it"],
];
const taleNouns: readonly Carrier[] = [
  ["story", "a story about X"],
  ["tale", "a tale about X"],
  ["fable", "a fable about X"],
  ["legend", "a legend about X"],
  ["yarn", "a yarn about X"],
  ["poem", "a poem about X"],
  ["riddle", "a riddle about X"],
  ["puppet play", "a puppet play about X"],
  ["bedtime story", "a bedtime story about X"],
  ["joke", "a very long joke about X"],
  ["picture story", "a picture story about X"],
  ["rainy-day story", "a rainy-day story about X"],
  ["news report", "a news report about X"],
  ["saga", "a saga about X"],
];

const doing = /^\p{L}+ing\b/iu;
const toDo = /^to /iu;

/** What is to be seen: 'trains', 'people playing football', 'words about why the sky is blue'. */
function picturedAs(mark: string, shape: InterestShape, text: string): string {
  if (shape === "clause") return `words about ${mark}`;
  if (toDo.test(text)) return `a picture of how ${mark}`;
  return doing.test(text) ? `people ${mark}` : mark;
}

/** How the carrier is spoken of again: as long as its name must be, it is not always the same. */
function laterForms(noun: string, pattern: string, mark: string, pictured: string): string[] {
  if (pattern.endsWith(" about X")) return [`the ${noun} about ${mark}`, `the ${noun} of ${mark}`];
  return [`the ${noun} that showed ${pictured}`, `the ${noun} with ${pictured} on it`];
}

/** @param mark what stands for the parent's phrase in the text, @param text the phrase, for 'a' or 'an'. */
function objects(nouns: readonly Carrier[], shape: InterestShape, mark: string, text: string): NounPhrase[] {
  return nouns.map(([compound, picture]) => {
    const definite = picture.startsWith("the ");
    if (shape === "bare") {
      const bare = `${mark} ${compound}`;
      return { a: definite ? `the ${bare}` : `${articleFor(text)} ${bare}`, the: `the ${bare}`, bare };
    }
    const pictured = picturedAs(mark, shape, text);
    const bare = picture.replace(/^(?:an?|the) /u, "").replace("X", picture.endsWith(" about X") ? mark : pictured);
    const a = definite ? `the ${bare}` : `${articleFor(bare)} ${bare}`;
    return { a, the: `the ${bare}`, bare, later: laterForms(compound, picture, mark, pictured) };
  });
}

export const customTools = (use: ToolUse, shape: InterestShape, mark: string, text: string) =>
  objects(toolNouns[use], shape, mark, text);
export const customSpots = (shape: InterestShape, mark: string, text: string) => objects(spotNouns, shape, mark, text);
export const customSongs = (shape: InterestShape, mark: string, text: string) => objects(songNouns, shape, mark, text);
export const customTales = (shape: InterestShape, mark: string, text: string) => objects(taleNouns, shape, mark, text);
export const customTokens = (shape: InterestShape, mark: string, text: string) =>
  objects(tokenNouns, shape, mark, text);
