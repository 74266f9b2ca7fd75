const blocksOf = (text: HTMLElement | null) =>
  Array.from(text?.querySelectorAll<HTMLElement>("[data-story-block]") ?? []);

/** The part of the screen above the line that a reader reads. */
const aboveTheLine = 0.2;

/** The first block of the story that reaches below a reader's line. */
export function blockInSight(text: HTMLElement | null): number {
  const blocks = blocksOf(text);
  const line = innerHeight * aboveTheLine;
  const found = blocks.findIndex((block) => block.getBoundingClientRect().bottom > line);
  return found < 0 ? blocks.length - 1 : found;
}

export const isLastBlock = (text: HTMLElement | null, at: number): boolean => at === blocksOf(text).length - 1;

/** Brings a block to the reader's line. */
export function bringToLine(text: HTMLElement | null, at: number): HTMLElement | undefined {
  const block = blocksOf(text)[at];
  if (!block) return undefined;
  scrollTo({ top: scrollY + block.getBoundingClientRect().top - innerHeight * aboveTheLine, behavior: "instant" });
  return block;
}

/** Brings the focus with it, so that keyboards and screen readers go on from there. */
export function standAt(text: HTMLElement | null, at: number): void {
  const block = bringToLine(text, at);
  if (!block) return;
  block.tabIndex = -1;
  block.focus({ preventScroll: true });
  block.addEventListener("blur", () => block.removeAttribute("tabindex"), { once: true });
}
