/** The loading screen by the clock. Cosmetic, as docs/specification.md says: it knows nothing of the real story. */

const percentPer100ms = 1.4286;
const messageInterval = 1200;
/** Soon, for whoever pressed too early; a story that is told at once is never here so long. */
const cancelAfter = 2000;
const slowAfter = 8000;

export const loadingMessages = [
  "Gathering story ingredients...",
  "Opening the story vault...",
  "Painting the characters...",
  "Weaving your tale...",
  "Adding final touches...",
] as const;

/** The sixth, shown by the story screen as it appears. */
export const readyMessage = "Your story is ready!";
export const slowMessage = "This is taking a little longer than usual. Your story is still on its way.";
export const retryMessage = "That did not work at once, so we are trying again.";

export function percentAt(ms: number): number {
  return Math.min(100, Math.floor((Math.max(0, ms) / 100) * percentPer100ms));
}

/** The last one holds: a story that is finished twice would be no nearer. */
export function messageAt(ms: number): string {
  const turn = Math.floor(Math.max(0, ms) / messageInterval);
  return loadingMessages[Math.min(turn, loadingMessages.length - 1)] ?? loadingMessages[0];
}

export function canCancel(ms: number): boolean {
  return ms >= cancelAfter;
}

export function isSlow(ms: number): boolean {
  return ms >= slowAfter;
}
