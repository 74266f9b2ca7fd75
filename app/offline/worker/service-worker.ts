import type { KeepMessage, KeptFiles } from "../kept-files";
import { answerFile, answerOther, answerPage } from "./answers";
import type { WorkerScope } from "./scope";
import { createShelf } from "./shelf";
import { wayOf } from "./way";

/** Put in by the build. */
declare const KEPT_FILES: KeptFiles;

const worker = self as unknown as WorkerScope;
const { origin } = worker.location;
const shelf = createShelf(KEPT_FILES, {
  caches: worker.caches,
  locks: worker.navigator.locks,
  fetch: (request) => fetch(request),
  origin,
  countPages: async () => (await worker.clients.matchAll({ type: "window" })).length,
});

// It takes over at once, and changes no page that is open: those keep the parts of their own build.
worker.addEventListener("install", (event) => {
  event.waitUntil(shelf.fill().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  const { navigationPreload } = worker.registration;
  event.waitUntil(Promise.all([navigationPreload?.enable(), worker.clients.claim(), shelf.tidy()]));
});

worker.addEventListener("message", (event) => {
  event.waitUntil(shelf.keep(event.data as KeepMessage).catch(() => {}));
});

worker.addEventListener("fetch", (event) => {
  const asked = {
    request: event.request,
    preloadResponse: event.preloadResponse,
    waitUntil: (work: Promise<unknown>) => event.waitUntil(work),
  };
  const way = wayOf(event.request, origin);
  if (way === "page") event.respondWith(answerPage(shelf, asked));
  if (way === "other") event.respondWith(answerOther(shelf, asked));
  if (way === "file") event.respondWith(answerFile(shelf, asked));
  if (way === "page") event.waitUntil(shelf.tidy().catch(() => {}));
});
