import type { PdfBlock } from "../../save/pdf/blocks";
import type { Measures } from "../../save/pdf/flow";
import { type FilledPages, fillPages, pageNumber } from "../fill-pages";
import type { PageSize } from "../place";

export const margins = { side: 7.5, head: 8, foot: 14, number: 7 } as const;

/** A smaller type would be no pleasure by a bedside lamp. */
const sizes = { largest: 13, smallest: 8.5 } as const;

/** Pages 2 to 7. */
const textPages = 6;

/** What stands on pages 2 to 7. @returns undefined where the story has no room on them */
export function setLittleBook(
  blocks: readonly PdfBlock[],
  measures: Measures,
  page: PageSize,
): FilledPages | undefined {
  const filled = fillPages(blocks, textPages, sizes, measures, page, margins);
  if (!filled) return undefined;
  const { size, pages } = filled;
  return { size, pages: pages.map((runs, at) => [...runs, ...pageNumber(at + 2, page, margins, measures)]) };
}
