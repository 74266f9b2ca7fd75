import { expect, test } from "vitest";
import { createPaceMeter } from "../../../app/pace/meter";

/** @param steps words and seconds of each step through a story */
function paceOf(...steps: readonly (readonly [words: number, seconds: number])[]): number | undefined {
  const meter = createPaceMeter();
  let [words, ms] = [0, 1000];
  meter.at(words, ms);
  for (const [more, seconds] of steps) {
    words += more;
    ms += seconds * 1000;
    meter.at(words, ms);
  }
  return meter.pace();
}

const minute = [120, 60] as const;

test("a steady reader's pace is theirs", () => {
  expect(paceOf(minute, minute, minute)).toBe(120);
  expect(paceOf([45, 30], [45, 30], [45, 30])).toBe(90);
});

test("nothing is said of little", () => {
  expect(paceOf()).toBeUndefined();
  expect(paceOf([60, 30], [59, 29])).toBeUndefined();
  expect(paceOf([200, 59])).toBeUndefined();
});

test("a pause, a look ahead and a look back are no reading", () => {
  expect(paceOf(minute, [50, 600], minute)).toBe(120);
  expect(paceOf(minute, [800, 3], minute)).toBe(120);
  expect(paceOf(minute, [-100, 20], minute)).toBe(120);
});

test("who was away with the page hidden did not read there", () => {
  const meter = createPaceMeter();
  for (const [words, ms] of [
    [0, 0],
    [130, 60_000],
  ] as const)
    meter.at(words, ms);
  meter.pause();
  meter.at(140, 119_000);
  expect(meter.pace()).toBe(130);
});

test("a pace that nobody has is not believed", () => {
  const creep = [20, 30] as const;
  expect(paceOf(creep, creep, creep, creep, creep, creep, creep)).toBeUndefined();
});
