import type { Style } from "../../../story/catalogue";
import type { Texts } from "../../content-contract";
import { adventurous } from "./mood-adventurous";
import { bedtime } from "./mood-bedtime";
import { educational } from "./mood-educational";
import { everyday } from "./mood-everyday";
import { funny } from "./mood-funny";
import { gentle } from "./mood-gentle";
import { inspiring } from "./mood-inspiring";
import { magical } from "./mood-magical";
import { mysterious } from "./mood-mysterious";
import { nature } from "./mood-nature";

/** What one mood has of its own. */
export interface MoodTexts {
  /** Each has the child's name or a much-varied word among its first five. */
  readonly openings: Texts;
  /** On the way. */
  readonly events: Texts;
  /** On the way to bed. */
  readonly calms: Texts;
}

const moods: Readonly<Record<Style, MoodTexts>> = {
  magical,
  gentle,
  nature,
  everyday,
  educational,
  bedtime,
  funny,
  inspiring,
  adventurous,
  mysterious,
};

const each = (part: keyof MoodTexts) =>
  Object.fromEntries(Object.entries(moods).map(([style, texts]) => [style, texts[part]])) as Record<Style, Texts>;

export const openings = each("openings");
export const moodEvents = each("events");
export const moodCalms = each("calms");
