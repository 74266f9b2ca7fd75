import { held } from "./scripts-after-paint";

/** For `links` of a route: a style sheet of what a page shows later on. */
export function laterSheetLink(href: string) {
  return { rel: "stylesheet", href, fetchPriority: "low" } as const;
}

const laterLink = /<link rel="stylesheet" href="([^"]+)" fetchPriority="low"\/>/;

/**
 * Of a page that begins with what this sheet has nothing to say of: it comes after the first paint. Where no script brings
 * it, the page waits for it.
 */
export function holdLaterSheet(html: string): string {
  return html.replace(laterLink, (link, href) => `<link rel="${held}" href="${href}"/><noscript>${link}</noscript>`);
}

/** Of a page that may begin with what this sheet is for: it is one of those that paint the page. */
export function showLaterSheet(html: string): string {
  return html.replace(laterLink, '<link rel="stylesheet" href="$1"/>');
}
