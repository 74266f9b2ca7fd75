import { expect, test } from "vitest";
import { createReading, leftInWords } from "../../../app/pace/reading";

const minute = 60_000;

test("on one screen it is read as fast as the reader reads, and never beyond the screen", () => {
  const reading = createReading(360, 120);
  reading.look({ from: 0, to: 300 }, 0);
  expect(reading.minutesLeft()).toBe(3);
  reading.goOn(minute);
  expect(reading.minutesLeft()).toBe(2);
  reading.goOn(9 * minute);
  expect(reading.minutesLeft()).toBe(0.5);
});

test("what was scrolled past is read", () => {
  const reading = createReading(360, 120);
  reading.look({ from: 0, to: 100 }, 0);
  reading.look({ from: 240, to: 360 }, 1000);
  expect(reading.minutesLeft()).toBe(1);
});

test("whoever looks back reads on from there", () => {
  const reading = createReading(360, 120);
  reading.look({ from: 240, to: 360 }, 0);
  reading.look({ from: 0, to: 120 }, 0);
  expect(reading.minutesLeft()).toBe(2);
});

test("nobody reads while the page is hidden", () => {
  const reading = createReading(360, 120);
  reading.look({ from: 0, to: 360 }, 0);
  reading.pause();
  reading.goOn(10 * minute);
  expect(reading.minutesLeft()).toBe(3);
  reading.goOn(11 * minute);
  expect(reading.minutesLeft()).toBe(2);
});

test.each([
  [6.4, undefined, "About 6 minutes left"],
  [1.2, undefined, "About 1 minute left"],
  [6.4, "7:52", "6 minutes left, until 7:52"],
  [0.9, "7:52", "Less than a minute left"],
  [0, undefined, undefined],
])("%s minutes, until %s: %s", (minutes, until, words) => {
  expect(leftInWords(minutes, until)).toBe(words);
});
