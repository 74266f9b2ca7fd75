import type { Span } from "../../app/story/text/text";
import { judgeFirstLine } from "./judge/first-line";
import { judgeLine } from "./judge/line";
import type { Verdict } from "./judge/verdict";
import type { Line } from "./line";
import type { StoryToken } from "./story-token";

interface StorySoFar {
  /** What a line is, at this place in the story. */
  judge(line: Line): Verdict;
  hasTitle(): boolean;
  /** The next line is the title. */
  label(): void;
  /** The story's title or, once it is told, that of a chapter whose marker stood alone on its line. */
  title(title: string): void;
  /** Where `title` is empty it may still come, on the next line. */
  chapter(number: number, title: string): void;
  paragraph(spans: readonly Span[]): void;
  /** More of the paragraph. */
  words(span: Span): void;
  lineEnd(): void;
  /** Gives what was told since it was called last. */
  flush(): StoryToken[];
  /** As `flush`, at the end of the text. */
  finish(): StoryToken[];
}

/** Remembers what the next line's meaning depends on, and tells a chapter only when its title is known. */
export function createStorySoFar(): StorySoFar {
  let tokens: StoryToken[] = [];
  let storyTitle: string | undefined;
  let labelled = false;
  let atStart = true;
  /** The number of the chapter whose title may come on the next line. */
  let awaiting: number | undefined;

  function tellAwaiting(title = ""): void {
    if (awaiting !== undefined) tokens.push({ is: "chapter", number: awaiting, title });
    awaiting = undefined;
  }

  function flush(): StoryToken[] {
    const told = tokens;
    tokens = [];
    return told;
  }

  return {
    judge(line) {
      if (storyTitle === undefined) return judgeFirstLine(line, labelled);
      return judgeLine(line, { title: storyTitle, atStart, awaitsChapterTitle: awaiting !== undefined });
    },
    hasTitle: () => storyTitle !== undefined,
    label() {
      labelled = true;
    },
    title(title) {
      if (storyTitle !== undefined) return tellAwaiting(title);
      storyTitle = title;
      tokens.push({ is: "title", title });
    },
    chapter(number, title) {
      tellAwaiting();
      atStart = true;
      awaiting = number;
      if (title !== "") tellAwaiting(title);
    },
    paragraph(spans) {
      tellAwaiting();
      atStart = false;
      tokens.push({ is: "paragraph", spans });
    },
    words(span) {
      tokens.push({ is: "words", span });
    },
    lineEnd() {
      tokens.push({ is: "lineEnd" });
    },
    flush,
    finish() {
      tellAwaiting();
      return flush();
    },
  };
}
