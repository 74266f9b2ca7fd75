import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { entryOf, type Library, shelfName } from "../../../app/storybook/library";
import { parseTale } from "../../../app/storybook/parse-tale";
import type { Tale } from "../../../app/storybook/tale";

const root = path.resolve(import.meta.dirname, "../../..");
export const talesFolder = path.join(root, "app/storybook/tales");

/** The library as it lies on the disk. */
interface LibraryOnDisk {
  readonly library: Library;
  /** Static file → what is in it. */
  readonly files: ReadonlyMap<string, readonly Tale[]>;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);

/** Everything but tales that a story's words come from. */
function tellerHash(): string {
  const sources = ["app/storybook/**/*", "app/story/{catalogue,countries,length}.ts"]
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ["app/storybook/tales/**"] }))
    .filter((file) => /\.\w+$/.test(file))
    .sort();
  return hashOf(sources.map((file) => readFileSync(path.join(root, file), "utf8")).join("\n"));
}

/** @throws Error that names the file and says what is wrong with it. */
function readTale(file: string, folder = talesFolder): Tale {
  const id = path.relative(folder, file).replaceAll(path.sep, "/").replace(/\.md$/, "");
  try {
    return parseTale(id, readFileSync(file, "utf8"));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${path.relative(root, file)}: ${why}`, { cause });
  }
}

/** Files of tales: those below a folder of ages and one of a world. */
export const taleFiles = (folder = talesFolder): string[] =>
  globSync("*/*/*.md", { cwd: folder })
    .sort()
    .map((file) => path.join(folder, file));

export function readLibrary(folder = talesFolder): LibraryOnDisk {
  const tales = taleFiles(folder).map((file) => readTale(file, folder));
  const shelves = Map.groupBy(tales, shelfName);
  const files = new Map<string, readonly Tale[]>();
  const names: Record<string, string> = {};
  for (const [shelf, ofShelf] of shelves) {
    const file = `storybook/${shelf.replace("/", "-")}-${hashOf(JSON.stringify(ofShelf))}.json`;
    files.set(file, ofShelf);
    names[shelf] = file;
  }
  // What is said of a tale beside its text may change, and the story stays the same.
  const entries = tales.map((tale) => entryOf(tale, hashOf(JSON.stringify([tale.title, tale.blocks]))));
  return { library: { teller: tellerHash(), tales: entries, files: names }, files };
}
