import { type Line, wordsOf } from "../line";
import { readChapterMarker } from "../spellings/chapter-marker";
import { longestTitle, mayBeMarked, titleIn } from "../spellings/titles";
import { prose, unknown, type Verdict } from "./verdict";

const unfinishedMarker = /^C(?:hapter|HAPTER)\s+(?:#|No?\.?|Num[a-z]*)?\s*[A-Za-z\d]{0,9}(?:[ -][A-Za-z]{0,5})?\s?$/;
/** UTF-16 units, with room for the words of any number. */
const longestMarker = 30;

/** Whether a line begins a chapter; `prose` when it does not. */
export function judgeChapter(line: Line): Verdict {
  const { finished } = line;
  const words = wordsOf(line);
  if (!"Chapter".startsWith(words.slice(0, 7)) && !"CHAPTER".startsWith(words.slice(0, 7))) return prose;
  const isLong = words.length > longestTitle + longestMarker;
  const marker = readChapterMarker(line);
  if (marker && (finished || isLong)) {
    const { number, rest } = marker;
    if (rest.length <= longestTitle && finished) return { is: "chapter", number, title: titleIn(rest) };
    return { is: "chapter", number, title: "", proseFrom: words.trimEnd().length - rest.length };
  }
  if (finished || isLong) return prose;
  return marker || mayBeMarked(line) || words.length < 8 || unfinishedMarker.test(words) ? unknown : prose;
}
