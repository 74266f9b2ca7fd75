import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

/** Files that a folder holds itself; folders in it count for themselves. */
const most = 20;

/** Collections: files of one kind, each for itself, that are found by their names and not by looking through the folder. */
const collections: readonly { readonly folder: RegExp; readonly ending: string; readonly why: string }[] = [
  { folder: /^docs\/decisions$/, ending: ".md", why: "by number, with an index" },
  { folder: /^app\/storybook\/tales\/[^/]+\/[^/]+$/, ending: ".md", why: "tales of these ages and this world" },
  {
    folder: /^public\/previews\/stories$/,
    ending: ".png",
    why: "a picture for each world and style, made by a script",
  },
  {
    folder: /^server\/safety\/sentences\/other-hand\/innocent$/,
    ending: ".txt",
    why: "a list for each subject; read in the order of their names, which the classifier's weights depend on",
  },
];

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
}

/** One sentence for each folder that holds too many. */
function crowded(files: readonly string[]): string[] {
  return [...Map.groupBy(files, (file) => path.posix.dirname(file))].flatMap(([folder, held]) => {
    const collection = collections.find((one) => one.folder.test(folder));
    const counted = collection ? held.filter((file) => !file.endsWith(collection.ending)) : held;
    return counted.length > most ? [`${folder} holds ${counted.length} files`] : [];
  });
}

const files = ["app", "docs", "migrations", "public", "scripts", "server", "tests"].flatMap(filesIn);

test(`no folder holds more than ${most} files, collections aside`, () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(crowded(files)).toEqual([]);
});

test("the rule is not toothless", () => {
  const held = (count: number, ending: string, folder: string) =>
    Array.from({ length: count }, (_, i) => `${folder}/${i}${ending}`);
  expect(crowded(held(most, ".ts", "app/ui"))).toEqual([]);
  expect(crowded(held(most + 1, ".ts", "app/ui"))).toEqual(["app/ui holds 21 files"]);
  expect(crowded(held(most + 1, ".md", "app/storybook/tales/4-5/space"))).toEqual([]);
  // Nothing hides in a collection that is not of its kind.
  expect(crowded(held(most + 1, ".ts", "app/storybook/tales/4-5/space"))).toHaveLength(1);
});
