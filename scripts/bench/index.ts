import { benchFirstWords } from "./browser/first-words";
import { benchLighthouse } from "./browser/lighthouse";
import { benchMainThread } from "./browser/main-thread";
import { benchPaint } from "./browser/paint";
import { benchBytes } from "./bytes";
import { benchCost } from "./worker/cost";
import { benchManyStreams } from "./worker/many-streams";
import { benchPages } from "./worker/pages";
import { benchResume } from "./worker/resume";
import { benchStoryteller } from "./worker/storyteller-rate";
import { benchToldCpu } from "./worker/told-cpu";
import { benchWorst } from "./worker/worst-requests";

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
