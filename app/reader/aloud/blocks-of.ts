import type { Block, Sentence } from "./sentences";

const blockSelector = "[data-story-block]";

function blockElements(root: HTMLElement): Element[] {
  return Array.from(root.querySelectorAll(blockSelector));
}

/** What stands on the page, as it stands there: the child's own name, too. */
export function blocksOf(root: HTMLElement): Block[] {
  const chapters = Array.from(root.querySelectorAll(".reader-chapter"));
  return blockElements(root).map((element) => ({
    text: element.textContent ?? "",
    chapter: chapters.findIndex((chapter) => chapter.contains(element)),
  }));
}

/** Undefined where the text is another one by now. */
export function rangeOf(root: HTMLElement, { block, start, end }: Sentence): Range | undefined {
  const element = blockElements(root)[block];
  if (!element) return undefined;
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before = 0;
  let isBegun = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (!isBegun && start < before + length) {
      range.setStart(node, start - before);
      isBegun = true;
    }
    if (isBegun && end <= before + length) {
      range.setEnd(node, end - before);
      return range;
    }
    before += length;
  }
  return undefined;
}
