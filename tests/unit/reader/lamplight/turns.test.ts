import { expect, test } from "vitest";
import { isTap, turnOfKey, turnOfSwipe, turnOfTap } from "../../../../app/reader/lamplight/turns";

const bare = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

test.each(["PageDown", "ArrowRight", "ArrowDown", "Enter", " ", "AudioVolumeDown"])("%j leads on", (key) => {
  expect(turnOfKey({ ...bare, key })).toBe("on");
});

test.each(["PageUp", "ArrowLeft", "ArrowUp", "Backspace", "AudioVolumeUp"])("%j leads back", (key) => {
  expect(turnOfKey({ ...bare, key })).toBe("back");
});

test("Shift with Space leads back; what is the browser's stays the browser's", () => {
  expect(turnOfKey({ ...bare, key: " ", shiftKey: true })).toBe("back");
  for (const key of ["Tab", "Escape", "F5", "a", "toString"]) expect(turnOfKey({ ...bare, key })).toBeUndefined();
  for (const held of ["ctrlKey", "metaKey", "altKey"]) {
    expect(turnOfKey({ ...bare, key: "ArrowLeft", [held]: true })).toBeUndefined();
  }
});

test("a tap leads on, at the left edge back; a swipe to the right leads back", () => {
  expect([0, 70, 90, 389].map((x) => turnOfTap(x, 390))).toEqual(["back", "back", "on", "on"]);
  expect(turnOfSwipe(80, 10)).toBe("back");
  expect(turnOfSwipe(-80, 10)).toBe("on");
  for (const [right, down] of [
    [20, 0],
    [60, 80],
    [0, 200],
  ] as const)
    expect(turnOfSwipe(right, down)).toBeUndefined();
  expect(isTap(3, -4)).toBe(true);
  expect(isTap(-40, 0)).toBe(false);
});
