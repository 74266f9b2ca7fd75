import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { printTable } from "./support/print-table";

const build = path.resolve(import.meta.dirname, "../../build");

function gzippedOf(folder: string, fits: (name: string) => boolean): number {
  return readdirSync(path.join(build, folder))
    .filter(fits)
    .reduce((sum, name) => sum + gzipSync(readFileSync(path.join(build, folder, name))).length, 0);
}

/** Sizes after gzip; `tests/integration/site/byte-budgets.test.ts` holds them. */
export async function benchBytes(): Promise<void> {
  const isPdf = (name: string) => /jspdf|html2canvas|purify/.test(name);
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  printTable([
    ["gzip", "KB", "budget"],
    [
      "JavaScript, all but jsPDF",
      kilobytes(gzippedOf("client/assets", (name) => name.endsWith(".js") && !isPdf(name))),
      "150",
    ],
    ["jsPDF", kilobytes(gzippedOf("client/assets", (name) => name.endsWith(".js") && isPdf(name))), ""],
    ["style sheets, all", kilobytes(gzippedOf("client/assets", (name) => name.endsWith(".css"))), "15"],
    ["the storybook's content, all ages", kilobytes(gzippedOf("client/storybook", () => true)), ""],
    ["Worker", kilobytes(gzippedOf("worker", (name) => name === "index.js")), "850"],
  ]);
}
