import { articleFor, capitalise } from "./noun-phrase";
import { softJoin } from "./template";

/** A word as the measures count it, or one whole phrase of the parent's (held by a private-use character). */
const wordPattern = /[A-Za-z]+(?:['’-][A-Za-z]+)*|[\u{E000}-\u{F8FF}]/gu;
const sentenceEnd = /(?<=[.!?]["'”’)]*)\s+/u;
const joinMarks = new RegExp(`[${Object.values(softJoin).join("")}]`, "u");

export function countWords(text: string): number {
  return text.match(wordPattern)?.length ?? 0;
}

export function splitSentences(text: string): string[] {
  return text.split(sentenceEnd).filter((sentence) => countWords(sentence) > 0);
}

const joinWords: Record<string, string> = { [softJoin.and]: "and", [softJoin.but]: "but", [softJoin.so]: "so" };

/**
 * Decides each soft join of a paragraph. `join` is the share of joins to keep as long sentences, `longest` the most
 * words a joined sentence may have.
 */
export function settleJoins(paragraph: string, join: number, longest: number, next: () => number): string {
  let text = "";
  let rest = paragraph;
  for (;;) {
    const at = rest.search(joinMarks);
    if (at < 0) return text + rest;
    const word = joinWords[rest.charAt(at)] ?? "and";
    text += rest.slice(0, at).trimEnd();
    rest = rest.slice(at + 1).trimStart();
    const before = countWords(splitSentences(text).at(-1) ?? "");
    const after = countWords(splitSentences(rest.split(joinMarks)[0] ?? "")[0] ?? "");
    const keep = next() < join && before + after + 1 <= longest;
    if (keep) text += `, ${word} `;
    else if (word === "and") {
      text += ". ";
      rest = capitalise(rest);
    } else text += `. ${capitalise(word)} `;
  }
}

const mergeable =
  /^(?:He|She|They|It|There|The|A|An|His|Her|Their|In|On|At|From|Behind|Under|Over|Up|Down|Far|Soon|Nobody|Nothing|Somebody|Something|Everyone|Everybody) /u;
const negative = /^(?:It was not|It wasn’t|There was no|Nobody|Nothing|They were not|He was not|She was not) ?/u;
const alreadyLong = /, (?:and|but|so) |; |^(?:And|But|So|Then|First|Now) /u;

/** Two statements as one; 'He sat down. He thought.' is 'He sat down and thought.' */
function joinPair(before: string, sentence: string, hero: string): string | undefined {
  const start = before.slice(0, -1);
  const subject = /^(He|She|They) (?!(?:was|were|had|could|would|did|might|should)\b)/u.exec(sentence)?.[1];
  if (subject && before.startsWith(`${subject} `)) return `${start} and ${sentence.slice(subject.length + 1)}`;
  if (sentence.startsWith(`${hero} `)) return `${start}, and ${sentence}`;
  if (!mergeable.test(sentence)) return undefined;
  const word = negative.test(sentence) === negative.test(before) ? "and" : "but";
  return `${start}, ${word} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

/**
 * Joins short neighbouring statements, for ages that can follow longer sentences. Never touches speech.
 * @param share of the places found, @param longest words of a joined sentence
 */
export function mergeSentences(
  paragraph: string,
  share: number,
  longest: number,
  hero: string,
  next: () => number,
): string {
  const told: string[] = [];
  let speaking = 0;
  for (const sentence of paragraph.split(sentenceEnd)) {
    const before = told.at(-1);
    const quoted = speaking > 0 || /[“”]/u.test(sentence);
    const plain =
      before?.endsWith(".") && !/[“”‘’]\.?$/u.test(before) && !before.includes("“") && !alreadyLong.test(before);
    speaking += (sentence.match(/“/gu)?.length ?? 0) - (sentence.match(/”/gu)?.length ?? 0);
    const joinable = before && plain && !quoted && sentence.endsWith(".") && !alreadyLong.test(sentence);
    const joined =
      joinable && countWords(before) + countWords(sentence) < longest ? joinPair(before, sentence, hero) : undefined;
    if (joined && next() < share) told[told.length - 1] = joined;
    else told.push(sentence);
  }
  return told.join(" ");
}

/** Cuts a sentence that came out too long at a comma before 'and', 'but' or 'so', where a whole sentence follows. */
export function splitLong(paragraph: string, longest: number, hero: string): string {
  const subjects = `(?:he|she|they|it|there|then|the|in|on|at|when|for|${hero})`;
  const cut = new RegExp(`, (and|but|so) (?=${subjects} )(?!.*, (?:and|but|so) ${subjects} )`, "u");
  return paragraph
    .split(sentenceEnd)
    .map((sentence) => {
      if (countWords(sentence) <= longest) return sentence;
      return sentence.replace(cut, (_, word: string) => (word === "and" ? ". ^" : `. ${capitalise(word)} `));
    })
    .join(" ")
    .replace(/\^(\S)/gu, (_, letter: string) => letter.toUpperCase());
}

/** 'a' and 'an' by the next word, single spaces. Lone capitals ('vitamin A') are not touched: they precede no noun here. */
export function tidy(text: string, phraseAt: (mark: string) => string): string {
  return text
    .replace(/\b([Aa])n? (?=([\p{L}\p{N}-]+|[\u{E000}-\u{F8FF}]))/gu, (_, letter: string, next: string) => {
      const article = articleFor(/[\u{E000}-\u{F8FF}]/u.test(next) ? phraseAt(next) : next);
      return `${letter === "A" ? capitalise(article) : article} `;
    })
    .replace(/ {2,}/gu, " ")
    .trim();
}
