import { createMiddleware } from "hono/factory";
import { policyOf } from "../pages/policy";
import type { AppEnvironment } from "./environment";

/** What no page of ours asks a browser for; nor may a script that found its way into one. */
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

/** A year. Subdomains only where the operator says so: they may not be ours to promise for. */
const strictTransport = "max-age=31536000";

/** On every answer. */
const constantHeaders: readonly (readonly [string, string])[] = [
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
  const subdomains = c.var.config?.hstsSubdomains ? "; includeSubDomains" : "";
  c.res.headers.set("Strict-Transport-Security", strictTransport + subdomains);
  // A page has named its own.
  if (!c.res.headers.has("Content-Security-Policy")) {
    c.res.headers.set("Content-Security-Policy", await policyOf("hydrated", nonce));
  }
});
