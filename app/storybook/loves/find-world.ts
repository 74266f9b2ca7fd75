import { pluralOf, singularOf } from "../phrases/inflect";
import { type Form, findForm, spelledRight } from "./find-form";

export interface Found {
  readonly form: Form;
  /** The whole phrase, in the form in which it reads in a sentence. */
  readonly noun: string;
}

const longest = 5;
const joint = /^(?:in|on|at|of|with|from|under|for|and|or|who|that|which|because|when|like|near|by|to|about)$/u;
/** A child who loves dinosaur books loves dinosaurs. */
const told =
  / (?:books?|stor(?:y|ies)|toys?|games?|movies?|films?|videos?|shows?|cartoons?|facts|stuff|things|pictures)$/u;
const article = /^(?:an?|some|one|two|many) /iu;

/**
 * The world that a phrase belongs to. The head of the phrase decides ('steam trains with red wheels': trains), or what is
 * done, at its beginning ('drawing horses'), or else any word that the lexicon knows.
 */
export function findWorld(phrase: string): Found | undefined {
  const words = phrase.split(" ").map((word) => respelled(word));
  const said = words.map((word) => word.toLowerCase().replace(/'s?$/u, ""));
  const end = said.findIndex((word, i) => i > 0 && joint.test(word));
  const whole = findForm(words.join(" ").toLowerCase());
  if (whole) return { form: whole, noun: whole.noun };
  const headEnd = end < 0 ? words.length : end;
  const head = endingAt(said, headEnd);
  const doing = startingAt(said, /ing$/u);
  if (doing) return { form: doing, noun: words.join(" ") };
  const subject = head && head.form.entry.world === "anything" ? endingAt(said, head.start) : undefined;
  if (subject && subject.form.entry.world !== "anything") {
    const isTold = told.test(said.slice(0, headEnd).join(" "));
    return {
      form: subject.form,
      noun: isTold ? nounOf(words.slice(0, head?.start), subject, head?.start ?? 0) : words.join(" "),
    };
  }
  if (head?.start === 0 && /ing$/u.test(said[headEnd - 1] ?? "")) {
    // 'Playing with dolls' is about dolls.
    const object = head.form.entry.world === "anything" ? anywhere(said.slice(headEnd)) : undefined;
    return { form: object ?? head.form, noun: words.join(" ") };
  }
  // Of 'robots and dinosaurs' one has tales of its own.
  const listed = head?.form.entry.world === "anything" && said.includes("and") ? anywhere(said) : undefined;
  if (head) return { form: listed ?? head.form, noun: nounOf(words, head, headEnd) };
  const any = anywhere(said);
  return any && { form: any, noun: words.join(" ") };
}

interface Head {
  readonly form: Form;
  readonly start: number;
}

function endingAt(said: readonly string[], end: number): Head | undefined {
  for (let start = Math.max(0, end - longest); start < end; start++) {
    const form = findForm(said.slice(start, end).join(" "));
    if (form) return { form, start };
  }
  return undefined;
}

function startingAt(said: readonly string[], like: RegExp): Form | undefined {
  if (!like.test(said[0] ?? "")) return undefined;
  for (let end = Math.min(longest, said.length); end > 0; end--) {
    const form = findForm(said.slice(0, end).join(" "));
    if (form && form.entry.world !== "anything") return form;
  }
  return undefined;
}

/** What the parent wrote before it stays; a thing of which there are many is in the plural, one of its kind has 'the'. */
function nounOf(words: readonly string[], { form, start }: Head, end: number): string {
  const before = words.slice(0, start).join(" ");
  const after = words
    .slice(end)
    .join(" ")
    .replace(/^and (\p{L}+)$/u, (both, other: string) => {
      const noun = findForm(other)?.noun;
      return noun === pluralOf(other) && form.noun !== words.slice(start, end).join(" ") ? `and ${noun}` : both;
    });
  const own = words.slice(start, end).join(" ");
  const fixed =
    /^(?:the|my|our|his|her|their|\{their\}|this|that|\p{L}+'s)\b|\b(?:the|my|our|his|her|their|this|that)$/iu.test(
      before,
    );
  const noun = fixed || /^the /u.test(form.noun) ? own : form.noun;
  const isMany = noun !== own && noun === pluralOf(own.toLowerCase());
  // 'being a ballerina' is one.
  if ((isMany && /^(?:who|that)\b/u.test(after)) || (isMany && / (?:an?|one)(?: |$)/iu.test(before)))
    return words.join(" ");
  const lead =
    isMany || singularOf(noun) !== noun ? before.replace(article, "").replace(/^(?:an?|some|one)$/iu, "") : before;
  const the = !fixed && /^the /u.test(form.noun) && lead !== "" && !article.test(`${lead} `) ? "the" : "";
  return [the, lead, noun, after].filter((part) => part !== "").join(" ");
}

function anywhere(said: readonly string[]): Form | undefined {
  const found: Form[] = [];
  for (let start = 0; start < said.length; start++) {
    for (let end = Math.min(said.length, start + longest); end > start; end--) {
      const words = said.slice(start, end).join(" ");
      const form = words.length > 2 ? findForm(words) : undefined;
      if (!form) continue;
      found.push(form);
      start = end - 1;
      break;
    }
  }
  return found.find(({ entry }) => entry.world !== "anything") ?? found[0];
}

function respelled(word: string): string {
  const small = word.toLowerCase();
  if (/\W/u.test(small)) return word;
  const right = spelledRight(small);
  return right === small ? word : right;
}
