import { once } from "node:events";
import { createServer } from "node:net";
import { parseArgs } from "node:util";
import { localState, prepareLocal, run } from "./prepare-local.ts";
import { serveWorker } from "./serve-worker.ts";

/** `npm start`: builds the product, prepares the local database and serves the real Worker until it is stopped. */
const { values } = parseArgs({ options: { port: { type: "string", default: "8787" } } });
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port ${values.port}: a port is a whole number from 0 to 65535.`);
  process.exit(2);
}

/** Asked before the build: whoever has to choose another port should hear it at once. */
async function isFree(wanted: number): Promise<boolean> {
  const probe = createServer().listen(wanted, "127.0.0.1");
  try {
    await once(probe, "listening");
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}

if (!(await isFree(port))) {
  console.error(`Port ${port} is in use. Take another one: npm start -- --port ${port + 1}`);
  process.exit(1);
}

run("Building the app", "npm", ["run", "build"]);
const variables = await prepareLocal();
try {
  const worker = await serveWorker({ port, variables, persistTo: localState });
  console.info(`Moonthread is ready on http://localhost:${worker.url.port}`);
  const stop = () => void worker.stop().then(() => process.exit(0));
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
