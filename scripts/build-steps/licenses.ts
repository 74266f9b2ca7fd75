import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** Beside the faces themselves. */
const fonts = {
  "Literata (what stories are set in)": "app/ui/faces/story-license.txt",
  "Young Serif (what titles are set in)": "app/ui/faces/title-license.txt",
  "Moonlit Lines (for dyslexic readers), cut from OpenDyslexic": "app/ui/faces/easy-license.txt",
};

const rule = `\n\n${"-".repeat(80)}\n\n`;

/**
 * Writes `/licenses.txt`: what the page's bundle is made of, under which licenses, with their texts, since minified code
 * keeps none of them. @throws for a package that is shipped without any
 */
export function licenseTexts(): Plugin {
  return {
    name: "license-texts",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
      // Only those of which anything is left.
      const modules = chunks.flatMap((chunk) =>
        Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
      );
      const folders = new Set(modules.flatMap((id) => packageFolder(id) ?? []));
      const packages = [...folders].sort().map(packageText);
      const faces = Object.entries(fonts).map(([name, file]) => `${name}\n\n${readFileSync(file, "utf8").trim()}`);
      const source = `What this site's pages are made with.${rule}${[...faces, ...packages].join(rule)}\n`;
      this.emitFile({ type: "asset", fileName: "licenses.txt", source });
    },
  };
}

/** Of a module's path what leads to its package; undefined for what is ours. */
function packageFolder(id: string): string | undefined {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
}

function packageText(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  if (typeof license !== "string") throw new Error(`${name} does not say its license`);
  const files = readdirSync(folder).filter((file) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(file));
  const texts = files.map((file) => readFileSync(path.join(folder, file), "utf8").trim());
  return [`${name} ${version}, ${license}`, ...texts].join("\n\n");
}
