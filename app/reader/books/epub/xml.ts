/** A piece of XML that is whole and safe. Only `xml` makes it. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | Markup | readonly Markup[];

// Controls, which XML forbids or discourages, halves of characters, and what is none.
const foreign = /(?![\t\n\r])\p{Cc}|[\p{Cs}\uFFFE\uFFFF]/gu;
const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string) => text.replace(foreign, "").replace(/[&<>"]/g, (sign) => signs[sign] ?? "");

function sourceOf(value: Value): string {
  if (value instanceof Markup) return value.source;
  return typeof value === "object" ? value.map(sourceOf).join("") : escaped(String(value));
}

/** Markup by a template. What is put into it is text, in an attribute too, unless it is markup itself. */
export function xml(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(parts.reduce((before, part, at) => before + sourceOf(values[at - 1] ?? "") + part));
}

/** For what may be missing. */
export const nothing = new Markup("");
