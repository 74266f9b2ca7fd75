/**
 * The spellings of titles and chapter markers that models write. The normaliser makes one of them; the parser reads all,
 * since a story may also come from an older link or another client.
 */

const numberWords = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** Longer lines are prose, whatever they begin with. In UTF-16 units. */
export const longestTitle = 100;

/** A line without heading signs and emphasis: `### **Chapter 1:** The Hen` → `Chapter 1: The Hen`. */
export function bareLine(line: string): string {
  return line
    .trim()
    .replace(/^#{1,6}\s+/, "")
    .replaceAll("**", "")
    .trim();
}

export interface ChapterMarker {
  readonly number: number;
  /** Empty when it stands on the next line, or nowhere. */
  readonly title: string;
}

const marker = new RegExp(`^chapter\\s+(\\d{1,2}|${numberWords.join("|")})(?:\\s*[:.\\u2013\\u2014-]\\s*(.*))?$`, "i");

export function readChapterMarker(line: string): ChapterMarker | undefined {
  const bare = bareLine(line);
  if (bare.length > longestTitle) return undefined;
  const [, count = "", title = ""] = marker.exec(bare) ?? [];
  if (count === "") return undefined;
  const word = numberWords.indexOf(count.toLowerCase());
  return { number: word >= 0 ? word : Number(count), title: bareTitle(title) };
}

/** Without the quotation marks around it. */
function bareTitle(title: string): string {
  return title
    .trim()
    .replace(/^["“'‘](.+)["”'’]$/u, "$1")
    .trim();
}

/** A short line with nothing of a sentence: where a title is expected, it is one. */
export function looksLikeTitle(line: string): boolean {
  return isMarkedTitle(line) || (line.length <= longestTitle && !/[.,;:…]["”’]?$|[.!?…]["”’]?\s/u.test(line));
}

function isMarkedTitle(line: string): boolean {
  return line.length <= 2 * longestTitle && (/^#{1,6}\s+\S/.test(line) || /^\*\*[^*]+\*\*$/.test(line));
}

/** The title that a story's first line gives, or undefined when that line is prose. */
export function readTitle(line: string): string | undefined {
  const trimmed = line.trim();
  const bare = bareLine(trimmed).replaceAll("*", "");
  const [, named] = /^title\s*:\s*(.+)$/i.exec(bare) ?? [];
  const isUnmarkedTitle = looksLikeTitle(trimmed) && !/[!?]["”’]?$/u.test(trimmed);
  if (named === undefined && !isMarkedTitle(trimmed) && !isUnmarkedTitle) return undefined;
  const title = bareTitle(named ?? bare.replace(/:$/, ""));
  return /[\p{L}\p{N}]/u.test(title) && !readChapterMarker(title) ? title : undefined;
}
