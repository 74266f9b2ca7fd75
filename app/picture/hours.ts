import type { Style } from "../story/catalogue";
import { drawFrom } from "./draw";

export const hours = ["day", "dusk", "night"] as const;

export type Hour = (typeof hours)[number];

/** What the mood adds to the air, one for each pair that tales are written for. */
export const airs = ["gentle", "funny", "magical", "adventurous", "nature"] as const;

export type Air = (typeof airs)[number];

const airOfStyle: Readonly<Record<Style, Air>> = {
  gentle: "gentle",
  bedtime: "gentle",
  funny: "funny",
  everyday: "funny",
  magical: "magical",
  mysterious: "magical",
  adventurous: "adventurous",
  inspiring: "adventurous",
  nature: "nature",
  educational: "nature",
};

/** Most stories are read in the evening, and most of them end in it. */
const hoursOfStyle: Readonly<Record<Style, readonly Hour[]>> = {
  gentle: ["dusk", "night", "night"],
  bedtime: ["night"],
  funny: ["day", "dusk"],
  everyday: ["day", "dusk", "night"],
  magical: ["night", "dusk"],
  mysterious: ["night"],
  adventurous: ["day", "dusk", "night"],
  inspiring: ["dusk", "day"],
  nature: ["day", "dusk"],
  educational: ["day", "night"],
};

/** As a story goes on: dusk becomes night. */
export const laterThan = (hour: Hour): Hour => hours[hours.indexOf(hour) + 1] ?? "night";

export const airOf = (style: Style): Air => airOfStyle[style];

export function hourOf(style: Style, title: string): Hour {
  const choice = hoursOfStyle[style];
  return choice[drawFrom(title, "hour", choice.length)] ?? "night";
}
