import { expect, test } from "vitest";
import { freestPlace } from "../../../../app/ui/toasts/free-place";

const desk = { width: 1280, height: 800, notice: 442 };
const phone = { width: 390, height: 844, notice: 442 };
const box = (left: number, top: number, width = 120, height = 48) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test.each([
  ["nothing is in the way", desk, [], "top-center"],
  ["a button in the middle of the top", desk, [box(600, 60)], "bottom-center"],
  ["buttons in the middle of both ends", desk, [box(600, 60), box(600, 720)], "top-right"],
  ["and one in the corner", desk, [box(600, 60), box(600, 720), box(1200, 10, 48)], "top-left"],
  ["one below the window", desk, [box(600, 60), box(600, 900)], "bottom-center"],
  ["a phone, where a notice is as wide as the screen", phone, [box(10, 10, 48)], "bottom-center"],
  ["a phone with fewer at the top", phone, [box(10, 10, 48), box(10, 790), box(200, 790)], "top-center"],
])("%s", (_, screen, controls, place) => {
  expect(freestPlace(controls, screen)).toBe(place);
});
