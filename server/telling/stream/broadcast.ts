import { StoryError } from "../../../app/story/errors";
import type { StoryEvent } from "../../../app/story/told/wire-events";
import { type Listening, listen, type TellingSource } from "./listen";
import type { ToldSoFar } from "./told-so-far";

/** One telling, and everybody who listens to it. */
export interface Broadcast {
  /** The first text is at hand. Rejects with the StoryError of a telling that fails before. */
  readonly begun: Promise<void>;
  /** When it is over: all of it, or undefined where it was stopped or nobody listened. */
  readonly over: Promise<ToldSoFar | undefined>;
  /**
   * Once it has begun.
   * @param gone aborts when the listener leaves, which the stream itself is not always told
   * @throws as `listen` does
   */
  hear(from: number, gone?: AbortSignal): ReadableStream<Uint8Array>;
  /** Ends the telling at once, for everybody. */
  stop(): Promise<void>;
}

interface BroadcastOptions {
  /** Milliseconds for which it goes on though nobody listens. */
  readonly unheardMs: number;
  /** Calls once, later. @returns what cancels the call */
  later(ms: number, callback: () => void): () => void;
  /** Its id, which goes out with `start`. */
  readonly telling?: string;
}

/** Phones and tabs of a family. Whoever came first makes way: a connection may be dead before anybody knows it. */
const mostListeners = 8;

/** @param tell ends at once, with the signal's reason, when the signal aborts */
export function createBroadcast(
  tell: (left: AbortSignal) => AsyncIterator<StoryEvent, void>,
  { unheardMs, later, telling }: BroadcastOptions,
): Broadcast {
  const left = new AbortController();
  const pieces: string[] = [];
  let told: ToldSoFar = { start: { storyteller: "model" }, pieces };
  let isStopped = false;
  const isOver = () => isStopped || told.last !== undefined;
  const news = new Set<() => void>();
  const listeners = new Set<Listening>();
  let stopWaiting = () => {};

  function announce(): void {
    const waiting = [...news];
    news.clear();
    for (const callback of waiting) callback();
  }

  function take(event: StoryEvent): void {
    if (event.event === "start") told = { start: { ...event.data, ...(telling && { telling }) }, pieces };
    else if (event.event === "text") pieces.push(event.data.text);
    else told = { ...told, last: event };
    announce();
  }

  const events = tell(left.signal);

  async function begin(): Promise<void> {
    const first = await events.next();
    if (first.done) throw new StoryError("no_story");
    take(first.value);
  }

  async function goOn(): Promise<ToldSoFar | undefined> {
    try {
      await begun;
      for (let next = await events.next(); !next.done; next = await events.next()) take(next.value);
    } catch {
      // Stopped; or it never began, and `begun` tells of it.
    }
    isStopped = true;
    stopWaiting();
    announce();
    return told.last && told;
  }

  const begun = begin();
  const over = goOn();

  async function stop(): Promise<void> {
    left.abort(new DOMException("nobody listens", "AbortError"));
    await over;
  }

  function leave(listening: Listening): Promise<void> | undefined {
    if (!listeners.delete(listening) || listeners.size > 0 || isOver()) return undefined;
    if (unheardMs === 0) return stop();
    stopWaiting = later(unheardMs, () => void stop());
    return undefined;
  }

  const source: TellingSource = {
    told: () => told,
    isOver,
    onNews(callback) {
      news.add(callback);
      return () => news.delete(callback);
    },
  };

  return {
    begun,
    over,
    hear(from, gone) {
      const listening = listen(source, from, () => leave(listening));
      listeners.add(listening);
      stopWaiting();
      gone?.addEventListener("abort", listening.dismiss, { once: true });
      if (gone?.aborted) listening.dismiss();
      const [oldest] = listeners;
      if (listeners.size > mostListeners) oldest?.dismiss();
      return listening.stream;
    },
    stop,
  };
}
