import { useEffect, useMemo } from "react";
import { sayPlace } from "../../pace/reading-place";
import type { Passage } from "./passages";

/** As many words as the page says that it has. */
function wordsIn({ title, chapter, paragraphs }: Passage): number {
  const head = chapter ? ["Chapter", chapter.number, chapter.title] : [];
  const texts = [title, ...head, ...paragraphs.map((spans) => spans.map(({ text }) => text).join(""))];
  return texts.join(" ").match(/\S+/g)?.length ?? 0;
}

/** Lets the reader's pace be learned here, too. @param at the passage that is read */
export function useSaidPlace(passages: readonly Passage[], at: number): void {
  const starts = useMemo(() => {
    const found = [0];
    for (const passage of passages) found.push((found.at(-1) ?? 0) + wordsIn(passage));
    return found;
  }, [passages]);

  const from = starts[at];
  const to = starts[at + 1] ?? from;
  useEffect(() => {
    if (from !== undefined && to !== undefined) sayPlace({ from, to });
  }, [from, to]);
  useEffect(() => () => sayPlace("on the page"), []);
}
