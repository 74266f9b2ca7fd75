import { fairEpisodes } from "./episodes-fair";
import { harbourEpisodes } from "./episodes-harbour";
import { hillEpisodes } from "./episodes-hills";
import { neighbourEpisodes } from "./episodes-neighbours";
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
  ...hillEpisodes,
  ...neighbourEpisodes,
  ...harbourEpisodes,
  ...schoolEpisodes,
];
