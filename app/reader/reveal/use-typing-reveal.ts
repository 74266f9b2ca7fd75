import { type RefObject, useCallback, useRef, useState } from "react";
import type { StoryText } from "../../story/text/text";
import { useBrowserLayoutEffect } from "../../ui/use-layout-effect";
import { prefersNoTyping, startTypingReveal, type TypingReveal } from "./typing-reveal";

interface TypingOptions {
  /** Decided once, when the story appears. */
  readonly animate: boolean;
  readonly story: StoryText;
  /** `done` is typed to its end, `broken` is shown at once. */
  readonly end: "done" | "broken" | undefined;
}

/** Types the story inside `root` without rendering again: React hears only of the start and the end. */
export function useTypingReveal(
  root: RefObject<HTMLElement>,
  caret: RefObject<HTMLElement>,
  { animate, story, end }: TypingOptions,
): { typing: boolean; showAll: () => void } {
  const [typing, setTyping] = useState(false);
  const reveal = useRef<TypingReveal | undefined>(undefined);
  const animateAtFirst = useRef(animate);

  useBrowserLayoutEffect(() => {
    if (!animateAtFirst.current || !root.current || prefersNoTyping()) return;
    const mine = startTypingReveal(root.current, caret.current, () => setTyping(false));
    reveal.current = mine;
    setTyping(true);
    return () => {
      mine.stop();
      reveal.current = undefined;
    };
  }, [root, caret]);

  // Each new story has new nodes, though the story itself is not looked at here.
  useBrowserLayoutEffect(() => {
    if (end === "broken") reveal.current?.showAll();
    else reveal.current?.grow(end === "done");
  }, [story, end]);

  const showAll = useCallback(() => reveal.current?.showAll(), []);
  return { typing, showAll };
}
