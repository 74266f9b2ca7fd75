export type NoticePlace = `${"top" | "bottom"}-${"center" | "left" | "right"}`;

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Screen {
  readonly width: number;
  readonly height: number;
  /** How wide a notice is. */
  readonly notice: number;
}

/** Pixels that a notice may take at the top or the bottom, and its distance from a side. */
const strip = 112;
const side = 24;
/** On screens that are no wider the library makes notices as wide as the screen. */
const narrow = 600;

/** In the order in which they are liked. */
const places = ["top-center", "bottom-center", "top-right", "top-left", "bottom-right", "bottom-left"] as const;

function boxOf(place: NoticePlace, { width, height, notice }: Screen): Box {
  const [end, alignment] = place.split("-");
  const isTop = end === "top";
  const left = alignment === "left" ? side : alignment === "right" ? width - side - notice : (width - notice) / 2;
  return { top: isTop ? 0 : height - strip, bottom: isTop ? strip : height, left, right: left + notice };
}

function overlap(one: Box, other: Box): boolean {
  return one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
}

/** The place where a notice covers the fewest of these boxes; pixels from the window's corner. */
export function freestPlace(controls: readonly Box[], screen: Screen): NoticePlace {
  const isNarrow = screen.width <= narrow;
  const shown = isNarrow ? { ...screen, notice: screen.width } : screen;
  let freest: NoticePlace = places[0];
  let fewest = Number.POSITIVE_INFINITY;
  for (const place of isNarrow ? places.slice(0, 2) : places) {
    const covered = controls.filter((control) => overlap(control, boxOf(place, shown))).length;
    if (covered < fewest) [freest, fewest] = [place, covered];
  }
  return freest;
}
