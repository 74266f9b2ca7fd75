import type { TextStage } from "./text-stage";

const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ensp: " ",
  emsp: " ",
  thinsp: " ",
  shy: "",
  hellip: "…",
  mdash: "—",
  ndash: "–",
  lsquo: "‘",
  rsquo: "’",
  sbquo: "‚",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  laquo: "«",
  raquo: "»",
  middot: "·",
  bull: "•",
  deg: "°",
  times: "×",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  copy: "©",
  reg: "®",
  trade: "™",
  szlig: "ß",
  aelig: "æ",
  AElig: "Æ",
  oslash: "ø",
  Oslash: "Ø",
};

/** `&eacute;` and its kin: a letter and the name of its accent. */
const accents: Record<string, string> = {
  grave: "\u0300",
  acute: "\u0301",
  circ: "\u0302",
  tilde: "\u0303",
  uml: "\u0308",
  ring: "\u030A",
  cedil: "\u0327",
};

/** `&#x10FFFF;` without its semicolon; no name that we know is longer. */
const longestEntity = 10;

function decode(name: string): string | undefined {
  const digits = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name);
  if (digits) {
    const codePoint = digits[1] ? Number.parseInt(digits[1], 16) : Number(digits[2]);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : undefined;
  }
  if (Object.hasOwn(named, name)) return named[name];
  const accent = accents[name.slice(1)];
  return accent && /^[a-z]/i.test(name) ? `${name[0]}${accent}`.normalize("NFC") : undefined;
}

/** HTML entities become their characters, also when they were escaped twice (`&amp;quot;`). Unknown ones stay. */
export function createEntityDecoder(): TextStage {
  /** "" or what may become an entity: `&` with the name so far. */
  let held = "";

  function push(piece: string): string {
    let out = "";
    let i = 0;
    while (i < piece.length) {
      if (held === "") {
        const next = piece.indexOf("&", i);
        if (next < 0) return out + piece.slice(i);
        out += piece.slice(i, next);
        held = "&";
        i = next + 1;
        continue;
      }
      const char = piece.charAt(i);
      if (char === ";") {
        i++;
        const decoded = decode(held.slice(1));
        const again = decoded === "&";
        out += again ? "" : (decoded ?? `${held};`);
        held = again ? "&" : "";
      } else if (/[#\w]/.test(char) && held.length < longestEntity) {
        held += char;
        i++;
      } else {
        out += held;
        held = "";
      }
    }
    return out;
  }

  return {
    push,
    end() {
      const rest = held;
      held = "";
      return rest;
    },
  };
}
