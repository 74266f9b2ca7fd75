import { describe, expect, test } from "vitest";
import { formatTime, minutesUntil, parseTime } from "../../../app/pace/clock";
import { lateNote, lengthNotes } from "../../../app/pace/length-notes";

const at = (hours: number, minutes: number) => new Date(2026, 10, 23, hours, minutes);
const evening = (lightsOut: number, now: Date, pace = 120) => ({ age: 5, pace, lightsOut, now });

describe("the time of lights out", () => {
  test.each([
    ["20:15", 1215],
    ["00:00", 0],
    ["23:59:30", 1439],
    ["", undefined],
    ["24:00", undefined],
    ["8:15", undefined],
    ["soon", undefined],
  ])("%j is %s minutes after midnight", (value, minutes) => {
    expect(parseTime(value)).toBe(minutes);
  });

  test.each([
    ["later", 20 * 60, at(19, 45), 15],
    ["now", 20 * 60, at(20, 0), 0],
    ["past", 20 * 60, at(20, 30), -30],
    ["after midnight", 15, at(23, 50), 25],
    ["before midnight, and it is past", 23 * 60 + 50, at(0, 10), -20],
  ])("%s", (_, time, now, minutes) => {
    expect(minutesUntil(time, now)).toBe(minutes);
  });
});

test("a clock's time without its half of the day", () => {
  expect(formatTime(at(19, 52))).toMatch(/^(7|19):52$/);
});

test("each length says until when, and the longest that fits is marked", () => {
  const notes = lengthNotes(evening(19 * 60 + 50, at(19, 40)));
  expect(Object.values(notes).map(({ text }) => text.replace(/ 19:/, " 7:"))).toEqual([
    "until about 7:43",
    "until about 7:47, fits best",
    "until about 7:52",
    "until about 7:56",
  ]);
  expect(Object.values(notes).map(({ fits }) => fits ?? false)).toEqual([false, true, false, false]);
});

test("a reader's pace makes their stories shorter, and longer, as far as that goes", () => {
  const fits = (pace: number) => {
    const notes = Object.entries(lengthNotes(evening(20 * 60, at(19, 48), pace)));
    return notes.find(([, { fits }]) => fits)?.[0];
  };
  expect(fits(120)).toBe("10-12 minutes");
  expect(fits(80)).toBe("10-12 minutes");
  expect(fits(60)).toBe("5-7 minutes");
  expect(fits(260)).toBe("15 minutes");
});

test("where nothing fits no length is marked, and it is said", () => {
  const tight = evening(20 * 60, at(19, 58));
  expect(Object.values(lengthNotes(tight)).some(({ fits }) => fits)).toBe(false);
  expect(lateNote(tight)).toBe("Even the shortest story would end later than that.");
  expect(lateNote(evening(20 * 60, at(20, 5)))).toBe("It is lights out already.");
  expect(lateNote(evening(20 * 60, at(19, 57)))).toBeUndefined();
});
