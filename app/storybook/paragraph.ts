import type { ThreadPhase } from "./content-contract";

export type ParagraphKind =
  | "open"
  | "want"
  | "pack"
  | "naming"
  | "way"
  | "episode"
  | "meet"
  | "fail"
  | "worry"
  | "enter"
  | "test"
  | "act"
  | "solve"
  | "glad"
  | "reached"
  | "home"
  | "calm"
  | "bed"
  | "refrain"
  | "hook";

/** A paragraph on its way: text with soft joins and held phrases, and what it is. */
export interface Paragraph {
  readonly text: string;
  readonly kind: ParagraphKind;
  readonly chapter: number;
  /** Title, where a chapter begins. */
  readonly chapterTitle?: string;
}

/** Where sentences about the child's interests may be added, and which. */
export const threadPhaseOf: Partial<Record<ParagraphKind, ThreadPhase>> = {
  open: "start",
  want: "start",
  pack: "start",
  way: "middle",
  meet: "middle",
  fail: "middle",
  worry: "middle",
  episode: "middle",
  act: "solve",
  solve: "solve",
  glad: "end",
  reached: "end",
  home: "end",
  calm: "end",
};
