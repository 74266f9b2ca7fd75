import { createHash } from "node:crypto";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { agePages } from "../../../app/landing/content/ages";
import { marketingPages } from "../../../app/landing/content/marketing/pages";
import { stylePages } from "../../../app/landing/content/styles";
import { themePages } from "../../../app/landing/content/themes";
import {
  type CrawledPage,
  type CrawledSite,
  crawl,
  headingLevels,
  inlineScriptsOf,
  jsonLdOf,
  metaOf,
} from "../../support/crawled-site";
import { problemsOf } from "../../support/structured-data-rules";
import { sharedTestWorker, type TestWorker } from "../../support/worker/served-worker";

let site: TestWorker;
let origin: string;
let crawled: CrawledSite;
/** One for each address of its own: the home page also comes with a choice in its address. */
let pages: CrawledPage[];
let scriptFree: CrawledPage[];

beforeAll(async () => {
  site = await sharedTestWorker();
  origin = site.url.origin;
  crawled = await crawl(origin);
  // The shelf is a page for one browser alone, and in no index.
  pages = crawled.pages.filter(({ path }) => !path.includes("?") && path !== "/my-stories");
  scriptFree = pages.filter(({ path }) => path !== "/");
}, 60_000);
afterAll(() => site.stop());

/** Pages for which something does not hold. */
function failing(among: readonly CrawledPage[], holds: (page: CrawledPage) => boolean): string[] {
  return among.filter((page) => !holds(page)).map(({ path }) => path);
}

function canonicalOf({ document }: CrawledPage): string | undefined {
  return document.querySelector("link[rel=canonical]")?.getAttribute("href");
}

function duplicates(list: readonly (string | undefined)[]): (string | undefined)[] {
  return list.filter((entry, index) => list.indexOf(entry) !== index);
}

test("from the home page links lead to every page, and nowhere else", () => {
  expect(crawled.pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
  const expected = [
    "/",
    ...agePages.map(({ value }) => `/stories-for-age/${value}`),
    ...stylePages.map(({ value }) => `/story-types/${value}`),
    ...themePages.map(({ value }) => `/story-themes/${value}`),
    ...marketingPages.map(({ slug }) => `/${slug}`),
    "/story-safety",
    "/privacy",
  ];
  expect(pages.map(({ path }) => path).sort()).toEqual(expect.arrayContaining(expected.sort()));
  expect(crawled.foreign).toEqual([]);
});

test("nothing that a page shows or names is missing", () => {
  expect(crawled.files.size).toBeGreaterThan(8);
  expect([...crawled.files].filter(([, status]) => status !== 200)).toEqual([]);
});

test("title, description and heading are each page's own, and of the length that engines show", () => {
  const titles = pages.map(({ document }) => document.querySelector("title")?.text);
  const descriptions = pages.map(({ document }) => metaOf(document, "description"));
  const headings = pages.map(({ document }) => document.querySelector("h1")?.text);
  for (const list of [titles, descriptions, headings]) {
    expect(list).not.toContain(undefined);
    expect(duplicates(list)).toEqual([]);
  }
  expect(titles.filter((title = "") => title.length < 30 || title.length > 60)).toEqual([]);
  expect(descriptions.filter((text = "") => text.length < 110 || text.length > 160)).toEqual([]);
});

test("each page names its one address, also when it was reached by another", () => {
  expect(failing(pages, (page) => canonicalOf(page) === origin + page.path)).toEqual([]);
  expect(failing(pages, ({ document, path }) => metaOf(document, "og:url") === origin + path)).toEqual([]);
  const withChoice = crawled.pages.filter(({ path }) => path.includes("?"));
  expect(withChoice.length).toBeGreaterThan(10);
  expect(failing(withChoice, (page) => canonicalOf(page) === `${origin}/`)).toEqual([]);
});

test("each page has a preview for chat programs", () => {
  for (const { document } of pages) {
    const of = (name: string) => metaOf(document, name);
    expect(of("og:title")).toBe(document.querySelector("title")?.text);
    expect(of("og:description")).toBe(of("description"));
    expect(of("og:image")).toMatch(/^http.*\/previews\/[\w-]+\.png$/);
    expect(of("twitter:card")).toBe("summary_large_image");
    expect(of("twitter:image")).toBe(of("og:image"));
    expect(of("og:image:alt")).toBeTruthy();
  }
});

test("all but the home page ship none of the framework: only our own scripts, within 1 KB, and one sheet, by their hashes", () => {
  for (const { path, html, document, headers } of scriptFree) {
    expect(document.querySelectorAll("script[src], link[rel=modulepreload]"), path).toHaveLength(0);
    expect(html, path).not.toMatch(/__remix|__reactRouter|\.js["']/);
    const scripts = inlineScriptsOf(document);
    expect(scripts.join("").length, path).toBeLessThanOrEqual(1000);
    const hashes = scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(/script-src ([^;]*)/.exec(policy)?.[1], path).toBe(hashes.join(" "));
    const sheet = document.querySelectorAll("style").map(({ rawText }) => rawText);
    expect(sheet, path).toHaveLength(1);
    const hash = createHash("sha256").update(sheet.join("")).digest("base64");
    expect(/style-src ([^;]*)/.exec(policy)?.[1], path).toContain(` 'sha256-${hash}'`);
    expect(policy, path).not.toMatch(/nonce|unsafe/);
  }
});

test("structured data has the fields that its types require, and says what the page says", () => {
  const types = new Set<unknown>();
  for (const { path, document } of pages) {
    for (const data of jsonLdOf(document)) {
      types.add(data["@type"]);
      expect([path, problemsOf(data)]).toEqual([path, []]);
    }
  }
  expect([...types].sort()).toEqual(["BreadcrumbList", "FAQPage", "WebApplication"]);
  const typesOf = (page: CrawledPage) => jsonLdOf(page.document).map((data) => data["@type"]);
  expect(failing(scriptFree, (page) => typesOf(page).includes("BreadcrumbList"))).toEqual([]);
  expect(failing(pages, (page) => typesOf(page).includes("WebApplication"))).not.toContain("/");
  for (const { document } of scriptFree) {
    const text = document.querySelector("main")?.structuredText.replace(/\s+/g, " ") ?? "";
    for (const data of jsonLdOf(document)) {
      if (data["@type"] === "BreadcrumbList") {
        const items = data.itemListElement as { name: string; item: string }[];
        for (const { name, item } of items) {
          expect(text).toContain(name);
          expect(pages.map(({ path }) => origin + path)).toContain(item);
        }
      }
      if (data["@type"] === "FAQPage") {
        const questions = data.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
        for (const { name, acceptedAnswer } of questions) {
          expect(text).toContain(name);
          expect(text).toContain(acceptedAnswer.text);
        }
      }
    }
  }
});

test("landmarks and headings are in order", () => {
  for (const { path, document } of pages) {
    expect(document.querySelectorAll("main"), path).toHaveLength(1);
    expect(document.querySelectorAll("footer"), path).toHaveLength(1);
    expect(document.querySelectorAll("header").length, path).toBeGreaterThanOrEqual(1);
    const names = document.querySelectorAll("nav").map((nav) => nav.getAttribute("aria-label"));
    expect(names, path).not.toContain(undefined);
    expect(duplicates(names), path).toEqual([]);
    const levels = headingLevels(document);
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    expect(levels[0], path).toBe(1);
    for (const [index, level] of levels.entries())
      expect(level, path).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  }
});

test("header, footer and the way back stand on every page but the generator", () => {
  for (const { path, document } of scriptFree) {
    expect(document.querySelector("header a[href='/']"), path).toBeTruthy();
    const footer = document.querySelector("footer");
    const columns = footer?.querySelectorAll("h2").map((heading) => heading.text);
    expect(columns, path).toEqual(["Stories by Age", "Story Types", "Popular Themes", "AI Features"]);
    expect(footer?.text).toContain("2024");
    expect(footer?.text).toContain("Made with love for storytelling families");
    const toTop = footer?.querySelectorAll("a[href='#top']").map((link) => link.text);
    expect(toTop).toEqual(["Educational Stories", "Custom Story Creation"]);
    expect(document.querySelector("main a.button[href^='/']"), path).toBeTruthy();
  }
  expect(pages.find(({ path }) => path === "/")?.document.querySelectorAll("footer a[href]").length).toBeGreaterThan(
    20,
  );
});

test("a landing page shows the opening of a story, told for that page alone", () => {
  const landing = scriptFree.filter(({ path }) => path.split("/").length === 3);
  const openings = landing.map(({ document }) => document.querySelector("blockquote")?.structuredText);
  expect(openings).toHaveLength(agePages.length + stylePages.length + themePages.length);
  expect(openings).not.toContain(undefined);
  expect(duplicates(openings)).toEqual([]);
});

test.each([
  ["/story-types/adventurous", /island/],
  ["/story-types/funny", /pickle jar/],
  ["/story-types/magical", /magic/],
  ["/story-types/gentle", /to bed|slept/],
  ["/story-types/mysterious", /^Somebody was coming/],
  ["/story-themes/animals", /yak|calf/],
  ["/story-themes/dinosaurs", /dinosaur/],
  ["/story-themes/space", /Moon/],
  ["/story-themes/princesses", /princess/],
  ["/story-themes/superheroes", /superhero/],
  ["/story-themes/cars", /\bcar\b/],
])("%s shows a sample that begins with what the page is about", (path, subject) => {
  const page = pages.find((one) => one.path === path);
  expect(page?.document.querySelector("blockquote p")?.text).toMatch(subject);
});

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu) ?? [];
}

test("no two pages share a sentence, their samples included", () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const { path, document } of scriptFree) {
    const main = parse(document.querySelector("main")?.outerHTML ?? "");
    for (const other of main.querySelectorAll("nav, a")) other.remove();
    const sentences = main.structuredText.split(/\n|(?<=[.?!:][”’)]*)\s+/u).map((text) => wordsOf(text).join(" "));
    for (const sentence of new Set(sentences.filter((text) => text.split(" ").length >= 4))) {
      const other = seen.get(sentence);
      if (other !== undefined) shared.push(`${other} and ${path}: ${sentence}`);
      seen.set(sentence, path);
    }
  }
  expect(seen.size).toBeGreaterThan(300);
  expect(shared).toEqual([]);
});

test("the sitemap and the pages are the same list", async () => {
  const response = await fetch(new URL("/sitemap.xml", site.url));
  expect(response.headers.get("Content-Type")).toMatch(/^application\/xml/);
  const xml = await response.text();
  const listed = [...xml.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g)];
  expect(listed.map(([, loc]) => loc).sort()).toEqual(pages.map(({ path }) => origin + path).sort());
  expect(listed.filter(([, , day = ""]) => !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))).toEqual(
    [],
  );
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org/);
});

test("robots may read all but the API, and learn of the sitemap", async () => {
  const response = await fetch(new URL("/robots.txt", site.url));
  expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
  const lines = (await response.text()).split("\n").filter((line) => line !== "");
  expect(lines).toEqual(["User-agent: *", "Disallow: /api/", `Sitemap: ${origin}/sitemap.xml`]);
});

test("the manifest names icons that are there, in their sizes", async () => {
  const response = await fetch(new URL("/site.webmanifest", site.url));
  expect(response.headers.get("Content-Type")).toBe("application/manifest+json");
  const manifest = (await response.json()) as {
    icons: { src: string; sizes: string }[];
    shortcuts: { name: string; url: string; icons: { src: string; sizes: string }[] }[];
  };
  // What browsers ask of a site before they offer to install it, beside these icons.
  expect(manifest).toMatchObject({
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    short_name: "Moonthread",
  });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ["New story", "/"],
    ["My stories", "/my-stories"],
  ]);
  for (const { src, sizes } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
    const icon = await fetch(new URL(src, site.url));
    expect([src, icon.status]).toEqual([src, 200]);
    if (!src.endsWith(".png")) continue;
    const bytes = new DataView(await icon.arrayBuffer());
    expect(`${bytes.getUint32(16)}x${bytes.getUint32(20)}`).toBe(sizes);
  }
});
