import type { Gender } from "../../story/catalogue";

const sentence = /(?:\b(?:Mrs?|Ms|Dr|St)\.|[^.!?…])+[.!?…]*/gu;
const mention = /\{(they|them|their|theirs)\}(?: \{(was|is|has)\})?/iu;

/**
 * A tale's text, its places still open. For a child who is told of as 'they' the first mention in each sentence is by
 * name: beside birds, friends and parents a 'they' of one child is not understood by who only hears it; 'she' and 'he' are.
 */
export function namedFirst(text: string, gender: Gender): string {
  if (gender !== "neutral" || !/\{the/iu.test(text)) return text;
  return text.replace(sentence, (one) => (/\{hero\}/iu.test(one) ? one : one.replace(mention, named)));
}

function named(_: string, place: string, verb?: string): string {
  const name = /^theirs?$/iu.test(place) ? "{hero}'s" : "{hero}";
  return verb === undefined ? name : `${name} ${verb}`;
}
