import { data, type HeadersArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { handoffOf } from "../landing/content/handoff";
import {
  findLandingContent,
  findLandingKind,
  type LandingKind,
  landingPath,
  sceneOf,
} from "../landing/content/site-pages";
import { breadcrumbList } from "../landing/content/structured-data";
import type { SampleAnswers } from "../landing/content/types";
import { LandingPage } from "../landing/landing-page";
import { NowherePage } from "../landing/nowhere-page";
import { interests, labelOf, lessons, styles } from "../story/catalogue";
import { isStoryError } from "../story/errors";
import { nowhereTags, pageTags } from "./page-tags";

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.tags ?? [];

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

const redirectHeaders = { "Cache-Control": "public, max-age=3600" };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { services, origin, log, loggablePath } = context.server;
  const kind = findLandingKind(new URL(request.url).pathname);
  const content = kind && findLandingContent(kind, params.value ?? "");
  const group = kind?.groupOf?.(params.value ?? "");
  if (kind && !content && group) return redirect(landingPath(kind, group), { status: 301, headers: redirectHeaders });
  if (!kind || !content) {
    log("info", "not_found", { path: loggablePath });
    return data(nowhere(kind), { status: 404, headers: { "Cache-Control": "no-store" } });
  }
  const path = landingPath(kind, content.value);
  const { label, title, description, benefits, features, action, sample } = content;
  const crumbs = [
    { name: "Home", path: "/" },
    { name: label, path },
  ];
  const opening = await services.tellOpening(sample).catch((thrown: unknown) => {
    log("error", "no_sample", { path, detail: isStoryError(thrown) ? thrown.detail : undefined });
    return undefined;
  });
  const page = {
    found: true as const,
    tags: pageTags(content, { origin, path, preview: kind.preview, structured: [breadcrumbList(origin, crumbs)] }),
    content: { label, title, description, benefits, features, action },
    handoff: handoffOf({ category: kind.category, value: content.value }),
    scene: sceneOf(path),
    opening: opening && { ...opening, toldFor: answersInWords(sample) },
  };
  // A page without its sample is not to be kept.
  return data(page, opening ? {} : { headers: { "Cache-Control": "no-store" } });
}

function answersInWords({ age, style, lesson, readingTime, ...sample }: SampleAnswers): string {
  const loved = sample.interests.map((interest) => labelOf(interests, interest));
  return [`Age ${age}`, loved.join(", "), labelOf(styles, style), labelOf(lessons, lesson), readingTime].join(" · ");
}

function nowhere(kind: LandingKind | undefined) {
  const heading = kind?.unknown ?? "";
  const links = (kind?.pages ?? []).map(({ label, value }) => ({ label, href: kind ? landingPath(kind, value) : "/" }));
  return {
    found: false as const,
    tags: nowhereTags(heading),
    heading,
    sentence: kind?.unknownSentence ?? "",
    ways: { heading: kind?.column ?? "", links },
  };
}

export default function Landing() {
  const page = useLoaderData<typeof loader>();
  if (page.found) return <LandingPage {...page} />;
  return <NowherePage {...page} back="Back to Story Generator" />;
}
