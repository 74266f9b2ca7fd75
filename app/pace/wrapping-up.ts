/** A story of which the rest can be told in short. */
export interface WrappingUp {
  readonly state: "whole" | "fetching" | "wrapped" | "failed" | "refused";
  /** @param told paragraphs that stay as they are */
  wrapUp(told: number): Promise<void>;
  undo(): void;
}
