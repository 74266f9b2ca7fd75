import type { Turn } from "../../content-contract";
import { courage } from "./turns-courage";
import { friendship } from "./turns-friendship";
import { gratitude } from "./turns-gratitude";
import { honesty } from "./turns-honesty";
import { kindness } from "./turns-kindness";
import { listening } from "./turns-listening";
import { perseverance } from "./turns-perseverance";
import { respect } from "./turns-respect";
import { sharing } from "./turns-sharing";

/** Test and act of the same place in their lists are one scene. */
export const turns: readonly Turn[] = [
  ...kindness,
  ...courage,
  ...sharing,
  ...honesty,
  ...perseverance,
  ...friendship,
  ...gratitude,
  ...respect,
  ...listening,
];
