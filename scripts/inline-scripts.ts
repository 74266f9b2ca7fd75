import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { transformSync } from "esbuild";
import { steps } from "../app/story/steps";
import { storageKeys } from "../app/ui/storage-keys";
import { skyColors } from "../app/ui/theme/colors";

const root = path.resolve(import.meta.dirname, "..");
const target = path.join(root, "app/inline/compiled.ts");
const names = ["wizard", "theme", "type", "handoff", "after-paint"] as const;

const constants = {
  WIZARD_FORM: "wizard",
  STEP_NAMES: steps.map(({ field }) => field).join("|"),
  THEME_KEY: storageKeys.theme,
  SKY_BY_DAY: skyColors.day,
  SKY_BY_NIGHT: skyColors.night,
  TYPE_SIZE_KEY: storageKeys.typeSize,
  LINE_SPACING_KEY: storageKeys.lineSpacing,
  FACE_KEY: storageKeys.face,
  SHELF_KEY: storageKeys.shelf,
  PRESELECTED_CATEGORY_KEY: storageKeys.preselectedCategory,
  PRESELECTED_VALUE_KEY: storageKeys.preselectedValue,
  HELD: "later",
  LONGEST_WAIT: 500,
};

/** The oldest browsers that run the product's own modules read this; older ones get the page without scripts. */
const browsers = "es2019";

function compile(name: string): string {
  // `export {}` is for the type checker: in a page none of them is a module.
  const source = readFileSync(path.join(root, `app/inline/${name}.script.ts`), "utf8").replace("export {};", "");
  const define = Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)]));
  const { code } = transformSync(`(()=>{${source}})()`, { loader: "ts", minify: true, target: browsers, define });
  return code.trim();
}

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The text of `app/inline/compiled.ts`, which a test compares with the one that is there. */
export function compiledScripts(): string {
  const lines = names.map((name) => `export const ${camelCase(name)}Script =\n  ${JSON.stringify(compile(name))};\n`);
  return `/* Written by \`npm run inline\` from the scripts beside it. */\n\n${lines.join("\n")}`;
}

/** `npm run inline`: compiles and minifies the scripts that stand in pages. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeFileSync(target, compiledScripts());
