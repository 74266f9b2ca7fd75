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

export const ages47: Band = {
  id: "6-7",
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
  refrainChance: 0.3,
  pools,
  meanSentence: { min: 9.6, max: 12.6 },
  tempo: 1.75,
  joins: [1, 0.7, 0.1],
};
