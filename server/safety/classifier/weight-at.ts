/** The character of a weight of 0; the others follow it and go before it, each a step. */
export const zeroCharacter = 64;

/** In steps. @param table one character for each weight */
export function weightAt(table: string, place: number): number {
  return table.charCodeAt(place) - zeroCharacter;
}
