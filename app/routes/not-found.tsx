import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { brand } from "../story/brand";
import { NoticePage } from "../ui/notice-page";

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
  return <NoticePage heading="Oops! Page not found">This page has gone to bed, or was never here.</NoticePage>;
}
