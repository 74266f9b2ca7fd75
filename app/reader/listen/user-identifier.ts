import { storageKeys } from "../../ui/storage-keys";

/** `crypto.randomUUID` exists only on secure origins; a phone on the home network may open plain http. */
function randomId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4, variant 1 (RFC 9562, section 5.4).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

let forThisPage: string | undefined;

/** The anonymous id of this browser: made once, kept, reused. Where storage is refused it lasts as long as the page. */
export function userIdentifier(): string {
  try {
    const kept = localStorage.getItem(storageKeys.userId);
    if (kept) return kept;
  } catch {
    // Storage is switched off.
  }
  forThisPage ??= randomId();
  try {
    localStorage.setItem(storageKeys.userId, forThisPage);
  } catch {
    // Full or switched off.
  }
  return forThisPage;
}
