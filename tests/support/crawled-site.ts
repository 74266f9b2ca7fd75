import { type HTMLElement, parse } from "node-html-parser";

export interface CrawledPage {
  /** Path and query as the link had it. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly document: HTMLElement;
}

export interface CrawledSite {
  readonly pages: readonly CrawledPage[];
  /** Everything else of ours that pages show or name: address → status. */
  readonly files: ReadonlyMap<string, number>;
  /** Addresses on other hosts that pages load something from or link to. */
  readonly foreign: readonly string[];
}

/** What pages load or name, beside their links. */
const parts: readonly (readonly [selector: string, attribute: string])[] = [
  ["img", "src"],
  ["script[src]", "src"],
  ["link[rel=stylesheet]", "href"],
  ["link[rel=modulepreload]", "href"],
  ["link[rel=icon]", "href"],
  ["link[rel=apple-touch-icon]", "href"],
  ["link[rel=manifest]", "href"],
  ['meta[property="og:image"]', "content"],
  ['meta[name="twitter:image"]', "content"],
];

function addresses(document: HTMLElement, selector: string, attribute: string): string[] {
  return document.querySelectorAll(selector).flatMap((element) => element.getAttribute(attribute) ?? []);
}

/** Reads every page that can be reached from `/`, and asks for everything that they show. */
export async function crawl(origin: string): Promise<CrawledSite> {
  const pages: CrawledPage[] = [];
  const files = new Map<string, number>();
  const foreign: string[] = [];
  const known = new Set(["/"]);
  const queue = ["/"];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const response = await fetch(new URL(path, origin), { redirect: "manual" });
    const html = await response.text();
    const document = parse(html);
    pages.push({ path, status: response.status, headers: response.headers, html, document });
    for (const href of addresses(document, "a", "href")) {
      const target = new URL(href, origin + path);
      const next = target.pathname + target.search;
      if (target.origin !== origin) foreign.push(target.href);
      else if (!known.has(next)) {
        known.add(next);
        queue.push(next);
      }
    }
    for (const [selector, attribute] of parts) {
      for (const address of addresses(document, selector, attribute)) {
        const target = new URL(address, origin + path);
        if (target.origin !== origin) foreign.push(target.href);
        else if (!files.has(target.href)) files.set(target.href, (await fetch(target)).status);
      }
    }
  }
  return { pages, files, foreign };
}

/** Executable inline scripts; JSON-LD is data. */
export function inlineScriptsOf(document: HTMLElement): string[] {
  const scripts = document.querySelectorAll("script").filter((script) => !script.hasAttribute("src"));
  return scripts.filter((script) => script.getAttribute("type") === undefined).map((script) => script.rawText);
}

export type JsonLd = Record<string, unknown>;

export function jsonLdOf(document: HTMLElement): JsonLd[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  return scripts.map((script) => JSON.parse(script.rawText) as JsonLd);
}

export function metaOf(document: HTMLElement, name: string): string | undefined {
  const element = document.querySelector(`meta[name="${name}"]`) ?? document.querySelector(`meta[property="${name}"]`);
  return element?.getAttribute("content");
}

/** 1 to 6, in the order of the page. */
export function headingLevels(document: HTMLElement): number[] {
  return document.querySelectorAll("h1, h2, h3, h4, h5, h6").map((heading) => Number(heading.tagName.slice(1)));
}
