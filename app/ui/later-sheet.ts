import { held } from "./scripts-after-paint";

/** For `links` of a route: a style sheet of what a page shows later on. */
export function laterSheetLink(href: string) {
  return { rel: "stylesheet", href, fetchPriority: "low" } as const;
}

/**
 * Of a page that begins with what this sheet has nothing to say of: it comes after the first paint. Where no script brings
 * it, the page waits for it.
 */
export function holdLaterSheet(html: string): string {
  return html.replace(
    /<link rel="stylesheet" href="([^"]+)" fetchPriority="low"\/>/,
    (link, href) => `<link rel="${held}" href="${href}"/><noscript>${link}</noscript>`,
  );
}
