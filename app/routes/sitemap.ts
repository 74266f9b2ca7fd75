import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listedPages } from "../landing/content/site-pages";

/** Of paths; our origins and paths have no other sign that XML would misread. */
function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

export function loader({ context }: LoaderFunctionArgs) {
  const { origin } = context.server;
  const entries = listedPages.map(
    ({ path, changed }) => `  <url><loc>${escapeXml(origin + path)}</loc><lastmod>${changed}</lastmod></url>\n`,
  );
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
  return new Response(sitemap, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
