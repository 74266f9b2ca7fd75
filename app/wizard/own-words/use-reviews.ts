import { useEffect, useRef } from "react";
import { type OwnWords, ownWordsIn } from "../../story/answers";
import type { Answers } from "../answers/answers";
import type { Refusal } from "./refusals";
import { reviewWords } from "./review";

/** The words that `after` has and `before` had not. */
function newWords(before: Answers, after: Answers): readonly OwnWords[] {
  const { interests, lesson } = after;
  return ownWordsIn({ interests: [...interests], lesson }).filter(({ field, text }) =>
    field === "interests" ? !before.interests.includes(text) : text !== before.lesson,
  );
}

/**
 * Has words reviewed that have become an answer. The parent does not wait for it; a refusal comes to `onRefused`, in the
 * state of the page at that time, as long as the wizard is on the screen.
 */
export function useReviews(onRefused: (refusal: Refusal) => void): (before: Answers, after: Answers) => void {
  const refused = useRef(onRefused);
  refused.current = onRefused;
  const gone = useRef<AbortController>();
  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    return () => controller.abort();
  }, []);

  return (before, after) => {
    const signal = gone.current?.signal;
    if (!signal || !navigator.onLine) return;
    for (const words of newWords(before, after)) {
      void reviewWords(words, signal).then((sentence) => {
        if (sentence !== undefined && !signal.aborted) refused.current({ ...words, sentence });
      });
    }
  };
}
