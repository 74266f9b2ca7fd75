import devServer from "@hono/vite-dev-server";
import cloudflare from "@hono/vite-dev-server/cloudflare";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { licenseTexts } from "./scripts/build-steps/licenses";
import { toastStylesFromFile } from "./scripts/build-steps/toast-styles";
import { libraryFiles } from "./scripts/storybook/library-files";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Those in which `app/inline/wizard.script.ts` starts the scripts: a little older than those the README promises. */
const browsers = ["chrome88", "firefox105", "safari15"];

const frameworkModules =
  /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|@remix-run\/(?:react|router))\//;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    // Before Hono, which answers all that comes to it.
    libraryFiles(),
    // In development Hono stands in front of Remix as it does on the Worker, with wrangler.toml's bindings.
    devServer({
      adapter: cloudflare,
      entry: "server/dev.ts",
      exclude: [/^\/(app|node_modules|build)\/.+/, /^\/@.+$/, /\?.*(import|direct|url)\b/, /^\/favicon\.ico$/],
      injectClientScript: false,
    }),
    remix({
      ignoredRouteFiles: ["**/*"],
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    toastStylesFromFile(),
    licenseTexts(),
  ],
  // Else development would serve it from a bundle of its own, past the plugin above.
  optimizeDeps: {
    exclude: ["sonner"],
    // What it imports, and what is imported late: found only then, each would reload the page.
    include: [
      "@remix-run/cloudflare",
      "react-dom",
      "idb",
      "zod/mini",
      "lean-qr",
      "lean-qr/extras/svg",
      "eventsource-parser/stream",
    ],
  },
  // The Worker takes everything in; in development Node resolves packages itself.
  ssr:
    command === "build"
      ? {
          target: "webworker",
          noExternal: true,
          resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
        }
      : {},
  build: {
    target: isSsrBuild ? "es2022" : browsers,
    // 4 KB less before the first question than the default (gzip). The Worker is minified as a whole, by wrangler.
    minify: isSsrBuild ? false : "terser",
    // A sheet that the server names by its address is the browser's, to the byte.
    cssMinify: true,
    cssTarget: browsers,
    terserOptions: { ecma: 2020, module: true, compress: { passes: 2 } },
    assetsInlineLimit: 0,
    // jsPDF would fetch them for HTML and SVG pictures, which no story has.
    rollupOptions: {
      // Remix names it for its pages; on the server nothing of it is called, and it would be a twentieth of the Worker.
      ...(isSsrBuild && {
        treeshake: { moduleSideEffects: (id) => !/\/node_modules\/(?:react-dom|scheduler)\//.test(id) },
      }),
      external: ["canvg", "dompurify", "html2canvas"],
      // One file, which each page with the framework names and asks for, instead of four.
      output: isSsrBuild ? {} : { manualChunks: (id) => (frameworkModules.test(id) ? "framework" : undefined) },
    },
  },
}));
