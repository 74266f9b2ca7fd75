import { type Measures, mmPerPoint, type PlacedRun } from "../save/pdf/flow";
import { centred, titleSize } from "./centred";
import type { PageSize } from "./place";
import { type CoverWords, subtitleOf } from "./subtitle";

export interface CoverSizes {
  /** Margin at each side and above the picture, in mm. */
  readonly side: number;
  /** In points. */
  readonly title: { readonly largest: number; readonly smallest: number; readonly lines: number };
  readonly words: number;
}

/** @param top where the free part of the cover begins: below its picture, in mm */
export function coverRuns(
  cover: CoverWords,
  top: number,
  page: PageSize,
  { side, title: sizes, words }: CoverSizes,
  measures: Measures,
): PlacedRun[] {
  const box = { left: side, width: page.width - 2 * side };
  const size = titleSize(cover.title, sizes, box.width, measures);
  const set = (text: string, at: number, from: number, isTitle: boolean) =>
    centred({ text, family: isTitle ? "title" : "story", size: at, quiet: !isTitle }, from, box, measures);
  const step = words * mmPerPoint;
  const titled = set(cover.title, size, 0, true);
  const sub = set(subtitleOf(cover), words, titled.last + 2.4 * step, false);
  // A little above the middle, as the eye wants it.
  const height = sub.last + 0.75 * size * mmPerPoint;
  const start = top + Math.max(0, page.height - side - top - height) * 0.42 + 0.75 * size * mmPerPoint;
  return [...titled.runs, ...sub.runs].map((run) => ({ ...run, y: run.y + start }));
}
