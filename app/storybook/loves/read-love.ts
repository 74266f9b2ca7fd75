import { interests, isPreset, surpriseInterest } from "../../story/catalogue";
import { withoutBrands } from "../../story/character-kinds";
import type { Love } from "../love";
import { pluralOf, singularOf } from "../phrases/inflect";
import { inThirdPerson } from "../phrases/owners";
import { findForm } from "./find-form";
import { findWorld } from "./find-world";
import { inWords } from "./in-words";
import { type Entry, entryOf, type LoveWorld, lexicon } from "./lexicon";
import { asClause, asDoing, asList, plainWords } from "./plain-words";
import { presetLoves } from "./presets";
import { type Dear, readDear } from "./read-dear";
import { inSentence } from "./sentence-case";

/**
 * What a child loves, from a choice of the wizard or a parent's own words: its world in the library, or a dear one, or
 * anything else; and how the story speaks of it. The same words are always the same love.
 */
export function readLove(words: string): Love {
  if (isPreset(interests, words)) return presetLove(words === surpriseInterest ? "adventure" : words);
  const plain = plainWords(inWords(words));
  // No brand stands in the lexicon by itself, and looking for one costs more than all else.
  const said = lexicon().has(plain.toLowerCase()) ? plain : withoutBrands(plain);
  const dear = readDear(said);
  if (dear) return dearLove(dear);
  return bricks(said) ?? clause(said) ?? ownLove(inSentence(asList(isKnown(said) ? said : asDoing(said))));
}

/** 'Water' is a noun, although one can water flowers; 'dance' is dancing, which the lexicon knows too. */
const isKnown = (said: string) =>
  entryOf(said.toLowerCase()) !== undefined && entryOf(asDoing(said).toLowerCase()) === undefined;

function presetLove(world: keyof typeof presetLoves): Love {
  return { kind: "world", world, subject: presetLoves[world].noun, ...presetLoves[world] };
}

function dearLove({ name, noun, being, kind }: Dear): Love {
  // 'Her photo of her sister' is one 'her' too many.
  if (name.startsWith("{their}")) return { kind: "dear", name, being, noun, things: ["family photo"] };
  const picture = being === "person" ? "photo" : "drawing";
  // An open tale of a horse named Star knows something of horses.
  const subject = being === "person" || kind === undefined ? undefined : findForm(kind)?.noun;
  return { kind: "dear", name, being, noun, ...(subject && { subject }), things: [`${picture} of ${name}`] };
}

/** What is built of toy bricks is not the thing itself: no child who builds brick castles longs for a court. */
function bricks(said: string): Love | undefined {
  const built =
    /^(?:(?:building|making|build) )?(?:with )?(?:an? )?toy[- ]bricks? (?!(?:and|or|with|in|of|at|for) )(.+)$/iu.exec(
      said,
    )?.[1];
  if (built === undefined) return undefined;
  const what = singularOf(built) === built ? pluralOf(built) : built;
  const noun = /^(?:sets|bricks)$/u.test(what) ? "toy bricks" : `brick ${what.replace(/^brick /u, "")}`;
  return { kind: "anything", noun, subject: "toy bricks", things: ["toy brick", "little brick tower"] };
}

/** 'why the sky is blue', whatever it is about: no world's tale answers it. */
function clause(said: string): Love | undefined {
  if (!/^(?:why|how|where|when|what|who|if|that)\b/iu.test(said)) return undefined;
  if (/^when /iu.test(said) && !said.endsWith("?"))
    return anyLove(inThirdPerson(`the times ${said.replace(/^When/u, "when")}`));
  const noun = asClause(said) ?? `the question "${said.replace(/\?*$/u, "?")}"`;
  return anyLove(inThirdPerson(noun));
}

const withOne = /^(collecting|playing with|playing|reading about|learning about) (.+)$/iu;

/** Whoever loves collecting stones loves stones; 'playing tennis' is tennis, but 'playing outside' is no outside. */
function objectOf(said: string): string {
  const [, doing = "", object = ""] = withOne.exec(said) ?? [];
  const entry = findForm(object.toLowerCase())?.entry;
  return entry && (doing.toLowerCase() !== "playing" || entry.noun === object.toLowerCase()) ? object : said;
}

function ownLove(said: string): Love {
  const found = findWorld(objectOf(said));
  if (!found) return anyLove(inThirdPerson(said));
  const { world } = found.form.entry;
  const noun = inThirdPerson(found.noun);
  const subject = found.form.noun.toLowerCase();
  const things = thingsOf(found.form.entry, noun);
  if (world === "anything") return { kind: "anything", noun, subject, things };
  return { kind: "world", world, isOneOfMany: isOneOfMany(found.form.entry), noun, subject, things };
}

/** A triceratops is a dinosaur and a comet is space; but whoever loves owls is not told of any animal. */
const worldsOfMany: readonly LoveWorld[] = [
  "animals",
  "nature",
  "ocean",
  "sports",
  "music",
  "art",
  "cars",
  "magic",
  "adventure",
];

/** Not the world itself ('animals', 'wildlife'), nor what stands for a brand ('a cheerful sea sponge'). */
const isOneOfMany = ({ world, noun, isWorld }: Entry) =>
  worldsOfMany.includes(world) && !isWorld && !/^an? /u.test(noun);

const anyLove = (noun: string): Love => ({ kind: "anything", noun, things: [pictureOf(noun)] });

/** The lexicon's thing; and, should a tale have one of these already, a picture. */
const thingsOf = ({ thing }: Entry, noun: string) => (noun.split(" ").length > 3 ? [thing] : [thing, pictureOf(noun)]);

/** What can be drawn is on a drawing, all else in a picture book. */
function pictureOf(noun: string): string {
  const isThing = /^(?:the|\{their\}) /u.test(noun);
  return isThing ? `drawing of ${noun}` : `picture book about ${noun}`;
}
