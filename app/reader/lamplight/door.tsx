import { type RefObject, useRef, useState } from "react";
import type { StoryText } from "../../story/text/text";
import { broughtOnce } from "../../ui/late-parts/brought-once";
import { useLatePart } from "../../ui/late-parts/use-late-part";
import { showNotice } from "../../ui/toasts/toasts.client";
import { useBrowserLayoutEffect } from "../../ui/use-layout-effect";
import { BusyButton } from "../busy-button";
import { notices } from "../notices";
import { blockInSight, standAt } from "../reading/place";
import type { Bookmark } from "../reading/use-bookmark";
import { useOwnEntry } from "./use-own-entry";

interface LamplightDoorProps {
  readonly story: StoryText;
  readonly end: "done" | "broken" | undefined;
  /** Where the story stands on the page. */
  readonly text: RefObject<HTMLElement>;
  /** Where the reader is here, as soon as they have moved, and where they go on: nowhere after the story's end. */
  readonly bookmark: Bookmark;
  /** Something was read: the page shall be as far. */
  readonly onRead: () => void;
  readonly onDark: (isDark: boolean) => void;
}

const bringLamplight = broughtOnce(async () => (await import("./lamplight.client")).Lamplight);

/** The button that leads to reading by lamplight, whose part comes when it is pressed. */
export function LamplightDoor({ story, end, text, bookmark, onRead, onDark }: LamplightDoorProps) {
  const door = useRef<HTMLDivElement>(null);
  const [Lamplight, load] = useLatePart(bringLamplight, () => showNotice(notices.lamplightFailed));
  const [isOpen, setIsOpen] = useState(false);
  const entry = useOwnEntry(isOpen, setIsOpen);
  const { reached, marked } = bookmark;
  const wasOpen = useRef(false);

  useBrowserLayoutEffect(() => {
    if (isOpen || !wasOpen.current) {
      wasOpen.current = isOpen;
      return;
    }
    wasOpen.current = false;
    onDark(false);
    if (reached.current === undefined) door.current?.querySelector("button")?.focus({ preventScroll: true });
    else {
      onRead();
      standAt(text.current, reached.current);
    }
    reached.current = undefined;
  }, [isOpen]);

  async function open() {
    // Now, as long as the browser takes it for the answer to a press; and before the dialog, which has to lie above it.
    const fullScreen = document.documentElement.requestFullscreen?.({ navigationUI: "hide" }).catch(() => {});
    const isHere = await load();
    await fullScreen;
    if (isHere) entry.enter();
    else if (document.fullscreenElement) void document.exitFullscreen();
  }

  if (!("HTMLDialogElement" in window)) return null;
  return (
    <div className="reader-mode" ref={door}>
      <BusyButton className="button button-quiet" onPress={open}>
        <span>Read by </span>lamplight
      </BusyButton>
      {isOpen && Lamplight && (
        <Lamplight
          story={story}
          end={end}
          startsAt={() => marked.current ?? blockInSight(text.current)}
          onReach={(block, isLast) => {
            reached.current = block;
            marked.current = isLast ? undefined : block;
          }}
          onDark={onDark}
          onLeave={entry.leave}
        />
      )}
    </div>
  );
}
