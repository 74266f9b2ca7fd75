import type { Obstacle } from "../../content-contract";
import { keepers } from "./obstacles-keeper";
import { barredPaths } from "./obstacles-path";
import { stubbornWork } from "./obstacles-work";

export const obstacles: readonly Obstacle[] = [...barredPaths, ...keepers, ...stubbornWork];
