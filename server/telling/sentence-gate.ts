import { StoryError } from "../../app/story/errors";
import type { TextStage } from "../normalise/text-stage";

export interface SentenceGateOptions {
  /**
   * Judges one sentence: its plain text, trimmed, without the asterisks of emphasis; never empty.
   * @param around what stood before it, so that nothing hides across two sentences, and the sentence with its asterisks
   */
  allows(sentence: string, around: SentenceSurroundings): boolean;
}

interface SentenceSurroundings {
  /** The last of the plain text before it, white space and line breaks included. */
  readonly before: string;
  /** The sentence before it in its paragraph, trimmed; empty at the beginning. */
  readonly earlier: string;
  readonly marked: string;
}

/** UTF-16 units of `before` at most: the longest phrase that is looked for is shorter. */
const longestBefore = 48;

/** UTF-16 units after which text without an end counts as a sentence. */
const longestSentence = 400;

type Kind = "stop" | "wideStop" | "closer" | "space" | "lineBreak";

const kinds: Record<Kind, string> = {
  stop: ".!?…",
  // Followed by no white space in the languages that use them.
  wideStop: "。！？",
  // “ ‘ « ‹ close quotes in German, Danish and others.
  closer: "\"'”’“‘»«›‹)]}*_」』）】》〉］",
  space: " \t\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000\uFEFF",
  lineBreak: "\n\r\v\f\u2028\u2029",
};

const kindOfUnit = new Map<number, Kind>(
  (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    Array.from(kinds[kind], (unit): [number, Kind] => [unit.charCodeAt(0), kind]),
  ),
);

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

/**
 * Releases text only in whole sentences that `allows` accepts, each the moment it is known to be whole. A sentence ends
 * - at `.!?…` with closing quotes, brackets and asterisks, where white space or the text's end follows,
 * - at `。！？` with the same, whatever follows,
 * - at a line break,
 * - after 400 UTF-16 units: then before its last word, so that no word is judged in halves, or, in one endless word,
 *   right there, but between surrogates.
 *
 * Neither a rejected sentence nor anything after it comes out: the telling ends with a StoryError `blocked`, thrown as
 * `TextStage` says, so that sentences accepted in the same piece are still told.
 */
export function createSentenceGate({ allows }: SentenceGateOptions): TextStage {
  let held = "";
  /** Whether the sentence so far could end here (`if` white space follows) or does, unless a closer follows (`yes`). */
  let ends: "no" | "if" | "yes" = "no";
  /** Length of the sentence so far up to its last word; 0 while it has one word only. */
  let beforeLastWord = 0;
  let blocked = false;
  let before = "";
  let earlier = "";

  /** Takes the unit that makes the sentence so far `length` units long. @returns how many of them are whole, or 0. */
  function step(unit: number, length: number): number {
    switch (kindOfUnit.get(unit)) {
      case "lineBreak":
        return cut(length, length);
      case "space":
        if (ends !== "no") return cut(length, length);
        beforeLastWord = length;
        break;
      case "stop":
        if (ends === "no") ends = "if";
        break;
      case "wideStop":
        ends = "yes";
        break;
      case "closer":
        break;
      default:
        if (ends === "yes") {
          ends = "no";
          return cut(length - 1, length);
        }
        ends = "no";
    }
    if (length < longestSentence) return 0;
    if (beforeLastWord > 0) return cut(beforeLastWord, length);
    return cut(isHighSurrogate(unit) ? length - 1 : length, length);
  }

  function cut(whole: number, length: number): number {
    beforeLastWord = 0;
    // A word carried over keeps its own full stop.
    if (whole === length) ends = "no";
    return whole;
  }

  function passes(sentence: string): boolean {
    const text = sentence.replaceAll("*", "");
    const plain = text.trim();
    blocked = plain !== "" && !allows(plain, { before, earlier, marked: sentence });
    // A blank line parts paragraphs.
    earlier = plain;
    before += text;
    // Half a word may look like a refused one: 'sparse'.
    if (before.length > longestBefore) before = before.slice(-longestBefore).replace(/^\S+/, "");
    return !blocked;
  }

  function throwIfBlocked(): void {
    if (blocked) throw new StoryError("blocked");
  }

  return {
    push(piece) {
      throwIfBlocked();
      let released = "";
      // Everything before `from` is released or in `held`: each unit is looked at once, in any chunking.
      let from = 0;
      for (let i = 0; i < piece.length; i++) {
        const whole = step(piece.charCodeAt(i), held.length + i + 1 - from);
        if (whole === 0) continue;
        const text = held + piece.slice(from, i + 1);
        const sentence = text.slice(0, whole);
        held = text.slice(whole);
        from = i + 1;
        if (!passes(sentence)) {
          held = "";
          if (released === "") throwIfBlocked();
          return released;
        }
        released += sentence;
      }
      held += piece.slice(from);
      return released;
    },

    end() {
      throwIfBlocked();
      const sentence = held;
      held = "";
      if (!passes(sentence)) throwIfBlocked();
      return sentence;
    },
  };
}
