import { createNormaliser } from "../../server/normalise/normaliser";

/** What is told of a model's text that comes in pieces of `size` UTF-16 units. */
export function normaliseText(text: string, size = text.length || 1): string {
  const normaliser = createNormaliser({ spareTitle: "A Gentle Story" });
  let told = "";
  for (let at = 0; at < text.length; at += size) told += normaliser.push(text.slice(at, at + size));
  return told + normaliser.end();
}
