import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { waysOn } from "../landing/content/site-pages";
import { NowherePage } from "../landing/nowhere-page";
import { nowhereTags } from "./page-tags";

export const meta: MetaFunction = () => nowhereTags("Page not found");

export function loader({ context }: LoaderFunctionArgs) {
  const { log, loggablePath } = context.server;
  log("info", "not_found", { path: loggablePath });
  return data({ ways: waysOn() }, { status: 404, headers: { "Cache-Control": "no-store" } });
}

export function headers({ loaderHeaders }: { loaderHeaders: Headers }) {
  return loaderHeaders;
}

export default function NotFound() {
  const { ways } = useLoaderData<typeof loader>();
  return (
    <NowherePage
      heading="Oops! Page not found"
      sentence="This page has gone to bed, or was never here."
      back="Return to Home"
      ways={ways}
    />
  );
}
