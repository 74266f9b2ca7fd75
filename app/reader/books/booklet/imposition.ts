import type { PageSize, Place } from "../place";

/** A sheet folded in the middle has four pages. */
export const roundedUp = (pages: number): number => 4 * Math.ceil(pages / 4);

export const pageOf = ({ width, height }: PageSize): PageSize => ({ width: width / 2, height });

/**
 * The sides of the sheets as they are printed, from the outermost sheet to the innermost, its front before its back. What
 * is flipped on the short edge has its back upright, and the left half of it behind the right half of the front.
 * @param pages a multiple of four
 */
export function bookletSides(pages: number, sheet: PageSize): Place[][] {
  const { width } = pageOf(sheet);
  const side = (left: number, right: number): Place[] => [
    { page: left, x: 0, y: 0, turned: false },
    { page: right, x: width, y: 0, turned: false },
  ];
  return Array.from({ length: pages / 2 }, (_, at) => {
    const [outer, inner] = [pages - at, at + 1];
    return at % 2 === 0 ? side(outer, inner) : side(inner, outer);
  });
}
