import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** Milliseconds that the text is good for; RFC 9116 advises less than a year. */
const validFor = 180 * 24 * 60 * 60 * 1000;

/** Tells who found a weakness whom to tell (RFC 9116), where the operator has said whom. */
export function loader({ context }: LoaderFunctionArgs) {
  const { origin, securityContact } = context.server;
  if (securityContact === undefined) return new Response(null, { status: 404 });
  const contact = /^https?:/.test(securityContact) ? securityContact : `mailto:${securityContact}`;
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(Date.now() + validFor).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
