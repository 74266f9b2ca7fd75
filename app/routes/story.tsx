import {
  data,
  type HeadersArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "../story/brand";
import { isStoryError } from "../story/errors";
import "../wizard/wizard.css";
import { Generator } from "./generator/generator";
import laterSheet from "./generator/later.css?url";
import { fromLink } from "./generator/outcome/story-link";
import { storyPreview } from "./preview-tags";

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page?.outcome?.kind === "told"
    ? storyPreview(page.outcome.metadata, page.origin)
    : [{ title: `A bedtime story - ${brand.name}` }, { name: "robots", content: "noindex, nofollow" }];

/** A story shows at once. */
export const links: LinksFunction = () => [{ rel: "stylesheet", href: laterSheet }];

export const handle = { hydrated: true };

export function headers({ loaderHeaders }: HeadersArgs) {
  const headers = new Headers(loaderHeaders);
  // The path carries a family's story: it is kept by no cache and no index.
  headers.set("Cache-Control", "no-store");
  headers.set("X-Robots-Tag", "noindex, nofollow");
  return headers;
}

/** The story in the address, or as much of it as can still be used. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services, origin, asksModel } = context.server;
  try {
    return { ...fromLink(await services.openStoryLink(params.encodedData ?? "")), origin, asksModel };
  } catch (thrown) {
    if (!isStoryError(thrown)) throw thrown;
    const { message, status, retryAfter } = thrown;
    const retry = retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
    const outcome = { kind: "notice", message } as const;
    return data({ preselected: {}, outcome, origin, asksModel }, { status, headers: retry });
  }
}

export function shouldRevalidate() {
  return false;
}

export default function Story() {
  const { preselected, outcome, asksModel } = useLoaderData<typeof loader>();
  return <Generator preselected={preselected} outcome={outcome} asksModel={asksModel} />;
}
