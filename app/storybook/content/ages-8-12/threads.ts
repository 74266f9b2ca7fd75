import type { Band } from "../../content-contract";
import { pal } from "./threads-pal";
import { song } from "./threads-song";
import { spot } from "./threads-spot";
import { tale } from "./threads-tale";
import { token } from "./threads-token";
import { tool } from "./threads-tool";

export const threads: Band["threads"] = { pal, tool, spot, song, tale, token };
