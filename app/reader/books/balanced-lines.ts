/**
 * As many lines as the room asks for, each about as long as the others: no word is left alone below a title.
 * @param widest width of the widest word, in the room's unit
 * @param within lines of at most that width
 */
export function balancedLines<Line>(
  room: number,
  widest: number,
  within: (width: number) => readonly Line[],
): readonly Line[] {
  let lines = within(room);
  const { length } = lines;
  for (let width = 0.98 * room; width >= widest; width -= 0.02 * room) {
    const narrower = within(width);
    if (narrower.length > length) break;
    lines = narrower;
  }
  return lines;
}
