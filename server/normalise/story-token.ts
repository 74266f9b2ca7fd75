import type { Span } from "../../app/story/text/text";

/** The next thing of a story that is being told. The first is its title. */
export type StoryToken =
  | { is: "title"; title: string }
  /** `title` is empty where the chapter has none. */
  | { is: "chapter"; number: number; title: string }
  /** A paragraph begins. */
  | { is: "paragraph"; spans: readonly Span[] }
  /** More of the paragraph. */
  | { is: "words"; span: Span }
  /** A line of the text ended, possibly one that is not told. */
  | { is: "lineEnd" };
