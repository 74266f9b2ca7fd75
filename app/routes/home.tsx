import type {
  ActionFunctionArgs,
  HeadersArgs,
  LinksFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { webApplication } from "../landing/content/structured-data";
import { brand } from "../story/brand";
import { laterSheetLink } from "../ui/first-paint/later-sheet";
import { preselectionFromSearch } from "../wizard/answers/preselection";
import "../wizard/wizard.css";
import { Generator } from "./generator/generator";
import laterSheet from "./generator/later.css?url";
import { answerForm } from "./generator/outcome/form-action";
import type { GeneratorOutcome } from "./generator/outcome/outcome";
import { pageTags } from "./page-tags";

const description =
  "Answer six questions and read your child a bedtime story of their own in about a minute. For ages 2 to 12, free, with no account and no advertising.";

const words = { pageTitle: `${brand.name} - ${brand.tagline}`, metaDescription: description };
const preview = { file: "home.png", alt: "A little house with a lit window under the moon" };

/** The browser's script has no use for them. */
export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!import.meta.env.SSR || !data) return [];
  const { origin } = data;
  return pageTags(words, { origin, path: "/", preview, structured: [webApplication(origin, description)] });
};

export const links: LinksFunction = () => [laterSheetLink(laterSheet)];

export const handle = { hydrated: true, isCached: true };

export function headers({ actionHeaders }: HeadersArgs) {
  const headers = new Headers(actionHeaders);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  return headers;
}

/** A choice handed over in the address, for browsers without JavaScript; anybody's words in it pass the review first. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { origin, asksModel, services } = context.server;
  const { interests, ...others } = preselectionFromSearch(new URL(request.url).searchParams);
  const fit = interests?.filter(services.isFitInterest) ?? [];
  const preselected = fit.length > 0 ? { ...others, interests: fit } : others;
  return { preselected, asksModel, origin };
}

export function action({ request, context }: ActionFunctionArgs) {
  return answerForm(request, context.server);
}

/** Steps are entries of the history; none of them needs anything from the server. */
export function shouldRevalidate() {
  return false;
}

export default function Home() {
  const { preselected, asksModel } = useLoaderData<typeof loader>();
  const outcome = useActionData() as GeneratorOutcome | undefined;
  return <Generator preselected={preselected} outcome={outcome} asksModel={asksModel} />;
}
