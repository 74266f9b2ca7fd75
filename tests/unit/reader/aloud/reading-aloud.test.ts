import { expect, test } from "vitest";
import type { Heard } from "../../../../app/reader/aloud/engine";
import { createReadingAloud, type Reading } from "../../../../app/reader/aloud/reading-aloud";
import { sentencesOf } from "../../../../app/reader/aloud/sentences";

const story = sentencesOf([
  { text: "The Quiet Moon", chapter: -1 },
  { text: "Nora looked up at the round moon. It looked back at her.", chapter: 0 },
  { text: "They both went home to sleep.", chapter: 1 },
]);

/** An engine with one fault, and a clock that goes when it is told to. */
function evening() {
  let now = 0;
  let timers: { at: number; then: () => void }[] = [];
  const spoken: { words: string; rate: number; heard: Heard }[] = [];
  const shown: Reading[] = [];
  const engine = { busy: false, paused: false, cancels: 0, resumes: 0 };
  /** What it does when it is asked to speak. */
  const says = { next: (_heard: Heard) => {} };
  const aloud = createReadingAloud(story, {
    clock: {
      now: () => now,
      after(ms, then) {
        const timer = { at: now + ms, then };
        timers.push(timer);
        return () => {
          timers = timers.filter((one) => one !== timer);
        };
      },
    },
    engine: {
      speak(words, rate, heard) {
        spoken.push({ words, rate, heard });
        says.next(heard);
      },
      cancel: () => {
        engine.cancels++;
        engine.busy = false;
      },
      isBusy: () => engine.busy,
      isPaused: () => engine.paused,
      resume: () => {
        engine.resumes++;
      },
    },
    show: (reading) => shown.push(reading),
  });
  return {
    aloud,
    engine,
    says,
    spoken,
    last: () => spoken.at(-1) as { words: string; rate: number; heard: Heard },
    reading: () => shown.at(-1),
    words: () => spoken.map(({ words }) => words),
    pass(ms: number) {
      const until = now + ms;
      for (;;) {
        const next = timers.sort((a, b) => a.at - b.at)[0];
        if (!next || next.at > until) break;
        timers = timers.slice(1);
        now = next.at;
        next.then();
      }
      now = until;
    },
  };
}

/** Speaks and says so, as an engine should. */
function speakOn(e: ReturnType<typeof evening>): void {
  e.last().heard.sounded();
  e.pass(1000);
  e.last().heard.ended();
  e.pass(2000);
}

test("one sentence after the other, slower towards the end, and it ends", () => {
  const e = evening();
  e.pass(100);
  expect(e.words()).toEqual(["The Quiet Moon"]);
  e.engine.busy = true;
  for (let i = 0; i < 4; i++) {
    e.engine.busy = true;
    speakOn(e);
  }
  expect(e.words()).toEqual(story.map(({ words }) => words));
  expect(e.spoken[0]?.rate).toBe(0.95);
  expect(e.spoken[3]?.rate).toBeCloseTo(0.85);
  expect(e.reading()).toMatchObject({ state: "finished", at: 3 });
  e.pass(60_000);
  expect(e.spoken).toHaveLength(4);
});

test("paused is silent; it goes on with the same sentence, from its beginning", () => {
  const e = evening();
  e.pass(100);
  speakOn(e);
  e.aloud.pause();
  const before = e.spoken.length;
  e.pass(60_000);
  expect(e.spoken).toHaveLength(before);
  expect(e.reading()).toMatchObject({ state: "paused", at: 1 });
  e.aloud.resume();
  e.pass(100);
  expect(e.last().words).toBe(story[1]?.words);
});

test("back a sentence while it reads and while it is paused; before the first there is none", () => {
  const e = evening();
  e.pass(100);
  speakOn(e);
  e.aloud.back();
  e.pass(100);
  expect(e.last().words).toBe("The Quiet Moon");
  e.aloud.back();
  expect(e.reading()).toMatchObject({ state: "reading", at: 0 });
  e.pass(100);
  speakOn(e);
  e.aloud.pause();
  e.aloud.back();
  expect(e.reading()).toMatchObject({ state: "paused", at: 0 });
});

test("it sleeps at the chapter's end if it was asked to, once", () => {
  const e = evening();
  e.pass(100);
  speakOn(e);
  e.aloud.sleepAtChapterEnd(true);
  expect(e.reading()).toMatchObject({ state: "reading", sleeps: true });
  speakOn(e);
  speakOn(e);
  expect(e.reading()).toEqual({ state: "paused", at: 3, sleeps: false });
  e.aloud.resume();
  e.pass(100);
  expect(e.last().words).toBe(story[3]?.words);
});

test("an end of an utterance that was cancelled is not heard", () => {
  const e = evening();
  e.pass(100);
  const { heard } = e.last();
  e.aloud.pause();
  heard.ended();
  heard.failed("interrupted");
  expect(e.reading()).toMatchObject({ state: "paused", at: 0 });
  e.aloud.resume();
  heard.ended();
  heard.sounded();
  e.pass(100);
  expect(e.reading()).toMatchObject({ state: "reading", at: 0 });
  expect(e.spoken).toHaveLength(2);
});

test("an engine that tells nothing but that it speaks is followed by that: no start, no boundaries, no end", () => {
  const e = evening();
  e.pass(100);
  e.engine.busy = true;
  e.pass(2000);
  e.engine.busy = false;
  e.pass(3000);
  expect(e.last().words).toBe(story[1]?.words);
  expect(e.reading()?.state).toBe("reading");
});

test("an end that never comes while the engine says that it speaks holds up no longer than twice the time", () => {
  const e = evening();
  e.pass(100);
  e.engine.busy = true;
  e.last().heard.sounded();
  e.pass(12_000);
  expect(e.last().words).toBe(story[1]?.words);
});

test("boundary events show that a slow voice still speaks", () => {
  const e = evening();
  e.pass(100);
  e.engine.busy = true;
  for (let i = 0; i < 20; i++) {
    e.last().heard.sounded();
    e.pass(1000);
  }
  expect(e.spoken).toHaveLength(1);
});

test("a voice that falls silent in the middle says the sentence once more, then the story goes on", () => {
  const e = evening();
  e.pass(100);
  speakOn(e);
  const [sentence] = [e.last().words];
  for (let i = 0; i < 2; i++) {
    expect(e.last().words).toBe(sentence);
    e.engine.busy = true;
    e.last().heard.sounded();
    e.pass(100);
    e.engine.busy = false;
    e.pass(1200);
  }
  e.pass(1000);
  expect(e.last().words).toBe(story[2]?.words);
});

test("an engine that speaks nothing is asked twice, then says so; asked again it begins again", () => {
  for (const isBusy of [false, true]) {
    const e = evening();
    e.says.next = () => {
      e.engine.busy = isBusy;
    };
    e.pass(60_000);
    expect(e.words()).toEqual(["The Quiet Moon", "The Quiet Moon"]);
    expect(e.reading()).toMatchObject({ state: "silent", at: 0 });
    e.aloud.resume();
    e.pass(100);
    expect(e.spoken).toHaveLength(3);
    expect(e.reading()?.state).toBe("reading");
  }
});

test("an engine that ends each utterance at once does not rush through the story", () => {
  const e = evening();
  e.says.next = (heard) => heard.ended();
  e.pass(60_000);
  expect(e.reading()).toMatchObject({ state: "silent", at: 0 });
});

test("a story that stutters sentence after sentence is given up", () => {
  const e = evening();
  e.says.next = (heard) => {
    heard.sounded();
    heard.failed("synthesis-failed");
  };
  e.pass(60_000);
  expect(e.reading()?.state).toBe("silent");
});

test("what went wrong is said again once; what the system took away is paused; what is refused says so", () => {
  for (const [name, state, times] of [
    ["synthesis-failed", "silent", 2],
    ["audio-busy", "silent", 2],
    ["interrupted", "paused", 1],
    ["canceled", "paused", 1],
    ["not-allowed", "silent", 1],
  ] as const) {
    const e = evening();
    e.says.next = (heard) => heard.failed(name);
    e.pass(20_000);
    expect([name, e.reading()?.state, e.spoken.length]).toEqual([name, state, times]);
  }
});

test("an engine that the system has paused is woken once, then the page shows that it is paused", () => {
  const e = evening();
  e.pass(100);
  e.engine.busy = true;
  e.engine.paused = true;
  e.pass(600);
  expect(e.engine.resumes).toBe(1);
  expect(e.reading()?.state).toBe("reading");
  e.pass(600);
  expect(e.reading()?.state).toBe("paused");
});

test("stopped it is silent for good, and cancels what is spoken", () => {
  const e = evening();
  e.pass(100);
  const cancels = e.engine.cancels;
  e.aloud.stop();
  expect(e.engine.cancels).toBe(cancels + 1);
  e.last().heard.ended();
  e.pass(60_000);
  expect(e.spoken).toHaveLength(1);
});
