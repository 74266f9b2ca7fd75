import type { Band } from "../../content-contract";
import { palThreads, toolThreads } from "./threads-company";
import { spotThreads, tokenThreads } from "./threads-place";
import { songThreads, taleThreads } from "./threads-voice";

/**
 * One sentence each. 'start' brings the thing in; 'middle' fits the road as well as trouble; 'solve' the moment it comes
 * right; 'end' any time from then till sleep.
 */
export const threads: Band["threads"] = {
  pal: palThreads,
  tool: toolThreads,
  spot: spotThreads,
  song: songThreads,
  tale: taleThreads,
  token: tokenThreads,
};
