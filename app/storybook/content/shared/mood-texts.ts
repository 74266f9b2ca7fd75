import type { Style } from "../../../story/catalogue";
import type { Strand, Texts } from "../../content-contract";

/** What one mood has of its own. */
export interface MoodTexts {
  readonly strands: readonly Strand[];
  /** Events on the way, in the mood's own voice. */
  readonly events: Texts;
  /** In bed or nearly: the mood's last colour, in short sentences. */
  readonly calms: Texts;
}

/** The moods' texts as a band has them. */
export function eachMood(moods: Readonly<Record<Style, MoodTexts>>) {
  const each = <Part extends keyof MoodTexts>(part: Part) =>
    Object.fromEntries(Object.entries(moods).map(([style, texts]) => [style, texts[part]])) as Record<
      Style,
      MoodTexts[Part]
    >;
  return { strands: each("strands"), moodEvents: each("events"), moodCalms: each("calms") };
}
