import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sceneOf } from "../landing/content/site-pages";
import { storySafety, storySafetyWords } from "../landing/content/story-safety";
import { breadcrumbList, faqPage } from "../landing/content/structured-data";
import { MarketingPage } from "../landing/marketing-page";
import { pageTags } from "./page-tags";

const preview = { file: "product.png", alt: "A book under the moon, a thread running from one to the other" };

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.tags ?? [];

export function loader({ context }: LoaderFunctionArgs) {
  const { origin, safetyFacts } = context.server;
  const path = `/${storySafety.slug}`;
  const content = storySafetyWords(safetyFacts);
  const crumbs = [
    { name: "Home", path: "/" },
    { name: storySafety.label, path },
  ];
  const structured = [breadcrumbList(origin, crumbs), faqPage(content.questions)];
  return {
    tags: pageTags(storySafety, { origin, path, preview, structured }),
    content,
    handoff: undefined,
    scene: sceneOf(path),
  };
}

export default function StorySafety() {
  return <MarketingPage {...useLoaderData<typeof loader>()} />;
}
