import type { Band } from "../../content-contract";

export const bridges: Band["bridges"] = {
  kindness: [],
  courage: [],
  sharing: [],
  honesty: [],
  perseverance: [],
  friendship: [],
  gratitude: [],
  respect: [],
  listening: [],
};
