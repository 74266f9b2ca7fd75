/** What of a story is read, in words before its first and up to its last. */
export interface View {
  readonly from: number;
  readonly to: number;
}

/** Where the page's own scrolling does not say it: by lamplight; by a voice, whose pace is not the reader's. */
export type ReadingPlace = View | "by voice" | "on the page";

const event = "bedtime:place";

/** Said by a way of reading that lies over the page, at each turn; 'on the page' when it ends. */
export function sayPlace(place: ReadingPlace): void {
  dispatchEvent(new CustomEvent(event, { detail: place }));
}

/** @returns what stops it */
export function hearPlaces(listener: (place: ReadingPlace) => void): () => void {
  const hear = (said: Event) => listener((said as CustomEvent<ReadingPlace>).detail);
  addEventListener(event, hear);
  return () => removeEventListener(event, hear);
}
