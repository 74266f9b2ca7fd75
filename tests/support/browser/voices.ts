import type { Page } from "@playwright/test";

interface StubbedSpeech extends EventTarget {
  spoken: string[];
  speaking: boolean;
  /** The end of what is spoken now. */
  finish(): void;
  arrive(): void;
}

declare global {
  interface Window {
    stubbed: StubbedSpeech;
  }
}

/** An engine of speech that is always there, and speaks only as far as the test says. @param late voices come later */
export async function stubVoices(page: Page, { late = false } = {}): Promise<void> {
  await page.addInitScript((isLate) => {
    interface Spoken {
      text: string;
      onstart?(): void;
      onend?(): void;
      onerror?(event: { error: string }): void;
    }
    class Speech extends EventTarget {
      spoken: string[] = [];
      speaking = false;
      pending = false;
      paused = false;
      private current: Spoken | undefined;
      private hasVoices = !isLate;
      getVoices() {
        const voice = { lang: "en-US", default: true, localService: true, name: "Samantha", voiceURI: "a" };
        const remote = { ...voice, localService: false, name: "Far Away" };
        return this.hasVoices ? [remote, voice] : [remote];
      }
      arrive() {
        this.hasVoices = true;
        this.dispatchEvent(new Event("voiceschanged"));
      }
      speak(utterance: Spoken & { voice?: { name: string } }) {
        if (utterance.text === "") return;
        this.spoken.push(`${utterance.voice?.name}: ${utterance.text}`);
        this.current = utterance;
        this.speaking = true;
        utterance.onstart?.();
      }
      cancel() {
        const { current } = this;
        this.current = undefined;
        this.speaking = false;
        current?.onerror?.({ error: "canceled" });
      }
      finish() {
        const { current } = this;
        this.current = undefined;
        this.speaking = false;
        current?.onend?.();
      }
      resume() {}
    }
    class Utterance {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const stubbed = new Speech();
    Object.assign(window, { stubbed, SpeechSynthesisUtterance: Utterance });
    Object.defineProperty(window, "speechSynthesis", { value: stubbed });
  }, late);
}

/** The sentences that were spoken, with who spoke them. */
export function spoken(page: Page): Promise<string[]> {
  return page.evaluate(() => window.stubbed.spoken);
}

/** What lies in the lamp's light. */
export function lit(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const [range] = CSS.highlights.get("story-lit") ?? [];
    return range instanceof Range ? range.toString() : undefined;
  });
}
