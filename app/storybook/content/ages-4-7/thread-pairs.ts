import type { Band } from "../../content-contract";

export const threadPairs: Band["threadPairs"] = {
  "thing and song": { middle: [], solve: [], end: [] },
  "thing and tale": { middle: [], solve: [], end: [] },
  "song and tale": { middle: [], solve: [], end: [] },
  "two things": { middle: [], solve: [], end: [] },
};
