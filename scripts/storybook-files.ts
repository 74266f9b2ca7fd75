import type { Plugin } from "vite";
import { writtenContent } from "../app/storybook/written-content";

/** Puts the storyteller's written content among the static files, from where the Worker loads it (`server/storybook/content.ts`). */
export function storybookFiles(): Plugin {
  return {
    name: "storybook-files",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      for (const [name, written] of Object.entries(writtenContent)) {
        this.emitFile({ type: "asset", fileName: `storybook/${name}.json`, source: JSON.stringify(written) });
      }
    },
  };
}
