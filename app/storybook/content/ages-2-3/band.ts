import type { Band } from "../../content-contract";
import { bridges } from "./bridges";
import { briefHomes, endings } from "./endings";
import { episodes } from "./episodes";
import { goals } from "./goals";
import { helpers } from "./helpers";
import { interludes } from "./interludes";
import { chapterTitles, lessonVoices, naming, refrains } from "./lines";
import { moodCalms, moodEvents, strands } from "./moods";
import { obstacles } from "./obstacles";
import { pools } from "./pools";
import { threadPairs } from "./thread-pairs";
import { threads } from "./threads";
import { turns } from "./turns";

export const ages23: Band = {
  id: "2-3",
  strands,
  moodEvents,
  moodCalms,
  goals,
  obstacles,
  helpers,
  turns,
  bridges,
  endings,
  briefHomes,
  episodes,
  interludes,
  chapterTitles,
  threads,
  threadPairs,
  naming,
  lessonVoices,
  refrains,
  refrainChance: 1,
  pools,
  meanSentence: { min: 5.2, max: 7.6 },
  tempo: 1,
  joins: [1, 0.4, 0],
};
