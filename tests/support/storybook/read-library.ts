import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { entryOf, type Library, shelfName, type TaleFile } from "../../../app/storybook/library";
import type { Facts } from "../../../app/storybook/love";
import { parseFacts } from "../../../app/storybook/parse-facts";
import { parseTale } from "../../../app/storybook/parse-tale";
import { type Tale, type TaleAges, type TaleWorld, taleAges, taleWorlds } from "../../../app/storybook/tale";

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

/** What is known of the loves of a world, for the tales that are open to any of them. @throws Error that names the file */
export function readFacts(ages: TaleAges, world: TaleWorld, folder = talesFolder): Facts {
  const file = path.join(folder, "facts", factFolders[ages], `${world}.txt`);
  if (!existsSync(file)) return {};
  try {
    return parseFacts(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`${path.relative(root, file)}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

export function readLibrary(folder = talesFolder): LibraryOnDisk {
  const tales = taleFiles(folder).map((file) => readTale(file, folder));
  const shelves = Map.groupBy(tales, shelfName);
  const files = new Map<string, TaleFile>();
  const names: Record<string, string> = {};
  const allFacts = new Map(taleAges.map((ages) => [ages, taleWorlds.map((world) => readFacts(ages, world, folder))]));
  const factsHash = new Map([...allFacts].map(([ages, facts]) => [ages, hashOf(JSON.stringify(facts))]));
  for (const [shelf, ofShelf] of shelves) {
    const [{ ages, world } = { ages: taleAges[0], world: taleWorlds[0] }] = ofShelf;
    const facts = allFacts.get(ages)?.[taleWorlds.indexOf(world)] ?? {};
    const inFile: TaleFile = { tales: ofShelf, ...(Object.keys(facts).length > 0 && { facts }) };
    const file = `storybook/${shelf.replace("/", "-")}-${hashOf(JSON.stringify(inFile))}.json`;
    files.set(file, inFile);
    names[shelf] = file;
  }
  // What is said of a tale beside its text may change, and the story stays the same. An open one is told with facts.
  const told = ({ title, blocks, world, ages }: Tale) => [
    title,
    blocks,
    ...(world === "anything" ? [factsHash.get(ages)] : []),
  ];
  const entries = tales.map((tale) => entryOf(tale, hashOf(JSON.stringify(told(tale)))));
  return { library: { teller: tellerHash(), tales: entries, files: names }, files };
}
