import { allKeptMark } from "../../ui/all-kept";
import { type Locks, withCopies } from "../../ui/copies";
import { type KeepMessage, type KeptFiles, keptPages, leadOnPage } from "../kept-files";

export interface ShelfPorts {
  readonly caches: CacheStorage;
  readonly locks: Locks;
  fetch(request: Request): Promise<Response>;
  /** For addresses that are paths. */
  readonly origin: string;
  /** Pages of the site that are open. */
  countPages(): Promise<number>;
}

/** One cache for each build; erasing takes all that begin so. */
export const cachePrefix = "kept-";

/** What the device keeps of the site for one build. */
export type Shelf = ReturnType<typeof createShelf>;

export function createShelf(files: KeptFiles, { caches, locks, fetch, origin, countPages }: ShelfPorts) {
  const name = cachePrefix + files.version;
  const whole = (path: string, init?: RequestInit) => new Request(new URL(path, origin), init);

  async function put(path: string, response: Response): Promise<void> {
    if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
    // Come whole before the lock is asked for: nobody who erases waits for a network.
    const { status, headers } = response;
    const copy = new Response(await response.arrayBuffer(), { status, headers });
    await withCopies(locks, "shared", async () => {
      // Only `fill` makes a cache: a worker that still runs when everything was erased brings nothing back.
      if (!(await caches.has(name))) throw new Error("erased");
      await (await caches.open(name)).put(whole(path), copy);
    });
  }

  /** Files are named by what is in them, so those of another build are as good as the network's. */
  async function keepFile(path: string): Promise<void> {
    if (await findOfBuild(path)) return;
    await put(path, (await find(path)) ?? (await fetch(whole(path))));
  }

  async function keepFiles(paths: readonly string[]): Promise<void> {
    // One by one: the page and its story go before.
    for (const path of paths) await keepFile(path);
  }

  async function isOfThisBuild(page: Response): Promise<boolean> {
    return (await page.clone().text()).includes(files.build);
  }

  /** A page of another build would ask for parts that are not here. @returns whether it was kept */
  async function keepPage(path: string, page: Response): Promise<boolean> {
    if (!page.ok || page.redirected || !(await isOfThisBuild(page))) return false;
    await put(path, page);
    return true;
  }

  /** Asks the storage, which makes no cache that is not there, as opening one would. */
  function findOfBuild(path: string): Promise<Response | undefined> {
    return caches.match(whole(path), { ignoreVary: true, cacheName: name });
  }

  function find(path: string): Promise<Response | undefined> {
    return caches.match(whole(path), { ignoreVary: true });
  }

  return {
    find,
    keepPage,

    findPage: findOfBuild,

    /** @throws when the build's parts cannot all be had: then the worker before goes on. */
    async fill(): Promise<void> {
      await caches.open(name);
      for (const path of keptPages) {
        if (!(await keepPage(path, await fetch(whole(path, { cache: "reload" })))))
          throw new Error(`${path} is of another build`);
      }
      await put(leadOnPage, await fetch(whole(leadOnPage, { cache: "reload" })));
      await keepFiles(files.first);
    },

    async keep({ keep }: KeepMessage): Promise<void> {
      if (keep !== "all") return keepFiles(files.tales.filter((path) => path.startsWith(`/storybook/${keep}-`)));
      await keepFiles([...files.tales, ...files.later]);
      await put(allKeptMark, new Response("", { status: 200 }));
    },

    /** What was fetched all the same is kept for the next time. */
    async keepFetched(path: string, response: Response): Promise<void> {
      if ([...files.first, ...files.later, ...files.tales].includes(path)) await put(path, response);
    },

    /** Caches of earlier builds go, but for the last while a page is open: it may be that build's, and want its parts. */
    async tidy(): Promise<void> {
      const kept = (await caches.keys()).filter((one) => one.startsWith(cachePrefix));
      // What stands behind belongs to a worker that is on its way.
      const earlier = kept.slice(0, kept.indexOf(name));
      const spared = (await countPages()) > 0 ? earlier.slice(0, -1) : earlier;
      if (spared.length === 0) return;
      await withCopies(locks, "exclusive", () => Promise.all(spared.map((one) => caches.delete(one))));
    },
  };
}
