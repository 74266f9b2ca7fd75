import { storageKeys } from "../../ui/storage-keys";

/** Whether a reader here has turned a passage before. Where storage is refused they are told again each time. */
export function knowsHow(): boolean {
  try {
    return localStorage.getItem(storageKeys.lamplight) !== null;
  } catch {
    return false;
  }
}

export function rememberHow(): void {
  try {
    localStorage.setItem(storageKeys.lamplight, "1");
  } catch {
    // Told again next time.
  }
}
