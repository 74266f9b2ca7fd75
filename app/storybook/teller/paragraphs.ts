import type { PresetLesson } from "../../story/catalogue";
import type { Block, Tale } from "../tale";
import { type ToldFacts, withFacts } from "./facts";

/** A paragraph that is told, its places still open. */
export interface Paragraph {
  readonly block: Block;
  readonly text: string;
  /** What only the long form has is still marked in it. */
  readonly written: string;
  /** See `countWords`. */
  readonly words: number;
}

const passage = /\s*\[\+ ([\s\S]*?) \+\]/gu;

/**
 * The paragraphs of a tale in one of its forms, in order.
 * @param facts of what the tale is about, where it asks for them and they are known
 */
export function paragraphsOf({ blocks }: Tale, lesson: PresetLesson, long: boolean, facts?: ToldFacts): Paragraph[] {
  return blocks.flatMap((block) => {
    if (block.lesson !== null && block.lesson !== lesson) return [];
    if (block.when !== "always" && (block.when === "long") !== long) return [];
    const written = block.text.includes("[?") ? withFacts(block.text, facts) : block.text;
    const text = long ? written.replace(passage, " $1").trim() : withoutPassages(written);
    return text === "" ? [] : [paragraphOf(block, text, written)];
  });
}

export const paragraphOf = (block: Block, text: string, written = text): Paragraph => ({
  block,
  text,
  written,
  words: countWords(text),
});

export const withoutPassages = (text: string) => text.replace(passage, "").trim();

const letterOrDigit = /[\p{L}\p{N}]/u;
const space = 0x20;

/** As they are counted by the ranges of a reading time: an open place is one word, a dash alone is none. */
export function countWords(text: string): number {
  let count = 0;
  let isInWord = false;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === space) isInWord = false;
    else if (!isInWord && isLetterOrDigit(unit, text, i)) {
      isInWord = true;
      count++;
    }
  }
  return count;
}

/** Nearly all letters are ASCII's, which need no pattern. */
function isLetterOrDigit(unit: number, text: string, at: number): boolean {
  if (unit >= 0x80) return letterOrDigit.test(String.fromCodePoint(text.codePointAt(at) ?? unit));
  const small = unit | 0x20;
  return (small >= 0x61 && small <= 0x7a) || (unit >= 0x30 && unit <= 0x39);
}
