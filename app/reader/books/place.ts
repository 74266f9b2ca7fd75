import { type Paper, papers } from "./paper";

/** Sides in mm. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Where a page of the book stands on its sheet: mm from the sheet's upper left corner, upside down or not. */
export interface Place {
  /** From 1. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}

/** What printers at home leave white at a sheet's edges at most, in mm. */
export const unprinted = 5;

/** The sheet lies on its long side. */
export function sheetOf(paper: Paper): PageSize {
  const { long, short } = papers[paper];
  return { width: long, height: short };
}
