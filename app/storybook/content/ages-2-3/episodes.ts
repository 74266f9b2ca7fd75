import type { Episode } from "../../content-contract";
import { greenEpisodes } from "./episodes-green";
import { laneEpisodes } from "./episodes-lane";
import { streetEpisodes } from "./episodes-street";
import { townEpisodes } from "./episodes-town";

export const episodes: readonly Episode[] = [...greenEpisodes, ...laneEpisodes, ...streetEpisodes, ...townEpisodes];
