import type { ReactNode, RefObject } from "react";
import type { Answers } from "../answers/answers";

/** What is said of single answers beside their hints, by their values. `fits`: it is marked. */
export type ChoiceNotes = Readonly<Record<string, { readonly text: string; readonly fits?: boolean } | undefined>>;

/** What every question gets from the wizard. */
export interface QuestionProps {
  answers: Answers;
  /** What the server said about this answer. */
  error: string | undefined;
  /** @param message told to screen readers, where the chosen control itself does not say it */
  onSelect(next: Answers, message?: string): void;
  /** Below the answers. */
  more?: ReactNode;
  notes?: ChoiceNotes | undefined;
}

/** What a question with a text field gets beside it. */
export interface OwnWordsProps extends QuestionProps {
  hydrated: boolean;
  typed: string;
  /** The parent's own words among the answers that are refused. */
  refused: readonly string[];
  /** Why the typed words cannot become an answer. */
  problem: string | undefined;
  /** What was taken out of the answers, and why. */
  notice: string | undefined;
  input: RefObject<HTMLInputElement>;
  onTyped(text: string): void;
  onRemove(next: Answers, message: string): void;
  /** Leads to the field. */
  onOther(): void;
}
