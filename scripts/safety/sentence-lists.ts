import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface ListedSentence {
  readonly text: string;
  /** Name of its list. */
  readonly kind: string;
}

export const safetyFolder = path.join(import.meta.dirname, "../../server/safety");

/** All lists that there are: none of them is unknown to the rules any more. */
export const learnedParts = ["training", "tuning", "held-out-1", "held-out-2", "other-hand"];

/** All sentences of a part, in an order that is the same everywhere. @param part such as `training/unsafe` */
export function sentencesOf(part: string): ListedSentence[] {
  const folder = path.join(safetyFolder, "sentences", part);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(folder, file), "utf8")
        .split("\n")
        .filter((text) => text !== "" && !text.startsWith("#"))
        .map((text) => ({ text, kind: file.replace(".txt", "") })),
    );
}
