import { scriptFreeScripts } from "../../app/inline/script-free";

/** What every page is held to; `connect-src`: tools that judge a page for search engines ask for robots.txt from it. */
const shared = [
  // `default-src` covers it; tools that grade a page look for the word.
  "object-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

function policy(scripts: string, styles: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${["'self'", ...styles].join(" ")}`,
    ...shared,
  ].join("; ");
}

/** Pages without the framework are the same for everybody; so what stands in them is allowed by hash, in others by nonce. */
export type PageClass = "hydrated" | "script-free";

async function hashSource(script: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

let scriptSources: Promise<string> | undefined;

/**
 * The Content-Security-Policy of a page. What is no page counts as `hydrated`. The server writes one style element and no
 * style attribute.
 * @param nonce of this answer
 * @param styleSources of pages without the framework
 */
export async function policyOf(page: PageClass, nonce: string, styleSources: readonly string[] = []): Promise<string> {
  if (page === "hydrated") return policy(`'self' 'nonce-${nonce}'`, [`'nonce-${nonce}'`]);
  scriptSources ??= Promise.all(scriptFreeScripts.map(hashSource)).then((hashes) => hashes.join(" "));
  return policy(await scriptSources, styleSources);
}
