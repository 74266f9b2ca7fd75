import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { brand } from "../story/brand";
import { preselectionFromSearch } from "../wizard/preselection";
import "../wizard/wizard.css";
import "../reader/reader.css";
import { answerForm } from "./generator/form-action";
import { Generator } from "./generator/generator";
import type { GeneratorOutcome } from "./generator/outcome";
import { previewOf } from "./preview-tags";

const description =
  "Answer six questions and read your child a bedtime story of their own, for ages 2 to 12. No account, no advertising.";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${brand.name} - ${brand.tagline}` },
  ...previewOf({
    title: brand.tagline,
    description,
    image: `${data?.origin ?? ""}/previews/home.png`,
    imageAlt: "A little house with a lit window under the moon",
    type: "website",
  }),
];

export const handle = { hydrated: true };

export function headers({ actionHeaders }: HeadersArgs) {
  const headers = new Headers(actionHeaders);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  return headers;
}

/** A choice handed over in the address, for browsers without JavaScript. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const preselected = preselectionFromSearch(new URL(request.url).searchParams);
  const { origin, asksModel } = context.server;
  return { preselected, origin, asksModel };
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
