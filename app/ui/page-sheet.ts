import { held } from "./scripts-after-paint";

const linkToSheet = /<link rel="stylesheet" href="\/assets\/[^"]+"\/>/g;
const hashOf = /-([\w-]{8})\.css/;

/** The one sheet that holds these of a page, in their order; the build makes it (`scripts/page-sheets.ts`). */
export function pageSheetFor(sheets: readonly string[]): string {
  return `/assets/sheet-${sheets.map((sheet) => hashOf.exec(sheet)?.[1] ?? "").join("-")}.css`;
}

/**
 * What a page is painted by comes as one file: over HTTP/1.1 each further one opens a connection of its own, which on a
 * slow line costs as much as the page itself.
 * @param hasParts it loads parts later on, which bring those of their sheets that the page does not name: so it goes on
 *   naming them, and `app/inline/after-paint.script.ts` makes of that a sheet which is there and asked for by nobody
 */
export function joinSheets(html: string, hasParts: boolean): string {
  const links = html.match(linkToSheet) ?? [];
  const [first] = links;
  if (first === undefined || links.length < 2) return html;
  const sheets = links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? "");
  const named = hasParts ? sheets.map((sheet) => `<link rel="${held}" href="${sheet}" disabled=""/>`) : [];
  const joined = [`<link rel="stylesheet" href="${pageSheetFor(sheets)}"/>`, ...named].join("");
  return links.slice(1).reduce((page, link) => page.replace(link, ""), html.replace(first, joined));
}
