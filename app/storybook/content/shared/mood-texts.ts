import type { Style } from "../../../story/catalogue";
import type { Texts } from "../../content-contract";

/** What one mood has of its own. */
export interface MoodTexts {
  /** Each has the child's name or a much-varied word among its first five, and leaves it ready for whatever is wanted. */
  readonly openings: Texts;
  /** Events on the way, in the mood's own voice. */
  readonly events: Texts;
  /** In bed or nearly: the mood's last colour, in short sentences. */
  readonly calms: Texts;
}

/** The moods' texts as a band has them. */
export function eachMood(moods: Readonly<Record<Style, MoodTexts>>) {
  const each = (part: keyof MoodTexts) =>
    Object.fromEntries(Object.entries(moods).map(([style, texts]) => [style, texts[part]])) as Record<Style, Texts>;
  return { openings: each("openings"), moodEvents: each("events"), moodCalms: each("calms") };
}
