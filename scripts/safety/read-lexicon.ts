import { firstId } from "../../server/safety/told/lexicon";
import { stemOf } from "../../server/safety/told/tokens";
import { longestPhrases, wordTableText } from "./write-tables";

/** `lexicon.txt` as the table says it: see `told/lexicon.ts`. */
export interface LexiconText {
  readonly names: string;
  readonly table: string;
}

/** @param lines one class a line: `name: word word_of_phrase` */
export function lexiconTexts(lines: readonly string[]): LexiconText {
  const names: string[] = [];
  const ofWord = new Map<string, string>();
  const phrases: string[] = [];
  for (const line of lines) {
    const colon = line.indexOf(":");
    const id = String.fromCharCode(firstId + names.push(line.slice(0, colon)) - 1);
    for (const word of line.slice(colon + 1).split(" ")) {
      if (word === "") continue;
      add(ofWord, word, id);
      if (word.includes("_")) phrases.push(word);
    }
  }
  const stems = new Map<string, string>();
  for (const [word, ids] of ofWord) {
    if (word.includes("_")) continue;
    for (const id of ids) add(stems, stemOf(word), id);
  }
  // A word of which the table says no more than of its stem stands in it by that alone.
  const entries = new Map(stems);
  for (const [word, ids] of ofWord)
    if (word.includes("_") || stems.get(stemOf(word)) !== ids) entries.set(word.includes("_") ? word : `=${word}`, ids);
  for (const [mark, words] of longestPhrases(phrases)) entries.set(mark, words);
  return { names: names.join(" "), table: wordTableText(entries) };
}

function add(map: Map<string, string>, key: string, id: string): void {
  const known = map.get(key) ?? "";
  if (!known.includes(id)) map.set(key, known + id);
}
