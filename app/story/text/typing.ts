/** Milliseconds between two UTF-16 units of a story as the page types it (specification). */
export const typedUnitMs = 7;
