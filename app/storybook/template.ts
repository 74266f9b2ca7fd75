import { capitalise, type NounPhrase } from "./noun-phrase";

/** What a slot may resolve to. A noun phrase answers to '{a x}', '{the x}' and '{x}'; a plain text only to '{x}'. */
export type SlotValue = string | NounPhrase;
export type Resolve = (name: string) => SlotValue | undefined;
export type Choose = <T>(options: readonly T[]) => T;

/** Markers of soft joins inside rendered text; `settle-tempo.ts` turns each into a comma with its word or into a full stop. */
export const softJoin = { and: "⁁", but: "⁂", so: "⁊" } as const;
/** Markers around what may be left out. */
export const mayGo = { from: "⟦", to: "⟧" } as const;

interface Slot {
  readonly name: string;
  readonly article: "a" | "the" | undefined;
  readonly capital: boolean;
}
type Part = string | Slot | { readonly options: readonly (readonly Part[])[] };

const token = /\{([^{}]*)\}|\s*\+(and|but|so)\b|\s?\[|\]/gu;
const maxDepth = 4;

/** Written content is the same for every story, so each template is taken apart once. */
const parsed = new Map<string, readonly Part[]>();

function slotOf(inner: string): Slot {
  const parts = /^(?:(an?|the) )?(.+)$/iu.exec(inner);
  const article = parts?.[1]?.toLowerCase();
  const raw = parts?.[2] ?? inner;
  return {
    name: raw.charAt(0).toLowerCase() + raw.slice(1),
    article: article === "the" ? "the" : article ? "a" : undefined,
    capital: /^\p{Lu}/u.test(inner),
  };
}

function parse(template: string): readonly Part[] {
  const known = parsed.get(template);
  if (known) return known;
  const parts: Part[] = [];
  let end = 0;
  for (const match of template.matchAll(token)) {
    if (match.index > end) parts.push(template.slice(end, match.index));
    end = match.index + match[0].length;
    const [whole, inner, join] = match;
    if (join === "and" || join === "but" || join === "so") parts.push(softJoin[join]);
    else if (inner === undefined) parts.push(whole === "]" ? mayGo.to : ` ${mayGo.from}`);
    else if (inner.includes("|")) {
      parts.push({ options: inner.split("|").map((option) => parse(option.replace(/\$([a-z.’]+)/giu, "{$1}"))) });
    } else parts.push(slotOf(inner));
  }
  if (end < template.length) parts.push(template.slice(end));
  parsed.set(template, parts);
  return parts;
}

function formOf(value: SlotValue, article: Slot["article"]): string {
  if (typeof value === "string") return article ? `${article} ${value}` : value;
  if (article === "the") return value.the;
  return article ? value.a : value.bare;
}

/**
 * Fills one written template: '{slot}', '{a slot}', '{the slot}' (a capital first letter capitalises the result),
 * '{this|or that}' (a slot inside a choice is written '$slot'), the soft joins '+and', '+but', '+so', and '[brackets]'.
 */
export function fill(template: string, resolve: Resolve, choose: Choose): string {
  const tell = (parts: readonly Part[], depth: number): string => {
    let text = "";
    for (const part of parts) {
      if (typeof part === "string") text += part;
      else if ("options" in part) text += tell(choose(part.options), depth);
      else {
        const value = resolve(part.name);
        if (value === undefined) throw new Error(`Unknown slot {${part.name}} in: ${template}`);
        const form = formOf(value, part.article);
        const filled = depth < maxDepth && form.includes("{") ? tell(parse(form), depth + 1) : form;
        text += part.capital ? capitalise(filled) : filled;
      }
    }
    return text;
  };
  return tell(parse(template), 0);
}

/** For lines that stand alone: every soft join a comma, every bracket open. */
export function withPlainJoins(text: string): string {
  return Object.entries(softJoin)
    .reduce((told, [word, mark]) => told.replaceAll(mark, `, ${word}`), text)
    .replaceAll(mayGo.from, "")
    .replaceAll(mayGo.to, "");
}

/** Names of the slots a template uses, for the tests of written content. */
export function slotsOf(template: string): string[] {
  const of = (parts: readonly Part[]): string[] =>
    parts.flatMap((part) => {
      if (typeof part === "string") return [];
      return "options" in part ? part.options.flatMap(of) : [part.name];
    });
  return of(parse(template));
}
