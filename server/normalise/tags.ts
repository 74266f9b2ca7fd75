import type { TextStage } from "./text-stage";

/** UTF-16 units after which `<` without `>` is text. */
const longestTag = 200;

/** What a model thinks before it tells. */
const thinking = "think|thinking|thought|thoughts|reasoning|reflection|scratchpad";
const thinkingStart = new RegExp(`^<(?:${thinking})(?:\\s.*)?$`, "i");
const thinkingEnd = new RegExp(`^</\\s*(?:${thinking})\\s*$`, "i");
const longestThinkingEnd = 24;

const blocks =
  /^(?:p|div|hr|ul|ol|dl|pre|table|tr|blockquote|section|article|header|footer|main|body|html|head|center|story|chapter|paragraph)$/;
const headings = /^(?:h[1-6]|title)$/;

/** What a tag, given without its `>`, means in our format. */
function meaningOf(tag: string): string {
  const name = /^<\/?\s*([a-z][a-z\d]*)/i.exec(tag)?.[1]?.toLowerCase() ?? "";
  if (name === "b" || name === "strong") return "**";
  if (name === "br" || name === "li") return "\n";
  if (name === "td" || name === "th") return " ";
  if (headings.test(name)) return tag.startsWith("</") ? "\n\n" : "\n\n# ";
  return blocks.test(name) ? "\n\n" : "";
}

/** Tags (also tokens like `<|end|>`) become line breaks, bold or nothing. What stands in `<think>` is dropped, also unclosed. */
export function createTagRemover(): TextStage {
  /** "" or what may become a tag, from its `<` on. */
  let held = "";
  let hidden = false;

  function skipHidden(char: string): void {
    if (char === ">" && thinkingEnd.test(held)) hidden = false;
    held = char === "<" ? "<" : char === ">" || held.length >= longestThinkingEnd ? "" : held + char;
  }

  function push(piece: string): string {
    let out = "";
    let i = 0;
    while (i < piece.length) {
      if (held === "") {
        const next = piece.indexOf("<", i);
        if (next < 0) return hidden ? out : out + piece.slice(i);
        if (!hidden) out += piece.slice(i, next);
        held = "<";
        i = next + 1;
        continue;
      }
      const char = piece.charAt(i);
      if (hidden) {
        skipHidden(char);
      } else if (held === "<" ? !/[a-z/!?|｜]/i.test(char) : /[\n<]/.test(char) || held.length >= longestTag) {
        out += held;
        held = "";
        continue;
      } else if (char === ">") {
        hidden = thinkingStart.test(held) && !held.endsWith("/");
        out += meaningOf(held);
        held = "";
      } else {
        held += char;
      }
      i++;
    }
    return out;
  }

  return {
    push,
    end() {
      const rest = hidden ? "" : held;
      held = "";
      return rest;
    },
  };
}
