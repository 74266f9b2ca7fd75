import type { Obstacle } from "../../content-contract";
import { keeperObstacles } from "./obstacles-keeper";
import { pathObstacles } from "./obstacles-path";
import { workObstacles } from "./obstacles-work";

export const obstacles: readonly Obstacle[] = [...pathObstacles, ...keeperObstacles, ...workObstacles];
