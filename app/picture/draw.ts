/** Numbers of a story's own that are the same on every device: FNV-1a over code points, stirred. */
export function drawFrom(text: string, what: string, count: number): number {
  let found = 0x811c9dc5;
  for (const sign of `${what}:${text}`) found = Math.imul(found ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  found = Math.imul(found ^ (found >>> 15), 0x2c1b3c6d);
  return ((found ^ (found >>> 13)) >>> 0) % count;
}
