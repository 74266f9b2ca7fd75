import { type RefObject, useRef, useState } from "react";
import type { StoryText } from "../../story/text/text";
import { broughtOnce } from "../../ui/late-parts/brought-once";
import { useLatePart } from "../../ui/late-parts/use-late-part";
import { Picture } from "../../ui/picture";
import { sayPartIsMissing } from "../notices";
import { useHasVoice } from "./use-has-voice";

interface ReadToMeProps {
  /** Where the story stands on the page. */
  readonly root: RefObject<HTMLElement>;
  readonly story: StoryText;
  readonly country: string | undefined;
  /** The whole story has to be in sight. */
  readonly onRead: () => void;
}

const bringBar = broughtOnce(async () => (await import("./read-aloud.client")).ReadAloud);

/** Has the story read by a voice of the device. Not there where it has none. */
export function ReadToMe({ root, story, country, onRead }: ReadToMeProps) {
  const hasVoice = useHasVoice();
  const [Bar, load] = useLatePart(bringBar, sayPartIsMissing);
  /** Another story, or another name in it, ends the reading. */
  const [read, setRead] = useState<StoryText>();
  const button = useRef<HTMLButtonElement>(null);
  if (!hasVoice) return null;
  const isOn = Bar && read === story;

  function end() {
    setRead(undefined);
    button.current?.focus({ preventScroll: true });
  }

  function press() {
    if (isOn) return end();
    // Safari lets a page speak later only if it speaks while the press is handled.
    speechSynthesis.speak(new SpeechSynthesisUtterance(""));
    onRead();
    setRead(story);
    void load();
  }

  return (
    <>
      <button type="button" className="read-to-me" ref={button} onClick={press}>
        <Picture name="aloud" />
        {/* Where only the picture shows, a gap would push it aside. */}
        {isOn ? "\u00a0Stop reading" : "\u00a0Read to me"}
      </button>
      {isOn && <Bar root={root} country={country} onEnd={end} />}
    </>
  );
}
