import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { readWritten, type WrittenTale } from "../../tests/support/tales/written-tale";
import { WriterError } from "./print";

export const talesFolder = path.join(import.meta.dirname, "../../app/storybook/tales");

export const allFiles = (): string[] =>
  globSync("*/*/*.md", { cwd: talesFolder })
    .sort()
    .map((file) => path.join(talesFolder, file));

/** A file may be named by its path, by its place in the library, or by its name alone. @throws WriterError */
export function findFile(name: string): string {
  if (existsSync(name) && name.endsWith(".md")) return path.resolve(name);
  const wanted = name.replace(/\.md$/u, "");
  const found = allFiles().filter((file) => file.endsWith(`/${wanted}.md`));
  if (found.length === 1 && found[0]) return found[0];
  if (found.length > 1)
    throw new WriterError(`More than one tale is called '${name}'. Write its folders too:\n${found.join("\n")}`);
  throw new WriterError(`There is no tale '${name}'. Give a file's path, or its name, such as olive-is-busy.`);
}

/** @throws WriterError that names the file and what is wrong with it. */
export function readFile(file: string): WrittenTale {
  try {
    return readWritten(file);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new WriterError(`${path.relative(process.cwd(), file)} cannot be read as a tale. ${why}`);
  }
}
