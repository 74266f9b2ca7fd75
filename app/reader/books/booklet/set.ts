import type { PdfBlock } from "../../save/pdf/blocks";
import type { Measures } from "../../save/pdf/flow";
import { type FilledPages, fillPages, pageNumber, pagesNeeded } from "../fill-pages";
import type { PageSize } from "../place";
import { roundedUp } from "./imposition";

export const margins = { side: 16, head: 18, foot: 26, number: 13 } as const;

/** A short story is set as large as its sheets have room for. */
const sizes = { largest: 16, smallest: 11.5 } as const;

/** The cover, and the page with the child's name. */
export const pagesBefore = 2;
/** The back. */
const pagesAfter = 1;

export interface SetBooklet extends FilledPages {
  /** Of the whole booklet, a multiple of four. */
  readonly count: number;
}

/** The story from the third page on, on as few sheets as can be. White pages, if there are some, come before the back. */
export function setBooklet(blocks: readonly PdfBlock[], measures: Measures, page: PageSize): SetBooklet {
  const needed = pagesNeeded(sizes.smallest, blocks, measures, page, margins);
  const count = roundedUp(pagesBefore + needed + pagesAfter);
  const filled = fillPages(blocks, count - pagesBefore - pagesAfter, sizes, measures, page, margins);
  const { size = sizes.smallest, pages = [] } = filled ?? {};
  const number = (at: number) => pageNumber(at + 1 + pagesBefore, page, margins, measures);
  return { count, size, pages: pages.map((runs, at) => [...runs, ...number(at)]) };
}
