/** The classes of meaning that words can have: `lexicon.txt` as the classifier and the rules look it up. */
export interface Lexicon {
  readonly names: readonly string[];
  /** Classes of a word or of a phrase with `_` for its spaces, as indexes of `names`. */
  readonly classesOf: ReadonlyMap<string, readonly number[]>;
  /** Words that begin a phrase of several. */
  readonly beginsPhrase: ReadonlySet<string>;
}

/** @param text one class a line: `name: word word_of_phrase`, comments after `#` */
export function readLexicon(text: string): Lexicon {
  const names: string[] = [];
  const classesOf = new Map<string, number[]>();
  const beginsPhrase = new Set<string>();
  for (const line of text.split("\n")) {
    const colon = line.indexOf(":");
    if (line.startsWith("#") || colon < 0) continue;
    const id = names.push(line.slice(0, colon)) - 1;
    for (const word of line.slice(colon + 1).split(" ")) {
      if (word === "") continue;
      const known = classesOf.get(word);
      if (known === undefined) classesOf.set(word, [id]);
      else if (!known.includes(id)) known.push(id);
      const space = word.indexOf("_");
      if (space > 0) beginsPhrase.add(word.slice(0, space));
    }
  }
  return { names, classesOf, beginsPhrase };
}
