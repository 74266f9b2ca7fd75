/** To the next passage, or to the one before. */
export type Turn = "on" | "back";

/** Keys of a keyboard, of page-turners (which send one of these, by their make) and of a phone's volume. */
const turnsByKey: Readonly<Record<string, Turn>> = {
  PageDown: "on",
  ArrowRight: "on",
  ArrowDown: "on",
  Enter: "on",
  " ": "on",
  AudioVolumeDown: "on",
  MediaTrackNext: "on",
  PageUp: "back",
  ArrowLeft: "back",
  ArrowUp: "back",
  Backspace: "back",
  AudioVolumeUp: "back",
  MediaTrackPrevious: "back",
};

type Key = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

/** Undefined for keys that are the browser's. */
export function turnOfKey({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): Turn | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const turn = Object.hasOwn(turnsByKey, key) ? turnsByKey[key] : undefined;
  return shiftKey && turn ? "back" : turn;
}

/** The part of the screen at its left edge where a tap leads back. */
const edge = 0.2;

export function turnOfTap(x: number, width: number): Turn {
  return x < width * edge ? "back" : "on";
}

/** Pixels. */
const shortestSwipe = 40;
const longestTap = 10;

/** A finger's way. Undefined for one that scrolls or goes nowhere. */
export function turnOfSwipe(right: number, down: number): Turn | undefined {
  if (Math.abs(right) < shortestSwipe || Math.abs(right) < 1.5 * Math.abs(down)) return undefined;
  return right > 0 ? "back" : "on";
}

export function isTap(right: number, down: number): boolean {
  return Math.hypot(right, down) <= longestTap;
}
