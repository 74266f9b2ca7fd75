import type { Episode } from "../../content-contract";
import { episodesBeasts } from "./episodes-beasts";
import { episodesCurious } from "./episodes-curious";
import { episodesFriends } from "./episodes-friends";
import { episodesGarden } from "./episodes-garden";
import { episodesRoad } from "./episodes-road";
import { episodesShops } from "./episodes-shops";
import { episodesStation } from "./episodes-station";
import { episodesStreet } from "./episodes-street";
import { episodesTown } from "./episodes-town";
import { episodesWeather } from "./episodes-weather";

export const episodes: readonly Episode[] = [
  ...episodesRoad,
  ...episodesTown,
  ...episodesStreet,
  ...episodesWeather,
  ...episodesBeasts,
  ...episodesCurious,
  ...episodesGarden,
  ...episodesStation,
  ...episodesShops,
  ...episodesFriends,
];
