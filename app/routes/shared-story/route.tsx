import { data, type HeadersArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { questionsFor } from "../../reader/afterwards/questions-for";
import { isStoryError } from "../../story/errors";
import "../../reader/screens.css";
import "../../reader/reader.css";
import "../../ui/late-parts/reload-offer.css";
import "./shared-story.css";
import { previewTags } from "../preview-tags";
import { SharedStoryNotice } from "./shared-story-notice";
import { SharedStoryScreen } from "./shared-story-screen";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => previewTags(page);

export const handle = { hydrated: true, isCached: true };

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

// Whoever has the address has the story: it is for no index, and no shared cache keeps the page.
const pageHeaders = { "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex, nofollow" };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { services, origin, reportLink } = context.server;
  try {
    const opened = await services.sharedStories.open(params.id ?? "");
    if (opened.state !== "found") return data(opened, { status: 404, headers: pageHeaders });
    const report = reportLink(`${origin}${new URL(request.url).pathname}`);
    return data(
      { ...opened, id: params.id ?? "", origin, report, questions: questionsFor(opened.metadata) },
      { headers: pageHeaders },
    );
  } catch (thrown) {
    if (!isStoryError(thrown)) throw thrown;
    const headers = { ...pageHeaders, "Retry-After": String(thrown.retryAfter ?? 5) };
    return data({ state: "failed", message: thrown.message } as const, { status: thrown.status, headers });
  }
}

/** Nothing on this page changes what is shared. */
export function shouldRevalidate() {
  return false;
}

export default function SharedStory() {
  const page = useLoaderData<typeof loader>();
  if (page.state !== "found") return <SharedStoryNotice page={page} />;
  return <SharedStoryScreen key={page.story} {...page} />;
}
