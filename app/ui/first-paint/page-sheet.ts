import { held } from "./scripts-after-paint";

/** Of the style element that holds all that a page is painted by. */
export const pageSheetId = "page-sheet";

const linkToSheet = /<link rel="stylesheet" href="(\/assets\/[^"]+)"\/>/g;
const hashOf = /-([\w-]{8})\.css/;

/** The one sheet that holds these of a page, in their order; the build makes it (`scripts/build-steps/page-sheets.ts`). */
export function pageSheetFor(sheets: readonly string[]): string {
  return `/assets/sheet-${sheets.map((sheet) => hashOf.exec(sheet)?.[1] ?? "").join("-")}.css`;
}

/**
 * What a page is painted by stands in the page itself: asked for by itself it would come a whole round trip later, which
 * on a bad line is up to half a second.
 * @param read the text of a sheet; undefined where it cannot be had: then the page names it
 * @param nonce of a page that loads parts later on, which bring those of their sheets that the page does not name: so it
 *   goes on naming them, and `app/inline/after-paint.script.ts` makes of that a sheet which is there and asked for by nobody
 */
export async function inlineSheets(
  html: string,
  read: (sheet: string) => Promise<string | undefined>,
  nonce?: string,
): Promise<string> {
  const links = Array.from(html.matchAll(linkToSheet), ([link, sheet = ""]) => ({ link, sheet }));
  if (links.length === 0) return html;
  const sheets = links.map(({ sheet }) => sheet);
  const joined = pageSheetFor(sheets);
  const text = await read(joined);
  const attribute = nonce === undefined ? "" : ` nonce="${nonce}"`;
  const painted =
    text === undefined
      ? `<link rel="stylesheet" href="${joined}"/>`
      : `<style id="${pageSheetId}"${attribute}>${text}</style>`;
  const named = nonce === undefined ? [] : sheets.map((sheet) => `<link rel="${held}" href="${sheet}" disabled=""/>`);
  const inPlace = [painted, ...named].join("");
  // By a function, for a sheet may say '$&'.
  return links.reduce((page, { link }, i) => page.replace(link, () => (i === 0 ? inPlace : "")), html);
}
