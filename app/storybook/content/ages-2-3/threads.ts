import type { Band, Role } from "../../content-contract";
import { pal } from "./threads-pal";
import { song } from "./threads-song";
import { spot } from "./threads-spot";
import { tale } from "./threads-tale";
import { token } from "./threads-token";
import { tool } from "./threads-tool";

/** A parent’s own thing can be ten words long: its first mention bears three or four words more, a later one five or six. */
export type ThreadTexts = Band["threads"][Role];

export const threads: Band["threads"] = { pal, tool, spot, song, tale, token };
