import { withCopies } from "../../ui/copies";
import type { WorkerScope } from "./scope";
import { cachePrefix } from "./shelf";

/* In the place of a broken service worker: it leaves nothing behind, and every page is the network's again. */
const worker = self as unknown as WorkerScope;

async function leave(): Promise<void> {
  await withCopies(worker.navigator.locks, "exclusive", async () => {
    const names = await worker.caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => worker.caches.delete(name)));
  });
  await worker.registration.unregister();
}

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(leave()));
