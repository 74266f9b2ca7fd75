import { chapterLine, titleLine } from "../../app/story/text/format";
import type { Span } from "../../app/story/text/text";
import type { Stage } from "./stage";
import type { StoryToken } from "./story-token";

/**
 * Writes a story down in its format. A line's break is told with its last word and not with the next line, since the
 * safety gate waits for it.
 */
export function createStoryWriter(): Stage<readonly StoryToken[], string> {
  let out = "";
  let bold = false;
  /** The last line told has its break. */
  let broken = true;

  function setBold(wanted: boolean): void {
    if (bold !== wanted) out += "**";
    bold = wanted;
  }

  function breakLine(): void {
    setBold(false);
    if (!broken) out += "\n";
    broken = true;
  }

  /** Begins a block, with a blank line before it. */
  function begin(): void {
    breakLine();
    out += "\n";
    broken = false;
  }

  function write({ text, bold: isBold }: Span): void {
    setBold(isBold);
    out += text;
  }

  function take(token: StoryToken): void {
    switch (token.is) {
      case "title":
        out += `${titleLine(token.title)}\n`;
        break;
      case "chapter":
        begin();
        out += chapterLine(token);
        break;
      case "paragraph":
        begin();
        token.spans.forEach(write);
        break;
      case "words":
        write(token.span);
        break;
      case "lineEnd":
        breakLine();
    }
  }

  function flush(): string {
    const text = out;
    out = "";
    return text;
  }

  return {
    push(tokens) {
      tokens.forEach(take);
      return flush();
    },
    end() {
      setBold(false);
      return flush();
    },
  };
}
