import type { Engine } from "./engine";

/** The browser's own voices behind the port. */
export function speechEngine(speech: SpeechSynthesis, voice: SpeechSynthesisVoice): Engine {
  /** Chrome forgets to tell the end of an utterance that nobody holds. */
  const held = new Set<SpeechSynthesisUtterance>();
  return {
    speak(words, rate, heard) {
      const utterance = new SpeechSynthesisUtterance(words);
      utterance.voice = voice;
      utterance.lang = voice.lang.replace("_", "-");
      utterance.rate = rate;
      utterance.onstart = heard.sounded;
      utterance.onboundary = heard.sounded;
      utterance.onend = () => {
        held.delete(utterance);
        heard.ended();
      };
      utterance.onerror = ({ error }) => {
        held.delete(utterance);
        heard.failed(error);
      };
      held.add(utterance);
      speech.speak(utterance);
    },
    cancel() {
      speech.cancel();
      // Else the next one waits behind a pause.
      speech.resume();
    },
    isBusy: () => speech.speaking || speech.pending,
    isPaused: () => speech.paused,
    resume: () => speech.resume(),
  };
}
