import type { TextStage } from "./text-stage";

const bold = "**";

/**
 * Leaves `**bold**` as the only emphasis: `*italic*`, `_italic_` become plain, `__bold__` and `***both***` bold. Bold ends
 * with its line at the latest, and an opening mark with nothing after it is dropped.
 */
export function createEmphasisFilter(): TextStage {
  let before = "\n";
  /** A run of one of the two marks, whose meaning depends on the character after it. */
  let run = "";
  let isBold = false;
  let isItalic = false;

  function resolve(after: string): string {
    const marks = run;
    run = "";
    if (marks === "") return "";
    const opens = !/[\s]/.test(after) && after !== "";
    const closes = !/\s/.test(before);
    const isWithinWord = marks[0] === "_" && /[\p{L}\p{N}_]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
    // A bullet, a rule of stars, a snake_word: not emphasis at all.
    if (isWithinWord || (!opens && !closes) || marks.length > 3) return marks;
    let told = "";
    if (marks.length >= 2) {
      if (isBold || opens) told = bold;
      if (told !== "") isBold = !isBold;
    }
    if (marks.length !== 2) {
      const isMark = isItalic ? closes : opens && (!closes || /[\p{P}\p{S}]/u.test(before));
      if (isMark) isItalic = !isItalic;
      else if (marks.length === 1) told = marks;
    }
    return told;
  }

  function take(character: string): string {
    if ((character === "*" || character === "_") && (run === "" || run[0] === character) && run.length < 40) {
      run += character;
      return "";
    }
    let told = resolve(character);
    if (character === "\n") {
      if (isBold) told += bold;
      isBold = false;
      isItalic = false;
    }
    before = character;
    if (character === "*" || character === "_") {
      run = character;
      return told;
    }
    return told + character;
  }

  return {
    push(piece) {
      if (run === "" && !/[*_\n]/.test(piece)) {
        before = /.$/su.exec(piece)?.[0] ?? before;
        return piece;
      }
      let told = "";
      for (const character of piece) told += take(character);
      return told;
    },
    end() {
      const told = resolve("") + (isBold ? bold : "");
      isBold = false;
      return told;
    },
  };
}
