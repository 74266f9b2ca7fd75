import type { Band } from "../../content-contract";
import { briefHomes, endings } from "./endings";
import { episodes } from "./episodes";
import { goals } from "./goals";
import { helpers } from "./helpers";
import { interludes } from "./interludes";
import { chapterTitles, hooks, lessonVoices, naming, refrains } from "./lines";
import { moodCalms, moodEvents, openings } from "./moods";
import { obstacles } from "./obstacles";
import { pools } from "./pools";
import { threads } from "./threads";
import { turns } from "./turns";

export const ages812: Band = {
  id: "8-12",
  openings,
  moodEvents,
  moodCalms,
  goals,
  obstacles,
  helpers,
  turns,
  endings,
  briefHomes,
  episodes,
  interludes,
  hooks,
  chapterTitles,
  threads,
  naming,
  lessonVoices,
  refrains,
  refrainChance: 0.15,
  pools,
  meanSentence: { min: 12.2, max: 14.5 },
  tempo: 1,
  joins: [1, 1, 0.6],
};
