import type { Clause } from "./clauses";
import type { WovenPhase } from "./content-contract";

export type PassageKind =
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
  | "lesson"
  | "calm"
  | "close"
  | "bed"
  | "refrain"
  | "hook"
  | "chapter";

/** Whole sentences that are told or left out together. */
export interface Piece {
  readonly clauses: readonly Clause[];
  readonly words: number;
  readonly syllables: number;
  /** Which of the carried interests it mentions, by bits. */
  readonly mentions: number;
  /** Sentences that had to be broken by force to keep the age's longest. */
  readonly broken: number;
  /** The paragraph is whole without it. */
  readonly spare: boolean;
  /** A sentence added to keep this interest in sight. */
  readonly thread?: number;
  /** Introduces what the child carries or comes with; never left out. */
  readonly intro?: boolean;
  /** Left out for now. */
  told: boolean;
}

/** A paragraph on its way. */
export interface Passage {
  readonly kind: PassageKind;
  readonly chapter: number;
  /** Title, where a chapter begins. */
  readonly chapterTitle?: string;
  pieces: Piece[];
  /** The story is whole without it. */
  readonly spare?: boolean;
  /** The same event in other words; undefined when there are none left. */
  readonly again?: () => Piece[] | undefined;
}

/** Where sentences about the child's interests may be added, and which: not where they have only just been introduced. */
export const threadPhaseOf: Partial<Record<PassageKind, WovenPhase>> = {
  way: "middle",
  meet: "middle",
  fail: "middle",
  worry: "middle",
  episode: "middle",
  act: "solve",
  solve: "solve",
  glad: "solve",
  reached: "solve",
  home: "end",
  calm: "end",
};

export const toldOf = (passage: Passage): Piece[] => passage.pieces.filter(({ told }) => told);

export const wordsIn = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { told, words }) => (told ? sum + words : sum), 0);

export const wordsOfAll = (passages: readonly Passage[]): number =>
  passages.reduce((sum, { pieces }) => sum + wordsIn(pieces), 0);

export const mentionsIn = (pieces: readonly Piece[]): number =>
  pieces.reduce((bits, { told, mentions }) => (told ? bits | mentions : bits), 0);

/** Tells the event in other words; what was woven into the paragraph stays. */
export function reword(passage: Passage, other: readonly Piece[]): void {
  passage.pieces = [...other, ...passage.pieces.filter(({ thread, intro }) => thread !== undefined || intro)];
}
