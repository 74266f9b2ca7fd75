import { type RefObject, useRef, useState } from "react";
import type { StoryText } from "../../story/text";
import { Picture } from "../../ui/picture";
import { reachSite } from "../../ui/reach-site";
import { showNotice } from "../../ui/toasts/toasts.client";
import { BusyButton } from "../busy-button";
import { notices } from "../notices";
import { useHasVoice } from "./use-has-voice";

interface ReadToMeProps {
  /** Where the story stands on the page. */
  readonly root: RefObject<HTMLElement>;
  readonly story: StoryText;
  readonly country: string | undefined;
  /** The whole story has to be in sight. */
  readonly onRead: () => void;
}

let loaded: typeof import("./read-aloud.client") | undefined;

/** @throws when the network does not give it; then it can be tried again. */
async function loadReading() {
  if (!loaded) {
    await reachSite();
    loaded = await import("./read-aloud.client");
  }
  return loaded;
}

/** Has the story read by a voice of the device. Not there where it has none. */
export function ReadToMe({ root, story, country, onRead }: ReadToMeProps) {
  const hasVoice = useHasVoice();
  const [reading, setReading] = useState<{ story: StoryText; Bar: typeof import("./read-aloud.client").ReadAloud }>();
  const place = useRef<HTMLSpanElement>(null);
  if (!hasVoice) return null;
  // Another story, or another name in it, ends the reading.
  const Bar = reading?.story === story ? reading.Bar : undefined;

  async function start() {
    // Safari lets a page speak later only if it speaks while the press is handled.
    speechSynthesis.speak(new SpeechSynthesisUtterance(""));
    try {
      const { ReadAloud } = await loadReading();
      onRead();
      setReading({ story, Bar: ReadAloud });
    } catch {
      showNotice(notices.readingFailed);
    }
  }

  function end() {
    setReading(undefined);
    place.current?.querySelector("button")?.focus({ preventScroll: true });
  }

  return (
    <>
      <span ref={place}>
        <BusyButton className="read-to-me" onPress={Bar ? async () => end() : start}>
          <Picture name="aloud" />
          <span>{Bar ? "Stop reading" : "Read to me"}</span>
        </BusyButton>
      </span>
      {Bar && <Bar root={root} country={country} onEnd={end} />}
    </>
  );
}
