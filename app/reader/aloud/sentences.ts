/** A piece of the story's text that is shown in one piece: its title, a chapter's head, a paragraph. */
export interface Block {
  readonly text: string;
  /** Counts from 0; -1 of what stands before the first chapter. */
  readonly chapter: number;
}

/** What is spoken at once, and lit while it is. */
export interface Sentence {
  /** Its place among the story's blocks. */
  readonly block: number;
  readonly chapter: number;
  /** UTF-16 units of the block's text; `end` is behind the last one. */
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** UTF-16 units, about twelve seconds. Chrome falls silent in the fifteenth second of one utterance. */
const longest = 180;
const shortest = 60;

const sentenceEnd = /[.!?…]+[”’"')\]\u2069]*(?=\s|$)/gu;
const abbreviation = /(?:^|[\s“‘"'(])(?:Mr|Mrs|Ms|Dr|St|Prof|Capt|\p{Lu})\.$/u;
const goesOn = /^\s*[—–-]*\s*\p{Ll}/u;
/** A place to breathe inside a sentence. */
const breath = /[,;:—–][”’"')]*(?=\s)/gu;

/** Marks of direction, and soft hyphens: some voices say their names. */
const unspoken = /[\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

function ends(text: string): number[] {
  const found: number[] = [];
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    if (goesOn.test(text.slice(end)) || abbreviation.test(text.slice(0, end))) continue;
    found.push(end);
  }
  return found.at(-1) === text.length ? found : [...found, text.length];
}

/** Where a sentence that is too long for an engine is cut: where one breathes, or between words. */
function cutBefore(text: string, start: number, end: number): number {
  if (end - start <= longest) return end;
  const part = text.slice(start, start + longest);
  const breaths = [...part.matchAll(breath)].map((match) => match.index + match[0].length);
  const at = breaths.filter((place) => place >= shortest).at(-1) ?? part.lastIndexOf(" ");
  return start + (at > 0 ? at : longest);
}

/** Pure. What holds neither letter nor digit is not spoken. */
export function sentencesOf(blocks: readonly Block[]): Sentence[] {
  return blocks.flatMap(({ text, chapter }, block) => {
    const sentences: Sentence[] = [];
    let start = 0;
    for (const end of ends(text)) {
      while (start < end) {
        const cut = cutBefore(text, start, end);
        const piece = text.slice(start, cut);
        const words = piece.replace(unspoken, "").replace(/\s+/gu, " ").trim();
        const lead = piece.length - piece.trimStart().length;
        if (/[\p{L}\p{N}]/u.test(words)) sentences.push({ block, chapter, start: start + lead, end: cut, words });
        start = cut;
      }
    }
    return sentences;
  });
}
