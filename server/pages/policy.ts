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

/** Of pages with the framework, and of all answers that are no page. */
export function hydratedPolicy(nonce: string): string {
  return policy(`'self' 'nonce-${nonce}'`);
}

async function hashSource(script: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

let scriptFree: Promise<string> | undefined;

/** Of pages without the framework: the same for each answer, so that the page can be kept. */
export function scriptFreePolicy(): Promise<string> {
  scriptFree ??= Promise.all(scriptFreeScripts.map(hashSource)).then((hashes) => policy(hashes.join(" ")));
  return scriptFree;
}
