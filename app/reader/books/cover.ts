import type { Measures, PlacedRun } from "../save/pdf/flow";
import { centred, titleSize } from "./centred";
import type { PageSize } from "./place";
import { mmPerPoint } from "./setting";

/** What stands on a book's cover. */
export interface CoverWords {
  readonly title: string;
  /** The child's own name, where this device knows one for the story. */
  readonly name: string | undefined;
}

export interface CoverSizes {
  /** Margin at each side and above the picture, in mm. */
  readonly side: number;
  /** In points. */
  readonly title: { readonly largest: number; readonly smallest: number; readonly lines: number };
  readonly words: number;
}

/** Nothing that the title says already, as that of an evening's tales does. */
function subtitle({ title, name }: CoverWords): string {
  if (/bedtime/i.test(title)) return "";
  return name && !title.includes(name) ? `A bedtime story for ${name}` : "A bedtime story";
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
  const sub = set(subtitle(cover), words, titled.last + 2.4 * step, false);
  // A little above the middle, as the eye wants it.
  const height = sub.last + 0.75 * size * mmPerPoint;
  const start = top + Math.max(0, page.height - side - top - height) * 0.42 + 0.75 * size * mmPerPoint;
  return [...titled.runs, ...sub.runs].map((run) => ({ ...run, y: run.y + start }));
}
