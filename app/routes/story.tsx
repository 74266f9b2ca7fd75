import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "../story/brand";
import "../wizard/wizard.css";
import "../reader/reader.css";
import { Generator } from "./generator/generator";
import { fromLink } from "./generator/story-link";
import { storyPreview } from "./preview-tags";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data?.outcome?.kind === "told"
    ? storyPreview(data.outcome.metadata, data.origin)
    : [{ title: `A bedtime story - ${brand.name}` }, { name: "robots", content: "noindex, nofollow" }];

export const handle = { hydrated: true };

export function headers() {
  // The path carries a family's story: it is kept by no cache and no index.
  return { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };
}

/** The story in the address, or as much of it as can still be used. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services, origin, asksModel } = context.server;
  return { ...fromLink(await services.openStoryLink(params.encodedData ?? "")), origin, asksModel };
}

export function shouldRevalidate() {
  return false;
}

export default function Story() {
  const { preselected, outcome, asksModel } = useLoaderData<typeof loader>();
  return <Generator preselected={preselected} outcome={outcome} asksModel={asksModel} />;
}
