import { afterEach, expect, test, vi } from "vitest";
import { answerFile, answerOther, answerPage } from "../../../../app/offline/worker/answers";
import { createShelf } from "../../../../app/offline/worker/shelf";
import { createCacheStorage } from "../../../support/cache-storage";
import { createLocks } from "../../../support/locks";

const origin = "https://m.example";
const files = {
  version: "one",
  build: "/assets/manifest-one.js",
  first: ["/assets/home-one.js"],
  later: ["/assets/pdf-one.js"],
  tales: [],
};
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A device with a network whose pages are of this build and say how often it was asked. */
function device() {
  const state = { isOffline: false, asked: 0 };
  const network = async (_request: Request) => {
    if (state.isOffline) throw new TypeError("Failed to fetch");
    return new Response(`/assets/manifest-one.js ${++state.asked}`);
  };
  vi.stubGlobal("fetch", network);
  const caches = createCacheStorage();
  const shelf = createShelf(files, { caches, locks: createLocks(), origin, fetch: network, countPages: async () => 0 });
  const work: Promise<unknown>[] = [];
  const asking = (path: string) => ({
    request: new Request(new URL(path, origin)),
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (later: Promise<unknown>) => void work.push(later),
  });
  return { state, shelf, caches, asking, done: () => Promise.all(work) };
}

test("the page comes from the device, and the network's is the next visit's", async () => {
  const { shelf, asking, done } = device();
  await shelf.fill();
  expect(await (await answerPage(shelf, asking("/"))).text()).toMatch(/ 1$/);
  await done();
  expect(await (await answerPage(shelf, asking("/"))).text()).not.toMatch(/ 1$/);
});

test("caches that were emptied are filled again", async () => {
  const { shelf, caches, asking, done, state } = device();
  await shelf.fill();
  await caches.delete("kept-one");
  await answerPage(shelf, asking("/"));
  await done();
  state.isOffline = true;
  expect((await answerPage(shelf, asking("/"))).status).toBe(200);
});

test("without a network an address with a query opens the page, others lead on, and nothing is kept of them", async () => {
  const { shelf, asking, state } = device();
  await shelf.fill();
  expect(await (await answerOther(shelf, asking("/shared/an-id"))).text()).toMatch(/manifest/);
  state.isOffline = true;
  expect((await answerOther(shelf, asking("/?age=4"))).status).toBe(200);
  expect((await answerOther(shelf, asking("/shared/an-id"))).status).toBe(503);
  expect(await shelf.find("/shared/an-id")).toBeUndefined();
});

test("a late part that was fetched all the same is there the next time", async () => {
  const { shelf, asking, done, state } = device();
  await shelf.fill();
  await answerFile(shelf, asking("/assets/pdf-one.js"));
  await done();
  state.isOffline = true;
  expect((await answerFile(shelf, asking("/assets/pdf-one.js"))).ok).toBe(true);
  await expect(answerFile(shelf, asking("/assets/landing-one.js"))).rejects.toThrow("Failed to fetch");
});
