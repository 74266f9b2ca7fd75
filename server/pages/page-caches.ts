import { scriptFreePages } from "../../app/landing/content/site-pages";
import { createDocumentCache, type DocumentCache } from "./document-cache";
import { createPageCache, type PageCache } from "./page-cache";

/** Origins whose pages are cached side by side; a Worker may serve a domain of its own beside its first one. */
const mostOrigins = 4;
/** Of 30 to 60 KB each; an isolate has 128 MB. */
const mostDocuments = 100;

/** One for each kind of page, of 20 to 50 KB. */
const mostSheets = 10;

/** All that an isolate has in memory of what it rendered, by the kind of page. */
export interface PageCaches {
  /** By origin and path. */
  readonly scriptFree: PageCache<ArrayBuffer>;
  /** The 404 page, which is the same for every path of a build. */
  readonly nowhere: PageCache<ArrayBuffer>;
  /** Pages with the framework, by what they were rendered from. */
  readonly documents: DocumentCache;
  /** Style sheets, by their path. */
  readonly sheets: PageCache<string>;
}

/** @param isOn else nothing is cached */
export function createPageCaches(isOn: boolean): PageCaches {
  const most = (count: number) => (isOn ? count : 0);
  return {
    scriptFree: createPageCache(most(mostOrigins * scriptFreePages.length)),
    nowhere: createPageCache(most(1)),
    sheets: createPageCache(most(mostSheets)),
    documents: createDocumentCache(most(mostDocuments)),
  };
}
