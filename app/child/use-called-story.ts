import { useMemo, useState } from "react";
import { parseStory, type StoryText } from "../story/text/text";
import { useBrowserLayoutEffect } from "../ui/use-layout-effect";
import { type Called, callStory } from "./called.client";
import { readNameLink } from "./name-link.client";
import { useChildren } from "./use-children";

export interface CalledStory {
  readonly story: StoryText;
  /** Absent where the story keeps the name that the storyteller chose. */
  readonly called: Called | undefined;
}

interface TextToRead {
  readonly text: string;
  readonly hero?: string | undefined;
  readonly isGrowing?: boolean;
  /** Opened from a link: the name in it counts, not the one on this device. */
  readonly isFromLink?: boolean | undefined;
}

/** What stands after `#`; before hydration, and for a story of this device's own, nothing. */
function useHash(isFromLink: boolean): string {
  const [hash, setHash] = useState("");
  useBrowserLayoutEffect(() => {
    if (!isFromLink) return;
    const read = () => setHash(location.hash);
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [isFromLink]);
  return hash;
}

/** The story as this reader sees, copies, prints and saves it. Links and receipts are of the text itself. */
export function useCalledStory({ text, hero, isGrowing = false, isFromLink = false }: TextToRead): CalledStory {
  const { name } = useChildren();
  const hash = useHash(isFromLink);
  return useMemo(() => {
    const parsed = parseStory(text);
    const own = hero !== undefined && name !== "" ? { hero, name } : undefined;
    const given = hash === "" ? undefined : readNameLink(hash, parsed, hero);
    const called = isFromLink ? given : own;
    // The server, which never knows a name, does without the code for it.
    return { story: called ? callStory(parsed, called, isGrowing) : parsed, called };
  }, [text, hero, name, hash, isGrowing, isFromLink]);
}
