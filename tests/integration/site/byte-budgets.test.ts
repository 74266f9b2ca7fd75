import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedTestWorker, type TestWorker } from "../../support/worker/served-worker";

/** Budgets in bytes after gzip. They do not depend on the machine's speed, so they are tests. */
const kilobyte = 1000;
const budgets = {
  javaScriptBeforeTheFirstAnswer: 105 * kilobyte,
  /** Nor what only a page without a network loads, nor what comes when it is used. */
  allOtherJavaScript: 175 * kilobyte,
  /** The storyteller and its index of tales. */
  tellingHere: 65 * kilobyte,
  /** The review of own words. */
  reviewHere: 155 * kilobyte,
  /** When it is used, style sheets included; paper without the PDF's library. */
  paper: 8.2 * kilobyte,
  books: 8 * kilobyte,
  /** With fflate, which the PDF's library packs by, too. */
  eBook: 12 * kilobyte,
  lamplight: 6 * kilobyte,
  typeSheet: 2 * kilobyte,
  pace: 6 * kilobyte,
  readAloud: 5 * kilobyte,
  /** With the questions of 340 tales; each has some 40 bytes. */
  afterwards: 33 * kilobyte,
  linkCode: 5 * kilobyte,
  /** The reader's stand in it twice, what is below a page three times: at once in some pages, in home after its first paint. */
  styleSheets: 25 * kilobyte,
  sheetOfOnePage: 12 * kilobyte,
  /** Ten segments of TCP, which come in the first round trip; the answer's headers take some 1,100 of them. */
  firstFlight: 10 * 1460 - 1130,
  /** Both, without the letters that few texts have. */
  faces: 26 * kilobyte,
  worker: 880 * kilobyte,
  /** A story reads three at most. */
  talesOfOneWorld: 60 * kilobyte,
};

/** Parts that come when they are used, by the beginnings of their names; lean-qr, which draws a link's code, has the last. */
const whenUsed = {
  /** What PDF and books are set and drawn by has the last of its modules for its name. */
  paper: /^(?:save-pdf|vignette|drawn-scene|shapes|print-coloring)/,
  books: /^(?:make-a-book|save-book)/,
  /** fflate is `browser`. */
  eBook: /^(?:save-epub|browser-)/,
  lamplight: /^lamplight/,
  typeSheet: /^type-sheet/,
  /** Some of it with a question or a story, after the first paint. */
  pace: /^(?:lights-out|time-left|pace)[.-]/,
  readAloud: /^read-aloud/,
  afterwards: /^afterwards/,
  linkCode: /^(?:index|svg)-/,
};
const comesWhenUsed = (name: string) => Object.values(whenUsed).some((part) => part.test(name));

const build = path.resolve(import.meta.dirname, "../../../build");

let site: TestWorker;
beforeAll(async () => {
  site = await sharedTestWorker();
});
afterAll(() => site.stop());

function gzipped(file: string): number {
  return gzipSync(readFileSync(file)).length;
}

function assets(ending: string): string[] {
  return readdirSync(path.join(build, "client/assets")).filter((name) => name.endsWith(ending));
}

function total(names: Iterable<string>): number {
  return [...names].reduce((sum, name) => sum + gzipped(path.join(build, "client/assets", name)), 0);
}

test("the first question needs little JavaScript", async () => {
  const html = await (await fetch(site.url)).text();
  const named = new Set([...html.matchAll(/\/assets\/([^"'\\]+\.js)/g)].map(([, name]) => name ?? ""));
  const inline = [...html.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(([, script]) => script ?? "").join("");
  expect(named.size).toBeGreaterThan(3);
  expect(total(named) + gzipSync(inline).length).toBeLessThanOrEqual(budgets.javaScriptBeforeTheFirstAnswer);
});

test("all of our JavaScript is little", () => {
  const scripts = assets(".js").filter(
    (name) => !/jspdf|html2canvas|purify|tell-here|review-here/.test(name) && !comesWhenUsed(name),
  );
  expect(scripts.length).toBeGreaterThan(3);
  expect(total(scripts)).toBeLessThanOrEqual(budgets.allOtherJavaScript);
});

test("what tells without a network is little", () => {
  const named = (name: RegExp) => assets(".js").filter((file) => name.test(file));
  expect(named(/tell-here|review-here/)).toHaveLength(2);
  expect(total(named(/tell-here/))).toBeLessThanOrEqual(budgets.tellingHere);
  expect(total(named(/review-here/))).toBeLessThanOrEqual(budgets.reviewHere);
});

test("the style sheets are little", () => {
  // Each page's one sheet is made of the others.
  const isOfPage = (name: string) => name.startsWith("sheet-");
  const sheets = assets(".css").filter((name) => !isOfPage(name) && !comesWhenUsed(name));
  expect(sheets.length).toBeGreaterThan(0);
  expect(total(sheets)).toBeLessThanOrEqual(budgets.styleSheets);
  for (const name of assets(".css").filter(isOfPage)) expect(total([name])).toBeLessThanOrEqual(budgets.sheetOfOnePage);
});

test("what comes when it is used is little, and no page names it", async () => {
  const html = await (await fetch(site.url)).text();
  for (const part of Object.keys(whenUsed) as (keyof typeof whenUsed)[]) {
    const files = [...assets(".js"), ...assets(".css")].filter((name) => whenUsed[part].test(name));
    expect(files.length, part).toBeGreaterThan(0);
    expect(files.filter((name) => html.includes(name))).toEqual([]);
    expect(total(files), part).toBeLessThanOrEqual(budgets[part]);
  }
});

test("a page is painted by the one style sheet in it and two small faces", async () => {
  for (const path of ["/", "/my-stories", "/stories-for-age/5"]) {
    const html = await (await fetch(new URL(path, site.url))).text();
    expect(html.match(/<style\b/g)).toHaveLength(1);
    expect(html.replaceAll(/<noscript>.*?<\/noscript>/g, "")).not.toContain('<link rel="stylesheet"');
    expect(gzipSync(html, { level: 6 }).length, path).toBeLessThanOrEqual(budgets.firstFlight);
    const faces = [...html.matchAll(/rel="preload"[^>]+\/assets\/([^"]+\.woff2)/g)].map(([, name = ""]) => name);
    expect(faces).toHaveLength(2);
    const bytes = faces.reduce((sum, name) => sum + statSync(`${build}/client/assets/${name}`).size, 0);
    expect(bytes).toBeLessThanOrEqual(budgets.faces);
  }
});

test("the Worker is small", () => {
  expect(gzipped(path.join(build, "worker/index.js"))).toBeLessThanOrEqual(budgets.worker);
});

test("what one story reads of the library is small, and named by what is in it", () => {
  const files = readdirSync(path.join(build, "client/storybook"));
  expect(files.length).toBeGreaterThanOrEqual(4);
  for (const file of files) {
    expect(file).toMatch(/^[\d-]+-[a-z-]+-[0-9a-f]{8}\.json$/);
    expect(gzipped(path.join(build, "client/storybook", file)), file).toBeLessThanOrEqual(budgets.talesOfOneWorld);
  }
});

test("nothing secret and no server code reaches the browser", () => {
  const shipped = assets(".js")
    .map((name) => readFileSync(path.join(build, "client/assets", name), "utf8"))
    .join("");
  expect(shipped).not.toMatch(/STORY_SIGNING_SECRET|OPENAI_API_KEY|shared_stories/);
});
