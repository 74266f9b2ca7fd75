import { useEffect, useState } from "react";
import { usableVoices } from "./voice";

/** Milliseconds after which voices are looked for again where no event tells of them. */
const lateVoices = 1500;

/** Whether this device has a voice of its own for English. Many browsers know only after a while. */
export function useHasVoice(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    const speech: SpeechSynthesis | undefined = globalThis.speechSynthesis;
    if (!speech) return;
    const look = () => setHas(usableVoices(speech.getVoices()).length > 0);
    look();
    // Safari has no such event before version 16.
    speech.addEventListener?.("voiceschanged", look);
    const timer = setTimeout(look, lateVoices);
    return () => {
      clearTimeout(timer);
      speech.removeEventListener?.("voiceschanged", look);
    };
  }, []);
  return has;
}
