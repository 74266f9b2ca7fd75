import { readFileSync } from "node:fs";
import path from "node:path";
import { parseTale, splitTale } from "../../../app/storybook/parse-tale";
import type { Tale } from "../../../app/storybook/tale";

/** A tale and what else its writer put in the head. */
export interface WrittenTale {
  readonly file: string;
  readonly tale: Tale;
  readonly head: Readonly<Record<string, string>>;
}

/** A tale's place in the library, by its folders: `4-5/dinosaurs/olive-is-busy`. */
export const idOf = (file: string) => path.resolve(file).replace(/\.md$/u, "").split(path.sep).slice(-3).join("/");

/** @throws Error with a sentence for the writer. */
export function readWritten(file: string): WrittenTale {
  const source = readFileSync(file, "utf8");
  return { file, tale: parseTale(idOf(file), source), head: splitTale(source).head };
}
