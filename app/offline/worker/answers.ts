import { keptPages, leadOnPage } from "../kept-files";
import { withOwnNonce } from "./own-nonce";
import type { FetchEvent } from "./scope";
import type { Shelf } from "./shelf";

type Asked = Pick<FetchEvent, "request" | "preloadResponse" | "waitUntil">;

async function fromNetwork({ request, preloadResponse }: Pick<Asked, "request" | "preloadResponse">) {
  return (await preloadResponse) ?? (await fetch(request));
}

const pathOf = (request: Request) => new URL(request.url).pathname;

/** At once from the device; the network's page is the next visit's. */
export async function answerPage(shelf: Shelf, event: Asked): Promise<Response> {
  const path = pathOf(event.request);
  const kept = await shelf.findPage(path);
  if (!kept) {
    // Somebody has emptied the caches, and the worker is here still.
    event.waitUntil(shelf.fill().catch(() => {}));
    return answerOther(shelf, event);
  }
  const refreshed = fromNetwork(event).then((page) => shelf.keepPage(path, page));
  event.waitUntil(refreshed.catch(() => {}));
  return withOwnNonce(kept);
}

/** As the network gives it. Where there is none a page of ours opens without its query, and others lead on. */
export async function answerOther(shelf: Shelf, event: Asked): Promise<Response> {
  try {
    return await fromNetwork(event);
  } catch (noNetwork) {
    const path = pathOf(event.request);
    const page = keptPages.includes(path) ? await shelf.findPage(path) : undefined;
    if (page) return withOwnNonce(page);
    const leadOn = await shelf.findPage(leadOnPage);
    if (!leadOn) throw noNetwork;
    const { headers } = await withOwnNonce(leadOn.clone());
    return new Response(leadOn.body, { status: 503, headers });
  }
}

export async function answerFile(shelf: Shelf, { request, waitUntil }: Pick<Asked, "request" | "waitUntil">) {
  const path = pathOf(request);
  const kept = await shelf.find(path);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) waitUntil(shelf.keepFetched(path, response.clone()).catch(() => {}));
  return response;
}
