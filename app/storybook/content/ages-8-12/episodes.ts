import type { Episode } from "../../content-contract";
import { roadEpisodes } from "./episodes-road";
import { townEpisodes } from "./episodes-town";

export const episodes: readonly Episode[] = [...townEpisodes, ...roadEpisodes];
