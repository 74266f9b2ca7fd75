/** What a line is found to be. Lengths count UTF-16 units of its words. */
export type Verdict =
  /** More of the line must be known. */
  | { is: "unknown" }
  | { is: "prose" }
  /** Not part of the story: the whole line. */
  | { is: "remark" }
  /** Not part of the story: the line's beginning. */
  | { is: "preamble"; length: number }
  /** 'Title:' with nothing after it. */
  | { is: "label" }
  | { is: "title"; title: string }
  /** `proseFrom`: what stands before the prose that follows on the same line. */
  | { is: "chapter"; number: number; title: string; proseFrom?: number };

export const unknown: Verdict = { is: "unknown" };
export const prose: Verdict = { is: "prose" };
