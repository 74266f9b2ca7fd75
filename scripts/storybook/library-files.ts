import path from "node:path";
import type { Plugin } from "vite";
import type { TaleFile } from "../../app/storybook/library";
import { typeset } from "../../app/storybook/teller/typeset";
import { readLibrary, talesFolder } from "../../tests/support/storybook/read-library";

/** The library's index, for the Worker and the page; and in development what the static files are made of. */
const indexModule = "virtual:storybook-library";
const filesModule = "virtual:storybook-files";
/** Of the tales, for the page: what to talk about afterwards. */
const questionsModule = "virtual:storybook-questions";

const asModule = (value: unknown) => `export default ${JSON.stringify(value)};\n`;

function questionsOf(files: ReadonlyMap<string, TaleFile>): Record<string, readonly string[]> {
  const tales = [...files.values()].flatMap((file) => file.tales);
  return Object.fromEntries(tales.map(({ id, ask }) => [id, ask.map(typeset)]));
}

/**
 * Makes the storyteller's library of the tales' files: static files by age and world, from where a story loads what it
 * needs, and the index that names them.
 */
export function libraryFiles(): Plugin {
  return {
    name: "storybook-library",
    resolveId: (id) => ([indexModule, filesModule, questionsModule].includes(id) ? `\0${id}` : null),
    load(id) {
      const { library, files } = id.startsWith("\0virtual:storybook-") ? readLibrary() : {};
      if (id === `\0${indexModule}`) return asModule(library);
      if (id === `\0${questionsModule}`) return asModule(questionsOf(files ?? new Map()));
      return id === `\0${filesModule}` ? asModule(Object.fromEntries(files ?? [])) : null;
    },
    generateBundle() {
      const { library, files } = readLibrary();
      if (this.environment.name !== "client") {
        // The Worker's own bundler finds it by an alias (wrangler.toml).
        return void this.emitFile({ type: "asset", fileName: "storybook-library.js", source: asModule(library) });
      }
      for (const [fileName, tales] of files) {
        this.emitFile({ type: "asset", fileName, source: JSON.stringify(tales) });
      }
    },
    configureServer(server) {
      server.middlewares.use("/storybook", (request, response, next) => {
        const tales = readLibrary().files.get(`storybook${request.url}`);
        if (!tales) return next();
        response.setHeader("Content-Type", "application/json").end(JSON.stringify(tales));
      });
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(`${talesFolder}${path.sep}`)) return;
      const known = [indexModule, filesModule].flatMap(
        (id) => this.environment.moduleGraph.getModuleById(`\0${id}`) ?? [],
      );
      for (const module of known) this.environment.moduleGraph.invalidateModule(module);
      return [...modules, ...known];
    },
  };
}
