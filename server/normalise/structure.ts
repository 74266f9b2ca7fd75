import type { Span } from "../../app/story/text/text";
import { createHeldLine } from "./held-line";
import type { Line } from "./line";
import type { Stage } from "./stage";
import { createStorySoFar } from "./story-so-far";
import type { StoryToken } from "./story-token";

/**
 * Lines become a story: one title, paragraphs and chapters, nothing said around the story. A line is held back only
 * while it may be something else than prose.
 */
export function createStructure(spareTitle: string): Stage<readonly Line[], StoryToken[]> {
  const story = createStorySoFar();
  const held = createHeldLine();
  /** What happens to the rest of the line. Undefined between lines. */
  let rest: "judged" | "told" | "dropped" | undefined;

  /** Judges what is held until nothing more can be said. */
  function settle(): void {
    while (!held.isEmpty()) {
      const verdict = story.judge(held.read());
      switch (verdict.is) {
        case "unknown":
          return;
        case "preamble":
          held.cut(verdict.length);
          continue;
        case "label":
          story.label();
          break;
        case "remark":
          rest = "dropped";
          break;
        case "title":
          story.title(verdict.title);
          break;
        case "chapter":
          story.chapter(verdict.number, verdict.title);
          if (verdict.proseFrom === undefined) break;
          held.cut(verdict.proseFrom);
          continue;
        case "prose":
          if (!story.hasTitle()) {
            story.title(spareTitle);
            continue;
          }
          story.paragraph(held.take());
          rest = "told";
      }
      held.take();
    }
  }

  function take({ text, bold }: Span): void {
    // One step at a time, so that a line is judged the same in any chunking.
    let from = 0;
    for (; rest === "judged" && from < text.length; from++) {
      held.add(text.charAt(from), bold);
      settle();
    }
    if (rest === "told" && from < text.length) story.words({ text: text.slice(from), bold });
  }

  function endLine(): void {
    held.finish();
    settle();
    held.take();
    rest = undefined;
  }

  return {
    push(pieces) {
      for (const { heading, spans, finished } of pieces) {
        if (rest === undefined) held.begin(heading);
        rest ??= "judged";
        for (const span of spans) take(span);
        if (!finished) continue;
        endLine();
        story.lineEnd();
      }
      return story.flush();
    },
    end() {
      endLine();
      return story.finish();
    },
  };
}
