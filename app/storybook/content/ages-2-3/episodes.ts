import type { Episode } from "../../content-contract";
import { greenEpisodes } from "./episodes-green";
import { streetEpisodes } from "./episodes-street";

export const episodes: readonly Episode[] = [...streetEpisodes, ...greenEpisodes];
