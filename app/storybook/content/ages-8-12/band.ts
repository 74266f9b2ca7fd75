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

export const ages812: Band = {
  id: "8-12",
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
  refrainChance: 0.15,
  pools,
  meanSentence: { min: 12.2, max: 14.5 },
  tempo: 1,
  joins: [1, 1, 0.6],
};
