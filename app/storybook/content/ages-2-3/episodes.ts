import type { Episode } from "../../content-contract";
import { greenEpisodes } from "./episodes-green";
import { laneEpisodes } from "./episodes-lane";
import { marketEpisodes } from "./episodes-market";
import { streetEpisodes } from "./episodes-street";
import { townEpisodes } from "./episodes-town";
import { yardEpisodes } from "./episodes-yard";

export const episodes: readonly Episode[] = [
  ...greenEpisodes,
  ...laneEpisodes,
  ...marketEpisodes,
  ...streetEpisodes,
  ...townEpisodes,
  ...yardEpisodes,
];
