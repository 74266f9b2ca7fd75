import { capitalise, type NounPhrase } from "./noun-phrase";

/** What a slot may resolve to. A noun phrase answers to '{a x}', '{the x}' and '{x}'; a plain text only to '{x}'. */
export type SlotValue = string | NounPhrase;
export type Resolve = (name: string) => SlotValue | undefined;
export type Choose = (options: readonly string[]) => string;

/** Markers of soft joins inside rendered text; `flow.ts` turns each into a comma with its word or into a full stop. */
export const softJoin = { and: "⁁", but: "⁂", so: "⁊" } as const;

const token = /\{([^{}]*)\}|\s*\+(and|but|so)\b/gu;
const maxDepth = 4;

function formOf(value: SlotValue, article: string | undefined): string {
  if (typeof value === "string") return article ? `${article} ${value}` : value;
  if (article === "the") return value.the;
  return article ? value.a : value.bare;
}

/**
 * Fills one written template: '{slot}', '{a slot}', '{the slot}' (a capital first letter capitalises the result),
 * '{this|or that}' (a slot inside a choice is written '$slot'), and the soft joins '+and', '+but', '+so'.
 */
export function fill(template: string, resolve: Resolve, choose: Choose, depth = 0): string {
  return template.replace(token, (whole: string, inner: string | undefined, join: "and" | "but" | "so" | undefined) => {
    if (join) return softJoin[join];
    if (inner === undefined) return whole;
    if (inner.includes("|")) {
      const option = choose(inner.split("|")).replace(/\$([a-z.’]+)/giu, "{$1}");
      return option.includes("{") ? fill(option, resolve, choose, depth + 1) : option;
    }
    const capital = /^\p{Lu}/u.test(inner);
    const parts = /^(?:(an?|the) )?(.+)$/iu.exec(inner);
    const article = parts?.[1]?.toLowerCase();
    const raw = parts?.[2] ?? inner;
    const name = raw.charAt(0).toLowerCase() + raw.slice(1);
    const value = resolve(name);
    if (value === undefined) throw new Error(`Unknown slot {${inner}} in: ${template}`);
    const form = formOf(value, article === "an" ? "a" : article);
    const text = depth < maxDepth && form.includes("{") ? fill(form, resolve, choose, depth + 1) : form;
    return capital ? capitalise(text) : text;
  });
}

/** Names of the slots a template uses, for the tests of written content. */
export function slotsOf(template: string): string[] {
  const names: string[] = [];
  for (const [, inner] of template.matchAll(/\{([^{}|]*)\}/gu)) {
    const raw = (inner ?? "").replace(/^(?:an?|the) /iu, "");
    names.push(raw.charAt(0).toLowerCase() + raw.slice(1));
  }
  return names;
}
