import { isPreset, type PresetInterest, interests as presets, surpriseInterest } from "../story/catalogue";
import { withoutBrands } from "../story/character-kinds";
import type { Role, ToolUse } from "./content-contract";
import {
  beingPhrase,
  customSongs,
  customSpots,
  customTales,
  customTokens,
  customTools,
  type InterestShape,
  shapeOf,
  withoutPreamble,
} from "./custom-interest";
import type { Dealer } from "./dealer";
import { inWords } from "./emoji-words";
import { type Lore, lore } from "./interest-lore";
import { articleFor, type NounPhrase, nounPhrase } from "./noun-phrase";
import { inThirdPerson, type ParentWords } from "./parent-words";
import type { PronounSet } from "./pronouns";
import type { Random } from "./random";

/** One interest on its way into a story. */
export interface Interest {
  /** As the parent gave it. */
  readonly answer: string;
  /** How a list names it. */
  readonly name: string;
  /** Finds it in told text (while parent's words are held). */
  readonly mention: RegExp;
  readonly lore?: Lore;
  readonly custom?: {
    readonly shape: InterestShape;
    readonly text: string;
    readonly mark: string;
    readonly being?: NounPhrase;
  };
}

export interface CarriedInterest extends Interest {
  readonly roles: readonly Role[];
}

export interface Carried {
  readonly carried: readonly CarriedInterest[];
  readonly named: readonly Interest[];
  readonly things: Readonly<Partial<Record<Role, NounPhrase>>>;
}

const pickable = presets.map((choice) => choice.value).filter((value) => value !== surpriseInterest);

function presetInterest(value: Exclude<PresetInterest, "random">): Interest {
  const known = lore[value];
  return { answer: value, name: known.name, mention: known.words, lore: known };
}

/** 'playing football', 'playing the piano': what is played goes in front of another noun. */
const played = /^playing (?:the )?(?!games?$|out(?:side|doors)$|in(?:side|doors)$|together$|pretend$)([\p{L}-]+)$/iu;
/** Whose singular is sure: neither 'news' nor 'fairies', 'knives', 'clothes'. */
const regularPlural = /^(\p{Ll}{2,}(?:[bdgklmnprt]|[klmnprt]e))s$/u;
const oneThing = /^(?:the|an?) ([\p{L}\p{N}\p{M}'’-]+)$/iu;

function customInterest(answer: string, hero: PronounSet, words: ParentWords): Interest {
  const core = withoutPreamble(inWords(withoutBrands(answer)));
  const text = inThirdPerson(core, hero);
  const shape = shapeOf(core);
  const mark = words.hold(text);
  const being = shape === "being" ? beingPhrase(text, words.hold) : undefined;
  if (being) {
    const marks = being.the === mark ? mark : `${mark}|${being.the}`;
    return { answer, name: mark, mention: new RegExp(marks, "u"), custom: { shape, text, mark, being } };
  }
  // 'the piano', 'playing football' and 'trains' go in front of another noun as 'piano', 'football' and 'train': 'a train lamp'.
  const bare = (oneThing.exec(text) ?? played.exec(text) ?? regularPlural.exec(text))?.[1];
  if (bare) {
    const short = words.hold(bare);
    const custom = { shape: "bare" as const, text: bare, mark: short };
    return { answer, name: mark, mention: new RegExp(`${mark}|${short}`, "u"), custom };
  }
  return { answer, name: mark, mention: new RegExp(mark, "u"), custom: { shape, text, mark } };
}

/** The parent's list, with 'surprise me' replaced by the storyteller's own picks. */
export function readInterests(
  answers: readonly string[],
  hero: PronounSet,
  words: ParentWords,
  random: Random,
): Interest[] {
  const chosen = answers.filter((answer) => answer !== surpriseInterest);
  if (chosen.length < answers.length) {
    const others = random.shuffle(pickable.filter((value) => !chosen.includes(value)));
    chosen.push(...others.slice(0, chosen.length === 0 ? 2 : 1));
  }
  return chosen.map((answer) =>
    isPreset(presets, answer) && answer !== surpriseInterest
      ? presetInterest(answer)
      : customInterest(answer, hero, words),
  );
}

const tokens =
  "badge/button/sticker/pocket flag/key ring/stamp/bookmark/patch/magnet/postcard/ticket/medal/marble/ribbon/charm".split(
    "/",
  );

function thingFor(role: Role, interest: Interest, use: ToolUse, dealer: Dealer): NounPhrase | undefined {
  const { lore: known, custom } = interest;
  if (known) {
    const lists: Record<Role, readonly string[]> = {
      pal: known.pals,
      tool: known.tools[use],
      spot: known.spots,
      song: known.songs,
      tale: known.tales,
      token: tokens.map((token) => `${articleFor(known.stem)} ${known.stem} ${token}`),
    };
    return nounPhrase(dealer.inTurn(lists[role], `${interest.name} ${role}`));
  }
  if (!custom) return undefined;
  const { shape, mark, text, being } = custom;
  if (role === "pal") return being;
  const words = { shape, text, mark: being?.the ?? mark, whole: interest.name };
  const made: Record<Exclude<Role, "pal">, () => NounPhrase[]> = {
    tool: () => customTools(use, words),
    spot: () => customSpots(words),
    token: () => customTokens(words),
    song: () => customSongs(words),
    tale: () => customTales(words),
  };
  return dealer.inTurn(made[role](), role);
}

/** Gives each carried interest a role in the story: companion, tool, place, song or tale. */
export function carryInterests(
  all: readonly Interest[],
  most: number,
  use: ToolUse,
  random: Random,
  dealer: Dealer,
): Carried {
  const carriedOnes = all.slice(0, most);
  const free = random.shuffle(carriedOnes);
  const roles = new Map<Interest, Role[]>(carriedOnes.map((interest) => [interest, []]));
  const take = (role: Role, fits: (interest: Interest) => boolean) => {
    const at = free.findIndex(fits);
    const [interest] = at < 0 ? [] : free.splice(at, 1);
    if (interest) roles.get(interest)?.push(role);
    return interest !== undefined;
  };
  const shape = (interest: Interest) => interest.custom?.shape;
  if (!take("pal", (i) => shape(i) === "being")) {
    // With one preset among several interests, a companion shows it best; a lone one is companion and tool.
    take("pal", (i) => i.lore !== undefined);
  }
  // A clause ('why the sky is blue') is best sung or told about; anything can take any role but the companion's.
  const anything = () => true;
  const thing = (i: Interest) => shape(i) !== "clause";
  take("tool", (i) => i.custom !== undefined && thing(i)) || take("tool", thing);
  for (const role of random.shuffle(["song", "tale"] as const)) {
    take(role, (i) => shape(i) === "clause") || take(role, anything);
  }
  // A thing in the pocket is at hand wherever it is wanted; a place is not.
  take("token", thing);
  take("spot", anything);
  take("token", anything);
  const things: Partial<Record<Role, NounPhrase>> = {};
  const carried = carriedOnes.map((interest) => {
    const own = roles.get(interest) ?? [];
    for (const role of own) {
      const made = thingFor(role, interest, use, dealer);
      if (made) things[role] = made;
    }
    return { ...interest, roles: own };
  });
  const spare = carried.filter((interest) => interest.lore);
  for (const role of ["pal", "tool"] as const) {
    const giver = things[role] ? undefined : (spare[0] ?? (role === "tool" ? carried.find(thing) : undefined));
    const made = giver && thingFor(role, giver, use, dealer);
    if (made) things[role] = made;
  }
  return { carried, named: all.slice(most), things };
}
