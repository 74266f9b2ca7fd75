import { benchToldCpu } from "./bench/told-cpu";

/** `npm run bench` runs all parts on the built Worker, `npm run bench -- NAME` one. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  "told-cpu": benchToldCpu,
};

const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(parts)) {
  const part = parts[name];
  if (!part) throw new Error(`No bench is called ${name}. There are: ${Object.keys(parts).join(", ")}`);
  await part();
  process.stdout.write("\n");
}
