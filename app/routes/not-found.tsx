import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { brand } from "../story/brand";

export const meta: MetaFunction = () => [
  { title: `Page not found - ${brand.name}` },
  { name: "robots", content: "noindex" },
];

const longestLoggedPath = 200;

export function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  // JSON escapes what could break a log line; the paths of shared and encoded stories never come here.
  const path = JSON.stringify(pathname).slice(1, -1).slice(0, longestLoggedPath);
  context.server.log("info", "not_found", { path });
  return data(null, { status: 404, headers: { "Cache-Control": "no-store" } });
}

export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders;
}

export default function NotFound() {
  return (
    <main className="page">
      <h1>Oops! Page not found</h1>
      <p>This page has gone to bed, or was never here.</p>
      <p>
        <a className="button" href="/">
          Return to Home
        </a>
      </p>
    </main>
  );
}
