import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { handoffOf } from "../landing/content/handoff";
import { findMarketingContent, sceneOf } from "../landing/content/site-pages";
import { breadcrumbList, faqPage, webApplication } from "../landing/content/structured-data";
import { MarketingPage } from "../landing/marketing-page";
import { brand } from "../story/brand";
import { pageTags } from "./page-tags";

const preview = { file: "product.png", alt: "A book under the moon, a thread running from one to the other" };

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.tags ?? [];

export function loader({ request, context }: LoaderFunctionArgs) {
  const { origin } = context.server;
  const content = findMarketingContent(new URL(request.url).pathname);
  if (!content) throw new Error("A route without content: the route table is made from the same table");
  const path = `/${content.slug}`;
  const { label, title, lead, sections, questions, action, preselects } = content;
  const crumbs = [
    { name: "Home", path: "/" },
    { name: label, path },
  ];
  const structured = [
    breadcrumbList(origin, crumbs),
    ...(content.slug === brand.slug ? [webApplication(origin, content.metaDescription)] : []),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
  ];
  return {
    tags: pageTags(content, { origin, path, preview, structured }),
    content: { label, title, lead, sections, questions, action },
    handoff: preselects && handoffOf(preselects),
    scene: sceneOf(path),
  };
}

export default function Marketing() {
  return <MarketingPage {...useLoaderData<typeof loader>()} />;
}
