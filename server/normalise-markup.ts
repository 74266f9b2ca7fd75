import type { TextStage } from "./text-stage";

/** A `<` that is not closed after so many characters is text. */
const longestTag = 40;
const wholeTag = /^<(\/?)([a-z][a-z0-9]*)\b[^<>\n]*>/i;
const wholeEntity = /^&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/i;
const partialEntity = /^&#?[a-z\d]{0,8}$/i;

const namedEntities: Readonly<Record<string, string>> = {
  amp: "&",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  eacute: "é",
  // A story has no use for them, and what they enclose would be a tag when it is read again.
  lt: "",
  gt: "",
};

const blocks = new Set(["p", "br", "div", "li", "ul", "ol", "hr", "section", "article", "blockquote"]);

function tagText(closing: string, rawName: string): string {
  const name = rawName.toLowerCase();
  if (/^h[1-6]$/.test(name)) return closing ? "\n" : "\n# ";
  if (name === "b" || name === "strong") return "**";
  return blocks.has(name) ? "\n" : "";
}

function entityText(whole: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return namedEntities[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
  if (code > 0x10ffff) return "";
  const character = String.fromCodePoint(code);
  if (/\s/u.test(character)) return " ";
  return /^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u.test(character) && !/[<>&]/.test(character) ? character : "";
}

/** HTML that a model mixes in: tags become line breaks, emphasis or nothing, entities their characters. */
export function createMarkupFilter(): TextStage {
  let held = "";

  /** Rewrites up to the first mark that needs more text to be understood. */
  function rewrite(text: string, isEnd: boolean): string {
    let told = "";
    let from = 0;
    for (let at = nextMark(text, 0); at >= 0; at = nextMark(text, at)) {
      told += text.slice(from, at);
      const rest = text.slice(at, at + longestTag);
      const found = wholeTag.exec(rest) ?? wholeEntity.exec(rest);
      if (!found && !isEnd && mayBecomeWhole(rest)) {
        held = text.slice(at);
        return told;
      }
      const [whole = rest[0] ?? "", first, second, third] = found ?? [];
      if (!found) told += whole;
      else told += whole[0] === "<" ? tagText(first ?? "", second ?? "") : entityText(whole, first, second, third);
      at += whole.length;
      from = at;
    }
    return told + text.slice(from);
  }

  return {
    push(piece) {
      const text = held + piece;
      held = "";
      return rewrite(text, false);
    },
    end() {
      const text = held;
      held = "";
      return rewrite(text, true);
    },
  };
}

function nextMark(text: string, from: number): number {
  const tag = text.indexOf("<", from);
  const entity = text.indexOf("&", from);
  if (tag < 0 || entity < 0) return Math.max(tag, entity);
  return Math.min(tag, entity);
}

function mayBecomeWhole(rest: string): boolean {
  if (rest[0] === "&") return partialEntity.test(rest);
  return rest.length < longestTag && /^<(?:\/?(?:[a-z][^<>\n]*)?)?$/i.test(rest);
}
