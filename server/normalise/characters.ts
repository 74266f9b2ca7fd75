import type { TextStage } from "./text-stage";

const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const space = /[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
// Controls, lone surrogates, soft hyphen, zero-width and bidi controls, byte order mark, replacement character, tag
// characters: they are no part of a story, and could hide words from the safety gate. The joiners of words and emoji stay.
const invisible =
  /(?!\n)[\p{Cc}\p{Cs}\u{AD}\u{61C}\u{180E}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{FEFF}\u{FFF0}-\u{FFFB}\u{FFFD}-\u{FFFF}\u{E0000}-\u{E007F}]/gu;

/** Only characters that one can read: every line break is `\n`, every other white space a space, surrogates are joined. */
export function createCharacterCleaner(): TextStage {
  let held = "";

  function clean(text: string): string {
    return text.replace(lineBreak, "\n").replace(space, " ").replace(invisible, "");
  }

  return {
    push(piece) {
      if (piece === "") return "";
      const text = held + piece;
      // Half a CRLF, or half a surrogate pair.
      held = /[\r\uD800-\uDBFF]$/.exec(text)?.[0] ?? "";
      return clean(text.slice(0, text.length - held.length));
    },
    end() {
      const rest = clean(held);
      held = "";
      return rest;
    },
  };
}
