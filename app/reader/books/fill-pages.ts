import type { PdfBlock } from "../save/pdf/blocks";
import { flow, groupLines, type LineAt, type Measures, type PlacedRun, placeLine } from "../save/pdf/flow";
import { centred } from "./centred";
import type { PageSize } from "./place";
import { bookSetting, firstBaseline } from "./setting";

/** Of one page, in mm; a page's number stands in its foot. */
export interface Margins {
  readonly side: number;
  readonly head: number;
  readonly foot: number;
  /** From the page's lower edge to the number's baseline. */
  readonly number: number;
}

/** Type sizes in points, from which the largest is taken that has room. */
export interface Sizes {
  readonly largest: number;
  readonly smallest: number;
}

const sizeStep = 0.25;
const numberSize = 8.5;
/** No page is filled to less than this part of it, be the story ever so short. */
const leastFilled = 0.4;

export interface FilledPages {
  readonly size: number;
  readonly pages: readonly (readonly PlacedRun[])[];
}

/** The story set in one size, on pages that end where it is said. */
function pagesIn(size: number, blocks: readonly PdfBlock[], measures: Measures, page: PageSize, margins: Margins) {
  const setting = bookSetting(size, page.width - 2 * margins.side);
  const groups = groupLines(blocks, setting, measures);
  const to = (last: number) => flow(groups, () => margins.head + firstBaseline(size), last);
  return { to, step: setting.faces.paragraph.step };
}

/** How many pages the story has in this size. */
export function pagesNeeded(
  size: number,
  blocks: readonly PdfBlock[],
  measures: Measures,
  page: PageSize,
  margins: Margins,
): number {
  return pagesIn(size, blocks, measures, page, margins).to(page.height - margins.foot).length;
}

/**
 * In the largest type in which the story has room on so many pages, and on each of them about as much of it.
 * @returns undefined where it has no room
 */
export function fillPages(
  blocks: readonly PdfBlock[],
  most: number,
  sizes: Sizes,
  measures: Measures,
  page: PageSize,
  margins: Margins,
): FilledPages | undefined {
  const last = page.height - margins.foot;
  for (let { largest: size } = sizes; size >= sizes.smallest; size -= sizeStep) {
    const { to, step } = pagesIn(size, blocks, measures, page, margins);
    let lines = to(last);
    if (lines.length > most) continue;
    for (let end = last; end > leastFilled * last; end -= step / 2) {
      const shorter = to(end);
      if (shorter.length > most) break;
      lines = shorter;
    }
    return { size, pages: placed(lines, last, page, margins) };
  }
  return undefined;
}

function placed(lines: readonly LineAt[][], last: number, page: PageSize, { side }: Margins): PlacedRun[][] {
  const reached = Math.max(...lines.flat().map(({ y }) => y));
  const lower = (last - reached) / 2;
  const width = page.width - 2 * side;
  return lines.map((one) => one.flatMap(({ line, y }) => placeLine({ line, y: y + lower }, side, width)));
}

export function pageNumber(page: number, size: PageSize, { number }: Margins, measures: Measures): PlacedRun[] {
  const set = { text: String(page), family: "story", size: numberSize, quiet: true } as const;
  return centred(set, size.height - number, { left: 0, width: size.width }, measures).runs;
}
