import { useMemo, useState } from "react";
import { type Called, callStory } from "../child/called.client";
import type { WrappingUp } from "../pace/wrapping-up";
import type { StoryRequest } from "../story/request";
import type { Retelling } from "../story/retelling";
import { parseStory, type StoryText } from "../story/text";
import { wrapUp } from "../story/wrap-up";
import { tellInShort } from "./listen/tell-in-short";

interface Wrappable {
  /** As it is shown. */
  readonly story: StoryText;
  readonly called: Called | undefined;
  readonly request: StoryRequest | undefined;
  readonly retelling: Retelling | undefined;
}

interface ShownStory {
  /** What is read now: links, copies and prints are of the whole story. */
  readonly shown: StoryText;
  /** Undefined where there is no short form: of a model's story, and of one that was told in it. */
  readonly wrapping: WrappingUp | undefined;
}

/** "Wrap it up": in the middle of a tale, the rest in its short form. */
export function useWrappingUp({ story, called, request, retelling }: Wrappable): ShownStory {
  const [found, setFound] = useState<{ readonly of: StoryText; readonly wrapped: StoryText }>();
  const [state, setState] = useState<WrappingUp["state"]>("whole");
  // Another story, or another name in it.
  const wrapped = found?.of === story ? found.wrapped : undefined;

  const wrapping = useMemo(() => {
    if (!request || !retelling || request.readingTime === "2-3 minutes") return undefined;
    return {
      state: state === "wrapped" && !wrapped ? "whole" : state,
      async wrapUp(told: number) {
        setState("fetching");
        try {
          const text = await tellInShort(request, retelling);
          const inShort = callStory(parseStory(text), called, false);
          const shorter = wrapUp(story, inShort, told);
          if (shorter) setFound({ of: story, wrapped: shorter });
          setState(shorter ? "wrapped" : "refused");
        } catch {
          setState("failed");
        }
      },
      undo() {
        setFound(undefined);
        setState("whole");
      },
    } satisfies WrappingUp;
  }, [story, called, request, retelling, state, wrapped]);

  return { shown: wrapped ?? story, wrapping };
}
