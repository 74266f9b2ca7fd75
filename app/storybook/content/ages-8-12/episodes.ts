import { fairEpisodes } from "./episodes-fair";
import { harbourEpisodes } from "./episodes-harbour";
import { roadEpisodes } from "./episodes-road";
import { schoolEpisodes } from "./episodes-school";
import { squareEpisodes } from "./episodes-square";
import { townEpisodes } from "./episodes-town";
import { weatherEpisodes } from "./episodes-weather";

export const episodes = [
  ...roadEpisodes,
  ...townEpisodes,
  ...squareEpisodes,
  ...fairEpisodes,
  ...weatherEpisodes,
  ...harbourEpisodes,
  ...schoolEpisodes,
];
