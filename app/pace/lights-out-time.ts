import { storageKeys } from "../ui/storage-keys";

/** What the field had the last time ('20:15'): bedtime comes at the same time tomorrow. Empty where there is none. */
export function loadLightsOut(): string {
  try {
    return localStorage.getItem(storageKeys.lightsOut) ?? "";
  } catch {
    return "";
  }
}

export function saveLightsOut(time: string): void {
  try {
    if (time === "") localStorage.removeItem(storageKeys.lightsOut);
    else localStorage.setItem(storageKeys.lightsOut, time);
  } catch {
    // Storage is refused: it holds as long as the page.
  }
}
