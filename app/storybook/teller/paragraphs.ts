import type { PresetLesson } from "../../story/catalogue";
import type { Block, Tale } from "../tale";

/** A paragraph that is told, its places still open. */
export interface Paragraph {
  readonly block: Block;
  readonly text: string;
  /** See `countWords`. */
  readonly words: number;
}

const passage = /\s*\[\+ ([\s\S]*?) \+\]/gu;

/** The paragraphs of a tale in one of its forms, in order. */
export function paragraphsOf({ blocks }: Tale, lesson: PresetLesson, long: boolean): Paragraph[] {
  return blocks.flatMap((block) => {
    if (block.lesson !== null && block.lesson !== lesson) return [];
    if (block.when !== "always" && (block.when === "long") !== long) return [];
    const text = long ? block.text.replace(passage, " $1") : withoutPassages(block.text);
    return text.trim() === "" ? [] : [paragraphOf(block, text.trim())];
  });
}

export const paragraphOf = (block: Block, text: string): Paragraph => ({ block, text, words: countWords(text) });

export const withoutPassages = (text: string) => text.replace(passage, "").trim();

/** As they are counted by the ranges of a reading time: an open place is one word. */
export function countWords(text: string): number {
  let count = 0;
  for (const word of text.split(" ")) if (/[\p{L}\p{N}]/u.test(word)) count++;
  return count;
}
