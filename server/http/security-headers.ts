import { createMiddleware } from "hono/factory";
import { inlineScripts } from "../../app/landing/inline-scripts";
import type { AppEnvironment } from "./environment";

// Toasts bring their own style element and server rendering writes style attributes: hence 'unsafe-inline' for styles only.
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

async function hashSource(script: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

async function writeScriptFreePolicy(): Promise<string> {
  const hashes = await Promise.all(inlineScripts.map(hashSource));
  return [
    "default-src 'none'",
    `script-src ${hashes.join(" ")}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // Tools that judge a page for search engines ask for robots.txt from within it.
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

let scriptFree: Promise<string> | undefined;

/** For pages without the framework: the same for each answer, so that the page can be kept. */
export function scriptFreePolicy(): Promise<string> {
  scriptFree ??= writeScriptFreePolicy();
  return scriptFree;
}
/** What no page of ours asks a browser for; and no script that found its way into one shall. */
const unused = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "serial",
  "usb",
  "xr-spatial-tracking",
];
// web-share is not named: its default is `self`, and browsers without it complain of the name on the console.
const used = ["clipboard-write", "fullscreen", "screen-wake-lock"];

/** On every answer. A year of HSTS, without subdomains: they may not be ours to promise for. */
const constantHeaders: readonly (readonly [string, string])[] = [
  ["Strict-Transport-Security", "max-age=31536000"],
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  // Not `no-referrer`: with it a plain form posts `Origin: null`.
  ["Referrer-Policy", "same-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Permissions-Policy", [...unused.map((name) => `${name}=()`), ...used.map((name) => `${name}=(self)`)].join(", ")],
];

function randomNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

export const securityHeaders = createMiddleware<AppEnvironment>(async (c, next) => {
  const nonce = randomNonce();
  c.set("nonce", nonce);
  await next();
  for (const [name, value] of constantHeaders) c.res.headers.set(name, value);
  // A page without the framework's scripts has named its own.
  if (!c.res.headers.has("Content-Security-Policy")) {
    c.res.headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  }
});
