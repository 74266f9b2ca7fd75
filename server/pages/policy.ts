import { scriptFreeScripts } from "../../app/inline/script-free";

/** What every page is held to; `connect-src`: tools that judge a page for search engines ask for robots.txt from it. */
const shared = [
  // `default-src` covers it; tools that grade a page look for the word.
  "object-src 'none'",
  // No style element or attribute of ours is written by the server.
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

function policy(scripts: string): string {
  return ["default-src 'none'", `script-src ${scripts}`, ...shared].join("; ");
}

/** Pages without the framework are the same for everybody; so their scripts are allowed by hash, others' by nonce. */
export type PageClass = "hydrated" | "script-free";

async function hashSource(script: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

let scriptFree: Promise<string> | undefined;

/** The Content-Security-Policy of a page. What is no page counts as `hydrated`. @param nonce of this answer */
export async function policyOf(page: PageClass, nonce: string): Promise<string> {
  if (page === "hydrated") return policy(`'self' 'nonce-${nonce}'`);
  scriptFree ??= Promise.all(scriptFreeScripts.map(hashSource)).then((hashes) => policy(hashes.join(" ")));
  return scriptFree;
}
