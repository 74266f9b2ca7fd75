import { expect, test } from "vitest";
import { type KeptFiles, keptPages } from "../../../../app/offline/kept-files";
import { createShelf } from "../../../../app/offline/worker/shelf";
import { withCopies } from "../../../../app/ui/copies";
import { createCacheStorage } from "../../../support/cache-storage";
import { createLocks } from "../../../support/locks";

const origin = "https://m.example";
const files = (version: string): KeptFiles => ({
  version,
  build: `/assets/manifest-${version}.js`,
  first: ["/assets/same-1.js", `/assets/home-${version}.js`],
  later: ["/assets/pdf-1.js"],
  tales: ["/storybook/2-3-space-1.json", "/storybook/4-5-space-1.json"],
});

/** A device, and a site on which these paths fail; `asked` has what the site was asked. */
function device(caches = createCacheStorage()) {
  const asked: string[] = [];
  const failing = new Set<string>();
  const state = { pages: 0, build: "one" };
  const locks = createLocks();
  const shelfOf = (version: string) =>
    createShelf(files(version), {
      caches,
      locks,
      origin,
      countPages: async () => state.pages,
      async fetch({ url }) {
        const { pathname } = new URL(url);
        asked.push(pathname);
        if (failing.has(pathname)) return new Response("", { status: 404 });
        return new Response(keptPages.includes(pathname) ? `<a href="/assets/manifest-${state.build}.js">` : pathname);
      },
    });
  return { caches, locks, asked, failing, state, shelfOf };
}

test("a build's pages and parts are kept before it takes over", async () => {
  const { shelfOf } = device();
  const shelf = shelfOf("one");
  await shelf.fill();
  for (const path of ["/", "/my-stories", "/offline"]) expect(await shelf.findPage(path)).toBeDefined();
  for (const path of files("one").first) expect(await shelf.find(path)).toBeDefined();
  expect(await shelf.find("/assets/pdf-1.js")).toBeUndefined();
});

test("without one of its parts, or with the page of another build, it does not take over", async () => {
  const { shelfOf, failing, state } = device();
  failing.add("/assets/home-one.js");
  await expect(shelfOf("one").fill()).rejects.toThrow("/assets/home-one.js: 404");
  failing.clear();
  state.build = "two";
  await expect(shelfOf("one").fill()).rejects.toThrow("another build");
});

test("a part that an earlier build has kept is not asked for again", async () => {
  const { shelfOf, asked, state } = device();
  await shelfOf("one").fill();
  state.build = "two";
  asked.length = 0;
  await shelfOf("two").fill();
  expect(asked).toEqual(["/", "/my-stories", "/offline", "/assets/home-two.js"]);
});

test("a page that the network gives is kept only if it is of the same build", async () => {
  const { shelfOf } = device();
  const shelf = shelfOf("one");
  await shelf.fill();
  const refreshed = (html: string, init?: ResponseInit) => shelf.keepPage("/", new Response(html, init));
  expect(await refreshed("newer, of /assets/manifest-one.js")).toBe(true);
  expect(await refreshed("of /assets/manifest-two.js")).toBe(false);
  expect(await refreshed("broken /assets/manifest-one.js", { status: 500 })).toBe(false);
  expect(await (await shelf.findPage("/"))?.text()).toBe("newer, of /assets/manifest-one.js");
});

test("tales of the ages that are asked for, then all; only then it says so", async () => {
  const { shelfOf } = device();
  const shelf = shelfOf("one");
  await shelf.fill();
  await shelf.keep({ keep: "4-5" });
  expect(await shelf.find("/storybook/4-5-space-1.json")).toBeDefined();
  expect(await shelf.find("/storybook/2-3-space-1.json")).toBeUndefined();
  expect(await shelf.find("/offline/all-kept")).toBeUndefined();
  await shelf.keep({ keep: "all" });
  for (const path of [...files("one").tales, "/assets/pdf-1.js", "/offline/all-kept"]) {
    expect(await shelf.find(path)).toBeDefined();
  }
});

test("what was fetched all the same is kept, if it is of this build", async () => {
  const { shelfOf } = device();
  const shelf = shelfOf("one");
  await shelf.fill();
  await shelf.keepFetched("/assets/pdf-1.js", new Response("pdf"));
  await shelf.keepFetched("/assets/landing-1.js", new Response("landing"));
  expect(await shelf.find("/assets/pdf-1.js")).toBeDefined();
  expect(await shelf.find("/assets/landing-1.js")).toBeUndefined();
});

test("the last build's parts stay while a page is open, earlier ones and those of nobody go", async () => {
  const { shelfOf, state, caches } = device();
  await caches.open("of-somebody-else");
  for (const version of ["one", "two", "three"]) {
    state.build = version;
    await shelfOf(version).fill();
  }
  state.pages = 1;
  await shelfOf("three").tidy();
  expect(await caches.keys()).toEqual(["of-somebody-else", "kept-two", "kept-three"]);
  // An older worker does not touch the parts of one that is on its way.
  await shelfOf("two").tidy();
  state.pages = 0;
  await shelfOf("three").tidy();
  expect(await caches.keys()).toEqual(["of-somebody-else", "kept-three"]);
});

test("a worker that still runs when everything was erased brings nothing back, and stops asking", async () => {
  const { shelfOf, caches, asked } = device();
  const shelf = shelfOf("one");
  await shelf.fill();
  await caches.delete("kept-one");
  asked.length = 0;
  await expect(shelf.keep({ keep: "all" })).rejects.toThrow("erased");
  await expect(shelf.keepFetched("/assets/pdf-1.js", new Response("pdf"))).rejects.toThrow("erased");
  expect(await shelf.findPage("/")).toBeUndefined();
  expect(await caches.keys()).toEqual([]);
  expect(asked.length).toBe(1);
});

test("a worker that has just found its cache when everything is erased brings nothing back", async () => {
  const { shelfOf, caches, locks } = device();
  const shelf = shelfOf("one");
  await shelf.fill();
  const has = caches.has.bind(caches);
  let erased: Promise<void> | undefined;
  caches.has = async (name) => {
    const found = await has(name);
    erased = withCopies(locks, "exclusive", () => caches.delete(name));
    // As long as erasing takes where nothing holds it up.
    await new Promise(setImmediate);
    return found;
  };
  await shelf.keepFetched("/assets/pdf-1.js", new Response("pdf"));
  await erased;
  expect(await caches.keys()).toEqual([]);
});
