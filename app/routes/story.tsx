import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "../story/brand";
import "../wizard/wizard.css";
import "../reader/reader.css";
import { Generator } from "./generator/generator";
import { fromLink } from "./generator/story-link";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.outcome?.kind === "told" ? data.outcome.metadata.title : "A bedtime story"} - ${brand.name}` },
  { name: "robots", content: "noindex, nofollow" },
];

export const handle = { hydrated: true };

export function headers() {
  // The path carries a family's story: it is kept by no cache and no index.
  return { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };
}

/** The story in the address, or as much of it as can still be used. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return fromLink(await context.server.services.openStoryLink(params.encodedData ?? ""));
}

export function shouldRevalidate() {
  return false;
}

export default function Story() {
  const { preselected, outcome } = useLoaderData<typeof loader>();
  return <Generator preselected={preselected} outcome={outcome} />;
}
