import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findHousePage, sceneOf } from "../landing/content/site-pages";
import { breadcrumbList, faqPage } from "../landing/content/structured-data";
import { MarketingPage } from "../landing/marketing-page";
import { pageTags } from "./page-tags";

const preview = { file: "product.png", alt: "A book under the moon, a thread running from one to the other" };

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.tags ?? [];

export function loader({ request, context }: LoaderFunctionArgs) {
  const { origin, siteFacts } = context.server;
  const found = findHousePage(new URL(request.url).pathname);
  if (!found) throw new Error("A route without content: the route table is made from the same table");
  const { page, wordsFor } = found;
  const path = `/${page.slug}`;
  const content = wordsFor(siteFacts);
  const crumbs = [
    { name: "Home", path: "/" },
    { name: page.label, path },
  ];
  const structured = [breadcrumbList(origin, crumbs), faqPage(content.questions)];
  return {
    tags: pageTags(page, { origin, path, preview, structured }),
    content,
    handoff: undefined,
    scene: sceneOf(path),
  };
}

export default function House() {
  return <MarketingPage {...useLoaderData<typeof loader>()} />;
}
