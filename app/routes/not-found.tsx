import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { brand } from "../story/brand";

export const meta: MetaFunction = () => [
  { title: `Page not found - ${brand.name}` },
  { name: "robots", content: "noindex" },
];

export function loader({ context }: LoaderFunctionArgs) {
  const { log, loggablePath } = context.server;
  log("info", "not_found", { path: loggablePath });
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
