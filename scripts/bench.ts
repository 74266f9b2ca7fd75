import { benchBytes } from "./bench/bytes";
import { benchCost } from "./bench/cost";
import { benchFirstWords } from "./bench/first-words";
import { benchLighthouse } from "./bench/lighthouse";
import { benchMainThread } from "./bench/main-thread";
import { benchManyStreams } from "./bench/many-streams";
import { benchPages } from "./bench/pages";
import { benchPaint } from "./bench/paint";
import { benchResume } from "./bench/resume";
import { benchStoryteller } from "./bench/storyteller-rate";
import { benchToldCpu } from "./bench/told-cpu";
import { benchWorst } from "./bench/worst-requests";

/** `npm run bench` runs all parts on the built Worker, `npm run bench -- NAME` one. Needs Linux, and a machine with nothing else to do. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  bytes: benchBytes,
  "told-cpu": benchToldCpu,
  "first-words": benchFirstWords,
  "many-streams": benchManyStreams,
  resume: benchResume,
  storyteller: benchStoryteller,
  pages: benchPages,
  worst: benchWorst,
  paint: benchPaint,
  "main-thread": benchMainThread,
  lighthouse: benchLighthouse,
  cost: benchCost,
};

const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(parts)) {
  const part = parts[name];
  if (!part) throw new Error(`No bench is called ${name}. There are: ${Object.keys(parts).join(", ")}`);
  await part();
  process.stdout.write("\n");
}
