/** What an engine says of one utterance. Some never say that it began or ended, some say it of one that was cancelled. */
export interface Heard {
  /** It began, or came to another word. */
  sounded(): void;
  ended(): void;
  /** @param name of a `SpeechSynthesisErrorEvent` */
  failed(name: string): void;
}

export interface Engine {
  speak(words: string, rate: number, heard: Heard): void;
  cancel(): void;
  /** As it says itself. */
  isBusy(): boolean;
  isPaused(): boolean;
  resume(): void;
}

export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** @returns what calls it off */
  after(ms: number, then: () => void): () => void;
}
