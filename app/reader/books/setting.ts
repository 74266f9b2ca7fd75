import { mmPerPoint, type Setting } from "../save/pdf/flow";

/** Between lines, in parts of the type size. */
const leading = 1.4;

/** How a book's pages are set: as books are, with indented paragraphs. @param size of its type in points, @param width of its lines in mm */
export function bookSetting(size: number, width: number): Setting {
  const step = size * leading * mmPerPoint;
  const story = { family: "story", size, step, above: 0, quiet: false, centred: false } as const;
  const heading = {
    family: "title",
    size: 1.2 * size,
    step: 1.2 * step,
    above: step,
    quiet: false,
    centred: true,
  } as const;
  return {
    width,
    faces: {
      title: heading,
      heading,
      paragraph: story,
      chapter: { ...story, above: 1.5 * step, quiet: true, centred: true },
      summary: { ...story, quiet: true, centred: true },
    },
    below: { chapter: 0.2 * step, heading: 0.5 * step },
    indent: 1.2 * size * mmPerPoint,
  };
}

/** From a page's upper margin to the first baseline: letters, not their line, hang from the margin. */
export const firstBaseline = (size: number): number => 0.75 * size * mmPerPoint;
