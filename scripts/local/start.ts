import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { serveWorker } from "../../tests/support/worker/serve-worker.ts";
import { localState, prepareLocal, run } from "./prepare.ts";

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

/** Milliseconds between two looks. */
const watchInterval = 1000;

/** Resolves when nothing listens there any more: the Worker runs in a process of its own, which may end first. */
async function whenGone({ port, hostname }: URL): Promise<void> {
  for (;;) {
    await sleep(watchInterval);
    const probe = connect(Number(port), hostname);
    const isThere = await Promise.race([once(probe, "connect"), once(probe, "error")]).then(
      () => !probe.errored,
      () => false,
    );
    probe.destroy();
    if (!isThere) return;
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
  await whenGone(worker.url);
  console.error("The Worker has stopped by itself. Its last lines above say why; npm start begins anew.");
  await worker.stop().catch(() => {});
  process.exit(1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
