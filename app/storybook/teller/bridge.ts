import { drawnNumber } from "./draws";
import { type Paragraph, paragraphOf } from "./paragraphs";

/**
 * Each chapter of an evening ends in bed, and each tale has a place of its own: without a word between them the child
 * would get up again at once, and be elsewhere.
 */
const bridges = [
  "There is another place to go tonight, and {hero} is there already.",
  "That was one tale. The next begins somewhere else, on another day, and {hero} is in it too.",
  "So that tale ends. Here is another, in another place, with {hero} in it again.",
  "Another tale, another place, another day. Only {hero} comes along.",
];

/** The first paragraph of a later chapter of the same evening. */
export function bridgeTo(chapter: number, seed: number): Paragraph {
  const text = bridges[(drawnNumber(seed, "bridge") + chapter) % bridges.length] ?? "";
  return paragraphOf({ lesson: null, when: "always", text }, text);
}
