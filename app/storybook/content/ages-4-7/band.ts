import type { Band } from "../../content-contract";
import { bridges } from "./bridges";
import { briefHomes, endings } from "./endings";
import { episodes } from "./episodes";
import { goals } from "./goals";
import { helpers } from "./helpers";
import { moreHelpers } from "./helpers-more";
import { interludes } from "./interludes";
import { chapterTitles, lessonVoices, naming, refrains } from "./lines";
import { moodCalms, moodEvents, strands } from "./moods";
import { obstacles } from "./obstacles";
import { pools } from "./pools";
import { threadPairs } from "./thread-pairs";
import { threads } from "./threads";
import { turns } from "./turns";

export const ages47: Band = {
  id: "6-7",
  strands,
  moodEvents,
  moodCalms,
  goals,
  obstacles,
  helpers: [...helpers, ...moreHelpers],
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
  refrainChance: 0.3,
  pools,
  meanSentence: { min: 9.6, max: 12.6 },
  tempo: 1.75,
  joins: [1, 0.7, 0.1],
};
