import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface ListedSentence {
  readonly text: string;
  /** Name of its list: `told/sly/gore.txt` is `told-sly-gore`. */
  readonly kind: string;
}

export const safetyFolder = path.join(import.meta.dirname, "../../server/safety");

/** All lists that there are: none of them is unknown to the rules any more. */
export const learnedParts = ["training", "tuning", "held-out-1", "held-out-2", "other-hand"];

/** All sentences of a part, in an order that is the same everywhere. @param part such as `training/unsafe` */
export function sentencesOf(part: string): ListedSentence[] {
  const folder = path.join(safetyFolder, "sentences", part);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".txt"))
    .map((file) => ({ file, list: file.replaceAll(path.sep, "-") }))
    .sort((one, other) => (one.list < other.list ? -1 : 1))
    .flatMap(({ file, list }) =>
      readFileSync(path.join(folder, file), "utf8")
        .split("\n")
        .filter((text) => text !== "" && !text.startsWith("#"))
        .map((text) => ({ text, kind: list.replace(".txt", "") })),
    );
}
