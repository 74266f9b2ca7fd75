import type { Band, Role } from "../../content-contract";
import { pal } from "./threads-pal";
import { song } from "./threads-song";
import { spot } from "./threads-spot";
import { tale } from "./threads-tale";
import { token } from "./threads-token";
import { tool } from "./threads-tool";

/** A parent’s own thing can be ten words long: four words more with a tool or spot, five with a token, six with a pal. */
export type ThreadTexts = Band["threads"][Role];

export const threads: Band["threads"] = { pal, tool, spot, song, tale, token };
