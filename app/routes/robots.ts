import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/**
 * Shared stories are not disallowed: a crawler must be able to read that they are not to be indexed, and a preview
 * fetcher what they are.
 */
export function loader({ context }: LoaderFunctionArgs) {
  const rules = `User-agent: *
Disallow: /api/

Sitemap: ${context.server.origin}/sitemap.xml
`;
  return new Response(rules, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
