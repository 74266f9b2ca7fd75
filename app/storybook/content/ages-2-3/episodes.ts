import type { Episode } from "../../content-contract";
import { farmEpisodes } from "./episodes-farm";
import { greenEpisodes } from "./episodes-green";
import { houseEpisodes } from "./episodes-house";
import { laneEpisodes } from "./episodes-lane";
import { marketEpisodes } from "./episodes-market";
import { parkEpisodes } from "./episodes-park";
import { streetEpisodes } from "./episodes-street";
import { townEpisodes } from "./episodes-town";
import { yardEpisodes } from "./episodes-yard";

export const episodes: readonly Episode[] = [
  ...farmEpisodes,
  ...greenEpisodes,
  ...houseEpisodes,
  ...laneEpisodes,
  ...marketEpisodes,
  ...parkEpisodes,
  ...streetEpisodes,
  ...townEpisodes,
  ...yardEpisodes,
];
