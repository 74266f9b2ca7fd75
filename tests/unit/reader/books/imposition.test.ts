import { expect, test } from "vitest";
import { bookletSides } from "../../../../app/reader/books/booklet/imposition";
import { linesOf, littleBookPlaces, pageOf } from "../../../../app/reader/books/little-book/imposition";
import { type Paper, papers } from "../../../../app/reader/books/paper";
import { type Place, sheetOf } from "../../../../app/reader/books/place";

const kinds = Object.keys(papers) as Paper[];

/** What is seen of the strip: from left to right, and whether it stands upright. */
interface Seen {
  readonly page: number;
  readonly upright: boolean;
}

/** Folded along its middle with the print outside: the lower row in front, the upper one behind, seen from behind. */
function strip(places: readonly Place[]): { front: Seen[]; behind: Seen[] } {
  const middle = Math.max(...places.map(({ y }) => y));
  const row = (isLower: boolean) => places.filter(({ y }) => (y === middle) === isLower).sort((a, b) => a.x - b.x);
  return {
    front: row(true).map(({ page, turned }) => ({ page, upright: !turned })),
    // Folded back it hangs head down, and from behind left is right.
    behind: row(false)
      .reverse()
      .map(({ page, turned }) => ({ page, upright: turned })),
  };
}

/**
 * The strip's ends pushed together: its middle opens along the cut. Four leaves stand as a cross, each with two pages back
 * to back; read from leaf to leaf.
 */
function read(places: readonly Place[]): Seen[] {
  const { front, behind } = strip(places);
  const [f0, f1, f2, f3] = front;
  const [b3, b2, b1, b0] = behind;
  // The right end, the leaf that the middle makes behind, the left end, and the leaf that it makes in front.
  return [f3, b3, b2, b1, b0, f0, f1, f2].flatMap((seen) => seen ?? []);
}

test.for(kinds)("a folded and cut sheet of %s is a book: pages 1 to 8, all upright", (paper) => {
  const places = littleBookPlaces(sheetOf(paper));
  expect(read(places)).toEqual(Array.from({ length: 8 }, (_, at) => ({ page: at + 1, upright: true })));
});

test.for(kinds)("the eight pages fill a sheet of %s, and folds and cut lie between them", (paper) => {
  const sheet = sheetOf(paper);
  const { width, height } = pageOf(sheet);
  const places = littleBookPlaces(sheet);
  expect(new Set(places.map(({ x, y }) => `${x / width} ${y / height}`)).size).toBe(8);
  const { folds, cut } = linesOf(sheet, 5);
  for (const [x1, y1, x2, y2] of [...folds, cut]) {
    const isBetween = x1 === x2 ? (x1 / width) % 1 === 0 : y1 === y2 && y1 === height;
    expect(isBetween).toBe(true);
  }
  // The middle columns alone are cut apart: a cut to the edge would make two strips.
  expect(cut).toEqual([width, height, 3 * width, height]);
});

/** Sheets that lie in each other and are folded in the middle, read from the outermost front to its back. */
function readBooklet(sides: readonly Place[][]): number[] {
  const half = (side: readonly Place[] | undefined, right: boolean) =>
    side?.find(({ x }) => x > 0 === right)?.page ?? Number.NaN;
  const fronts = sides.filter((_, at) => at % 2 === 0);
  const backs = sides.filter((_, at) => at % 2 === 1);
  // Flipped on the short edge, what is printed on the left of the back lies behind the right of the front.
  const toTheMiddle = fronts.flatMap((front, sheet) => [half(front, true), half(backs[sheet], false)]);
  const fromTheMiddle = fronts.flatMap((front, sheet) => [half(backs[sheet], true), half(front, false)].reverse());
  return [...toTheMiddle, ...fromTheMiddle.reverse()];
}

test.for([4, 8, 12, 16, 40])("folded sheets of a booklet of %i pages are read from the first to the last", (count) => {
  const sides = bookletSides(count, sheetOf("a4"));
  expect(sides).toHaveLength(count / 2);
  expect(readBooklet(sides)).toEqual(Array.from({ length: count }, (_, at) => at + 1));
  expect(sides.flat().some(({ turned }) => turned)).toBe(false);
});

test("the outermost sheet has the cover on the right of its front, and the back beside it", () => {
  const [front, back] = bookletSides(8, sheetOf("letter"));
  expect(front?.map(({ page, x }) => [page, x])).toEqual([
    [8, 0],
    [1, 139.7],
  ]);
  expect(back?.map(({ page }) => page)).toEqual([2, 7]);
});
