import type { PageSize, Place } from "../place";

/**
 * The sheet folded into four columns and two rows: its middle columns are cut apart along the middle, and pages 2 to 5
 * stand upside down until they are folded behind the others.
 */
const rows = [
  { pages: [5, 4, 3, 2], turned: true },
  { pages: [6, 7, 8, 1], turned: false },
] as const;

export const pageCount = 8;

export const pageOf = ({ width, height }: PageSize): PageSize => ({ width: width / 4, height: height / 2 });

export function littleBookPlaces(sheet: PageSize): Place[] {
  const { width, height } = pageOf(sheet);
  return rows.flatMap(({ pages, turned }, row) =>
    pages.map((page, column) => ({ page, x: column * width, y: row * height, turned })),
  );
}

/** A line on the sheet, in mm. */
export type SheetLine = readonly [x1: number, y1: number, x2: number, y2: number];

/** What is folded, from edge to edge, and what is cut. @param edge that no printer prints */
export function linesOf({ width, height }: PageSize, edge: number): { folds: SheetLine[]; cut: SheetLine } {
  const [first, second, third] = [width / 4, width / 2, (3 * width) / 4];
  const middle = height / 2;
  const upright = [first, second, third].map((x): SheetLine => [x, edge, x, height - edge]);
  const across: SheetLine[] = [
    [edge, middle, first, middle],
    [third, middle, width - edge, middle],
  ];
  return { folds: [...upright, ...across], cut: [first, middle, third, middle] };
}
