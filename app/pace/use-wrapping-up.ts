import { useState } from "react";
import { type Called, callStory } from "../child/called.client";
import type { StoryRequest } from "../story/request";
import type { Retelling } from "../story/retelling";
import { parseStory, type StoryText } from "../story/text/text";
import { wrapUp } from "../story/text/wrap-up";

export interface Wrappable {
  /** The whole story, with the child's own name if it has one. */
  readonly story: StoryText;
  readonly called: Called | undefined;
  readonly request: StoryRequest | undefined;
  readonly retelling: Retelling | undefined;
  /** What is read from now on: links, copies and prints stay of the whole story. */
  readonly onShown: (story: StoryText) => void;
}

export interface WrappingUp {
  readonly state: "whole" | "fetching" | "wrapped" | "failed" | "refused";
  /** @param told paragraphs that stay as they are */
  wrapUp(told: number): Promise<void>;
  undo(): void;
}

/**
 * "Wrap it up": in the middle of a tale, the rest in its short form.
 * @returns undefined where there is none: of a model's story, and of one that was told in it
 */
export function useWrappingUp({ story, called, request, retelling, onShown }: Wrappable): WrappingUp | undefined {
  const [last, setLast] = useState<{ readonly of: StoryText; readonly state: WrappingUp["state"] }>();
  if (!request || !retelling || request.readingTime === "2-3 minutes") return undefined;
  const say = (state: WrappingUp["state"]) => setLast({ of: story, state });
  return {
    // Of another story, or with another name in it, nothing was said yet.
    state: last?.of === story ? last.state : "whole",
    async wrapUp(told) {
      say("fetching");
      try {
        const { tellInShort } = await import("../offline/telling/tell-here.client");
        const inShort = callStory(parseStory(await tellInShort(request, retelling)), called, false);
        const shorter = wrapUp(story, inShort, told);
        if (shorter) onShown(shorter);
        say(shorter ? "wrapped" : "refused");
      } catch {
        say("failed");
      }
    },
    undo() {
      onShown(story);
      say("whole");
    },
  };
}
