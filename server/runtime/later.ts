/** Calls once, in so many milliseconds. @returns what cancels the call */
export function later(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}
