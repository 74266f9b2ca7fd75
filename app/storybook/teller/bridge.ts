import { drawnNumber } from "./draws";
import { type Paragraph, paragraphOf } from "./paragraphs";

/** Each chapter of an evening ends in bed: without a word between them the child would get up again at once. */
const bridges = [
  "That was one of {hero}'s days. Here is another.",
  "That day was over. But {hero} had other days too, and this is one of them.",
  "So that day ended. Some other day, when {hero} was wide awake again, this happened.",
  "And that was all for that day. But there was another one, and it went like this.",
];

/** The first paragraph of a later chapter of the same evening: it is another day. */
export function bridgeTo(chapter: number, seed: number): Paragraph {
  const text = bridges[(drawnNumber(seed, "bridge") + chapter) % bridges.length] ?? "";
  return paragraphOf({ lesson: null, when: "always", text }, text);
}
