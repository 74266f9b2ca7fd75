import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { entryOf, type Library, shelfName, type TaleFile } from "../../../app/storybook/library";
import type { Facts } from "../../../app/storybook/love";
import { parseFacts } from "../../../app/storybook/parse-facts";
import { parseTale } from "../../../app/storybook/parse-tale";
import { type Tale, type TaleAges, taleAges } from "../../../app/storybook/tale";

const root = path.resolve(import.meta.dirname, "../../..");
export const talesFolder = path.join(root, "app/storybook/tales");

/** The library as it lies on the disk. */
interface LibraryOnDisk {
  readonly library: Library;
  /** Static file → what is in it. */
  readonly files: ReadonlyMap<string, TaleFile>;
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

const factFolders: Readonly<Record<TaleAges, string>> = { "2-3": "2-5", "4-5": "2-5", "6-8": "6-12", "9-12": "6-12" };

export const factFiles = (ages: string, folder = talesFolder): string[] =>
  globSync(`facts/${ages}/*.txt`, { cwd: folder })
    .sort()
    .map((file) => path.join(folder, file));

/** What is known of loves, for the tales that are open to any of them. @throws Error that names the file */
export function readFacts(ages: TaleAges, folder = talesFolder): Facts {
  const lists = factFiles(factFolders[ages], folder).map((file) => {
    try {
      return parseFacts(readFileSync(file, "utf8"));
    } catch (cause) {
      throw new Error(`${path.relative(root, file)}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
  });
  const all: Facts = Object.assign({}, ...lists);
  const twice = lists.flatMap((list) => Object.keys(list)).length - Object.keys(all).length;
  if (twice > 0) throw new Error(`${twice} loves stand in two lists of facts for ${ages}.`);
  return all;
}

export function readLibrary(folder = talesFolder): LibraryOnDisk {
  const tales = taleFiles(folder).map((file) => readTale(file, folder));
  const shelves = Map.groupBy(tales, shelfName);
  const files = new Map<string, TaleFile>();
  const names: Record<string, string> = {};
  const facts = new Map(taleAges.map((ages) => [ages, readFacts(ages, folder)]));
  const factsOf = ({ world, ages }: Tale) => (world === "anything" ? facts.get(ages) : undefined);
  for (const [shelf, ofShelf] of shelves) {
    const known = ofShelf[0] && factsOf(ofShelf[0]);
    const inFile: TaleFile = { tales: ofShelf, ...(known && { facts: known }) };
    const file = `storybook/${shelf.replace("/", "-")}-${hashOf(JSON.stringify(inFile))}.json`;
    files.set(file, inFile);
    names[shelf] = file;
  }
  // What is said of a tale beside its text may change, and the story stays the same.
  const entries = tales.map((tale) => entryOf(tale, hashOf(JSON.stringify([tale.title, tale.blocks, factsOf(tale)]))));
  return { library: { teller: tellerHash(), tales: entries, files: names }, files };
}
